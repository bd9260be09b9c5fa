"""Reads and writes positions of the TV Lottery; `possible` refuses positions that no game can lead to."""

from spielkiste.core.game import Position
from spielkiste.core.positions import Fields, refuse
from spielkiste.games.tv_lottery.material import (
    ALL_NOTES,
    BIT,
    DIGITS,
    FIELDS,
    LUCK_NAMES,
    PLACES,
    SECTOR_COUNT,
    SPINNERS,
    TURNS_EACH,
)
from spielkiste.games.tv_lottery.possible import check_table
from spielkiste.games.tv_lottery.questions import KINDS, Question
from spielkiste.games.tv_lottery.table import DRAFT, EMPTY, OVER, PHASES, RoundResult, Table

#: The most money of a seat: more than anyone can win in nine rounds; the bank may owe it (TL-19).
_MOST_MONEY = 10 * ALL_NOTES


def write_position(table: Table) -> Position:
    """Return the complete state as JSON, secrets included."""
    return {
        "seats": table.seats,
        "rounds": table.rounds,
        "buying_off": table.buying_off,
        "phase": PHASES[table.phase],
        "turn": table.turn,
        "beginner": table.beginner,
        "turns": table.turns,
        "number": table.number[:],
        "holders": [table.holder(seat) for seat in range(table.seats)],
        "lying": table.lying[:],
        "filling": [seat for seat in range(table.seats) if table.filling & BIT[seat]],
        "money": table.money[:],
        "bank": table.bank,
        "pawns": table.pawns[:],
        "needles": table.needles[:],
        "luck_pile": [LUCK_NAMES[kind] for kind in table.pile],
        "luck_used": [LUCK_NAMES[kind] for kind in table.used],
        "luck": LUCK_NAMES[table.luck] if table.luck >= 0 else None,
        "questions": [asked.json() for asked in table.stack],
        "finished": [result.json() for result in table.finished],
        "rng": table.rng.position(),
    }


def read_table(table: Table, fields: Fields) -> None:
    """Read the rest of a position onto a table and check it.

    The seats, the rounds, `buying_off` and the random source have already been read.
    """
    seats = table.seats
    table.phase = fields.place("phase", PHASES)
    table.turn = fields.number("turn", 0, seats - 1)
    table.beginner = fields.number("beginner", 0, seats - 1)
    # TL-21: the last turn ends the round, so only a finished game can show it.
    table.turns = fields.number("turns", 0, TURNS_EACH * seats - (0 if table.phase == OVER else 1))
    table.number = _lots(fields, 0 if table.phase == DRAFT else PLACES)
    lowest = EMPTY if table.phase == DRAFT else 0
    table.holders = [card for cards in fields.number_lists("holders", lowest, DIGITS - 1, seats, PLACES) for card in cards]
    table.lying = fields.numbers("lying", 0, seats, DIGITS)
    for seat in fields.numbers("filling", 0, seats - 1):
        if table.filling & BIT[seat]:
            refuse("a seat is listed twice as being filled")
        table.filling |= BIT[seat]
    table.money = fields.numbers("money", 0, _MOST_MONEY, seats)
    table.bank = fields.number("bank", -_MOST_MONEY, ALL_NOTES)
    table.pawns = fields.numbers("pawns", 0, FIELDS, seats)
    table.needles = fields.numbers("needles", 0, SECTOR_COUNT - 1, len(SPINNERS))
    table.pile = fields.places("luck_pile", LUCK_NAMES)
    table.used = fields.places("luck_used", LUCK_NAMES)
    table.luck = fields.place_or("luck", LUCK_NAMES, -1)
    table.finished = [_result(part, seats) for part in fields.parts("finished")]
    table.stack = [_question(part, seats) for part in fields.parts("questions")]
    fields.done()
    check_table(table)


def _lots(fields: Fields, count: int) -> list[int]:
    """Return a winning number; all its digits differ (TL-3)."""
    number = fields.numbers("number", 0, DIGITS - 1, count)
    if len(set(number)) != count:
        refuse("a winning number has a digit twice")
    return number


def _result(fields: Fields, seats: int) -> RoundResult:
    result = RoundResult(_lots(fields, PLACES), fields.numbers("right", 0, PLACES, seats))
    fields.done()
    return result


def _question(fields: Fields, seats: int) -> Question:
    """Return the question that `Question.json` wrote."""
    asked = Question(
        fields.place("kind", KINDS),
        fields.number("seat", 0, seats - 1),
        fields.number("digit", -1, DIGITS - 1),
        fields.number("other", -1, seats - 1),
        fields.number("seats", 0, 2 * BIT[seats - 1] - 1),
        fields.number("place", -1, PLACES - 1),
        fields.number("spinner", -1, len(SPINNERS) - 1),
        fields.number("price", 0, ALL_NOTES),
        fields.flag("asked"),
    )
    fields.done()
    return asked
