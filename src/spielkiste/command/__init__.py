"""The command line: one module for each command, each with `add` (its arguments) and `run`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable

import spielkiste
from spielkiste.command import (
    arena,
    backup,
    check,
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
    simulate,
    site,
)
from spielkiste.command.arguments import shared
from spielkiste.core.errors import SpielkisteError, UnknownGame
from spielkiste.texts import Texts, nearest, texts

COMMANDS = (games, learn, play, paper, simulate, arena, report, replay, serve, doctor, backup, restore, site, check, new_game)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; what the user did wrong is one sentence and exit code 2, never a traceback.

    A command that looks for something may say by another code that it found it.
    """
    parsed = _parser().parse_args(arguments)
    words = texts("en")
    try:
        words = texts(parsed.lang or _system_language())
        run: Callable[[argparse.Namespace, Texts], int | None] = parsed.run
        code = run(parsed, words)
        sys.stdout.flush()
    except SpielkisteError as trouble:
        print(words.error(trouble), file=sys.stderr)
        if isinstance(trouble, UnknownGame):
            # It may be one of those that do not work: whoever is writing it wants to know why.
            for sentence in words.left_out():
                print(sentence, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; say nothing more to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code or 0


def _system_language() -> str:
    return nearest([os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""])


def _parser() -> argparse.ArgumentParser:
    build = "compiled" if spielkiste.compiled() else "interpreted"
    parser = argparse.ArgumentParser(prog="spielkiste", description="Eight real family games.")
    parser.add_argument("--version", action="version", version=f"spielkiste {spielkiste.__version__} ({build} rules)")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    common = shared()
    for command in COMMANDS:
        command.add(commands, common)
    return parser
