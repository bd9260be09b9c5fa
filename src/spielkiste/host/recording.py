"""Reads recordings that a client uploads."""

from __future__ import annotations

from spielkiste.core.errors import BadSetup
from spielkiste.core.record import Record, loads

# The most moves: several times as many as in the longest games that people have played.
MOST_MOVES = 5_000


def read_recording(text: str, moves: int | None = None) -> Record:
    """Replay a recording, or its first `moves` moves.  Raise `BadSetup` if it is too long."""
    record = loads(text, MOST_MOVES + 1 if moves is None else moves)
    if len(record.moves) > MOST_MOVES:
        raise BadSetup("too-large", "This recording is too long to be played again here.")
    return record
