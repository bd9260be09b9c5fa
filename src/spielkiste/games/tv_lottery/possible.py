"""Checks whether a game can lead to a position."""

from typing import Final

from spielkiste.core.positions import check_material, refuse
from spielkiste.games.tv_lottery import questions as q
from spielkiste.games.tv_lottery.material import (
    ALL_NOTES,
    BIT,
    BUY,
    DIGITS,
    GO_ANYWHERE,
    LUCK,
    LUCK_COUNTS,
    LUCK_NAMES,
    LUCKY_EXCHANGE,
    LUCKY_SWAP,
    LUCKY_TAKE,
    PLACES,
    PRICE,
    RING,
    SPIN_AGAIN,
    STAR,
    START_MONEY,
    SWAP,
    TURNS_EACH,
)
from spielkiste.games.tv_lottery.questions import Question
from spielkiste.games.tv_lottery.table import DRAFT, OVER, TURN, Table

# The parts that each kind of question uses; the others are empty.
_ABOUT_A_DIGIT: Final = [q.PLACE, q.FIELD_CARD, q.EMPTY_FIELD, q.SELLER, q.LEAVING, q.GIVE, q.TAKEN]
_ABOUT_SEATS: Final = [q.SELLER, q.LEAVING, q.GIVE, q.BUY_OFF]
_SALE: Final = [q.SELLER, q.LEAVING, q.GIVE]
# The player may have to pay as soon as one of these is answered.
_FOR_THE_RICH: Final = [q.EMPTY_FIELD, q.SELLER, q.LEAVING, q.GIVE, q.BUY]
# These follow the effect of the space, so they are at the bottom of the stack.
_AFTERWARDS: Final = [q.SPIN, q.GO_TO]
# These never have meet-and-buy below them.
_BY_THEMSELVES: Final = [q.SPIN, q.GO_TO, q.STAR]
# The luck cards that lead to another space within the same turn.
_LEADING_ON: Final = [SPIN_AGAIN, GO_ANYWHERE]
#: The luck card behind each question.  Only a swap and a card to place can have other causes.
_CARD_THAT_ASKS: Final = {
    q.GO_TO: GO_ANYWHERE,
    q.TAKE: LUCKY_TAKE,
    q.TAKEN: LUCKY_TAKE,
    q.EXCHANGE: LUCKY_EXCHANGE,
    q.SWAP: LUCKY_SWAP,
}


def check_table(table: Table) -> None:
    """Refuse a table that no game leads to, or that cannot be continued."""
    _check_material(table)
    if any(amount % PRICE != 0 for amount in table.money):
        refuse("the money of a seat must be a multiple of 50 000")
    if (table.phase == OVER) != (len(table.finished) == table.rounds) or len(table.finished) > table.rounds:
        refuse("the game must be over exactly after the last round")
    if (table.phase == OVER) != (not table.stack):
        refuse("a question must be open exactly until the game is over")
    if table.luck >= 0 and (not table.used or table.used[-1] != table.luck):
        refuse("the luck card of this turn must be the last one set aside")
    for asked in table.stack:
        _check_frame(asked)
        if (asked.other if asked.kind == q.GIVE else asked.seat) != table.turn:
            refuse("a question must be for the player whose turn it is, or for the seller to that player")
    if table.phase == DRAFT:
        _check_draft(table)
    elif table.phase == TURN:
        _check_turn(table)
    else:
        _check_end(table)


def _check_material(table: Table) -> None:
    """Check that no card and no note is missing or surplus (TL-1, TL-14)."""
    expected = {f"digit-{digit}": table.seats for digit in range(DIGITS)}
    for kind, name in enumerate(LUCK_NAMES):
        expected[f"luck-{name}"] = LUCK_COUNTS[kind]
    expected["money"] = ALL_NOTES
    check_material(table.material(), expected)


def _check_frame(asked: Question) -> None:
    """Check that a question has the parts that its kind needs, and no others."""
    kind = asked.kind
    if (
        (asked.digit >= 0) != (kind in _ABOUT_A_DIGIT)
        or (asked.seats > 0) != (kind in _ABOUT_SEATS)
        or (asked.other >= 0) != (kind in (q.LEAVING, q.GIVE))
        or (asked.place >= 0) != (kind == q.GIVE)
        or (asked.spinner >= 0) != (kind == q.STAR)
        or (asked.price not in (0, PRICE) or (asked.price > 0 and kind != q.TAKEN))
        or (asked.asked and kind != q.BUY)
    ):
        refuse(f"a question of the kind {q.KINDS[kind]} has other parts")


def _check_draft(table: Table) -> None:
    """Check the draft (TL-1, TL-2): the players have only taken cards one by one, and a player with the fewest is next."""
    if len(table.stack) != 1 or table.stack[0].kind not in (q.PICK, q.PLACE):
        refuse("in the draft, the only question must be for a digit or a place")
    held = [table.held((table.turn + step) % table.seats) for step in range(table.seats)]
    if held != sorted(held) or held[-1] > held[0] + 1 or held[0] == PLACES:
        refuse("in the draft, the seats must have taken cards one at a time")
    if table.filling & BIT[table.turn]:
        refuse("a seat whose holder is being filled is asked")
    begun = sum(table.pawns) + sum(table.needles) + len(table.used) + table.turns + len(table.finished)
    if begun or any(amount != START_MONEY for amount in table.money):
        refuse("something has happened that cannot happen before the draft is over")


