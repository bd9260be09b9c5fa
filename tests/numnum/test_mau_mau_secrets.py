"""Test what seats and spectators of Times Table Mau-Mau know with hidden and open hands, and the worlds they imagine."""

from collections import Counter
from typing import cast

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.mau_mau.state import MauMau
from tests.numnum.tables import MAU_MAU, can, do, mau_mau, name, names

SEATS: list[int | None] = [0, 1, 2, None]


def hands_of(state: MauMau) -> list[list[str]]:
    return cast(list[list[str]], state.position()["cards"])


def drawing(open_hands: bool) -> MauMau:
    """Return a table where seat 1 has just drawn the nine of circles."""
    state = mau_mau(["2T 3T", "5C 7S", "5D 7D wish"], top="12T", draw="9C 4C", turn=1, open_hands=open_hands)
    state.story = []
    do(state, "draw")
    return state


@pytest.mark.clause("NN-10", "NN-12")
@pytest.mark.parametrize("seat", SEATS)
def test_with_hidden_hands_only_the_seat_itself_sees_its_cards_and_what_it_drew(seat: int | None) -> None:
    state = drawing(open_hands=False)
    view = state.view(seat)
    assert view["hands"] == [hand if owner == seat else None for owner, hand in enumerate(hands_of(state))]
    assert view["hand"] == (hands_of(state)[seat] if seat is not None else [])
    assert len(cast(list[object], view["reasons"])) == len(cast(list[object], view["hand"]))
    assert view["drawn"] == (name("9C") if seat == 1 else None)
    assert view["hand_sizes"] == [2, 3, 3] and view["phase"] == "drawn"
    assert state.story is not None
    told = state.story[0].seen_by(seat)
    if seat == 1:
        assert (told.key, told.args) == ("nn-drew", {"seat": 1, "card": name("9C")})
    else:
        assert (told.key, told.args) == ("nn-drew-unseen", {"seat": 1})


@pytest.mark.clause("NN-10", "NN-12")
@pytest.mark.parametrize("seat", SEATS)
def test_with_open_hands_all_cards_and_draws_are_public(seat: int | None) -> None:
    state = drawing(open_hands=True)
    view = state.view(seat)
    assert view["hands"] == hands_of(state) and view["open_hands"] is True
    assert view["hand"] == (hands_of(state)[seat] if seat is not None else [])
    assert view["drawn"] == name("9C")
    assert state.story is not None
    told = state.story[0].seen_by(seat)
    assert (told.key, told.args) == ("nn-drew-open", {"seat": 1, "card": name("9C")})


@pytest.mark.clause("NN-12")
def test_the_others_cannot_tell_whether_the_drawn_card_fitted() -> None:
    told: list[list[object]] = []
    for card in ("9C", "25D", "wish"):
        state = mau_mau(["2T 3T", "5C 7S"], top="12T", draw=card, turn=1)
        state.story = []
        do(state, "draw")
        asked = [state.view(0), state.view(None), state.actors(), state.awaited()]
        assert can(state)[-1] == "keep"
        do(state, "keep")
        events = [(event.seen_by(0).key, event.seen_by(0).args) for event in state.story]
        told.append([*asked, state.view(0), state.view(None), events])
    assert told[0] == told[1] == told[2]


@pytest.mark.clause("NN-10")
@pytest.mark.parametrize("open_hands", [False, True])
@pytest.mark.parametrize("seat", SEATS)
def test_imagined_worlds_look_the_same_and_keep_what_the_seat_sees(seat: int | None, open_hands: bool) -> None:
    state = drawing(open_hands)
    imagined: list[set[str]] = [set(), set(), set()]
    for number in range(6):
        world = state.imagine(seat, Rng(number))
        assert world.view(seat) == state.view(seat) and world.material() == state.material()
        hands = hands_of(world)
        if open_hands:
            assert hands == hands_of(state) and world.position()["drawn"] == name("9C")
        elif seat is not None:
            assert hands[seat] == hands_of(state)[seat]
        for owner, hand in enumerate(hands):
            imagined[owner].add(str(hand))
        assert world.position()["drawn"] in hands[1], "the drawn card must be in the drawer's hand"
        assert MAU_MAU.read(world.position()).position() == world.position()
        assert world.position()["rng"] != state.position()["rng"], "the next shuffle must stay unknown"
    for owner in range(3):
        assert (len(imagined[owner]) == 1) == (open_hands or owner == seat)


