"""The messages at a table, over the WebSocket.  The browser's types are generated from this file and from `lobby.py`.

A connection begins with `Hello`.  The server responds with a `Welcome` and then sends an `Update` for everything that happens,
each with its entry number in the table's log.  A client that reconnects names the last number it saw and is told what it missed.
Every request carries an `id` that the client chooses, and the response repeats it: an `Update` that names it as `ack`, an `Ack`,
or a `Trouble`.  The first two mean that the request is carried out and stored.

Requests are carried out **exactly once**.  A page gives itself a name (`Hello.client`) and numbers its requests upwards from 1.
A request that changes the table is carried out once.  A retry gets the first response again: over this connection or the next,
before or after a restart of the server.  So after a disconnect, a page resends all unanswered requests with the same numbers.  A
request with the id 0 is not deduplicated.

A move names the last entry its player had seen (`Play.at`).  If the same seat has acted since, on another device or through a
stand-in bot, the server refuses the move, because it was chosen for an earlier position.  A page may send two moves without
waiting for a response only while a clock runs: a snap does not wait for the draw before it.

Views, events and moves are made for one viewer, named by `looking`: a seat, or None for a spectator.  A device with several seats
(people who share a tablet) sees as a spectator until it sends `Look`.  `Look` with None hides the hand again.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from spielkiste.table.logbook import ChosenPace

# -- from the browser --------------------------------------------------------------------------------------------------


class Numbered(msgspec.Struct, tag_field="t", kw_only=True):
    """What every request after `Hello` carries: its number."""

    id: int = 0


class Hello(msgspec.Struct, tag="hello", tag_field="t"):
    """The first message: the keys of all seats of this device, or one spectator key.  `last` is the last number seen.

    `client` is the page's name for itself, by which the server recognises it when it reconnects.  The server tells it to nobody
    else.
    """

    keys: list[str]
    last: int | None = None
    client: str | None = None


class Look(Numbered, tag="look"):
    """Show the view of this seat from now on; None shows a spectator's view."""

    seat: int | None


class Play(Numbered, tag="play"):
    """Make a move, in notation.  `at` is the number of the last update the player had seen.

    The response to an illegal move is a `Trouble` with the reason.  A move for an earlier position gets the key
    `played-elsewhere` if another device at this seat was quicker, or else `moved-on`.
    """

    seat: int
    move: str
    at: int | None = None


class Why(Numbered, tag="why"):
    """Ask why none of these moves (in notation) is possible.  The response is an `Explanation` with each reason once."""

    seat: int
    moves: list[str]


class Hint(Numbered, tag="hint"):
    """Ask for a good move.  The response is an `Advice`.  Only a player without other people at the table gets hints."""

    seat: int


class Words(Numbered, tag="words"):
    """Ask for the table in words, now and with every update, because the page has no board for this game."""


class Rename(Numbered, tag="rename"):
    """Rename a seat that this device holds."""

    seat: int
    name: str


class SetPace(Numbered, tag="pace"):
    """Set the pace of the bots.  It does not change how long a reaction window stays open."""

    pace: ChosenPace


class Hurry(Numbered, tag="hurry"):
    """Let the bots move at once.  It has no effect while another person is present, is asked, or may react."""


#: The feelings that a player can show the others: six faces of their animal, and a fist for an attacker.
Feeling = Literal["laugh", "cheer", "wow", "hope", "cry", "sorry", "fist"]


class Show(Numbered, tag="show"):
    """Show everyone at the table a feeling, at the seat `at` or at nobody.  Nothing is stored.

    It has no effect shortly after the seat's last one, or where `TableInfo.feelings` is false.
    """

    seat: int
    feeling: Feeling
    at: int | None = None


class Start(Numbered, tag="start"):
    """Start the game now.  Bots take the open seats and stand in for absent people."""


class StandIn(Numbered, tag="stand_in"):
    """Let a bot play for an absent player's seat, or for the client's own."""

    seat: int


class TakeBack(Numbered, tag="take_back"):
    """Take the seat back from the stand-in bot."""

    seat: int


class Leave(Numbered, tag="leave"):
    """Give up a seat for good.  Before the deal it is open again; after it a bot plays on.  The seat's key becomes invalid."""

    seat: int


