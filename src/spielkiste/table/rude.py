"""Rude nicknames: a short word list for each language.  Rejected names are not stored.

It catches the usual words and disguises at the start of a word, so that "Barsch" (a fish), "Scunthorpe" (a town) and
"Marsch" are allowed. Everything else is up to the teacher.
"""

from __future__ import annotations

import re
from typing import Final
from unicodedata import combining, normalize

from spielkiste.table.rude_words import ANYWHERE, BEGINS, FRIENDS, IS

#: Digits and signs that stand for letters, and letters of other alphabets that look like ours.
DISGUISES: Final = str.maketrans("0134578@$€!|+авеіколмнрстух", "oieastbaseiitabeikolmhpctyx")
#: A 1 may also be an l.
AS_L: Final = str.maketrans("1!|", "lll")
#: Signs that hide a letter.
HIDING: Final = re.compile(r"(?<=\w)[*#%&?]+(?=\w)")
VOWELS: Final = "aeiou"
#: A letter three or more times in a row; twice or more.
DRAWN_OUT: Final = re.compile(r"(.)\1{2,}")
TWICE: Final = re.compile(r"(.)\1+")


def _split(lists: dict[str, str]) -> tuple[str, ...]:
    return tuple(word for words in lists.values() for word in words.split())


ALL_BEGINS: Final = _split(BEGINS)
ALL_IS: Final = frozenset(_split(IS))
#: Those without a double letter are also found with a doubled letter: "fuuck".
SINGLE_BEGINS: Final = tuple(word for word in ALL_BEGINS if not TWICE.search(word))
ALL_ANYWHERE: Final = tuple(ANYWHERE.split())
ALL_FRIENDS: Final = tuple(FRIENDS.split())


def is_rude(name: str) -> bool:
    """Return whether a name is rude in any of our languages.  Children know more than one."""
    return any(_is_rude_plainly(plain) for plain in _plain_readings(name))


def _plain_readings(name: str) -> set[str]:
    """Return lower-case readings of the name: with and without accents, with digits as letters or dropped."""
    small = normalize("NFC", name.casefold())
    hidden = [HIDING.sub(vowel, small) for vowel in VOWELS] if HIDING.search(small) else [small]
    found: set[str] = set()
    for one in hidden:
        bare = "".join(sign for sign in normalize("NFKD", one) if not combining(sign))
        for letters in (one, bare):
            found |= {
                letters.translate(DISGUISES),
                letters.translate(AS_L).translate(DISGUISES),
                "".join(sign for sign in letters if not sign.isdigit()),
            }
    return found


def _is_rude_plainly(plain: str) -> bool:
    words = "".join(sign if sign.isalpha() else " " for sign in plain).split()
    whole = "".join(words)
    # Single letters with gaps between them form one word.
    if words and all(len(word) == 1 for word in words):
        words = [whole]
    if any(_is_rude_word(form) for word in words for form in (word, DRAWN_OUT.sub(r"\1", word), DRAWN_OUT.sub(r"\1\1", word))):
        return True
    short = DRAWN_OUT.sub(r"\1", whole)
    return whole in ALL_IS or any(word in whole or word in short for word in ALL_ANYWHERE)


def _is_rude_word(word: str) -> bool:
    if word in ALL_IS:
        return True
    if word.startswith(ALL_FRIENDS):
        return False
    return word.startswith(ALL_BEGINS) or TWICE.sub(r"\1", word).startswith(SINGLE_BEGINS)
