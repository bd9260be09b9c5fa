"""``spielkiste replay``: retell a recorded game."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from spielkiste.bots.review import review_of
from spielkiste.command.arguments import Commands, Shared
from spielkiste.command.parsing import whole_number
from spielkiste.core.errors import BadSetup
from spielkiste.core.record import Record, loads
from spielkiste.core.story import Event, Phrase
from spielkiste.reviewing import as_json, names_of, reader_of, told
from spielkiste.terminal.saves import read
from spielkiste.texts import Seating, Texts


def add(commands: Commands, shared: Shared) -> None:
    replay = commands.add_parser("replay", parents=[shared.language, shared.json], help="retell a recorded game")
    replay.add_argument("file", type=Path, help="a recorded game: what spielkiste play or the page saved")
    replay.add_argument(
        "--as",
        type=whole_number("--as", 1),
        dest="seat",
        metavar="SEAT",
        help="only what this seat knew, from 1 to the number of seats (default: everything, once the game is over)",
    )
    replay.add_argument(
        "--until",
        type=whole_number("--until", 0),
        metavar="N",
        help="only the first N moves, from 0 to the number of moves (default: all)",
    )
    replay.add_argument(
        "--review", action="store_true", help="what decided it: mistakes, turning points, skill and luck (default: tell the game)"
    )
    replay.set_defaults(run=run)


def run(parsed: argparse.Namespace, words: Texts) -> None:
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
    if parsed.review:
        _look_back(parsed, words, loads(text))
        return
    seat = parsed.seat - 1 if parsed.seat is not None else None
    # Once a game is over, everything may be shown.  Before that, only what a spectator sees.
    everything = finished and seat is None
    names = names_of(record, words)
    view = record.state.view(seat)
    reader = seat if seat is not None else reader_of(names, words)
    seating = Seating(names, reader, record.game.sides(record.seats, record.options))
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


def _look_back(parsed: argparse.Namespace, words: Texts, record: Record) -> None:
    review = review_of(record)
    if parsed.json:
        print(as_json(review))
        return
    for line in told(review, words):
        print(line)


def _opened(event: Event) -> Phrase:
    return Phrase(event.key, {**event.args, **(event.secret or {})})
