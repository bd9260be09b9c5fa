"""``spielkiste arena``: compare bots on the same deals."""

from __future__ import annotations

import argparse
import json

import spielkiste
from spielkiste.bots import names_for
from spielkiste.command.arguments import Commands, Shared, bot_list, options, seed
from spielkiste.command.figures import count, progress, shares
from spielkiste.lab.simulate import arena
from spielkiste.texts import Texts


def add(commands: Commands, shared: Shared) -> None:
    parents = [shared.language, shared.json, shared.setup, shared.mass]
    commands.add_parser("arena", parents=parents, help="compare bots on the same deals").set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    game = spielkiste.find(parsed.game)
    wished = options(game, parsed.options)
    start = 0 if parsed.seed is None else seed(parsed.seed)
    bots = bot_list(parsed.bots) or [names_for(game)[0], "random"]
    summary = arena(game.slug, bots, count(parsed.games), parsed.seats, start, wished, parsed.jobs, progress(words))
    if parsed.json:
        print(json.dumps(summary, ensure_ascii=False, indent=1))
        return
    print(words.say("lab-arena", games=parsed.games, game=game.slug, deals=summary["deals"]))
    for bot, wins in summary["standings"].items():  # type: ignore[attr-defined]
        print("  " + words.say("lab-bot", bot=bot, **shares(wins)))
    print("  " + words.say("lab-beginner", **shares(summary["beginner"])))  # type: ignore[arg-type]
    if summary["nobody_won"]:
        print("  " + words.say("lab-nobody", count=summary["nobody_won"]))
