"""What lies on the table of a Zahlen-Rallye: hands, pile, car, open questions; and who may do what about it.

Up to three things are open at once after a card is laid: its chance to be snapped (`window`), the naming of the new total
(`naming_seat`), and the draws that have not been made (`owed`).  The next card on turn waits for the first two.
"""

from typing import Final

from spielkiste.core.game import State, Story
from spielkiste.core.randomness import Rng
from spielkiste.games.number_rally.material import BIT, GOAL, HAND_SIZE, KINDS, LITTLE_GOAL, NAMES, OVERSHOOT, OVERTAKE
from spielkiste.games.number_rally.moves import DRAW, LAY_EVENTS, LAY_NUMBERS, MOVE_COUNT, PASS, SAY, SNAP

TEMPOS: Final = ["live", "calm"]
DRAWINGS: Final = ["by_hand", "automatic"]
NAMINGS: Final = ["off", "practice", "strict"]
OFF: Final = 0
PRACTICE: Final = 1
STRICT: Final = 2

#: In practice, after so many misses only the right total is accepted: nobody is kept at one sum for ever.
TRIES: Final = 3

# How a rally ends (ZR-9 a to d).
NOT_YET: Final = 0
EXACT: Final = 1
EQUAL: Final = 2
PAST: Final = 3
EMPTY: Final = 4
ENDINGS: Final = ["", "exact", "equal", "past", "empty"]

NOBODY: Final = -1

# Stand-ins until a table is laid out; never written to, so that making a copy stays cheap.
_NO_CARDS: Final[list[int]] = []
_NO_RNG: Final = Rng("nothing")


