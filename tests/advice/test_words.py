"""Test that hints and reviews name the pieces of a move, not only its place."""

import pytest

import spielkiste
from spielkiste.core.game import State
from spielkiste.texts import Seating, texts
from tests.advice.test_wall import SEVEN
from tests.numnum.tables import clear_away, patience, wall

ROWS = ["4D 8D 12D", *SEVEN[1:6], "6D no-twos"]


def _told(slug: str, state: State, move: str) -> str:
    game = spielkiste.find(slug)
    return texts("en").tell(state.move_phrase(game.parse(move)), game, Seating(["Ada", "Bo"][: state.seats], None, state.seats))


@pytest.mark.parametrize(
    ("state", "slug", "move", "told"),
    [
        (wall(SEVEN), "wall-break", "take 1 7", "take the 4 of diamonds and the 10 of diamonds"),
        (clear_away(ROWS), "clear-away", "take 1 1", "take the 12 of diamonds and the 8 of diamonds"),
        (wall(ROWS), "wall-break", "aside 7", "set “no twos” aside"),
    ],
)
def test_cards_of_the_wall_are_named(state: State, slug: str, move: str, told: str) -> None:
    assert _told(slug, state, move) == told


def test_the_card_that_is_laid_waits_or_is_fetched_is_named() -> None:
    state = patience(["12T", "9C", "21S", "25D"], "14T 8C", waiting=["", "27C", "", ""])
    assert _told("patience", state, "wait") == "let the 14 of triangles wait"
    assert _told("patience", state, "play") == "play the 14 of triangles on its pile"
    assert _told("patience", state, "fetch circle") == "fetch the waiting 27 of circles"


def test_both_tiles_of_a_swap_are_named() -> None:
    game = spielkiste.find("memo-race")
    state = game.new(2, 3)
    seat = state.actors()[0]
    state.play(seat, game.parse("swap a1"))
    assert _told("memo-race", state, "with b3") == "swap A1 and B3"
