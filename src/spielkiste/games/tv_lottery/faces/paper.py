"""The TV Lottery on paper: board, lottery cards, digits, luck cards, notes, holders, spinners and pawns."""

from typing import Final

from spielkiste.core.paper import EDGE, Cut, Mark, Piece, Poster, Sheet, card, standing, standing_height
from spielkiste.games.tv_lottery.material import (
    ALL_NOTES,
    DIGITS,
    LUCK_DECK,
    LUCK_NAMES,
    PLACES,
    SEATS_MAX,
    SECTORS,
    SPINNERS,
    SQUARES,
)

#: The values of the notes in thousands, and how many of each make up the money in the box.
NOTES: Final = [50, 100, 200, 500]
NOTES_EACH: Final = ALL_NOTES // (1000 * sum(NOTES))

_LOT: Final = 25.0
_DIGIT_WIDTH: Final = 36.0
_DIGIT_HEIGHT: Final = 24.0
_LUCK_WIDTH: Final = 60.0
_LUCK_HEIGHT: Final = 36.0
_NOTE_WIDTH: Final = 60.0
_NOTE_HEIGHT: Final = 31.0
_WHEEL: Final = 84.0
_NEEDLE_WIDTH: Final = 16.0
_NEEDLE_HEIGHT: Final = 44.0
_PAWN_WIDTH: Final = 26.0
_PAWN_HEIGHT: Final = 35.0
#: A holder: six places flat on the table, with two screens behind them, folded into a ridge.
_HOLDER_WIDTH: Final = 58.0
_PLACES_HEIGHT: Final = 164.0
_SCREEN_HEIGHT: Final = 42.0
_CELL_WIDTH: Final = 45.0
_CELL_HEIGHT: Final = 41.85


def _luck(name: str) -> Piece:
    words = Mark(_LUCK_WIDTH * 0.3, 3, _LUCK_WIDTH * 0.62, _LUCK_HEIGHT - 6, words=f"tl-luck-card-{name}")
    plain = card(name, _LUCK_WIDTH, _LUCK_HEIGHT, "luck", "luck-back")
    return Piece(name, [*plain.front, words], plain.back)


def _holder() -> Piece:
    screens = 2 * _SCREEN_HEIGHT
    places = Mark(EDGE, screens + EDGE, _HOLDER_WIDTH - 2 * EDGE, _PLACES_HEIGHT - 2 * EDGE, f"holder-{PLACES}")
    screen = Mark(EDGE, EDGE, _HOLDER_WIDTH - 2 * EDGE, _SCREEN_HEIGHT - 2 * EDGE, "screen", turn=180)
    return Piece("holder", [screen, places], folds=[_SCREEN_HEIGHT, screens])


def _wheel(spinner: int) -> str:
    numbers = [*map(str, SECTORS[spinner]), "*"]
    return f"wheel-{SPINNERS[spinner]}-{','.join(numbers)}"


def sheets() -> list[Sheet]:
    lots = [card(f"lot-{digit}", _LOT, _LOT, f"lot-{digit}", "lot-back") for digit in range(DIGITS)]
    digits = [
        card(f"digit-{digit}", _DIGIT_WIDTH, _DIGIT_HEIGHT, f"digit-{digit}", "digit-back")
        for digit in range(DIGITS)
        for _ in range(SEATS_MAX)
    ]
    notes = [card(f"note-{value}", _NOTE_WIDTH, _NOTE_HEIGHT, f"note-{value}", "") for value in NOTES for _ in range(NOTES_EACH)]
    wheels = [card(_wheel(spinner), _WHEEL, _WHEEL, _wheel(spinner), "") for spinner in range(len(SPINNERS))]
    needles = [card("needle", _NEEDLE_WIDTH, _NEEDLE_HEIGHT, "needle", "") for _ in SPINNERS]
    pawns = [standing(f"pawn-{seat}", _PAWN_WIDTH, _PAWN_HEIGHT, f"pawn-{seat}") for seat in range(SEATS_MAX)]
    named = [f"tl-paper-{square}" for square in SQUARES if not square.startswith("digit-")]
    return [
        Poster(
            "tl-paper-board",
            7 * _CELL_WIDTH,
            6 * _CELL_HEIGHT,
            f"board-{PLACES}-{','.join(SQUARES)}",
            [*named, "tl-paper-pile"],
            # Split the board so that no space is cut in two.
            [4 * _CELL_WIDTH],
        ),
        Cut("tl-paper-lots", _LOT, _LOT, lots),
        Cut("tl-paper-digits", _DIGIT_WIDTH, _DIGIT_HEIGHT, digits),
        Cut("tl-paper-lucks", _LUCK_WIDTH, _LUCK_HEIGHT, [_luck(LUCK_NAMES[kind]) for kind in LUCK_DECK]),
        Cut("tl-paper-notes", _NOTE_WIDTH, _NOTE_HEIGHT, notes),
        Cut("tl-paper-holders", _HOLDER_WIDTH, _PLACES_HEIGHT + 2 * _SCREEN_HEIGHT, [_holder() for _ in range(SEATS_MAX)]),
        Cut("tl-paper-wheels", _WHEEL, _WHEEL, wheels),
        Cut("tl-paper-needles", _NEEDLE_WIDTH, _NEEDLE_HEIGHT, needles),
        Cut("tl-paper-pawns", _PAWN_WIDTH, standing_height(_PAWN_HEIGHT), pawns),
    ]
