"""How far a move can be taken back: to the last moment since which nobody has learned anything.

Whether a person has learned something is tried out instead of being declared by each game: in a world that the person could
not tell from the real one at that moment, the same moves are made again.  If a move cannot be made there, or the person would
have been told another story, then what they saw since has taught them something.
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

# Each world has a good chance to differ in what was seen; together they miss next to nothing.
WORLDS = 12


@dataclass(frozen=True)
class Lately:
    """The last moves of a match, in a copy of its own: trying out takes a while, and the match may go on meanwhile."""

    #: How many moves were made before those.
    earlier: int
    moves: list[tuple[int, int]]
    #: The states before each of them, and the one after the last.
    states: list[State]
    #: What each of them told.
    told: list[list[Event]]
    people: list[int]
    #: Alone at the table one may always go back one move: there is nobody to be fair to, and what was seen stays seen.
    alone: bool
    calm: bool


def lately(match: Match) -> Lately | None:
    """What there might be to take back; None before the first move and after the end, when the seed has been shown."""
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
        calm=match.game.calm(match.options),
    )


def last_quiet_moment(match: Match) -> int | None:
    """How many moves to keep, if there is a move to take back; None if somebody has learned something since the last one."""
    recent = lately(match)
    return quiet_moment(recent) if recent is not None else None


def _go_on() -> None:
    """Do nothing between two trials."""


def quiet_moment(recent: Lately, nearest: bool = False, pause: Callable[[], None] = _go_on) -> int | None:
    """The same; with `nearest` it stops at the first moment found, which says that there is one, and sooner.

    `pause` is called between trials: compiled code lets no other thread work until it returns.
    """
    quiet: int | None = None
    for kept in reversed(range(len(recent.moves))):
        before = recent.states[kept]
        # A window that has closed stays closed: whoever was too late there does not get it again.
        if not recent.calm and any(before.silence(seat) >= 0 for seat in before.actors()):
            break
        if not recent.alone and (_told_a_secret(recent, kept) or not _unchanged(recent, kept, pause)):
            break
        mover = recent.moves[kept][0]
        # A move that the table made would only be made again: who takes it back takes back the one that led to it.
        if mover in recent.people and before.forced(mover) < 0:
            quiet = recent.earlier + kept
            if recent.alone or nearest:
                break
    return quiet


def _told_a_secret(recent: Lately, kept: int) -> bool:
    """Whether the move after the first `kept` told a secret to a person who did not make it: a card drawn, mostly.

    Trying out would come to the same answer; this is what most moves end with, and costs nothing.
    """
    mover = recent.moves[kept][0]
    return any(
        event.knowers is not None and any(seat != mover and seat in recent.people for seat in event.knowers)
        for event in recent.told[kept]
    )


def _unchanged(recent: Lately, kept: int, pause: Callable[[], None]) -> bool:
    """Whether nobody has learned anything since the first `kept` of these moves had been made."""
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
