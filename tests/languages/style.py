"""How each language is set: its quotation marks, its spaces before signs, its signs that come in pairs."""

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
#: What is typed at a prompt, quoted as a shell wants it; a question mark alone asks the terminal for help.
TYPED = re.compile(r"(?<=\s)\?(?=\s)|pip install \"[^\"]*\"|`[^`]*`|https?://\S*|--\w[\w-]*|\{[^}]*\}")


def faults(language: str, said: str) -> Iterator[str]:
    """What a typesetter would mark in a line."""
    line = TYPED.sub("X", said)
    if re.search("[\"'´`]", line):
        yield "a straight quotation mark or apostrophe"
    pairs = QUOTES.get(language, ())
    allowed = set("".join(pairs)) | {"’"}
    for sign in sorted(set(line) & ALL_QUOTES - allowed):
        yield f"{sign} is no quotation mark of this language"
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
