"""A child that learns and forgets, to hold the model of `core.learning` against.

It forgets by another law than the model assumes, or the comparison would prove nothing: by the activation of ACT-R with the
spacing effect (Pavlik and Anderson, 2005).  Every time it meets a fact leaves a trace; traces fade as powers of time, the faster
the fresher the fact was when it was met.  A fact may be hard for it, and what it already knew when it came is a number of traces
from before.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, log
from typing import Final

from spielkiste.core.learning import DAY, Answer, Entry, Record, certainty, practise_next
from spielkiste.core.randomness import Rng

#: Pavlik and Anderson's figures for what fades how fast, where a fact is remembered every second time, and how sharply that goes.
DECAY_SCALE: Final = 0.217
DECAY: Final = 0.177
THRESHOLD: Final = -0.704
NOISE: Final = 0.255
#: Outside the lesson time passes this much slower for the memory.
OUTSIDE: Final = 0.025
#: A guess that is right, something known that goes wrong.
GUESS: Final = 0.12
SLIP: Final = 0.03
#: How much harder a weak fact is, as activation; so often the others were met before the first day, the weak ones once.
HARD: Final = 0.6
BEFORE: Final = 40
WEEK: Final = 7 * DAY


class Pupil:
    """Somebody who finds these facts hard."""

    def __init__(self, facts: list[str], hard: set[str], rng: Rng) -> None:
        self._hard = hard
        self._rng = rng
        self._traces: dict[str, list[tuple[float, float]]] = {fact: [] for fact in facts}
        for fact in facts:
            for ago in range(1 if fact in hard else BEFORE, 0, -1):
                self._leave(fact, -ago * 12 * DAY)

    def _activation(self, fact: str, minute: float) -> float:
        traces = self._traces[fact]
        if not traces:
            return -10.0
        ages = [(max(0.2, minute - then) * 60 * OUTSIDE, decay) for then, decay in traces]
        return log(sum(age**-decay for age, decay in ages)) - (HARD if fact in self._hard else 0.0)

    def _leave(self, fact: str, minute: float) -> None:
        """A trace of having met it."""
        traces = self._traces[fact]
        self._traces[fact] = [*traces, (minute, DECAY_SCALE * exp(self._activation(fact, minute)) + DECAY)]

    def knows(self, fact: str, minute: float) -> float:
        """How likely it is to answer rightly."""
        recalled = 1 / (1 + exp((THRESHOLD - self._activation(fact, minute)) / NOISE))
        return GUESS + (1 - GUESS - SLIP) * recalled

    def answer(self, fact: str, minute: int) -> Answer:
        """Answers, and is then told what is right."""
        likely = self.knows(fact, minute)
        right = self._rng.below(10_000) < likely * 10_000
        self._leave(fact, minute)
        # Whoever is hardly certain works it out.
        return Answer(minute, right, 25 if likely > 0.75 else 80)


@dataclass
class Diary:
    """What became of it: the record, and every forecast with the answer that followed."""

    record: Record = field(default_factory=dict)
    forecasts: list[tuple[float, bool]] = field(default_factory=list)


def ask(pupil: Pupil, diary: Diary, fact: str, minute: int) -> None:
    entry = diary.record.setdefault(fact, Entry())
    if entry.answers:
        diary.forecasts.append((certainty(entry.answers, minute), False))
    answer = pupil.answer(fact, minute)
    if entry.answers:
        diary.forecasts[-1] = (diary.forecasts[-1][0], answer.right)
    entry.add(answer)


def weeks(pupil: Pupil, facts: list[str], count: int, rng: Rng, practice_from: int | None, diary: Diary | None = None) -> Diary:
    """So many weeks: on three days a game with sixteen questions as the cards bring them; with practice, on five days two minutes
    with the facts that are needed most, each asked twice."""
    diary = diary or Diary()
    for week in range(count):
        for day in range(7):
            start = week * WEEK + day * DAY + 16 * 60
            if day in (0, 2, 4):
                for question in range(16):
                    ask(pupil, diary, facts[rng.below(len(facts))], start + question)
            if practice_from is not None and week >= practice_from and day < 5:
                for turn, fact in enumerate(practise_next(diary.record, facts, start + 60) * 2):
                    ask(pupil, diary, fact, start + 60 + turn // 5)
    return diary


def calibration(forecasts: list[tuple[float, bool]], bins: int = 10) -> list[tuple[float, float, int]]:
    """For each tenth of forecasts that has any: what was forecast on average, how often it was right, and how many there were."""
    found: list[tuple[float, float, int]] = []
    for low in range(bins):
        inside = [(likely, right) for likely, right in forecasts if low <= likely * bins < low + 1]
        if inside:
            mean = sum(likely for likely, _ in inside) / len(inside)
            found.append((mean, sum(right for _, right in inside) / len(inside), len(inside)))
    return found


def miscalibration(forecasts: list[tuple[float, bool]]) -> float:
    """How far forecast and truth lie apart on average (the expected calibration error)."""
    return sum(abs(mean - share) * count for mean, share, count in calibration(forecasts)) / max(1, len(forecasts))
