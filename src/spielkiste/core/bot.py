"""The base classes of bots.  A bot sees a view and the legal moves, never the state."""

from abc import abstractmethod
from collections.abc import Callable
from functools import wraps
from typing import Final

from mypy_extensions import mypyc_attr

from spielkiste.core.errors import BadBot
from spielkiste.core.game import Game, State, Story, View
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng, check_rng
from spielkiste.core.story import Phrase
from spielkiste.core.words import nothing_to_choose

STRONGEST: Final = 5


class Situation:
    """The basis of a bot's decision: the view, the legal moves, and worlds that could be the real one.

    Attributes:
        game: The `Game`.
        seat: The seat that is to act.
        moves: Its legal moves.
    """

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.moves: Final = state.moves(seat)
        self._state: Final = state
        self._view: View | None = None

    def __reduce__(self) -> tuple[object, ...]:
        return (Situation, (self.game, self._state, self.seat))

    def __repr__(self) -> str:
        """Return the game, the seat and its moves; nothing that the seat does not know."""
        moves = [self.game.notation(move) for move in self.moves]
        return f"<Situation {self.game.slug}, seat {self.seat}, moves: {', '.join(moves) or 'none'}>"

    @property
    def view(self) -> View:
        """Return all that the seat may know."""
        if self._view is None:
            self._view = self._state.view(self.seat)
        return self._view

    @property
    def silence(self) -> int:
        """Return the move that is made for the seat if it does not answer in time; -1 where no clock runs."""
        return self._state.silence(self.seat)

    def observe(self) -> bytes:
        """Return the view of the seat as bytes, in the planes that `Game.encoding` lists, for bots that use a net."""
        return self._state.observe(self.seat)

    def mask(self) -> bytes:
        """Return a byte for each move of the game, 1 where the seat may make it."""
        return self._state.mask(self.seat)

    def imagine(self, rng: Rng) -> State:
        """Return a state that the seat cannot tell from the real one, for bots that look ahead."""
        check_rng(rng)
        return self._state.imagine(self.seat, rng)

    def knowledge(self) -> Knowledge:
        """Return an empty memory for this seat; it must be told every event from the first one on."""
        return self._state.knowledge(self.seat)

    def imagine_knowing(self, knowledge: Knowledge, rng: Rng) -> State:
        """Return a state that also agrees with everything the seat has been shown, as recorded in `knowledge`."""
        return self._state.imagine_knowing(knowledge, rng)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player.  It keeps its own memory of the story and its own randomness, so equal bots play equal games.

    Levels run from 1 to 5 and differ by what people lack (foresight, memory, attention), not by random blunders.

    Write `choose`.  Also write `notice` to be told every event, and `look` to see the table after every move.
    Set `listens` or `watches` to False after `super().__init__` to skip these calls where the memory is not used.

    A subclass that is compiled by mypyc needs its own `__init__`, even if it only calls this one.  Without it, the inherited
    one runs twice, and the objects of the first run are never freed.  A bot in plain Python needs none.

    Attributes:
        game: The `Game`.
        seat: Its own seat.
        seats: The number of seats.
        level: From 1 (weakest) to 5.
        rng: Its own randomness, an `Rng`; use no other, so that the same seed gives the same game.
        listens: Whether `notice` is called.
        watches: Whether `look` is called.
        slowest_ms: The longest reaction in milliseconds where a clock runs; 0 for no limit of its own.
        ties_by_lot: Whether `best_of` chooses at random between moves that are worth the same.
    """

    def __init_subclass__(cls) -> None:
        """Let the `choose` of every bot check what it is given.  Compiled callers call the method itself, without the check."""
        super().__init_subclass__()
        if "choose" in vars(cls):
            setattr(cls, "choose", _checked(vars(cls)["choose"]))  # noqa: B010 - mypyc assigns no methods

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.seats = seats
        self.level = level
        self.rng = rng
        # A subclass that defines `notice` or `look` wants the calls.  It may still turn them off after this `__init__`.
        kind = type(self)
        #: Whether the bot wants to be told the story (`notice`) and to see the table after every move (`look`).
        self.listens = kind.notice is not Bot.notice
        self.watches = kind.look is not Bot.look
        #: The longest reaction of this level in milliseconds where a clock runs; 0 for no limit of its own.  It is not a secret.
        self.slowest_ms = 0
        #: Whether `best_of` chooses at random between moves that are worth the same.  Otherwise it takes the first.
        self.ties_by_lot = True

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the bot with everything it remembers.

        A compiled bot can be pickled if it has no Final attributes and everything it keeps can be pickled (`attributes_of`).
        Other bots think in the process where they were made.
        """
        return (_unpickled, (type(self), self.game, self.seat, self.seats, self.level, attributes_of(self)))

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, level {self.level}, seat {self.seat} of {self.seats} in {self.game.slug}>"

    def notice(self, event: Phrase) -> None:
        """Take note of an event, as this seat may know it.  Called for every event if `listens` is True."""

    def look(self, view: View) -> None:
        """Look at the table, as this seat sees it.  Called after every move if `watches` is True."""

    def reaction_ms(self, situation: Situation) -> int:
        """Return how many milliseconds a person of this level would think.  The table waits that long before the bot acts."""
        return 700 + self.rng.below(600)

    def attends(self, percent: int) -> bool:
        """Return True in `percent` of a hundred calls: a weaker level thinks of something only sometimes."""
        return percent >= 100 or (percent > 0 and self.rng.chance(percent))

    def notices(self, percent: int, moment: str) -> bool:
        """Return True for `percent` of a hundred moments, and always the same for the same `moment`.

        Use it where a bot may be asked several times about one thing.  `moment` names that thing by what all seats can see.
        """
        return percent >= 100 or (percent > 0 and Rng(f"{self.rng.seed}:{moment}").chance(percent))

    def best_of(self, moves: list[int], worths: list[int]) -> int:
        """Return the move that is worth most; `worths` has one number for each of `moves`.

        Among equals it chooses at random, or takes the first if `ties_by_lot` is False.
        """
        if len(moves) != len(worths) or not moves:
            raise ValueError(f"best_of needs a worth for each move, but got {len(moves)} moves and {len(worths)} worths.")
        most = worths[0]
        best = [moves[0]]
        for place in range(1, len(moves)):
            if worths[place] > most:
                most = worths[place]
                best = [moves[place]]
            elif worths[place] == most:
                best.append(moves[place])
        return self.rng.pick(best) if len(best) > 1 and self.ties_by_lot else best[0]

    @abstractmethod
    def choose(self, situation: Situation) -> int:
        """Return one of `situation.moves`.  To ask a bot yourself: ``bot.choose(Situation(state.game, state, bot.seat))``."""
        raise NotImplementedError


