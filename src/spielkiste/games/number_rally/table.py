"""The table of a Number Rally: hands, pile, car and open questions, and who may do what.

After a card is played, up to three things are open at once: the chance to snap it (`window`), the naming of the new
total (`naming_seat`), and draws that have not been made (`owed`).  The next turn waits for the first two.
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

#: In practice, after this many wrong answers only the right total is accepted, so that nobody gets stuck on one sum.
TRIES: Final = 3

# The ways in which a rally ends (ZR-9 a to d).
NOT_YET: Final = 0
EXACT: Final = 1
EQUAL: Final = 2
PAST: Final = 3
EMPTY: Final = 4
ENDINGS: Final = ["", "exact", "equal", "past", "empty"]

NOBODY: Final = -1

# Placeholders until the table is set up; never written to, so that copying stays cheap.
_NO_CARDS: Final[list[int]] = []
_NO_RNG: Final = Rng("nothing")


class RallyTable(State):
    """The table, without the effects of moves."""

    def __init__(
        self, seats: int, little: bool, by_hand: bool, naming: int, calm: bool, points_to_win: int, story: Story | None = None
    ) -> None:
        """Create an empty table.  `lay_out` and `deal`, or `copy`, fill it."""
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
        #: The whole shuffled deck, shared by all copies.  The first `drawn` cards are gone.
        self.deck = _NO_CARDS
        self.drawn = 0
        #: The number of cards of each kind in a hand: counts[KINDS * seat + kind]; held[seat] is the mask of these
        #: kinds.
        self.counts = _NO_CARDS
        self.held = _NO_CARDS
        self.sizes = _NO_CARDS
        #: By seat: the draws it may still make for cards it played (drawing by hand, not in the little rally).
        self.owed = _NO_CARDS
        self.points = _NO_CARDS
        self.mistakes = _NO_CARDS
        #: Bottom card first.  A tuple, so that copies can share it.
        self.pile: tuple[int, ...] = ()
        self.layer = NOBODY
        self.total = 0
        self.car = NOBODY
        self.turn = 0
        self.starter = 0
        self.rally = 0
        #: Whether the top card is a number that can still be snapped, and whether the seats are being asked about it
        #: now.
        self.snappable = False
        self.window = False
        #: The seats that have not answered yet, and (calm tempo) those that said yes.
        self.asked = _NO_CARDS
        self.yes = _NO_CARDS
        #: The seat that has to name the total, the total before its card, and its wrong answers.
        self.naming_seat = NOBODY
        self.naming_before = 0
        self.wrong: tuple[int, ...] = ()
        #: The effects of the newest card, due when its total is named.
        self.takes = False
        self.ending = NOT_YET
        self.over = False

    def lay_out(self) -> None:
        """Clear all hands and scores."""
        self.counts = [0] * (KINDS * self.seats)
        self.held = [0] * self.seats
        self.sizes = [0] * self.seats
        self.owed = [0] * self.seats
        self.points = [0] * self.seats
        self.mistakes = [0] * self.seats
        self.asked = []
        self.yes = []

    def hand(self, seat: int) -> list[int]:
        """Return the cards in a hand, ordered by kind."""
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
        """Return the seats with an open draw (ZR-4, ZR-13)."""
        if not self.by_hand or self.ending != NOT_YET or self.over or self.drawn == len(self.deck):
            return []
        if self.little:
            return [seat for seat in range(self.seats) if self.sizes[seat] < HAND_SIZE]
        return [seat for seat in range(self.seats) if self.owed[seat] > 0]

    def may_draw(self, seat: int) -> bool:
        """Return whether this seat has an open draw (ZR-4, ZR-13)."""
        if not self.by_hand or self.drawn == len(self.deck) or self.ending != NOT_YET or self.over:
            return False
        if self.little:
            return self.sizes[seat] < HAND_SIZE
        return self.owed[seat] > 0

    def laying(self) -> bool:
        """Return whether the next turn may be played, because nothing else is open."""
        return not self.window and self.naming_seat == NOBODY and not self.over

    def following(self) -> int:
        """Return the seat whose turn comes after the newest card (ZR-5, ZR-7)."""
        following = self._next_able(self.layer)
        return self._next_able(following) if self.pile[-1] == OVERTAKE else following

    def _next_able(self, seat: int) -> int:
        """Return the next seat to the left that has a card or may draw one (ZR-5)."""
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

    # -- legal moves -------------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        if self.over:
            return []
        # Seats that may draw come first, so that in a program that asks the actors in this order, nobody forgets to draw.
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
        """Return the seats that the game is waiting for.

        It does not wait for a draw.  After a snap question it names all seats that were asked, because who has
        answered is secret.
        """
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

    def allows(self, seat: int, move: int) -> bool:
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
        # A seat answers once: an open draw may keep it among the actors, but its answer has been given.
        return PASS if seat in self.asked else -1

    def forced(self, seat: int) -> int:
        # Everyone sees that a player without cards cannot snap.
        return PASS if seat in self.asked and self.sizes[seat] == 0 and not self.may_draw(seat) else -1

    def hurried(self) -> list[int]:
        # In the little rally a player may draw at any later time (ZR-13).
        return [] if self.little else self.drawers()

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
        """Make `twin`, a table with the same settings, equal to this one.

        Copy what can change and share what never does.
        """
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
