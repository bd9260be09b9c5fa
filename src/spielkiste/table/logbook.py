"""The entries of a table's log.  Stores keep them for years as JSON objects, and `kind` tells them apart.

An old log must stay readable: a new field needs a default, and no field changes its name or meaning.  Defaults are not
written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from spielkiste.core.errors import BadFile

#: The pace of the bots, as chosen by the people at the table.
ChosenPace = Literal["slow", "normal", "quick"]
#: Who has a chair: a person, a bot, or nobody yet.
Held = Literal["person", "bot", "open"]


class _Entry(msgspec.Struct, tag_field="kind", omit_defaults=True, kw_only=True):
    #: The page that asked for this entry and the number of its request, so that a request is never carried out twice.
    ask: tuple[str, int] | None = None
    #: When it happened, in house time, if it may start a turn.  Only the log of a slow table has times.
    at: int | None = None


class FirstChair(msgspec.Struct):
    """A chair when the table is opened."""

    kind: Held
    name: str
    bot: str | None = None


class Open(_Entry, tag="open"):
    """The table is set up.  A lesson is stored whole, so that it continues as it began even if its file changes."""

    game: str
    rules_version: int
    options: dict[str, Any]
    chairs: list[FirstChair]
    lesson: dict[str, Any] | None = None
    #: By chair: the animal that its person has chosen; empty if nobody has.
    animals: list[int | None] = []
    #: Whether people play over days, about a move a day.
    slow: bool = False
    #: Whether a bot stands in for a person who has not moved for a week.
    relief: bool = False


class Sit(_Entry, tag="sit"):
    """A person takes an open chair.  `client` is the page that asked for it."""

    seat: int
    name: str
    client: str | None = None
    animal: int | None = None


class Name(_Entry, tag="name"):
    """A person changes their name."""

    seat: int
    name: str


class Fill(_Entry, tag="fill"):
    """A bot takes an open chair."""

    seat: int
    bot: str
    name: str


class Deal(_Entry, tag="deal"):
    """The shuffle; the game starts, or starts again after a rematch."""

    seed: str
    #: Whether the seed comes from a file that someone may have.
    recorded: bool = False
    #: Whether everyone moves on by one seat first.
    swapped: bool = False


class Move(_Entry, tag="move"):
    """A move, in notation."""

    seat: int
    move: str


class Undo(_Entry, tag="undo"):
    """Moves are taken back; `moves` is the number of moves that remain."""

    moves: int


class StandIn(_Entry, tag="stand_in"):
    """A bot plays for an absent person; without a bot, the person is back."""

    seat: int
    bot: str | None


class Leave(_Entry, tag="leave"):
    """A person gives up the chair for good: to `bot`, or to the next person if that is None."""

    seat: int
    bot: str | None
    name: str


class End(_Entry, tag="end"):
    """Everyone agreed to end the game without a result."""


class Moved(_Entry, tag="moved"):
    """The game goes on at the device of the player at `seat`; everyone agreed.  Nothing follows in this log."""

    seat: int


class Brought(_Entry, tag="brought"):
    """The game was moved here from a server.  The people at these seats take them again with the join key."""

    seats: list[int]


class Read(_Entry, tag="read"):
    """The text of a lesson's step has been read."""


class Pace(_Entry, tag="pace"):
    """The pace of the bots from now on."""

    pace: ChosenPace


Entry: TypeAlias = Open | Sit | Name | Fill | Deal | Move | Undo | StandIn | Leave | End | Moved | Brought | Read | Pace


def read(entries: Sequence[object]) -> list[Entry]:
    """Return the entries that a store has kept; typed entries stay as they are.  Raise `BadFile` if one is damaged."""
    try:
        return [entry if isinstance(entry, _Entry) else msgspec.convert(entry, Entry) for entry in entries]  # type: ignore[misc]
    except msgspec.ValidationError as trouble:
        raise BadFile("table-unreadable", "This table cannot be read any more; start another one.") from trouble