def _checked(choose: Callable[[Bot, Situation], int]) -> Callable[[Bot, object], int]:
    """Return `choose` with a check: it raises one sentence for anything but a situation with moves."""

    @wraps(choose)
    def checked(bot: Bot, situation: object) -> int:
        if not isinstance(situation, Situation):
            raise TypeError(
                f"A bot chooses in a Situation, not in a {type(situation).__name__}: write"
                " bot.choose(spielkiste.Situation(state.game, state, bot.seat))."
            )
        if not situation.moves:
            raise nothing_to_choose(situation._state, situation.seat)
        return choose(bot, situation)

    return checked


class Clairvoyant(Bot):
    """A bot that sees all cards, even those that nobody has drawn.  It shows how much that knowledge would gain.

    It is the only bot that is shown the state.  It plays in the arena, never at a table.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)

    @abstractmethod
    def see(self, state: State) -> None:
        """Remember the state that the bot plays on.  Called once, before the first move."""
        raise NotImplementedError


def tell(bot: Bot, events: Story, state: State) -> None:
    """Tell a bot the events and show it the table, if it wants them.  Every user interface uses this function."""
    if bot.listens:
        for event in events:
            bot.notice(event.seen_by(bot.seat))
    if bot.watches:
        bot.look(state.view(bot.seat))


def attributes_of(thing: object) -> dict[str, object]:
    """Return the attributes of an object of a compiled or interpreted class, by name.

    An object that a bot keeps can be pickled if its class has no Final attributes and this method::

        def __reduce__(self) -> tuple[object, ...]:
            return (rebuild, (type(self), (self.seat,), attributes_of(self)))

    Here `self.seat` stands for all arguments of `__init__`.
    """
    kept: dict[str, object] = dict(getattr(thing, "__dict__", {}))
    for name in getattr(type(thing), "__mypyc_attrs__", ()):
        if name != "__dict__" and hasattr(thing, name):
            kept[name] = getattr(thing, name)
    return kept


def rebuild(maker: Callable[..., object], arguments: tuple[object, ...], attributes: dict[str, object]) -> object:
    """Return a new object of a class, made with these arguments, that has these attributes."""
    thing = maker(*arguments)
    for name, value in attributes.items():
        setattr(thing, name, value)
    return thing


BotMaker = Callable[[Game, int, int, int, Rng], Bot]


def made(name: str, maker: BotMaker, game: Game, seat: int, seats: int, level: int, rng: Rng) -> Bot:
    """Return a new bot.  Raise `BadBot`, with an example, if it cannot be constructed like other bots."""
    kind = getattr(maker, "__name__", "MyBot")
    if isinstance(maker, type) and not issubclass(maker, Bot):
        raise BadBot("bad-bot", f"Bot {name!r} is a {kind}; let its class extend spielkiste.Bot.", {"bot": name})
    try:
        bot: object = maker(game, seat, seats, level, rng)
    except TypeError as wrong:
        if wrong.__traceback__ is not None and wrong.__traceback__.tb_next is not None:
            raise  # The error comes from inside the bot.
        if not isinstance(maker, type):
            raise BadBot(
                "bad-bot",
                f"Bot {name!r} cannot be made: {wrong}. A function is not a bot: subclass spielkiste.Bot, write"
                " choose(self, situation), and register the class.",
                {"bot": name},
            ) from None
        raise BadBot(
            "bad-bot",
            f"Bot {name!r} cannot be made: {wrong}. It is called as {kind}(game, seat, seats, level, rng); where your bot needs"
            f' more, register a function: register_bot("{game.slug}", "{name}", lambda *usual: {kind}(*usual, depth=3)).',
            {"bot": name},
        ) from None
    if not isinstance(bot, Bot):
        raise BadBot("bad-bot", f"Bot {name!r} is a {type(bot).__name__}; let its class extend spielkiste.Bot.", {"bot": name})
    if not (hasattr(bot, "rng") and hasattr(bot, "listens")):
        raise BadBot(
            "bad-bot",
            f"Bot {name!r} has no `rng` and no `game`: begin its __init__(self, game, seat, seats, level, rng) with"
            " super().__init__(game, seat, seats, level, rng), or leave __init__ out.",
            {"bot": name},
        )
    return bot


def _unpickled(maker: BotMaker, game: Game, seat: int, seats: int, level: int, kept: dict[str, object]) -> Bot:
    """Return a bot as it was before it was pickled."""
    bot = maker(game, seat, seats, level, Rng(0))
    for name, value in kept.items():
        setattr(bot, name, value)
    return bot
