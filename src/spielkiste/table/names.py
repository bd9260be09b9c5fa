"""Nicknames for people who have not chosen one."""

from __future__ import annotations

from spielkiste.core.errors import BadSetup

NAMES = (
    "Pixi", "Momo", "Fips", "Lotte", "Bruno", "Tilda", "Anton", "Frieda", "Oskar", "Ronja", "Jule", "Max", "Pünktchen", "Matz",
    "Karlchen", "Wanda", "Emil", "Hedi", "Luis", "Nele", "Toni", "Alma", "Piet", "Romy", "Kasimir", "Lilo", "Gustav", "Zoe",
)  # fmt: skip
BOT_NAMES = ("Lina", "Kurt", "Rudi", "Mia", "Theo", "Käthe", "Karl", "Ida")
LONGEST = 20


def made_up(taken: list[str], number: int) -> str:
    """A name that nobody at the table has; `number` varies it from table to table."""
    for step in range(len(NAMES)):
        name = NAMES[(number + step) % len(NAMES)]
        if name not in taken:
            return name
    return f"{NAMES[number % len(NAMES)]} {number}"


def cleaned(name: str) -> str:
    """A nickname as it may be shown: one line, not too long, not empty."""
    plain = " ".join("".join(char if char.isprintable() else " " for char in name).split())
    if not plain or len(plain) > LONGEST:
        raise BadSetup("bad-name", f"A name has 1 to {LONGEST} letters.", {"most": LONGEST})
    return plain
