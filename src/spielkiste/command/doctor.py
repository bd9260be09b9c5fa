"""``spielkiste doctor``: check whether a server would run well here, one line for each finding."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING

from spielkiste.command import settings
from spielkiste.command.arguments import Commands, Shared
from spielkiste.texts import Texts

if TYPE_CHECKING:
    from spielkiste.server.doctor import Finding


def add(commands: Commands, shared: Shared) -> None:
    doctor = commands.add_parser(
        "doctor", parents=[shared.language], help="see whether a server would run well here", epilog=settings.EPILOG
    )
    settings.add(doctor, ["host", "port", "database", "bus", "behind_proxy"])
    doctor.add_argument(
        "--url",
        metavar="URL",
        help="ask a running server about health, certificate and WebSocket: https://… (default: check this machine)",
    )
    doctor.add_argument(
        "--keep-marked",
        action="store_true",
        help="first remove all deletion marks (default: no)",
    )
    doctor.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> int:
    from spielkiste.server.doctor import examine, settings_file
    from spielkiste.server.doctor_shared import examine_shared
    from spielkiste.server.doctor_url import examine_url
    from spielkiste.server.stores import bring_back, is_postgres

    if parsed.url is not None:
        return _tell(examine_url(parsed.url), words, parsed)
    wanted = settings.resolve(parsed)
    file = settings.file_of(parsed)
    first = settings_file(file, settings.holds_secrets(file)) if file is not None else iter(())
    around = (*wanted.listens_at(), wanted.behind_proxy)
    if parsed.keep_marked:
        tables, rooms = bring_back(wanted.database_name())
        print(words.say("doctor-brought-back", tables=tables, rooms=rooms))
    if is_postgres(wanted.database_name()):
        found = examine_shared(wanted.database_name(), wanted.bus, *around)
    else:
        found = examine(wanted.database_path(), *around)
    return _tell(chain(first, found), words, parsed)


def _tell(found: Iterator[Finding], words: Texts, parsed: argparse.Namespace) -> int:
    """Print the findings; return 1 if something is wrong."""
    well = True
    for finding in found:
        well &= finding.ok
        said = words.error(finding.trouble) if finding.trouble is not None else words.say(finding.text, **finding.about)
        label = "doctor-wrong" if not finding.ok else "doctor-note" if finding.note else "doctor-ok"
        print(words.say(label, said=settings.name_sources(said, parsed, words)))
    return 0 if well else 1