def _check_end(table: Table) -> None:
    """Check that the payout of the last round fits the holders now on the table (TL-18)."""
    last = table.finished[-1]
    if last.number != table.number or last.right != [table.right(seat) for seat in range(table.seats)]:
        refuse("the payout of the last round does not fit the holders")
    if not last.winners() and table.turns != TURNS_EACH * table.seats:
        refuse("the last round was not won, but had turns left")


# -- a turn -------------------------------------------------------------------------------------------------------


def _check_turn(table: Table) -> None:
    if any(table.right(seat) == PLACES for seat in range(table.seats)):
        refuse("a holder is complete, but the round is not over")
    if not table.finished and table.turn != (table.beginner + table.turns) % table.seats:
        refuse("the wrong seat is to move in the first round")
    _check_stack(table)
    for asked in table.stack:
        _check_question(table, asked)


def _check_stack(table: Table) -> None:
    """Check the order of the questions (TL-20): the space, then meet-and-buy, then a luck card that moves the pawn on."""
    rest = table.stack[:]
    top = rest.pop()
    if rest and top.kind in _SALE and rest[-1].kind == q.BUY:
        if not rest.pop().asked:
            refuse("a sale at the buy space needs the one question of this landing")
    elif top.kind in _SALE and RING[table.pawns[table.turn]] != top.digit:
        refuse("a digit can be bought only on its own space or on the buy space")
    if rest and top.kind != q.BUY_OFF and rest[-1].kind == q.BUY_OFF and top.kind not in _BY_THEMSELVES:
        rest.pop()
    if len(rest) > 1 or (rest and (top.kind != q.BUY_OFF or rest[0].kind not in _AFTERWARDS)):
        refuse("these questions cannot follow from each other")


def _check_question(table: Table, asked: Question) -> None:
    """Check that this question can arise at this table, from its space, cards and money."""
    kind = asked.kind
    asker = table.turn
    field = table.pawns[asker]
    square = RING[field]
    if kind in (q.PICK, q.PLACE):
        refuse("a question of the draft is asked after the draft")
    if kind in _FOR_THE_RICH and table.money[asker] < PRICE:
        refuse("the player cannot pay for what is asked")
    if kind == q.STAR and table.needles[asked.spinner] != STAR:
        refuse("the needle does not point to the star")
    if kind in (q.FIELD_CARD, q.EMPTY_FIELD) and square != asked.digit:
        refuse("the pawn is not on the space of this digit")
    if kind == q.EMPTY_FIELD and table.lying[asked.digit] > 0:
        refuse("the space still has cards")
    if kind in (q.FIELD_CARD, q.TAKEN) and (table.lying[asked.digit] == 0 or asked.price > table.money[asker]):
        refuse("there is no such card to take, or the player cannot pay for it")
    if kind == q.BUY and square != BUY:
        refuse("nothing can be bought on this space")
    if kind in (q.SPIN, q.STAR):
        _check_spin(table, square)
    else:
        _check_luck(table, asked, square)
    if kind in _SALE:
        _check_sale(table, asked)
    if kind == q.BUY_OFF:
        _check_buying_off(table, asked, field)


def _check_spin(table: Table, square: int) -> None:
    """Check a spin (TL-4, TL-11): it is the first thing in a turn, or it comes from a luck card."""
    if table.luck >= 0 and (table.luck != SPIN_AGAIN or square != LUCK):
        refuse("a spin is asked for without the luck card that allows it")
    if table.luck < 0 and len(table.stack) > 1:
        refuse("a spin must be the first question of a turn")


def _check_luck(table: Table, asked: Question, square: int) -> None:
    """Check that the questions of luck cards, and no others, are asked on luck spaces (TL-11)."""
    kind = asked.kind
    by_luck = kind in _CARD_THAT_ASKS
    if kind == q.SWAP and square == SWAP:
        by_luck = False
    if kind == q.TAKEN and asked.price > 0:
        by_luck = False
        if square != BUY:
            refuse("nothing can be bought on this space")
    if by_luck and (square != LUCK or table.luck != _CARD_THAT_ASKS[kind]):
        refuse("the luck card of this turn does not ask this question")
    if square == LUCK:
        # Only a card that moves the pawn on has its question at the bottom of the stack.
        if table.luck < 0 or (table.luck in _LEADING_ON) != (table.stack[0].kind in _AFTERWARDS):
            refuse("the luck card of this turn does not lead to this question")
    elif table.luck >= 0 and table.luck not in _LEADING_ON:
        refuse("the pawn left the luck space, but the luck card of this turn does not move it")


def _check_sale(table: Table, asked: Question) -> None:
    """Check a sale (TL-9): exactly the seats that have the digit twice answered, and one of them sells."""
    if asked.seats != table.owners_of_two(asked.digit, table.turn):
        refuse("`seats` must be exactly the seats that have the digit twice")
    seller = asked.seat if asked.kind == q.GIVE else asked.other
    if asked.kind != q.SELLER and not asked.seats & BIT[seller]:
        refuse("the seller does not have the digit twice")
    if asked.kind == q.GIVE and table.holder(table.turn)[asked.place] == asked.digit:
        refuse("the buyer offers an equal card")
    if RING[table.pawns[table.turn]] >= 0 and table.lying[asked.digit] > 0:
        refuse("the space still has cards")


def _check_buying_off(table: Table, asked: Question, field: int) -> None:
    standing = sum(BIT[seat] for seat in range(table.seats) if seat != table.turn and table.pawns[seat] == field)
    if not table.buying_off or field == 0 or asked.seats & ~standing:
        refuse("there is nobody here to buy from")
    if table.stack[-1].kind == q.BUY_OFF and table.money[table.turn] < PRICE:
        refuse("the player cannot pay for what is asked")
