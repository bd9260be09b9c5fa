"""The entries of a table's log.  Stores keep them for years as JSON objects, and `kind` tells them apart.

An old log must read as ever: a new field needs a default, and no field changes its name or meaning.  Defaults are not written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from spielkiste.core.errors import BadFile

#: How quickly bots play, as chosen by the people at the table.
ChosenPace = Literal["slow", "normal", "quick"]
#: Who has a chair: a person, a bot, or nobody yet.
Held = Literal["person", "bot", "open"]


class _Entry(msgspec.Struct, tag_field="kind", omit_defaults=True, kw_only=True):
    #: The page that asked for this entry and the number of its request, so that a request is never carried out twice.
    ask: tuple[str, int] | None = None


class FirstChair(msgspec.Struct):
    """A chair as the table opens."""

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


class Sit(_Entry, tag="sit"):
    """A person takes an open chair.  `client` is the page that asked for it."""

    seat: int
    name: str
    client: str | None = None


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
    """Moves are taken back; `moves` is the number of those that are left."""

    moves: int


class StandIn(_Entry, tag="stand_in"):
    """A bot plays for an absent person; without a bot, the person is back."""

    seat: int
    bot: str | None


class Leave(_Entry, tag="leave"):
    """A person gives the chair up for good, to a bot, or without one to the next person."""

    seat: int
    bot: str | None
    name: str


class End(_Entry, tag="end"):
    """Everyone agreed to end the game without a result."""


class Read(_Entry, tag="read"):
    """The text of a lesson's step has been read."""


class Pace(_Entry, tag="pace"):
    """How quickly the bots play from now on."""

    pace: ChosenPace


Entry: TypeAlias = Open | Sit | Name | Fill | Deal | Move | Undo | StandIn | Leave | End | Read | Pace


def read(entries: Sequence[object]) -> list[Entry]:
    """Return the entries that a store has kept; typed entries stay as they are.  Raise `BadFile` if one is damaged."""
    try:
        return [entry if isinstance(entry, _Entry) else msgspec.convert(entry, Entry) for entry in entries]  # type: ignore[misc]
    except msgspec.ValidationError as trouble:
        raise BadFile("table-unreadable", "This table cannot be read any more; start another one.") from trouble
