"""Plays random moves on a copy or an imagined state, as bots do."""

from __future__ import annotations

from spielkiste.core.game import State
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.lab.conformance.failing import failing_call, raises
from spielkiste.lab.conformance.nonconformance import Moves, Nonconformance, played
from spielkiste.lab.conformance.return_types import check_return_types


def play_ahead(state: State, rng: Rng, limit: int, record: Record, table: str) -> Moves:
    """Make up to `limit` random legal moves on a state derived from the record's game; return them.

    `table` is the Python expression that makes this state from the game's `state`.
    """
    made: Moves = []
    trying: Moves = []
    try:
        for _ in range(limit):
            actors = state.actors()
            if not actors:
                break
            seat = actors[rng.below(len(actors))]
            moves = state.moves(seat)
            if not moves:
                raise Nonconformance(
                    f"actors() is {actors}, but moves({seat}) is empty: seat {seat} is asked and cannot do anything.",
                    record, f"print(state.actors(), state.moves({seat}))", made, table,
                )  # fmt: skip
            move = moves[rng.below(len(moves))]
            trying = [(seat, move)]
            state.apply(seat, move)
            trying = []
            made.append((seat, move))
    except Nonconformance:
        raise
    except Exception as trouble:
        check_return_types(record, state, made, table, trouble)
        call = failing_call(trouble, record) or "".join(played(record, seat, move) for seat, move in trying)
        raise Nonconformance(f"{raises(trouble, record.game)}.", record, call, made, table) from trouble
    return made
