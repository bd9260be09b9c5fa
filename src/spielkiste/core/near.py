"""Finds what was meant: the known word most similar to a wrong one."""

import unicodedata
from collections.abc import Collection, Iterable
from difflib import get_close_matches
from typing import Final

#: How similar two words must be, from 0 to 1, to suggest one for the other.
ALIKE: Final = 0.6
#: Only this many letters are compared, because comparing is slow.
LONGEST: Final = 80
#: The most texts that are suggested for a wrong one.
MOST: Final = 3


def nearest(word: str, known: Iterable[str]) -> str | None:
    """Return the known word most similar to this one; None if none is similar."""
    by_plain = {plain(one): one for one in known}
    wrong = plain(word[:LONGEST])
    if wrong in by_plain:
        return by_plain[wrong]
    close = get_close_matches(wrong, by_plain, 1, ALIKE)
    return by_plain[close[0]] if close else None


def meant(word: object, known: Iterable[str]) -> str:
    """Return the end of an error message, such as " Did you mean 'mau-mau'?"; empty if no known word is similar."""
    near = nearest(word, known) if isinstance(word, str) else None
    return f" Did you mean {near!r}?" if near is not None else ""


def with_choice(wrong: str, suggestion: str, choice: str) -> str:
    """Return an error message with the suggestion, if there is one, before the list of all known words, which may be long.

    "There is no game 'x'; choose one of: a, b." or "There is no game 'x'. Did you mean 'a'? Choose one of: a, b."
    """
    return f"{wrong}.{suggestion} {choice[:1].upper()}{choice[1:]}." if suggestion else f"{wrong}; {choice}."


def meant_moves(text: str, known: Collection[str], legal: Collection[str] = ()) -> str:
    """Return the end of an error message, such as " Did you mean `lay 4-circle` or `lay 4-square`?"; empty if nothing is similar.

    `known` are all moves in notation.  Those that continue the text come first, of these the `legal` ones; then similar ones.
    """
    wrong = " ".join(text.lower().split())[:LONGEST]
    continued = [move for move in known if wrong and move.startswith(wrong)]
    continued.sort(key=lambda move: (move[len(wrong) : len(wrong) + 1].isalnum(), move not in legal))
    near = list(dict.fromkeys([*continued, *get_close_matches(wrong, known, MOST, ALIKE)]))[:MOST]
    return f" Did you mean {' or '.join(f'`{move}`' for move in near)}?" if near else ""


def plain(word: str) -> str:
    """Return a word in lower case, without accents and separators."""
    letters = unicodedata.normalize("NFKD", word.casefold().replace("×", "x"))
    return "".join(letter for letter in letters if letter.isalnum())
