"""The view of a seat of the TV Lottery as a byte vector."""

from typing import Final

from spielkiste.core.encoding import SEATS, Code, Encoding, Plane
from spielkiste.games.tv_lottery.material import BIT, DIGITS, LUCK_KINDS, PLACES, PRICE, SPINNERS, TURNS_EACH
from spielkiste.games.tv_lottery.questions import GIVE, KINDS, Question
from spielkiste.games.tv_lottery.table import DRAFT, Table

ENCODING: Final = Encoding(
    1,
    [
        Plane("phase", 3, "one of: draft, turn, over"),
        Plane("rounds", 2, "the round being played, and how many there are"),
        Plane("turn", SEATS, "the seat whose turn it is, relative to the reader's"),
        Plane("turns", 2, "turns of this round, and after how many it is paid out anyway (255: that many or more)"),
        Plane("number", PLACES, "1 + each digit of the winning number, from the bottom up", names=True),
        Plane("lying", DIGITS, "cards of each digit on the board"),
        Plane("money", SEATS, "money by seat, the reader's first, in 50 000s (255: that much or more)"),
        Plane("pawns", SEATS, "the space of each pawn, the reader's first", names=True),
        Plane("luck-pile", 1, "luck cards left in the pile"),
        Plane("luck-used", LUCK_KINDS, "luck cards of each kind set aside"),
        Plane("luck", LUCK_KINDS, "the luck card of this turn"),
        Plane("holder", PLACES, "1 + each digit in the reader's holder, from the bottom up", names=True),
        Plane("held", SEATS, "cards in each holder, the reader's first"),
        Plane("filling", SEATS, "the seats whose holders are being filled, relative to the reader's"),
        Plane("buying-off", 1, "1: cards may be bought off"),
        Plane("question", len(KINDS), "what is asked, in the order of the questions' kinds"),
        Plane("asked", SEATS, "the seat that is asked, relative to the reader's"),
        Plane("digit", DIGITS, "the digit it is about"),
        Plane("other", SEATS, "the other seat it is about, relative to the reader's"),
        Plane("seats", SEATS, "the other seats it is about, relative to the reader's"),
        Plane("place", PLACES, "the place it is about"),
        Plane("spinner", len(SPINNERS), "the spinner of a star: yellow, green, red"),
        Plane("price", 1, "what the card costs, in 50 000s"),
        Plane("has-asked", 1, "1: the one question of this landing has been asked"),
    ],
)


def observe(table: Table, seat: int) -> bytes:
    """Return the view of `seat` as laid out in `ENCODING`."""
    seats = table.seats
    code = Code(ENCODING)
    code.one_of(table.phase)
    code.plane()
    code.write(0, 0 if table.phase == DRAFT else min(len(table.finished) + 1, table.rounds))
    code.write(1, table.rounds)
    code.seat(table.turn, seat, seats)
    code.plane()
    code.write(0, table.turns)
    code.write(1, TURNS_EACH * seats)
    code.put([digit + 1 for digit in table.number])
    code.put(table.lying)
    code.around([money // PRICE for money in table.money], seat)
    code.around(table.pawns, seat)
    code.number(len(table.pile))
    code.counted(table.used)
    code.one_of(table.luck)
    code.plane()
    for place in range(PLACES):
        code.write(place, table.holders[PLACES * seat + place] + 1)
    code.around([table.held(other) for other in range(seats)], seat)
    _write_mask(code, table.filling, seat, seats)
    code.flag(table.buying_off)
    if table.stack:
        _write_question(code, table.stack[-1], seat, seats)
    else:
        code.skip(9)
    return code.done()


def _write_question(code: Code, asked: Question, seat: int, seats: int) -> None:
    code.one_of(asked.kind)
    code.seat(asked.seat, seat, seats)
    code.one_of(asked.digit)
    code.seat(asked.other, seat, seats)
    _write_mask(code, asked.seats, seat, seats)
    # The place that a buyer offers is secret.
    code.one_of(asked.place if asked.kind == GIVE and asked.other == seat else -1)
    code.one_of(asked.spinner)
    code.number(asked.price // PRICE)
    code.flag(asked.asked)


def _write_mask(code: Code, mask: int, seat: int, seats: int) -> None:
    code.plane()
    if mask:
        for other in range(seats):
            if mask & BIT[other]:
                code.write((other - seat) % seats, 1)
