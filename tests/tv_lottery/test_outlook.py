"""Test what a board needs in advance: where moves lead, and the printed board."""

import pytest

from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.state import TvLottery
from tests.tv_lottery.build import BUY, LUCK, ZERO, do, land, spin, table


def _outlooks(state: TvLottery) -> dict[str, dict[str, object]]:
    seat = state.actors()[0]
    return {GAME.notation(move): state.outlook(seat, move) for move in state.moves(seat)}


@pytest.mark.clause("TL-4", "TL-5", "TL-6")
@pytest.mark.parametrize("field", range(21))
def test_every_spin_leads_where_it_was_said_to_lead(field: int) -> None:
    for printed in table().view(None)["spinners"]:
        name = printed["name"]
        said = _outlooks(table(pawns=[field, 3]))[f"spin {name}"]["landings"]
        assert isinstance(said, list) and len(said) == len(printed["sectors"]) - 1
        for number, landing in zip(printed["sectors"], said, strict=False):
            assert number is not None
            state = table(pawns=[field, 3])
            spin(state, number, name)
            assert state.pawns[0] == landing


@pytest.mark.clause("TL-4")
@pytest.mark.parametrize("field", [0, 1, 7, 19, 20])
def test_every_number_on_a_star_leads_where_it_was_said_to_lead(field: int) -> None:
    for spinner in ("yellow", "green", "red"):
        star = table(pawns=[field, 3])
        spin(star, "star", spinner)
        for line, said in _outlooks(star).items():
            state = star.copy()
            do(state, line)
            assert state.pawns[0] == said["field"]


def test_a_digit_is_taken_and_asked_for_on_its_space() -> None:
    state = table()
    land(state, BUY)
    ring = state.view(0)["ring"]
    found = 0
    for line, said in _outlooks(state).items():
        kind, _, digit = line.partition(" ")
        if kind in ("take", "ask"):
            found += 1
            field = said["field"]
            assert isinstance(field, int) and ring[field] == f"digit-{digit}"
        else:
            assert said == {}
    assert found > 10


def test_going_anywhere_leads_there() -> None:
    state = table(luck=["go-anywhere"])
    land(state, LUCK)
    assert _outlooks(state) == {f"go-to {field}": {"field": field} for field in range(1, 21) if field != LUCK}


@pytest.mark.clause("TL-5", "TL-6")
def test_step_by_step_one_comes_to_where_a_spin_leads() -> None:
    view = table().view(None)
    for field in range(21):
        for number in [*range(-3, 0), *range(1, 11)]:
            at = field
            for _ in range(abs(number)):
                at = (view["onward"] if number > 0 else view["back"])[at]
            state = table(pawns=[field, 3])
            spin(state, number)
            assert state.pawns[0] == at
    assert view["onward"][0] == ZERO and view["back"][0] == BUY


@pytest.mark.clause("TL-15", "TL-16")
@pytest.mark.parametrize(
    ("holder", "prize"),
    [([9, 2, 3, 4, 5, 0], 0), ([1, 2, 9, 4, 5, 0], 200_000), ([1, 2, 3, 4, 5, 0], 500_000)],
)
def test_what_the_right_digits_would_bring(holder: list[int], prize: int) -> None:
    state = table([holder])
    assert state.view(0)["prize"] == prize and state.view(None)["prize"] == 0
