"""Reading recordings that somebody brings."""

from __future__ import annotations

from spielkiste.core.errors import BadSetup
from spielkiste.core.record import Record, loads

# Several times as long as the longest games that people have played.
MOST_MOVES = 5_000


def read_recording(text: str, moves: int | None = None) -> Record:
    """Play a recording again, all of it or its first moves; BadSetup if that takes too long."""
    record = loads(text, MOST_MOVES + 1 if moves is None else moves)
    if len(record.moves) > MOST_MOVES:
        raise BadSetup("too-large", "This recording is too long to be played again here.")
    return record
