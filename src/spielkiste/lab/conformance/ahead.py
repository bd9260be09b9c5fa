"""Playing ahead on copies, as bots do, and telling what goes wrong there with the moves that led to it."""

from pathlib import Path
from traceback import extract_tb

from spielkiste.core.game import State
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.lab.conformance.nonconformance import Nonconformance


def play_ahead(state: State, rng: Rng, limit: int, record: Record) -> None:
    """Random legal moves on a copy of the record's game, until it is over or so many are made."""
    made: list[str] = []
    try:
        for _ in range(limit):
            actors = state.actors()
            if not actors:
                return
            seat = actors[rng.below(len(actors))]
            moves = state.moves(seat)
            if not moves:
                raise Nonconformance(f"Seat {seat} is in actors() and has no moves()" + _after(made), record)
            move = moves[rng.below(len(moves))]
            made.append(f'play({seat}, "{record.game.notation(move)}")')
            state.apply(seat, move)
    except Nonconformance:
        raise
    except Exception as trouble:
        raise Nonconformance(raises(trouble) + _after(made), record) from trouble


def raises(trouble: BaseException) -> str:
    """Where the rules, which may be anybody's, failed."""
    *_, (where, line, within, _) = extract_tb(trouble.__traceback__)
    return f"{within}() in {Path(where).name}, line {line}, raises {trouble!r}"


def _after(made: list[str]) -> str:
    return f", if this comes after the moves below: {', '.join(made)}." if made else "."
