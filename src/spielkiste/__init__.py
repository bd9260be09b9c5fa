"""Spielkiste: eight real family games, complete and faithful to their rulebooks.

>>> import spielkiste
>>> spielkiste.games()
>>> state = spielkiste.new("thousand-km", seats=3, seed=7)
>>> print(state)
>>> seat = state.actors()[0]
>>> state.play(seat, state.moves(seat)[0])

The ten calls you need, each with `help`:
`games`, `find` (the games), `new`, `record` (begin), `hint`, `draw` (look), `play_game`, `simulate`, `arena` (let bots play;
`bot_names` lists them), `register_bot` (your own).  `State.actors`, `moves`, `play` and `outcome` are all it takes to play.

Seats count from 0 in calls and views, from 1 in notation, files, the option `begins` and summaries of simulations.
Moves are numbers; `Game.notation` writes them as people do, and `State.play` reads both.
Recipes: docs/api.md.
"""

from os import PathLike
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import spielkiste.games as _boxes
from spielkiste import talking
from spielkiste.bots import chooser, record_match
from spielkiste.bots.hint import BUDGET, hint_at, hint_in
from spielkiste.bots.review import Review, Turn, review_of
from spielkiste.core import nets as _nets
from spielkiste.core import registry
from spielkiste.core.arguments import bot_names as names_of
from spielkiste.core.arguments import player_names, seat_of, seats_of, seed_of
from spielkiste.core.bot import Bot, Situation
from spielkiste.core.build import compiled
from spielkiste.core.errors import BadBot, BadFile, BadMove, BadSetup, SpielkisteError, UnknownGame, cannot_read
from spielkiste.core.game import Game, Hint, Outcome, Position, Refusal, State
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record, loads
from spielkiste.core.registry import find, register, register_bot
from spielkiste.core.rollout import rollout as _rollout
from spielkiste.core.story import Event, Phrase
from spielkiste.core.words import drawn

__version__ = "1.0.0"


def _packed_net(slug: str) -> bytes | None:
    file = Path(__file__).parent / "nets" / f"{slug}.net"
    return file.read_bytes() if file.is_file() else None


_boxes.register_all()
_nets.read_with(_packed_net)
talking.begin()


if TYPE_CHECKING:
    from spielkiste.lab.simulate import arena, simulate

    def games() -> list[Game]:
        """Return all installed games, including those of other packages."""
        return registry.games()

else:

    class _Shelf(ModuleType):
        """The package of the boxes.  Calling it returns the games: ``spielkiste.games()``."""

        def __call__(self) -> list[Game]:
            """Return all installed games, including those of other packages."""
            return registry.games()

    # The function and the package share a name, so that ``import spielkiste.games.BOX.MODULE as name`` still finds the package.
    _boxes.__class__ = _Shelf
    games = _boxes


def _game(given: Game | str) -> Game:
    return given if isinstance(given, Game) else find(given)


def _state(table: object) -> State:
    if isinstance(table, Record):
        return table.state
    if not isinstance(table, State):
        raise TypeError(f"Pass a State or a Record, not {_kind(table)}; Game.load makes a State from a position.")
    return table


def _kind(given: object) -> str:
    """Return the type of a value for messages; the value itself may be long."""
    return f"a {type(given).__name__}"


def _keywords(options: dict[str, object]) -> dict[str, object]:
    if isinstance(options.get("options"), dict):
        raise BadSetup("options-are-keywords", "Options are keywords: write goal=700, or **options, not options={'goal': 700}.")
    return options


def _seats(game: Game, given: int | None) -> int:
    """Return the number of seats.  It may be left out only if the game is for a single number of seats."""
    if given is not None:
        return seats_of(given)
    counts = game.usual_seat_counts()
    if len(counts) > 1:
        numbers = ", ".join(map(str, counts))
        raise BadSetup("bad-seat-count", f"Say how many play: {game.slug} is for {numbers} seats, as in seats={counts[0]}.")
    return counts[0]


def new(game: str | Game, seats: int | None = None, seed: int | str = 0, **options: object) -> State:
    """Begin a game and return its state, determined by the arguments: ``new("thousand-km", seats=3, seed=7, goal=700)``.

    A game for one player, such as patience, needs no `seats`.
    """
    found = _game(game)
    return found.new(_seats(found, seats), seed_of(seed), _keywords(options))


def record(
    game: str | Game,
    seats: int | None = None,
    seed: int | str = 0,
    players: list[str] | None = None,
    position: Position | None = None,
    **options: object,
) -> Record:
    """Begin a game that remembers its moves; `save` writes it to a file, and `load` reads it back.

    With a `position` it begins there, with the seats of the position; `options` are those that the position was made with.
    """
    found = _game(game)
    seats = _seats(found, found.load(position).seats if seats is None and position is not None else seats)
    names = player_names(players, seats) if players else None
    return Record(found, seats, seed_of(seed), _keywords(options), names, position)


def draw(table: State | Record, seat: int | None = None) -> str:
    """Return the table in words, and drawn where its box has a drawing: as this seat sees it, or as a spectator does."""
    return drawn(_state(table), seat)


