"""What is asked and answered before one sits at a table, and after the game: one question, one answer, over HTTP.

The browser's types are generated from this file and from `protocol.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from spielkiste.host.protocol import Outcome, Phrase
from spielkiste.table.match import ChosenPace


class Stretch(msgspec.Struct):
    """A length to offer to so many seats on so many sides, about how many minutes it takes, and whether it suits them best."""

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
    #: What the option decides for everybody who knows no particular game.
    role: Literal["", "tempo", "teams", "learning", "variant", "length"]
    #: What suits people who hand one device round, where that differs from the default.
    shared: bool | int | str | None
    #: The lengths to offer; a text `option-NAME-length` says one of them with its unit.
    stretches: list[Stretch]
    #: Offered to whoever lost without getting anywhere; the text `option-NAME-kinder` says what it would be like.
    kinder: bool
    #: The value that suits a person among nobody but the easiest bots; None where the usual one does.
    easy: bool | int | str | None


class SeatOverride(msgspec.Struct):
    """With this option set to this value, other seat counts apply."""

    option: str
    value: bool | int | str
    counts: list[int]


class GameInfo(msgspec.Struct):
    """A game on the shelf.  `arguments` says what each argument of its phrases means."""

    slug: str
    box: str
    options: list[OptionInfo]
    #: How many can play with default options, and which options change that.
    seat_counts: list[int]
    seat_overrides: list[SeatOverride]
    bots: list[str]
    arguments: dict[str, str]
    #: For each event with secrets: the arguments that only some seats may know.
    secrets: dict[str, list[str]]
    numbered_deals: bool
    #: What the box brings besides the board: a medal, a workshop …
    extras: list[str]
    #: Its lessons by name; the title of one is the text `lesson-SLUG-NAME`.
    lessons: list[str]
    #: Whether somebody knows it well enough to be asked for a hint.
    hints: bool
    #: From which age on; 0 if the game does not say.
    age: int
    #: How many minutes it takes, at least and at most; empty if the game does not say.
    minutes: list[int]
    #: The name of what there is to learn in it; "" if nothing.
    syllabus: str


class Language(msgspec.Struct):
    """A language of the house, and what it calls itself."""

    tag: str
    name: str


class Shelf(msgspec.Struct):
    """GET /api/shelf"""

    version: str
    languages: list[Language]
    games: list[GameInfo]
    #: How other devices reach this server: for invitations made on the machine that runs it.
    address: str | None
    #: For how many days a game is kept that nobody uses any more; None: for ever.
    keep_days: int | None
    #: The other way to play, an address: on a server's shelf the chest to take along, in such a chest the server where friends
    #: at other devices are met.
    other: str | None = None


class Exercise(msgspec.Struct):
    """A question about one fact: what is right, and what the box draws."""

    right: str
    show: dict[str, Any]
    #: The question with its answer in figures, where the fact itself says something else.
    written: str = ""


class Syllabus(msgspec.Struct):
    """What there is to learn in a box, as a picture of rows and columns; its title is the text `syllabus-NAME`."""

    name: str
    box: str
    rows: list[str]
    columns: list[str]
    #: The fact of each cell, row by row, and those that stand beside the picture.
    cells: list[list[str]]
    beside: list[str]
    #: All facts, those to be learnt first in front.
    order: list[str]
    #: Each fact in figures.
    written: dict[str, str]
    #: How each can be asked for, the plainest first.
    exercises: dict[str, list[Exercise]]


class Learning(msgspec.Struct):
    """GET /api/learning: nothing about anybody; what somebody knows stays on their device."""

    syllabuses: list[Syllabus]


class NewSeat(msgspec.Struct):
    """A seat as wished for: a person at this device, one who will come by link, or a bot."""

    kind: Literal["here", "open", "bot"]
    name: str | None = None
    bot: str | None = None


class NewTable(msgspec.Struct):
    """POST /api/tables"""

    game: str
    seats: list[NewSeat]
    options: dict[str, Any] = {}
    #: For games whose deals have numbers, as somebody typed it, or "today"; without it the deal is a surprise.
    deal: str | None = None
    pace: ChosenPace = "normal"


class NewLesson(msgspec.Struct):
    """POST /api/lessons: a table for one learner."""

    game: str
    lesson: str
    name: str | None = None
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
    """POST /api/join: take the open seat wished for, or the next.  Who asks twice with the same `client` gets one."""

    join_key: str
    name: str | None = None
    client: str | None = None
    seat: int | None = None


class Invited(msgspec.Struct):
    """POST /api/invitation: what somebody with a join link is invited to."""

    join_key: str


class Invitation(msgspec.Struct):
    """Which game, who sits there already, which seats are free, and the key to watch."""

    game: str
    names: list[str]
    free: list[int]
    spectator_key: str


class ReplayWish(msgspec.Struct):
    """POST /api/replay: the recording of a finished game, for any key of its table; `previous`: of the one before."""

    key: str
    previous: bool = False


class WatchWish(msgspec.Struct):
    """POST /api/watch: a game to be watched again, from its recording.

    POST /api/frames with the same asks for some of its frames, from `first` on.
    """

    recording: str
    #: The eyes to see it with: those of a seat, or a spectator's.
    looking: int | None = None
    #: Besides, what each seat alone knew.
    open: bool = False
    #: The table in words, too, for a page that has no board for the game.
    words: bool = False
    first: int = 0


class Watched(msgspec.Struct):
    """All about a recorded game but what it looked like."""

    game: str
    options: dict[str, Any]
    names: list[str]
    #: How many sides the seats form: seat s belongs to side s modulo this.
    sides: int
    deal: int | None
    moves: int
    #: It came to its end: then it may be seen from every seat, else only as a spectator saw it.
    over: bool
    #: It began with a shuffle, so that it can be played on from any of its moves.
    goes_on: bool
    #: Somebody knew something that the others did not: there are cards to be laid open.
    secrets: bool
    #: The frames with which a turn begins.
    turns: list[int]
    #: What each frame brought, as far as these eyes knew; the first is the deal.
    story: list[list[Phrase]]


class Frame(msgspec.Struct):
    """The table as some eyes saw it after `number` moves."""

    number: int
    view: Mapping[str, Any]
    awaited: list[int]
    outcome: Outcome | None
    words: list[Phrase] | None
    #: For each seat what nobody else knew, where that was asked for.
    hands: list[list[Phrase]]


class PlayOn(msgspec.Struct):
    """POST /api/carry-on: a table at which a recorded game goes on after so many of its moves."""

    recording: str
    moves: int
    #: The seats that are played at this device; bots of this name play the others.
    here: list[int]
    bot: str


class ReviewWish(msgspec.Struct):
    """POST /api/review: a finished game to be looked back on, one piece of the work after the other, from 0 on."""

    recording: str
    piece: int = 0


class Judged(msgspec.Struct):
    """A decision; `best` is what the strongest player would have done, if that is better beyond doubt.

    `before`, `after` and `best_worth` are what whoever decided could expect: games in 100, or points.
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
    """What a seat could expect after so many moves."""

    number: int
    worth: float


