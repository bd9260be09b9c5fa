"""``spielkiste arena``: compare bots on the same deals."""

from __future__ import annotations

import argparse
import json
from typing import Any

import spielkiste
from spielkiste.bots import names_for
from spielkiste.command.arguments import Commands, Shared, bot_list, options, seed, setup
from spielkiste.command.figures import count, progress, shares, tell_stumbles, unwarned
from spielkiste.core.errors import BadSetup
from spielkiste.lab.ladder import ladder
from spielkiste.lab.simulate import arena
from spielkiste.lab.statistics import HIGHER, NOT_HIGHER, UNDECIDED
from spielkiste.texts import Texts

_VERDICTS = {HIGHER: "ladder-higher", NOT_HIGHER: "ladder-not-higher", UNDECIDED: "ladder-undecided"}


def add(commands: Commands, shared: Shared) -> None:
    table = setup(
        seats="one for each bot, or the next number that they share evenly; with --ladder two, and up to four",
        bots="rules,random; with --ladder rules@1 to rules@5",
    )
    parents = [shared.language, shared.json, table, shared.mass, shared.kept]
    arguments = commands.add_parser("arena", parents=parents, help="compare bots on the same deals")
    arguments.add_argument(
        "--ladder", action="store_true", help="all levels (or --bots) against each other, with ratings (default: two bots)"
    )
    arguments.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    game = spielkiste.find(parsed.game)
    wished = options(game, parsed.options)
    start = 0 if parsed.seed is None else seed(parsed.seed)
    how = {
        "jobs": parsed.jobs,
        "progress": progress(words),
        "cluster": parsed.cluster,
        "resume": parsed.resume,
        "strict": parsed.strict,
    }
    if parsed.ladder:
        if parsed.out is not None:
            raise BadSetup("ladder-rows", "A ladder writes no rows; leave out --out, or compare two bots without --ladder.")
        rungs = bot_list(parsed.bots, game)
        found = ladder(game.slug, rungs, count(parsed.games), parsed.seats, start, wished, **how)
        if parsed.json:
            print(json.dumps(found, ensure_ascii=False, indent=1))
        else:
            _show_ladder(found, words)
        return
    bots = bot_list(parsed.bots, game) or [names_for(game)[0], "random"]
    with unwarned():
        summary = arena(game.slug, bots, count(parsed.games), parsed.seats, start, wished, **how, out=parsed.out)
    if parsed.json:
        print(json.dumps(summary, ensure_ascii=False, indent=1))
        return
    print(words.say("lab-arena", games=summary["games"], game=game.slug, deals=summary["deals"]))
    for bot, wins in summary["standings"].items():  # type: ignore[attr-defined]
        print("  " + words.say("lab-bot", bot=bot, **shares(wins)))
    print("  " + words.say("lab-beginner", **shares(summary["beginner"])))  # type: ignore[arg-type]
    tell_stumbles(summary, words)
    if summary["nobody_won"]:
        print("  " + words.say("lab-nobody", count=summary["nobody_won"]))


def _show_ladder(found: dict[str, Any], words: Texts) -> None:
    for table in found["tables"]:
        print(words.say("ladder-table", game=found["game"], seats=table["seats"]))
        for name, rating in table["ratings"].items():
            print("  " + words.say("ladder-rung", bot=name, elo=rating["elo"], error=rating["plus_minus"]))
        for met in table["encounters"]:
            names = {"bot": met["higher"], "other": met["lower"], "games": met["games"]}
            print("  " + words.say(_VERDICTS[met["verdict"]], **names, **shares(met)))