@pytest.mark.clause("NN-10")
@pytest.mark.parametrize("seat", [0, 2])
def test_equal_knowledge_gives_equal_worlds(seat: int) -> None:
    """The others' cards and the draw pile are exchanged: a player who does not see them imagines the same worlds."""
    state = drawing(open_hands=False)
    changed = state.position()
    hands = hands_of(state)
    pile = cast(list[str], changed["draw_pile"])
    hidden = 2 - seat
    size = len(hands[hidden])
    changed["cards"] = [pile[:size] if owner == hidden else hand for owner, hand in enumerate(hands)]
    changed["draw_pile"] = pile[size:] + hands[hidden]
    other = MAU_MAU.read(changed)
    assert other.position() != state.position() and other.view(seat) == state.view(seat)
    for number in range(3):
        one, two = state.imagine(seat, Rng(number)).position(), other.imagine(seat, Rng(number)).position()
        assert one == two


@pytest.mark.clause("NN-10", "NN-15")
def test_a_special_card_seen_going_to_the_bottom_stays_known_until_it_is_drawn() -> None:
    frame = mau_mau(["5C 7S", "5S 7C"], top="12T", draw="5D 25D").position()
    pile = [card for card in cast(list[str], frame["draw_pile"]) if card != "wish"]
    state = MAU_MAU.read({**frame, "draw_pile": [*pile, "wish", "wish", "wish"], "sunk": 2})
    for number in range(5):
        world = state.imagine(1, Rng(number))
        assert cast(list[str], world.position()["draw_pile"])[-2:] == ["wish", "wish"]
        assert world.position()["sunk"] == state.copy().position()["sunk"] == 2
    few = MAU_MAU.read({**frame, "draw_pile": ["wish", "wish"], "sunk": 2, "pile": ["wish", *pile, name("12T")]})
    do(few, "draw", "keep")
    assert few.position()["sunk"] == 1
    do(few, "draw", "keep")
    assert few.position()["sunk"] == 0 and few.position()["draw_pile"] == []
    for seat in (0, 1, None):
        world = few.imagine(seat, Rng(3))
        assert world.view(seat) == few.view(seat) and world.material() == few.material()
    do(few, "draw")
    assert few.position()["sunk"] == 0, "the positions in the new pile must be unknown"
    worlds = [few.imagine(0, Rng(number)).position()["draw_pile"] for number in range(4)]
    assert len({str(world) for world in worlds}) == 4


@pytest.mark.clause("NN-10")
def test_why_cards_go_with_the_top_is_told_for_the_own_hand_only() -> None:
    state = mau_mau(["8C 7T 5S 1D wish", "9D 7C"], top="12T", bars=[2])
    view = state.view(0)
    by_card = dict(zip(view["hand"], view["reasons"], strict=True))
    assert by_card["wish"] is None
    assert by_card[name("8C")] == {"level": 1, "rows": [4], "barred": [2], "joker": False, "colour": False}
    assert by_card[name("7T")] == {"level": 1, "rows": [], "barred": [], "joker": False, "colour": True}
    assert by_card[name("5S")] == {"level": 0, "rows": [], "barred": [], "joker": False, "colour": False}
    assert by_card[name("1D")] == {"level": 1, "rows": [], "barred": [], "joker": True, "colour": False}
    assert state.view(None)["reasons"] == []
    wished = mau_mau(["8C 7T", "9D 7C"], top="wish", wished="circle").view(0)
    assert wished["reasons"] == [None, None] and wished["hand"] == names("7T 8C")
    assert Counter(view["hand"]) == Counter(names("8C 7T 5S 1D wish"))
