"""``spielkiste check``: hold a game to the contract."""

from __future__ import annotations

import argparse

import spielkiste
from spielkiste.command.arguments import Commands, Shared, add_game
from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.texts import Texts


def add(commands: Commands, shared: Shared) -> None:
    check = commands.add_parser("check", parents=[shared.language], help="check a game against the contract")
    add_game(check)
    check.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    # The other commands need no checks, and not what those stand on.
    from spielkiste.lab.checks import Heard, check_package
    from spielkiste.lab.conformance import Nonconformance, check_game, setups

    game = spielkiste.find(parsed.game)
    played = 0
    try:
        for seats, options in setups(game):
            check_game(game, seats, options, seed=1)
            played += 1
    except Nonconformance as broken:
        raise BadSetup("broken-promise", str(broken)) from broken
    except BadFile as refused:
        raise BadSetup("broken-promise", f"load() must read what position() wrote, and refuses it: {refused}") from refused
    heard = Heard(game)
    found = list(check_package(game, heard))
    if found:
        raise BadSetup("broken-promise", "\n".join(found))
    print(words.say("lab-checked", game=game.slug, setups=played))
    if heard.never_told:
        print(words.say("lab-never-told", events=", ".join(heard.never_told)))
