"""How far a move can be taken back: to the last moment since which nobody has learned anything.

Whether a person has learned something is tried out instead of being declared by each game: in a world that the person could
not tell from the real one at that moment, the same moves are made again.  If a move cannot be made there, or the person would
have been told another story, then what they saw since has taught them something.
"""

from __future__ import annotations

from collections.abc import Sequence

from spielkiste.core.errors import SpielkisteError
from spielkiste.core.game import State, View
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
    people = match.people()
    # Alone at the table one may always go back one move: there is nobody to be fair to, and what was seen stays seen.
    alone = len(match.chairs) == 1
    quiet: int | None = None
    states = [*match.before, record.state]
    for back in range(1, len(states)):
        kept = len(record.moves) - back
        since = states[-1 - back :]
        if not alone and (_told_a_secret(record, kept, people) or not _unchanged(record, since, kept, people)):
            break
        mover = record.moves[kept][0]
        # A move that the table made would only be made again: who takes it back takes back the one that led to it.
        if mover in people and since[0].forced(mover) < 0:
            quiet = kept
            if alone:
                break
    return quiet


def _told_a_secret(record: Record, kept: int, people: list[int]) -> bool:
    """Whether the move after the first `kept` told a secret to a person who did not make it: a card drawn, mostly.

    Trying out would come to the same answer; this is what most moves end with, and costs nothing.
    """
    mover = record.moves[kept][0]
    end = record.marks[kept + 1] if kept + 1 < len(record.marks) else len(record.story)
    for event in record.story[record.marks[kept] : end]:
        if event.knowers is not None and any(seat != mover and seat in people for seat in event.knowers):
            return True
    return False


def _unchanged(record: Record, states: list[State], kept: int, people: list[int]) -> bool:
    """Whether nobody has learned anything since the first of these states, when `kept` moves had been made."""
    since = record.moves[kept:]
    told = record.story[record.marks[kept] :]
    for person in people:
        heard = [event.seen_by(person).json() for event in told]
        seen = [state.view(person) for state in states[1:]]
        for number in range(WORLDS):
            if not _same(states[0].imagine(person, Rng(f"undo:{number}")), since, person, heard, seen):
                return False
    return True


def _same(world: State, moves: list[tuple[int, int]], person: int, heard: Sequence[View], seen: Sequence[View]) -> bool:
    """Whether the person would have seen and been told the same in this world, if the moves can be made in it at all."""
    world.story = []
    try:
        for (seat, move), view in zip(moves, seen, strict=True):
            world.play(seat, move)
            if world.view(person) != view:
                return False
    except SpielkisteError:
        return False
    return [event.seen_by(person).json() for event in world.story] == heard
