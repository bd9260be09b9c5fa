"""``spielkiste doctor``: check whether a server would run well here, one line for each finding."""

from __future__ import annotations

import argparse

from spielkiste.command import settings
from spielkiste.command.arguments import Commands, Shared
from spielkiste.texts import Texts


def add(commands: Commands, shared: Shared) -> None:
    doctor = commands.add_parser(
        "doctor", parents=[shared.language], help="see whether a server would run well here", epilog=settings.EPILOG
    )
    settings.add(doctor, ["host", "port", "database", "bus", "behind_proxy"])
    doctor.add_argument(
        "--keep-marked",
        action="store_true",
        help="first keep all that is marked to be deleted, as if it had been used just now (default: no)",
    )
    doctor.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> int:
    from spielkiste.server.doctor import examine
    from spielkiste.server.doctor_shared import examine_shared
    from spielkiste.server.sharing import bring_back, is_postgres

    wanted = settings.resolve(parsed)
    around = (*wanted.listens_at(), wanted.behind_proxy)
    if parsed.keep_marked:
        tables, rooms = bring_back(wanted.database_name())
        print(words.say("doctor-brought-back", tables=str(tables), rooms=str(rooms)))
    if is_postgres(wanted.database_name()):
        found = examine_shared(wanted.database_name(), wanted.bus, *around)
    else:
        found = examine(wanted.database_path(), *around)
    well = True
    for finding in found:
        well &= finding.ok
        said = words.error(finding.trouble) if finding.trouble is not None else words.say(finding.text, **finding.about)
        print(words.say("doctor-ok" if finding.ok else "doctor-wrong", said=said))
    return 0 if well else 1
