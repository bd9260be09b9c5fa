"""Facts about a finished game: who did something most often, or got the most of something.

A game declares its facts, the most interesting first.  They use only events that all players could see.
"""

from typing import Final

from spielkiste.core.story import Event, Phrase

#: The most facts that are told.
MOST_FACTS: Final = 3


class Fact:
    """Finds who is named most often by these events or, with `adding`, whose values of that argument have the highest sum.

    It is told as the text `key` with `seats` (the leaders) and `count`.  With `alone` it names no seat, for games for one player.
    A count below `least` is not told.  A player who was not ahead can be told the text ``KEY-own``, so a fact must be something
    to be proud of, never mockery.
    """

    def __init__(self, key: str, events: list[str], least: int = 2, adding: str = "", alone: bool = False) -> None:
        self.key: Final = key
        self.events: Final = events
        self.least: Final = least
        self.adding: Final = adding
        self.alone: Final = alone

    def counts(self, story: list[Event], seats: int) -> list[int]:
        """Return how often it happened to each seat, or the sum of its numbers."""
        counts = [0] * seats
        for event in story:
            if event.key not in self.events:
                continue
            who = event.args.get("seat")
            seat = who if isinstance(who, int) and not self.alone else 0
            much = event.args.get(self.adding) if self.adding else 1
            counts[seat] += much if isinstance(much, int) else 0
        return counts

    def tell(self, story: list[Event], seats: int) -> Phrase | None:
        """Return the fact about this story; None if there is nothing to tell or it is true of all players."""
        counts = self.counts(story, seats)
        best = max(counts)
        ahead = [seat for seat in range(seats) if counts[seat] == best]
        if best < self.least:
            return None
        if self.alone:
            return Phrase(self.key, {"count": best})
        return Phrase(self.key, {"seats": ahead, "count": best}) if len(ahead) < seats or seats == 1 else None


def tell_facts(facts: list[Fact], story: list[Event], seats: int) -> list[Phrase]:
    """Return the first few facts that can be told about this story."""
    found: list[Phrase] = []
    for fact in facts:
        told = fact.tell(story, seats)
        if told is not None and len(found) < MOST_FACTS:
            found.append(told)
    return found


def tell_own(facts: list[Fact], story: list[Event], seats: int) -> list[Phrase]:
    """Return a fact for each seat that the told facts do not name: the one in which it came nearest to the leader."""
    named: set[object] = set()
    for told in tell_facts(facts, story, seats):
        ahead = told.args.get("seats")
        named.update(ahead if isinstance(ahead, list) else [])
    counted = [(fact.key, fact.counts(story, seats)) for fact in facts if not fact.alone]
    found: list[Phrase] = []
    for seat in range(seats):
        near = 0.0
        best: Phrase | None = None
        for key, counts in counted:
            # A count of one may be chance, and it does not console a player who has lost.
            if counts[seat] > 1 and counts[seat] / max(counts) > near:
                near = counts[seat] / max(counts)
                best = Phrase(f"{key}-own", {"seats": [seat], "count": counts[seat]})
        if best is not None and seat not in named:
            found.append(best)
    return found
