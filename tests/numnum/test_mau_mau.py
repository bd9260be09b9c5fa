"""Test Times Table Mau-Mau, clause by clause."""

import pytest

from spielkiste.core.errors import BadMove
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.material import NAMES
from spielkiste.games.numnum.mau_mau.state import MauMau
from tests.numnum.tables import MAU_MAU, can, do, heard, kind, mau_mau, name, refused


@pytest.mark.clause("NN-10")
def test_seven_cards_each_and_one_turned_up() -> None:
    for seats in range(2, 8):
        state = MAU_MAU.new(seats, seed=3)
        view = state.view(0)
        assert view["hand_sizes"] == [7] * seats
        assert view["pile"] == 1
        assert view["draw_pile"] == 109 - 7 * seats - 1
        assert view["open_hands"] is False


@pytest.mark.clause("NN-10")
def test_a_special_card_turned_up_goes_to_the_bottom_and_a_joker_may_start() -> None:
    jokers = 0
    sunk = 0
    for seed in range(120):
        story: list[object] = []
        state = MAU_MAU.new(2, seed, {}, story)  # type: ignore[arg-type]
        top = state.pile[-1]  # type: ignore[attr-defined]
        assert top < 100
        jokers += NAMES[top].startswith("1-")
        specials = [event.args["card"] for event in story if event.key == "nn-turned-special"]  # type: ignore[attr-defined]
        sunk += len(specials)
        if specials:
            assert state.position()["draw_pile"][-len(specials) :] == specials  # type: ignore[index]
            # Everyone saw where these cards went, so they are there in every imagined world, too.
            world = state.imagine(0, Rng(seed))
            assert world.position()["draw_pile"][-len(specials) :] == specials  # type: ignore[index]
    assert jokers > 0 and sunk > 0


@pytest.mark.clause("NN-10")
def test_hands_are_hidden_unless_the_table_wants_them_open() -> None:
    hidden = mau_mau(["2T 3T", "5C 7C"])
    assert hidden.view(0)["hands"] == [[name("2T"), name("3T")], None]
    assert hidden.view(None)["hands"] == [None, None]
    shown = mau_mau(["2T 3T", "5C 7C"], open_hands=True)
    assert shown.view(0)["hands"] == shown.view(None)["hands"] == [[name("2T"), name("3T")], [name("5C"), name("7C")]]


@pytest.mark.clause("NN-11")
def test_lay_what_matches_and_the_turn_passes_after_a_single_match() -> None:
    state = mau_mau(["8C 7C 5S 11T", "9D 9C"], top="12T")
    assert can(state) == ["lay 11-triangle", "lay 8-circle"]
    do(state, "lay 8-circle")
    assert state.view(0)["top"] == name("8C")
    assert state.actors() == [1]


@pytest.mark.clause("NN-11")
def test_after_a_double_match_lay_any_legal_card_or_stop_without_drawing() -> None:
    state = mau_mau(["8T 7T 10C wish no-twos", "9D 9C"], top="12T")
    do(state, "lay 8-triangle")
    assert state.actors() == [0]
    assert can(state) == [
        "lay 7-triangle", "lay 10-circle", "wish triangle", "wish circle", "wish square", "wish diamond", "lay no-twos", "stop",
    ]  # fmt: skip
    assert refused(state, "draw") == ("NN-11", "nn-why-no-draw-after-double")
    do(state, "stop")
    assert state.actors() == [1]
    assert len(state.hands[0]) == 4


@pytest.mark.clause("NN-11")
def test_the_table_says_what_the_top_card_takes() -> None:
    state = mau_mau(["8C 7C", "9D 9C"], top="12T", bars=[2])
    fits = state.view(None)["fits"]
    assert fits == {"level": 2, "rows": [3, 4, 6], "barred": [2], "joker": False, "colour": True}
    assert state.views([0, 1])[1]["fits"] == fits
    onto_a_joker = mau_mau(["8C 7C", "9D 9C"], top="1T").view(0)["fits"]
    assert onto_a_joker and onto_a_joker["joker"] and onto_a_joker["rows"] == []
    assert mau_mau(["8C 7C", "9D 9C"], top="wish", wished="circle").view(0)["fits"] is None
    for naming in ("practice", "strict"):
        # The rows are the question there, so the view does not name them.
        assert mau_mau(["8C 7C", "9D 9C"], top="12T", naming=naming).view(0)["fits"] is None


@pytest.mark.clause("NN-11")
@pytest.mark.parametrize("naming", ["off", "practice", "strict"])
def test_the_table_says_why_a_double_was_one_unless_a_wrong_row_counts(naming: str) -> None:
    state = mau_mau(["8T 7T 10C", "9D 9C"], top="12T", naming=naming)
    assert state.view(0)["double"] is None
    do(state, "lay 8-triangle")
    if naming != "off":
        assert state.view(0)["double"] is None
        do(state, "name 4")
    why = {"level": 2, "rows": [2, 4], "barred": [], "joker": False, "colour": True}
    told = None if naming == "strict" else {"card": name("8T"), "below": name("12T"), "why": why}
    assert state.view(0)["phase"] == "again"
    assert state.view(0)["double"] == state.view(None)["double"] == told
    do(state, "stop")
    assert state.view(0)["double"] is None


