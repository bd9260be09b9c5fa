"""The sums of Number Rally as facts to learn.

47 + 8 is the fact 7 + 8 with tens in front, 42 - 10 is the step back by ten.  A total that the card itself states
(such as 50) is not a fact to practise.
"""

from typing import Final

from spielkiste.core.story import Event
from spielkiste.core.syllabus import ASKED, PLAYED, SNAPPED, Exercise, How, Meeting, Syllabus
from spielkiste.games.number_rally.material import (
    AFTER,
    FALSE_START,
    GOAL,
    HIGHEST_NUMBER,
    KIND_OF,
    NAMES,
    OVERSHOOT,
    PIT_REPAIR,
    STAGE_WIN,
)
from spielkiste.games.number_rally.sums import MINUS, READING, ROUNDING, SWAPPING, TENS, choices, skill_of

ONES_DIGITS: Final = list(range(10))
STEPS: Final = list(range(1, HIGHEST_NUMBER))
#: The facts that are not a sum of two digits, with a card for each.
BESIDE: Final = {TENS: HIGHEST_NUMBER, MINUS: PIT_REPAIR, ROUNDING: STAGE_WIN, SWAPPING: FALSE_START}
#: Patterns instead of examples, because a report must not show a sum that was not asked.
_WRITTEN: Final = {TENS: "… + 10", MINUS: "… − 10", ROUNDING: "…4 → …0", SWAPPING: "AB → BA"}
_STARTS: Final = {TENS: [42, 27, 63], MINUS: [42, 75, 88], ROUNDING: [64, 37, 81], SWAPPING: [37, 25, 64]}


def fact_of(before: int, kind: int) -> str:
    """Return the fact behind this sum; "" if there is none."""
    if kind < HIGHEST_NUMBER:
        return f"{before % 10}+{kind}"
    skill = skill_of(before, kind)
    return "" if skill == READING else skill


def _order() -> list[str]:
    """Return the facts in learning order: first within a ten, then across it; small steps before large ones."""
    sums = sorted((ones + step >= HIGHEST_NUMBER, step, ones) for ones in ONES_DIGITS for step in STEPS)
    within = [f"{ones}+{step}" for crosses, step, ones in sums if not crosses]
    return [*within, TENS, *[f"{ones}+{step}" for crosses, step, ones in sums if crosses], MINUS, ROUNDING, SWAPPING]


class Sums(Syllabus):
    """The syllabus: every digit plus every number card, and four other kinds of sums."""

    def __init__(self) -> None:
        # Any tens may precede it.
        written = {f"{ones}+{step}": f"…{ones} + {step}" for ones in ONES_DIGITS for step in STEPS}
        super().__init__(
            name="sums",
            rows=[f"…{ones}" for ones in ONES_DIGITS],
            columns=[str(step) for step in STEPS],
            cells=[[f"{ones}+{step}" for step in STEPS] for ones in ONES_DIGITS],
            beside=list(BESIDE),
            order=_order(),
            written={**written, **_WRITTEN},
        )

    def meetings(self, story: list[Event]) -> list[Meeting]:
        found: list[Meeting] = []
        laid: tuple[int, How, int] | None = None
        asked: tuple[int, int, int] | None = None
        for event in story:
            key = event.key
            args = event.args
            if key in ("zr-laid", "zr-snapped"):
                laid = (_number(args["seat"]), PLAYED if key == "zr-laid" else SNAPPED, KIND_OF[str(args["card"])])
                asked = None
            elif key in ("zr-named", "zr-misnamed"):
                seat, before, kind = _number(args["seat"]), _number(args["before"]), KIND_OF[str(args["card"])]
                fact = fact_of(before, kind)
                if fact and asked != (seat, before, kind):
                    question, answer = f"{before} {NAMES[kind]}", str(args["answer"])
                    found.append(Meeting(seat, ASKED, [fact], question, answer, key == "zr-named"))
                asked = (seat, before, kind)
                laid = None
            elif key == "zr-total" and laid is not None:
                seat, how, kind = laid
                fact = fact_of(_number(args["before"]), kind)
                if fact:
                    found.append(Meeting(seat, how, [fact]))
                laid = None
        return found

    def exercises(self, fact: str) -> list[Exercise]:
        if fact in BESIDE:
            return [_exercise(fact, before, BESIDE[fact]) for before in _STARTS[fact]]
        ones, step = [int(number) for number in fact.split("+")]
        # First without tens, then with tens in front.
        return [_exercise(fact, tens + ones, step) for tens in (0, 10, 10 * (2 + (3 * ones + step) % 6))]


def _exercise(fact: str, before: int, kind: int) -> Exercise:
    right = AFTER[kind][before]
    show: dict[str, object] = {
        "before": before,
        "card": NAMES[kind],
        "skill": skill_of(before, kind),
        "choices": choices(before, kind, GOAL),
        "goal": GOAL,
        "most": GOAL + OVERSHOOT,
    }
    return Exercise(fact, str(right), show, f"{before} {_signed(kind)} {right}")


def _signed(kind: int) -> str:
    """Return the text between a total and the next one: "+ 8 =", "− 10 =" or an arrow."""
    if kind <= HIGHEST_NUMBER:
        return f"+ {kind} ="
    return "− 10 =" if kind == PIT_REPAIR else "→"


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


SUMS: Final = Sums()
