"""Das Spiel zur Fernsehlotterie: the rules.

For owners of the box: Gewinnzahl is the winning number, Loskarte a lot, Ziffernkärtchen a digit card, Kartenhalter a
holder, Drehpfeil a spinner, Glückskarte a luck card, Tauschfeld the swap field, Kauffeld the buy field, Abkaufen buying
off.  The clauses (TL-1 to TL-21) are in texts/en/rules.md.

Places count from 0, the lowest.  Every decision is a `Question` on the stack; an empty stack ends the turn.
"""

from spielkiste.core.game import Outcome, Position, Refusal, Story, View
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Event
from spielkiste.games.tv_lottery import moves as m
from spielkiste.games.tv_lottery import questions as q
from spielkiste.games.tv_lottery.knowing import position_of, redeal, view_of
from spielkiste.games.tv_lottery.material import (
    ALL_PAY_YOU,
    BAD_LUCK,
    BIT,
    BUY,
    DIGITS,
    GO_ANYWHERE,
    LANDINGS,
    LUCK,
    LUCK_MONEY,
    LUCKY_EXCHANGE,
    LUCKY_SWAP,
    LUCKY_TAKE,
    PLACES,
    PRICE,
    RING,
    SECTOR_COUNT,
    SECTORS,
    SPIN_AGAIN,
    SPINNERS,
    SQUARES,
    STAR,
    SWAP,
    TURNS_EACH,
    YOU_PAY_ALL,
)
from spielkiste.games.tv_lottery.questions import Question
from spielkiste.games.tv_lottery.refusals import refuse
from spielkiste.games.tv_lottery.table import DRAFT, EMPTY, OVER, TURN, Table


