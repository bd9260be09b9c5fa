"""Nicknames: names for people who have not chosen one, and checks for those who have."""

from __future__ import annotations

from collections.abc import Iterable
from unicodedata import category

from spielkiste.core.errors import BadSetup

NAMES = (
    "Pixi", "Momo", "Fips", "Lotte", "Bruno", "Tilda", "Anton", "Frieda", "Oskar", "Ronja", "Jule", "Max", "Pünktchen", "Matz",
    "Karlchen", "Wanda", "Emil", "Hedi", "Luis", "Nele", "Toni", "Alma", "Piet", "Romy", "Kasimir", "Lilo", "Gustav", "Zoe",
)  # fmt: skip
#: The names of bots in a classroom, which no child has.
ROBOT_NAMES = ("Robo", "Chip", "Pixel", "Turbo", "Blip", "Tacho", "Krümel", "Zack")
BOT_NAMES = ("Lina", "Kurt", "Rudi", "Mia", "Theo", "Käthe", "Karl", "Ida")
LONGEST = 20
#: The limit in code points, because one visible letter may have many accents.
LONGEST_WRITTEN = 80
JOINER = "\u200d"
JOINERS = JOINER + "\u200c"
#: Unicode categories that may be joined: emoji and their modifiers, and letters of scripts that use joiners.  Not Latin
#: letters, where a joiner would only deceive.
JOINED = ("So", "Sk", "Mn", "Mc", "Lo")


def free_name(names: Iterable[str], taken: Iterable[str], otherwise: str) -> str:
    """Return the first of `names` that nobody here has, or `otherwise`.  Capitals make no difference."""
    small = {one.casefold() for one in taken}
    return next((name for name in names if name.casefold() not in small), otherwise)


def made_up(taken: list[str], number: int) -> str:
    """Return a name that nobody here has; `number` varies it from table to table.  In a full class some names get a 2."""
    small = {one.casefold() for one in taken}
    times = 1
    while True:
        for step in range(len(NAMES)):
            plain = NAMES[(number + step) % len(NAMES)]
            name = plain if times == 1 else f"{plain} {times}"
            if name.casefold() not in small:
                return name
        times += 1


def numbered(name: str, taken: list[str]) -> str:
    """Return this name, with a number if someone here has it: Anna, Anna 2.  Capitals make no difference."""
    small = {one.casefold() for one in taken}
    if name.casefold() not in small:
        return name
    more = (f"{name[: LONGEST - 4].rstrip(JOINERS)} {times}" for times in range(2, len(taken) + 3))
    return next(other for other in more if other.casefold() not in small)


def cleaned(name: str) -> str:
    """Return a nickname as it may be shown: one line, not too long, not empty.  Raise `BadSetup` if that is impossible.

    Characters that belong together (an emoji family, a letter with its accents) stay together and count as one.
    """
    plain = " ".join("".join(_shown(name, place) for place in range(min(len(name), LONGEST_WRITTEN + 1))).split())
    if not plain.strip(JOINERS) or _signs(plain) > LONGEST or len(plain) > LONGEST_WRITTEN:
        raise BadSetup("bad-name", f"A name has 1 to {LONGEST} letters.", {"most": LONGEST})
    return plain


def _shown(name: str, place: int) -> str:
    """Return the character as it may be shown; keep an invisible one only where it joins two others that need it."""
    sign = name[place]
    if sign.isprintable() or _is_tag(sign):
        return sign
    if sign in JOINERS and 0 < place < len(name) - 1 and category(name[place - 1]) in JOINED and name[place + 1].isprintable():
        return sign
    return " "


def _signs(name: str) -> int:
    """Return roughly how many characters people see: combining and joined ones do not count."""
    return sum(
        category(sign) not in ("Mn", "Me", "Sk")
        and sign not in JOINERS
        and not _is_tag(sign)
        and name[place - 1 : place] != JOINER
        for place, sign in enumerate(name)
    )


def _is_tag(sign: str) -> bool:
    """Return whether this is one of the invisible tag characters that turn a black flag into a regional one."""
    return 0xE0020 <= ord(sign) <= 0xE007F
