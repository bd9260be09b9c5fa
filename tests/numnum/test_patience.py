"""Test Times Table Patience, clause by clause."""

import pytest

from spielkiste.core.deals import deal_of_the_day, read_deal_number
from spielkiste.core.errors import BadMove, BadSetup
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.material import COLOUR_OF, NAMES, PATIENCE_DECK
from spielkiste.games.numnum.patience import best_score
from spielkiste.games.numnum.patience.state import Patience
from tests.numnum.tables import PATIENCE, can, do, heard, kind, name, names, patience, refused


@pytest.mark.clause("NN-40")
def test_95_cards_and_the_first_of_each_colour_starts_a_pile() -> None:
    for seed in range(20):
        cards = PATIENCE_DECK[:]
        Rng(seed).shuffle(cards)
        state = PATIENCE.new(1, seed)
        assert isinstance(state, Patience)
        assert sum(state.material().values()) == 95
        numbers = {NAMES[card].split("-")[0] for card in cards}
        assert not numbers & {"11", "13", "no"}
        firsts = [next(card for card in cards if card < 100 and COLOUR_OF[card] == colour) for colour in range(4)]
        assert [pile[0] for pile in state.piles] == firsts
        assert state.deck == [card for card in cards if card not in firsts]


@pytest.mark.clause("NN-41")
def test_a_card_that_shares_a_row_must_be_laid_and_any_other_waits() -> None:
    state = patience(["2T", "3C", "5S", "7D"], "8T 8C 9S")
    assert can(state) == ["play"]
    assert refused(state, "wait") == ("NN-41", "nn-why-must-play")
    do(state, "play")
    assert NAMES[state.piles[0][-1]] == name("8T")
    assert can(state) == ["wait"]
    assert refused(state, "play") == ("NN-41", "nn-why-no-common-row")
    do(state, "wait")
    assert [NAMES[card] for card in state.waiting[1]] == names("8C")


@pytest.mark.clause("NN-41")
def test_fetching_first_may_change_what_the_turned_card_has_to_do() -> None:
    state = patience(["2T", "3C", "5S", "7D"], "8T", waiting=["9T 6T", "", "", ""])
    assert can(state) == ["play", "fetch triangle"]
    do(state, "fetch triangle", "fetch triangle")
    # 6 went on 2 and 9 on 6; now 8 has no row in common with 9.
    assert can(state) == ["wait"]


@pytest.mark.clause("NN-42")
def test_only_the_lower_end_of_a_waiting_row_may_leave() -> None:
    state = patience(["2T", "3C", "5S", "7D"], "9S 9C", waiting=["4T 9T", "", "", ""])
    assert refused(state, "fetch triangle") == ("NN-42", "nn-why-no-common-row")
    assert refused(state, "fetch circle") == ("NN-42", "nn-why-nothing-waits")
    swapped = patience(["2T", "3C", "5S", "7D"], "9S 9C", waiting=["9T 4T", "", "", ""])
    do(swapped, "fetch triangle")
    assert NAMES[swapped.piles[0][-1]] == name("4T")


@pytest.mark.clause("NN-2", "NN-42")
def test_a_joker_leaves_and_takes_anything() -> None:
    state = patience(["2T", "3C", "5S", "7D"], "9S 9C", waiting=["9T 1T", "", "", ""])
    do(state, "fetch triangle", "fetch triangle")
    assert [NAMES[card] for card in state.piles[0][-2:]] == names("1T 9T")


@pytest.mark.clause("NN-43")
def test_a_wish_turned_up_goes_aside_and_may_be_laid_on_any_pile() -> None:
    state = patience(["2T", "3C", "5S", "7D"], "8T wish wish 9T 9D")
    heard(state)
    do(state, "play")
    assert [key for key, _ in heard(state)] == ["nn-played", "nn-wish-aside", "nn-wish-aside", "nn-turned"]
    assert state.wishes == 2
    assert can(state) == ["wait", "lay-wish triangle", "lay-wish circle", "lay-wish square", "lay-wish diamond"]
    do(state, "lay-wish triangle")
    assert can(state)[0] == "play"
    do(state, "play")
    assert [NAMES[card] for card in state.piles[0][-2:]] == ["wish", name("9T")]
    assert state.wishes == 1