class TvLottery(Table):
    """A game in progress."""

    def __init__(self, seats: int, rounds: int, buying_off: bool, rng: Rng, story: Story | None = None) -> None:
        """A table with nothing on it; `lay_out` or `copy` fills it."""
        super().__init__(seats, rounds, buying_off, rng, story)

    # -- who may do what ---------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        return [self.stack[-1].seat] if self.stack else []

    def moves(self, seat: int) -> list[int]:
        if not self.stack:
            return []
        asked = self.stack[-1]
        if asked.seat != seat:
            return []
        kind = asked.kind
        if kind == q.SPIN:
            return m.SPIN_MOVES[:]
        if kind == q.STAR:
            return m.STAR_MOVES[asked.spinner][:]
        if kind == q.FIELD_CARD:
            return [*self._puts(seat, asked.digit), m.LEAVE]
        if kind == q.SWAP:
            return [*m.SWAP_MOVES, m.LEAVE]
        if kind == q.PICK:
            return [*self._lying_digits(), m.FILL]
        if kind == q.PLACE:
            first = PLACES * seat
            return [*[m.PUT + place for place in range(PLACES) if self.holders[first + place] == EMPTY], m.FILL]
        if kind == q.LEAVING or kind == q.TAKEN:
            return self._puts(seat, asked.digit)
        if kind == q.EMPTY_FIELD:
            return [m.ASK + asked.digit, m.LEAVE]
        if kind == q.SELLER:
            return [*[m.BUY_FROM + other for other in range(self.seats) if asked.seats & BIT[other]], m.LEAVE]
        if kind == q.GIVE:
            first = PLACES * seat
            return [m.GIVE + place for place in range(PLACES) if self.holders[first + place] == asked.digit]
        if kind == q.BUY:
            found = self._lying_digits() + m.SWAP_MOVES
            if not asked.asked:
                found += m.ASK_MOVES
            found.append(m.LEAVE)
            return found
        if kind == q.TAKE:
            return [*self._lying_digits(), m.LEAVE]
        if kind == q.GO_TO:
            return m.GO_TO_MOVES[self.pawns[seat]][:]
        found = []
        for other in range(self.seats):
            if kind == q.BUY_OFF:
                if asked.seats & BIT[other]:
                    found += m.BUY_OFF_MOVES[other]
            elif other != seat:
                found += m.EXCHANGE_MOVES[other]
        found.append(m.LEAVE)
        return found

    def _lying_digits(self) -> list[int]:
        lying = self.lying
        return [digit for digit in range(DIGITS) if lying[digit] > 0]

    def _puts(self, seat: int, digit: int) -> list[int]:
        """TL-8: the places from which a card may leave for this digit: not one of the same digit."""
        first = PLACES * seat
        holders = self.holders
        return [m.PUT + place for place in range(PLACES) if holders[first + place] != digit]

    def why_not(self, seat: int, move: int) -> Refusal | None:
        if self.legal(seat, move):
            return None
        return refuse(self, seat, move)

    # -- answering ---------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        asked = self.stack.pop()
        kind = asked.kind
        if kind == q.SPIN:
            self._spin(seat, move - m.SPIN)
        elif kind == q.STAR:
            number = m.STAR_NUMBERS[move - m.NUMBER]
            if self.story is not None:
                self.story.append(Event("tl-star-chosen", {"seat": seat, "number": number}))
            self._move_pawn(seat, number)
        elif kind == q.PICK or kind == q.PLACE:
            self._answer_draft(asked, move)
            return
        elif kind == q.SELLER:
            if move == m.LEAVE:
                self._decline(seat)
            else:
                self.stack.append(Question(q.LEAVING, seat, digit=asked.digit, other=move - m.BUY_FROM, seats=asked.seats))
        elif kind == q.LEAVING:
            # The buyer's card waits face down; the seller chooses without seeing it.
            self.stack.append(Question(q.GIVE, asked.other, digit=asked.digit, other=seat, seats=asked.seats, place=move - m.PUT))
        elif kind == q.GIVE:
            self._deal(asked, move - m.GIVE)
        elif kind == q.GO_TO:
            self._arrive(seat, move - m.GO_TO + 1, 0)
        elif move == m.LEAVE:
            self._decline(seat)
        elif kind == q.FIELD_CARD or kind == q.TAKEN:
            if asked.price > 0:
                self.to_bank(seat, asked.price)
            self.take_from_board(seat, asked.digit, move - m.PUT)
            self._look_for_winners()
        elif kind == q.SWAP:
            self._swap(seat, move)
        elif kind == q.EMPTY_FIELD:
            self._ask_around(seat, asked.digit)
        elif kind == q.BUY:
            self._buy(seat, move)
        elif kind == q.TAKE:
            self.stack.append(Question(q.TAKEN, seat, digit=move))
        elif kind == q.EXCHANGE:
            self._exchange_place(seat, (move - m.EXCHANGE) // PLACES, (move - m.EXCHANGE) % PLACES, 0)
        else:
            other = (move - m.BUY_OFF) // PLACES
            self.stack.append(Question(q.BUY_OFF, seat, seats=asked.seats & ~BIT[other]))
            self._exchange_place(seat, other, (move - m.BUY_OFF) % PLACES, PRICE)
        self._go_on()

    def _go_on(self) -> None:
        """Drop what need not be asked any more; an empty stack ends the turn."""
        while self.stack:
            asked = self.stack[-1]
            if asked.kind != q.BUY_OFF or (asked.seats != 0 and self.money[asked.seat] >= PRICE):
                return
            self.stack.pop()
        if self.phase == TURN:
            self._end_turn()

    def _decline(self, seat: int) -> None:
        if self.story is not None:
            self.story.append(Event("tl-left", {"seat": seat}))

    # -- the draft ---------------------------------------------------------------------------------------------

    def begin_draft(self, youngest: int) -> None:
        """TL-2: everybody takes six digits, one at a time."""
        self.phase = DRAFT
        self.turn = youngest
        self.stack.append(Question(q.PICK, youngest))

    def fill_all(self) -> None:
        """TL-2, the table option: all holders filled at random, then the first number is drawn."""
        for seat in range(self.seats):
            for place in range(PLACES):
                digit = self._random_card()
                self.lying[digit] -= 1
                self.holders[PLACES * seat + place] = digit
        if self.story is not None:
            self.story.append(Event("tl-filled-all", {}))
        self._next_round(self.beginner)

    def _answer_draft(self, asked: Question, move: int) -> None:
        seat = asked.seat
        if move == m.FILL:
            self.filling |= BIT[seat]
            if self.story is not None:
                self.story.append(Event("tl-fills", {"seat": seat}))
            if asked.kind == q.PLACE:
                self._put_in(seat, asked.digit, self._random_place(seat))
            else:
                self._fill_one(seat)
        elif asked.kind == q.PICK:
            self._pick(seat, move)
            self.stack.append(Question(q.PLACE, seat, digit=move))
            return
        else:
            self._put_in(seat, asked.digit, move - m.PUT)
        self._next_pick()

    def _pick(self, seat: int, digit: int) -> None:
        self.lying[digit] -= 1
        if self.story is not None:
            self.story.append(Event("tl-picked", {"seat": seat, "digit": digit}))

    def _put_in(self, seat: int, digit: int, place: int) -> None:
        self.holders[PLACES * seat + place] = digit
        if self.story is not None:
            self.story.append(Event("tl-placed", {"seat": seat, "digit": digit}, {"place": place + 1}, [seat]))

    def _fill_one(self, seat: int) -> None:
        digit = self._random_card()
        self._pick(seat, digit)
        self._put_in(seat, digit, self._random_place(seat))

    def _random_card(self) -> int:
        """A digit, each card lying on the board being equally likely."""
        chosen = self.rng.below(sum(self.lying))
        digit = 0
        while chosen >= self.lying[digit]:
            chosen -= self.lying[digit]
            digit += 1
        return digit

    def _random_place(self, seat: int) -> int:
        return self.rng.pick([place for place in range(PLACES) if self.holders[PLACES * seat + place] == EMPTY])

    def _next_pick(self) -> None:
        """The next player picks, or has a card picked; when all holders are full, the first number is drawn."""
        while EMPTY in self.holders:
            self.turn = (self.turn + 1) % self.seats
            if not self.filling & BIT[self.turn]:
                self.stack.append(Question(q.PICK, self.turn))
                return
            self._fill_one(self.turn)
        self._next_round(self.beginner)

    # -- spinning and moving -----------------------------------------------------------------------------------

    def _spin(self, seat: int, spinner: int) -> None:
        """TL-4: a number moves the pawn; a star asks for one."""
        sector = self.rng.below(SECTOR_COUNT)
        self.needles[spinner] = sector
        if sector == STAR:
            if self.story is not None:
                self.story.append(Event("tl-star", {"seat": seat, "spinner": SPINNERS[spinner]}))
            self.stack.append(Question(q.STAR, seat, spinner=spinner))
            return
        number = SECTORS[spinner][sector]
        if self.story is not None:
            self.story.append(Event("tl-spun", {"seat": seat, "spinner": SPINNERS[spinner], "number": number}))
        self._move_pawn(seat, number)

    def _move_pawn(self, seat: int, number: int) -> None:
        self._arrive(seat, LANDINGS[self.pawns[seat]][3 + number], number)

    def _arrive(self, seat: int, field: int, number: int) -> None:
        """Stand on a field and do what it says.  TL-20: buying off comes after the field and before moving on."""
        standing = 0
        if self.buying_off:
            for other in range(self.seats):
                if other != seat and self.pawns[other] == field:
                    standing |= BIT[other]
        self.pawns[seat] = field
        if self.story is not None:
            self.story.append(Event("tl-moved", {"seat": seat, "number": number, "field": field, "square": SQUARES[field]}))
        square = RING[field]
        luck = self.turn_up_luck(seat) if square == LUCK else -1
        if luck == SPIN_AGAIN:
            self.stack.append(Question(q.SPIN, seat))
        elif luck == GO_ANYWHERE:
            self.stack.append(Question(q.GO_TO, seat))
        if standing:
            self.stack.append(Question(q.BUY_OFF, seat, seats=standing))
        if square >= 0:
            self._on_digit(seat, square)
        elif square == SWAP:
            self.stack.append(Question(q.SWAP, seat))
        elif square == LUCK:
            self._follow_luck(seat, luck)
        elif square == BAD_LUCK:
            self.to_bank(seat, PRICE)
        elif square == BUY:
            self._if_rich(Question(q.BUY, seat))

    def _if_rich(self, question: Question) -> None:
        """TL-14: a question that costs money to answer is asked only of those who have it."""
        if self.money[question.seat] >= PRICE:
            self.stack.append(question)
        elif self.story is not None:
            self.story.append(Event("tl-too-poor", {"seat": question.seat}))

    # -- the fields --------------------------------------------------------------------------------------------

    def _on_digit(self, seat: int, digit: int) -> None:
        if self.lying[digit] > 0:
            self.stack.append(Question(q.FIELD_CARD, seat, digit=digit))
        else:
            self._if_rich(Question(q.EMPTY_FIELD, seat, digit=digit))

    def _swap(self, seat: int, move: int) -> None:
        pair = m.PAIRS[move - m.SWAP]
        self.swap_own(seat, pair[0], pair[1])
        self._look_for_winners()

    def _buy(self, seat: int, move: int) -> None:
        """TL-13: one of the three; after a question without a deal the other two stay open."""
        if move < m.ASK:
            self.stack.append(Question(q.TAKEN, seat, digit=move, price=PRICE))
        elif move < m.PUT:
            self.stack.append(Question(q.BUY, seat, asked=True))
            self._ask_around(seat, move - m.ASK)
        else:
            self.to_bank(seat, PRICE)
            self._swap(seat, move)

    def _ask_around(self, seat: int, digit: int) -> None:
        """TL-9: all who have the digit at least twice answer."""
        sellers = self.owners_of_two(digit, seat)
        if self.story is not None:
            self.story.append(Event("tl-asked", {"seat": seat, "digit": digit}))
            if sellers:
                answering = [other for other in range(self.seats) if sellers & BIT[other]]
                self.story.append(Event("tl-answered", {"seats": answering, "digit": digit}))
            else:
                self.story.append(Event("tl-nobody", {"digit": digit}))
        if sellers:
            self.stack.append(Question(q.SELLER, seat, digit=digit, seats=sellers))

    def _deal(self, asked: Question, place: int) -> None:
        """TL-9: the seller's card against the buyer's and 50 000; on the buy field the purchase is used up."""
        seller = asked.seat
        buyer = asked.other
        offered = self.holders[PLACES * buyer + asked.place]
        self.hand_over(buyer, seller, PRICE)
        self.exchange_between(buyer, asked.place, seller, place)
        if self.story is not None:
            self.story.append(
                Event(
                    "tl-dealt",
                    {"seat": buyer, "seller": seller, "digit": asked.digit, "money": PRICE},
                    {"card": offered},
                    [buyer, seller],
                )
            )
        if self.stack and self.stack[-1].kind == q.BUY:
            self.stack.pop()
        self._look_for_winners()

    def _exchange_place(self, seat: int, other: int, place: int, price: int) -> None:
        """TL-11, TL-20: the cards in the same place of two holders; only the two see them."""
        got = self.holders[PLACES * other + place]
        given = self.holders[PLACES * seat + place]
        self.hand_over(seat, other, price)
        self.exchange_between(seat, place, other, place)
        if self.story is not None:
            secret: dict[str, object] = {"digit": got, "card": given}
            if price > 0:
                open_part: dict[str, object] = {"seat": seat, "other": other, "place": place + 1, "money": price}
                self.story.append(Event("tl-bought-off", open_part, secret, [seat, other]))
            else:
                self.story.append(
                    Event("tl-exchanged", {"seat": seat, "other": other, "place": place + 1}, secret, [seat, other])
                )
        self._look_for_winners()

    def _follow_luck(self, seat: int, luck: int) -> None:
        if luck < len(LUCK_MONEY):
            amount = LUCK_MONEY[luck]
            if amount < 0:
                self.to_bank(seat, -amount)
            else:
                self.from_bank(seat, amount)
                if self.story is not None:
                    self.story.append(Event("tl-got", {"seat": seat, "money": amount}))
        elif luck == LUCKY_SWAP:
            self.stack.append(Question(q.SWAP, seat))
        elif luck == LUCKY_TAKE:
            self.stack.append(Question(q.TAKE, seat))
        elif luck == LUCKY_EXCHANGE:
            self.stack.append(Question(q.EXCHANGE, seat))
        elif luck in (ALL_PAY_YOU, YOU_PAY_ALL):
            for step in range(1, self.seats):
                other = (seat + step) % self.seats
                if luck == ALL_PAY_YOU:
                    self._give_money(other, seat)
                else:
                    self._give_money(seat, other)

    def _give_money(self, payer: int, receiver: int) -> None:
        if self.money[payer] >= PRICE:
            self.hand_over(payer, receiver, PRICE)
            if self.story is not None:
                self.story.append(Event("tl-gave", {"seat": payer, "other": receiver, "money": PRICE}))

    # -- rounds ------------------------------------------------------------------------------------------------

    def _look_for_winners(self) -> None:
        """TL-15: the moment a holder shows the winning number, the round is over, whoever's turn it is."""
        if self._anybody_complete():
            self._finish_round()

    def _anybody_complete(self) -> bool:
        for seat in range(self.seats):
            if self.right(seat) == PLACES:
                return True
        return False

    def _end_turn(self) -> None:
        self.turns += 1
        if self.turns == TURNS_EACH * self.seats:
            self._finish_round()
        else:
            self._begin_turn((self.turn + 1) % self.seats)

    def _finish_round(self) -> None:
        """TL-17, TL-21: pay, draw a new number; the player after the one whose turn it was goes on."""
        self.stack.clear()
        self.pay_out()
        self._next_round((self.turn + 1) % self.seats)

    def _next_round(self, first: int) -> None:
        self.phase = TURN
        while len(self.finished) < self.rounds:
            self.draw_number()
            if not self._anybody_complete():
                self.turns = 0
                self._begin_turn(first)
                return
            self.pay_out()
        self.phase = OVER
        if self.story is not None:
            winners = self._winners()
            self.story.append(Event("tl-won", {"seats": winners, "money": self.money[winners[0]]}))

    def _begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.luck = -1
        self.stack.append(Question(q.SPIN, seat))

    def _winners(self) -> list[int]:
        most = max(self.money)
        return [seat for seat in range(self.seats) if self.money[seat] == most]

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome(self.money[:], self._winners(), "TL-18")

    # -- knowing, copying, saving ------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        return view_of(self, seat)

    def imagine(self, seat: int | None, rng: Rng) -> "TvLottery":
        world = TvLottery(self.seats, self.rounds, self.buying_off, Rng(f"imagined:{rng.below(1 << 24)}"))
        self.copy_onto(world)
        redeal(world, seat, rng)
        return world

    def copy(self) -> "TvLottery":
        twin = TvLottery(self.seats, self.rounds, self.buying_off, self.rng.copy())
        self.copy_onto(twin)
        return twin

    def position(self) -> Position:
        return position_of(self)
