"""The registry of games.  The package registers its own; others join through the entry point group ``spielkiste.games``.

An entry point names a function that calls `register` (see docs/add-a-game.md).  If it fails, or its games cannot be listed, it is
named in `broken` and left out.  So a plug-in cannot break the other games.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import entry_points
from re import fullmatch
from traceback import walk_tb
from typing import Final

from spielkiste.core.bot import STRONGEST, Bot, BotMaker, made
from spielkiste.core.errors import BadFile, BadSetup, UnknownGame
from spielkiste.core.game import Game
from spielkiste.core.near import nearest, plain, with_choice
from spielkiste.core.options import LEARNING, LENGTH, SEAT, TEAMS, TEMPO, VARIANT, Option, OptionValues
from spielkiste.core.randomness import Rng
from spielkiste.core.returned import wrong_return
from spielkiste.core.words import titles

ENTRY_POINTS: Final = "spielkiste.games"

_games: Final[dict[str, Game]] = {}
_former: Final[dict[str, Game]] = {}
_bots: Final[dict[str, dict[str, BotMaker]]] = {}
#: The bots that were registered without a game.
_own_bots: Final[list[str]] = []
_packages: Final[dict[str, str]] = {}
_loaded: Final[list[bool]] = []
_broken: Final[dict[str, str]] = {}

#: Slugs and names of boxes are used in URLs, file names and text keys.
_NAME: Final = "[a-z][a-z0-9]*(-[a-z0-9]+)*"
MOST_SEATS: Final = 8
#: The bots that every game or some games have besides their own; `bots.chooser` makes them.
HOUSE_BOTS: Final = ("random", "search", "seer", "learned")
_KINDS: Final = ("flag", "number", "choice", SEAT)
_ROLES: Final = ("", TEMPO, TEAMS, LEARNING, VARIANT, LENGTH)


def register(game: Game, bots: dict[str, BotMaker], package: str, former_versions: list[Game] | None = None) -> None:
    """Register a game with its bots by name, and with the older rules that stored games may still need.

    Registering a game again adds these bots to it; a bot with an existing name replaces the old one.  `package` is the box: a
    package with a folder ``texts/LANGUAGE`` (game.ftl, board.ftl, rules.md) and, if the game declares extras, with a module
    ``faces.EXTRA`` for each.
    """
    if not hasattr(game, "slug"):
        kind = type(game).__name__
        raise BadSetup("bad-game", f"{kind} has no slug: begin its __init__ with super().__init__(slug=…, box=…, …).")
    if _games.get(game.slug, game) is not game:
        known = _packages[game.slug]
        raise BadSetup(
            "game-taken",
            f"There is already a game called {game.slug}, from {known}; choose another name.",
            {"game": game.slug, "package": known},
        )
    for name, maker in bots.items():
        _check_maker(name, maker)
    _games[game.slug] = game
    _packages[game.slug] = package
    _bots[game.slug] = {**_bots.get(game.slug, {}), **bots}
    for old in former_versions or []:
        _former[f"{old.slug}/{old.rules_version}"] = old


def register_bot(game: Game | str, name: str, maker: BotMaker) -> None:
    """Register a bot by name for an installed game: ``register_bot("mau-mau", "timid", TimidBot)``.

    It makes one bot as a test.  Registering your bot again replaces it; the names of built-in bots are taken.
    With several jobs, each is a process of its own.  It knows the bots of installed packages (entry point ``spielkiste.games``),
    and those of your script where Python forks: on Linux up to Python 3.13.
    """
    if fullmatch("[a-z][a-z0-9]*([-_][a-z0-9]+)*", name) is None:
        raise BadSetup("bad-bot-name", f"{name!r} is not a name for a bot: use small letters, digits and hyphens.", {"bot": name})
    found = game if isinstance(game, Game) else find(game)
    slug = found.slug
    _check_maker(name, maker)
    if name in HOUSE_BOTS or (name in _bots[slug] and f"{slug}/{name}" not in _own_bots):
        raise BadSetup("bot-taken", f"{slug} has a bot {name!r} of its own; choose another name.", {"bot": name})
    made(name, maker, found, 0, found.usual_seat_counts()[0], STRONGEST, Rng(0))
    _bots[slug][name] = maker
    _own_bots.append(f"{slug}/{name}")


def _check_maker(name: str, maker: object) -> None:
    """Raise BadSetup unless this can make bots.  A bot without `choose` would only make random moves."""
    if not callable(maker):
        raise BadSetup("bad-bot", f"Bot {name} must be a class, or a function that makes a bot, not {maker!r}.", {"bot": name})
    if getattr(maker, "choose", None) is Bot.choose:
        raise BadSetup("bad-bot", f"Bot {name} has no method choose(self, situation); write one.", {"bot": name})


def _load_others() -> None:
    if _loaded:
        return
    _loaded.append(True)
    # Sorted by name, so that which of two games with the same name wins does not depend on the order of a folder.
    for entry in sorted(entry_points(group=ENTRY_POINTS), key=lambda entry: entry.name):
        before = set(_games)
        bots_before = len(_own_bots)
        try:
            plug = entry.load()
            plug()
            added = [slug for slug in _games if slug not in before]
            if not added and len(_own_bots) == bots_before:
                raise BadSetup("no-game", "It registers no game.")
            for slug in added:
                _try_out(_games[slug])
        except (Exception, SystemExit) as trouble:  # a plug-in can raise anything
            _broken[entry.name] = _sentence(trouble)
            for slug in [slug for slug in _games if slug not in before]:
                _forget(slug)


def _sentence(trouble: BaseException) -> str:
    """Return what went wrong and where, in one line.  Our own errors are already sentences."""
    said = " ".join(str(trouble).split())
    if isinstance(trouble, BadSetup):
        return said
    where = ""
    for frame, line in walk_tb(trouble.__traceback__):
        path = frame.f_code.co_filename
        if not path.startswith("<") and "spielkiste/core/" not in path.replace("\\", "/") and "importlib" not in path:
            where = f" ({path}:{line})"
    if isinstance(trouble, SyntaxError) and trouble.filename:
        said, where = trouble.msg, f" ({trouble.filename}:{trouble.lineno})"
    return f"{type(trouble).__name__}: {said}{where}"


def _forget(slug: str) -> None:
    del _games[slug]
    del _packages[slug]
    del _bots[slug]
    for old in [old for old in _former if old.startswith(f"{slug}/")]:
        del _former[old]


def _try_out(game: Game) -> None:
    """Use a game as every list of games does.  Raise `BadSetup` if it cannot be listed."""
    for name in (game.slug, game.box):
        _demand(fullmatch(_NAME, name) is not None, f"{name!r} is not a name for a game: use small letters, digits and hyphens.")
    import_module(_packages[game.slug])
    names = [option.name for option in game.options]
    for option in game.options:
        trouble = _trouble(option) or ("there are two options with that name" if names.count(option.name) > 1 else "")
        _demand(not trouble, f"The option {option.name!r} of {game.slug} cannot be offered: {trouble}.")
    asked: Callable[[OptionValues], object] = game.seat_counts
    counts = asked(game.defaults())
    wanted = f"a list of numbers of seats from 1 to {MOST_SEATS}"
    if not isinstance(counts, list) or not counts:
        raise wrong_return(game.seat_counts, wanted, counts)
    for count in counts:
        if not isinstance(count, int) or not 1 <= count <= MOST_SEATS:
            raise wrong_return(game.seat_counts, wanted, counts)


def _trouble(option: Option) -> str:
    """Return why this option cannot be offered; empty if it can."""
    if option.kind not in _KINDS:
        return f"its kind is {option.kind!r}, not one of {', '.join(sorted(_KINDS))}"
    if option.role not in _ROLES:
        return f"its role is {option.role!r}, not one of {', '.join(filter(None, sorted(_ROLES)))}"
    values = option.values()
    if option.default not in values:
        return f"its default {option.default!r} is not one of its values"
    strange = [stretch.value for stretch in option.stretches if stretch.value not in values]
    return f"its stretch {strange[0]!r} is not one of its values" if strange else ""


def _demand(fine: bool, sentence: str) -> None:
    if not fine:
        raise BadSetup("bad-game", sentence)


def games() -> list[Game]:
    """Return all games, in the order in which they were registered."""
    _load_others()
    return list(_games.values())


def broken() -> dict[str, str]:
    """Return the plug-ins that could not be loaded: their error by entry point."""
    _load_others()
    return dict(_broken)


def find(slug: str) -> Game:
    """Return the game with this name.  Raise `UnknownGame` if there is none."""
    if slug not in _games:
        _load_others()
    game = _games.get(slug)
    if game is None:
        known = ", ".join(_games)
        near = nearest(slug, names()) if isinstance(slug, str) else None
        did_you = f" Did you mean {names()[near]!r}?" if near is not None else ""
        said = with_choice(f"There is no game {slug!r}", did_you, f"choose one of: {known}")
        raise UnknownGame("unknown-game", said, {"game": slug, "known": known})
    return game


def names() -> dict[str, str]:
    """Return the slug of a game for each of its names and titles, in lower case and without separators."""
    found = {plain(slug): slug for slug in _games}
    for title, slug in titles().items():
        if slug in _games:
            found.setdefault(plain(title), slug)
    return found


def find_version(slug: str, version: int) -> Game:
    """Return the game with the rules version of a stored game.  Raise `BadFile` if it is unknown."""
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
    """Return the bots of a game: its own, and those that other packages add."""
    _load_others()
    find(slug)
    return _bots[slug]


def package_of(slug: str) -> str:
    """Return the package that contains the game's box."""
    find(slug)
    return _packages[slug]
