"""What is worth telling about a finished game: who did something most often, or had the most of it.

A game declares its facts in the order in which they are worth telling; they are made of what everybody could see.
"""

from typing import Final

from spielkiste.core.story import Event, Phrase

#: So many are told.
MOST_FACTS: Final = 3


class Fact:
    """Who is named most often by these events, or (with `adding`) whose numbers of that name add up to most.

    Told as the text `key` with `seats` (those who are ahead) and `count`.  With `alone` nobody is named, for games that one
    plays alone.  Below `least` it is not worth a word.  It is also worth telling of somebody who was not ahead, as the text
    ``KEY-own``: so it is something to be proud of, and never a mockery.
    """

    def __init__(self, key: str, events: list[str], least: int = 2, adding: str = "", alone: bool = False) -> None:
        self.key: Final = key
        self.events: Final = events
        self.least: Final = least
        self.adding: Final = adding
        self.alone: Final = alone

    def counts(self, story: list[Event], seats: int) -> list[int]:
        """How often it happened to each seat, or how much of it each has."""
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
        """The fact about this story; None if there is nothing to tell, or it is true of everybody."""
        counts = self.counts(story, seats)
        best = max(counts)
        ahead = [seat for seat in range(seats) if counts[seat] == best]
        if best < self.least:
            return None
        if self.alone:
            return Phrase(self.key, {"count": best})
        return Phrase(self.key, {"seats": ahead, "count": best}) if len(ahead) < seats or seats == 1 else None


def tell_facts(facts: list[Fact], story: list[Event], seats: int) -> list[Phrase]:
    """The first few facts that can be told about this story."""
    found: list[Phrase] = []
    for fact in facts:
        told = fact.tell(story, seats)
        if told is not None and len(found) < MOST_FACTS:
            found.append(told)
    return found


def tell_own(facts: list[Fact], story: list[Event], seats: int) -> list[Phrase]:
    """For each seat that none of the few names: the fact in which it came nearest to whoever was ahead."""
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
            # Once is chance: to be told so after a defeat is no comfort.
            if counts[seat] > 1 and counts[seat] / max(counts) > near:
                near = counts[seat] / max(counts)
                best = Phrase(f"{key}-own", {"seats": [seat], "count": counts[seat]})
        if best is not None and seat not in named:
            found.append(best)
    return found