class Undo(Numbered, tag="undo"):
    """Propose to take back moves, as far as nobody has learned anything since."""

    seat: int


class End(Numbered, tag="end"):
    """Propose to end the game here, without a result."""

    seat: int


class MoveAway(Numbered, tag="move_away"):
    """Propose that the game goes on at this device, without the server.  All people at the table must be here and agree.

    Then the table ends here as moved, and POST /api/move-away gives it to this seat.
    """

    seat: int


class Rematch(Numbered, tag="rematch"):
    """Propose a rematch at the same table once the game is over, or agree to it.  `swap` moves everyone to the next seat."""

    swap: bool = False


class Answer(Numbered, tag="answer"):
    """Accept or reject a proposal.  The proposer withdraws it with a no."""

    seat: int
    yes: bool


class Read(Numbered, tag="read"):
    """In a lesson: confirm that the text of step number `step` has been read and the lesson may continue."""

    step: int


Request = (
    Hello | Look | Play | Why | Hint | Words | Hurry | Show | Rename | SetPace | Start | StandIn | TakeBack | Leave | Undo | End
    | MoveAway | Rematch | Answer | Read
)  # fmt: skip
#: The requests that change the table.  Each is carried out exactly once.
Act = Play | Rename | SetPace | Start | StandIn | TakeBack | Leave | Undo | End | MoveAway | Rematch | Answer | Read

# -- to the browser ----------------------------------------------------------------------------------------------------


class Phrase(msgspec.Struct):
    """A text: its key, and arguments whose meaning the game declares (see GameInfo.arguments)."""

    key: str
    args: dict[str, Any]


class Move(msgspec.Struct):
    """A legal move: its notation, its kind, its text with arguments, and its outlook, if the game has one."""

    notation: str
    kind: str
    key: str
    args: dict[str, Any]
    outlook: dict[str, Any]


class Outcome(msgspec.Struct):
    """The result of a game; `facts` are a few notable things about it.

    `ended` means that everyone agreed to end the game early.  Then there are no winners and no clause.  The scores are those
    reached so far, or empty if the game has none.
    """

    scores: list[int]
    winners: list[int]
    clause: str
    facts: list[Phrase] = []
    #: One fact for each seat that `facts` does not name, if there is one.
    own: list[Phrase] = []
    ended: bool = False


class Met(msgspec.Struct):
    """Facts that a seat met (see the syllabus of its game): played, snapped or asked.

    If asked: the question and the first answer in the game's notation, and whether that was right.
    """

    seat: int
    how: Literal["played", "snapped", "asked"]
    facts: list[str]
    question: str
    answer: str
    right: bool


class SeatInfo(msgspec.Struct):
    """A seat and its player.  `kind`: a person, a bot, or open (nobody yet).  `stand_in`: a bot plays for an absent person."""

    seat: int
    name: str
    kind: Literal["person", "bot", "open"]
    bot: str | None
    stand_in: bool
    present: bool
    #: The number of its animal, which it keeps when seats are swapped.
    animal: int


class Proposal(msgspec.Struct):
    """A proposal that all present players must agree to, and the seats that have not answered yet.

    Absent players are not asked.
    """

    what: Literal["undo", "rematch", "swap", "end", "move"]
    by: int
    waiting_for: list[int]


class PastGame(msgspec.Struct):
    """The previous game at this table.  Its recording: POST /api/replay with `previous`."""

    seed: str
    commitment: str
    outcome: Outcome | None


class TableInfo(msgspec.Struct):
    """The data of a table that stay the same from move to move.  `join_key` is set for players while seats are open."""

    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    #: The number of sides: seat s belongs to side s modulo this.
    sides: int
    started: bool
    commitment: str
    #: The number of the deal, if the game has numbered deals.
    deal: int | None
    join_key: str | None
    spectator_key: str | None
    #: The pace of the bots, as chosen at the table.
    pace: ChosenPace
    proposal: Proposal | None
    #: Whether the game continues a recording; the owner of the file can know what is hidden.
    recorded: bool
    #: Whether everyone agreed to end the game without a result.
    ended: bool
    previous: PastGame | None
    #: Whether players may show each other feelings (see `Show`).
    feelings: bool = True
    #: Whether people play over days, and whether a bot stands in for a person who has not moved for a week.
    slow: bool = False
    relief: bool = False
    #: The seat whose player has moved the game to their own device; nothing happens here any more.
    moved: int | None = None


