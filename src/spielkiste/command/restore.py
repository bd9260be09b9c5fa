"""``spielkiste restore``: replace the tables with those of a backup."""

from __future__ import annotations

import argparse
from pathlib import Path

from spielkiste.command import settings
from spielkiste.command.arguments import Commands, Shared
from spielkiste.texts import Texts


def add(commands: Commands, shared: Shared) -> None:
    restore = commands.add_parser(
        "restore", parents=[shared.language], help="put the tables of a backup back; stop the server first"
    )
    restore.add_argument("file", type=Path, help="what spielkiste backup wrote")
    settings.add(restore, ["database"])
    restore.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    from spielkiste.store.backup import KEPT_FORMER, restore

    database = settings.resolve(parsed).database_file("restore-postgres")
    tables, before = restore(parsed.file, database)
    print(words.say("restore-done", tables=tables, path=str(parsed.file), database=str(database)))
    if before is not None:
        print(words.say("restore-before", path=str(before), count=KEPT_FORMER))
