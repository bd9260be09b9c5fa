"""Test special cases of wish cards, bans and double matches in Times Table Mau-Mau."""

import pytest

from tests.numnum.tables import MAU_MAU, can, do, heard, mau_mau, name, refused

COLOURS = ["triangle", "circle", "square", "diamond"]


@pytest.mark.clause("NN-4", "NN-11")
@pytest.mark.parametrize("naming", ["off", "strict"])
@pytest.mark.parametrize(
    ("top", "card", "bars", "double"),
    [
        ("8T", "10T", [], True),
        ("8T", "10T", [2], False),
        ("8T", "10T", [5], True),
        ("8T", "12T", [2], True),
        ("5T", "10T", [5], False),
        ("10T", "30T", [2, 5], False),
        ("10T", "30T", [2], True),
        ("7T", "1T", [2, 5], True),
        ("11T", "13T", [], False),
    ],
)
def test_a_barred_row_makes_no_double_match(top: str, card: str, bars: list[int], double: bool, naming: str) -> None:
    state = mau_mau([f"{card} 9C 9S", "9D 7C"], top=top, bars=bars, naming=naming)
    heard(state)
    do(state, f"lay {name(card)}")
    assert heard(state)[0][0] == ("nn-laid-doubly" if double else "nn-laid")
    if naming == "strict":
        assert state.actors() == [0]
        do(state, "name 13")
    assert state.actors() == ([0] if double else [1])
    assert state.view(0)["phase"] == ("again" if double else "turn")


@pytest.mark.clause("NN-2", "NN-12")
def test_a_joker_is_a_matching_number_card_so_nobody_draws_with_one() -> None:
    state = mau_mau(["1C 7S wish", "9D 7C"], top="12T")
    assert "lay 1-circle" in can(state)
    assert refused(state, "draw") == ("NN-12", "nn-why-must-lay")
    # On a wish, a joker is an ordinary card of its suit.
    wished = mau_mau(["1C 7C wish", "9D 5C"], top="wish", wished="square")
    assert "lay 1-circle" not in can(wished) and "draw" in can(wished)


@pytest.mark.clause("NN-13")
@pytest.mark.parametrize("colour", COLOURS)
def test_each_of_the_four_colours_can_be_wished_for_and_binds_the_next_player(colour: str) -> None:
    state = mau_mau(["wish 5C", "6T 6C 6S 6D", "9D 2D"], top="12T")
    heard(state)
    do(state, f"wish {colour}")
    assert heard(state) == [("nn-wished", {"seat": 0, "colour": colour})]
    # All four sixes share a row with the twelve under the wish, and one of them its suit: only the wish counts.
    assert can(state) == [f"lay 6-{colour}"]
    for other in COLOURS:
        if other != colour:
            assert refused(state, f"lay 6-{other}") == ("NN-13", "nn-why-other-colour")
    heard(state)
    do(state, f"lay 6-{colour}")
    assert heard(state) == [("nn-laid-on-wish", {"seat": 1, "card": f"6-{colour}"})]
    assert state.actors() == [2] and state.view(2)["wished"] is None and state.view(2)["top"] == f"6-{colour}"


@pytest.mark.clause("NN-13")
def test_a_wish_card_goes_on_a_wish_too_and_replaces_it() -> None:
    state = mau_mau(["wish 5C", "9D 2T"], top="wish", wished="square")
    assert can(state) == [f"wish {colour}" for colour in COLOURS] + ["draw"]
    do(state, "wish triangle")
    assert state.view(1)["wished"] == "triangle" and can(state) == ["lay 2-triangle"]


@pytest.mark.clause("NN-12", "NN-13")
@pytest.mark.parametrize(("drawn", "fits"), [("8C", False), ("13S", True), ("1C", False), ("1S", True), ("no-twos", True)])
def test_a_card_drawn_under_a_wish_fits_by_the_wish_alone(drawn: str, fits: bool) -> None:
    state = mau_mau(["5C 7C", "9D 2T"], top="wish", wished="square", draw=drawn)
    do(state, "draw")
    assert can(state) == ([f"lay {name(drawn)}"] if fits else []) + ["keep"]
    if not fits:
        assert refused(state, f"lay {name(drawn)}")[0] == "NN-13"
    else:
        do(state, f"lay {name(drawn)}")
        assert state.actors() == [1], "it must not count as a double match"


@pytest.mark.clause("NN-4", "NN-14")
def test_each_bar_card_moves_its_own_bar_only() -> None:
    state = mau_mau(["no-fives no-twos 5C", "no-twos no-fives 5S", "no-fives 5D"], top="12T")
    heard(state)
    told = []
    for move, bars in (
        ("lay no-fives", [5]),
        ("lay no-twos", [2, 5]),
        ("lay no-fives", [2]),
        ("lay no-twos", []),
    ):
        do(state, move)
        told += heard(state)
        assert state.view(None)["bars"] == bars
    assert told == [
        ("nn-barred", {"seat": 0, "card": "no-fives", "row": 5}),
        ("nn-barred", {"seat": 1, "card": "no-twos", "row": 2}),
        ("nn-lifted", {"seat": 2, "card": "no-fives", "row": 5}),
        ("nn-lifted", {"seat": 0, "card": "no-twos", "row": 2}),
    ]
    assert state.position()["pile"] == ["no-twos", "no-twos", "no-fives", "no-fives", name("12T")]


@pytest.mark.clause("NN-14")
@pytest.mark.parametrize("bar", ["no-twos", "no-fives"])
def test_a_bar_card_may_follow_a_double_match_and_ends_the_turn(bar: str) -> None:
    for bars in ([], [{"no-twos": 2, "no-fives": 5}[bar]]):
        state = mau_mau([f"8T 7C {bar}", "9D 7S"], top="12T", bars=bars)
        do(state, "lay 8-triangle", f"lay {bar}")
        assert state.actors() == [1] and state.view(1)["phase"] == "turn" and state.view(1)["top"] == name("8T")


@pytest.mark.clause("NN-14")
def test_a_bar_that_is_lifted_leaves_a_wish_in_force() -> None:
    state = mau_mau(["no-twos 5C", "10C 7D"], top="wish", wished="circle", bars=[2])
    do(state, "lay no-twos")
    assert state.view(1)["wished"] == "circle" and state.view(1)["top"] == "wish" and state.view(1)["bars"] == []
    assert can(state) == ["lay 10-circle"]


@pytest.mark.clause("NN-11", "NN-12")
@pytest.mark.parametrize("naming", ["practice", "strict"])
def test_a_game_saved_while_a_drawn_card_or_one_after_a_double_is_asked_about_goes_on(naming: str) -> None:
    drawn = mau_mau(["5C 7S", "9D 7C"], top="12T", draw="9C", naming=naming)
    do(drawn, "draw", "lay 9-circle")
    double = mau_mau(["8T 10C 7S", "9D 7C"], top="12T", naming=naming)
    do(double, "lay 8-triangle", "name 4", "lay 10-circle")
    for state in (drawn, double):
        assert state.view(1)["phase"] == "naming"
        again = MAU_MAU.read(state.position())
        twin = state.copy()
        for other in (again, twin):
            assert other.position() == state.position() and other.view(0) == state.view(0)
            do(other, "name 3" if state is drawn else "name 2")
            assert other.actors() == [1] and other.view(1)["phase"] == "turn"
