"""Reduce the fonts to the characters of our six languages: ``python tools/fonts.py``.

Needs `pip install fonttools brotli` and web/node_modules. The results are in web/src/kit/fonts; run it again when a
font or its version in web/package.json changes.
"""

from __future__ import annotations

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

WEB = Path(__file__).resolve().parents[1] / "web"
#: Basic Latin, Latin-1, œ, the spaces, dashes, quotes and arrows of our texts, €, and the minus sign.
LETTERS = "U+20-7E,U+A0-FF,U+152-153,U+2009,U+202F,U+2010-2015,U+2018-201E,U+2026,U+2032,U+2039-203A,U+20AC,U+2190-2193,U+2212"
DIGITS = "U+30-39"
CUTS = (
    ("fredoka", 600, LETTERS, "fredoka-600"),
    ("fredoka", 700, LETTERS, "fredoka-700"),
    ("fredoka", 400, DIGITS, "fredoka-digits-400"),
    ("fredoka", 600, DIGITS, "fredoka-digits-600"),
    ("atkinson-hyperlegible", 400, LETTERS, "atkinson-400"),
    ("atkinson-hyperlegible", 700, LETTERS, "atkinson-700"),
)


def part_words(file: Path) -> None:
    """Remove Fredoka's kerning between a space and V, which takes two thirds of the space: "Das Verbot" was one word."""
    font = TTFont(file)
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in lookup.SubTable:
            if lookup.LookupType == 2 and pairs.Format == 1 and "space" in pairs.Coverage.glyphs:
                for second in pairs.PairSet[pairs.Coverage.glyphs.index("space")].PairValueRecord:
                    if second.SecondGlyph == "V":
                        second.Value1.XAdvance = 0
    font.save(file)


if __name__ == "__main__":
    for face, weight, characters, name in CUTS:
        source = WEB / "node_modules" / "@fontsource" / face / "files" / f"{face}-latin-{weight}-normal.woff2"
        target = WEB / "src" / "kit" / "fonts" / f"{name}.woff2"
        features = "--layout-features=kern,tnum,locl,mark,mkmk,ccmp"
        # Keep Fredoka's hints: they are small, and lines would be higher without them. Drop Atkinson's: they are a third of the
        # file.
        hints = "--hinting" if face == "fredoka" else "--no-hinting"
        subset.main([str(source), f"--unicodes={characters}", "--flavor=woff2", hints, features, f"--output-file={target}"])
        if (face, characters) == ("fredoka", LETTERS):
            part_words(target)
        print(f"{target.name:<28} {target.stat().st_size:>6} bytes")
