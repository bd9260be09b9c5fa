"""Recordings of finished games, to be sent to a server."""

from __future__ import annotations

from functools import cache

import spielkiste
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record, loads


@cache
def finished(slug: str) -> str:
    """Return a recording; the lottery's takes seconds to review."""
    game = spielkiste.find(slug)
    record = Record(game, game.usual_seat_counts()[0], 3)
    _play_to_the_end(record)
    return record.dumps()


@cache
def last_moves(slug: str, count: int) -> str:
    """Return a recording of the last moves of a game, which is quick to review."""
    whole = loads(finished(slug))
    before = Record(whole.game, whole.seats, whole.seed, dict(whole.options))
    for seat, move in whole.moves[:-count]:
        before.play(seat, move)
    record = Record(whole.game, whole.seats, whole.seed, dict(whole.options), position=before.state.position())
    for seat, move in whole.moves[-count:]:
        record.play(seat, move)
    return record.dumps()


def _play_to_the_end(record: Record) -> None:
    luck = Rng("to the end")
    while record.state.outcome() is None:
        seat = record.state.actors()[0]
        record.play(seat, luck.pick(record.state.moves(seat)))
