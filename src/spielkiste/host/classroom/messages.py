"""The messages of a classroom.  The browser's types are generated from this file, too.

A client opens or joins a room over HTTP (`NewClass`, `JoinClass`) and gets a key.  With that key it sends `Hello`, as at a table.
The server responds with the state and sends it again after every change: the whole room to a teacher (`ClassRoom`), its own place
to a child (`ClassPlace`).  The response to a teacher's request is an `Ack` or a `Trouble`.  All requests are idempotent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from spielkiste.host.protocol import Ack, Numbered, Trouble
from spielkiste.table.room import Cup, Pairing

# -- over HTTP ---------------------------------------------------------------------------------------------------------


class NewClass(msgspec.Struct):
    """POST /api/class: open a room.  `size` children share a table; with 1, each child plays against bots."""

    game: str
    size: int
    #: The most children that may come in.
    places: int
    options: dict[str, Any] = {}
    #: The level of the bots on chairs without a child.
    level: int = 2
    #: Whether each child first takes the game's lesson, until the teacher starts the tables.
    learn: bool = False
    #: Whether full tables wait until the teacher starts all of them.
    together: bool = False


class ClassMade(msgspec.Struct):
    """The teacher's key, which opens the room for a day, and the code for the children."""

    key: str
    code: str


class JoinClass(msgspec.Struct):
    """POST /api/class/join: enter a room.  The same `client` is always the same child.  Without a name the server invents one."""

    code: str
    client: str
    animal: int
    name: str | None = None


class ClassJoined(msgspec.Struct):
    key: str


# -- from the teacher --------------------------------------------------------------------------------------------------


class ClassPause(Numbered, tag="class_pause"):
    """Pause all tables of the room, or resume them."""

    on: bool


class ClassFeelings(Numbered, tag="class_feelings"):
    """Allow or forbid the children to show each other feelings."""

    on: bool


class ClassStart(Numbered, tag="class_start"):
    """Start the game at every table; bots take the empty chairs.  After a warm-up, the tables are set up first."""


class ClassBot(Numbered, tag="class_bot"):
    """Let a bot play for this child until it takes its seat back."""

    child: int


class ClassGive(Numbered, tag="class_give"):
    """Give the seat of this child to another."""

    child: int
    to: int


class ClassRename(Numbered, tag="class_rename"):
    """Rename a child; without a name the server invents one."""

    child: int
    name: str | None = None


class ClassOut(Numbered, tag="class_out"):
    """Send a child out of the room."""

    child: int


class ClassAdmit(Numbered, tag="class_admit"):
    """Let in a child that knocks: on a free or a bot's chair at this table (from 1), or for None at a new table."""

    child: int
    table: int | None = None


class ClassPlaces(Numbered, tag="class_places"):
    """Set how many children may come in.  Children that knock come in while there is room."""

    places: int


class ClassRound(Numbered, tag="class_round"):
    """Start the next round: new opponents (`meet`), or opponents of equal strength (`swiss`).  `after` is the finished round.

    At the end of a club evening the best children play semi-finals, first against fourth and second against third (`semi`), or a
    final (`final`).  All others play their neighbours in the ranking.  Without a game, the same game is played again.
    """

    after: int
    pairing: Pairing
    game: str | None = None
    options: dict[str, Any] = {}
    size: int = 2
    level: int = 2
    #: Whether each child first takes the game's lesson.
    learn: bool = False


class ClassSheet(Numbered, tag="class_sheet"):
    """Ask what each child has shown it knows.  The response is a `ClassLearnt`."""


class ClassClose(Numbered, tag="class_close"):
    """Close the room and delete all its data."""


ClassRequest = (
    ClassPause
    | ClassFeelings
    | ClassStart
    | ClassBot
    | ClassGive
    | ClassRename
    | ClassOut
    | ClassAdmit
    | ClassPlaces
    | ClassRound
    | ClassSheet
    | ClassClose
)

# -- to the browser ----------------------------------------------------------------------------------------------------


class ClassSeat(msgspec.Struct):
    """A chair at a table of the room: a child by its number, a bot, or nobody yet (None for both)."""

    child: int | None
    bot: str | None
    stand_in: bool
    #: Whether the child's page is at the table or waits for it.
    present: bool
    turn: bool
    won: bool
    #: The number of facts asked in this game to which the child's first answer was right, and wrong.
    right: int = 0
    wrong: int = 0


class ClassTable(msgspec.Struct):
    """A summary of a table for the teacher, with the key to watch it as a spectator, without hidden cards."""

    watch_key: str
    started: bool
    over: bool
    #: The number of moves made.
    moves: int
    #: Seconds and refused moves since the last move; `stuck` says that a player may need help.
    quiet_seconds: int
    refusals: int
    stuck: bool
    seats: list[ClassSeat]
    #: By seat: the animal that the child has chosen; no animal occurs twice.
    animals: list[int]
    #: The knockout game that the table plays, if any.
    cup: Cup = ""
    #: Minutes since the first move.
    minutes: int = 0
    #: The table as a spectator sees it; None before the game has started.
    view: Mapping[str, Any] | None = None


class ClassChild(msgspec.Struct):
    """A child in the room.  `points`, `buchholz` and `direct` count half points.

    Its opponents' points (`buchholz`), then its points against equals (`direct`) decide ties; only equal results share a
    place.
    """

    number: int
    name: str
    animal: int
    present: bool
    seated: bool
    points: int
    games: int
    place: int
    #: Whether the child came when the room was full and waits at the door.
    knocks: bool = False
    buchholz: int = 0
    direct: int = 0
    #: The games that it has taken a seat in.
    played: list[str] = []
    #: Whether it has finished the lesson of the warm-up.
    through: bool = False


class ClassRoom(msgspec.Struct, tag="class_room", tag_field="t"):
    """The whole room, for its teacher.  The children are ranked, the best first."""

    code: str
    game: str
    options: dict[str, Any]
    size: int
    level: int
    places: int
    round: int
    begun: bool
    paused: bool
    #: The link opens the room until this time (seconds since 1970).
    until: int
    children: list[ClassChild]
    tables: list[ClassTable]
    #: Whether the children may show each other feelings.
    feelings: bool = False
    #: Whether someone is guessing classroom codes; the teacher should check who is in the room.
    guessed: bool = False
    #: The lesson that each child takes before the tables start; empty if none.
    learning: str = ""


class ClassPlace(msgspec.Struct, tag="class_place", tag_field="t"):
    """A child's own place: where it sits, and whether the teacher has paused the room."""

    code: str
    name: str
    animal: int
    round: int
    paused: bool
    #: The key of the child's seat; None without a seat, or while the table waits for others.
    seat_key: str | None
    #: By seat: the animal at the child's table.
    animals: list[int]
    #: Whether the room is closed or the child was sent out.
    closed: bool = False
    #: Whether the room was full and the child waits at the door.
    knocks: bool = False
    #: The knockout game that the child's table plays, if any.
    cup: Cup = ""


class ClassFact(msgspec.Struct):
    """A fact in figures, and how often the first answer was right or wrong."""

    written: str
    right: int
    wrong: int
    #: The name of the fact's syllabus, and its own name there.
    syllabus: str
    fact: str


class ClassLearner(msgspec.Struct):
    """The facts that a child was asked about since the room was opened."""

    child: int
    facts: list[ClassFact]


class ClassLearnt(msgspec.Struct, tag="class_learnt", tag_field="t"):
    """A report to the teacher on what the class has shown it knows.  The room stores it until it is closed."""

    children: list[ClassLearner]


ClassMessage = ClassRoom | ClassPlace | ClassLearnt | Ack | Trouble
