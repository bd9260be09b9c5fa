"""Finds how far moves can be taken back: to the earliest moment after which nobody has learned anything new.

Games do not declare what a move reveals; it is tested.  In a world that a person could not tell from the real one at
that moment, the same moves are made again.  If a move is illegal there, or the person would have been told another
story, then what they saw has taught them something.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from spielkiste.core.errors import SpielkisteError
from spielkiste.core.game import State, View
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Event
from spielkiste.table.match import Match

# The number of worlds: each has a good chance to reveal a difference, and together they miss almost none.
WORLDS = 12


@dataclass(frozen=True)
class Lately:
    """The last moves of a match as a copy, because testing takes a while and the match may go on."""

    #: The number of moves before these.
    earlier: int
    moves: list[tuple[int, int]]
    #: The states before each of them, and the one after the last.
    states: list[State]
    #: By move: the events it caused.
    told: list[list[Event]]
    people: list[int]
    #: A player alone at the table may always take back one move: there is nobody to be unfair to.
    alone: bool
    calm: bool


def lately(match: Match) -> Lately | None:
    """Return the moves that might be taken back; None before the first move, and after the end when the seed is public."""
    record = match.record
    if record is None or not match.before or match.over:
        return None
    count = len(match.before)
    marks = [*record.marks[-count:], len(record.story)]
    return Lately(
        earlier=len(record.moves) - count,
        moves=record.moves[-count:],
        states=[*match.before, record.state.copy()],
        told=[record.story[start:end] for start, end in pairwise(marks)],
        people=match.people(),
        alone=len(match.chairs) == 1,
        calm=match.calm,
    )


def last_quiet_moment(match: Match) -> int | None:
    """Return how many moves to keep if a move can be taken back; None if someone has learned something since."""
    recent = lately(match)
    return quiet_moment(recent) if recent is not None else None


def _go_on() -> None:
    """Do nothing; the default between two trials."""


def quiet_moment(recent: Lately, nearest: bool = False, pause: Callable[[], None] = _go_on) -> int | None:
    """Return how many moves to keep, or None, as `last_quiet_moment` does.

    With `nearest` it stops at the first such moment, which is faster if only its existence matters.  `pause` is
    called between trials, because compiled code does not let other threads run until it returns.
    """
    quiet: int | None = None
    for kept in reversed(range(len(recent.moves))):
        before = recent.states[kept]
        # A reaction window that has closed stays closed: nobody gets a second chance to react.
        if not recent.calm and any(before.silence(seat) >= 0 for seat in before.actors()):
            break
        if not recent.alone and (_told_a_secret(recent, kept) or not _unchanged(recent, kept, pause)):
            break
        mover = recent.moves[kept][0]
        # A move made by the table would only be made again, so taking it back means taking back the move that led to
        # it.
        if mover in recent.people and before.forced(mover) < 0:
            quiet = recent.earlier + kept
            if recent.alone or nearest:
                break
    return quiet


def _told_a_secret(recent: Lately, kept: int) -> bool:
    """Return whether the move after the first `kept` told a secret to someone other than the mover.

    Usually that is a drawn card.  Testing worlds would give the same answer; this check is free and covers most
    moves.
    """
    mover = recent.moves[kept][0]
    return any(
        event.knowers is not None and any(seat != mover and seat in recent.people for seat in event.knowers)
        for event in recent.told[kept]
    )


def _unchanged(recent: Lately, kept: int, pause: Callable[[], None]) -> bool:
    """Return whether nobody has learned anything since the first `kept` of these moves."""
    since = recent.moves[kept:]
    told = [event for events in recent.told[kept:] for event in events]
    for person in recent.people:
        heard = [event.seen_by(person).json() for event in told]
        seen = [state.view(person) for state in recent.states[kept + 1 :]]
        for number in range(WORLDS):
            if not _same(recent.states[kept].imagine(person, Rng(f"undo:{number}")), since, person, heard, seen):
                return False
            pause()
    return True


def _same(world: State, moves: list[tuple[int, int]], person: int, heard: Sequence[View], seen: Sequence[View]) -> bool:
    """Return whether these moves are legal in this world and the person would have seen and been told the same."""
    world.story = []
    try:
        for (seat, move), view in zip(moves, seen, strict=True):
            world.play(seat, move)
            if world.view(person) != view:
                return False
    except SpielkisteError:
        return False
    return [event.seen_by(person).json() for event in world.story] == heard
