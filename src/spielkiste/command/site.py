"""``spielkiste site``: write the whole chest as a folder of static files, for any web server."""

from __future__ import annotations

import argparse
from pathlib import Path

from spielkiste.command.arguments import Commands, Shared
from spielkiste.texts import Texts


def add(commands: Commands, shared: Shared) -> None:
    help_line = "write a folder that plays without a server (needs the engine that `make site` builds)"
    site = commands.add_parser("site", parents=[shared.language], help=help_line)
    site.add_argument("folder", type=Path, help="a new folder, or one that was written before")
    site.add_argument("--engine", type=Path, default=Path(".make/engine"), help="what `make site` made (default: %(default)s)")
    site.add_argument("--server", metavar="ADDRESS", help="your server for playing with friends on other devices (default: none)")
    site.add_argument(
        "--stun",
        metavar="HOST:PORT",
        action="append",
        default=[],
        help="a STUN server: it tells devices their outer address, for tables between homes (default: none; repeatable)",
    )
    site.add_argument(
        "--turn",
        metavar="USER:PASSWORD@HOST:PORT",
        action="append",
        default=[],
        help="a TURN server, which relays messages where no direct connection is possible (default: none; repeatable)",
    )
    site.add_argument("--quick", action="store_true", help="bots and reaction windows without pauses, for tests (default: no)")
    site.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    from spielkiste.offline.site import write_site

    size = write_site(parsed.folder, parsed.engine, parsed.quick, parsed.server, parsed.stun, parsed.turn)
    print(words.say("site-done", path=str(parsed.folder), size=f"{size / 1_000_000:.1f}"))
