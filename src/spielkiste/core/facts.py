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
    plays alone.  Below `least` it is not worth a word.
    """

    def __init__(self, key: str, events: list[str], least: int = 2, adding: str = "", alone: bool = False) -> None:
        self.key: Final = key
        self.events: Final = events
        self.least: Final = least
        self.adding: Final = adding
        self.alone: Final = alone

    def tell(self, story: list[Event], seats: int) -> Phrase | None:
        """The fact about this story; None if there is nothing to tell, or it is true of everybody."""
        counts = [0] * seats
        for event in story:
            if event.key not in self.events:
                continue
            who = event.args.get("seat")
            seat = who if isinstance(who, int) and not self.alone else 0
            much = event.args.get(self.adding) if self.adding else 1
            counts[seat] += much if isinstance(much, int) else 0
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
