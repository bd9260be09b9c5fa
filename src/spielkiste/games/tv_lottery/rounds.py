"""The end of turns and rounds: prizes, and the next number (TL-15 to TL-18, TL-21)."""

from spielkiste.core.story import Event
from spielkiste.games.tv_lottery import questions as q
from spielkiste.games.tv_lottery.material import PLACES, TURNS_EACH
from spielkiste.games.tv_lottery.questions import Question
from spielkiste.games.tv_lottery.table import OVER, TURN, Table


def look_for_winners(table: Table) -> None:
    """End the round at once if a holder shows the winning number, in anyone's turn (TL-15)."""
    if _is_any_holder_complete(table):
        _finish_round(table)


def _is_any_holder_complete(table: Table) -> bool:
    for seat in range(table.seats):
        if table.right(seat) == PLACES:
            return True
    return False


def end_turn(table: Table) -> None:
    table.turns += 1
    if table.turns == TURNS_EACH * table.seats:
        _finish_round(table)
    else:
        _begin_turn(table, (table.turn + 1) % table.seats)


def _finish_round(table: Table) -> None:
    """Pay the prizes and draw a new number (TL-17, TL-21); the player after the current one is next."""
    table.stack.clear()
    table.pay_out()
    next_round(table, (table.turn + 1) % table.seats)


def next_round(table: Table, first: int) -> None:
    """Draw a new number (TL-17).  If it completes a holder at once, pay that round and draw again."""
    table.phase = TURN
    while len(table.finished) < table.rounds:
        table.draw_number()
        if not _is_any_holder_complete(table):
            table.turns = 0
            _begin_turn(table, first)
            return
        table.pay_out()
    table.phase = OVER
    if table.story is not None:
        winners = richest(table)
        table.story.append(Event("tl-won", {"seats": winners, "money": table.money[winners[0]]}))


def _begin_turn(table: Table, seat: int) -> None:
    table.turn = seat
    table.luck = -1
    table.stack.append(Question(q.SPIN, seat))


def richest(table: Table) -> list[int]:
    """Return the seats with the most money (TL-18)."""
    most = max(table.money)
    return [seat for seat in range(table.seats) if table.money[seat] == most]
