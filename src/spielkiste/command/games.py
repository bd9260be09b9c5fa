"""``spielkiste games``: list the games with their bots, options and lessons."""

from __future__ import annotations

import argparse
import json
import sys

import spielkiste
from spielkiste.boxes import describe
from spielkiste.command.arguments import Commands, Shared
from spielkiste.command.parsing import a_game
from spielkiste.core.options import SEAT, Option
from spielkiste.texts import Texts


def add(commands: Commands, shared: Shared) -> None:
    help_line = "list the games with their bots, options and lessons"
    games = commands.add_parser("games", parents=[shared.language, shared.json], help=help_line)
    games.add_argument("game", nargs="?", type=a_game, help="only this one (default: all)")
    games.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    for sentence in words.left_out():
        print(sentence, file=sys.stderr)
    titled = [
        (game, {"title": words.say(f"game-{game.slug}"), "tagline": words.say(f"game-{game.slug}-tagline")})
        for game in ([spielkiste.find(parsed.game)] if parsed.game is not None else spielkiste.games())
    ]
    if parsed.json:
        print(json.dumps([{**describe(game), **title} for game, title in titled], ensure_ascii=False, indent=1))
        return
    for game, title in titled:
        described = describe(game)
        seats = ", ".join(str(count) for count in described["all_seat_counts"])
        print(words.say("games-line", slug=game.slug, **title, seats=seats, bots=", ".join(described["bots"])))
        for option in game.options:
            text, values, default = (
                words.say(f"option-{option.name}"),
                _range(option, words, max(described["all_seat_counts"])),
                _written(option, words),
            )
            print("  " + words.say("games-option", name=option.name, text=text, range=values, default=default))
        for lesson in described["lessons"]:
            print("  " + words.say("games-lesson", name=lesson, title=words.say(f"lesson-{game.slug}-{lesson}")))


def _range(option: Option, words: Texts, seats: int) -> str:
    """Return the values that can be typed for the option at the largest table."""
    if option.kind == SEAT:
        return words.say("games-begins", most=str(min(seats, len(option.values()) - 1)))
    return f"{words.say('house-yes')}, {words.say('house-no')}" if option.kind == "flag" else option.range_text()


def _written(option: Option, words: Texts) -> str:
    """Return the default value of the option in words."""
    if option.kind == SEAT:
        return words.say("option-begins-0")
    return words.say("house-yes" if option.default else "house-no") if option.kind == "flag" else str(option.default)
