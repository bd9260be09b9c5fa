"""``spielkiste serve``: serve the games to browsers."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

from spielkiste.command import settings
from spielkiste.command.arguments import Commands, Shared
from spielkiste.texts import Texts, texts


def add(commands: Commands, shared: Shared) -> None:
    served = commands.add_parser("serve", parents=[shared.language], help="serve the games to browsers", epilog=settings.EPILOG)
    settings.add(served)
    served.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    # Import late: the other commands need no server and start faster without it.
    from spielkiste.host.pace import INSTANT, Pace
    from spielkiste.host.retention import Retention
    from spielkiste.server.serve import serve

    wanted = settings.resolve(parsed)
    pace = INSTANT if wanted.quick else Pace()
    if wanted.reaction_ms is not None:
        pace = replace(pace, window_ms=wanted.reaction_ms)
    serve(
        *wanted.listens_at(),
        wanted.database_name(),
        texts(wanted.lang) if wanted.lang is not None else words,
        open_browser=wanted.open,
        another_port=wanted.open and wanted.port is None,
        pace=pace,
        limits=not wanted.no_limits,
        log_level=wanted.log_level,
        log_form=wanted.log,
        proxies=wanted.behind_proxy,
        keeping=Retention(played_days=wanted.keep),
        host_key=wanted.host_key,
        bus=wanted.bus,
        pocket=Path(wanted.pocket) if wanted.pocket is not None else None,
        listing=wanted.listing(),
    )
