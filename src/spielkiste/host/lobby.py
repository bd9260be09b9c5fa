"""The messages over HTTP, before a client sits at a table and after the game: one request, one response.

The browser's types are generated from this file and from `protocol.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from spielkiste.host.protocol import Outcome, Phrase
from spielkiste.table.logbook import ChosenPace


class Stretch(msgspec.Struct):
    """A length to offer for this number of seats and sides, its approximate minutes, and whether it suits them best."""

    seats: int
    sides: int
    value: int
    minutes: int
    suggested: bool


class OptionInfo(msgspec.Struct):
    """One option of a game, for the set-up sheet; texts: `option-NAME`, `option-NAME-VALUE`."""

    name: str
    kind: Literal["flag", "number", "choice", "seat"]
    default: bool | int | str
    values: list[bool | int | str]
    #: What the option decides, for code that does not know the game.
    role: Literal["", "tempo", "teams", "learning", "variant", "length"]
    #: The value that suits people who share one device, if it differs from the default.
    shared: bool | int | str | None
    #: The lengths to offer; the text `option-NAME-length` gives one of them with its unit.
    stretches: list[Stretch]
    #: Offered to a player who lost badly; the text `option-NAME-kinder` describes it.
    kinder: bool
    #: The value that suits a person who plays only against the easiest bots; None for the usual one.
    easy: bool | int | str | None


class SeatOverride(msgspec.Struct):
    """With this option set to this value, other seat counts apply."""

    option: str
    value: bool | int | str
    counts: list[int]


class TaskInfo(msgspec.Struct):
    """A task of the day; the text `task-SLUG-NAME` says it.  `least` is the score to reach, 0 if the task is to win."""

    name: str
    least: int


class GameInfo(msgspec.Struct):
    """A game on the shelf.  `arguments` says what each argument of its phrases means."""

    slug: str
    box: str
    options: list[OptionInfo]
    #: The possible numbers of seats with the default options, and the options that change them.
    seat_counts: list[int]
    seat_overrides: list[SeatOverride]
    bots: list[str]
    arguments: dict[str, str]
    #: By event with secrets: the arguments that only some seats may know.
    secrets: dict[str, list[str]]
    numbered_deals: bool
    #: What the box offers besides the board, such as a medal or a workshop.
    extras: list[str]
    #: The names of its lessons; the title of one is the text `lesson-SLUG-NAME`.
    lessons: list[str]
    #: Whether the game has a bot that can give hints.
    hints: bool
    #: The minimum age; 0 if the game does not say.
    age: int
    #: The minimum and maximum duration in minutes; empty if the game does not say.
    minutes: list[int]
    #: The name of its syllabus; "" if it teaches nothing.
    syllabus: str
    #: The tasks of the day, a week each; empty if the game has none.
    tasks: list[TaskInfo]


class Language(msgspec.Struct):
    """A supported language, and its own name for itself."""

    tag: str
    name: str


class Shelf(msgspec.Struct):
    """GET /api/shelf: all games and languages of this server."""

    version: str
    languages: list[Language]
    games: list[GameInfo]
    #: The address at which other devices reach this server, for invitations made on the machine that runs it.
    address: str | None
    #: The number of days that an unused game is kept; None means forever.
    keep_days: int | None
    #: The address of the other way to play: on a server, the offline chest; in an offline chest, the server where friends on
    #: other devices play.
    other: str | None = None
    #: The key with which a browser asks for notifications; None if this server sends none.
    push: str | None = None
    #: Whether this client sees the tables that wait for players (GET /api/waiting).
    lists_tables: bool = False


class LessonSetup(msgspec.Struct):
    """How the lesson plan of a game sets up a classroom: how many share a table, and the non-default options."""

    game: str
    size: int
    options: dict[str, Any] = {}


class Exercise(msgspec.Struct):
    """A question about one fact: the right answer, and what the box draws."""

    right: str
    show: dict[str, Any]
    #: The question with its answer in figures, if that differs from the fact's own text.
    written: str = ""


class Syllabus(msgspec.Struct):
    """The facts that a box teaches, as a grid; its title is the text `syllabus-NAME`."""

    name: str
    box: str
    rows: list[str]
    columns: list[str]
    #: The fact of each cell, row by row, and the facts outside the grid.
    cells: list[list[str]]
    beside: list[str]
    #: All facts in the order in which to learn them.
    order: list[str]
    #: By fact: how it is written in figures, such as 7 × 8.
    written: dict[str, str]
    #: By fact: its exercises, the simplest first.
    exercises: dict[str, list[Exercise]]


class Learning(msgspec.Struct):
    """GET /api/learning: all syllabuses.  It holds no personal data; what a person knows stays on their device."""

    syllabuses: list[Syllabus]


class NewSeat(msgspec.Struct):
    """A requested seat: a person at this device, one who will come by link, or a bot."""

    kind: Literal["here", "open", "bot"]
    name: str | None = None
    bot: str | None = None
    #: The number of the animal that the person has chosen.
    animal: int | None = None


class NewTable(msgspec.Struct):
    """POST /api/tables: set up a table."""

    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    #: For games with numbered deals: the number as typed, or "today".  None draws one at random.
    deal: str | None = None
    pace: ChosenPace = "normal"
    #: Whether people play over days: no clocks, a reminder after a day, and with `relief` a bot stands in after a week.
    slow: bool = False
    relief: bool = False
    #: Asks for the game's task of this day, such as "2026-11-18": one person sits down, and the task decides everything else.
    day: str | None = None


class NewLesson(msgspec.Struct):
    """POST /api/lessons: set up a table for one learner."""

    game: str
    lesson: str
    name: str | None = None
    animal: int | None = None
    pace: ChosenPace = "normal"


class SeatKey(msgspec.Struct):
    seat: int
    key: str


class TableMade(msgspec.Struct):
    """The keys of the seats at this device, and the keys to invite with."""

    seats: list[SeatKey]
    join_key: str
    spectator_key: str


class Join(msgspec.Struct):
    """POST /api/join: take the requested seat, or the next open one.  The same `client` gets the same seat again."""

    join_key: str
    name: str | None = None
    client: str | None = None
    seat: int | None = None
    animal: int | None = None


class Invited(msgspec.Struct):
    """POST /api/invitation: ask what a join link leads to."""

    join_key: str


class Invitation(msgspec.Struct):
    """The game, the people at the table with their animals, the free seats, and the key to watch."""

    game: str
    names: list[str]
    free: list[int]
    spectator_key: str
    #: By person, as `names`.  Empty in the answer of an older server.
    animals: list[int] = []
    #: See `NewTable`; by joining, a player agrees to it.
    slow: bool = False
    relief: bool = False
    #: By free seat: the name of the person that it is kept for, or "".  Empty in the answer of an older server.
    kept: list[str] = []


class WaitingTable(msgspec.Struct):
    """A table that waits for players: its game, the people there with their animals, and the key to join."""

    game: str
    names: list[str]
    animals: list[int]
    #: The number of free seats, and of all seats.
    free: int
    seats: int
    join_key: str


class TurnRequest(msgspec.Struct):
    """POST /api/turn: ask whose turn it is, for the key of a seat or of a spectator."""

    key: str


class Turn(msgspec.Struct):
    """Whose turn it is at a table."""

    started: bool
    over: bool
    #: The names by seat, and the seats of the people whose turn it is.
    names: list[str]
    asked: list[int]
    #: The seat of the key; None for a spectator.
    seat: int | None
    #: At a slow table: for how many seconds it has been their turn.
    waited_s: int | None = None


class Device(msgspec.Struct):
    """Where a browser receives notifications, with its keys, and the language to write in."""

    endpoint: str
    p256dh: str
    auth: str
    language: str = "en"


class Subscribe(msgspec.Struct):
    """POST /api/push: tell this device when it is the turn of the seat of this key."""

    key: str
    device: Device


class Unsubscribe(msgspec.Struct):
    """POST /api/push/off: stop notifying the device with this endpoint about this table."""

    key: str
    endpoint: str


class Subscribed(msgspec.Struct):
    """Whether the device gets notifications from now on."""

    on: bool


class ReplayRequest(msgspec.Struct):
    """POST /api/replay: get the recording of a finished game, for any key of its table.

    `previous` asks for the game before it.
    """

    key: str
    previous: bool = False


class WatchRequest(msgspec.Struct):
    """POST /api/watch: watch a recorded game.

    POST /api/frames, with the same message, returns some of its frames, starting at `first`.
    """

    recording: str
    #: The seat whose view to show; None for a spectator's view.
    looking: int | None = None
    #: Whether to add what each seat alone knew.
    open: bool = False
    #: Whether to add the table in words, for a page without a board for the game.
    words: bool = False
    first: int = 0


class Watched(msgspec.Struct):
    """A recorded game without its frames."""

    game: str
    options: dict[str, Any]
    names: list[str]
    #: The number of sides: seat s belongs to side s modulo this.
    sides: int
    deal: int | None
    moves: int
    #: Whether the game reached its end.  Then it may be watched from every seat, else only as a spectator.
    over: bool
    #: Whether it began with a shuffle, so that it can be continued from any of its moves.
    goes_on: bool
    #: Whether a player knew something that the others did not, so that there are hands to reveal.
    secrets: bool
    #: The frames that start a turn.
    turns: list[int]
    #: By frame: its events, as far as the viewer may know them; the first frame is the deal.
    story: list[list[Phrase]]


class Frame(msgspec.Struct):
    """The table after `number` moves, as the viewer sees it."""

    number: int
    view: Mapping[str, Any]
    awaited: list[int]
    outcome: Outcome | None
    words: list[Phrase] | None
    #: By seat: what nobody else knew, if the client asked for it.
    hands: list[list[Phrase]]


class PlayOn(msgspec.Struct):
    """POST /api/carry-on: set up a table that continues a recorded game after `moves` moves."""

    recording: str
    moves: int
    #: The seats at this device; the bot of this name plays the others.
    here: list[int]
    bot: str


class ReviewRequest(msgspec.Struct):
    """POST /api/review: review a finished game.  The client requests the pieces of the work one by one, starting at 0."""

    recording: str
    piece: int = 0


class Judged(msgspec.Struct):
    """A decision.  `best` is the strongest player's move, if it is better beyond doubt.

    `before`, `after` and `best_worth` are what the player could expect: wins in 100 games, or points.
    """

    number: int
    seat: int
    move: Phrase
    best: Phrase | None
    before: float
    after: float
    best_worth: float
    reason: Phrase | None


class CurvePoint(msgspec.Struct):
    """The result that a seat could expect after `number` moves."""

    number: int
    worth: float


class Curve(msgspec.Struct):
    """A seat's expected result during the game, split into its own decisions, those of others, and luck."""

    points: list[CurvePoint]
    own: float
    others: float
    luck: float
    #: The possible error of `own`.
    error: float


