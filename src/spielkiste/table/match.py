"""A match is its log (`logbook`): chairs, state, story and the memory of bots follow from the entries in order."""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from spielkiste.bots import LABORATORY, RandomBot, known_for, make_bot, tell
from spielkiste.core.bot import Bot, Situation
from spielkiste.core.errors import BadBot, BadFile, BadMove, UnknownGame
from spielkiste.core.facts import tell_facts, tell_own
from spielkiste.core.game import Game, Outcome, State
from spielkiste.core.lesson import Course, Lesson
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.registry import find_version
from spielkiste.core.story import Event, Phrase
from spielkiste.core.syllabus import Meeting
from spielkiste.table import logbook
from spielkiste.table.keys import commitment
from spielkiste.table.logbook import ChosenPace, Entry, FirstChair, Held
from spielkiste.table.seats import FIRST_PLACE, Place, Seat, animals_for, next_seat

# The most moves that can be taken back at once.
FARTHEST_UNDO = 6
# A snapshot is taken every NOTED_MOVES moves and the last MOST_NOTES are kept: taking a move back replays few moves.
NOTED_MOVES = 64
MOST_NOTES = 2


@dataclass
class Chair:
    """A chair at the table: held by a person, by a bot, or by nobody yet; a bot may stand in for a person."""

    kind: Held
    name: str
    bot: str | None = None
    stand_in: str | None = None
    #: The animal that its person has chosen, if any.
    animal: int | None = None
    #: The page that took the chair, if it identified itself.
    client: str | None = None
    #: Whether a bot has ever played on this chair.
    botted: bool = False
    #: How many people have given up this chair; each had their own key.
    holder: int = 0
    place: Place = FIRST_PLACE
    #: Whether its person has yet to take it again, after the game was moved here from a server.
    kept: bool = False

    @property
    def played_by(self) -> str | None:
        """Return the name of the bot that plays for this chair now, or None."""
        return self.bot if self.kind == "bot" else self.stand_in


@dataclass(frozen=True)
class Past:
    """A game that was played at this table before the current one."""

    seed: str
    players: list[str]
    moves: list[tuple[int, int]]
    outcome: Outcome | None
    facts: list[Phrase]
    own_facts: list[Phrase]


@dataclass
class Note:
    """A snapshot of a game after some of its moves."""

    moves: int
    state: State
    #: The bots, with all that they remembered.
    bots: bytes


