"""The legal answers to the current question."""

from spielkiste.games.tv_lottery import moves as m
from spielkiste.games.tv_lottery import questions as q
from spielkiste.games.tv_lottery.material import BIT, DIGITS, PLACES
from spielkiste.games.tv_lottery.questions import Question
from spielkiste.games.tv_lottery.table import EMPTY, Table


def answers(table: Table, asked: Question) -> list[int]:
    """Return all legal moves that answer this question, each once."""
    seat = asked.seat
    kind = asked.kind
    if kind == q.SPIN:
        return m.SPIN_MOVES[:]
    if kind == q.STAR:
        return m.STAR_MOVES[asked.spinner][:]
    if kind == q.FIELD_CARD:
        return [*_puts(table, seat, asked.digit), m.LEAVE]
    if kind == q.SWAP:
        return [*m.SWAP_MOVES, m.LEAVE]
    if kind == q.PICK:
        return [*_lying_digits(table), m.FILL]
    if kind == q.PLACE:
        return [*_places_with(table, seat, EMPTY, m.PUT), m.FILL]
    if kind == q.LEAVING or kind == q.TAKEN:
        return _puts(table, seat, asked.digit)
    if kind == q.EMPTY_FIELD:
        return [m.ASK + asked.digit, m.LEAVE]
    if kind == q.SELLER:
        return [*[m.BUY_FROM + other for other in range(table.seats) if asked.seats & BIT[other]], m.LEAVE]
    if kind == q.GIVE:
        return _places_with(table, seat, asked.digit, m.GIVE)
    if kind == q.BUY:
        found = _lying_digits(table) + m.SWAP_MOVES
        if not asked.asked:
            found += m.ASK_MOVES
        found.append(m.LEAVE)
        return found
    if kind == q.TAKE:
        return [*_lying_digits(table), m.LEAVE]
    if kind == q.GO_TO:
        return m.GO_TO_MOVES[table.pawns[seat]][:]
    found = []
    for other in range(table.seats):
        if kind == q.BUY_OFF:
            if asked.seats & BIT[other]:
                found += m.BUY_OFF_MOVES[other]
        elif other != seat:
            found += m.EXCHANGE_MOVES[other]
    found.append(m.LEAVE)
    return found


def _lying_digits(table: Table) -> list[int]:
    lying = table.lying
    return [digit for digit in range(DIGITS) if lying[digit] > 0]


def _places_with(table: Table, seat: int, card: int, move: int) -> list[int]:
    """Return the moves for the places of a holder that contain this card."""
    first = PLACES * seat
    holders = table.holders
    return [move + place for place in range(PLACES) if holders[first + place] == card]


def _puts(table: Table, seat: int, digit: int) -> list[int]:
    """Return the moves that put this digit into a place (TL-8); a card of the same digit cannot be replaced."""
    first = PLACES * seat
    holders = table.holders
    return [m.PUT + place for place in range(PLACES) if holders[first + place] != digit]
