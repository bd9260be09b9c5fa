"""What a class knows: each fact that a child was asked about at a table, and whether its first answer was right.

A game is counted when it is over or when its table is removed.  The counts are stored in the room, so closing the room deletes
them.
"""

from __future__ import annotations

from collections.abc import Iterator

from spielkiste.core.registry import games
from spielkiste.core.syllabus import ASKED
from spielkiste.host.classroom import messages as classroom
from spielkiste.host.classroom import seating
from spielkiste.host.table import TableHost
from spielkiste.table.match import Match
from spielkiste.table.room import Learnt, Room, Sitting, Tally, learn


def note(room: Room, sitting: Sitting, match: Match) -> None:
    """Count the game at this table, once."""
    if sitting.counted != match.commitment:
        for child, syllabus, fact, right in _answers(sitting, match):
            learn(room.child(child).learnt, syllabus, fact, right)
        sitting.counted = match.commitment


def sheet(room: Room, hosts: dict[str, TableHost]) -> classroom.ClassLearnt:
    """Return what each child has shown it knows so far, games in progress included."""
    found: dict[int, Learnt] = {
        child.number: {
            name: {fact: Tally(one.right, one.wrong) for fact, one in facts.items()} for name, facts in child.learnt.items()
        }
        for child in room.here()
    }
    for sitting in room.tables:
        host = hosts.get(sitting.table)
        if host is not None and sitting.counted != host.match.commitment:
            for child, syllabus, fact, right in _answers(sitting, host.match):
                learn(found[child], syllabus, fact, right)
    return classroom.ClassLearnt([classroom.ClassLearner(number, _facts(learnt)) for number, learnt in found.items()])


def counts(sitting: Sitting, match: Match) -> dict[int, Tally]:
    """Return by child how many facts it was asked about in this game, and how many it knew at once."""
    found: dict[int, Tally] = {}
    for child, _, _, right in _answers(sitting, match):
        tally = found.setdefault(child, Tally())
        if right:
            tally.right += 1
        else:
            tally.wrong += 1
    return found


def _facts(learnt: Learnt) -> list[classroom.ClassFact]:
    """Return a child's facts in the order of the syllabus."""
    known = {game.syllabus.name: game.syllabus for game in games() if game.syllabus is not None}
    return [
        classroom.ClassFact(syllabus.written[fact], facts[fact].right, facts[fact].wrong, name, fact)
        for name, syllabus in known.items()
        for facts in [learnt.get(name, {})]
        for fact in syllabus.order
        if fact in facts
    ]


def _answers(sitting: Sitting, match: Match) -> Iterator[tuple[int, str, str, bool]]:
    """Yield child, syllabus, fact and whether the first answer was right, for each fact that was asked about."""
    syllabus = match.game.syllabus
    if syllabus is None:
        return
    children = seating.in_seats(match, sitting.places)
    for met in match.meetings():
        child = children[met.seat]
        # If a bot has ever played on this chair, nobody can tell whether the child or the bot answered.
        if met.how == ASKED and child is not None and not match.chairs[met.seat].botted:
            yield from ((child, syllabus.name, fact, met.right) for fact in met.facts)
