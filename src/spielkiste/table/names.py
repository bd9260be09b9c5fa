"""Nicknames for people who have not chosen one."""

from __future__ import annotations

from unicodedata import category

from spielkiste.core.errors import BadSetup

NAMES = (
    "Pixi", "Momo", "Fips", "Lotte", "Bruno", "Tilda", "Anton", "Frieda", "Oskar", "Ronja", "Jule", "Max", "Pünktchen", "Matz",
    "Karlchen", "Wanda", "Emil", "Hedi", "Luis", "Nele", "Toni", "Alma", "Piet", "Romy", "Kasimir", "Lilo", "Gustav", "Zoe",
)  # fmt: skip
BOT_NAMES = ("Lina", "Kurt", "Rudi", "Mia", "Theo", "Käthe", "Karl", "Ida")
LONGEST = 20
#: However many accents somebody piles up.
LONGEST_WRITTEN = 80
JOINER = "\u200d"
JOINERS = JOINER + "\u200c"
#: What may be joined: emoji and their colours, and letters of scripts that join. Not ours: there it would only deceive.
JOINED = ("So", "Sk", "Mn", "Mc", "Lo")


def made_up(taken: list[str], number: int) -> str:
    """A name that nobody here has; `number` varies it from table to table.  In a full class some names come twice, with a 2."""
    times = 1
    while True:
        for step in range(len(NAMES)):
            plain = NAMES[(number + step) % len(NAMES)]
            name = plain if times == 1 else f"{plain} {times}"
            if name not in taken:
                return name
        times += 1


def cleaned(name: str) -> str:
    """A nickname as it may be shown: one line, not too long, not empty.

    Signs that belong together (a family of emoji, a letter with its accents) stay together and count as one.
    """
    plain = " ".join("".join(_shown(name, place) for place in range(min(len(name), LONGEST_WRITTEN + 1))).split())
    if not plain.strip(JOINERS) or _signs(plain) > LONGEST or len(plain) > LONGEST_WRITTEN:
        raise BadSetup("bad-name", f"A name has 1 to {LONGEST} letters.", {"most": LONGEST})
    return plain


def _shown(name: str, place: int) -> str:
    """The sign as it may be shown; invisible ones only where they join two others that need it."""
    sign = name[place]
    if sign.isprintable() or _is_tag(sign):
        return sign
    if sign in JOINERS and 0 < place < len(name) - 1 and category(name[place - 1]) in JOINED and name[place + 1].isprintable():
        return sign
    return " "


def _signs(name: str) -> int:
    """How many signs people see, near enough: what hangs on or is joined to the one before does not count."""
    return sum(
        category(sign) not in ("Mn", "Me", "Sk")
        and sign not in JOINERS
        and not _is_tag(sign)
        and name[place - 1 : place] != JOINER
        for place, sign in enumerate(name)
    )


def _is_tag(sign: str) -> bool:
    """One of the invisible letters that make a flag out of a black one."""
    return 0xE0020 <= ord(sign) <= 0xE007F
