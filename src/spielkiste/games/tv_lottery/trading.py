"""Moves cards within a holder, from the board, and between players (TL-8 to TL-10, TL-13, TL-20)."""

from spielkiste.core.story import Event
from spielkiste.games.tv_lottery import moves as m
from spielkiste.games.tv_lottery import questions as q
from spielkiste.games.tv_lottery.material import BIT, PLACES, PRICE
from spielkiste.games.tv_lottery.questions import Question
from spielkiste.games.tv_lottery.rounds import look_for_winners
from spielkiste.games.tv_lottery.table import Table


def take(table: Table, asked: Question, place: int) -> None:
    """Put a card from the board into a place and pay for it if it has a price (TL-8, TL-13 a)."""
    if asked.price > 0:
        table.to_bank(asked.seat, asked.price)
    table.take_from_board(asked.seat, asked.digit, place)
    look_for_winners(table)


def swap(table: Table, seat: int, move: int) -> None:
    """Swap two cards of the seat's own holder (TL-10)."""
    pair = m.PAIRS[move - m.SWAP]
    table.swap_own(seat, pair[0], pair[1])
    look_for_winners(table)


def buy(table: Table, seat: int, move: int) -> None:
    """Make one of the three purchases (TL-13).  After a question without a sale, the other two stay possible."""
    if move < m.ASK:
        table.stack.append(Question(q.TAKEN, seat, digit=move, price=PRICE))
    elif move < m.PUT:
        table.stack.append(Question(q.BUY, seat, asked=True))
        ask_around(table, seat, move - m.ASK)
    else:
        table.to_bank(seat, PRICE)
        swap(table, seat, move)


def ask_around(table: Table, seat: int, digit: int) -> None:
    """Ask all others; everyone who has the digit at least twice answers (TL-9)."""
    sellers = table.owners_of_two(digit, seat)
    if table.story is not None:
        table.story.append(Event("tl-asked", {"seat": seat, "digit": digit}))
        if sellers:
            answering = [other for other in range(table.seats) if sellers & BIT[other]]
            table.story.append(Event("tl-answered", {"seats": answering, "digit": digit}))
        else:
            table.story.append(Event("tl-nobody", {"digit": digit}))
    if sellers:
        table.stack.append(Question(q.SELLER, seat, digit=digit, seats=sellers))


def deal(table: Table, asked: Question, place: int) -> None:
    """Exchange the seller's card for the buyer's and 50 000 (TL-9).  On the buy space this uses up the purchase."""
    seller = asked.seat
    buyer = asked.other
    offered = table.holders[PLACES * buyer + asked.place]
    table.hand_over(buyer, seller, PRICE)
    table.exchange_between(buyer, asked.place, seller, place)
    if table.story is not None:
        sold: dict[str, object] = {"seat": buyer, "seller": seller, "digit": asked.digit, "money": PRICE}
        table.story.append(Event("tl-dealt", sold, {"card": offered}, [buyer, seller]))
    if table.stack and table.stack[-1].kind == q.BUY:
        table.stack.pop()
    look_for_winners(table)


def exchange_place(table: Table, seat: int, other: int, place: int, price: int) -> None:
    """Exchange the cards in the same place of two holders (TL-11, TL-20); only these two players see them."""
    got = table.holders[PLACES * other + place]
    given = table.holders[PLACES * seat + place]
    table.hand_over(seat, other, price)
    table.exchange_between(seat, place, other, place)
    if table.story is not None:
        secret: dict[str, object] = {"digit": got, "card": given}
        open_part: dict[str, object] = {"seat": seat, "other": other, "place": place + 1}
        if price > 0:
            open_part["money"] = price
        table.story.append(Event("tl-bought-off" if price > 0 else "tl-exchanged", open_part, secret, [seat, other]))
    look_for_winners(table)
