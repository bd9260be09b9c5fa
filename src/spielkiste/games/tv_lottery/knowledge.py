"""The knowledge of a player who remembers everything about the others' holders: all possible arrangements.

Cards are taken openly and placed secretly.  So the digits in a holder are mostly known and their places are not.
Six cards have at most 720 arrangements, and later events rule some of them out.  With two players that is all there
is to know.  A trade between two others hides which card changed hands, so the arrangements multiply.  If there are
too many, or if holders were filled at random, nothing is remembered (`complete` is false).
"""

from collections.abc import Mapping
from typing import Final, cast

from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.games.tv_lottery.material import DIGITS, PLACES
from spielkiste.games.tv_lottery.table import EMPTY
from spielkiste.games.tv_lottery.view import TvLotteryView

Holder = tuple[int, ...]

_START: Final[Holder] = (EMPTY,) * PLACES
_MOST_WAYS: Final = 2500
_TRIES: Final = 60


class TvLotteryKnowledge(Knowledge):
    """The memory of one seat."""

    def __init__(self, seat: int | None, seats: int) -> None:
        super().__init__(seat)
        self.complete = True
        self._begun = False
        #: The seat that asked last, and the winning number of the round.
        self._asker = 0
        self._drawn: list[int] = []
        self._others: Final = [other for other in range(seats) if other != seat]
        #: By seat: the possible arrangements of its cards, in a fixed order.
        self.ways: Final[list[list[Holder]]] = [[_START] for _ in range(seats)]

    def look(self, view: Mapping[str, object]) -> None:
        if not self._begun:
            self._begun = True
            table = cast(TvLotteryView, view)
            self.complete = table["phase"] == "draft" and max(table["held"]) == 0

    def hear(self, event: Phrase) -> None:
        if not self.complete or not self._begun:
            return
        key = event.key.removesuffix("-unseen")
        args = event.args
        if key == "tl-placed":
            self._replace(_number(args, "seat"), EMPTY, [_number(args, "digit")])
        elif key == "tl-took":
            self._replace(_number(args, "seat"), _number(args, "card"), [_number(args, "digit")])
        elif key == "tl-swapped":
            self._swapped(_number(args, "seat"))
        elif key == "tl-dealt":
            self._dealt(args)
        elif key in ("tl-exchanged", "tl-bought-off"):
            self._exchanged(args)
        elif key == "tl-answered":
            self._answered(cast("list[int]", args["seats"]), _number(args, "digit"))
        elif key == "tl-asked":
            self._asker = _number(args, "seat")
        elif key == "tl-nobody":
            self._answered([], _number(args, "digit"))
        elif key == "tl-drawn":
            self._drawn = cast("list[int]", args["digits"])
        elif key in ("tl-spun", "tl-star"):
            self._rule_out_complete_holders()
        elif key == "tl-prize":
            self._paid(_number(args, "seat"), _number(args, "count"))

    # -- updating the arrangements -----------------------------------------------------------------------------

    def _keep(self, seat: int, ways: list[Holder]) -> None:
        self.ways[seat] = list(dict.fromkeys(ways))
        if len(self.ways[seat]) > _MOST_WAYS:
            self.complete = False

    def _replace(self, seat: int, old: int, new: list[int]) -> None:
        """Replace one card of digit `old` (or an empty place), in an unknown place, with one of `new`."""
        if seat == self.seat:
            return
        found: list[Holder] = []
        for way in self.ways[seat]:
            for place in range(PLACES):
                if way[place] == old:
                    found += [_with(way, place, digit) for digit in new]
        self._keep(seat, found)

    def _swapped(self, seat: int) -> None:
        """Apply a hidden swap of two cards.  It changes nothing if nothing is known about the places."""
        ways = self.ways[seat]
        if seat == self.seat:
            return
        hands = dict.fromkeys([tuple(sorted(way)) for way in ways])
        missing = sum([_arrangements(hand) for hand in hands]) - len(ways)
        number = tuple(self._drawn)
        if missing == 1 and len(ways) > 2 and number not in ways and tuple(sorted(number)) in hands:
            # Only the winning number itself was ruled out; after the swap it is possible again.
            ways.append(number)
            missing = 0
        if missing == 0:
            return
        found: list[Holder] = []
        for way in ways:
            for place in range(PLACES):
                for second in range(place + 1, PLACES):
                    found.append(_with(_with(way, place, way[second]), second, way[place]))
        self._keep(seat, found)

    def _dealt(self, args: dict[str, object]) -> None:
        buyer, seller, digit = _number(args, "seat"), _number(args, "seller"), _number(args, "digit")
        if "card" in args:
            self._replace(seller, digit, [_number(args, "card")])
            self._replace(buyer, _number(args, "card"), [digit])
            return
        offered = [card for card in range(DIGITS) if card != digit and any(card in way for way in self.ways[buyer])]
        self._replace(seller, digit, offered)
        before = self.ways[buyer]
        found = [_with(way, place, digit) for way in before for place in range(PLACES) if way[place] != digit]
        self._keep(buyer, found)

    def _exchanged(self, args: dict[str, object]) -> None:
        seat, other, place = _number(args, "seat"), _number(args, "other"), _number(args, "place") - 1
        if "digit" in args:
            got, given = _number(args, "digit"), _number(args, "card")
            if seat == self.seat:
                self._seen_at(other, place, got, given)
            else:
                self._seen_at(seat, place, given, got)
            return
        mine = list(dict.fromkeys([way[place] for way in self.ways[seat]]))
        theirs = list(dict.fromkeys([way[place] for way in self.ways[other]]))
        self._keep(seat, [_with(way, place, digit) for way in self.ways[seat] for digit in theirs])
        self._keep(other, [_with(way, place, digit) for way in self.ways[other] for digit in mine])

    def _seen_at(self, seat: int, place: int, was: int, becomes: int) -> None:
        self._keep(seat, [_with(way, place, becomes) for way in self.ways[seat] if way[place] == was])

    def _answered(self, seats: list[int], digit: int) -> None:
        """Apply an answer (TL-9): exactly the seats that have the digit twice answered; the asker was not asked."""
        for other in self._others:
            if other != self._asker:
                twice = other in seats
                self.ways[other] = [way for way in self.ways[other] if (way.count(digit) >= 2) == twice]

    def _rule_out_complete_holders(self) -> None:
        """Rule out complete holders: they end the round at once, so nobody has one when a player spins (TL-15)."""
        number = tuple(self._drawn)
        for other in self._others:
            if number in self.ways[other]:
                self.ways[other].remove(number)

    def _paid(self, seat: int, right: int) -> None:
        """Keep the arrangements with exactly this many right digits from the bottom (TL-16)."""
        if seat != self.seat:
            self.ways[seat] = [way for way in self.ways[seat] if _right(way, self._drawn) == right]

    # -- worlds ------------------------------------------------------------------------------------------------

    def deal(self, rng: Rng, unseen: list[int], over: bool = False) -> list[Holder]:
        """Return a holder for each of the others, by seat, that together contain the unseen cards; [] if none is found.

        `unseen` has the number of cards of each digit.  Unless the game is `over`, nobody can have a complete
        holder.
        """
        if not over:
            self._rule_out_complete_holders()
        found = [_START] * len(self.ways)
        for _ in range(_TRIES):
            for other in self._others:
                found[other] = self.ways[other][rng.below(len(self.ways[other]))]
            if self._adds_up(found, unseen):
                return found
        return found if self._search(rng, found, unseen[:], 0) else []

    def _adds_up(self, holders: list[Holder], unseen: list[int]) -> bool:
        left = unseen[:]
        for other in self._others:
            for card in holders[other]:
                if card != EMPTY:
                    left[card] -= 1
        return min(left) == 0 and max(left) == 0

    def _search(self, rng: Rng, found: list[Holder], left: list[int], number: int) -> bool:
        if number == len(self._others):
            return max(left) == 0
        other = self._others[number]
        order = list(range(len(self.ways[other])))
        rng.shuffle(order)
        for place in order:
            way = self.ways[other][place]
            after = left[:]
            for card in way:
                if card != EMPTY:
                    after[card] -= 1
            if min(after) >= 0:
                found[other] = way
                if self._search(rng, found, after, number + 1):
                    return True
        return False

    def denied(self, holders: list[Holder]) -> str:
        for other in self._others:
            if self.complete and holders[other] not in self.ways[other]:
                return f"the cards of seat {other} cannot be in these places"
        return ""


def _number(args: dict[str, object], name: str) -> int:
    return cast(int, args[name])


def _with(way: Holder, place: int, digit: int) -> Holder:
    return (*way[:place], digit, *way[place + 1 :])


def _right(way: Holder, number: list[int]) -> int:
    for place in range(PLACES):
        if way[place] != number[place]:
            return place
    return PLACES


def _arrangements(way: Holder) -> int:
    """Return the number of arrangements of these cards."""
    count = 1
    for place in range(PLACES):
        count = count * (place + 1) // way[: place + 1].count(way[place])
    return count
