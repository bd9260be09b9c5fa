"""The base classes of a game: a `State` holds a running game and its rules, a `Game` everything else about it.

Seats count from 0 in Python and JSON, from 1 wherever a person reads or types them.  Moves are small ints.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Final, NoReturn

from mypy_extensions import mypyc_attr

from spielkiste.core.arguments import whole
from spielkiste.core.encoding import Encoding, marked
from spielkiste.core.errors import BadFile, BadMove, BadSetup
from spielkiste.core.facts import Fact
from spielkiste.core.near import meant_moves
from spielkiste.core.optional import OptionalRules
from spielkiste.core.options import CALM, SEAT, TEAMS, TEMPO, Option, OptionValues, complete
from spielkiste.core.positions import refuse
from spielkiste.core.randomness import Rng
from spielkiste.core.returned import wrong_return
from spielkiste.core.story import Event, Phrase, written
from spielkiste.core.syllabus import Syllabus
from spielkiste.core.tasks import Task

#: A view as JSON.  Each game has its own TypedDict for it (`view.py`).  Generic code sees a mapping.
View = Mapping[str, object]
Position = dict[str, object]
Story = list[Event]


class Outcome:
    """How a game ended: a score for each seat, the winning seats (several share the victory), the clause that decides it.

    Attributes:
        scores: The score of each seat.
        winners: The seats that have won.
        clause: The clause of the rules that ended the game, such as "KM-9".
    """

    def __init__(self, scores: list[int], winners: list[int], clause: str) -> None:
        self.scores: Final = scores
        self.winners: Final = winners
        self.clause: Final = clause

    def __reduce__(self) -> tuple[object, ...]:
        return (Outcome, (self.scores, self.winners, self.clause))

    def __repr__(self) -> str:
        return f"Outcome(scores={self.scores}, winners={self.winners}, clause={self.clause!r})"

    def json(self) -> dict[str, object]:
        return {"scores": self.scores, "winners": self.winners, "clause": self.clause}


class Refusal:
    """The reason why a move is not allowed: the clause that forbids it, and the reason in words.

    Attributes:
        clause: The clause of the rules, such as "KM-2".
        reason: Why, as a text key with arguments; `str(refusal)` says it in English.
    """

    def __init__(self, clause: str, key: str, args: dict[str, object] | None = None) -> None:
        self.clause: Final = clause
        self.reason: Final = Phrase(key, args)
        #: The table and the seat that it is for, so that `str` can put it into words.
        self._state: State | None = None
        self._seat = 0

    def __str__(self) -> str:
        """Return the reason in English with its clause, if it comes from `why_not`."""
        return f"{_spoken(self._state, self._seat, self.reason)} ({self.clause})" if self._state is not None else repr(self)

    def said_to(self, state: "State", seat: int) -> "Refusal":
        """Remember the table and the seat that `str` is for; return the refusal."""
        self._state = state
        self._seat = seat
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (Refusal, (self.clause, self.reason.key, self.reason.args))

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.reason.key!r}, {self.reason.args})"

    def json(self) -> dict[str, object]:
        return {"clause": self.clause, **self.reason.json()}


class Hint:
    """A move that makes sense, and why, in words.  It uses only what the seat knows.

    Attributes:
        move: The move, as a number.
        seat: The seat that it is for; -1 if that is not known.
        reason: Why, as a text key with arguments; `str(hint)` says it in English.
        chances: The estimated share of the victory for each move tried; empty if unknown.
        words: These moves in the words of their table.
    """

    def __init__(self, move: int, reason: Phrase, chances: dict[int, float] | None = None) -> None:
        self.move: Final = move
        self.seat = -1
        self.reason: Final = reason
        #: The estimated share of the victory for each move tried, this one first; empty if unknown.
        self.chances: Final[dict[int, float]] = chances if chances is not None else {}
        #: This move and the moves it is compared with, in the words of their table.
        self.words: dict[int, Phrase] = {}
        self._said = ""

    def __repr__(self) -> str:
        return f"Hint(seat={self.seat}, move={self.move}, reason={self.reason!r})"

    def __str__(self) -> str:
        """Return the move in notation and the reason in English, if `say_to` has been called."""
        return self._said or repr(self)

    def say_to(self, state: "State", seat: int) -> "Hint":
        """Put the hint for this seat into English for `str`; return the hint."""
        self.seat = seat
        self._said = _advice(state, seat, self)
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (_hinted, (self.move, self.reason, self.chances, self.words, self.seat))

    def put_in_words(self, state: "State") -> "Hint":
        """Store the moves in the words of this table, for user interfaces; return the hint."""
        for move in [self.move, *self.chances]:
            self.words[move] = state.move_phrase(move)
        return self


def _hinted(move: int, reason: Phrase, chances: dict[int, float], words: dict[int, Phrase], seat: int) -> Hint:
    """Return a hint from its pickled parts."""
    hint = Hint(move, reason, chances)
    hint.seat = seat
    hint.words = words
    return hint


@mypyc_attr(allow_interpreted_subclasses=True)
class State(OptionalRules):
    """A running game together with its rules, as `chess.Board` is.

    It changes with every move and is cheap to copy.  Options, seats, seed and moves decide the whole game, and nothing else does.
    Two states are equal only if they are the same object, because they change; compare ``a.position() == b.position()``.

    A game derives from it.  `Rules` lists what the game must write, `OptionalRules` what it may write; the methods here are
    provided.  ``spielkiste check`` holds a game to its promises.

    Attributes:
        seats: The number of seats.
        game: The `Game` it is a state of.
        story: The list to which events are added; None if nobody listens.
    """

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the state as its position.  `pickle` and `copy.deepcopy` return a copy without a story."""
        if self.game is None:
            raise BadSetup("no-game", "Only a state that its game has made can be pickled: use Game.new or Game.load.")
        return (_loaded, (self.game, self.position()))

    def __repr__(self) -> str:
        return f"<{_summary(self)}>"

    def __str__(self) -> str:
        """Return the table in words, as a spectator sees it; `spielkiste.draw` shows it from a seat."""
        return _drawn(self)

    def legal(self, seat: int, move: int | str) -> bool:
        """Return whether this seat may make this move now: one of `moves(seat)`, or the same in notation."""
        return self.allows(seat, move_number(self, seat, move))

    def play(self, seat: int, move: int | str) -> None:
        """Make a move: one of `moves(seat)`, or the same in notation, such as ``"drive 25"``.

        If the move is illegal, BadMove says why, and nothing has changed.
        """
        number = move_number(self, seat, move)
        self.check(seat, number)
        self.apply(seat, number)

    def check_seat(self, seat: int | None, acts: bool = False) -> None:
        """Raise BadMove unless there is such a seat.  None is a spectator, who never `acts`.

        (Python would take seat -1 for the last one.)
        """
        try:
            missing = (acts or seat is not None) and not 0 <= seat < self.seats  # type: ignore[operator]
        except TypeError:
            raise TypeError(f"A seat is a whole number that counts from 0, not {seat!r}.") from None
        if missing:
            assert seat is not None
            there_are = f"{self.seats} seats, 0 to {self.seats - 1}" if self.seats > 1 else "one seat, 0"
            raise BadMove(
                "no-such-seat",
                f"There is no seat {seat}: this game has {there_are}.",
                {"seat": seat + 1, "seats": self.seats},
            )

    def nothing_for(self, seat: int) -> list[int]:
        """Return an empty list: the moves of a seat that may not act.  Raise BadMove if there is no such seat.

        For use in `moves`.
        """
        self.check_seat(seat, acts=True)
        return []

    def check(self, seat: int, move: int | str) -> None:
        """Raise BadMove, with the reason, unless this seat may make this move (a number or its notation) now."""
        self.check_seat(seat, acts=True)
        number = move_number(self, seat, move)
        if not self.allows(seat, number):
            _refuse_move(self, seat, number)

    def why_not(self, seat: int, move: int | str) -> Refusal | None:
        """Return why this seat may not make this move (a number or its notation) now; None if it may."""
        refusal: Callable[[int, int], object] = self.refusal
        found = refusal(seat, move_number(self, seat, move))
        if found is None:
            return None
        if not isinstance(found, Refusal):
            raise wrong_return(self.refusal, "a Refusal or None", found)
        # A copy: a game may use the same refusal at every table.
        return Refusal(found.clause, found.reason.key, found.reason.args).said_to(self, seat)

    def mask(self, seat: int) -> bytes:
        """Return one byte for each move of the game: 1 if this seat may make it now, else 0."""
        if self.game is None:
            raise BadSetup("no-game", "Only a state that its game has made has a mask: use Game.new or Game.load.")
        return marked(self.game.no_moves, self.moves(seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Everything about a game that is not one running game.

    `arguments` says what each argument name means, for all texts of the game: ``seat`` (a seat, shown as its name), ``seats``
    (a list of them), ``side`` (one or more seats: seat s belongs to side s modulo the number of sides), ``number``, ``money``,
    ``text``, or a prefix such as ``km-card`` (the value, or each of a list, is shown as the text ``km-card-VALUE``).

    Attributes:
        slug: The name, such as "thousand-km".
        options: The options, as `print(game)` shows them.
        move_count: Every move is a number below this; some numbers may be no moves.
        events: Every event key with the names of its open and its secret arguments.
        arguments: What each argument of an event or a phrase means.
        view: The TypedDict that `State.view` returns; `spielkiste.describe_view` explains it.
        encoding: What the numbers of `State.observe` mean; None if there are none.
        rules_version: Goes up when a stored game would replay differently.
        age: The lowest age it is meant for; 0 if unknown.
        minutes: How long a game takes, at least and at most.
    """

    def __init__(
        self,
        slug: str,
        box: str,
        clause_prefix: str,
        rules_version: int,
        options: list[Option],
        move_count: int,
        arguments: dict[str, str],
        events: dict[str, tuple[list[str], list[str]]],
        numbered_deals: bool = False,
        view: object = None,
        extras: list[str] | None = None,
        facts: list[Fact] | None = None,
        age: int = 0,
        minutes: list[int] | None = None,
        quick_level: int = 5,
        encoding: Encoding | None = None,
        syllabus: Syllabus | None = None,
        tasks: list[Task] | None = None,
    ) -> None:
        self.slug: Final = slug
        self.box: Final = box
        self.clause_prefix: Final = clause_prefix
        #: Increased when a stored game would replay differently.
        self.rules_version: Final = rules_version
        self.options: Final = options
        #: Every move is a number below this.
        self.move_count: Final = move_count
        #: The mask of a seat that has no legal moves.
        self.no_moves: Final = bytes(move_count)
        self.arguments: Final = arguments
        self.events: Final = events
        #: Whether deals have numbers to share (see `deals`).  The number reveals the cards, so this is only for games for one
        #: player.
        self.numbered_deals: Final = numbered_deals
        #: The TypedDict that `State.view` returns.  The browser's types are generated from it, and the suite checks every view.
        self.view: Final = view
        #: The parts that the box adds for some user interfaces: ``drawing`` (the table in characters), ``medal``, ``workshop`` …;
        #: see `boxes`.
        self.extras: Final[list[str]] = extras if extras is not None else []
        #: The facts to tell when a game is over, the best first.
        self.facts: Final[list[Fact]] = facts if facts is not None else []
        #: The lowest age it is meant for, as the box says; 0 if unknown.
        self.age: Final = age
        #: The shortest and the longest time of a game in minutes; empty if unknown.
        self.minutes: Final[list[int]] = minutes if minutes is not None else []
        #: The level at which the game's own bot is fast enough for many simulated games.
        self.quick_level: Final = quick_level
        #: The meaning of the numbers of `State.observe`; None if the game has no encoding.
        self.encoding: Final = encoding
        #: The facts that players can learn; None if the game has no arithmetic.
        self.syllabus: Final = syllabus
        #: The tasks of the day, in turn; empty if the game has none.
        self.tasks: Final[list[Task]] = tasks if tasks is not None else []
        self._written: dict[str, int] = {}
        #: By number of seats: the checked default options.
        self._usual: dict[int, OptionValues] = {}

    @abstractmethod
    def seat_counts(self, options: OptionValues) -> list[int]:
        """Return the seat counts that these options allow."""
        raise NotImplementedError

    def defaults(self) -> OptionValues:
        """Return every option with its usual value."""
        return {option.name: option.default for option in self.options}

    def usual_seat_counts(self) -> list[int]:
        """Return the seat counts that the usual options allow."""
        return self.seat_counts(self.defaults())

    @abstractmethod
    def start(self, seats: int, rng: Rng, options: OptionValues, story: Story | None) -> State:
        """Return a fresh state.  This is for the rules; call `new`, which checks seats and options first.

        All chance comes from `rng`.
        """
        raise NotImplementedError

    @abstractmethod
    def read(self, position: Position) -> State:
        """Return the state that `State.position` wrote; raise BadFile if it is invalid.  For the rules; call `load`."""
        raise NotImplementedError

    @abstractmethod
    def phrase(self, move: int) -> Phrase | None:
        """Return the move as a text key ``PREFIX-move-KIND`` with arguments; None for an int that is not a move."""
        raise NotImplementedError

    @abstractmethod
    def in_words(self, view: View) -> list[Phrase]:
        """Return the table as this view shows it, in words, one phrase for each line."""
        raise NotImplementedError

    def reaction_ms(self) -> int:
        """Return how many milliseconds people have to react out of turn where a clock runs; it must not depend on any cards."""
        return 6000

    def __repr__(self) -> str:
        counts = self.usual_seat_counts()
        return f"<Game {self.slug}, {_seat_range(counts)}>"

    def __str__(self) -> str:
        """Return the name, the seats, and the options with their usual value, their other values and their meaning."""
        return _described(self)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the game as its name.  The process that unpickles it must have the game installed."""
        return (_on_the_shelf, (self.slug, self.rules_version))

    # -- the same for every game ---------------------------------------------------------------------------------

    def check_setup(self, seats: int, given: dict[str, object]) -> OptionValues:
        """Return all options, as given or by default.  Raise BadSetup if they or the number of seats do not fit."""
        options = complete(self.options, given)
        counts = self.seat_counts(options)
        if seats not in counts:
            numbers = ", ".join(str(count) for count in counts)
            about: dict[str, object] = {"counts": numbers, "seats": seats}
            said = f"{self.slug} with these options is for {numbers} seat{'s' if counts != [1] else ''}, not {seats}"
            teams = self.option_for(TEAMS)
            if teams is not None and seats in self.seat_counts({**options, teams.name: options[teams.name] is not True}):
                setting = f"{teams.name}={'no' if options[teams.name] is True else 'yes'}"
                raise BadSetup("seats-by-option", f"{said}; {setting} allows that.", {**about, "setting": setting})
            raise BadSetup("bad-seats", f"{said}.", about)
        for option in self.options:
            named = options[option.name]
            if option.kind == SEAT and isinstance(named, int) and named > seats:
                raise BadSetup(
                    "not-at-the-table",
                    f"There is no seat {named} for the option {option.name!r}: there are only {seats} seats.",
                    {"seat_number": named, "seats": seats},
                )
        return options

    def option_for(self, role: str) -> Option | None:
        """Return the option with this role (see `spielkiste.core.options`); None if the game has none."""
        for option in self.options:
            if option.role == role:
                return option
        return None

    def calm(self, options: OptionValues) -> bool:
        """Return whether reactions wait for their players instead of a clock."""
        tempo = self.option_for(TEMPO)
        return tempo is not None and options[tempo.name] == CALM

    def sides(self, seats: int, options: OptionValues) -> int:
        """Return the number of sides: as many as seats, or half as many where two partners share one."""
        teams = self.option_for(TEAMS)
        return seats // 2 if teams is not None and options[teams.name] is True else seats

    def new(self, seats: int, seed: int | str, given: dict[str, object] | None = None, story: Story | None = None) -> State:
        """Return a fresh state for `seats` players; the arguments determine all of it.  Raise BadSetup if they do not fit."""
        if given:
            return self.begin(seats, seed, self.check_setup(seats, given), story)
        # Most games use the default options, so check these only once for each number of seats.
        usual = self._usual.get(seats)
        if usual is None:
            usual = self.check_setup(seats, {})
            self._usual[seats] = usual
        # A copy, because the caller may change the options of a game.
        return self.begin(seats, seed, usual.copy(), story)

    def begin(self, seats: int, seed: int | str, options: OptionValues, story: Story | None = None) -> State:
        """Return a fresh state with options from `check_setup`, without checking them again: for many games."""
        # Typed loosely: an author's method may return anything, and the compiled build would raise its own error for it.
        start: Callable[[int, Rng, OptionValues, Story | None], object] = self.start
        state = start(seats, Rng(seed), options, story)
        if not isinstance(state, State):
            raise wrong_return(self.start, "a State", state)
        state.game = self
        return state

    def load(self, position: object) -> State:
        """Return the state that `State.position` wrote.  Raise BadFile for anything else."""
        if not isinstance(position, dict):
            refuse("it must be an object" + (", not text; read the text with json.loads" if isinstance(position, str) else ""))
        read: Callable[[Position], object] = self.read
        try:
            state = read(position)
        except BadFile as wrong:
            # A position does not say which game it belongs to.
            if "field" in wrong.arguments:
                wrong.add_note(f"It was read as a position of {self.slug}; a position of another game needs that game's `load`.")
            raise
        if not isinstance(state, State):
            raise wrong_return(self.read, "a State", state)
        state.game = self
        return state

    def notation(self, move: int) -> str:
        """Return the move as people write it: ``drive 100``, ``attack 2 flat-tyre``.  Seats count from 1 here."""
        if whole(move) is None:
            raise TypeError(f"A move is a number, not {move!r}; Game.parse reads notation.")
        phrase = self.phrase(move)
        if phrase is None:
            raise BadMove("no-such-move", f"{self.slug} has no move {move}.", {"move": str(move)})
        return written(phrase, self.arguments)

    def notations(self) -> dict[str, int]:
        """Return every move of the game by its notation."""
        if not self._written:
            for move in range(self.move_count):
                if self.phrase(move) is not None:
                    self._written[self.notation(move)] = move
        return self._written

    def parse(self, text: str) -> int:
        """Return the move that `notation` writes as `text`.  Raise BadMove, which suggests similar moves, if there is none."""
        found = self.notations().get(" ".join(text.lower().split()))
        if found is None:
            raise BadMove(
                "unreadable-move",
                f"“{text[:80]}” is not a move of {self.slug}."
                + (meant_moves(text, self.notations()) or " Game.notations() lists them all."),
                {"text": text[:80]},
            )
        return found

    def move_json(self, move: int) -> dict[str, object]:
        """Return the move as JSON for a page: its notation, its kind, and its text key with arguments."""
        phrase = self.phrase(move)
        assert phrase is not None
        return {
            "notation": self.notation(move),
            "kind": phrase.key.split("-move-", 1)[1],
            **phrase.json(),
        }


def _seat_range(counts: list[int]) -> str:
    """Return "2 to 4 seats", or "4, 6 or 8 seats" if some numbers are left out."""
    if counts == [1]:
        return "1 seat"
    if len(counts) > 1 and counts == list(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]} to {counts[-1]} seats"
    return " or ".join([", ".join(str(count) for count in counts[:-1]), str(counts[-1])]).removeprefix(" or ") + " seats"


# These functions import `words` late, because `words` imports this module.


def move_number(state: State, seat: int, move: int | str) -> int:
    """Return the move as a number; it may be given in notation."""
    if isinstance(move, int) and not isinstance(move, bool):
        return move
    from spielkiste.core.words import read_move

    return read_move(state, seat, move)


def _refuse_move(state: State, seat: int, move: int) -> NoReturn:
    from spielkiste.core.words import refused

    raise refused(state, seat, move)


def _summary(state: State) -> str:
    from spielkiste.core.words import summary

    return summary(state)


def _spoken(state: State, seat: int, phrase: Phrase) -> str:
    from spielkiste.core.words import say

    return say(phrase, state, seat)


def _advice(state: State, seat: int, hint: Hint) -> str:
    from spielkiste.core.words import advice

    return advice(state, seat, hint.move, hint.reason)


def _drawn(state: State) -> str:
    from spielkiste.core.words import drawn

    return drawn(state, None)


def _described(game: Game) -> str:
    from spielkiste.core.words import label

    teams = game.option_for(TEAMS)
    counts = game.seat_counts({**game.defaults(), teams.name: True}) if teams is not None else []
    lines = [f"{game.slug}, {_seat_range(game.usual_seat_counts())}" + (f"; {_seat_range(counts)} with teams" if counts else "")]
    for option in game.options:
        meaning = label(f"option-{option.name}")
        lines.append(f"  {option!r}: {meaning}" if meaning else f"  {option!r}")
    return "\n".join(lines)


def _loaded(game: Game, position: Position) -> State:
    return game.load(position)


def _on_the_shelf(slug: str, version: int) -> Game:
    # Import late, because the registry imports this module.
    from spielkiste.core.registry import find_version

    return find_version(slug, version)
