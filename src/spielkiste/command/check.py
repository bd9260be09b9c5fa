"""``spielkiste check``: check a game against the contract."""

from __future__ import annotations

import argparse
import sys
from types import FrameType

import spielkiste
from spielkiste.command.arguments import Commands, Shared, add_game
from spielkiste.core.errors import BadSetup, SpielkisteError
from spielkiste.core.record import Record
from spielkiste.core.registry import package_of
from spielkiste.texts import Texts


def add(commands: Commands, shared: Shared) -> None:
    check = commands.add_parser("check", parents=[shared.language], help="check a game against the contract")
    add_game(check)
    check.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> int:
    # Import late: no other command needs the checks and their dependencies.
    from spielkiste.boxes import folder
    from spielkiste.lab.checks import Heard, advice, check_package
    from spielkiste.lab.conformance import Nonconformance, check_game, setups
    from spielkiste.lab.conformance.bots import check_bots
    from spielkiste.lab.conformance.failing import raises, short, within
    from spielkiste.lab.conformance.watchdog import TooLong, Watchdog

    game = spielkiste.find(parsed.game)

    def say(what: str, frame: FrameType | None) -> None:
        here = next(within(frame, folder(package_of(game.slug))), None)
        where = f", in {here.f_code.co_name}() at {short(here.f_code.co_filename)}:{here.f_lineno}" if here is not None else ""
        print(f"Still trying {what}{where} …", file=sys.stderr)

    finished: list[Record] = []
    with Watchdog(say) as watchdog:
        try:
            for seats, options in setups(game):
                finished.append(check_game(game, seats, options, seed=1, trying=watchdog.trying))
            check_bots(game, watchdog.trying)
            heard = Heard(game, watchdog.trying)
            found = list(check_package(game, heard, watchdog.trying))
        except (Nonconformance, TooLong) as broken:
            endless = isinstance(broken.__cause__ or broken, TooLong)
            said = str(broken) if isinstance(broken, Nonconformance) else f"{raises(broken, game)}."
            if endless:
                print(said, file=sys.stderr)
                return 1
            raise BadSetup("broken-promise", said) from broken
        except SpielkisteError:
            raise
        except Exception as trouble:  # the rules are an author's and can raise anything
            raise BadSetup("broken-promise", f"{raises(trouble, game)}.") from trouble
    if found:
        raise BadSetup("broken-promise", "\n".join(found))
    print(words.say("lab-checked", game=game.slug, setups=len(finished)))
    if heard.never_told:
        print(words.say("lab-never-told", events=", ".join(heard.never_told)))
    for sentence in advice(game, heard, finished):
        print(sentence)
    return 0
