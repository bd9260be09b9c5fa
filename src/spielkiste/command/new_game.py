"""``spielkiste new-game``: write a package with a small example game to change into your own."""

from __future__ import annotations

import argparse
from pathlib import Path

from spielkiste.command.arguments import Commands, Shared
from spielkiste.scaffold import write_package
from spielkiste.texts import Texts


def add(commands: Commands, shared: Shared) -> None:
    new = commands.add_parser("new-game", parents=[shared.language], help="start a game of your own from a small example")
    new.add_argument("name", metavar="NAME", help="up to 40 small letters, digits and hyphens, a letter first")
    new.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    folder = write_package(parsed.name, Path.cwd())
    print(words.say("new-game-written", folder=folder.name))
