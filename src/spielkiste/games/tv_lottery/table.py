"""The table of the TV Lottery, and the basic actions on it: cards, money, pawns, luck cards."""

from typing import Final

from spielkiste.core.game import State, Story
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Event
from spielkiste.games.tv_lottery.material import (
    ALL_NOTES,
    BIT,
    DIGITS,
    LUCK_DECK,
    LUCK_NAMES,
    PLACES,
    START_MONEY,
    prize_for,
)
from spielkiste.games.tv_lottery.questions import PLACE, Question

DRAFT: Final = 0
TURN: Final = 1
OVER: Final = 2
PHASES: Final = ["draft", "turn", "over"]

EMPTY: Final = -1

# Placeholders until the table is set up; never written to, so that copying stays cheap.
_NOTHING: Final[list[int]] = []
_NO_QUESTIONS: Final[list[Question]] = []
_NO_ROUNDS: Final[list["RoundResult"]] = []


class RoundResult:
    """A round that has been paid: its number, and by seat how many digits were right from the bottom."""

    def __init__(self, number: list[int], right: list[int]) -> None:
        self.number: Final = number
        self.right: Final = right

    def winners(self) -> list[int]:
        return [seat for seat in range(len(self.right)) if self.right[seat] == PLACES]

    def json(self) -> dict[str, object]:
        return {"number": self.number, "right": self.right}


