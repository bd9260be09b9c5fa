"""Numbered deals for games that people play alone.  The number is the seed, so the same number gives the same deal."""

from typing import Final

from spielkiste.core.errors import BadSetup
from spielkiste.core.game import Game

LAST_DEAL: Final = 99_999_999
#: Asks for the deal of the day.
TODAY: Final = "today"


def read_deal_number(text: str) -> int:
    """Return the number of a deal from a person's input; spaces and dots are ignored.  Raise `BadSetup` if it is not one."""
    digits = text.strip().removeprefix("#").replace(" ", "").replace(".", "")
    if digits.isascii() and digits.isdigit() and len(digits) <= 8 and int(digits) > 0:
        return int(digits)
    raise BadSetup(
        "bad-deal-number",
        f"“{text[:40]}” is not the number of a deal; choose one from 1 to {LAST_DEAL}.",
        {"text": text[:40], "last": LAST_DEAL},
    )


def numbered_deal(game: Game, text: str) -> int:
    """Return the seed of a numbered deal.  Raise `BadSetup` if the game has no numbered deals or the number is invalid."""
    if not game.numbered_deals:
        raise BadSetup("no-deal-numbers", "The deals of this game have no numbers; leave the number out.")
    return read_deal_number(text)


def deal_of_the_day(year: int, month: int, day: int) -> int:
    """Return the deal that all players get on this day: the date, read as a number."""
    return 10_000 * year + 100 * month + day