@pytest.mark.clause("NN-11")
def test_doubles_go_on_and_on() -> None:
    state = mau_mau(["8T 4T 2T 9C", "9D 7C"], top="12T")
    do(state, "lay 8-triangle", "lay 4-triangle", "lay 2-triangle")
    assert can(state) == ["stop"]
    assert state.turn == 0


@pytest.mark.clause("NN-12")
def test_without_a_matching_number_you_draw_and_lay_or_keep() -> None:
    state = mau_mau(["5C 7S", "9D 7C"], top="12T", draw="9C 6C")
    heard(state)
    assert can(state) == ["draw"]
    do(state, "draw")
    assert heard(state) == [("nn-drew", {"seat": 0, "card": name("9C")})]
    assert can(state) == ["lay 9-circle", "keep"]
    assert state.view(0)["drawn"] == name("9C")
    assert state.view(1)["drawn"] is None and state.view(1)["phase"] == "drawn"
    do(state, "keep")
    assert state.actors() == [1] and len(state.hands[0]) == 3


@pytest.mark.clause("NN-12")
def test_the_answer_keep_is_given_even_if_the_card_cannot_be_laid() -> None:
    state = mau_mau(["5C 7S", "9D 7C"], top="12T", draw="5D")
    do(state, "draw")
    assert can(state) == ["keep"]
    assert refused(state, "lay 5-diamond") == ("NN-3", "nn-why-no-match")
    assert state.awaited() == [0]


@pytest.mark.clause("NN-12")
def test_only_the_drawn_card_may_be_laid_and_a_double_goes_on() -> None:
    state = mau_mau(["5C 7S no-twos", "9D 7C"], top="12T", draw="9T")
    do(state, "draw")
    assert refused(state, "lay no-twos") == ("NN-12", "nn-why-drawn-only")
    do(state, "lay 9-triangle")
    assert state.turn == 0 and "stop" in can(state)


@pytest.mark.clause("NN-12")
def test_with_a_matching_number_you_may_not_draw() -> None:
    state = mau_mau(["8C 7S", "9D 7C"], top="12T")
    assert can(state) == ["lay 8-circle"]
    assert refused(state, "draw") == ("NN-12", "nn-why-must-lay")


@pytest.mark.clause("NN-12")
def test_special_cards_are_a_choice_and_a_drawn_one_always_fits() -> None:
    state = mau_mau(["5C 7S no-fives", "9D 7C"], top="12T", draw="wish")
    assert can(state) == ["lay no-fives", "draw"]
    do(state, "draw")
    assert can(state) == ["wish triangle", "wish circle", "wish square", "wish diamond", "keep"]


@pytest.mark.clause("NN-13")
def test_a_wish_lies_on_anything_and_only_its_colour_fits_then() -> None:
    state = mau_mau(["wish 5C", "1C 1S 5S 8T wish", "9D 2D"], top="12T")
    do(state, "wish square")
    assert state.actors() == [1]
    assert state.view(1)["wished"] == "square" and state.view(1)["top"] == "wish"
    assert [move for move in can(state) if move.startswith("lay")] == ["lay 1-square", "lay 5-square"]
    assert refused(state, "lay 1-circle") == ("NN-13", "nn-why-other-colour")
    do(state, "lay 1-square")
    # This is never a double match: the turn passes, and the joker is an ordinary top card again.
    assert state.actors() == [2] and state.view(2)["wished"] is None
    assert can(state) == ["lay 2-diamond", "lay 9-diamond"]


@pytest.mark.clause("NN-13")
def test_a_wish_ends_the_turn_even_after_a_double() -> None:
    state = mau_mau(["8T wish 7C", "9D 7C 7S".replace("7C ", "")], top="12T")
    do(state, "lay 8-triangle", "wish circle")
    assert state.actors() == [1]


@pytest.mark.clause("NN-13")
def test_a_wish_without_a_colour_is_refused() -> None:
    state = mau_mau(["wish 5C", "9D 7C"], top="12T")
    before = state.position()
    assert refused(state, "lay wish") == ("NN-13", "nn-why-wish-colour")
    with pytest.raises(BadMove) as trouble:
        state.play(0, MAU_MAU.parse("lay wish"))
    assert trouble.value.clause == "NN-13"
    with pytest.raises(BadMove):
        MAU_MAU.parse("wish")
    assert state.position() == before


@pytest.mark.clause("NN-14")
def test_a_bar_lies_beside_the_pile_and_ends_the_turn() -> None:
    state = mau_mau(["no-twos 5C", "10C 7C 9D"], top="8T")
    do(state, "lay no-twos")
    assert state.view(1)["top"] == name("8T")
    assert state.view(1)["bars"] == [2]
    assert state.actors() == [1]
    assert can(state) == ["draw"]
    assert refused(state, "lay 10-circle") == ("NN-4", "nn-why-barred")


