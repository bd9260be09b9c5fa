"""Test what Times Table Patience tells and shows, and the deals that fit what has been seen."""

from typing import cast

import pytest

from spielkiste.core.errors import BadFile
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.patience import best_score
from spielkiste.games.numnum.patience.state import Patience
from tests.numnum.tables import PATIENCE, do, heard, kind, name, names, patience

TOPS = ["2T", "3C", "5S", "7D"]


def shown(state: Patience) -> list[dict[str, object]]:
    return cast(list[dict[str, object]], state.view(0)["piles"])


@pytest.mark.clause("NN-41", "NN-42", "NN-43")
def test_each_move_tells_exactly_what_happened() -> None:
    state = patience(TOPS, "8T 9T wish 8C 5C", waiting=["", "9C", "", ""])
    heard(state)
    do(state, "fetch circle")
    assert heard(state) == [("nn-fetched", {"card": name("9C"), "top": name("3C")})], "the revealed card must stay"
    do(state, "play")
    assert heard(state) == [("nn-played", {"card": name("8T"), "top": name("2T")}), ("nn-turned", {"card": name("9T")})]
    do(state, "wait")
    assert heard(state) == [
        ("nn-waits", {"card": name("9T")}),
        ("nn-wish-aside", {"count": 1}),
        ("nn-turned", {"card": name("8C")}),
    ]
    do(state, "lay-wish triangle")
    assert heard(state) == [("nn-wish-laid", {"colour": "triangle"})]
    do(state, "fetch triangle")
    assert heard(state) == [("nn-fetched-on-wish", {"card": name("9T")})]
    wish = patience(TOPS, "9T 5C", wishes=1)
    do(wish, "lay-wish triangle")
    heard(wish)
    do(wish, "play")
    assert heard(wish) == [("nn-played-on-wish", {"card": name("9T")}), ("nn-turned", {"card": name("5C")})]


@pytest.mark.clause("NN-41", "NN-42")
def test_the_view_shows_what_fits_where_and_why() -> None:
    state = patience(["2T", "3C", "5S", "7D"], "8T 9S 9D", waiting=["7T 6T", "20C 8C", "", "5D 56D"])
    view = state.view(0)
    assert (view["card_up"], view["hand_pile"], view["phase"]) == (name("8T"), 3, "turn")
    piles = shown(state)
    assert [pile["colour"] for pile in piles] == ["triangle", "circle", "square", "diamond"]
    assert [pile["waiting"] for pile in piles] == [names("7T 6T"), names("20C 8C"), [], names("5D 56D")]
    assert [pile["end_fits"] for pile in piles] == [True, False, False, True]
    assert [pile["up_fits"] for pile in piles] == [True, False, False, False]
    whys = [cast("dict[str, object] | None", pile["end_why"]) for pile in piles]
    assert [why["rows"] if why is not None else None for why in whys] == [[2], [], None, [7]]
    ups = [cast("dict[str, object] | None", pile["up_why"]) for pile in piles]
    assert [why["rows"] if why is not None else None for why in ups] == [[2], None, None, None]
    do(state, "play")
    assert state.view(0)["hand_pile"] == 2 and [pile["up_fits"] for pile in shown(state)] == [False] * 4
    assert [pile["up_why"] is not None for pile in shown(state)] == [False, False, True, False]


@pytest.mark.clause("NN-43")
def test_a_wish_card_on_top_takes_the_end_of_the_row_without_a_reason() -> None:
    state = patience(TOPS, "8C 9S", waiting=["7T 9T", "", "", ""], wishes=1)
    assert shown(state)[0]["end_fits"] is False and shown(state)[1]["up_fits"] is False
    do(state, "lay-wish triangle")
    assert shown(state)[0]["end_fits"] is True and shown(state)[0]["end_why"] is None
    twin = patience(TOPS, "8C 9S", wishes=1)
    do(twin, "lay-wish circle")
    assert shown(twin)[1]["up_fits"] is True and shown(twin)[1]["up_why"] is None


@pytest.mark.clause("NN-44")
def test_when_it_is_over_the_view_says_so_also_after_the_last_answer() -> None:
    state = patience(TOPS, "8T", naming="strict")
    do(state, "play")
    assert state.view(0)["phase"] == "naming" and state.view(0)["card_up"] is None
    do(state, "name 2")
    view = state.view(0)
    assert (view["phase"], view["hand_pile"], view["score"]) == ("over", 0, 95)


@pytest.mark.clause("NN-40", "NN-44")
def test_the_best_score_of_an_imagined_deal_is_its_own() -> None:
    """An imagined deal reveals nothing about the real one, even if its best score is already known."""
    different = 0
    for deal in range(1, 9):
        state = PATIENCE.new(1, deal)
        assert isinstance(state, Patience)
        real = state.best_score()
        world = state.imagine(0, Rng(deal))
        position = world.position()
        starts = [kind_of(pile[0]) for pile in cast(list[list[str]], position["piles"])]
        own = best_score(starts, [kind_of(card) for card in cast(list[str], position["hand_pile"])])
        assert world.best_score() == own
        different += own != real
    assert different > 0


def kind_of(card: str) -> int:
    number, _, shape = card.partition("-")
    return kind(number + {"triangle": "T", "circle": "C", "square": "S", "diamond": "D", "": ""}[shape])


@pytest.mark.clause("NN-40")
@pytest.mark.parametrize("seat", [0, None])
def test_equal_knowledge_gives_equal_deals(seat: int | None) -> None:
    state = PATIENCE.new(1, 8)
    position = state.position()
    cards = cast(list[str], position["hand_pile"])
    known = cast(int, position["turned"]) + 1
    other = PATIENCE.read({**position, "hand_pile": cards[:known] + cards[known:][::-1]})
    assert other.position() != position and other.view(seat) == state.view(seat)
    worlds = [state.imagine(seat, Rng(number)).position() for number in range(3)]
    assert worlds == [other.imagine(seat, Rng(number)).position() for number in range(3)]
    assert all(world["hand_pile"] != cards for world in worlds)


@pytest.mark.clause("NN-40", "NN-44")
def test_a_saved_deal_holds_every_card_once_also_among_those_dealt_with() -> None:
    """The best score is computed from the whole deal, so its past is checked, too."""
    good = patience(TOPS, "8T 9S").position()
    cards = cast(list[str], good["hand_pile"])
    assert PATIENCE.read(good).position() == good
    with pytest.raises(BadFile):
        PATIENCE.read({**good, "hand_pile": [cards[1], *cards[1:]]})
