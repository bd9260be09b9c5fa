"""``spielkiste backup``: a copy of all tables, while the server runs."""

from __future__ import annotations

import argparse
from pathlib import Path

from spielkiste.command import settings
from spielkiste.command.arguments import Commands, Shared
from spielkiste.texts import Texts


def add(commands: Commands, shared: Shared) -> None:
    backup = commands.add_parser("backup", parents=[shared.language], help="copy a server's tables into a file")
    backup.add_argument("file", type=Path, help="a new file; only you can read it")
    settings.add(backup, ["database"])
    backup.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    from spielkiste.store.backup import back_up

    tables = back_up(settings.resolve(parsed).database_file("backup-postgres"), parsed.file)
    print(words.say("backup-done", tables=str(tables), path=str(parsed.file)))