class Curve(msgspec.Struct):
    """A seat's way through the game, and what moved it: together that is all of the way."""

    points: list[CurvePoint]
    own: float
    others: float
    luck: float
    #: So far `own` may be off.
    error: float


class TurningPoint(msgspec.Struct):
    """A moment at which the game turned for a seat."""

    cause: Literal["mistake", "strong", "luck"]
    seat: int
    #: Luck was at work from this move on.
    since: int
    number: int
    before: float
    after: float


class Retrospect(msgspec.Struct):
    """A finished game, looked back on."""

    #: Everything counts points, not games in 100.
    points: bool
    curves: list[Curve]
    decisions: list[Judged]
    turns: list[TurningPoint]


class Reviewed(msgspec.Struct):
    """How much of the work is done, and all that came of it when it is."""

    done: int
    pieces: int
    review: Retrospect | None


class QrWish(msgspec.Struct):
    """POST /api/qr: a link as a picture."""

    text: str


class Qr(msgspec.Struct):
    """The picture, row by row; True is dark."""

    matrix: list[list[bool]]


class MedalWish(msgspec.Struct):
    """GET /api/medal: what is engraved on it; `day` as its reader writes dates."""

    game: str = ""
    name: str = ""
    lang: str = "en"
    figure: str = ""
    day: str = ""


class PaperWish(msgspec.Struct):
    """GET /api/print/GAME: what is printed on which paper (see `paper.document.Order`)."""

    lang: str = "en"
    paper: str = "a4"
    sides: str = "duplex"
    ink: str = ""
    part: str = "game"


class DropWish(msgspec.Struct):
    """POST /api/drop: a table to be thrown away, by the key of one of its seats."""

    key: str


class Unpacked(msgspec.Struct):
    """How many games of a file were added or have gone on, how many could not be read; and what the page is to remember."""

    taken: int
    left: int
    device: dict[str, str]


class Refused(msgspec.Struct):
    """Any request over HTTP that could not be done: the text `error-KEY`, and an English sentence."""

    key: str
    args: dict[str, Any]
    sentence: str
