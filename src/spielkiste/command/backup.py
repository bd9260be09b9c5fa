"""``spielkiste backup``: copy all tables while the server runs."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from spielkiste.command import settings
from spielkiste.command.arguments import Commands, Shared
from spielkiste.command.parsing import whole_number
from spielkiste.core.errors import BadSetup
from spielkiste.texts import Texts


def add(commands: Commands, shared: Shared) -> None:
    backup = commands.add_parser("backup", parents=[shared.language], help="copy a server's tables into a file")
    backup.add_argument(
        "file",
        help="a new file, or a folder for a file with today's date (a new folder: with / at its end); only you can read it",
    )
    backup.add_argument(
        "--last",
        type=whole_number("--last", 1),
        metavar="N",
        help="in a folder: keep the last N backups, at least 1, and remove older ones (default: keep all)",
    )
    settings.add(backup, ["database"])
    backup.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    from spielkiste.store.backup import back_up, dated, remove_old

    named = Path(parsed.file)
    is_folder = parsed.file.endswith(("/", os.sep)) or named.is_dir()
    if parsed.last is not None and not is_folder and (named.suffix or named.exists()):
        raise BadSetup(
            "last-needs-folder",
            f"--last keeps backups in a folder, and {named} is not one; name a folder, with / at its end if it is new.",
            {"path": named},
        )
    folder = named if is_folder or parsed.last is not None else None
    database = settings.resolve(parsed).database_file("backup-postgres")
    target = dated(folder) if folder is not None else named
    tables = back_up(database, target)
    print(words.say("backup-done", tables=tables, path=str(target), database=str(database)))
    if folder is not None and parsed.last is not None:
        gone = remove_old(folder, parsed.last)
        if gone:
            print(words.say("backup-removed", count=gone))