class TurningPoint(msgspec.Struct):
    """A moment at which the game turned for a seat."""

    cause: Literal["mistake", "strong", "luck"]
    seat: int
    #: For luck: the move at which it began.
    since: int
    number: int
    before: float
    after: float


class Retrospect(msgspec.Struct):
    """The review of a finished game."""

    #: Whether the values are points; otherwise they are wins in 100 games.
    points: bool
    curves: list[Curve]
    decisions: list[Judged]
    turns: list[TurningPoint]


class Reviewed(msgspec.Struct):
    """The progress of a review, and with the last piece its result."""

    done: int
    pieces: int
    review: Retrospect | None


class QrRequest(msgspec.Struct):
    """POST /api/qr: get the QR code of a link."""

    text: str


class Qr(msgspec.Struct):
    """The QR code, row by row; True is dark."""

    matrix: list[list[bool]]


class MedalRequest(msgspec.Struct):
    """GET /api/medal: what is engraved on it; `day` is already formatted for the reader."""

    game: str = ""
    name: str = ""
    lang: str = "en"
    figure: str = ""
    day: str = ""


class PaperRequest(msgspec.Struct):
    """GET /api/print/GAME: what to print, and on which paper (see `paper.document.Order`)."""

    lang: str = "en"
    paper: str = "a4"
    sides: str = "duplex"
    ink: str = ""
    part: str = "game"
    bingo: int = 0


class DropRequest(msgspec.Struct):
    """POST /api/drop: delete a table, by the key of one of its seats."""

    key: str


class MoveRequest(msgspec.Struct):
    """POST /api/move-away: get a table that everyone has agreed to move to this device, for the keys of its seats."""

    keys: list[str]


class MovedAway(msgspec.Struct):
    """A table that goes on without the server, as a chest holds it; entries are JSON texts."""

    id: str
    secret: str
    entries: list[str]
    join_key: str


class HandOn(msgspec.Struct):
    """POST /api/hand-on: give a table to another device, by the key of one of its seats.

    `begin` stops the table and returns it as a file.  `stay` resumes it; `gone` deletes it, because the other device has it.
    """

    key: str
    step: Literal["begin", "stay", "gone"]


class Unpacked(msgspec.Struct):
    """How many games of a file were added or updated, how many were unreadable, and what the page has to store."""

    taken: int
    left: int
    device: dict[str, str]


class Refused(msgspec.Struct):
    """An HTTP request that failed: the text `error-KEY`, and an English sentence."""

    key: str
    args: dict[str, Any]
    sentence: str
