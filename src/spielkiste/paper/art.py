"""The drawings made by the front end's build, and the fonts; in colour or in greyscale."""

from __future__ import annotations

import json
import re
import struct
import zlib
from functools import cache
from pathlib import Path
from typing import NotRequired, TypedDict

from spielkiste.core.errors import BadFile
from spielkiste.page import web_folder


class Line(TypedDict("_Line", {"font-size": float})):
    """The position and size of a name on a drawing; `says` is its text key, with values, if the drawing knows it."""

    x: float
    y: float
    fill: str
    room: float
    says: NotRequired[str]


class Drawing(TypedDict):
    """A self-contained drawing: the visible part of its plane, and where names go."""

    svg: str
    left: float
    top: float
    width: float
    height: float
    lines: list[Line]


Drawings = dict[str, Drawing]
FAMILIES = ("Fredoka", "Atkinson Hyperlegible")
_INK = re.compile(r"#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b")


@cache
def _all() -> dict[str, Drawings]:
    path = folder() / "art.json"
    if not path.exists():
        raise BadFile("paper-no-art", "The pieces are not drawn: this build has no page.  Install a wheel, or run: make play")
    found: dict[str, Drawings] = json.loads(path.read_text(encoding="utf-8"))
    return found


def folder() -> Path:
    return web_folder() / "print"


def drawings(box: str) -> Drawings:
    """Return all drawings of a box by name; {} for a box from another package, whose pieces are words and numbers."""
    return _all().get(box, {})


def in_grey(text: str) -> str:
    """Return the SVG or JSON text with every colour replaced by a grey of the same luminance (Rec. 709)."""
    return _INK.sub(lambda ink: _grey(ink[0]), text)


def _grey(ink: str) -> str:
    digits = ink[1:] if len(ink) == 7 else "".join(2 * digit for digit in ink[1:])
    red, green, blue = (int(digits[place : place + 2], 16) for place in (0, 2, 4))
    return "#" + 3 * f"{round(0.2126 * red + 0.7152 * green + 0.0722 * blue):02x}"


def fonts() -> dict[str, bytes]:
    """Return the fonts by file name, unpacked to TrueType."""
    return {f"{path.stem}.ttf": _told_apart(path.stem, unpacked(path.read_bytes())) for path in sorted(folder().glob("*.woff"))}


def _told_apart(name: str, font: bytes) -> bytes:
    """Rename the family of an extended-Latin font.

    These letters come in separate files under the same family name, and the typesetter accepts one file per family.
    """
    if "-latin-ext-" not in name:
        return font
    for family in FAMILIES:
        for coding in ("utf-16-be", "latin-1"):
            # The new name is as long as the old one, so that nothing in the file moves.
            font = font.replace(family.encode(coding), further(family).encode(coding))
    return font


def further(family: str) -> str:
    """Return the family name for the extended-Latin letters of a family."""
    return f"{family[:-1]}+"


def unpacked(woff: bytes) -> bytes:
    """Return the TrueType file inside a WOFF file (version 1: each table is deflated on its own)."""
    flavour, _, count = struct.unpack_from(">IIH", woff, 4)
    tables: list[tuple[bytes, int, bytes]] = []
    for entry in range(count):
        tag, offset, packed, length, checksum = struct.unpack_from(">4sIIII", woff, 44 + 20 * entry)
        body = woff[offset : offset + packed]
        tables.append((tag, checksum, body if packed == length else zlib.decompress(body)))
    power = 1
    while 2 * power <= count:
        power *= 2
    head = struct.pack(">IHHHH", flavour, count, 16 * power, power.bit_length() - 1, 16 * (count - power))
    at = 12 + 16 * count
    directory, bodies = b"", b""
    for tag, checksum, body in tables:
        directory += struct.pack(">4sIII", tag, checksum, at + len(bodies), len(body))
        bodies += body + b"\0" * (-len(body) % 4)
    return head + directory + bodies