def describe_view(game: str | Game) -> str:
    """Return what `State.view` contains in this game: every key with its type and meaning, ready to print."""
    return talking.view_described(_game(game))


def hint(table: State | Record, seat: int | None = None, budget: int = BUDGET) -> Hint | None:
    """Return what a good player would do and why: a `Hint` with its `move`, or None where there is nothing to decide.

    With a `State` the hint uses what the seat sees now; with a `Record` also what it has been shown before.
    Without `seat` it is for the seat whose turn it is.  `budget` is the number of worlds in which the moves are compared.
    """
    if budget < 1:
        raise BadSetup("bad-budget", f"A hint needs a budget of at least one world, not {budget}.", {"budget": budget})
    state = _state(table)
    if seat is None:
        if not state.actors():
            return None
        seat = state.actors()[0]
    state.check_seat(seat)
    found = hint_in(table, seat, budget) if isinstance(table, Record) else hint_at(table, seat, budget)
    return found.say_to(state, seat) if found is not None else None


def review(record: Record) -> Review:
    """Review a finished game: judge every decision and explain how the chance of winning changed; see docs/review.md."""
    given: object = record
    if not isinstance(given, Record):
        raise TypeError(
            f"Only a Record can be reviewed, not {_kind(given)}: play with spielkiste.record, or read a file with"
            " spielkiste.load."
        )
    return review_of(record)


def bot_names(game: str | Game) -> list[str]:
    """Return the names of the bots that can play this game, for `simulate`, `arena` and `make_bot`.

    "rules" plays as well as it can, "rules@1" at the weakest of five levels.  The last names are for the laboratory: those
    bots are slow, outdated or see all cards (docs/bots.md).
    """
    return [*chooser.known_for(_game(game)), *chooser.laboratory_for(_game(game))]


def rollout(state: State, rng: Rng, limit: int = 1_000_000) -> int:
    """Play random legal moves until the game is over or `limit` moves are made; return the number of moves made."""
    given: object = state
    if not isinstance(given, State):
        raise TypeError(f"A rollout needs a State, not {_kind(given)}; of a record, pass record.state.copy().")
    return _rollout(state, rng, limit)


def make_bot(name: str, game: Game | str, seat: int, seats: int, seed: int | str) -> Bot:
    """Return the bot of this name at this seat; `bot_names` lists the names.  It plays with `Bot.choose`."""
    return chooser.make_bot(name, _game(game), seat_of(seat, seats_of(seats)), seats, seed_of(seed))


def play_game(game: str | Game, bots: list[str], seed: int | str = 0, **options: object) -> Record:
    """Let bots play one game, one at each seat, and return its record: ``play_game("mau-mau", ["rules", "random"], seed=7)``.

    Bots that remember are told what happens.  An error of a bot is raised, with a note that says at which move.
    """
    return record_match(_game(game), seed_of(seed), names_of(bots), _keywords(options))


def save(record: Record, path: str | Path) -> None:
    """Write the replay file of a game: ``save(record, "game.json")``; `load` reads it."""
    given: object = record
    if not isinstance(given, Record):
        raise TypeError(f"Only a Record can be saved, not {_kind(given)}: play with spielkiste.record and record.play.")
    Path(path).write_text(record.dumps(), encoding="utf-8")


def load(path: str | Path, until: int | None = None) -> Record:
    """Read a replay file and play it again, all of it or the first `until` moves; return its record."""
    given: object = path
    if not isinstance(given, str | PathLike):
        raise TypeError(f"`load` takes the name of a file, not {_kind(given)}; `loads` takes its text.")
    try:
        text = Path(path).read_text(encoding="utf-8", errors="surrogateescape")
    except OSError as trouble:
        raise cannot_read(str(path), trouble) from None
    return loads(text, until)


def say(
    what: Phrase | Event | Refusal | Hint | Turn, table: State | Record | Game, seat: int | None = None, language: str = "en"
) -> str:
    """Return an event, a refusal, a hint, a phrase or a turn of a review in words, as this seat (None: a spectator) reads it.

    ``say(record.story[-1], record)``, ``say(state.why_not(1, "drive 25"), state, language="de")``.  The players of a `Record`
    are called by their names, all others "seat 0", "seat 1" … in that language.
    """
    return talking.said(what, table, seat, language)


def __getattr__(name: str) -> object:
    """Import `arena` and `simulate` when they are first used: programs that only play need no laboratory."""
    if name in ("arena", "simulate"):
        from spielkiste.lab import simulate as laboratory

        return getattr(laboratory, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, "__doc__", "__file__", "__version__"])


__all__ = [
    "BadBot", "BadFile", "BadMove", "BadSetup", "Bot", "Event", "Game", "Hint", "Knowledge", "Outcome", "Phrase", "Record",
    "Refusal", "Review", "Rng", "Situation", "SpielkisteError", "State", "UnknownGame", "arena", "bot_names", "compiled",
    "describe_view",
    "draw", "find", "games", "hint", "load", "loads", "make_bot", "new", "play_game", "record", "register", "register_bot",
    "review", "rollout", "save", "say", "simulate",
]  # fmt: skip