@pytest.mark.clause("NN-14")
def test_a_bar_leaves_a_wish_in_force() -> None:
    state = mau_mau(["no-fives 5C", "10C 7D"], top="wish", wished="circle")
    do(state, "lay no-fives")
    assert state.view(1)["wished"] == "circle"
    assert can(state) == ["lay 10-circle"]


@pytest.mark.clause("NN-4", "NN-14", "NN-15")
def test_the_second_bar_card_lifts_the_bar_and_both_go_under_the_pile() -> None:
    state = mau_mau(["no-twos 5C", "10C 7D"], top="8T", bars=[2])
    do(state, "lay no-twos")
    assert state.view(1)["bars"] == []
    assert state.position()["pile"] == ["no-twos", "no-twos", name("8T")]
    assert can(state) == ["lay 10-circle"]


@pytest.mark.clause("NN-15")
def test_the_pile_becomes_the_draw_pile_but_the_top_and_bars_in_force_stay() -> None:
    state = mau_mau(["5C 7S", "9D 7C"], top="12T", under="rest", bars=[5])
    heard(state)
    assert state.view(0)["draw_pile"] == 0
    size = len(state.pile) - 1
    do(state, "draw")
    assert heard(state)[0] == ("nn-reshuffled", {"count": size})
    assert [NAMES[card] for card in state.pile] == [name("12T")]
    assert state.view(0)["draw_pile"] == size - 1
    assert state.view(0)["bars"] == [5]
    assert "no-fives" not in state.position()["pile"]  # type: ignore[operator]


def stuck(passes: int = 0) -> MauMau:
    """Return two hands with every card but the top one; no number card of seat 0 matches it."""
    first = "2C 3C 4S"
    others = [NAMES[card] for card in range(100) if NAMES[card] not in {name(short) for short in ("11T", "2C", "3C", "4S")}]
    position = mau_mau([first, "5C"], top="11T").position()
    position["cards"] = [[name(short) for short in first.split()], others + ["wish"] * 3 + ["no-twos"] * 3 + ["no-fives"] * 3]
    position["draw_pile"] = []
    state = MAU_MAU.read(position)
    # Set by hand: in a real game seat 1 would have to play.
    state.passes = passes
    return state


@pytest.mark.clause("NN-15")
def test_with_nothing_to_draw_you_pass() -> None:
    state = stuck()
    assert can(state) == ["pass"]
    assert refused(state, "draw") == ("NN-15", "nn-why-empty")
    do(state, "pass")
    assert state.actors() == [1]
    fresh = mau_mau(["5C 7S", "9D 7C"], top="12T")
    assert refused(fresh, "pass") == ("NN-15", "nn-why-no-pass")


@pytest.mark.clause("NN-16")
def test_the_last_card_wins_whatever_it_is() -> None:
    for hand, move in (("8C", "lay 8-circle"), ("wish", "wish circle"), ("no-twos", "lay no-twos"), ("8T", "lay 8-triangle")):
        state = mau_mau([hand, "9D 7C", "2D 2C 2S"], top="12T")
        do(state, move)
        outcome = state.outcome()
        assert outcome is not None
        assert (outcome.winners, outcome.clause) == ([0], "NN-16")
        assert outcome.scores == [0, -2, -3]
        assert state.actors() == []
        assert refused(state, "draw", 1) == ("NN-16", "nn-why-over")


@pytest.mark.clause("NN-16")
def test_if_all_seats_pass_in_a_row_the_fewest_cards_win() -> None:
    state = stuck(passes=1)
    heard(state)
    do(state, "pass")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == [0] and outcome.clause == "NN-16"
    assert heard(state)[-1] == ("nn-mau-stuck", {"seats": [0], "count": 3})


@pytest.mark.clause("NN-16")
def test_a_card_laid_in_between_starts_the_passing_anew() -> None:
    state = stuck()
    do(state, "pass")
    assert state.passes == 1
    do(state, "lay 11-circle")
    assert state.passes == 0 and state.outcome() is None


def test_bad_input_is_refused_with_a_clause_and_changes_nothing() -> None:
    state = mau_mau(["8C 7S", "9D 7C"], top="12T")
    before = state.position()
    for move, clause in (
        ("lay 7-square", "NN-3"),
        ("lay 9-diamond", "NN-11"),
        ("keep", "NN-12"),
        ("stop", "NN-11"),
        ("name 3", "T-5"),
    ):
        with pytest.raises(BadMove) as trouble:
            state.play(0, MAU_MAU.parse(move))
        assert trouble.value.clause == clause
    with pytest.raises(BadMove):
        state.play(1, MAU_MAU.parse("lay 9-diamond"))
    assert state.position() == before


def test_kind_names_are_what_people_type() -> None:
    assert MAU_MAU.notation(MAU_MAU.parse("lay 12-triangle")) == "lay 12-triangle"
    assert kind("12T") == MAU_MAU.parse("lay 12-triangle") - 12
