"""How certain somebody is of a fact (6 × 7, 7 + 8), and how that fades: a model of memory in one number a fact.

The record of a child is what it was asked: for each fact a list of answers, each with its minute, whether it was right at once
and without help, and how long it took.  Everything else follows from that list, so nothing has to be kept that could be wrong,
and how it stood three weeks ago can be asked today.

The model is the exponential forgetting curve with a half-life, as in half-life regression (Settles and Meeder, 2016): after one
half-life a fact is remembered every second time.  The half-life is not fitted over many people, for there is nobody's data to fit
it to; it is multiplied answer by answer, as Leitner's boxes do it and MEMORIZE (Tabibian and others, 2019): a right answer
lengthens it, the more the fact had faded by then, and a wrong one shortens it.  The browser has the same model in
`house/learning/model.ts`; a file of cases holds the two together.
"""

from itertools import pairwise
from typing import Final

#: Moments are whole minutes, of any clock; half-lives are days.
DAY: Final = 1440

#: The half-life after the first answer, if it was right and if it was wrong; no half-life leaves these bounds.
FIRST_RIGHT: Final = 40.0
FIRST_WRONG: Final = 5.0
SHORTEST: Final = 1.0
LONGEST: Final = 365.0
#: A right answer lengthens the half-life by up to so much, where the fact had faded altogether; a wrong one cuts it to this part.
GROWTH: Final = 4.0
CUT: Final = 0.5
#: Whoever needs longer than this (tenths of a second) works it out rather than knowing it: it then counts for less.
SLOW: Final = 60
SLOW_SHARE: Final = 0.5
#: Now and then a guess is right, and what one knows goes wrong.
LEAST: Final = 0.2
MOST: Final = 0.97

#: What was seen a minute ago is always known.  Whether it stays is what matters: verdicts look a fortnight ahead.
AHEAD: Final = 14 * DAY
#: From these forecasts on a fact is nearly certain, and certain.
NEARLY: Final = 0.5
CERTAIN: Final = 0.75
#: So many facts are practised next.
NEXT: Final = 5
#: So many answers are kept about a fact; the oldest go.
KEPT_ANSWERS: Final = 40

#: What can be said about a fact.
VERDICTS: Final = ["new", "practise", "nearly", "certain"]


class Answer:
    """One answer: when (in minutes), whether it was right at once and without help, and how long it took (0: nobody knows)."""

    def __init__(self, minute: int, right: bool, tenths: int = 0) -> None:
        self.minute: Final = minute
        self.right: Final = right
        self.tenths: Final = tenths

    def json(self) -> list[int]:
        return [self.minute, int(self.right), self.tenths]


class Entry:
    """What is kept about one fact: how often it was met without a question, and the answers, the oldest first."""

    def __init__(self, met: int = 0, answers: list[Answer] | None = None) -> None:
        self.met = met
        self.answers: list[Answer] = answers if answers is not None else []

    def add(self, answer: Answer) -> None:
        self.answers = [*self.answers, answer][-KEPT_ANSWERS:]

    def json(self) -> dict[str, object]:
        return {"met": self.met, "answers": [answer.json() for answer in self.answers]}


#: By the name of the fact.
Record = dict[str, Entry]


def faded(half_life: float, minutes: int) -> float:
    """What is left of a memory, 1 to 0."""
    return float(2.0 ** (-max(0, minutes) / DAY / half_life))


def half_life(answers: list[Answer]) -> float:
    """In days, after these answers, of which there is at least one."""
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
    """How much a right answer counts."""
    return SLOW_SHARE if answer.tenths > SLOW else 1.0


def certainty(answers: list[Answer], minute: int) -> float:
    """How likely the fact is to be known at once at this moment; answers that come later are not looked at."""
    known = [answer for answer in answers if answer.minute <= minute]
    if not known:
        return LEAST
    return LEAST + (MOST - LEAST) * faded(half_life(known), minute - known[-1].minute)


def lasting(answers: list[Answer], minute: int) -> float:
    """As seen from this moment: how likely it is to be known a fortnight later, if nobody asks until then."""
    return certainty([answer for answer in answers if answer.minute <= minute], minute + AHEAD)


def verdict(answers: list[Answer], minute: int) -> str:
    """One of `VERDICTS`."""
    if not any(answer.minute <= minute for answer in answers):
        return "new"
    likely = lasting(answers, minute)
    return "certain" if likely >= CERTAIN else "nearly" if likely >= NEARLY else "practise"


def standing(record: Record, facts: list[str], minute: int) -> dict[str, int]:
    """How many of these facts there are of each verdict."""
    found = dict.fromkeys(VERDICTS, 0)
    for fact in facts:
        found[verdict(_answers(record, fact), minute)] += 1
    return found


def practise_next(record: Record, facts: list[str], minute: int, count: int = NEXT) -> list[str]:
    """What to practise, the most needed first.

    First what was asked and will not stay; then what never came up, in the order in which it is learnt (that of
    `facts`); then the rest, the least certain first.
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
