"""A simulated child that learns and forgets, to test the model of `core.learning`.

It forgets by a different law than the model assumes, because otherwise the comparison would prove nothing.  It uses the
activation of ACT-R with the spacing effect (Pavlik and Anderson, 2005): each meeting with a fact leaves a trace.
Traces fade as powers of time, faster if the fact was still fresh when it was met.  A fact may be hard for the child,
and prior knowledge is a number of traces.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, log
from typing import Final

from spielkiste.core.learning import DAY, Answer, Entry, Record, certainty, practise_next
from spielkiste.core.randomness import Rng

#: Pavlik and Anderson's values: the decay, the threshold at which recall has a chance of one half, and the noise.
DECAY_SCALE: Final = 0.217
DECAY: Final = 0.177
THRESHOLD: Final = -0.704
NOISE: Final = 0.255
#: The factor for time outside the lesson, which passes more slowly for the memory.
OUTSIDE: Final = 0.025
#: The probability of a lucky guess, and of a slip on a known fact.
GUESS: Final = 0.12
SLIP: Final = 0.03
#: How much harder a weak fact is, as activation; and how often the other facts were met before the first day (weak ones
#: once).
HARD: Final = 0.6
BEFORE: Final = 40
WEEK: Final = 7 * DAY


class Pupil:
    """A child who finds these facts hard."""

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
        """Add a trace of a meeting."""
        traces = self._traces[fact]
        self._traces[fact] = [*traces, (minute, DECAY_SCALE * exp(self._activation(fact, minute)) + DECAY)]

    def knows(self, fact: str, minute: float) -> float:
        """Return the probability of a right answer."""
        recalled = 1 / (1 + exp((THRESHOLD - self._activation(fact, minute)) / NOISE))
        return GUESS + (1 - GUESS - SLIP) * recalled

    def answer(self, fact: str, minute: int) -> Answer:
        """Return an answer; then the child is told the right one."""
        likely = self.knows(fact, minute)
        right = self._rng.below(10_000) < likely * 10_000
        self._leave(fact, minute)
        # A child that is unsure works it out and takes longer.
        return Answer(minute, right, 25 if likely > 0.75 else 80)


@dataclass
class Diary:
    """The history of a child: its record, and every forecast with the answer that followed."""

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
    """Simulate weeks of play and practice, and return the diary.

    There is a game with sixteen random questions on three days a week; with practice, also two minutes on five days
    with the facts that need it most, each asked twice.
    """
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
    """Return the mean forecast, the share of right answers and the count for each tenth of forecasts that is not empty."""
    found: list[tuple[float, float, int]] = []
    for low in range(bins):
        inside = [(likely, right) for likely, right in forecasts if low <= likely * bins < low + 1]
        if inside:
            mean = sum(likely for likely, _ in inside) / len(inside)
            found.append((mean, sum(right for _, right in inside) / len(inside), len(inside)))
    return found


def miscalibration(forecasts: list[tuple[float, bool]]) -> float:
    """Return the mean distance between forecast and truth (the expected calibration error)."""
    return sum(abs(mean - share) * count for mean, share, count in calibration(forecasts)) / max(1, len(forecasts))
