"""A model of how well a person knows a fact (6 × 7, 7 + 8) and how that knowledge fades.

The record of a child holds, for each fact, a list of answers: the minute, whether it was right at once and without help, and how
long it took.  Everything else is computed from that list.  So no stored result can be wrong, and the state of three weeks ago can
still be computed.

The model is the exponential forgetting curve with a half-life, as in half-life regression (Settles and Meeder, 2016): after
one half-life, a fact is remembered half of the time.  The half-life is not fitted to data, because we have none.  Each answer
multiplies it, as in Leitner's boxes and in MEMORIZE (Tabibian and others, 2019): a right answer lengthens it, more so if the
fact had faded, and a wrong one shortens it.  The browser has the same model in `house/learning/model.ts`; a file of shared
test cases keeps the two equal.
"""

from itertools import pairwise
from typing import Final

#: Moments are whole minutes of any clock.  Half-lives are days.
DAY: Final = 1440

#: The half-life in days after a first answer that was right or wrong, and the bounds of every half-life.
FIRST_RIGHT: Final = 40.0
FIRST_WRONG: Final = 5.0
SHORTEST: Final = 1.0
LONGEST: Final = 365.0
#: A right answer adds up to this many half-lives, if the fact had faded completely.  A wrong answer multiplies the half-life by
#: `CUT`.
GROWTH: Final = 4.0
CUT: Final = 0.5
#: A person who takes longer than this (in tenths of a second) computes the answer instead of knowing it, which counts for
#: less.
SLOW: Final = 60
SLOW_SHARE: Final = 0.5
#: The bounds of a certainty: some guesses are right, and some answers about known facts are wrong.
LEAST: Final = 0.2
MOST: Final = 0.97

#: A fact seen a minute ago is always known, so verdicts look two weeks ahead to see whether it lasts.
AHEAD: Final = 14 * DAY
#: The forecasts above which a fact counts as nearly certain, and as certain.
NEARLY: Final = 0.5
CERTAIN: Final = 0.75
#: The number of facts to practise next.
NEXT: Final = 5
#: The most answers kept for a fact.  The oldest are dropped.
KEPT_ANSWERS: Final = 40

#: The verdicts about a fact.
VERDICTS: Final = ["new", "practise", "nearly", "certain"]


class Answer:
    """One answer: its minute, whether it was right at once and without help, and its time in tenths of a second (0: unknown)."""

    def __init__(self, minute: int, right: bool, tenths: int = 0) -> None:
        self.minute: Final = minute
        self.right: Final = right
        self.tenths: Final = tenths

    def json(self) -> list[int]:
        return [self.minute, int(self.right), self.tenths]


class Entry:
    """The record of one fact: how often it came up without a question, and the answers, oldest first."""

    def __init__(self, met: int = 0, answers: list[Answer] | None = None) -> None:
        self.met = met
        self.answers: list[Answer] = answers if answers is not None else []

    def add(self, answer: Answer) -> None:
        self.answers = [*self.answers, answer][-KEPT_ANSWERS:]

    def json(self) -> dict[str, object]:
        return {"met": self.met, "answers": [answer.json() for answer in self.answers]}


#: By the name of the fact: its entry.
Record = dict[str, Entry]


def faded(half_life: float, minutes: int) -> float:
    """Return how much of a memory is left, from 1 to 0."""
    return float(2.0 ** (-max(0, minutes) / DAY / half_life))


def half_life(answers: list[Answer]) -> float:
    """Return the half-life in days after these answers.  There must be at least one."""
    first = answers[0]
    found = (FIRST_RIGHT * _share(first)) if first.right else FIRST_WRONG
    for before, answer in pairwise(answers):
        if answer.right:
            gone = 1.0 - faded(found, answer.minute - before.minute)
            found *= 1.0 + GROWTH * gone * _share(answer)
        else:
            found *= CUT
        found = min(LONGEST, max(SHORTEST, found))
    return found


def _share(answer: Answer) -> float:
    """Return how much a right answer counts."""
    return SLOW_SHARE if answer.tenths > SLOW else 1.0


def certainty(answers: list[Answer], minute: int) -> float:
    """Return how likely it is that the person knows the fact at this moment.  Later answers are ignored."""
    known = [answer for answer in answers if answer.minute <= minute]
    if not known:
        return LEAST
    return LEAST + (MOST - LEAST) * faded(half_life(known), minute - known[-1].minute)


def lasting(answers: list[Answer], minute: int) -> float:
    """Return how likely it is that the person knows the fact two weeks after this moment, if nobody asks until then."""
    return certainty([answer for answer in answers if answer.minute <= minute], minute + AHEAD)


def verdict(answers: list[Answer], minute: int) -> str:
    """Return one of `VERDICTS`."""
    if not any(answer.minute <= minute for answer in answers):
        return "new"
    likely = lasting(answers, minute)
    return "certain" if likely >= CERTAIN else "nearly" if likely >= NEARLY else "practise"


def standing(record: Record, facts: list[str], minute: int) -> dict[str, int]:
    """Return how many of these facts have each verdict."""
    found = dict.fromkeys(VERDICTS, 0)
    for fact in facts:
        found[verdict(_answers(record, fact), minute)] += 1
    return found


def practise_next(record: Record, facts: list[str], minute: int, count: int = NEXT) -> list[str]:
    """Return the facts to practise, the most needed first.

    First come asked facts that will be forgotten, then those that never came up, in the order of `facts`, then the rest, the
    least certain first.
    """
    weak = [fact for fact in facts if verdict(_answers(record, fact), minute) in ("practise", "nearly")]
    new = [fact for fact in facts if verdict(_answers(record, fact), minute) == "new"]
    rest = [fact for fact in facts if fact not in weak and fact not in new]
    return [*_weakest(record, weak, minute), *new, *_weakest(record, rest, minute)][:count]


def _weakest(record: Record, facts: list[str], minute: int) -> list[str]:
    order = sorted((lasting(_answers(record, fact), minute), place) for place, fact in enumerate(facts))
    return [facts[place] for _, place in order]


def _answers(record: Record, fact: str) -> list[Answer]:
    entry = record.get(fact)
    return entry.answers if entry is not None else []
