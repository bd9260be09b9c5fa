"""Test the deal and its number (NN-40)."""

from collections import Counter
from typing import cast

import pytest

import spielkiste
from spielkiste.core.deals import deal_of_the_day, read_deal_number
from spielkiste.core.errors import BadSetup
from spielkiste.core.game import Story
from tests.numnum.patience_reading import CARDS, COLOURS, LAY_WISHES, fresh, hand, laid_out, piles, waiting
from tests.numnum.tables import PATIENCE, can, names


@pytest.mark.clause("NN-40")
def test_95_cards_without_bar_cards_11_and_13() -> None:
    assert len(CARDS) == 95
    for deal in range(1, 30):
        state = fresh(deal)
        position = state.position()
        dealt = cast(list[str], position["hand_pile"]) + [card for pile in piles(state) for card in pile]
        assert Counter(dealt) == Counter(CARDS)
        assert {card: count for card, count in state.material().items() if count} == Counter(CARDS)


@pytest.mark.clause("NN-40")
def test_each_colour_starts_its_own_pile_with_one_card_and_nothing_waits() -> None:
    for deal in range(1, 30):
        state = fresh(deal)
        assert [len(pile) for pile in piles(state)] == [1, 1, 1, 1]
        assert [pile[0].split("-")[1] for pile in piles(state)] == COLOURS
        assert waiting(state) == [[], [], [], []]
        assert len(cast(list[str], state.position()["hand_pile"])) == 91
        assert state.score() == 4 and state.outcome() is None


@pytest.mark.clause("NN-40")
def test_the_first_of_each_colour_starts_and_the_others_keep_their_order() -> None:
    story: Story = []
    order = names("6S wish 9S 5D wish 7S 8D 3D 4T 2S wish 25D 9T 6C 10T")
    state = laid_out(order, story)
    assert piles(state) == [names("4T"), names("6C"), names("6S"), names("5D")]
    hand_pile = cast(list[str], state.position()["hand_pile"])
    assert hand_pile[:11] == names("wish 9S wish 7S 8D 3D 2S wish 25D 9T 10T")
    assert len(hand_pile) == 91
    assert (story[0].key, story[0].args) == ("nn-laid-out", {"cards": names("4T 6C 6S 5D")})


@pytest.mark.clause("NN-40", "NN-43")
def test_wish_cards_that_come_first_start_no_pile() -> None:
    state = laid_out(names("wish wish 4T 6C 6S 5D 9S wish"))
    assert piles(state) == [names("4T"), names("6C"), names("6S"), names("5D")]
    assert state.wishes == 2 and hand(state)[:2] == names("9S wish")
    assert set(can(state)) == {"play", *LAY_WISHES}


@pytest.mark.clause("NN-40")
def test_a_deal_number_gives_everyone_the_same_deal() -> None:
    seen: set[str] = set()
    for deal in range(1, 201):
        position = fresh(deal).position()
        assert position == fresh(read_deal_number(f" #{deal} ")).position()
        seen.add(str(position))
    assert len(seen) == 200
    today = deal_of_the_day(2026, 1, 15)
    assert today == 20260115 == read_deal_number("20.260.115") == read_deal_number("20 260 115")
    typed = spielkiste.new("patience", 1, read_deal_number("20260115"))
    assert typed.position() == fresh(today).position() != fresh(deal_of_the_day(2026, 1, 16)).position()


@pytest.mark.clause("NN-40")
def test_the_deal_does_not_depend_on_options_and_never_changes() -> None:
    plain = fresh(4711).position()
    for mode in ("practice", "strict"):
        assert {**fresh(4711, naming=mode).position(), "naming": None} == {**plain, "naming": None}
    # Fixed values: a change to the shuffle would break every deal number that people have shared.
    assert piles(fresh(4711)) == [[card] for card in names("35T 28C 8S 56D")]
    assert hand(fresh(4711))[:6] == names("10S 6S 10T 3T 24T 72S")


@pytest.mark.clause("NN-40")
@pytest.mark.parametrize("text", ["", " ", "0", "-3", "+3", "1,5", "1e5", "0x10", "seven", "123456789", "٣", "²", "#", "##4"])
def test_an_invalid_deal_number_is_refused(text: str) -> None:
    with pytest.raises(BadSetup) as trouble:
        read_deal_number(text)
    assert trouble.value.key == "bad-deal-number"


@pytest.mark.clause("NN-40")
@pytest.mark.parametrize("seats", [0, 2, 4])
def test_it_is_a_game_for_one(seats: int) -> None:
    with pytest.raises(BadSetup):
        PATIENCE.new(seats, 1)
