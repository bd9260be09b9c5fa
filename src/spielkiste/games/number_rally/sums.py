"""The skill that a sum needs, and its typical wrong answers.

The rules do not depend on this module.  It is here because it follows from what the cards do.
"""

from typing import Final

from spielkiste.games.number_rally.material import (
    AFTER,
    FALSE_START,
    HIGHEST_NUMBER,
    LITTLE_GOAL,
    OVERSHOOT,
    PIT_REPAIR,
    STAGE_WIN,
)

ONES: Final = "ones"
TENS: Final = "tens"
CROSSING: Final = "crossing"
ROUNDING: Final = "rounding"
SWAPPING: Final = "swapping"
MINUS: Final = "minus"
READING: Final = "reading"
SKILLS: Final = [ONES, TENS, CROSSING, ROUNDING, SWAPPING, MINUS, READING]

#: The number of answers to choose from.
CHOICES: Final = 3


def skill_of(before: int, kind: int) -> str:
    """Return the skill needed to work out this sum."""
    if kind == HIGHEST_NUMBER:
        return TENS
    if kind < HIGHEST_NUMBER:
        return ONES if before % 10 + kind < 10 else CROSSING
    if kind == STAGE_WIN:
        return ROUNDING
    if kind == FALSE_START:
        return SWAPPING
    return MINUS if kind == PIT_REPAIR else READING


def steps(before: int, kind: int) -> list[int]:
    """Return the steps along the number line to the new total, with a stop at the ten; [] for other kinds of sums."""
    skill = skill_of(before, kind)
    right = AFTER[kind][before]
    if right == before or skill not in (ONES, TENS, CROSSING, MINUS):
        return []
    ten = before + -before % 10
    if skill == CROSSING and before < ten < right:
        return [ten - before, right - ten]
    return [right - before]


def _mistakes(before: int, kind: int, right: int) -> list[int]:
    """Return typical wrong answers to this sum, the likeliest first."""
    skill = skill_of(before, kind)
    if skill == ONES:
        return [right - 1, right + 1, right + 10]
    if skill == TENS:
        return [before + 1, right + 10, right - 1]
    if skill == CROSSING:
        return [right - 10, right + 1, right - 1, right + 10]
    if skill == ROUNDING:
        return [before // 10 * 10, before // 10 * 10 + 10, before]
    if skill == SWAPPING:
        return [before, right + 1, right - 1]
    if skill == MINUS:
        return [before - 1, before, right - 1]
    return [before, right + 10, right - 10]


def choices(before: int, kind: int, goal: int) -> list[int]:
    """Return the right answer and two plausible wrong ones in ascending order, so that the order tells nothing."""
    right = AFTER[kind][before]
    guesses: list[int] = []
    for guess in [*_mistakes(before, kind, right), right - 1, right + 1, right - 2, right + 2]:
        if guess != right and 0 <= guess <= goal + OVERSHOOT and guess not in guesses:
            guesses.append(guess)
    # How many of the wrong answers are smaller varies from sum to sum; otherwise the position would reveal the right
    # one.
    wished = (before * 7 + right * 3) % CHOICES
    if kind == PIT_REPAIR and goal == LITTLE_GOAL:
        # From 10 or less, a pit repair leads to 0, which is always the smallest choice.  From more than 10 the right
        # answer must not be the smallest, or the smallest would nearly always be right.
        wished = 1 + before % 2
    below = [guess for guess in guesses if guess < right][:wished]
    above = [guess for guess in guesses if guess > right][: CHOICES - 1 - len(below)]
    chosen = [right, *below, *above]
    for guess in guesses:
        if len(chosen) < CHOICES and guess not in chosen:
            chosen.append(guess)
    return sorted(chosen)
