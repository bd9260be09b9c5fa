"""Builds the view of a seat field by field; `view.py` documents the fields."""

from typing import Final

from spielkiste.games.tv_lottery import questions as q
from spielkiste.games.tv_lottery.material import (
    BACK,
    BIT,
    LUCK_NAMES,
    ONWARD,
    PLACES,
    SECTORS,
    SPINNERS,
    SQUARES,
    TURNS_EACH,
    prize_for,
)
from spielkiste.games.tv_lottery.questions import KINDS, Question
from spielkiste.games.tv_lottery.table import EMPTY, PHASES, Table
from spielkiste.games.tv_lottery.view import QuestionView, TvLotteryView

_SECTORS: Final[list[list[int | None]]] = [[*numbers, None] for numbers in SECTORS]


def view_of(table: Table, seat: int | None) -> TvLotteryView:
    """Return everything that this seat may know (None: a spectator)."""
    seats = table.seats
    right = _right(table, seat)
    return {
        "phase": PHASES[table.phase],
        "round": min(len(table.finished) + 1, table.rounds) if table.number else 0,
        "rounds": table.rounds,
        "buying_off": table.buying_off,
        "turn": table.turn,
        "turns": table.turns,
        "turns_most": TURNS_EACH * seats,
        "number": table.number[:],
        "lying": table.lying[:],
        "money": table.money[:],
        "pawns": table.pawns[:],
        "needles": table.needles[:],
        "luck_pile": len(table.pile),
        "luck_used": [LUCK_NAMES[kind] for kind in table.used],
        "luck": LUCK_NAMES[table.luck] if table.luck >= 0 else None,
        "holder": _holder(table, seat),
        "right": right,
        "prize": prize_for(right),
        "held": [table.held(other) for other in range(seats)],
        "filling": [table.filling & BIT[other] != 0 for other in range(seats)],
        "questions": [_question_view(asked, seats, seat) for asked in table.stack],
        "finished": [
            {"number": result.number[:], "right": result.right[:], "winners": result.winners()} for result in table.finished
        ],
        "places": PLACES,
        "ring": SQUARES[:],
        "onward": ONWARD[:],
        "back": BACK[:],
        "spinners": [{"name": name, "sectors": _SECTORS[spinner][:]} for spinner, name in enumerate(SPINNERS)],
    }


def with_eyes_of(table: Table, open_table: TvLotteryView, seat: int | None) -> TvLotteryView:
    """Return a spectator's view plus what this seat knows; both share the rest."""
    view = open_table.copy()
    if seat is not None:
        view["holder"] = _holder(table, seat)
        view["right"] = _right(table, seat)
        view["prize"] = prize_for(view["right"])
        view["questions"] = [_question_view(asked, table.seats, seat) for asked in table.stack]
    return view


def _holder(table: Table, seat: int | None) -> list[int | None]:
    return [card if card != EMPTY else None for card in table.holder(seat)] if seat is not None else []


def _right(table: Table, seat: int | None) -> int:
    return table.right(seat) if seat is not None and table.number else 0


def _question_view(asked: Question, seats: int, seat: int | None) -> QuestionView:
    return {
        "kind": KINDS[asked.kind],
        "seat": asked.seat,
        "digit": asked.digit if asked.digit >= 0 else None,
        "other": asked.other if asked.other >= 0 else None,
        "seats": [one for one in range(seats) if asked.seats & BIT[one]],
        "place": asked.place if asked.kind == q.GIVE and asked.other == seat else None,
        "spinner": SPINNERS[asked.spinner] if asked.spinner >= 0 else None,
        "price": asked.price,
        "asked": asked.asked,
    }