@pytest.mark.clause("NN-43")
def test_without_a_wish_card_none_can_be_laid() -> None:
    state = patience(["2T", "3C", "5S", "7D"], "8T wish 9T")
    assert refused(state, "lay-wish circle") == ("NN-43", "nn-why-no-wish")


@pytest.mark.clause("NN-44")
def test_it_ends_by_itself_when_nothing_can_be_moved() -> None:
    state = patience(["2T", "3C", "5S", "7D"], "9T", waiting=["", "8C", "", ""])
    do(state, "wait")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "NN-44"
    assert outcome.scores == [93]
    assert state.view(0)["phase"] == "over"
    assert isinstance(state.view(0)["best"], int)


@pytest.mark.clause("NN-44")
def test_finish_is_a_move_once_the_hand_pile_is_used_up() -> None:
    state = patience(["2T", "3C", "5S", "7D"], "8T", waiting=["", "9C", "", ""], wishes=1)
    assert refused(state, "finish") == ("NN-44", "nn-why-hand-pile-left")
    do(state, "play")
    assert state.outcome() is None
    assert "finish" in can(state) and "fetch circle" in can(state)
    assert state.view(0)["best"] is None
    do(state, "finish")
    assert state.outcome().scores == [93]  # type: ignore[union-attr]


@pytest.mark.clause("NN-44")
def test_wishes_and_first_cards_count_and_95_is_the_most() -> None:
    state = patience(["2T", "3C", "5S", "7D"], "8T", wishes=1)
    do(state, "play", "lay-wish square")
    assert state.outcome().scores == [95]  # type: ignore[union-attr]
    assert state.actors() == []


def test_the_order_of_the_hand_pile_is_hidden() -> None:
    state = PATIENCE.new(1, 8)
    assert isinstance(state, Patience)
    world = state.imagine(0, Rng(3))
    assert world.view(0) == state.view(0) and world.position() != state.position()
    assert world.card_up() == state.card_up()
    assert "hand" not in state.view(0) and state.view(0)["hand_pile"] == len(state.deck) - state.turned


def test_a_deal_has_a_number_that_can_be_shared() -> None:
    assert read_deal_number(" #20.260.115 ") == 20260115 == deal_of_the_day(2026, 1, 15)
    assert PATIENCE.new(1, 42).position() == PATIENCE.new(1, read_deal_number("42")).position()
    for text in ("", "0", "-3", "seven", "1e5", "123456789", "٣"):
        with pytest.raises(BadSetup) as trouble:
            read_deal_number(text)
        assert trouble.value.key == "bad-deal-number"


def test_bad_input_changes_nothing() -> None:
    state = patience(["2T", "3C", "5S", "7D"], "8T 9S 9T")
    before = state.position()
    for move, clause in (
        ("wait", "NN-41"),
        ("fetch circle", "NN-42"),
        ("lay-wish circle", "NN-43"),
        ("finish", "NN-44"),
        ("name 2", "T-5"),
    ):
        with pytest.raises(BadMove) as trouble:
            state.play(0, PATIENCE.parse(move))
        assert trouble.value.clause == clause
    assert state.position() == before


def test_best_score_of_a_small_deal_by_hand() -> None:
    # 9T does not fit on 2T, waits, and is fetched onto 6T; 7T stays.
    assert best_score([kind("2T")], [kind("9T"), kind("6T"), kind("7T")]) == 3
    assert best_score([kind("2T")], [kind("9T"), kind("6T"), kind("7T"), kind("wish")]) == 5
