"""The command line.  Each command is a module with `add` (its arguments) and `run`."""

from __future__ import annotations

import argparse
import ctypes
import os
import platform
import sys
from collections.abc import Callable
from locale import windows_locale

import spielkiste
from spielkiste.command import (
    arena,
    backup,
    check,
    chest,
    completion,
    doctor,
    games,
    learn,
    new_game,
    paper,
    play,
    replay,
    report,
    restore,
    serve,
    settings,
    simulate,
    site,
)
from spielkiste.command.arguments import shared
from spielkiste.command.meant import game_name, why_missing
from spielkiste.command.parsing import Parser, sentence
from spielkiste.core.errors import BadSetup, SpielkisteError, UnknownGame
from spielkiste.texts import Texts, nearest, texts

COMMANDS = (
    games, learn, play, paper, simulate, arena, report, replay, serve, doctor, backup, restore, site, check, new_game, completion,
)  # fmt: skip


def main(arguments: list[str] | None = None) -> int:
    """Run a command.  A user error prints one sentence and returns exit code 2, never a traceback.

    A command that looks for problems may return another code if it finds some.  `--strict` raises the error of a bot.
    """
    typed = list(sys.argv[1:] if arguments is None else arguments)
    words = texts("en")
    parsed = argparse.Namespace()
    try:
        words = texts(language(typed))
        if not typed and not chest.opens():
            chest.tell(words)
            return 0
        parsed = parser().read(_spelled_out(typed))
        run: Callable[[argparse.Namespace, Texts], int | None] = parsed.run
        code = run(parsed, words)
        sys.stdout.flush()
    except SpielkisteError as trouble:
        if getattr(parsed, "strict", False) and hasattr(trouble, "__notes__"):
            # The error of a bot, whose author wants to see where it came from, as Python shows other errors.
            raise
        known = why_missing(str(trouble.arguments["game"]), words) if isinstance(trouble, UnknownGame) else None
        said = known or sentence(trouble, typed, words)
        print(settings.name_sources(said, parsed, words) if "config" in parsed else said, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # The reader of our output has closed the pipe, so print nothing more.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code or 0


def _spelled_out(typed: list[str]) -> list[str]:
    """Return the arguments for the parser: an empty line opens the chest, and `help` may come first."""
    if not typed:
        return ["serve", "--open"]
    if typed[0] == "help":
        return [*typed[1:2], "--help"]
    if len(typed) == 1 and game_name(typed[0]) in {game.slug for game in spielkiste.games()}:
        raise BadSetup("game-alone", f"Write: spielkiste play {typed[0]}", {"game": game_name(typed[0])})
    return typed


def language(typed: list[str]) -> str:
    """Return the language for messages: the one in `--lang`, even if the rest of the line is wrong, or the system's."""
    for place, argument in enumerate(typed):
        flag, _, value = argument.partition("=")
        if flag == "--lang":
            value = value or next(iter(typed[place + 1 :]), "")
            if value and not value.startswith("-"):
                return value
    return nearest([os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or _windows_language()])


def _windows_language() -> str:
    """Return the display language of Windows, which sets no environment variable for it; "" elsewhere."""
    system = getattr(ctypes, "windll", None)
    return "" if system is None else windows_locale.get(system.kernel32.GetUserDefaultUILanguage(), "")


def parser() -> Parser:
    """Return the parser of the whole command line."""
    build = "compiled" if spielkiste.compiled() else "interpreted"
    made = Parser(prog="spielkiste", description="Eight real family games. Without a command it opens the chest in a browser.")
    python = f"Python {platform.python_version()} on {platform.system()} {platform.machine()}"
    made.add_argument("--version", action="version", version=f"spielkiste {spielkiste.__version__} ({build} rules, {python})")
    commands = made.add_subparsers(required=True, metavar="COMMAND", dest="command")
    common = shared()
    for command in COMMANDS:
        command.add(commands, common)
    return made
