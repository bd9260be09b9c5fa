"""What lies on the table of the Fernsehlotterie, and what can be done with it: cards, money, pawns, luck cards."""

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

# Stand-ins until a table is laid out; never written to, so that making a copy stays cheap.
_NOTHING: Final[list[int]] = []
_NO_QUESTIONS: Final[list[Question]] = []
_NO_ROUNDS: Final[list["RoundResult"]] = []


class RoundResult:
    """A round that has been paid out: its number, and how many digits everybody had right from the bottom."""

    def __init__(self, number: list[int], right: list[int]) -> None:
        self.number: Final = number
        self.right: Final = right

    def winners(self) -> list[int]:
        return [seat for seat in range(len(self.right)) if self.right[seat] == PLACES]

    def json(self) -> dict[str, object]:
        return {"number": self.number, "right": self.right}


class Table(State):
    """Everything on the table.  The rules that move it are in the subclass."""

    def __init__(self, seats: int, rounds: int, buying_off: bool, rng: Rng, story: Story | None = None) -> None:
        """A table with nothing on it; `lay_out` or `copy_onto` fills it."""
        super().__init__(seats, story)
        self.rounds = rounds
        self.buying_off = buying_off
        #: Turns the spinners, draws the lots and shuffles.
        self.rng = rng
        self.phase = DRAFT
        #: The seat whose turn it is (in the draft: who picks), and who has the first turn of the game.
        self.turn = 0
        self.beginner = 0
        #: The cards of seat s from the bottom up: holders[6 * s] … holders[6 * s + 5]; EMPTY where none is yet.
        self.holders = _NOTHING
        #: How many cards of each digit lie on the board.
        self.lying = _NOTHING
        #: TL-2: who lets the rest of the holder be filled.
        self.filling = 0
        self.money = _NOTHING
        self.bank = ALL_NOTES
        #: The field of each pawn, 0 until its first spin.
        self.pawns = _NOTHING
        #: Where each needle points: a sector of its spinner.
        self.needles = _NOTHING
        #: The luck cards face down, the next one last; and those set aside.
        self.pile = _NOTHING
        self.used = _NOTHING
        #: The luck card turned up in this turn, or -1.
        self.luck = -1
        #: The winning number from the bottom up; empty in the draft.
        self.number = _NOTHING
        self.finished = _NO_ROUNDS
        #: How many turns of this round are over.
        self.turns = 0
        self.stack = _NO_QUESTIONS

    def lay_out(self) -> None:
        """TL-1: a set of digits for each player on the board, 200 000 for everybody, empty holders."""
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
        """Give `twin` its own copy of everything but the randomness, which it has already."""
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

    # -- looking -----------------------------------------------------------------------------------------------

    def holder(self, seat: int) -> list[int]:
        """The cards of a seat from the bottom up."""
        return self.holders[PLACES * seat : PLACES * (seat + 1)]

    def held(self, seat: int) -> int:
        """How many cards are in a holder: six, except in the draft."""
        found = 0
        for at in range(PLACES * seat, PLACES * (seat + 1)):
            if self.holders[at] != EMPTY:
                found += 1
        return found

    def owners_of_two(self, digit: int, asker: int) -> int:
        """TL-9: the mask of the others who have this digit at least twice."""
        mask = 0
        for seat in range(self.seats):
            if seat != asker and self.holder(seat).count(digit) >= 2:
                mask |= BIT[seat]
        return mask

    def right(self, seat: int) -> int:
        """TL-16: how many digits of the winning number a seat has right, from the bottom up to the first wrong one."""
        first = PLACES * seat
        for place in range(PLACES):
            if self.holders[first + place] != self.number[place]:
                return place
        return PLACES

    def in_hand(self) -> int:
        """TL-2: the digit picked from the board that is not yet in its holder, or -1."""
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
        """TL-14: pay as much of the amount as is there."""
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
        """TL-15, TL-16, TL-19: 600 000 for the complete holders, 100 000 for every right digit of the others."""
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
        """TL-8: a card from the board for one of the holder, which goes back to its own field."""
        at = PLACES * seat + place
        leaving = self.holders[at]
        self.lying[digit] -= 1
        self.lying[leaving] += 1
        self.holders[at] = digit
        if self.story is not None:
            self.story.append(Event("tl-took", {"seat": seat, "digit": digit, "card": leaving}, {"place": place + 1}, [seat]))

    def swap_own(self, seat: int, place: int, second: int) -> None:
        """TL-10: exchange two cards of one holder."""
        first = PLACES * seat
        holders = self.holders
        holders[first + place], holders[first + second] = holders[first + second], holders[first + place]
        if self.story is not None:
            self.story.append(Event("tl-swapped", {"seat": seat}, {"place": place + 1, "second": second + 1}, [seat]))

    def exchange_between(self, seat: int, place: int, other: int, other_place: int) -> None:
        """Two cards of two holders change places."""
        mine = PLACES * seat + place
        theirs = PLACES * other + other_place
        self.holders[mine], self.holders[theirs] = self.holders[theirs], self.holders[mine]

    def turn_up_luck(self, seat: int) -> int:
        """TL-11: the top luck card, from a new pile if need be; it is set aside at once."""
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
        """TL-3: six of the ten lots, laid out from the bottom up and turned over."""
        lots = list(range(DIGITS))
        self.rng.shuffle(lots)
        self.number = lots[:PLACES]
        if self.story is not None:
            self.story.append(Event("tl-drawn", {"round": len(self.finished) + 1, "digits": self.number}))
