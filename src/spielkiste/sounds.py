"""Words that change with the sound of the next word: Spanish "e Inés", Italian "dell'8", French "d'Anna", English "an 8".

A text does not know which name or number it will get, so these rules are applied to the finished sentence.  The page has the same
rules (web/src/kit/sounds.ts); tests/languages/sounds.json has the cases for both.
"""

from __future__ import annotations

import re
from typing import Final

#: Numbers whose name begins with a vowel in Italian, and with an "o" in Spanish: 8, 80, 8000 …, and 11.
EIGHT: Final = r"8\d*(?:\.\d{3})*(?!\d)|11(?:\.\d{3})*(?!\d)"
#: These numbers and 1, whose name begins with a vowel in Italian.
ONE: Final = rf"{EIGHT}|1(?!\d|[.,]\d)"
#: A whole number of millions, with thousands separators.
MILLIONS: Final = r"(?<![\d.])(\d{1,3}(?:[.\s]\d{3})*[.\s]000[.\s]000)"


def _rules(*pairs: tuple[str, str]) -> list[tuple[re.Pattern[str], str]]:
    return [(re.compile(sought), instead) for sought, instead in pairs]


#: By language: patterns and their replacements.
RULES: Final[dict[str, list[tuple[re.Pattern[str], str]]]] = {
    "en": _rules((r"(?<!\w)([Aa]) (?=8\d*(?:,\d{3})*(?!\d)|1[18](?:,\d{3})*(?!\d))", r"\1n ")),
    "es": _rules(
        # Inés, Iván, Hilda and Yves, but not Iago, hielo and Yolanda, which begin with a consonant sound.
        (r"(?<=\s)y (?=[íÍ]|[iIyY](?![aáeéiíoóuú])|[hH][ií](?![aeou]))", "e "),
        (rf"(?<=\s)o (?=[hH]?[oóOÓ]|{EIGHT})", "u "),
        (rf"{MILLIONS} (?=marcos)", r"\1 de "),
    ),
    "fr": _rules(
        # Yves begins with a vowel, Yann does not; "oui", "onze" and a place on a board (A5) keep the full article.
        (
            r"(?<![\w’-])((?:[Jj]us|[Ll]ors|[Pp]uis)?[Qq]u|[DLJMNSTdljmnst])e "
            r"(?=(?!oui\b|onz|un[ ,.]|[A-Z]\d)(?:[aàâeéèêëiîïoôœuùAÀÂEÉÈÊËIÎÏOÔŒUÙ]|[yY](?![aeiouéè])))",
            r"\1’",
        ),
        (rf"{MILLIONS}(\s)(?=marks)", r"\1\2de\2"),
    ),
    "it": _rules(
        (r"(?<=\s)e (?=[eèéEÈÉ](?!d))", "ed "),
        (r"(?<=\s)a (?=[aàAÀ](?!d))", "ad "),
        (rf"(?<!\w)([Dd]e|[Aa]|[Dd]a|[Nn]e|[Ss]u)l (?={ONE})", r"\1ll’"),
        (rf"(?<!\w)il (?={ONE})", "l’"),
        (rf"(?<!\w)Il (?={ONE})", "L’"),
        (rf"(?<!\w)([Dd]e|[Aa]|[Dd]a|[Nn]e|[Ss]u)i (?={EIGHT})", r"\1gli "),
        (rf"(?<!\w)i (?={EIGHT})", "gli "),
        (rf"(?<!\w)I (?={EIGHT})", "Gli "),
        (rf"{MILLIONS} (?=marchi)", r"\1 di "),
    ),
}


def smooth(language: str, sentence: str) -> str:
    """Return the sentence with each short word in the form that the next word requires."""
    for sought, instead in RULES.get(language, ()):
        sentence = sought.sub(instead, sentence)
    return sentence
