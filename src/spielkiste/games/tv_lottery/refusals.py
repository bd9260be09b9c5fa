"""Reasons why a move of the TV Lottery is illegal: the clause and the text, using only what the seat knows."""

from spielkiste.core.game import Refusal
from spielkiste.games.tv_lottery import moves as m
from spielkiste.games.tv_lottery import questions as q
from spielkiste.games.tv_lottery.material import LUCK, PLACES, PRICE, RING, SPINNERS
from spielkiste.games.tv_lottery.questions import CLAUSES, KINDS, Question
from spielkiste.games.tv_lottery.table import EMPTY, OVER, Table


def why_not(table: Table, seat: int, move: int) -> Refusal:
    """Return the reason why a move, which is known to be illegal, is refused."""
    if not 0 <= move < m.MOVE_COUNT:
        return Refusal("TL-14", "tl-why-no-move")
    if table.phase == OVER:
        return Refusal("TL-18", "tl-why-over")
    asked = table.stack[-1]
    clause = _clause(table, asked)
    if seat != asked.seat:
        return Refusal(clause, "tl-why-turn", {"seat": asked.seat, "question": KINDS[asked.kind]})
    if _costs_money(move) and table.money[seat] < PRICE:
        return Refusal("TL-14", "tl-why-no-money", {"money": table.money[seat]})
    special = _by_question(table, asked, seat, move)
    if special is not None:
        return special
    return Refusal(clause, "tl-why-other-question", {"question": KINDS[asked.kind]})


def _clause(table: Table, asked: Question) -> str:
    """Return the clause behind a question; on a luck space that is the luck card's."""
    if asked.kind in (q.SWAP, q.TAKEN) and RING[table.pawns[asked.seat]] == LUCK:
        return "TL-11"
    return CLAUSES[asked.kind]


def _costs_money(move: int) -> bool:
    return m.ASK <= move < m.PUT or m.BUY_OFF <= move < m.LEAVE


def _by_question(table: Table, asked: Question, seat: int, move: int) -> Refusal | None:
    """Return why a move of the right kind is illegal here; None if there is no special reason."""
    kind = asked.kind
    if move < m.ASK and kind in (q.PICK, q.BUY, q.TAKE):
        return Refusal(CLAUSES[kind], "tl-why-none-left", {"digit": move})
    if m.ASK <= move < m.PUT:
        return _against_asking(asked)
    if m.PUT <= move < m.GIVE:
        return _against_putting(table, asked, seat, move - m.PUT)
    if m.GIVE <= move < m.SWAP and kind == q.GIVE:
        return Refusal("TL-9", "tl-why-give-digit", {"digit": asked.digit, "place": move - m.GIVE + 1})
    if m.NUMBER <= move < m.GO_TO and kind == q.STAR:
        number = m.STAR_NUMBERS[move - m.NUMBER]
        return Refusal("TL-4", "tl-why-not-on-spinner", {"number": number, "spinner": SPINNERS[asked.spinner]})
    if m.GO_TO <= move < m.EXCHANGE and kind == q.GO_TO:
        return Refusal("TL-11", "tl-why-same-field")
    if m.EXCHANGE <= move < m.BUY_OFF and kind == q.EXCHANGE:
        return _against_seat(table, seat, (move - m.EXCHANGE) // PLACES, "TL-11")
    if m.BUY_OFF <= move < m.BUY_FROM:
        return _against_buying_off(table, asked, seat, (move - m.BUY_OFF) // PLACES)
    if m.BUY_FROM <= move < m.LEAVE and kind == q.SELLER:
        seller = move - m.BUY_FROM
        refusal = _against_seat(table, seat, seller, "TL-9")
        return refusal or Refusal("TL-9", "tl-why-not-twice", {"seat": seller, "digit": asked.digit})
    if move == m.LEAVE and kind in (q.LEAVING, q.TAKEN, q.GIVE):
        return Refusal(_clause(table, asked), "tl-why-agreed")
    if move == m.FILL:
        return Refusal("TL-2", "tl-why-full")
    return None


def _against_asking(asked: Question) -> Refusal | None:
    if asked.kind == q.EMPTY_FIELD:
        return Refusal("TL-9", "tl-why-other-digit", {"digit": asked.digit})
    if asked.kind == q.BUY:
        return Refusal("TL-13", "tl-why-asked-already")
    return None


def _against_putting(table: Table, asked: Question, seat: int, place: int) -> Refusal | None:
    if asked.kind == q.PLACE:
        return Refusal("TL-2", "tl-why-place-taken", {"place": place + 1})
    if asked.kind in (q.FIELD_CARD, q.LEAVING, q.TAKEN):
        return Refusal("TL-8", "tl-why-same-card", {"place": place + 1, "digit": asked.digit})
    if EMPTY not in table.holder(seat):
        return Refusal("TL-14", "tl-why-full")
    return None


def _against_buying_off(table: Table, asked: Question, seat: int, other: int) -> Refusal | None:
    if not table.buying_off:
        return Refusal("TL-20", "tl-why-no-buying-off")
    if asked.kind != q.BUY_OFF:
        return None
    return _against_seat(table, seat, other, "TL-20") or Refusal("TL-20", "tl-why-not-here", {"seat": other})


def _against_seat(table: Table, seat: int, other: int, clause: str) -> Refusal | None:
    if other >= table.seats:
        return Refusal(clause, "tl-why-nobody")
    if other == seat:
        return Refusal(clause, "tl-why-yourself")
    return None
