"""The draft (TL-2): each player takes six digits, one at a time, or has them filled in at random."""

from spielkiste.core.story import Event
from spielkiste.games.tv_lottery import moves as m
from spielkiste.games.tv_lottery import questions as q
from spielkiste.games.tv_lottery.material import BIT, PLACES
from spielkiste.games.tv_lottery.questions import Question
from spielkiste.games.tv_lottery.rounds import next_round
from spielkiste.games.tv_lottery.table import DRAFT, EMPTY, Table


def begin_draft(table: Table, youngest: int) -> None:
    table.phase = DRAFT
    table.turn = youngest
    table.stack.append(Question(q.PICK, youngest))


def fill_all(table: Table) -> None:
    """Fill all holders at random, then draw the first number; for tables with that option."""
    for seat in range(table.seats):
        for place in range(PLACES):
            digit = _random_card(table)
            table.lying[digit] -= 1
            table.holders[PLACES * seat + place] = digit
    if table.story is not None:
        table.story.append(Event("tl-filled-all", {}))
    next_round(table, table.beginner)


def answer_draft(table: Table, asked: Question, move: int) -> None:
    """Handle an answer in the draft: a digit, a place for it, or "fill the rest for me"."""
    seat = asked.seat
    if move == m.FILL:
        table.filling |= BIT[seat]
        if table.story is not None:
            table.story.append(Event("tl-fills", {"seat": seat}))
        if asked.kind == q.PLACE:
            _put_in(table, seat, asked.digit, _random_place(table, seat))
        else:
            _fill_one(table, seat)
    elif asked.kind == q.PICK:
        _pick(table, seat, move)
        table.stack.append(Question(q.PLACE, seat, digit=move))
        return
    else:
        _put_in(table, seat, asked.digit, move - m.PUT)
    _next_pick(table)


def _pick(table: Table, seat: int, digit: int) -> None:
    table.lying[digit] -= 1
    if table.story is not None:
        table.story.append(Event("tl-picked", {"seat": seat, "digit": digit}))


def _put_in(table: Table, seat: int, digit: int, place: int) -> None:
    table.holders[PLACES * seat + place] = digit
    if table.story is not None:
        table.story.append(Event("tl-placed", {"seat": seat, "digit": digit}, {"place": place + 1}, [seat]))


def _fill_one(table: Table, seat: int) -> None:
    digit = _random_card(table)
    _pick(table, seat, digit)
    _put_in(table, seat, digit, _random_place(table, seat))


def _random_card(table: Table) -> int:
    """Return a random digit; each card on the board is equally likely."""
    chosen = table.rng.below(sum(table.lying))
    digit = 0
    while chosen >= table.lying[digit]:
        chosen -= table.lying[digit]
        digit += 1
    return digit


def _random_place(table: Table, seat: int) -> int:
    return table.rng.pick([place for place in range(PLACES) if table.holders[PLACES * seat + place] == EMPTY])


def _next_pick(table: Table) -> None:
    """Ask the next player for a digit, or fill one in; when all holders are full, draw the first number."""
    while EMPTY in table.holders:
        table.turn = (table.turn + 1) % table.seats
        if not table.filling & BIT[table.turn]:
            table.stack.append(Question(q.PICK, table.turn))
            return
        _fill_one(table, table.turn)
    next_round(table, table.beginner)
