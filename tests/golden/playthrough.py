"""Readable playthroughs: one game of every game as text, so that a reviewer sees what a change to the rules changed.

``make golden`` writes the files in ``playthroughs/``.  Each line is one move: who moved, the choices there were, what the
table was told.  The golden games beside them hold many more games, but only as hashes.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import spielkiste
from spielkiste.core.game import Game
from spielkiste.core.record import Record
from tests.golden.record import path_of, read, stored

FOLDER = Path(__file__).parent / "playthroughs"
#: More choices than this are counted, not listed.
_LISTED = 6


def text_of(game: Game) -> str:
    """Return the playthrough of the first golden game that this game's own bots played."""
    line = next(line for line in stored(path_of(game)) if '"seed":"golden:bots' in line or game.numbered_deals)
    return "\n".join(_lines(read(line, game))) + "\n"


def _lines(played: Record) -> Iterator[str]:
    game = played.game
    record = Record(game, played.seats, played.seed, dict(played.options))
    yield f"{game.slug}, rules version {game.rules_version}, {record.seats} seats, seed {record.seed}, options {record.options}"
    yield f"start: {_json(record.state.position())}"
    yield from _told(record, 0)
    told = len(record.story)
    for number, (seat, move) in enumerate(played.moves, 1):
        choices = record.state.moves(seat)
        record.play(seat, move)
        listed = " | ".join(game.notation(choice) for choice in choices) if len(choices) <= _LISTED else str(len(choices))
        yield f"{number}. seat {seat + 1}: {game.notation(move)}  (of {listed})"
        yield from _told(record, told)
        told = len(record.story)
    yield f"end: {_json(record.state.position())}"
    outcome = record.state.outcome()
    yield f"outcome: {_json(outcome.json() if outcome is not None else None)}"


def _told(record: Record, since: int) -> Iterator[str]:
    """Yield what a spectator was told after that many events, in one line."""
    events = [event.seen_by(None) for event in record.story[since:]]
    if events:
        yield "     " + "; ".join(f"{event.key} {_json(dict(event.args))}" for event in events)


def _json(value: object) -> str:
    return json.dumps(value, sort_keys=True)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in spielkiste.games():
        (FOLDER / f"{each.slug}.txt").write_text(text_of(each), encoding="utf-8")
