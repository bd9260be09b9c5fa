"""Rude nicknames: a short word list for each language.  Rejected names are not stored.

It catches common words and common disguises at the start of a word, so that "Barsch" (a fish) and "Marsch" are
allowed. Everything else is up to the teacher.
"""

from __future__ import annotations

import re
from typing import Final
from unicodedata import combining, normalize

#: What a word must not start with, and what it must not be.
STEMS: Final[dict[str, tuple[str, ...]]] = {
    "de": (
        "arsch", "drecksau", "fick", "fotze", "huren", "kack", "missgeburt", "mongo", "muschi", "neger", "nutte", "pimmel",
        "pisser", "schlampe", "scheiss", "schwuchtel", "spast", "titten", "wichs",
    ),
    "en": (
        "asshole", "arsehole", "bastard", "bitch", "bollock", "cunt", "faggot", "fuck", "motherf", "nigga", "nigger",
        "pussy", "retard", "shit", "slut", "twat", "wank", "whore",
    ),
}  # fmt: skip
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "de": ("adolf hitler", "hitler", "hure", "nazi", "penis", "sau", "sex"),
    "en": ("arse", "ass", "cock", "dick", "hitler", "nazi", "penis", "sex"),
}
DISGUISES: Final = str.maketrans({"0": "o", "1": "i", "!": "i", "3": "e", "4": "a", "@": "a", "5": "s", "$": "s", "7": "t"})
DRAWN_OUT: Final = re.compile(r"(.)\1{2,}")


def is_rude(name: str) -> bool:
    """Return whether a name contains one of these words in any language: children know more than one."""
    plain = "".join(sign for sign in normalize("NFKD", name.casefold()) if not combining(sign)).translate(DISGUISES)
    words = "".join(sign if sign.isalpha() else " " for sign in plain).split()
    # Treat spaced letters as one word, and shorten repeated letters.
    tried = [*words, "".join(words), " ".join(words)]
    tried += [DRAWN_OUT.sub(r"\1", word) for word in tried]
    return any(word in WORDS[language] or word.startswith(STEMS[language]) for language in STEMS for word in tried)
