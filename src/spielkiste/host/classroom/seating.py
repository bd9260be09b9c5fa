"""Seating in a classroom: returns the log entries that seat children and bots at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from spielkiste.bots import at_level
from spielkiste.core.game import Game
from spielkiste.host import actions
from spielkiste.table import logbook
from spielkiste.table.keys import new_seed
from spielkiste.table.logbook import Entry
from spielkiste.table.match import Chair, Match
from spielkiste.table.names import ROBOT_NAMES
from spielkiste.table.room import Plan
from spielkiste.table.seats import Seat

T = TypeVar("T")


def opening(game: Game, plan: Plan, names: list[str], count: int, full: bool, seed: str = "") -> list[Entry]:
    """Return the entries of a new table with these children.  If `full`, bots take the other chairs and the game starts."""
    chairs = [Chair("person", name) for name in names]
    called = (name for name in ROBOT_NAMES if name not in names)
    while len(chairs) < count:
        chairs.append(Chair("bot", next(called), at_level(game, plan.level)) if full else Chair("open", ""))
    first = Match.opening(game, dict(plan.options), chairs)
    begins = all(chair.kind != "open" for chair in chairs)
    return [first, logbook.Deal(seed or new_seed(game))] if begins else [first]


def in_seats(match: Match, places: Sequence[T]) -> list[T]:
    """Return values by chair in the order of the current seats, which a rematch may have moved by one."""
    return [places[chair.place] for chair in match.chairs]


def free(match: Match, places: list[int | None], late: bool) -> Seat | None:
    """Return a seat for one more child, or None: an open one, or with `late` a bot's in a running game."""
    if not late:
        return next((Seat(seat) for seat in match.open_seats()), None)
    if match.over:
        return None
    now = in_seats(match, places)
    return next((Seat(seat) for seat, child in enumerate(now) if child is None and match.chairs[seat].kind == "bot"), None)


def sit_down(match: Match, seat: Seat, name: str, waits: bool = False) -> list[Entry]:
    """Return the entries with which a child takes a chair.  The last open chair starts the game, unless it `waits`."""
    entries = [] if match.chairs[seat].kind == "open" else give_up(seat)
    entries.append(logbook.Sit(seat, name))
    if match.record is None and match.open_seats() == [seat] and not waits:
        entries.append(logbook.Deal(new_seed(match.game)))
    return entries


def give_up(seat: Seat) -> list[Entry]:
    """Return the entry that frees a chair for its next holder."""
    return [logbook.Leave(seat, None, "")]


def stand_in(match: Match, seat: Seat) -> list[Entry]:
    if match.chairs[seat].kind != "person" or match.chairs[seat].stand_in is not None:
        return []
    return [logbook.StandIn(seat, actions.helper(match))]
