"""``spielkiste play``: a game in the terminal, as a conversation."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import spielkiste
from spielkiste.bots import make_bot, names_for
from spielkiste.command.arguments import Commands, Shared, bot_list, default_seats, options, seed, setup
from spielkiste.command.parsing import whole_number
from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.core.game import Game
from spielkiste.core.near import plain
from spielkiste.core.record import Record
from spielkiste.table.keys import requested_deal
from spielkiste.terminal.line_mode import Leave, LineGame
from spielkiste.terminal.saves import Player, free_path, load, save_path, set_aside, waits, write
from spielkiste.terminal.screen import screen
from spielkiste.texts import Texts

BOT_NAMES = ("Lina", "Kurt", "Rudi", "Mia", "Theo", "Käthe", "Karl", "Ida")


def add(commands: Commands, shared: Shared) -> None:
    table = setup(
        seats="enough for all people and bots; without --bots three, or the next number that can play",
        bots="rules at every free seat",
    )
    play = commands.add_parser("play", parents=[shared.language, table], help="play in the terminal")
    play.add_argument(
        "--people",
        type=whole_number("--people", 0, 8),
        default=1,
        metavar="N",
        help="how many people share the keyboard, 0 to 8 (default: %(default)s)",
    )
    play.add_argument("--names", metavar="A,B", help="the people's names (default: You, or Player 1, Player 2 …)")
    play.add_argument(
        "--deal",
        metavar="NUMBER",
        help="a deal by its number, from 1 to 99999999, or today for today's; games for one (default: a new one)",
    )
    play.add_argument("--resume", action="store_true", help="carry on with the game you left (default: start a new one)")
    play.add_argument(
        "--plain", action="store_true", help="words only, no drawing and no colours; always so in a pipe (default: no)"
    )
    play.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
    shown = screen(parsed.plain)
    game = spielkiste.find(parsed.game)
    path = save_path(game.slug)
    title = words.say(f"game-{game.slug}")
    if parsed.resume:
        if not path.exists():
            raise BadFile(
                "no-save", f"There is no game to resume; start one with: spielkiste play {game.slug}", {"game": game.slug}
            )
        resumes, kinder = True, []
    else:
        kinder = _kinder(parsed, game, path)
        fresh = _set_up(parsed, game, words, kinder)
        resumes = waits(path) and _wants_to_carry_on(path, words)
    if resumes:
        record, players = load(path)
        print(words.say("play-resumed"))
    else:
        record, players = fresh
    names = words.listed([player.name for player in players])
    print(shown.wrapped(words.say("play-welcome", title=title, names=names), "bold"))
    if not resumes:
        for name in kinder:
            print(shown.wrapped(words.say("play-kinder", rule=words.say(f"option-{name}"), name=name)))
    print(shown.wrapped(words.say("play-help-line")))
    line_game = LineGame(record, players, words, path, screen=shown)
    try:
        line_game.play()
    except Leave:
        print()
        print(shown.wrapped(words.say("play-kept", resume=line_game.resume_command())))
        return
    finished = free_path(path.with_suffix(".replay"))
    write(finished, record.dumps())
    path.unlink(missing_ok=True)
    print(shown.wrapped(words.say("play-replay", path=str(finished))))


def _wants_to_carry_on(path: Path, words: Texts) -> bool:
    """Ask whether the game left here goes on; without a terminal, it does not.  A game that does not go on is set aside."""
    yes, no = (plain(words.say(key))[0] for key in ("house-yes", "house-no"))
    answer = "" if sys.stdin.isatty() else no
    asked = False
    while answer not in (yes, no):
        try:
            if asked:
                print(words.say("play-waiting-answer", yes=yes, no=no))
            asked = True
            answer = plain(input(words.say("play-waiting", yes=yes, no=no) + " "))[:1]
        except EOFError:
            raise KeyboardInterrupt from None
    if answer == no:
        print(words.say("play-set-aside", path=str(set_aside(path))))
    return answer == yes


def _kinder(parsed: argparse.Namespace, game: Game, path: Path) -> list[str]:
    """Return the options that make someone's first game easier, as on the page; none for a chosen deal, or without a terminal."""
    first = sys.stdin.isatty() and parsed.people == 1 and parsed.seed is None and not any(path.parent.glob(f"{path.stem}*"))
    chosen = options(game, parsed.options)
    return [option.name for option in game.options if option.kinder and option.name not in chosen] if first else []


def _set_up(parsed: argparse.Namespace, game: Game, words: Texts, kinder: list[str]) -> tuple[Record, list[Player]]:
    wished = {**dict.fromkeys(kinder, True), **options(game, parsed.options)}
    bots = bot_list(parsed.bots, game)
    people = parsed.people
    wanted = people + len(bots) if bots is not None else max(people, 3)
    seats = parsed.seats if parsed.seats is not None else default_seats(game, wished, wanted)
    game.check_setup(seats, wished)
    if not 0 <= people <= seats:
        raise BadSetup("too-many-people", f"{people} people need more than {seats} seats.", {"people": people, "seats": seats})
    fill = bots if bots is not None else [names_for(game)[0]] * (seats - people)
    if len(fill) != seats - people:
        raise BadSetup(
            "bots-and-seats",
            f"{len(fill)} bots for {seats - people} free seats; name one for each.",
            {"bots": len(fill), "seats": seats - people},
        )
    given = bot_list(parsed.names) or ([words.say("play-you")] if people == 1 else [])
    names = given + [words.say("play-person", number=str(number)) for number in range(len(given) + 1, people + 1)]
    players = [Player(name) for name in names[:people]]
    for place, bot in enumerate(fill):
        make_bot(bot, game, people + place, seats, 0)
        players.append(Player(BOT_NAMES[place], bot))
    return Record(game, seats, _deal(parsed, game), wished, [player.name for player in players]), players


def _deal(parsed: argparse.Namespace, game: Game) -> int | str:
    return seed(parsed.seed) if parsed.deal is None else requested_deal(game, parsed.deal)
