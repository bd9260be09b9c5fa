"""The command line: ``spielkiste games``, ``play``, ``simulate``, ``arena``, ``replay``, ``serve``, ``check``, ``new-game``."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import spielkiste
from spielkiste.bots import make_bot, names_for
from spielkiste.core.deals import deal_of_the_day, numbered_deal
from spielkiste.core.errors import BadFile, BadSetup, SpielkisteError
from spielkiste.core.game import Game
from spielkiste.core.record import Record, loads
from spielkiste.core.story import Event, Phrase
from spielkiste.lab.checks import check_package
from spielkiste.lab.conformance import Nonconformance, check_game, setups
from spielkiste.lab.simulate import arena, simulate
from spielkiste.scaffold import write_package
from spielkiste.terminal.line_mode import Leave, LineGame
from spielkiste.terminal.saves import Player, load, read, save_path, write
from spielkiste.texts import LANGUAGES, Seating, Texts, texts

BOT_NAMES = ("Lina", "Kurt", "Rudi", "Mia", "Theo", "Käthe", "Karl", "Ida")


def main(arguments: list[str] | None = None) -> int:
    """Run a command; what the user did wrong is one sentence and exit code 2, never a traceback."""
    parsed = _parser().parse_args(arguments)
    words = texts("en")
    try:
        words = texts(parsed.lang or _system_language())
        run: Callable[[argparse.Namespace, Texts], None] = parsed.run
        run(parsed, words)
        sys.stdout.flush()
    except SpielkisteError as trouble:
        print(words.error(trouble), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Whoever read our output has gone; say nothing more to them.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return 0


def _system_language() -> str:
    tag = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en")[:2]
    return tag if tag in LANGUAGES else "en"


def _parser() -> argparse.ArgumentParser:
    build = "compiled" if spielkiste.compiled() else "interpreted"
    parser = argparse.ArgumentParser(prog="spielkiste", description="Eight real family games.")
    parser.add_argument("--version", action="version", version=f"spielkiste {spielkiste.__version__} ({build} rules)")
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument("--lang", metavar="LANGUAGE", help="de or en; otherwise the system's language")
    machine = argparse.ArgumentParser(add_help=False)
    machine.add_argument("--json", action="store_true", help="write JSON")
    setup = argparse.ArgumentParser(add_help=False)
    setup.add_argument("game", help="the game's name, see: spielkiste games")
    setup.add_argument("--seats", type=int, metavar="N")
    setup.add_argument("--bots", metavar="A,B", help="names such as rules@3,random")
    setup.add_argument("--seed", metavar="S")
    setup.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", dest="options")
    mass = argparse.ArgumentParser(add_help=False)
    mass.add_argument("--games", type=int, default=1000, metavar="K")
    mass.add_argument("--jobs", type=int, default=1, metavar="J", help="processes")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    games = commands.add_parser("games", parents=[common, machine], help="which games there are, and their options")
    games.set_defaults(run=_games)
    play = commands.add_parser("play", parents=[common, setup], help="play in the terminal")
    play.add_argument("--people", type=int, default=1, metavar="N", help="how many people share the keyboard")
    play.add_argument("--names", metavar="A,B", help="what the people are called")
    play.add_argument("--deal", metavar="NUMBER", help="the deal of this number, or today's: today (games for one)")
    play.add_argument("--resume", action="store_true", help="go on with the game that was left")
    play.set_defaults(run=_play)
    sim = commands.add_parser("simulate", parents=[common, machine, setup, mass], help="let bots play many games")
    sim.set_defaults(run=_simulate)
    fight = commands.add_parser("arena", parents=[common, machine, setup, mass], help="compare bots on the same deals")
    fight.set_defaults(run=_arena)
    replay = commands.add_parser("replay", parents=[common, machine], help="tell a recorded game again")
    replay.add_argument("file", type=Path)
    replay.add_argument("--as", type=int, dest="seat", metavar="SEAT", help="only what this seat knew")
    replay.add_argument("--until", type=int, metavar="N", help="only the first N moves")
    replay.set_defaults(run=_replay)
    served = commands.add_parser("serve", parents=[common], help="serve the games to browsers")
    served.add_argument("--host", default="127.0.0.1", help="0.0.0.0 lets other devices in")
    served.add_argument("--port", type=int, default=8080, help="0 takes any free port")
    served.add_argument("--database", metavar="FILE", help="where tables are kept; otherwise in your data folder")
    served.add_argument("--open", action="store_true", help="open the browser and show a QR code for the phone")
    served.add_argument("--quick", action="store_true", help="bots and reaction windows without pauses, for tests")
    served.add_argument(
        "--reaction-ms", type=int, metavar="MS", help="how long people have to react; otherwise as each game says"
    )
    served.add_argument("--no-limits", action="store_true", help="no limit on messages per second, for load tests")
    served.add_argument(
        "--log-level", choices=["error", "warning", "info", "debug"], default="warning", help="how much is written to stderr"
    )
    served.set_defaults(run=_serve)
    check = commands.add_parser("check", parents=[common], help="check a game against the contract")
    check.add_argument("game")
    check.set_defaults(run=_check)
    new = commands.add_parser("new-game", parents=[common], help="write a package with a small game in it, to make your own")
    new.add_argument("name", metavar="NAME")
    new.set_defaults(run=_new_game)
    return parser


def _options(game: Game, settings: list[str]) -> dict[str, object]:
    known = {option.name: option for option in game.options}
    given: dict[str, object] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise BadSetup("option-form", f"An option is written name=value, not {setting!r}.", {"text": setting})
        given[name] = known[name].parse(value) if name in known else value
    return given


def _seed(text: str | None) -> int | str:
    if text is None:
        return secrets.randbits(64)
    return int(text) if text.lstrip("-").isdecimal() else text


def _bot_list(text: str | None) -> list[str] | None:
    return [name.strip() for name in text.split(",")] if text is not None else None


def _default_seats(game: Game, options: dict[str, object], wanted: int) -> int:
    defaults = {option.name: option.default for option in game.options}
    counts = game.seat_counts({**defaults, **options})  # type: ignore[dict-item]
    return next((count for count in counts if count >= wanted), counts[0])


# -- games -----------------------------------------------------------------------------------------------------------


def _games(parsed: argparse.Namespace, words: Texts) -> None:
    for sentence in words.left_out():
        print(sentence, file=sys.stderr)
    described = [_describe(game, words) for game in spielkiste.games()]
    if parsed.json:
        print(json.dumps(described, ensure_ascii=False, indent=1))
        return
    for game, entry in zip(spielkiste.games(), described, strict=True):
        print(
            words.say(
                "games-line",
                slug=game.slug,
                title=str(entry["title"]),
                tagline=str(entry["tagline"]),
                seats=", ".join(str(count) for count in entry["seats"]),  # type: ignore[attr-defined]
                bots=", ".join(names_for(game)),
            )
        )
        for option in game.options:
            text = words.say(f"option-{option.name}")
            print(
                "  "
                + words.say(
                    "games-option",
                    name=option.name,
                    text=text,
                    range=option.range_text(),
                    default=_written(option.default, words),
                )
            )


def _written(value: bool | int | str, words: Texts) -> str:
    return words.say("house-yes" if value else "house-no") if isinstance(value, bool) else str(value)


def _describe(game: Game, words: Texts) -> dict[str, object]:
    counts: set[int] = set()
    for seats, _ in setups(game):
        counts.add(seats)
    return {
        "game": game.slug,
        "box": game.box,
        "title": words.say(f"game-{game.slug}"),
        "tagline": words.say(f"game-{game.slug}-tagline"),
        "seats": sorted(counts),
        "rules_version": game.rules_version,
        "options": [option.json() for option in game.options],
        "bots": names_for(game),
    }


# -- play ------------------------------------------------------------------------------------------------------------


def _play(parsed: argparse.Namespace, words: Texts) -> None:
    game = spielkiste.find(parsed.game)
    path = save_path(game.slug)
    title = words.say(f"game-{game.slug}")
    if parsed.resume:
        if not path.exists():
            raise BadFile(
                "no-save", f"There is no game to resume; start one with: spielkiste play {game.slug}", {"game": game.slug}
            )
        record, players = load(path)
        print(words.say("play-resumed"))
    else:
        record, players = _set_up(parsed, game, words)
    print(words.say("play-welcome", title=title, names=words.listed([player.name for player in players])))
    print(words.say("play-help-line"))
    line_game = LineGame(record, players, words, path)
    try:
        line_game.play()
    except Leave:
        print()
        print(words.say("play-kept", resume=line_game.resume_command()))
        return
    finished = path.with_suffix(".replay")
    write(finished, record.dumps())
    path.unlink(missing_ok=True)
    print(words.say("play-replay", path=str(finished)))


def _set_up(parsed: argparse.Namespace, game: Game, words: Texts) -> tuple[Record, list[Player]]:
    options = _options(game, parsed.options)
    bots = _bot_list(parsed.bots)
    people = parsed.people
    wanted = people + len(bots) if bots is not None else max(people, 3)
    seats = parsed.seats if parsed.seats is not None else _default_seats(game, options, wanted)
    game.check_setup(seats, options)
    if not 0 <= people <= seats:
        raise BadSetup("too-many-people", f"{people} people do not fit at {seats} seats.", {"people": people, "seats": seats})
    fill = bots if bots is not None else [names_for(game)[0]] * (seats - people)
    if len(fill) != seats - people:
        raise BadSetup(
            "bots-and-seats",
            f"{len(fill)} bots cannot fill {seats - people} seats; name one for each.",
            {"bots": len(fill), "seats": seats - people},
        )
    given = _bot_list(parsed.names) or ([words.say("play-you")] if people == 1 else [])
    names = given + [words.say("play-person", number=str(number)) for number in range(len(given) + 1, people + 1)]
    players = [Player(name) for name in names[:people]]
    for place, bot in enumerate(fill):
        make_bot(bot, game, people + place, seats, 0)
        players.append(Player(BOT_NAMES[place], bot))
    return Record(game, seats, _deal(parsed, game), options, [player.name for player in players]), players


def _deal(parsed: argparse.Namespace, game: Game) -> int | str:
    if parsed.deal is None:
        return _seed(parsed.seed)
    today = date.today()
    number = str(deal_of_the_day(today.year, today.month, today.day)) if parsed.deal == "today" else parsed.deal
    return numbered_deal(game, number)


# -- simulate, arena, check --------------------------------------------------------------------------------------------


def _progress(words: Texts) -> Callable[[int, int], None] | None:
    if not sys.stderr.isatty():
        return None

    def show(done: int, total: int) -> None:
        bar = "#" * (30 * done // total)
        end = "\n" if done == total else ""
        print(f"\r[{bar:<30}] {words.say('lab-progress', done=done, all=total)}", end=end, file=sys.stderr, flush=True)

    return show


def _count(games: int) -> int:
    if games < 1:
        raise BadSetup("bad-count", f"The number of games must be at least 1, not {games}.", {"count": games})
    return games


def _percent(share: object) -> str:
    return f"{100 * share:.1f}" if isinstance(share, float) else "-"


def _simulate(parsed: argparse.Namespace, words: Texts) -> None:
    game = spielkiste.find(parsed.game)
    options = _options(game, parsed.options)
    bots = _bot_list(parsed.bots)
    seats = parsed.seats if parsed.seats is not None else _default_seats(game, options, len(bots) if bots else 2)
    seed = 0 if parsed.seed is None else _seed(parsed.seed)
    summary = simulate(game.slug, seats, _count(parsed.games), bots, seed, options, parsed.jobs, _progress(words))
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
    for seat in summary["wins_by_seat"]:  # type: ignore[attr-defined]
        print("  " + words.say("lab-seat", seat=seat["seat"], bot=seat["bot"], **_shares(seat)))
    for bot, wins in summary["wins_by_bot"].items():  # type: ignore[attr-defined]
        print("  " + words.say("lab-bot", bot=bot, **_shares(wins)))
    for clause, count in summary["ended_by"].items():  # type: ignore[attr-defined]
        print("  " + words.say("lab-ended", clause=clause, count=count))


def _shares(wins: dict[str, object]) -> dict[str, object]:
    return {name: _percent(wins[name]) for name in ("share", "low", "high")}


def _arena(parsed: argparse.Namespace, words: Texts) -> None:
    game = spielkiste.find(parsed.game)
    options = _options(game, parsed.options)
    seed = 0 if parsed.seed is None else _seed(parsed.seed)
    bots = _bot_list(parsed.bots) or [names_for(game)[0], "random"]
    summary = arena(game.slug, bots, _count(parsed.games), parsed.seats, seed, options, parsed.jobs, _progress(words))
    if parsed.json:
        print(json.dumps(summary, ensure_ascii=False, indent=1))
        return
    print(words.say("lab-arena", games=parsed.games, game=game.slug, deals=summary["deals"]))
    for bot, wins in summary["standings"].items():  # type: ignore[attr-defined]
        print("  " + words.say("lab-bot", bot=bot, **_shares(wins)))
    if summary["nobody_won"]:
        print("  " + words.say("lab-nobody", count=summary["nobody_won"]))


def _check(parsed: argparse.Namespace, words: Texts) -> None:
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
    found = list(check_package(game))
    if found:
        raise BadSetup("broken-promise", "\n".join(found))
    print(words.say("lab-checked", game=game.slug, setups=played))


def _new_game(parsed: argparse.Namespace, words: Texts) -> None:
    folder = write_package(parsed.name, Path.cwd())
    print(words.say("new-game-written", folder=folder.name))


# -- serve -------------------------------------------------------------------------------------------------------------


def _serve(parsed: argparse.Namespace, words: Texts) -> None:
    # The other commands need no server, and start faster without it.
    from spielkiste.server.pace import INSTANT, Pace
    from spielkiste.server.serve import serve

    pace = INSTANT if parsed.quick else Pace()
    if parsed.reaction_ms is not None:
        pace = replace(pace, window_ms=parsed.reaction_ms)
    serve(parsed.host, parsed.port, parsed.database, words, parsed.open, pace, not parsed.no_limits, parsed.log_level)


# -- replay ------------------------------------------------------------------------------------------------------------


def _replay(parsed: argparse.Namespace, words: Texts) -> None:
    text = read(parsed.file)
    record = loads(text)
    finished = record.state.outcome() is not None
    if parsed.until is not None:
        if not 0 <= parsed.until <= len(record.moves):
            most = len(record.moves)
            raise BadSetup(
                "no-such-move-number", f"This game has {most} moves; choose a number from 0 to {most}.", {"moves": most}
            )
        record = loads(text, parsed.until)
    if parsed.seat is not None and not 1 <= parsed.seat <= record.seats:
        raise BadSetup(
            "no-such-seat",
            f"There is no seat {parsed.seat}; this game has seats 1 to {record.seats}.",
            {"seat": parsed.seat, "seats": record.seats},
        )
    seat = parsed.seat - 1 if parsed.seat is not None else None
    # Once a game is over everything may be seen; before that nobody sees more than a spectator.
    everything = finished and seat is None
    names = record.players or [words.say("play-person", number=str(number + 1)) for number in range(record.seats)]
    view = record.state.view(seat)
    seating = Seating(names, seat, record.game.sides(record.seats, record.options))
    phrases = [_opened(event) if everything else event.seen_by(seat) for event in record.story]
    outcome = record.state.outcome()
    if parsed.json:
        body = {
            "game": record.game.slug,
            "seats": record.seats,
            "options": record.options,
            "players": names,
            "moves": [{"seat": by + 1, "move": record.game.notation(move)} for by, move in record.moves] if everything else [],
            "story": [phrase.json() for phrase in phrases],
            "view": view,
            "outcome": outcome.json() if outcome is not None else None,
        }
        print(json.dumps(body, ensure_ascii=False, indent=1))
        return
    print(words.say("replay-head", title=words.say(f"game-{record.game.slug}"), names=words.listed(names)))
    for phrase in phrases:
        print(words.tell(phrase, record.game, seating))
    for line in record.game.in_words(view):
        print("  " + words.tell(line, record.game, seating))
    if outcome is not None and outcome.winners:
        print(words.say("play-winners", names=words.listed([names[winner] for winner in outcome.winners])))


def _opened(event: Event) -> Phrase:
    return Phrase(event.key, {**event.args, **(event.secret or {})})


if __name__ == "__main__":
    sys.exit(main())
