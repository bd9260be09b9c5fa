"""What is said at a table, over the WebSocket.  The browser's types are generated from this file and from `lobby.py`.

A connection begins with `Hello`.  It then gets a `Welcome` and from there on an `Update` for everything that happens, each
with the number of the entry in the table's log.  A client that comes back names the last number it saw and is told what
it missed.  Every request carries an `id` of the client's choosing; the answer carries it again: an `Update` that names it as
`ack`, an `Ack`, or a `Trouble`.  The first two mean: it is done, and on disk.

What is promised is **exactly once**.  A page gives itself a name (`Hello.client`) and numbers its requests from 1, upwards.  A
request that changes the table is carried out once, however often it arrives: whoever sends it again, over this connection or the
next, before or after a restart of the server, gets the first answer again.  So a page whose connection breaks sends what was not
answered once more, with the same numbers, and can be sure.  A request with the id 0 is not remembered.

A move names the last entry its player had seen (`Play.at`).  If the same seat has acted since (on another device, or by a bot
that stood in), the move was meant for another table and is refused, kindly.  Two requests of one page may follow each other
without waiting only where a clock runs: a snap does not wait for the draw before it.

Views, events and moves are made for one pair of eyes, named by `looking`: a seat, or None for a spectator.  A device that
holds several seats (people who share a tablet) sees as a spectator until it sends `Look`; `Look` with None draws the
curtain again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from spielkiste.table.match import ChosenPace

# -- from the browser --------------------------------------------------------------------------------------------------


class Hello(msgspec.Struct, tag="hello", tag_field="t"):
    """The first message: the keys of all seats this device holds, or one spectator key; `last` is the last number seen.

    `client` is what the page calls itself, so that it is known again when it comes back; nobody else is told.
    """

    keys: list[str]
    last: int | None = None
    client: str | None = None


class Look(msgspec.Struct, tag="look", tag_field="t"):
    """See with the eyes of this seat from now on (None: as a spectator)."""

    seat: int | None
    id: int = 0


class Play(msgspec.Struct, tag="play", tag_field="t"):
    """Make a move, in notation.  `at` is the number of the last update the player had seen.

    A move that the rules forbid is answered by a `Trouble` that says why; one for a table that is no more, by `played-elsewhere`
    (another device at this seat was quicker) or `moved-on`.
    """

    seat: int
    move: str
    id: int = 0
    at: int | None = None


class Why(msgspec.Struct, tag="why", tag_field="t"):
    """Ask why none of these moves (in notation) is possible; answered by `Because`, each reason once."""

    seat: int
    moves: list[str]
    id: int = 0


class Hint(msgspec.Struct, tag="hint", tag_field="t"):
    """Ask for a move that makes sense now; answered by `Advice`.  It is for whoever sits at the table without other people."""

    seat: int
    id: int = 0


class Words(msgspec.Struct, tag="words", tag_field="t"):
    """The page has no board for this game: from now on every update brings the table in words, beginning with one at once."""

    id: int = 0


class Rename(msgspec.Struct, tag="rename", tag_field="t"):
    """Change the nickname of a seat that this device holds."""

    seat: int
    name: str
    id: int = 0


class SetPace(msgspec.Struct, tag="pace", tag_field="t"):
    """From now on bots take their time, or less of it; how long a reaction window stays open is not for this to say."""

    pace: ChosenPace
    id: int = 0


class Hurry(msgspec.Struct, tag="hurry", tag_field="t"):
    """Let bots that are deciding act at once.  It comes to nothing while anybody else is here, is asked, or may react."""

    id: int = 0


class Start(msgspec.Struct, tag="start", tag_field="t"):
    """Begin now; seats that nobody has taken are given to bots, and bots stand in for people who have not come."""

    id: int = 0


class StandIn(msgspec.Struct, tag="stand_in", tag_field="t"):
    """Let a bot play for a seat whose player has gone, or for one's own."""

    seat: int
    id: int = 0


