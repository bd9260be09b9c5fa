"""Reads and writes positions of Number Rally; `soundness` checks every position that is read."""

from typing import Final

from spielkiste.core.game import Position
from spielkiste.core.positions import Fields
from spielkiste.games.number_rally.material import HAND_SIZE, NAMES, OVERSHOOT
from spielkiste.games.number_rally.soundness import check_table
from spielkiste.games.number_rally.table import DRAWINGS, ENDINGS, NAMINGS, NOBODY, TEMPOS, RallyTable

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
MOST_POINTS: Final = 9
# Kinds count from 1, because name 0 means no card.
_CARDS: Final = NAMES[1:]
_MANY: Final = 1_000_000


def write_position(table: RallyTable) -> Position:
    """Return the complete table as JSON, secrets included."""
    question: dict[str, object] | None = None
    if table.naming_seat != NOBODY:
        question = {"seat": table.naming_seat, "before": table.naming_before, "wrong": list(table.wrong)}
    return {
        "seats": table.seats,
        "little": table.little,
        "drawing": DRAWINGS[not table.by_hand],
        "naming": NAMINGS[table.naming],
        "tempo": TEMPOS[table.calm],
        "points_to_win": table.points_to_win,
        "rng": table.rng.position(),
        "rally": table.rally,
        "starter": table.starter,
        "turn": table.turn,
        "draw_pile": [NAMES[kind] for kind in table.deck[table.drawn :]],
        "hands": [[NAMES[kind] for kind in table.hand(seat)] for seat in range(table.seats)],
        "owed": table.owed[:],
        "pile": [NAMES[kind] for kind in table.pile],
        "layer": table.layer,
        "total": table.total,
        "car": table.car,
        "points": table.points[:],
        "mistakes": table.mistakes[:],
        "snappable": table.snappable,
        "window": table.window,
        "asked": table.asked[:],
        "yes": table.yes[:],
        "question": question,
        "takes": table.takes,
        "ending": ENDINGS[table.ending],
        "over": table.over,
    }


def read_setup(fields: Fields) -> tuple[int, bool, bool, int, bool, int]:
    """Return the settings of a table: seats, little, by hand, naming, calm, points to win."""
    return (
        fields.number("seats", FEWEST_SEATS, MOST_SEATS),
        fields.flag("little"),
        fields.place("drawing", DRAWINGS) == 0,
        fields.place("naming", NAMINGS),
        fields.place("tempo", TEMPOS) == 1,
        fields.number("points_to_win", 1, MOST_POINTS),
    )


def read_table(table: RallyTable, fields: Fields) -> None:
    """Put everything in `fields` on an empty table.  Raise `BadFile` if no game leads to it."""
    seats = table.seats
    last = seats - 1
    most = table.goal + OVERSHOOT
    table.lay_out()
    table.rng = fields.rng("rng")
    table.rally = fields.number("rally", 1, _MANY)
    table.starter = fields.number("starter", 0, last)
    table.turn = fields.number("turn", 0, last)
    table.deck = _kinds(fields.places("draw_pile", _CARDS))
    for seat, cards in enumerate(fields.lists("hands", _CARDS, seats)):
        table.set_hand(seat, _kinds(cards))
    table.owed = fields.numbers("owed", 0, HAND_SIZE, seats)
    table.pile = tuple(_kinds(fields.places("pile", _CARDS)))
    table.layer = fields.number("layer", NOBODY, last)
    table.total = fields.number("total", 0, most)
    table.car = fields.number("car", NOBODY, last)
    table.points = fields.numbers("points", 0, table.points_to_win, seats)
    table.mistakes = fields.numbers("mistakes", 0, _MANY, seats)
    table.snappable = fields.flag("snappable")
    table.window = fields.flag("window")
    table.asked = fields.numbers("asked", 0, last)
    table.yes = fields.numbers("yes", 0, last)
    question = fields.part_or_none("question")
    if question is not None:
        table.naming_seat = question.number("seat", 0, last)
        table.naming_before = question.number("before", 0, table.goal - 1)
        table.wrong = tuple(question.numbers("wrong", 0, most))
        question.done()
    table.takes = fields.flag("takes")
    table.ending = fields.place("ending", ENDINGS)
    table.over = fields.flag("over")
    fields.done()
    check_table(table)


def _kinds(places: list[int]) -> list[int]:
    return [place + 1 for place in places]
