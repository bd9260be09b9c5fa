"""Typographic rules of each language: quotation marks, spaces before punctuation, paired signs."""

from __future__ import annotations

import re
from collections.abc import Iterator

NARROW, WIDE = "\u202f", "\u00a0"

#: Opening and closing marks, outer and inner.
QUOTES = {
    "de": ("„“", "‚‘"),
    "en": ("“”",),
    "es": ("«»", "“”"),
    "fr": ("«»", "“”"),
    "it": ("«»", "“”"),
    "nl": ("“”",),
}
ALL_QUOTES = set("„“”«»‚‘")
#: Text to be typed, quoted for a shell; a single question mark asks the terminal for help.
TYPED = re.compile(r"(?<=\s)\?(?=\s)|pip install \"[^\"]*\"|`[^`]*`|https?://\S*|--\w[\w-]*|\{[^}]*\}")


def faults(language: str, said: str) -> Iterator[str]:
    """Yield the typographic errors of a line."""
    line = TYPED.sub("X", said)
    if re.search("[\"'´`]", line):
        yield "a straight quotation mark or apostrophe"
    pairs = QUOTES.get(language, ())
    allowed = set("".join(pairs)) | {"’"}
    for sign in sorted(set(line) & ALL_QUOTES - allowed):
        yield f"{sign} is not a quotation mark of this language"
    for opening, closing in map(tuple, pairs):
        if line.count(opening) != line.count(closing):
            yield f"{opening} and {closing} do not pair"
    if language == "es":
        for opening, closing in (("¿", "?"), ("¡", "!")):
            if line.count(opening) != line.count(closing):
                yield f"{opening} and {closing} do not pair"
    if language == "fr":
        if re.search(rf"[^\s{NARROW}{WIDE}!?;][!?;]", line) or re.search(r" [!?;:»]", line) or "« " in line:
            yield "before ! ? ; and inside « » stands a narrow space that does not break"
        if re.search(r"[^\W\d][:](?=\s|$)", line):
            yield "before a colon stands a space that does not break"
    elif re.search(rf"[ {NARROW}{WIDE}][!?;:](?=\s|$)", line):
        yield "a space before a sign"