class RallyTable(State):
    """The table without what moves do."""

    def __init__(
        self, seats: int, little: bool, by_hand: bool, naming: int, calm: bool, points_to_win: int, story: Story | None = None
    ) -> None:
        """A table with nothing on it; `lay_out` and `deal`, or `copy`, fill it."""
        super().__init__(seats, story)
        self.little = little
        self.by_hand = by_hand
        self.naming = naming
        self.calm = calm
        self.points_to_win = points_to_win
        self.goal = LITTLE_GOAL if little else GOAL
        #: Shuffles the coming rallies.  Copies share it until one of them shuffles.
        self.rng = _NO_RNG
        self.rng_shared = False
        #: The whole shuffled deck, shared by all copies; `drawn` cards are gone from its front.
        self.deck = _NO_CARDS
        self.drawn = 0
        #: How many cards of each kind a seat holds: counts[KINDS * seat + kind]; held[seat] is the mask of those kinds.
        self.counts = _NO_CARDS
        self.held = _NO_CARDS
        self.sizes = _NO_CARDS
        #: Draws that a seat may still make for cards it laid (drawing by hand, not in the little rally).
        self.owed = _NO_CARDS
        self.points = _NO_CARDS
        self.mistakes = _NO_CARDS
        #: Bottom first.  A tuple, so that copies can share it.
        self.pile: tuple[int, ...] = ()
        self.layer = NOBODY
        self.total = 0
        self.car = NOBODY
        self.turn = 0
        self.starter = 0
        self.rally = 0
        #: Whether the top card is a number whose chance to be snapped has not passed, and whether it is asked for just now.
        self.snappable = False
        self.window = False
        #: Who has not answered yet, and (calm tempo) who said yes.
        self.asked = _NO_CARDS
        self.yes = _NO_CARDS
        #: Who is to name the total, the total before their card, and their wrong answers.
        self.naming_seat = NOBODY
        self.naming_before = 0
        self.wrong: tuple[int, ...] = ()
        #: What the newest card brings as soon as its total is named.
        self.takes = False
        self.ending = NOT_YET
        self.over = False

    def lay_out(self) -> None:
        """Empty hands for everybody."""
        self.counts = [0] * (KINDS * self.seats)
        self.held = [0] * self.seats
        self.sizes = [0] * self.seats
        self.owed = [0] * self.seats
        self.points = [0] * self.seats
        self.mistakes = [0] * self.seats
        self.asked = []
        self.yes = []

    def hand(self, seat: int) -> list[int]:
        """The cards a seat holds, in the order of the kinds."""
        first = KINDS * seat
        return [kind for kind in range(1, KINDS) for _ in range(self.counts[first + kind])]

    def set_hand(self, seat: int, cards: list[int]) -> None:
        first = KINDS * seat
        mask = 0
        for kind in range(KINDS):
            self.counts[first + kind] = 0
        for kind in cards:
            self.counts[first + kind] += 1
            mask |= BIT[kind]
        self.held[seat] = mask
        self.sizes[seat] = len(cards)

    # -- what is open ------------------------------------------------------------------------------------------

    def drawers(self) -> list[int]:
        """ZR-4, ZR-13: the seats with an open draw."""
        if not self.by_hand or self.ending != NOT_YET or self.over or self.drawn == len(self.deck):
            return []
        if self.little:
            return [seat for seat in range(self.seats) if self.sizes[seat] < HAND_SIZE]
        return [seat for seat in range(self.seats) if self.owed[seat] > 0]

    def may_draw(self, seat: int) -> bool:
        """ZR-4, ZR-13: whether a draw of this seat is open."""
        if not self.by_hand or self.drawn == len(self.deck) or self.ending != NOT_YET or self.over:
            return False
        if self.little:
            return self.sizes[seat] < HAND_SIZE
        return self.owed[seat] > 0

    def laying(self) -> bool:
        """Whether the next card may be laid on turn: nothing else is being waited for."""
        return not self.window and self.naming_seat == NOBODY and not self.over

    def following(self) -> int:
        """ZR-5, ZR-7: whose turn comes after the card just laid."""
        following = self._next_able(self.layer)
        if self.pile[-1] == OVERTAKE and following != self.layer:
            following = self._next_able(following)
        return following

    def _next_able(self, seat: int) -> int:
        """ZR-5: the first player to the left who has a card or may draw one."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if self.sizes[other] > 0 or self.may_draw(other):
                return other
        return seat

    def phase(self) -> str:
        if self.over:
            return "over"
        if self.window:
            return "snap"
        return "turn" if self.naming_seat == NOBODY else "naming"

    # -- who may do what ---------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        if self.over:
            return []
        # Those who may draw come first: whoever asks the actors in this order lets nobody forget.
        found = self.drawers()
        if not found:
            found = self.asked[:]
        else:
            for seat in self.asked:
                if seat not in found:
                    found.append(seat)
        if self.naming_seat != NOBODY:
            if self.naming_seat not in found:
                found.append(self.naming_seat)
        elif not self.window and self.turn not in found:
            found.append(self.turn)
        return found

    def awaited(self) -> list[int]:
        """Without whom the game does not go on.  Who has answered about a snap is secret; a mere draw is not waited for."""
        if self.over:
            return []
        if self.window:
            return [seat for seat in range(self.seats) if seat != self.layer or seat == self.naming_seat]
        return [self.naming_seat if self.naming_seat != NOBODY else self.turn]

    def moves(self, seat: int) -> list[int]:
        found: list[int] = []
        if self.over or not 0 <= seat < self.seats:
            return self.nothing_for(seat)
        if seat == self.naming_seat:
            found += self._answers()
        elif self.window:
            if seat in self.asked:
                top = self.pile[-1]
                if self.held[seat] & BIT[top]:
                    found.append(SNAP + top)
                found.append(PASS)
        elif seat == self.turn and self.naming_seat == NOBODY:
            held = self.held[seat]
            found += LAY_NUMBERS[held >> 1 & 1023]
            found += LAY_EVENTS[held >> 11]
        if self.may_draw(seat):
            found.append(DRAW)
        return found

    def _answers(self) -> list[int]:
        if len(self.wrong) >= TRIES:
            return [SAY + self.total]
        found = list(range(SAY, SAY + self.goal + OVERSHOOT + 1))
        for answer in self.wrong:
            found.remove(SAY + answer)
        return found

    def legal(self, seat: int, move: int) -> bool:
        if self.over or not 0 < move < MOVE_COUNT or not 0 <= seat < self.seats:
            return False
        if move >= SAY:
            answer = move - SAY
            if seat != self.naming_seat or answer > self.goal + OVERSHOOT or answer in self.wrong:
                return False
            return len(self.wrong) < TRIES or answer == self.total
        if move == DRAW:
            return self.may_draw(seat)
        if move < KINDS:
            return seat == self.turn and self.laying() and self.held[seat] & BIT[move] != 0
        if seat not in self.asked:
            return False
        return move == PASS or (move - SNAP == self.pile[-1] and self.held[seat] & BIT[move - SNAP] != 0)

    def silence(self, seat: int) -> int:
        # Nobody answers twice: an open draw keeps a seat among the actors, but its answer has been given.
        return PASS if seat in self.asked else -1

    # -- counting, copying -------------------------------------------------------------------------------------

    def material(self) -> dict[str, int]:
        found = dict.fromkeys(NAMES[1:], 0)
        for kind in self.deck[self.drawn :] + list(self.pile):
            found[NAMES[kind]] += 1
        for seat in range(self.seats):
            for kind in self.hand(seat):
                found[NAMES[kind]] += 1
        return found

    def copy_onto(self, twin: "RallyTable") -> None:
        """Make a table with the same set-up equal to this one.  Hands are copied, what never changes is shared."""
        self.rng_shared = True
        twin.rng = self.rng
        twin.rng_shared = True
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.counts = self.counts[:]
        twin.held = self.held[:]
        twin.sizes = self.sizes[:]
        twin.owed = self.owed[:]
        twin.points = self.points[:]
        twin.mistakes = self.mistakes[:]
        twin.pile = self.pile
        twin.layer = self.layer
        twin.total = self.total
        twin.car = self.car
        twin.turn = self.turn
        twin.starter = self.starter
        twin.rally = self.rally
        twin.snappable = self.snappable
        twin.window = self.window
        twin.asked = self.asked[:]
        twin.yes = self.yes[:]
        twin.naming_seat = self.naming_seat
        twin.naming_before = self.naming_before
        twin.wrong = self.wrong
        twin.takes = self.takes
        twin.ending = self.ending
        twin.over = self.over
