"""The points of a match with classic scoring (KM-25, KM-26)."""

from typing import Final

from spielkiste.core.story import Phrase
from spielkiste.games.thousand_km.layouts import Layouts
from spielkiste.games.thousand_km.material import BIT, TWO_HUNDRED
from spielkiste.games.thousand_km.view import ThousandKmPoints

#: The values of the option, and the points that end a match.  A race has none; a single round ends with any score
#: (KM-28).
RACE: Final = "race"
TARGETS: Final = {"classic_5000": 5000, "classic_2500": 2500, "classic_round": 0}
SCORINGS: Final = [RACE, *TARGETS]

#: The clause that ends a match.
MATCH_WON: Final = "KM-28"

#: The lines of the score table, from top to bottom.
LINES: Final = ["distance", "safeties", "all-four", "master-moves", "trip", "delayed", "safe", "shut-out"]

EACH_SAFETY: Final = 100
ALL_FOUR: Final = 300
EACH_MASTER_MOVE: Final = 300
TRIP: Final = 400
DELAYED: Final = 300
SAFE: Final = 300
SHUT_OUT: Final = 500


class Round:
    """The result of a round, by side.  Never changed, so that copies of a match can share it."""

    def __init__(self, goal: int, km: list[int], safeties: list[int], master_moves: list[int], delayed: bool, safe: bool) -> None:
        self.goal: Final = goal
        self.km: Final = km
        self.safeties: Final = safeties
        self.master_moves: Final = master_moves
        #: About the side that arrived: whether the draw pile was empty by then, and whether its road has no 200.
        self.delayed: Final = delayed
        self.safe: Final = safe

    def lines(self, side: int) -> list[int]:
        """Return the points of a side, in the order of LINES."""
        arrived = self.km[side] == self.goal
        shut_out = arrived and sum(self.km) == self.goal
        return [
            self.km[side],
            EACH_SAFETY * self.safeties[side],
            ALL_FOUR if self.safeties[side] == 4 else 0,
            EACH_MASTER_MOVE * self.master_moves[side],
            TRIP if arrived else 0,
            DELAYED if arrived and self.delayed else 0,
            SAFE if arrived and self.safe else 0,
            SHUT_OUT if shut_out else 0,
        ]

    def points(self) -> list[int]:
        """Return the points of each side."""
        return [sum(self.lines(side)) for side in range(len(self.km))]


def round_of(table: Layouts) -> Round:
    """Return the result of the current round so far."""
    delayed = False
    safe = False
    for side in range(table.sides):
        if table.km[side] == table.goal:
            delayed = table.drawn == len(table.deck)
            safe = TWO_HUNDRED not in table.road[side]
    return Round(
        table.goal,
        list(table.km),
        [_count(laid) for laid in table.safeties],
        [_count(laid & table.sideways) for laid in table.safeties],
        delayed,
        safe,
    )


def _count(mask: int) -> int:
    found = 0
    for safety in range(4):
        if mask & BIT[safety]:
            found += 1
    return found


def totals(rounds: list[Round], sides: int) -> list[int]:
    """Return the total of each side over these rounds."""
    found = [0] * sides
    for one in rounds:
        points = one.points()
        for side in range(sides):
            found[side] += points[side]
    return found


def match_in_words(points: ThousandKmPoints) -> list[Phrase]:
    """Return the score table as phrases, with every line that earned points if the round is scored."""
    lines = [Phrase("km-words-match", {"round": points["round"], "points": points["target"]})]
    for side, total in enumerate(points["totals"]):
        if points["counted"]:
            for line, earned in zip(points["lines"], points["now"][side], strict=True):
                if earned:
                    lines.append(Phrase("km-words-line", {"side": side, "line": line, "points": earned}))
        lines.append(Phrase("km-words-total", {"side": side, "total": total}))
    return lines