class TakeBack(msgspec.Struct, tag="take_back", tag_field="t"):
    """Play for oneself again."""

    seat: int
    id: int = 0


class Leave(msgspec.Struct, tag="leave", tag_field="t"):
    """Give up a seat for good: before the deal somebody else may take it, after it a bot plays on.  Its key is void then."""

    seat: int
    id: int = 0


class Undo(msgspec.Struct, tag="undo", tag_field="t"):
    """Propose to take back what was done since the last moment at which nobody had learned anything."""

    seat: int
    id: int = 0


class End(msgspec.Struct, tag="end", tag_field="t"):
    """Propose to end the game here, without a result."""

    seat: int
    id: int = 0


class Rematch(msgspec.Struct, tag="rematch", tag_field="t"):
    """Once the game is over: propose to deal again at the same table, or agree to it; `swap`: all move one place on first."""

    swap: bool = False
    id: int = 0


class Answer(msgspec.Struct, tag="answer", tag_field="t"):
    """Agree to what was proposed, or not; whoever proposed it takes it back with a no."""

    seat: int
    yes: bool
    id: int = 0


class Read(msgspec.Struct, tag="read", tag_field="t"):
    """In a lesson: the words of step number `step` have been read, it may go on."""

    step: int
    id: int = 0


Request = (
    Hello | Look | Play | Why | Hint | Words | Hurry | Rename | SetPace | Start | StandIn | TakeBack | Leave | Undo | End
    | Rematch | Answer | Read
)  # fmt: skip
#: Those that change the table, and are carried out exactly once.
Act = Play | Rename | SetPace | Start | StandIn | TakeBack | Leave | Undo | End | Rematch | Answer | Read

# -- to the browser ----------------------------------------------------------------------------------------------------


class Phrase(msgspec.Struct):
    """A text: its key, and arguments whose meaning the game declares (see GameInfo.arguments)."""

    key: str
    args: dict[str, Any]


class Move(msgspec.Struct):
    """A legal move: how people write it, its kind, its text with arguments, and what it would come to, where a game says so."""

    notation: str
    kind: str
    key: str
    args: dict[str, Any]
    outlook: dict[str, Any]


class Outcome(msgspec.Struct):
    """How it ended; `facts` are a few things worth telling about this very game.

    `ended`: everybody agreed to end it before that.  Then nobody has won, no clause says so, and the scores are what had been
    reached; there are none in a game that cannot tell.
    """

    scores: list[int]
    winners: list[int]
    clause: str
    facts: list[Phrase] = []
    #: One thing for each seat that is named in none of the facts, as far as there is one.
    own: list[Phrase] = []
    ended: bool = False


class Met(msgspec.Struct):
    """Facts that a seat met (see the syllabus of its game): played, snapped or asked for.

    Where it was asked: the question and the first answer, in the game's own notation, and whether that was right.
    """

    seat: int
    how: Literal["played", "snapped", "asked"]
    facts: list[str]
    question: str
    answer: str
    right: bool


