"""Spinning, moving, and the effects of the spaces (TL-4 to TL-12)."""

from spielkiste.core.story import Event
from spielkiste.games.tv_lottery import questions as q
from spielkiste.games.tv_lottery.material import (
    ALL_PAY_YOU,
    BAD_LUCK,
    BIT,
    BUY,
    GO_ANYWHERE,
    LANDINGS,
    LUCK,
    LUCK_MONEY,
    LUCKY_EXCHANGE,
    LUCKY_SWAP,
    LUCKY_TAKE,
    PRICE,
    RING,
    SECTOR_COUNT,
    SECTORS,
    SPIN_AGAIN,
    SPINNERS,
    SQUARES,
    STAR,
    SWAP,
    YOU_PAY_ALL,
)
from spielkiste.games.tv_lottery.questions import Question
from spielkiste.games.tv_lottery.table import Table


def spin(table: Table, seat: int, spinner: int) -> None:
    """Spin (TL-4).  A number moves the pawn; a star asks the player for a number."""
    sector = table.rng.below(SECTOR_COUNT)
    table.needles[spinner] = sector
    if sector == STAR:
        if table.story is not None:
            table.story.append(Event("tl-star", {"seat": seat, "spinner": SPINNERS[spinner]}))
        table.stack.append(Question(q.STAR, seat, spinner=spinner))
        return
    number = SECTORS[spinner][sector]
    if table.story is not None:
        table.story.append(Event("tl-spun", {"seat": seat, "spinner": SPINNERS[spinner], "number": number}))
    move_pawn(table, seat, number)


def choose_number(table: Table, seat: int, number: int) -> None:
    """Move by the number chosen for a star (TL-4)."""
    if table.story is not None:
        table.story.append(Event("tl-star-chosen", {"seat": seat, "number": number}))
    move_pawn(table, seat, number)


def move_pawn(table: Table, seat: int, number: int) -> None:
    arrive(table, seat, LANDINGS[table.pawns[seat]][3 + number], number)


def arrive(table: Table, seat: int, field: int, number: int) -> None:
    """Put the pawn on a space and apply its effect.

    Meet-and-buy (TL-20) comes after the effect of the space and before the next move.
    """
    standing = 0
    if table.buying_off:
        for other in range(table.seats):
            if other != seat and table.pawns[other] == field:
                standing |= BIT[other]
    table.pawns[seat] = field
    if table.story is not None:
        table.story.append(Event("tl-moved", {"seat": seat, "number": number, "field": field, "square": SQUARES[field]}))
    square = RING[field]
    luck = table.turn_up_luck(seat) if square == LUCK else -1
    if luck == SPIN_AGAIN:
        table.stack.append(Question(q.SPIN, seat))
    elif luck == GO_ANYWHERE:
        table.stack.append(Question(q.GO_TO, seat))
    if standing:
        table.stack.append(Question(q.BUY_OFF, seat, seats=standing))
    if square >= 0:
        _on_digit(table, seat, square)
    elif square == SWAP:
        table.stack.append(Question(q.SWAP, seat))
    elif square == LUCK:
        _follow_luck(table, seat, luck)
    elif square == BAD_LUCK:
        table.to_bank(seat, PRICE)
    elif square == BUY:
        _if_rich(table, Question(q.BUY, seat))


def _on_digit(table: Table, seat: int, digit: int) -> None:
    if table.lying[digit] > 0:
        table.stack.append(Question(q.FIELD_CARD, seat, digit=digit))
    else:
        _if_rich(table, Question(q.EMPTY_FIELD, seat, digit=digit))


def _if_rich(table: Table, question: Question) -> None:
    """Ask a question whose answer costs money, if the player can afford it (TL-14)."""
    if table.money[question.seat] >= PRICE:
        table.stack.append(question)
    elif table.story is not None:
        table.story.append(Event("tl-too-poor", {"seat": question.seat}))


def _follow_luck(table: Table, seat: int, luck: int) -> None:
    """Apply a luck card (TL-11)."""
    if luck < len(LUCK_MONEY):
        amount = LUCK_MONEY[luck]
        if amount < 0:
            table.to_bank(seat, -amount)
        else:
            table.from_bank(seat, amount)
            if table.story is not None:
                table.story.append(Event("tl-got", {"seat": seat, "money": amount}))
    elif luck == LUCKY_SWAP:
        table.stack.append(Question(q.SWAP, seat))
    elif luck == LUCKY_TAKE:
        table.stack.append(Question(q.TAKE, seat))
    elif luck == LUCKY_EXCHANGE:
        table.stack.append(Question(q.EXCHANGE, seat))
    elif luck in (ALL_PAY_YOU, YOU_PAY_ALL):
        for step in range(1, table.seats):
            other = (seat + step) % table.seats
            if luck == ALL_PAY_YOU:
                _give_money(table, other, seat)
            else:
                _give_money(table, seat, other)


def _give_money(table: Table, payer: int, receiver: int) -> None:
    if table.money[payer] >= PRICE:
        table.hand_over(payer, receiver, PRICE)
        if table.story is not None:
            table.story.append(Event("tl-gave", {"seat": payer, "other": receiver, "money": PRICE}))
