"""The rules of TV Lottery.

The German terms of the printed box: Gewinnzahl is the winning number, Loskarte a lot, Ziffernkärtchen a digit card,
Kartenhalter a holder, Drehpfeil a spinner, Glückskarte a luck card, Tauschfeld the swap space, Kauffeld the buy
space, Abkaufen meet-and-buy (`buying_off`).  The clauses (TL-1 to TL-21) are in texts/en/rules.md.

Places count from 0, the lowest.  Every decision is a `Question` on the stack; an empty stack ends the turn.  The
effects of the answers are in draft.py, arriving.py (spinners and spaces), trading.py (cards) and rounds.py.
"""

from spielkiste.core.game import Outcome, Position, Refusal, View
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng, check_rng
from spielkiste.core.story import Event, Phrase
from spielkiste.games.tv_lottery import moves as m
from spielkiste.games.tv_lottery import questions as q
from spielkiste.games.tv_lottery.advice import reason
from spielkiste.games.tv_lottery.answers import answers
from spielkiste.games.tv_lottery.arriving import arrive, choose_number, spin
from spielkiste.games.tv_lottery.draft import answer_draft
from spielkiste.games.tv_lottery.encode import observe
from spielkiste.games.tv_lottery.knowledge import TvLotteryKnowledge
from spielkiste.games.tv_lottery.material import BIT, PLACES, PRICE
from spielkiste.games.tv_lottery.outlook import outlook_of
from spielkiste.games.tv_lottery.position import write_position
from spielkiste.games.tv_lottery.questions import Question
from spielkiste.games.tv_lottery.refusals import why_not
from spielkiste.games.tv_lottery.rounds import end_turn, richest
from spielkiste.games.tv_lottery.showing import view_of, with_eyes_of
from spielkiste.games.tv_lottery.table import OVER, TURN, Table
from spielkiste.games.tv_lottery.trading import ask_around, buy, deal, exchange_place, swap, take
from spielkiste.games.tv_lottery.view import TvLotteryView
from spielkiste.games.tv_lottery.worlds import redeal, redeal_knowing


class TvLottery(Table):
    """A game in progress."""

    # -- legal moves -------------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        return [self.stack[-1].seat] if self.stack else []

    def lone_actor(self) -> int:
        return self.stack[-1].seat if self.stack else -1

    def moves(self, seat: int) -> list[int]:
        if not self.stack:
            return self.nothing_for(seat)
        asked = self.stack[-1]
        return answers(self, asked) if asked.seat == seat else self.nothing_for(seat)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        if self.allows(seat, move):
            return None
        return why_not(self, seat, move)

    def outlook(self, seat: int, move: int) -> dict[str, object]:
        return outlook_of(self.pawns[seat], move)

    # -- answering ---------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        asked = self.stack.pop()
        kind = asked.kind
        if kind == q.SPIN:
            spin(self, seat, move - m.SPIN)
        elif kind == q.STAR:
            choose_number(self, seat, m.STAR_NUMBERS[move - m.NUMBER])
        elif kind == q.PICK or kind == q.PLACE:
            answer_draft(self, asked, move)
            return
        elif move == m.LEAVE:
            if self.story is not None:
                self.story.append(Event("tl-left", {"seat": seat}))
        elif kind == q.SELLER:
            self.stack.append(Question(q.LEAVING, seat, digit=asked.digit, other=move - m.BUY_FROM, seats=asked.seats))
        elif kind == q.LEAVING:
            # The buyer's card stays face down; the seller chooses without seeing it.
            self.stack.append(Question(q.GIVE, asked.other, digit=asked.digit, other=seat, seats=asked.seats, place=move - m.PUT))
        elif kind == q.GIVE:
            deal(self, asked, move - m.GIVE)
        elif kind == q.GO_TO:
            arrive(self, seat, move - m.GO_TO + 1, 0)
        elif kind == q.FIELD_CARD or kind == q.TAKEN:
            take(self, asked, move - m.PUT)
        elif kind == q.SWAP:
            swap(self, seat, move)
        elif kind == q.EMPTY_FIELD:
            ask_around(self, seat, asked.digit)
        elif kind == q.BUY:
            buy(self, seat, move)
        elif kind == q.TAKE:
            self.stack.append(Question(q.TAKEN, seat, digit=move))
        elif kind == q.EXCHANGE:
            exchange_place(self, seat, (move - m.EXCHANGE) // PLACES, (move - m.EXCHANGE) % PLACES, 0)
        else:
            other = (move - m.BUY_OFF) // PLACES
            self.stack.append(Question(q.BUY_OFF, seat, seats=asked.seats & ~BIT[other]))
            exchange_place(self, seat, other, (move - m.BUY_OFF) % PLACES, PRICE)
        self._go_on()

    def _go_on(self) -> None:
        """Drop questions that need no answer any more; an empty stack ends the turn."""
        while self.stack:
            asked = self.stack[-1]
            if asked.kind != q.BUY_OFF or (asked.seats != 0 and self.money[asked.seat] >= PRICE):
                return
            self.stack.pop()
        if self.phase == TURN:
            end_turn(self)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome(self.money[:], richest(self), "TL-18")

    def stop(self) -> None:
        self.phase = OVER
        digit = self.in_hand()
        if digit >= 0:
            # Return the card to the board.
            self.lying[digit] += 1
        self.stack = []

    # -- views, copies, positions ------------------------------------------------------------------------------

    def view(self, seat: int | None) -> TvLotteryView:
        self.check_seat(seat)
        return view_of(self, seat)

    def observe(self, seat: int) -> bytes:
        self.check_seat(seat)
        return observe(self, seat)

    def views(self, eyes: list[int | None]) -> list[View]:
        table = self.view(None)
        return [with_eyes_of(self, table, seat) for seat in eyes]

    def reason(self, seat: int, move: int, knowledge: Knowledge) -> Phrase | None:
        return reason(self.view(seat), seat, move)

    def imagine(self, seat: int | None, rng: Rng) -> "TvLottery":
        check_rng(rng)
        world = TvLottery(self.seats, self.rounds, self.buying_off, rng.branch())
        world.game = self.game
        self.copy_onto(world)
        redeal(world, seat, rng)
        return world

    def knowledge(self, seat: int | None) -> TvLotteryKnowledge:
        return TvLotteryKnowledge(seat, self.seats)

    def imagine_knowing(self, knowledge: Knowledge, rng: Rng) -> "TvLottery":
        assert isinstance(knowledge, TvLotteryKnowledge)
        world = TvLottery(self.seats, self.rounds, self.buying_off, rng.branch())
        world.game = self.game
        self.copy_onto(world)
        redeal_knowing(world, knowledge, rng)
        return world

    def denied(self, knowledge: Knowledge) -> str:
        assert isinstance(knowledge, TvLotteryKnowledge)
        return knowledge.denied([tuple(self.holder(seat)) for seat in range(self.seats)])

    def copy(self) -> "TvLottery":
        twin = TvLottery(self.seats, self.rounds, self.buying_off, self.rng.copy())
        twin.game = self.game
        self.copy_onto(twin)
        return twin

    def position(self) -> Position:
        return write_position(self)
