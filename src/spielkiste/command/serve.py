"""``spielkiste serve``: the games for browsers."""

from __future__ import annotations

import argparse
from dataclasses import replace

from spielkiste.command.arguments import Commands, Shared
from spielkiste.core.errors import BadSetup
from spielkiste.texts import Texts


def add(commands: Commands, shared: Shared) -> None:
    served = commands.add_parser("serve", parents=[shared.language], help="serve the games to browsers")
    served.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other devices in")
    served.add_argument("--port", type=int, default=8080, help="0 takes any free port")
    served.add_argument("--database", metavar="FILE", help="where tables are kept (default: your data folder)")
    served.add_argument("--open", action="store_true", help="open the browser and show a QR code for the phone")
    served.add_argument("--quick", action="store_true", help="bots and reaction windows without pauses, for tests")
    served.add_argument(
        "--reaction-ms", type=int, metavar="MS", help="how long people have to react (default: what each game says)"
    )
    served.add_argument(
        "--behind-proxy", nargs="?", const="127.0.0.1,::1", metavar="ADDRESSES",
        help="trust these proxies about where a visitor comes from; without addresses: one on this machine",
    )  # fmt: skip
    served.add_argument("--keep", metavar="TIME", help="how long unused tables are kept: 90d, or for-ever (default: a year)")
    served.add_argument("--no-limits", action="store_true", help="no limits on requests, for load tests")
    served.add_argument(
        "--log-level", choices=["error", "warning", "info", "debug"], default="warning", help="how much is written to stderr"
    )
    served.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    # The other commands need no server, and start faster without it.
    from spielkiste.host.keeping import Keeping
    from spielkiste.host.pace import INSTANT, Pace
    from spielkiste.server.serve import serve

    keeping = Keeping(played_days=read_days(parsed.keep)) if parsed.keep is not None else Keeping()
    pace = INSTANT if parsed.quick else Pace()
    if parsed.reaction_ms is not None:
        pace = replace(pace, window_ms=parsed.reaction_ms)
    serve(
        parsed.host, parsed.port, parsed.database, words, parsed.open, pace, not parsed.no_limits, parsed.log_level,
        parsed.behind_proxy, keeping,
    )  # fmt: skip


def read_days(text: str) -> int | None:
    """So many days, as somebody typed them; None for ever."""
    if text == "for-ever":
        return None
    days = text.removesuffix("d")
    if days.isascii() and days.isdigit() and 0 < len(days) < 6:
        return int(days)
    raise BadSetup("bad-keep", f"“{text[:40]}” is not a time to keep tables for; write 90d, or for-ever.", {"text": text[:40]})
