"""The chances in a game without hidden information, where a position has the same value for everyone.

In such a game the estimate after one decision and the one before the next are estimates of the same value, because
nothing happens in between, and the end is known.  So the whole game is one line of values.  They are fitted to every
estimate of a position, to every estimate of a decision's change (which is much more precise, because both moves are
tried with the same luck), and to the end.  The changes then add up exactly, and only the deal is luck.
"""

from typing import Final

from spielkiste.bots.judging import Decision

#: The smallest standard error that is assumed.
_CLOSEST: Final = 0.005


def in_one_line(decisions: list[Decision], end: list[float]) -> list[Decision]:
    """Return the decisions with the values of the line before and after them."""
    lines = [_line(decisions, seat, end[seat]) for seat in range(len(end))]
    found: list[Decision] = []
    for place, one in enumerate(decisions):
        before = [line[place] for line in lines]
        after = [line[place + 1] for line in lines]
        found.append(one.changed(before, after, one.error))
    return found


def _line(decisions: list[Decision], seat: int, end: float) -> list[float]:
    """Return a seat's chance before each decision and at the end: least squares, by elimination from front to back."""
    count = len(decisions)
    diagonal = [0.0] * count
    right = [0.0] * count
    ties = [1.0 / max(_CLOSEST, one.error) ** 2 for one in decisions]
    for place, one in enumerate(decisions):
        # The two estimates of a position get half the weight each: they come from the same worlds as their difference.
        sure = 0.5 / max(_CLOSEST, one.noise) ** 2
        moved = one.after[seat] - one.before[seat]
        diagonal[place] += sure + ties[place]
        right[place] += sure * one.before[seat] - ties[place] * moved
        if place + 1 < count:
            diagonal[place + 1] += sure + ties[place]
            right[place + 1] += sure * one.after[seat] + ties[place] * moved
        else:
            right[place] += ties[place] * end
    for place in range(1, count):
        share = ties[place - 1] / diagonal[place - 1]
        diagonal[place] -= share * ties[place - 1]
        right[place] += share * right[place - 1]
    line = [end] * (count + 1)
    for place in range(count - 1, -1, -1):
        following = ties[place] * line[place + 1] if place + 1 < count else 0.0
        line[place] = (right[place] + following) / diagonal[place]
    return [min(1.0, max(0.0, value)) for value in line]
