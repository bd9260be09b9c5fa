"""The knowledge of a player who forgets no tile: every kind that was face up once, followed through all swaps.

The memory of the bots (`memory`) fades like a person's.  This one is the most that can be known.
"""

from collections.abc import Mapping
from typing import Final, cast

from spielkiste.core.knowledge import Knowledge
from spielkiste.core.story import Phrase
from spielkiste.games.memo_race.material import CELLS, KIND_OF, PIT_CELL, PLACE_OF
from spielkiste.games.memo_race.view import MemoRaceView

UNSEEN: Final = -1


class MemoRaceKnowledge(Knowledge):
    """By cell: the kind of its tile if it has been seen, else UNSEEN."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat)
        self.watches = True
        self.kinds: Final = [UNSEEN] * CELLS

    def hear(self, event: Phrase) -> None:
        if event.key == "mr-swapped":
            first = PLACE_OF[cast(str, event.args["place"])]
            second = PLACE_OF[cast(str, event.args["other"])]
            self.kinds[first], self.kinds[second] = self.kinds[second], self.kinds[first]

    def look(self, view: Mapping[str, object]) -> None:
        grid = cast(MemoRaceView, view)["grid"]
        for cell in range(CELLS):
            kind = grid[cell]["kind"]
            if kind is not None and cell != PIT_CELL:
                self.kinds[cell] = KIND_OF[kind]
