"""The knowledge of a seat of 1000 Kilometer that remembers everything.

A discard tells the others something: a player may discard only if no card can be played (KM-11).
"""

from collections.abc import Mapping
from typing import Final, cast

from spielkiste.core.hands import HiddenHands
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.story import Phrase
from spielkiste.games.thousand_km.layouts import ANY_TIME, WHEN_STUCK
from spielkiste.games.thousand_km.material import (
    BIT,
    COUNTS,
    DISTANCE_BITS,
    FITTING,
    KIND_OF,
    KINDS,
    LIMITED_DISTANCE_BITS,
    NAMES,
    SAFETY_BITS,
    TWO_HUNDRED,
)
from spielkiste.games.thousand_km.view import ThousandKmView

#: With this many steps of 25 km to go, every distance card fits.
_FAR: Final = 8
_SHORTER_THAN_200: Final = 15
_LAID: Final = ["km-attacked", "km-started", "km-defended", "km-protected", "km-master-move", "km-discarded"]


class ThousandKmKnowledge(Knowledge):
    """The memory of one seat.  It is `complete` if the seat watched from the start."""

    def __init__(self, seat: int | None, discard_rule: int) -> None:
        super().__init__(seat)
        self.watches = True
        self.complete = False
        self.hands = HiddenHands(KINDS)
        self._rule: Final = discard_rule
        self._begun = False
        #: By seat: the mask of kinds it could play when this seat last saw the table.  Empty after any change.
        self._layable: list[int] = []

    def look(self, view: Mapping[str, object]) -> None:
        table = cast(ThousandKmView, view)
        if not self._begun:
            self._begun = True
            self._begin(table)
        if self.complete:
            self._layable = [_layable(table, seat) for seat in range(len(table["hand_sizes"]))]

    def _begin(self, table: ThousandKmView) -> None:
        open_cards = [name for side in table["sides"] for name in side["battle"]]
        self.complete = len(table["box"]) == 0 and sum(table["hand_sizes"]) + table["draw_pile"] + len(open_cards) == sum(COUNTS)
        self.hands.open_source(COUNTS)
        for name in open_cards + table["hand"]:
            self.hands.take_known(KIND_OF[name])
        self.hands.draw_hands(table["hand_sizes"], self.seat)

    def hear(self, event: Phrase) -> None:
        key = event.key
        if key == "km-dealt":
            # KM-22: in a new round all cards are back in the deck, so the next look starts a new memory.
            self._begun = self.complete = False
            self.hands = HiddenHands(KINDS)
        if not self.complete or "seat" not in event.args:
            return
        seat = cast(int, event.args["seat"])
        if key == "km-drew" and seat == self.seat:
            self.hands.take_known(KIND_OF[cast(str, event.args["card"])])
        elif key in ("km-drew", "km-drew-unseen"):
            self.hands.draw(seat)
        elif seat == self.seat:
            self._layable = []
        elif key == "km-drove":
            self._lay(seat, str(event.args["km"]))
        elif key in _LAID:
            if key == "km-discarded" and self._layable and self._rule != ANY_TIME:
                safeties = SAFETY_BITS if self._rule == WHEN_STUCK else 0
                self.hands.stuck(seat, self._layable[seat] | safeties)
            self._lay(seat, cast(str, event.args["card"]))

    def _lay(self, seat: int, name: str) -> None:
        self.hands.lay(seat, KIND_OF[name])
        self._layable = []


def _layable(table: ThousandKmView, seat: int) -> int:
    """Return the mask of kinds that a seat could play now, without safeties."""
    sides = table["sides"]
    own = sides[seat % len(sides)]
    mask = 0
    for name in (own["needs"], own["speed_needs"]):
        if name is not None:
            mask |= BIT[KIND_OF[name]]
    if own["needs"] is None:
        room = (table["goal"] - own["km"]) // 25
        distances = FITTING[room] if room < _FAR else DISTANCE_BITS
        if own["limited"]:
            distances &= LIMITED_DISTANCE_BITS
        elif own["road"].count(NAMES[TWO_HUNDRED]) == 2:
            distances &= _SHORTER_THAN_200
        mask |= distances
    for side in sides:
        if side is not own:
            for name in side["exposed_to"]:
                mask |= BIT[KIND_OF[name]]
    return mask
