"""``spielkiste simulate``: let bots play many games."""

from __future__ import annotations

import argparse
import json

import spielkiste
from spielkiste.command.arguments import Commands, Shared, bot_list, default_seats, options, seed, setup
from spielkiste.command.figures import count, progress, shares, tell_stumbles, unwarned
from spielkiste.lab.simulate import simulate
from spielkiste.texts import Texts


def add(commands: Commands, shared: Shared) -> None:
    table = setup(seats="one for each bot; without --bots two, or as few as can play", bots="random at every seat")
    parents = [shared.language, shared.json, table, shared.mass, shared.kept]
    commands.add_parser("simulate", parents=parents, help="let bots play many games").set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    game = spielkiste.find(parsed.game)
    wished = options(game, parsed.options)
    bots = bot_list(parsed.bots, game)
    seats = parsed.seats if parsed.seats is not None else default_seats(game, wished, len(bots) if bots else 2)
    start = 0 if parsed.seed is None else seed(parsed.seed)
    how = {
        "jobs": parsed.jobs,
        "progress": progress(words),
        "cluster": parsed.cluster,
        "resume": parsed.resume,
        "out": parsed.out,
        "strict": parsed.strict,
    }
    with unwarned():
        summary = simulate(game.slug, seats, count(parsed.games), bots, start, wished, **how)
    if parsed.json:
        print(json.dumps(summary, ensure_ascii=False, indent=1))
        return
    moves: dict[str, object] = summary["moves"]  # type: ignore[assignment]
    print(
        words.say(
            "lab-simulated",
            games=parsed.games,
            game=game.slug,
            seats=seats,
            mean=moves["mean"],
            speed=summary["moves_per_second"],
        )
    )
    if seats == 1:
        # A single player always wins, so only the score is informative.
        score: dict[str, object] = summary["best_score"]  # type: ignore[assignment]
        print("  " + words.say("lab-score", bot=", ".join(summary["bots"]), **score))  # type: ignore[arg-type]
        tell_stumbles(summary, words)
        return
    for seat in summary["wins_by_seat"]:  # type: ignore[attr-defined]
        print("  " + words.say("lab-seat", seat=seat["seat"], bot=seat["bot"], **shares(seat)))
    for bot, wins in summary["wins_by_bot"].items():  # type: ignore[attr-defined]
        print("  " + words.say("lab-bot", bot=bot, **shares(wins)))
    print("  " + words.say("lab-beginner", **shares(summary["beginner"])))  # type: ignore[arg-type]
    tell_stumbles(summary, words)
    for clause, ended in summary["ended_by"].items():  # type: ignore[attr-defined]
        print("  " + words.say("lab-ended", clause=clause, count=ended))
