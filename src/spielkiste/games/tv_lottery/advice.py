"""Reasons for answers in the TV Lottery.

Each reason is one true sentence about the answer, made only from what the seat can see.
"""

from spielkiste.core.story import Phrase
from spielkiste.games.tv_lottery import moves as m
from spielkiste.games.tv_lottery.judging import JUNK, pattern_of, with_pair
from spielkiste.games.tv_lottery.material import (
    DIGITS,
    FIELDS,
    LANDINGS,
    PLACES,
    RING,
    SECTOR_COUNT,
    SECTORS,
    SPINNERS,
    SQUARES,
    SWAP,
)
from spielkiste.games.tv_lottery.view import TvLotteryView


def reason(view: TvLotteryView, seat: int, move: int) -> Phrase:
    """Return one sentence that explains why a legal answer makes sense."""
    if view["phase"] == "draft":
        return _draft(view, move)
    return _Look(view, seat).reason(move)


def _draft(view: TvLotteryView, move: int) -> Phrase:
    if move < m.ASK:
        return Phrase("tl-hint-again" if move in view["holder"] else "tl-hint-new", {"digit": move})
    if move == m.FILL:
        return Phrase("tl-hint-fill")
    return Phrase("tl-hint-place", {"place": move - m.PUT + 1})


class _Look:
    """The seat's holder compared with the winning number, and its pawn on the ring."""

    def __init__(self, view: TvLotteryView, seat: int) -> None:
        self.view = view
        self.number = view["number"]
        self.holder = [card if card is not None else -1 for card in view["holder"]]
        self.pattern = pattern_of(self.holder, self.number)
        self.field = view["pawns"][seat]
        self.digit = view["questions"][-1]["digit"]

    def reason(self, move: int) -> Phrase:
        if move < m.ASK:
            return self._digit("tl-hint-take", "tl-hint-take-useless", move)
        if move < m.PUT:
            return self._digit("tl-hint-ask", "tl-hint-ask-useless", move - m.ASK)
        if move < m.GIVE:
            return self._put(move - m.PUT)
        if move < m.SWAP:
            right = self.pattern[move - m.GIVE] == move - m.GIVE
            return Phrase("tl-hint-give-right" if right else "tl-hint-give", {"place": move - m.GIVE + 1})
        if move < m.SPIN:
            pair = m.PAIRS[move - m.SWAP]
            return self._swap(pair[0], pair[1])
        if move < m.NUMBER:
            return self._spin(move - m.SPIN)
        if move < m.GO_TO:
            return self._landing(LANDINGS[self.field][3 + m.STAR_NUMBERS[move - m.NUMBER]])
        if move < m.EXCHANGE:
            return self._landing(move - m.GO_TO + 1)
        if move < m.BUY_FROM:
            return self._trade((move - m.EXCHANGE) % PLACES)
        if move < m.LEAVE:
            assert self.digit is not None
            return self._digit("tl-hint-buy", "tl-hint-ask-useless", self.digit)
        return self._leave()

    def _missing(self, digit: int) -> bool:
        """Return whether the winning number has this digit and the holder does not have it in its place."""
        return digit in self.number and self.pattern[self.number.index(digit)] != self.number.index(digit)

    def _digit(self, useful: str, useless: str, digit: int) -> Phrase:
        if not self._missing(digit):
            return Phrase(useless, {"digit": digit})
        return Phrase(useful, {"digit": digit, "place": self.number.index(digit) + 1})

    def _put(self, place: int) -> Phrase:
        digit = self.digit
        assert digit is not None
        if self.number[place] == digit:
            return Phrase("tl-hint-put-right", {"digit": digit, "place": place + 1})
        if self._missing(digit):
            home = self.number.index(digit)
            if self.pattern[home] == place and with_pair(self.pattern, home):
                return Phrase("tl-hint-put-pair", {"digit": digit, "place": place + 1, "second": home + 1})
        if self.pattern[place] == JUNK:
            return Phrase("tl-hint-put-junk", {"place": place + 1, "card": self.holder[place]})
        return Phrase("tl-hint-put", {"place": place + 1, "digit": digit})

    def _swap(self, first: int, second: int) -> Phrase:
        args: dict[str, object] = {"place": first + 1, "second": second + 1}
        one = self.holder[second] == self.number[first]
        other = self.holder[first] == self.number[second]
        if one and other:
            return Phrase("tl-hint-swap-both", args)
        if one or other:
            place = first if one else second
            return Phrase("tl-hint-swap-one", {**args, "digit": self.number[place], "number": place + 1})
        return Phrase("tl-hint-swap", args)

    def _helps(self, field: int) -> bool:
        """Return whether landing on this space is sure to help: a missing digit, or a swap that puts one right."""
        square = RING[field]
        if 0 <= square < DIGITS:
            return self._missing(square) and self.view["lying"][square] > 0
        return square == SWAP and any(home not in (place, JUNK) for place, home in enumerate(self.pattern))

    def _spin(self, spinner: int) -> Phrase:
        landings = LANDINGS[self.field]
        counts = [len([number for number in sectors if self._helps(landings[3 + number])]) for sectors in SECTORS]
        args: dict[str, object] = {"spinner": SPINNERS[spinner], "count": counts[spinner], "number": SECTOR_COUNT - 1}
        if counts[spinner] == 0:
            return Phrase("tl-hint-spin-none" if max(counts) > 0 else "tl-hint-spin-nowhere", args)
        if counts[spinner] > max([count for other, count in enumerate(counts) if other != spinner]):
            return Phrase("tl-hint-spin-most", args)
        return Phrase("tl-hint-spin", args)

    def _landing(self, field: int) -> Phrase:
        assert 1 <= field <= FIELDS
        square = RING[field]
        if self._helps(field):
            if square == SWAP:
                return Phrase("tl-hint-land-swap", {"field": field})
            return Phrase("tl-hint-land-digit", {"digit": square, "place": self.number.index(square) + 1})
        return Phrase("tl-hint-land", {"square": SQUARES[field]})

    def _trade(self, place: int) -> Phrase:
        if self.pattern[place] == place:
            return Phrase("tl-hint-trade-right", {"place": place + 1})
        return Phrase("tl-hint-trade", {"place": place + 1, "digit": self.number[place]})

    def _leave(self) -> Phrase:
        if self.digit is not None and not self._missing(self.digit):
            return Phrase("tl-hint-leave-digit", {"digit": self.digit})
        if self.digit is not None:
            return Phrase("tl-hint-leave")
        swap = any(home not in (place, JUNK) for place, home in enumerate(self.pattern))
        if self.view["questions"][-1]["kind"] == "swap" and not swap:
            return Phrase("tl-hint-leave-swap")
        return Phrase("tl-hint-leave")