class LessonStep(msgspec.Struct):
    """The current step of a lesson.  `say` is the text to read now; `moves` are the moves that continue it, in notation."""

    name: str
    step: int
    steps: int
    say: Phrase | None
    moves: list[str]
    #: Whether the lesson waits until the learner has read the text and sends `Read`.
    read: bool
    done: bool
    #: The part of the board that the text is about, by the board's own name for it; "" for none.
    look: str


class Update(msgspec.Struct, tag="update", tag_field="t"):
    """Entry `number` of the log.  `events` is what `looking` may know of it, `view` the table after it."""

    number: int
    looking: int | None
    events: list[Phrase]
    view: Mapping[str, Any]
    awaited: list[int]
    moves: list[Move]
    outcome: Outcome | None = None
    #: The seed, once the game is over, to check the commitment against.
    seed: str | None = None
    #: The facts that each seat met, once the game is over.
    met: list[Met] = []
    #: While a reaction window is open: its length and the time left, in milliseconds.
    window_ms: int | None = None
    remaining_ms: int | None = None
    #: Whether the view is unrelated to the last one (first message, undo, rematch), so that the page must not animate it.
    fresh: bool = False
    #: The table in words, one phrase per line, for a device that asked for them.
    words: list[Phrase] | None = None
    lesson: LessonStep | None = None
    #: Seats whose bot failed: it raised, timed out or chose an illegal move.  The table made a random legal move instead.
    stumbled: list[int] = []
    #: The request of this device that caused the update and is answered by it.
    ack: int | None = None


class Welcome(msgspec.Struct, tag="welcome", tag_field="t"):
    """The response to `Hello`: the seats of this device, the table, and its state with the missed events."""

    seats: list[int]
    table: TableInfo
    update: Update
    reconnect_ms: int = 1000


class Seated(msgspec.Struct, tag="seated", tag_field="t"):
    """All players have moved to the next seat.  From now on this device holds these seats and gets their view."""

    seats: list[int]


class Undoable(msgspec.Struct, tag="undoable", tag_field="t"):
    """Nothing has happened since entry `number`, and moves can be taken back.  The next entry voids this."""

    number: int


class Shown(msgspec.Struct, tag="shown", tag_field="t"):
    """The player at `seat` shows a feeling, at the seat `at` or at nobody."""

    seat: int
    feeling: Feeling
    at: int | None


class TableChanged(msgspec.Struct, tag="table", tag_field="t"):
    """A player came, left, changed their name or proposed something."""

    table: TableInfo


class Ack(msgspec.Struct, tag="ack", tag_field="t"):
    """The request is carried out and stored, and there is nothing else to tell.  `number` is the log's last entry."""

    id: int
    number: int


class Explanation(msgspec.Struct, tag="because", tag_field="t"):
    """The reasons why moves are not possible, in words, and the clause of the first reason."""

    id: int
    reasons: list[Phrase]
    clause: str | None


class Chance(msgspec.Struct):
    """A move, and the estimated number of games out of a hundred that it would win."""

    move: str
    said: Phrase
    percent: int


class Advice(msgspec.Struct, tag="advice", tag_field="t"):
    """A good move, in notation and in words, and the reason; all None if the game has no advice now.

    `chances` are those of this move, first, and of some others; empty if they are unknown.
    """

    id: int
    move: str | None
    said: Phrase | None
    reason: Phrase | None
    chances: list[Chance] = []


class Trouble(msgspec.Struct, tag="trouble", tag_field="t"):
    """A failed request: the text `error-KEY` with arguments.  `fatal` means that the connection ends.

    If a rule forbids the request, `reason` says so in the game's words and `clause` names the rule.
    """

    id: int
    key: str
    args: dict[str, Any]
    clause: str | None = None
    reason: Phrase | None = None
    fatal: bool = False


Message = Welcome | Update | Seated | Undoable | Shown | TableChanged | Ack | Explanation | Advice | Trouble
