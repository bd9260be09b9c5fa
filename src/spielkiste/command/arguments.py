"""Arguments that several commands share: a game and its set-up, the language, JSON output, many games."""

from __future__ import annotations

import argparse
import importlib.util
import re
import secrets
from pathlib import Path
from typing import Any, NamedTuple

from spielkiste.command.parsing import a_game, whole_number
from spielkiste.core.arguments import seed_of
from spielkiste.core.errors import BadBot, BadSetup, cannot_read
from spielkiste.core.game import Game
from spielkiste.core.registry import register_bot
from spielkiste.texts import LANGUAGES

#: The type that `add_subparsers` returns; it is private in argparse.
Commands = Any


class Shared(NamedTuple):
    """Parent parsers from which commands take their shared arguments."""

    language: argparse.ArgumentParser
    json: argparse.ArgumentParser
    mass: argparse.ArgumentParser
    kept: argparse.ArgumentParser


def shared() -> Shared:
    language = argparse.ArgumentParser(add_help=False)
    language.add_argument("--lang", metavar="LANGUAGE", help=f"{', '.join(LANGUAGES)} (default: the system's language)")
    machine = argparse.ArgumentParser(add_help=False)
    machine.add_argument("--json", action="store_true", help="write JSON, for programs (default: words)")
    mass = argparse.ArgumentParser(add_help=False)
    mass.add_argument(
        "--games",
        type=whole_number("--games", 1),
        default=1000,
        metavar="K",
        help="how many games are played, at least 1 (default: %(default)s)",
    )
    mass.add_argument(
        "--jobs",
        type=whole_number("--jobs", 1),
        default=1,
        metavar="J",
        help="how many processes play, at least 1 (default: %(default)s)",
    )
    mass.add_argument(
        "--cluster",
        nargs="?",
        const="",
        metavar="ADDRESS",
        help="play on a Ray cluster; without an address on one that is found or started (default: on this machine)",
    )
    kept = argparse.ArgumentParser(add_help=False)
    kept.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep what was played in FILE, and go on from there (default: keep nothing)"
    )
    kept.add_argument(
        "--out", type=Path, metavar="FILE", help="every game as rows of a table: FILE.csv or FILE.parquet (default: none)"
    )
    kept.add_argument(
        "--strict", action="store_true", help="stop at the first error of a bot, with its traceback (default: play on at random)"
    )
    return Shared(language, machine, mass, kept)


def setup(seats: str, bots: str) -> argparse.ArgumentParser:
    """Return a parent parser for a game and its table; `seats` and `bots` are the defaults, in words."""
    table = argparse.ArgumentParser(add_help=False)
    add_game(table)
    table.add_argument(
        "--seats",
        type=whole_number("--seats", 1),
        metavar="N",
        help=f"how many play, from 1 to 8, as the game allows (default: {seats})",
    )
    table.add_argument(
        "--bots",
        metavar="A,B",
        help="a bot for each free seat, such as rules@3,random, or your own as FILE.py:CLASS; levels are 1 to 5"
        f" (default: {bots})",
    )
    add_dealing(table)
    return table


def add_game(parser: argparse.ArgumentParser) -> None:
    """Add the argument for the game, given by its name or its title in any language."""
    parser.add_argument("game", type=a_game, help="the game's name or title, see: spielkiste games")


def add_dealing(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that determine a game: the seed and the options."""
    parser.add_argument(
        "--seed", metavar="S", help="a number or a word; the same seed deals the same cards (default: in play a new one, else 0)"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        dest="options",
        help="an option of the game, as often as you like; see: spielkiste games GAME (default: the printed rules)",
    )


def options(game: Game, settings: list[str]) -> dict[str, object]:
    known = {option.name: option for option in game.options}
    given: dict[str, object] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadSetup("option-form", f"An option is written name=value, not {setting!r}.", {"text": setting})
        given[name] = known[name].parse(value) if name in known else value
    return given


def seed(text: str | None) -> int | str:
    if text is None:
        return secrets.randbits(64)
    return seed_of(int(text) if re.fullmatch("-?[0-9]{1,30}", text) else text)


def bot_list(text: str | None, game: Game | None = None) -> list[str] | None:
    """Return the names in a list.  For a game, a bot may be FILE.py:CLASS; it is registered with the name of its class."""
    if text is None:
        return None
    names = [name.strip() for name in text.split(",")]
    for name in names if game is not None else []:
        if name.endswith(".py"):
            about: dict[str, object] = {"path": name, "why": "no class is named"}
            raise BadBot("bot-file", f"Name the class of the bot, too: {name}:CLASS.", about)
    return [_own_bot(name, game) if game is not None and ".py:" in name else name for name in names]


def _own_bot(named: str, game: Game) -> str:
    """Register the bot class of a file, and return its name with its level."""
    path, _, kind = named.rpartition(":")
    kind, at, level = kind.partition("@")
    try:
        source = importlib.util.spec_from_file_location(Path(path).stem, path)
        assert source is not None and source.loader is not None
        module = importlib.util.module_from_spec(source)
        source.loader.exec_module(module)
        maker = getattr(module, kind)
    except OSError as trouble:
        raise cannot_read(path, trouble) from None
    except Exception as trouble:  # the file of another author can raise anything
        why = f"{type(trouble).__name__}: {trouble}"
        raise BadBot("bot-file", f"The bot in {path} cannot be loaded ({why}).", {"path": path, "why": why}) from trouble
    name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_+", "-", kind).strip("-").lower()
    register_bot(game, name, maker)
    return f"{name}{at}{level}"


def default_seats(game: Game, options: dict[str, object], wanted: int) -> int:
    counts = game.seat_counts({**game.defaults(), **options})  # type: ignore[dict-item]
    return next((count for count in counts if count >= wanted), counts[0])