class Table(State):
    """Everything on the table.  The subclass adds the rules."""

    def __init__(self, seats: int, rounds: int, buying_off: bool, rng: Rng, story: Story | None = None) -> None:
        """Create an empty table.  `lay_out` or `copy_onto` fills it."""
        super().__init__(seats, story)
        self.rounds = rounds
        self.buying_off = buying_off
        #: The random source for spinners, lottery cards and shuffles.
        self.rng = rng
        self.phase = DRAFT
        #: The seat whose turn it is (in the draft: that picks), and the seat that has the first turn of the game.
        self.turn = 0
        self.beginner = 0
        #: The cards of seat s from the bottom up: holders[6 * s] … holders[6 * s + 5]; EMPTY where there is none yet.
        self.holders = _NOTHING
        #: By digit: the number of cards on the board.
        self.lying = _NOTHING
        #: The mask of seats whose holders are being filled at random (TL-2).
        self.filling = 0
        self.money = _NOTHING
        self.bank = ALL_NOTES
        #: By seat: the space of its pawn, 0 until its first spin.
        self.pawns = _NOTHING
        #: By spinner: the sector that its needle points to.
        self.needles = _NOTHING
        #: The face-down luck cards, the next one last; and those set aside.
        self.pile = _NOTHING
        self.used = _NOTHING
        #: The luck card drawn in this turn, or -1.
        self.luck = -1
        #: The winning number from the bottom up; empty in the draft.
        self.number = _NOTHING
        self.finished = _NO_ROUNDS
        #: The number of finished turns in this round.
        self.turns = 0
        self.stack = _NO_QUESTIONS

    def lay_out(self) -> None:
        """Set up the table (TL-1): a set of digits per player on the board, 200 000 for each player, empty holders."""
        seats = self.seats
        self.holders = [EMPTY] * (PLACES * seats)
        self.lying = [seats] * DIGITS
        self.money = [START_MONEY] * seats
        self.bank = ALL_NOTES - START_MONEY * seats
        self.pawns = [0] * seats
        self.needles = [0, 0, 0]
        self.pile = LUCK_DECK[:]
        self.rng.shuffle(self.pile)
        self.used = []
        self.number = []
        self.finished = []
        self.stack = []

    def copy_onto(self, twin: "Table") -> None:
        """Give `twin` its own copy of everything except the random source, which it already has."""
        twin.phase = self.phase
        twin.turn = self.turn
        twin.beginner = self.beginner
        twin.holders = self.holders[:]
        twin.lying = self.lying[:]
        twin.filling = self.filling
        twin.money = self.money[:]
        twin.bank = self.bank
        twin.pawns = self.pawns[:]
        twin.needles = self.needles[:]
        twin.pile = self.pile[:]
        twin.used = self.used[:]
        twin.luck = self.luck
        twin.number = self.number
        twin.finished = self.finished[:]
        twin.turns = self.turns
        twin.stack = self.stack[:]

    # -- queries -----------------------------------------------------------------------------------------------

    def holder(self, seat: int) -> list[int]:
        """Return the cards of a seat from the bottom up."""
        return self.holders[PLACES * seat : PLACES * (seat + 1)]

    def held(self, seat: int) -> int:
        """Return the number of cards in a holder: six, except in the draft."""
        found = 0
        for at in range(PLACES * seat, PLACES * (seat + 1)):
            if self.holders[at] != EMPTY:
                found += 1
        return found

    def owners_of_two(self, digit: int, asker: int) -> int:
        """Return the mask of the other seats that have this digit at least twice (TL-9)."""
        mask = 0
        for seat in range(self.seats):
            if seat != asker and self.holder(seat).count(digit) >= 2:
                mask |= BIT[seat]
        return mask

    def right(self, seat: int) -> int:
        """Return how many digits of a seat are right, from the bottom up to the first wrong one (TL-16)."""
        first = PLACES * seat
        for place in range(PLACES):
            if self.holders[first + place] != self.number[place]:
                return place
        return PLACES

    def in_hand(self) -> int:
        """Return the digit taken from the board that is not in its holder yet (TL-2), or -1."""
        if self.stack:
            asked = self.stack[-1]
            if asked.kind == PLACE:
                return asked.digit
        return -1

    def material(self) -> dict[str, int]:
        found = {f"digit-{digit}": self.lying[digit] + self.holders.count(digit) for digit in range(DIGITS)}
        if self.in_hand() >= 0:
            found[f"digit-{self.in_hand()}"] += 1
        for kind in range(len(LUCK_NAMES)):
            found[f"luck-{LUCK_NAMES[kind]}"] = self.pile.count(kind) + self.used.count(kind)
        found["money"] = self.bank + sum(self.money)
        return found

    # -- money -------------------------------------------------------------------------------------------------

    def from_bank(self, seat: int, amount: int) -> None:
        self.bank -= amount
        self.money[seat] += amount

    def to_bank(self, seat: int, amount: int) -> None:
        """Pay the amount to the bank, or as much as the seat has (TL-14)."""
        paid = min(amount, self.money[seat])
        self.money[seat] -= paid
        self.bank += paid
        if self.story is not None:
            if paid > 0:
                self.story.append(Event("tl-paid", {"seat": seat, "money": paid}))
            else:
                self.story.append(Event("tl-broke", {"seat": seat}))

    def hand_over(self, payer: int, receiver: int, amount: int) -> None:
        self.money[payer] -= amount
        self.money[receiver] += amount

    def pay_out(self) -> None:
        """Pay 600 000 for each complete holder and 100 000 for each right digit of the others (TL-15, TL-16, TL-19)."""
        right = [self.right(seat) for seat in range(self.seats)]
        result = RoundResult(self.number, right)
        self.finished.append(result)
        if self.story is not None:
            winners = result.winners()
            if winners:
                self.story.append(Event("tl-complete", {"seats": winners, "digits": self.number}))
            else:
                self.story.append(Event("tl-no-winner", {"round": len(self.finished)}))
        for seat in range(self.seats):
            prize = prize_for(right[seat])
            self.from_bank(seat, prize)
            if self.story is not None:
                self.story.append(Event("tl-prize", {"seat": seat, "count": right[seat], "money": prize}))

    # -- cards -------------------------------------------------------------------------------------------------

    def take_from_board(self, seat: int, digit: int, place: int) -> None:
        """Exchange a card from the board for one in the holder, which goes back to its own space (TL-8)."""
        at = PLACES * seat + place
        leaving = self.holders[at]
        self.lying[digit] -= 1
        self.lying[leaving] += 1
        self.holders[at] = digit
        if self.story is not None:
            self.story.append(Event("tl-took", {"seat": seat, "digit": digit, "card": leaving}, {"place": place + 1}, [seat]))

    def swap_own(self, seat: int, place: int, second: int) -> None:
        """Swap two cards within a holder (TL-10)."""
        first = PLACES * seat
        holders = self.holders
        holders[first + place], holders[first + second] = holders[first + second], holders[first + place]
        if self.story is not None:
            self.story.append(Event("tl-swapped", {"seat": seat}, {"place": place + 1, "second": second + 1}, [seat]))

    def exchange_between(self, seat: int, place: int, other: int, other_place: int) -> None:
        """Exchange two cards between two holders."""
        mine = PLACES * seat + place
        theirs = PLACES * other + other_place
        self.holders[mine], self.holders[theirs] = self.holders[theirs], self.holders[mine]

    def turn_up_luck(self, seat: int) -> int:
        """Turn over the top luck card, reshuffling if the pile is empty, and set it aside (TL-11)."""
        if not self.pile:
            self.pile = sorted(self.used)
            self.used = []
            self.rng.shuffle(self.pile)
            if self.story is not None:
                self.story.append(Event("tl-reshuffled", {}))
        kind = self.pile.pop()
        self.used.append(kind)
        self.luck = kind
        if self.story is not None:
            self.story.append(Event("tl-luck", {"seat": seat, "luck": LUCK_NAMES[kind]}))
        return kind

    def draw_number(self) -> None:
        """Draw six of the ten lottery cards as the winning number, from the bottom up (TL-3)."""
        lots = list(range(DIGITS))
        self.rng.shuffle(lots)
        self.number = lots[:PLACES]
        if self.story is not None:
            self.story.append(Event("tl-drawn", {"round": len(self.finished) + 1, "digits": self.number}))
