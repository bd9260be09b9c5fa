"""An attentive player's memory of the others' holders: digits taken and returned, and their likely places.

Digits are known if they were taken openly.  A place is a guess: a player who takes a digit of the winning number has
probably put it where it belongs.
"""

from typing import Final, cast

from spielkiste.core.bot import attributes_of, rebuild
from spielkiste.core.story import Phrase
from spielkiste.games.tv_lottery.material import DIGITS, PLACES

UNKNOWN: Final = -1


class Memory:
    """One player's memory of all holders."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        #: The number of cards of each digit that a seat is known to have: digits[10 * seat + digit].
        self.digits = [0] * (DIGITS * seats)
        #: The digit that is believed to be in a place: places[6 * seat + place].
        self.places = [UNKNOWN] * (PLACES * seats)
        self._number: list[int] = []

    def __reduce__(self) -> tuple[object, ...]:
        return (rebuild, (Memory, (self.seats,), attributes_of(self)))

    def notice(self, event: Phrase) -> None:
        """Take in one event of the story, as this player saw it."""
        key = event.key
        args = event.args
        if key in ("tl-took", "tl-took-unseen"):
            self._took(cast(int, args["seat"]), cast(int, args["digit"]), cast(int, args["card"]))
        elif key == "tl-picked":
            self._gain(cast(int, args["seat"]), cast(int, args["digit"]))
        elif key in ("tl-swapped", "tl-swapped-unseen"):
            self._keep_only_right(cast(int, args["seat"]))
        elif key in ("tl-dealt", "tl-dealt-unseen"):
            card = cast(int, args["card"]) if "card" in args else UNKNOWN
            self._dealt(cast(int, args["seat"]), cast(int, args["seller"]), cast(int, args["digit"]), card)
        elif key in ("tl-exchanged", "tl-exchanged-unseen", "tl-bought-off", "tl-bought-off-unseen"):
            self._exchanged(args)
        elif key == "tl-answered":
            for seat in cast("list[int]", args["seats"]):
                at = DIGITS * seat + cast(int, args["digit"])
                self.digits[at] = max(2, self.digits[at])
        elif key == "tl-nobody":
            for seat in range(self.seats):
                at = DIGITS * seat + cast(int, args["digit"])
                self.digits[at] = min(1, self.digits[at])
        elif key == "tl-prize":
            self._showed(cast(int, args["seat"]), cast(int, args["count"]))
        elif key in ("tl-drawn", "tl-complete"):
            self._number = cast("list[int]", args["digits"])

    def see_number(self, number: list[int]) -> None:
        """Set the winning number, for a player who joined after it was drawn."""
        self._number = number

    # -- queries -------------------------------------------------------------------------------------------------

    def has_two(self, seat: int, digit: int) -> bool:
        return self.digits[DIGITS * seat + digit] >= 2

    def known(self, seat: int) -> int:
        """Return how many cards of a holder are remembered."""
        return sum(self.digits[DIGITS * seat : DIGITS * (seat + 1)])

    def believed(self, seat: int, place: int) -> int:
        """Return the digit that is probably in this place, or UNKNOWN."""
        return self.places[PLACES * seat + place]

    def believed_right(self, seat: int, number: list[int]) -> int:
        """Return how many places of a holder are probably right."""
        found = 0
        for place in range(PLACES):
            if self.places[PLACES * seat + place] == number[place]:
                found += 1
        return found

    # -- updates -------------------------------------------------------------------------------------------------

    def _gain(self, seat: int, digit: int) -> None:
        self.digits[DIGITS * seat + digit] += 1

    def _lose(self, seat: int, digit: int) -> None:
        at = DIGITS * seat + digit
        self.digits[at] = max(0, self.digits[at] - 1)

    def _took(self, seat: int, digit: int, card: int) -> None:
        self._lose(seat, card)
        self._gain(seat, digit)
        self._forget_place_of(seat, card)
        self._believe_useful(seat, digit)

    def _dealt(self, buyer: int, seller: int, digit: int, card: int) -> None:
        self._lose(seller, digit)
        self._gain(buyer, digit)
        if card != UNKNOWN:
            self._lose(buyer, card)
            self._gain(seller, card)
            self._forget_place_of(buyer, card)
        else:
            self._lose_any(buyer)
        self._forget_place_of(seller, digit)
        self._believe_useful(buyer, digit)

    def _lose_any(self, seat: int) -> None:
        """Forget one card after an unseen one left the holder; players give away what the winning number does not need."""
        if self.known(seat) <= PLACES:
            return
        for digit in range(DIGITS):
            at = DIGITS * seat + digit
            if self.digits[at] > (1 if digit in self._number else 0):
                self.digits[at] -= 1
                return

    def _exchanged(self, args: dict[str, object]) -> None:
        seat = cast(int, args["seat"])
        other = cast(int, args["other"])
        place = cast(int, args["place"]) - 1
        mine = PLACES * seat + place
        theirs = PLACES * other + place
        if "digit" in args:
            got = cast(int, args["digit"])
            given = cast(int, args["card"])
            self._lose(seat, given)
            self._gain(seat, got)
            self._lose(other, got)
            self._gain(other, given)
            self.places[mine] = got
            self.places[theirs] = given
        else:
            self.places[mine], self.places[theirs] = self.places[theirs], self.places[mine]

    def _believe_useful(self, seat: int, digit: int) -> None:
        if digit in self._number:
            self.places[PLACES * seat + self._number.index(digit)] = digit

    def _forget_place_of(self, seat: int, digit: int) -> None:
        """Forget the place of a card that left the holder, unless it was right: players keep right cards."""
        for place in range(PLACES):
            at = PLACES * seat + place
            if self.places[at] == digit and not (self._number and self._number[place] == digit):
                self.places[at] = UNKNOWN

    def _keep_only_right(self, seat: int) -> None:
        for place in range(PLACES):
            at = PLACES * seat + place
            if not self._number or self.places[at] != self._number[place]:
                self.places[at] = UNKNOWN

    def _showed(self, seat: int, right: int) -> None:
        """Learn from a payout how many digits are right from the bottom, and that the next one is not."""
        if not self._number:
            # The round ended before this player first saw the table, so the number is unknown.
            return
        for place in range(right):
            self.places[PLACES * seat + place] = self._number[place]
        if right < PLACES and self.places[PLACES * seat + right] == self._number[right]:
            self.places[PLACES * seat + right] = UNKNOWN
