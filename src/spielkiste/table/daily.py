"""The task of the day: each game that declares tasks has one on every day, with the same cards for everyone.

The page knows the same rule (web/src/house/day.ts), because its shelf also works without a server.
"""

from __future__ import annotations

from datetime import date
from typing import Final

from spielkiste.core.deals import deal_of_the_day
from spielkiste.core.errors import BadSetup
from spielkiste.core.game import Game
from spielkiste.core.tasks import Task

#: The beginning of a seed that belongs to a day.
DAY: Final = "day-"
DAYS_A_WEEK: Final = 7


def read_day(text: str) -> date:
    """Return the day that is written as ``2026-11-18``.  Raise `BadSetup` if it is not a day."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise BadSetup("bad-day", f"“{text[:40]}” is not a day; write it like 2026-11-18.", {"text": text[:40]}) from None


def task_of_the_day(game: Game, day: date) -> Task:
    """Return a game's task on this day; each of its tasks lasts a week.  Raise `BadSetup` if the game has none."""
    if not game.tasks:
        raise BadSetup("no-tasks", f"{game.slug} has no task of the day.", {"game": game.slug})
    return game.tasks[day.toordinal() // DAYS_A_WEEK % len(game.tasks)]


def seed_of_the_day(game: Game, day: date) -> str:
    """Return the seed of a game's task on this day."""
    number = str(deal_of_the_day(day.year, day.month, day.day))
    return number if game.numbered_deals else DAY + number


def next_seed(seed: str, new: str) -> str:
    """Return the seed of a rematch: a task is tried again with the same cards, any other game gets the `new` seed."""
    return seed if seed.startswith(DAY) else new
