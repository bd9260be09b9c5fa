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
# Looking further back would only find the same answer more slowly.
FARTHEST = 6


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
    for kept in range(len(record.moves) - 1, max(-1, len(record.moves) - 1 - FARTHEST), -1):
        if not _unchanged(match, record, kept, people):
            break
        if record.moves[kept][0] in people:
            quiet = kept
    return quiet


def _unchanged(match: Match, record: Record, kept: int, people: list[int]) -> bool:
    then = Record(match.game, record.seats, record.seed, dict(record.options), listen=False)
    for seat, move in record.moves[:kept]:
        then.state.apply(seat, move)
    since = record.moves[kept:]
    for person in people:
        heard = [event.seen_by(person).json() for event in record.story[record.marks[kept] :]]
        for number in range(WORLDS):
            world = then.state.imagine(person, Rng(f"undo:{number}"))
            if _story(world, since, person) != heard:
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