class SeatInfo(msgspec.Struct):
    """Who sits where.  `kind`: a person, a bot, or open (nobody yet); `stand_in`: a bot plays for an absent person."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    stand_in: bool
    present: bool


class Proposal(msgspec.Struct):
    """Something that everybody who is here must agree to, and those who have not answered yet.  Who is away is not waited for."""

    what: Literal["undo", "rematch", "swap", "end"]
    by: int
    waiting_for: list[int]


class PastGame(msgspec.Struct):
    """The game before the present one at this table: to be looked at still; its recording: POST /api/replay with `previous`."""

    seed: str
    commitment: str
    outcome: Outcome | None


class TableInfo(msgspec.Struct):
    """What does not change from move to move.  `join_key` is there for people at the table while seats are open."""

    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    #: How many sides the seats form: seat s belongs to side s modulo this.
    sides: int
    started: bool
    commitment: str
    #: The number of the deal, where deals have numbers.
    deal: int | None
    join_key: str | None
    spectator_key: str | None
    #: How quickly the bots play, as somebody at the table has chosen.
    pace: ChosenPace
    proposal: Proposal | None
    #: The game goes on from a recording: whoever has the file can know what is hidden.
    recorded: bool
    #: Everybody agreed to end the game without a result.
    ended: bool
    previous: PastGame | None


class LessonStep(msgspec.Struct):
    """Where a lesson stands.  `say` is to be read now; `moves` are those that lead on, in notation."""

    name: str
    step: int
    steps: int
    say: Phrase | None
    moves: list[str]
    #: It goes on when the words have been read: the learner says so with `Read`.
    read: bool
    done: bool
    #: The part of the board that the words speak of, by the name that the board gives it; empty: none in particular.
    look: str


class Update(msgspec.Struct, tag="update", tag_field="t"):
    """Something happened: entry `number` of the log.  `events` is what `looking` may know of it, `view` the table after it."""

    number: int
    looking: int | None
    events: list[Phrase]
    view: Mapping[str, Any]
    awaited: list[int]
    moves: list[Move]
    outcome: Outcome | None = None
    #: Once the game is over: the seed, to check the commitment against.
    seed: str | None = None
    #: Once the game is over: what was to be learnt in it, by whom it was met.
    met: list[Met] = []
    #: While a published window is open: how long it lasts in all, and how long still, in milliseconds.
    window_ms: int | None = None
    remaining_ms: int | None = None
    #: True if the view was made anew (first message, undo, rematch): nothing should be seen to move.
    fresh: bool = False
    #: The table in words, a line each, for a device that asked for them.
    words: list[Phrase] | None = None
    lesson: LessonStep | None = None
    #: Seats whose bot failed (it raised, dawdled or named an illegal move): the table chose a legal move for it by lot.
    stumbled: list[int] = []
    #: The request of this device that led to it, which is done with this.
    ack: int | None = None


class Welcome(msgspec.Struct, tag="welcome", tag_field="t"):
    """The answer to `Hello`: which seats this device holds, the table, and the state of things with what was missed."""

    seats: list[int]
    table: TableInfo
    update: Update
    reconnect_ms: int = 1000


class Seated(msgspec.Struct, tag="seated", tag_field="t"):
    """Everybody has moved one place on; this device holds these seats now.  What comes next is told to their eyes."""

    seats: list[int]


class Undoable(msgspec.Struct, tag="undoable", tag_field="t"):
    """The table has come to rest after entry `number`, and something could be taken back.  The next entry makes it void."""

    number: int


class TableChanged(msgspec.Struct, tag="table", tag_field="t"):
    """Somebody came, went, changed their name, proposed something …"""

    table: TableInfo


class Ack(msgspec.Struct, tag="ack", tag_field="t"):
    """The request is done and on disk, and there is nothing else to tell; `number` is the log's last entry."""

    id: int
    number: int


class Because(msgspec.Struct, tag="because", tag_field="t"):
    """Why moves are not possible: the reasons in words, and the clause of the first."""

    id: int
    reasons: list[Phrase]
    clause: str | None


class Chance(msgspec.Struct):
    """How often, in a hundred games, whoever made this move would win, as far as can be told."""

    move: str
    said: Phrase
    percent: int


class Advice(msgspec.Struct, tag="advice", tag_field="t"):
    """A move that makes sense, in notation and in words, and why; all None where the game has no advice to give now.

    `chances` are those of this move and of some others, this one first; empty where nobody can tell.
    """

    id: int
    move: str | None
    said: Phrase | None
    reason: Phrase | None
    chances: list[Chance] = []


class Trouble(msgspec.Struct, tag="trouble", tag_field="t"):
    """A request that could not be done: the text `error-KEY` with arguments; `fatal` means that the connection ends.

    Where a rule forbids it, `reason` says so in the game's words and `clause` names the rule.
    """

    id: int
    key: str
    args: dict[str, Any]
    clause: str | None = None
    reason: Phrase | None = None
    fatal: bool = False


Message = Welcome | Update | Seated | Undoable | TableChanged | Ack | Because | Advice | Trouble
