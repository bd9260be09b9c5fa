"""Which games there are.  The package registers its own; others join through the entry point group ``spielkiste.games``.

An entry point names a function that calls `register` (see docs/add-a-game.md).  One that fails is named in `broken` and
left out: a plug-in can spoil its own game, not the shelf.
"""

from importlib.metadata import entry_points
from typing import Final

from spielkiste.core.bot import BotMaker
from spielkiste.core.errors import BadFile, BadSetup, UnknownGame
from spielkiste.core.game import Game

ENTRY_POINTS: Final = "spielkiste.games"

_games: Final[dict[str, Game]] = {}
_former: Final[dict[str, Game]] = {}
_bots: Final[dict[str, dict[str, BotMaker]]] = {}
_packages: Final[dict[str, str]] = {}
_loaded: Final[list[bool]] = []
_broken: Final[dict[str, str]] = {}


def register(game: Game, bots: dict[str, BotMaker], package: str, former_versions: list[Game] | None = None) -> None:
    """Make a game known, with its own bots by name, and the older rules that stored games may still need.

    `package` is the box: a package with a folder ``texts/LANGUAGE`` (game.ftl, board.ftl, rules.md) and, if the game
    declares extras, with a module ``faces.EXTRA`` for each.
    """
    known = _packages.get(game.slug)
    if known is not None and known != package:
        raise BadSetup(
            "game-taken",
            f"There is a game {game.slug} already, from {known}; choose another name.",
            {"game": game.slug, "package": known},
        )
    _games[game.slug] = game
    _packages[game.slug] = package
    _bots[game.slug] = bots
    for old in former_versions or []:
        _former[f"{old.slug}/{old.rules_version}"] = old


def _load_others() -> None:
    if _loaded:
        return
    _loaded.append(True)
    for entry in entry_points(group=ENTRY_POINTS):
        try:
            plug = entry.load()
            plug()
        except Exception as trouble:  # whatever a stranger's package raises
            _broken[entry.name] = f"{type(trouble).__name__}: {trouble}"


def games() -> list[Game]:
    """All games, in the order in which they were registered."""
    _load_others()
    return list(_games.values())


def broken() -> dict[str, str]:
    """The plug-ins that could not be loaded, by entry point, and what they said."""
    _load_others()
    return dict(_broken)


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


def package_of(slug: str) -> str:
    """The package in which everything of a game lies."""
    find(slug)
    return _packages[slug]
