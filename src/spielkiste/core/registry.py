"""Which games there are.  The package registers its own; others join through the entry point group ``spielkiste.games``.

An entry point names a `Game` object (see docs/add-a-game.md).
"""

from importlib.metadata import entry_points
from typing import Final

from spielkiste.core.bot import BotMaker
from spielkiste.core.errors import BadFile, UnknownGame
from spielkiste.core.game import Game

ENTRY_POINTS: Final = "spielkiste.games"

_games: Final[dict[str, Game]] = {}
_former: Final[dict[str, Game]] = {}
_bots: Final[dict[str, dict[str, BotMaker]]] = {}
_locales: Final[dict[str, str]] = {}
_loaded: Final[list[bool]] = []


def register(
    game: Game, bots: dict[str, BotMaker], former_versions: list[Game] | None = None, locales: str | None = None
) -> None:
    """Make a game known, with its own bots by name, and the older rules that stored games may still need.

    `locales` is the folder of a game from another package: it holds ``LANGUAGE/BOX.ftl``.
    """
    _games[game.slug] = game
    if locales is not None:
        _locales[game.slug] = locales
    _bots[game.slug] = bots
    for old in former_versions or []:
        _former[f"{old.slug}/{old.rules_version}"] = old


def _load_others() -> None:
    if _loaded:
        return
    _loaded.append(True)
    for entry in entry_points(group=ENTRY_POINTS):
        plug = entry.load()
        # An entry point is a function that calls `register`, so that it can bring its bots along.
        plug()


def games() -> list[Game]:
    """All games, in the order in which they were registered."""
    _load_others()
    return list(_games.values())


def find(slug: str) -> Game:
    """The game of this name."""
    if slug not in _games:
        _load_others()
    game = _games.get(slug)
    if game is None:
        known = ", ".join(_games)
        raise UnknownGame("unknown-game", f"There is no game {slug!r}; choose one of: {known}.", {"game": slug, "known": known})
    return game


def find_version(slug: str, version: int) -> Game:
    """The game with the rules that a stored game was played by."""
    game = find(slug)
    if version == game.rules_version:
        return game
    old = _former.get(f"{slug}/{version}")
    if old is not None:
        return old
    raise BadFile(
        "unknown-rules-version",
        f"This game of {slug} was played by rules version {version}; this program knows version {game.rules_version}."
        " Update Spielkiste to open it.",
        {"game": slug, "version": version, "known": game.rules_version},
    )


def bots_of(slug: str) -> dict[str, BotMaker]:
    """The bots that a game brings itself."""
    find(slug)
    return _bots[slug]


def locales_of(slug: str) -> str | None:
    """The folder with a game's texts, if it is not this package's own."""
    return _locales.get(slug)
