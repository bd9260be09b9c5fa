"""What is said in a classroom.  The browser's types are generated from this file, too.

A room is opened and joined over HTTP (`NewClass`, `JoinClass`); both give a key.  With that key a page says `Hello`, as at a
table, and is told how things stand: a teacher all of the room (`ClassRoom`), a child its own place (`ClassPlace`), at once and
whenever something changes.  What a teacher asks for is answered by an `Ack` or a `Trouble`; asked twice, it is the same as once.
"""

from __future__ import annotations

from typing import Any

import msgspec

from spielkiste.host.protocol import Ack, Trouble
from spielkiste.table.room import Cup, Pairing

# -- over HTTP ---------------------------------------------------------------------------------------------------------


class NewClass(msgspec.Struct):
    """POST /api/class: open a room.  `size` children share a table; one plays against bots."""

    game: str
    size: int
    #: How many children may come in.
    places: int
    options: dict[str, Any] = {}
    #: How strong bots are that sit down where children are missing.
    level: int = 2


class ClassMade(msgspec.Struct):
    """The teacher's key, which opens the room again for a day, and the code for everybody else."""

    key: str
    code: str


class JoinClass(msgspec.Struct):
    """POST /api/class/join: come in.  Who asks twice with the same `client` is one child; without a name one is made up."""

    code: str
    client: str
    animal: int
    name: str | None = None


class ClassJoined(msgspec.Struct):
    key: str


# -- from the teacher --------------------------------------------------------------------------------------------------


class ClassPause(msgspec.Struct, tag="class_pause", tag_field="t"):
    """Eyes on me: nothing goes on at any table until the room is let go on."""

    on: bool
    id: int = 0


class ClassStart(msgspec.Struct, tag="class_start", tag_field="t"):
    """Begin at every table; bots take the chairs that are empty."""

    id: int = 0


class ClassBot(msgspec.Struct, tag="class_bot", tag_field="t"):
    """A bot plays for this child until it takes its seat back."""

    child: int
    id: int = 0


class ClassGive(msgspec.Struct, tag="class_give", tag_field="t"):
    """The seat of this child goes to another."""

    child: int
    to: int
    id: int = 0


class ClassRename(msgspec.Struct, tag="class_rename", tag_field="t"):
    """Call a child otherwise; without a name one is made up."""

    child: int
    name: str | None = None
    id: int = 0


class ClassOut(msgspec.Struct, tag="class_out", tag_field="t"):
    """Send a child out of the room."""

    child: int
    id: int = 0


class ClassAdmit(msgspec.Struct, tag="class_admit", tag_field="t"):
    """A child that knocks sits down: on a bot's chair at this table, counted from 1, or without one at a table of its own."""

    child: int
    table: int | None = None
    id: int = 0


class ClassPlaces(msgspec.Struct, tag="class_places", tag_field="t"):
    """So many children may come in from now on; who knocks comes in while there is room."""

    places: int
    id: int = 0


class ClassRound(msgspec.Struct, tag="class_round", tag_field="t"):
    """The next round: everybody meets somebody new (`meet`), or equals meet (`swiss`).  `after` is the round that is over.

    At the end of a club evening the best play it out: first against fourth and second against third (`semi`), or straight away
    (`final`); all others play on with their neighbours.

    Without a game, the same is played again.
    """

    after: int
    pairing: Pairing
    game: str | None = None
    options: dict[str, Any] = {}
    size: int = 2
    level: int = 2
    id: int = 0


class ClassSheet(msgspec.Struct, tag="class_sheet", tag_field="t"):
    """What has everybody shown they know?  Told as `ClassLearnt`."""

    id: int = 0


class ClassClose(msgspec.Struct, tag="class_close", tag_field="t"):
    """End everything; nothing of the room is kept."""

    id: int = 0


ClassRequest = (
    ClassPause
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
    """A chair at a table of the room: a child by its number, or a bot, or nobody yet (None for both)."""

    child: int | None
    bot: str | None
    stand_in: bool
    #: The child's page is at the table, or waits for it.
    present: bool
    turn: bool
    won: bool


class ClassTable(msgspec.Struct):
    """A table as a teacher sees it at a glance, and the key to watch it: as a spectator, no hidden cards."""

    watch_key: str
    started: bool
    over: bool
    #: How many moves have been made.
    moves: int
    #: Somebody may need help: it has been quiet for so long, so many moves were refused since the last.
    quiet_seconds: int
    refusals: int
    stuck: bool
    seats: list[ClassSeat]
    #: Which animal sits on which chair: as the children have chosen, each once.
    animals: list[int]
    #: What is played for besides points.
    cup: Cup = ""


class ClassChild(msgspec.Struct):
    """A child in the room; `points` in halves.  Who is as good has the same place."""

    number: int
    name: str
    animal: int
    present: bool
    seated: bool
    points: int
    games: int
    place: int
    #: It came when the room was full, and waits at the door.
    knocks: bool = False


class ClassRoom(msgspec.Struct, tag="class_room", tag_field="t"):
    """All of a room, for its teacher.  Children come ranked, the best first."""

    code: str
    game: str
    options: dict[str, Any]
    size: int
    level: int
    places: int
    round: int
    begun: bool
    paused: bool
    #: Until when the link opens the room (seconds since 1970).
    until: int
    children: list[ClassChild]
    tables: list[ClassTable]
    #: Somebody tries out codes: a teacher looks who is in the room.
    guessed: bool = False


class ClassPlace(msgspec.Struct, tag="class_place", tag_field="t"):
    """A child's own place: where it sits, and whether everybody is to look up."""

    code: str
    name: str
    animal: int
    round: int
    paused: bool
    #: The key of its seat; None while there is none, or while others are waited for.
    seat_key: str | None
    #: Which animal sits on which chair of its table.
    animals: list[int]
    #: The room is closed, or the child was sent out.
    closed: bool = False
    #: The room was full: the teacher sees that it waits at the door.
    knocks: bool = False
    #: What is played for at its table besides points.
    cup: Cup = ""


class ClassFact(msgspec.Struct):
    """A fact in figures, and how often it was known at once, and how often not."""

    written: str
    right: int
    wrong: int


class ClassLearner(msgspec.Struct):
    """What a child was asked since the room was opened."""

    child: int
    facts: list[ClassFact]


class ClassLearnt(msgspec.Struct, tag="class_learnt", tag_field="t"):
    """What the class has shown it knows, for its teacher; the room keeps it until it is closed."""

    children: list[ClassLearner]


ClassMessage = ClassRoom | ClassPlace | ClassLearnt | Ack | Trouble
