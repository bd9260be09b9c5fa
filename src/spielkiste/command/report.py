"""``spielkiste report``: write a page with statistics and plots of many games."""

from __future__ import annotations

import argparse
import json
import shlex
from pathlib import Path

import spielkiste
from spielkiste.command.arguments import Commands, Shared, add_dealing, add_game, options, seed
from spielkiste.command.figures import count, progress
from spielkiste.command.parsing import whole_number
from spielkiste.lab.report.account import Account
from spielkiste.lab.report.measuring import SECONDS, Wanted, measured
from spielkiste.lab.report.page import check_name, write
from spielkiste.lab.simulation.run import How
from spielkiste.texts import Texts


def add(commands: Commands, shared: Shared) -> None:
    parents = [shared.language, shared.json, shared.mass]
    report = commands.add_parser("report", parents=parents, help="a page with plots: who wins, how long, which cards matter")
    add_game(report)
    report.add_argument(
        "--seats",
        type=whole_number("--seats", 1),
        metavar="N",
        help="the table to look at closely, from 1 to 8 seats (default: four, or as many as can play)",
    )
    report.add_argument(
        "--bot", metavar="NAME", help="who plays at all seats, such as rules@3; levels are 1 to 5 (default: the strongest)"
    )
    add_dealing(report)
    report.add_argument(
        "--seconds",
        type=whole_number("--seconds", 1),
        default=SECONDS,
        metavar="S",
        help="how long a decision takes people, at least 1 second (default: %(default)s)",
    )
    report.add_argument("--out", type=Path, metavar="FILE", help="FILE.html or FILE.md (default: GAME.html)")
    report.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    game = spielkiste.find(parsed.game)
    start = 0 if parsed.seed is None else seed(parsed.seed)
    wished = options(game, parsed.options)
    wanted = Wanted(game.slug, count(parsed.games), parsed.seats, parsed.bot, start, wished, parsed.seconds)
    out = parsed.out or Path(f"{game.slug}.html")
    if not parsed.json:
        check_name(out)
    found = measured(wanted, How(parsed.jobs, parsed.cluster, progress(words)))
    if parsed.json:
        print(json.dumps(found, ensure_ascii=False, indent=1))
        return
    write(out, Account(found, game, words), _command(parsed), words.language)
    print(words.say("report-written", path=str(out)))


def _command(parsed: argparse.Namespace) -> str:
    """Return the command for the same figures.  The number of jobs and the language do not change them."""
    parts = ["spielkiste", "report", parsed.game, "--games", str(parsed.games)]
    for name in ("seats", "bot", "seed"):
        if getattr(parsed, name) is not None:
            parts += [f"--{name}", str(getattr(parsed, name))]
    for setting in parsed.options:
        parts += ["--option", setting]
    return shlex.join(parts if parsed.seconds == SECONDS else [*parts, "--seconds", str(parsed.seconds)])
