"""The knowledge of a seat of Times Table Mau-Mau that remembers everything.

It knows who could not play which cards, and what is in the pile.  A player who draws or passes at the start of a
turn has no number card that matches (NN-12).  A new draw pile is made of cards that everyone has seen (NN-15), so
any other card that is not visible is in a hand.
"""

from collections.abc import Mapping
from typing import Final, cast

from spielkiste.core.hands import HiddenHands
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.story import Phrase
from spielkiste.games.numnum.matching import BAR_OF, MATCH
from spielkiste.games.numnum.material import (
    COLOUR_OF,
    COLOURS,
    COUNTS,
    KIND_OF,
    KINDS,
    NO_TWOS,
    NUMBER_CARDS,
    WISH,
)
from spielkiste.games.numnum.mau_mau.view import MauMauView
from spielkiste.games.numnum.view import Colour

_BITS: Final[list[int]] = [2**kind for kind in range(KINDS)]
_NOTHING: Final = -1


class MauMauKnowledge(Knowledge):
    """The memory of one seat.  It is `complete` if the seat watched from the start and the hands are hidden."""

    def __init__(self, seat: int | None) -> None:
        super().__init__(seat)
        self.complete = False
        self.hands = HiddenHands(KINDS)
        self._late = False
        self._pile: list[int] = []
        self._wished = _NOTHING
        self._bars = 0
        #: The special cards that went to the bottom of the first draw pile, and the number of cards above them.
        self._sunk: list[int] = []
        self._above = _NOTHING
        #: The slot of the card drawn last, as long as its owner may play it.
        self._drawn = _NOTHING

    def look(self, view: Mapping[str, object]) -> None:
        if self._above != _NOTHING:
            return
        table = cast(MauMauView, view)
        self.complete = len(self._pile) == 1 and not self._late and not table["open_hands"]
        self._above = table["draw_pile"] - len(self._sunk)
        self.hands.open_source(COUNTS)
        for kind in self._pile + self._sunk + [KIND_OF[name] for name in table["hand"]]:
            self.hands.take_known(kind)
        self.hands.draw_hands(table["hand_sizes"], self.seat)

    def hear(self, event: Phrase) -> None:
        key = event.key
        if key == "nn-turned-special":
            self._sunk.append(_card(event))
        elif key == "nn-turned-start":
            self._pile = [_card(event)]
        elif not self.complete:
            # A seat that joins later has not seen where the cards went.
            self._late = True
        elif key == "nn-reshuffled":
            self._reshuffled()
        elif key in ("nn-drew", "nn-drew-unseen"):
            self._drew(_seat(event), _card(event) if "card" in event.args else _NOTHING)
        elif key == "nn-passed":
            self._stuck(_seat(event))
        elif key in ("nn-laid", "nn-laid-doubly", "nn-laid-on-wish"):
            self._left(_seat(event), _card(event))
            self._pile.append(_card(event))
            self._wished = _NOTHING
        elif key == "nn-wished":
            self._left(_seat(event), WISH)
            self._pile.append(WISH)
            self._wished = COLOURS.index(cast(Colour, event.args["colour"]))
        elif key in ("nn-barred", "nn-lifted"):
            kind = _card(event)
            self._left(_seat(event), kind)
            self._bars ^= BAR_OF[kind - NO_TWOS]
            if key == "nn-lifted":
                self._pile = [kind, kind, *self._pile]
        elif key == "nn-kept":
            self._drawn = _NOTHING

    def _left(self, seat: int, kind: int) -> None:
        if seat != self.seat:
            self.hands.lay(seat, kind, self._drawn)
        self._drawn = _NOTHING

    def _reshuffled(self) -> None:
        counts = [0] * KINDS
        for kind in self._pile[:-1]:
            counts[kind] += 1
        self._pile = self._pile[-1:]
        self.hands.open_source(counts)
        self._sunk = []
        self._above = len(counts) * len(counts)

    def _drew(self, seat: int, kind: int) -> None:
        """Apply a draw: a player who draws has no number card that matches (NN-12)."""
        known = _NOTHING
        if self._above > 0:
            self._above -= 1
        else:
            known = self._sunk.pop(0)
        if seat == self.seat:
            if known == _NOTHING:
                self.hands.take_known(kind)
            return
        self._stuck(seat)
        if known != _NOTHING:
            self.hands.stock[-1][known] += 1
        self._drawn = self.hands.draw(seat, known)

    def _stuck(self, seat: int) -> None:
        if seat == self.seat:
            return
        mask = 0
        for kind in range(NUMBER_CARDS):
            if COLOUR_OF[kind] == self._wished if self._wished >= 0 else MATCH[self._bars][KINDS * self._pile[-1] + kind] > 0:
                mask |= _BITS[kind]
        self.hands.stuck(seat, mask)


def _seat(event: Phrase) -> int:
    return cast(int, event.args["seat"])


def _card(event: Phrase) -> int:
    return KIND_OF[cast(str, event.args["card"])]
