"""How far a move can be taken back: to the last moment since which nobody has learned anything.

Whether a person has learned something is tried out instead of being declared by each game: in a world that the person could
not tell from the real one at that moment, the same moves are made again.  If a move cannot be made there, or the person would
have been told another story, then what they saw since has taught them something.
"""

from __future__ import annotations

from spielkiste.core.errors import SpielkisteError
from spielkiste.core.game import State
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.table.match import Match

# Each world has a good chance to differ in what was seen; together they miss next to nothing.
WORLDS = 12


def last_quiet_moment(match: Match) -> int | None:
    """How many moves to keep, if there is a move to take back; None if somebody has learned something since the last one."""
    record = match.record
    if record is None or not record.moves:
        return None
    if len(match.chairs) == 1:
        # Alone at the table one may always go back: there is nobody to be fair to, and what was seen stays seen.
        return len(record.moves) - 1
    people = match.people()
    quiet: int | None = None
    for back, then in enumerate(reversed(match.before), 1):
        kept = len(record.moves) - back
        if not _unchanged(record, then, kept, people):
            break
        if record.moves[kept][0] in people:
            quiet = kept
    return quiet


def _unchanged(record: Record, then: State, kept: int, people: list[int]) -> bool:
    """Whether nobody has learned anything since `then`, when `kept` moves had been made."""
    since = record.moves[kept:]
    told = record.story[record.marks[kept] :]
    for person in people:
        heard = [event.seen_by(person).json() for event in told]
        for number in range(WORLDS):
            if _story(then.imagine(person, Rng(f"undo:{number}")), since, person) != heard:
                return False
    return True


def _story(world: State, moves: list[tuple[int, int]], person: int) -> list[dict[str, object]] | None:
    """What the person would have been told in this world; None if the moves cannot be made in it."""
    world.story = []
    try:
        for seat, move in moves:
            world.play(seat, move)
    except SpielkisteError:
        return None
    return [event.seen_by(person).json() for event in world.story]