class Match:
    """The state of a table after every entry of its log."""

    def __init__(self, opening: Entry) -> None:
        if not isinstance(opening, logbook.Open):
            raise BadFile("table-unreadable", "This table's log does not begin with its opening; start another one.")
        self.game: Game = find_version(opening.game, opening.rules_version)
        self.chairs = [
            Chair(chair.kind, chair.name, chair.bot, place=Place(place), botted=chair.bot is not None)
            for place, chair in enumerate(opening.chairs)
        ]
        for chair, animal in zip(self.chairs, opening.animals, strict=False):
            chair.animal = animal
        self.options: dict[str, Any] = dict(self.game.check_setup(len(self.chairs), opening.options))
        self.calm = self.game.calm(self.options)
        self.lesson: Lesson | None = Lesson(opening.lesson) if opening.lesson is not None else None
        self.course: Course | None = None
        #: Whether people play over days, and whether a bot stands in for a person who has not moved for a week.
        self.slow = opening.slow
        self.relief = opening.relief
        #: At a slow table: since when the same people are asked, in house time.
        self.since = 0
        self.log: list[Entry] = [opening]
        #: The current game, once it is dealt.
        self.record: Record | None = None
        self.seed = ""
        #: Whether someone may have the file that this seed came from, and with it everything hidden.
        self.recorded = False
        #: Whether everyone agreed to end the game without a result.
        self.ended = False
        #: The state to show after such an end (see `shown`).
        self._stopped: State | None = None
        #: The seat whose player has moved the game to their own device, or None.
        self.moved: int | None = None
        self.previous: Past | None = None
        self.pace: ChosenPace = "normal"
        #: The seats whose bot has failed; cleared by the reader.
        self.stumbled: set[int] = set()
        #: By entry of the log: the events it caused.
        self.events: list[list[Event]] = [[]]
        #: The log numbers of the moves that have not been taken back, in order.
        self._standing: list[int] = []
        #: The states before each of the last moves, newest last, for undo.
        self.before: deque[State] = deque(maxlen=FARTHEST_UNDO)
        self._notes: deque[Note] = deque(maxlen=MOST_NOTES)
        self._bots: dict[int, Bot] = {}
        #: The last checked move and its entry, until an entry changes the state.
        self._checked: tuple[logbook.Move, int] | None = None

    @staticmethod
    def opening(
        game: Game,
        options: dict[str, object],
        chairs: list[Chair],
        lesson: dict[str, object] | None = None,
        slow: bool = False,
        relief: bool = False,
    ) -> Entry:
        """Return the first entry of a new table.  Raise `BadSetup` if the options or the number of chairs do not fit."""
        game.check_setup(len(chairs), options)
        for seat, chair in enumerate(chairs):
            if chair.bot is not None:
                make_bot(chair.bot, game, seat, len(chairs), 0)
                name = chair.bot.partition("@")[0]
                if name in LABORATORY:
                    raise BadBot(
                        "unknown-bot", f"{name!r} plays in the arena only.", {"bot": name, "known": ", ".join(known_for(game))}
                    )
        first = [FirstChair(chair.kind, chair.name, chair.bot) for chair in chairs]
        animals = [chair.animal for chair in chairs] if any(chair.animal is not None for chair in chairs) else []
        return logbook.Open(game.slug, game.rules_version, options, first, lesson, animals, slow, relief)

    @staticmethod
    def from_log(entries: Sequence[object]) -> Match:
        """Return the match that these entries describe, as they were made or as a store has kept them.

        Raise `BadFile` if they make no sense.
        """
        try:
            log = logbook.read(entries)
            match = Match(log[0])
            for entry in log[1:]:
                match.enter(entry)
        except (UnknownGame, BadFile):
            raise
        except Exception as trouble:
            # Anything can be wrong with a damaged log.  It concerns this one table and must not affect others.
            raise BadFile("table-unreadable", "This table cannot be read any more; start another one.") from trouble
        return match

    # -- queries -----------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """Return the number of the last entry, from 0."""
        return len(self.log) - 1

    @property
    def state(self) -> State | None:
        return self.record.state if self.record is not None else None

    @property
    def shown(self) -> State | None:
        """Return the state to show: the current one, or a stopped copy once everyone agreed to end the game."""
        return self._stopped if self.ended else self.state

    @property
    def over(self) -> bool:
        return self.ended or (self.record is not None and self.record.state.outcome() is not None)

    @property
    def commitment(self) -> str:
        return commitment(self.seed) if self.seed else ""

    def people(self) -> list[int]:
        """Return the seats of people, whether or not a bot stands in for them."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def holders(self) -> list[int]:
        """Return how often each chair was given up, in the original order of the chairs; keys are made from it."""
        return [chair.holder for chair in sorted(self.chairs, key=lambda chair: chair.place)]

    def seat_now(self, place: Place) -> Seat:
        """Return the current seat of the chair that had this place when the table was opened."""
        return next(Seat(seat) for seat, chair in enumerate(self.chairs) if chair.place == place)

    def animals(self) -> list[int]:
        """Return the animal at each seat; a chair keeps it when everyone moves on."""
        return animals_for([chair.animal for chair in self.chairs], [chair.place for chair in self.chairs])

    def asked(self) -> list[int]:
        """Return the seats of the people whose turn it is."""
        if self.record is None or self.over or self.moved is not None or self.lesson is not None:
            return []
        people = self.people()
        return [seat for seat in self.record.state.awaited() if seat in people and self.plays_itself(seat)]

    def open_seats(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open"]

    def free_seats(self) -> list[int]:
        """Return the seats that the join key opens: those of nobody, and those kept for their people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "open" or chair.kept]

    def clock_runs(self) -> bool:
        """Return whether a reaction window is open: the tempo is live, and a seat that is asked has a silence move."""
        if self.calm or self.record is None or self.ended or self.moved is not None:
            return False
        state = self.record.state
        asked = [seat for seat in state.actors() if state.silence(seat) >= 0]
        return bool(asked) and not self._only_goes_on(state, asked)

    def _only_goes_on(self, state: State, asked: list[int]) -> bool:
        """Return whether the only person among bots is asked and has no choice: that reveals nothing, so no clock runs."""
        if len(asked) > 1 or sum(chair.kind != "bot" for chair in self.chairs) > 1:
            return False
        (seat,) = asked
        return self.plays_itself(seat) and state.moves(seat) == [state.silence(seat)]

    def hurries_people(self) -> bool:
        """Return whether a person may still do something, but only until the next turn."""
        return self.state is not None and any(self.plays_itself(seat) for seat in self.state.hurried())

    def plays_itself(self, seat: int) -> bool:
        """Return whether a person makes the moves of this seat, not a stand-in bot."""
        return self.chairs[seat].played_by is None

    def acting_bots(self) -> list[int]:
        """Return the seats that a bot has to act for now."""
        state = self.state
        if state is None or self.ended or self.moved is not None or self.course is not None:
            # In a lesson the others play scripted moves.
            return []
        return [seat for seat in state.actors() if self.chairs[seat].played_by is not None]

    def bot(self, seat: int) -> Bot:
        """Return the bot that acts for a seat, with its memory."""
        return self._bots[seat]

    def seat_bot(self, seat: int, bot: Bot) -> None:
        """Put a bot back after it has thought about its move elsewhere."""
        self._bots[seat] = bot

    def situation(self, seat: int) -> Situation:
        """Return the situation of a seat, as a copy that later moves at the table do not change."""
        assert self.record is not None
        return Situation(self.game, self.record.state.copy(), seat)

    def dismiss(self, seat: int) -> None:
        """Replace a bot that has failed: random moves are played for the rest of this game."""
        self.stumbled.add(seat)
        self._notes.clear()
        self._bots[seat] = RandomBot(self.game, seat, len(self.chairs), 1, Rng(f"{self.seed}:lot:{seat}"))

    def facts(self) -> list[Phrase]:
        """Return the notable facts about the finished game."""
        record = self.record
        if record is None or not self.over:
            return []
        return tell_facts(self.game.facts, record.story, record.seats)

    def own_facts(self) -> list[Phrase]:
        """Return one fact for each player whom `facts` does not name."""
        record = self.record
        return tell_own(self.game.facts, record.story, record.seats) if record is not None and self.over else []

    def meetings(self) -> list[Meeting]:
        """Return the facts to learn that the players met in this game."""
        syllabus = self.game.syllabus
        return syllabus.meetings(self.record.story) if syllabus is not None and self.record is not None else []

    def recording(self, previous: bool = False) -> Record | None:
        """Return the finished game, or the previous one; None if there is none."""
        if not previous:
            return self.record if self.over else None
        past = self.previous
        if past is None:
            return None
        record = Record(self.game, len(self.chairs), past.seed, self.options, past.players, listen=False)
        for seat, move in past.moves:
            record.make(seat, move)
        return record

    # -- changes -----------------------------------------------------------------------------------------------

    def move(self, seat: int, move: int) -> Entry:
        """Return the entry for a move that is checked against the rules.  `enter` makes the move."""
        if self.record is None:
            raise BadMove("not-started", "The game has not started yet.")
        if self.ended:
            raise BadMove("game-ended", "This game was ended; deal again, or take another from the shelf.")
        self.record.state.check(seat, move)
        entry = logbook.Move(seat, self.game.notation(move))
        self._checked = (entry, move)
        return entry

    def forced(self) -> Entry | None:
        """Return the entry for a move that the table makes by itself; None if there is something to decide."""
        state = self.state
        if state is not None and not self.ended and self.moved is None:
            for seat in state.actors():
                move = state.forced(seat)
                if move >= 0:
                    return self.move(seat, move)
        return None

    def enter(self, entry: Entry) -> None:
        """Apply an entry and add it to the log."""
        told = len(self.record.story) if self.record is not None else 0
        match entry:
            case logbook.Move():
                self._make(entry)
            case logbook.Deal():
                self._begin(entry)
                told = 0
            case logbook.Undo():
                self._take_back(entry.moves)
                told = len(self.record.story) if self.record is not None else 0
            case logbook.Sit():
                self._take_chair(entry.seat, Chair("person", entry.name, animal=entry.animal, client=entry.client))
            case logbook.Name():
                self.chairs[entry.seat].name = entry.name
            case logbook.Fill():
                self._take_chair(entry.seat, Chair("bot", entry.name, entry.bot))
            case logbook.Leave():
                self._take_chair(entry.seat, Chair("open", "") if entry.bot is None else Chair("bot", entry.name, entry.bot))
                self.chairs[entry.seat].holder += 1
                self._seat_bots()
            case logbook.StandIn():
                self._stand_in(self.chairs[entry.seat], entry.bot)
            case logbook.End():
                self._end()
            case logbook.Moved():
                self.moved = entry.seat
            case logbook.Brought():
                for seat in entry.seats:
                    # The keys from the server open nothing here.
                    self.chairs[seat].holder += 1
                    self.chairs[seat].kept = True
            case logbook.Read():
                if self.course is not None:
                    self.course.read()
            case logbook.Pace():
                self.pace = entry.pace
            case logbook.Open():
                raise ValueError("a table opens once")
        self._checked = None
        if entry.at is not None:
            self.since = entry.at
        events = self.record.story[told:] if self.record is not None else []
        self.log.append(entry)
        self.events.append(events)
        self._share(self._bots, events)
        if isinstance(entry, logbook.Move):
            self._note()

    def _make(self, entry: logbook.Move) -> None:
        assert self.record is not None
        earlier = self.record.state.copy()
        if self._checked is not None and self._checked[0] is entry:
            self.record.make(entry.seat, self._checked[1])
        else:
            self.record.play(entry.seat, self.game.parse(entry.move))
        if self.course is not None:
            self.course.moved(entry.seat, entry.move)
        self.before.append(earlier)
        self._standing.append(len(self.log))

    def _begin(self, entry: logbook.Deal) -> None:
        self._put_away()
        if entry.swapped:
            for seat, chair in enumerate(list(self.chairs)):
                self.chairs[next_seat(seat, len(self.chairs))] = chair
        self._deal(entry.seed)
        self.recorded = entry.recorded
        # A person who joins later is told this game, not the previous one.
        self.events = [[] for _ in self.events]
        self._standing = []

    def _end(self) -> None:
        self.ended = True
        if self.state is not None:
            self._stopped = self.state.copy()
            self._stopped.stop()

    def _take_chair(self, seat: int, chair: Chair) -> None:
        before = self.chairs[seat]
        chair.holder, chair.place, chair.botted = before.holder, before.place, before.botted or chair.bot is not None
        self.chairs[seat] = chair
        self._bots.pop(seat, None)
        self._notes.clear()

    def _stand_in(self, chair: Chair, bot: str | None) -> None:
        chair.stand_in = bot
        chair.botted = chair.botted or bot is not None
        self._seat_bots()
        # The snapshots contain the former bots.
        self._notes.clear()

    def _put_away(self) -> None:
        """Store the result of the finished game when the next one is dealt."""
        record = self.record
        if record is not None and self.over:
            moves = list(record.moves)
            self.previous = Past(self.seed, record.players, moves, record.state.outcome(), self.facts(), self.own_facts())
        self.ended = False
        self._stopped = None

    def _deal(self, seed: str) -> None:
        self.seed = seed
        names = [chair.name for chair in self.chairs]
        start = self.lesson.position if self.lesson is not None else None
        self.record = Record(self.game, len(self.chairs), seed, self.options, names, start)
        self.course = Course(self.lesson) if self.lesson is not None else None
        self.before.clear()
        self._notes.clear()
        self._bots = {}
        self._seat_bots()

    def _take_back(self, moves: int) -> None:
        assert self.record is not None
        kept = self.record.moves[:moves]
        # Go back far enough that afterwards FARTHEST_UNDO moves can be taken back again.
        while self._notes and self._notes[-1].moves > moves - FARTHEST_UNDO:
            self._notes.pop()
        if self._notes:
            self._go_back(self._notes[-1])
        else:
            self._deal(self.seed)
            self._share(self._bots, self.record.story)
        for seat, move in kept[len(self.record.moves) :]:
            told = len(self.record.story)
            self.before.append(self.record.state.copy())
            self.record.make(seat, move)
            self._share(self._bots, self.record.story[told:])
            self._note()
        for number in self._standing[moves:]:
            self.events[number] = []
        del self._standing[moves:]

    def _note(self) -> None:
        """Save a snapshot every few moves."""
        record = self.record
        if record is None or self.lesson is not None or len(record.moves) % NOTED_MOVES:
            return
        try:
            bots = pickle.dumps(self._bots)
            pickle.loads(bots)
        except Exception:
            # Not every bot can be pickled, least of all a compiled one; with such a bot all moves are replayed.
            return
        self._notes.append(Note(len(record.moves), record.state.copy(), bots))

    def _go_back(self, note: Note) -> None:
        """Return the game to the position of this snapshot; more moves have been made since."""
        later = self.record
        assert later is not None
        names = [chair.name for chair in self.chairs]
        # A new record: a thinker may still read the moves that are taken back.
        self.record = later.back_to(note.moves, note.state.copy(), names)
        self.before.clear()
        self._bots = pickle.loads(note.bots)

    def _seat_bots(self) -> None:
        """Give every chair its bot if it needs one; a new bot is told the story so far."""
        if self.record is None:
            return
        for seat, chair in enumerate(self.chairs):
            name = chair.played_by
            if name is None:
                self._bots.pop(seat, None)
            elif seat not in self._bots:
                bot = make_bot(name, self.game, seat, len(self.chairs), f"{self.seed}:bot")
                self._bots[seat] = bot
                if self.record.moves:
                    self._share({seat: bot}, self.record.story)

    def _share(self, bots: dict[int, Bot], events: list[Event]) -> None:
        if self.record is None:
            return
        for seat, bot in list(bots.items()):
            try:
                tell(bot, events, self.record.state)
            except Exception:
                # Anyone can bring a bot, and it may fail here; the game goes on.
                self.dismiss(seat)
