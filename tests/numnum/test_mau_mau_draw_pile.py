"""Test the draw pile of Times Table Mau-Mau: reshuffling, passing, and who starts."""

from collections import Counter
from itertools import pairwise
from typing import cast

import pytest

from spielkiste.games.numnum.material import DECK, NAMES
from spielkiste.games.numnum.mau_mau.state import MauMau
from tests.numnum.tables import MAU_MAU, can, do, heard, mau_mau, name, names, no_naming, refused, rest_of


def held(hands: list[str], rest: int, *, top: str = "11T", under: str = "", draw: str = "", passes: int = 0) -> MauMau:
    """Return a table where all cards are held: these by their seats, all others by the seat `rest`; `under` is under
    the top card.
    """
    given = [names(hand) for hand in hands]
    pile = [*names(under), name(top)]
    given[rest] += rest_of(DECK, [card for hand in given for card in hand] + pile + names(draw))
    frame = mau_mau(["2T", "5C"]).position()
    more: dict[str, object] = {"seats": len(hands), "cards": given, "pile": pile, "draw_pile": names(draw)}
    state = MAU_MAU.read({**frame, **more, "naming": no_naming(len(hands))})
    # Set by hand: in a real game the holder of the rest would have to play.
    state.passes = passes
    return state


def words(state: MauMau, key: str) -> list[str]:
    return cast(list[str], state.position()[key])


@pytest.mark.clause("NN-10")
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_the_named_seat_starts_and_without_one_a_random_seat(seats: int) -> None:
    for seat in range(seats):
        assert MAU_MAU.new(seats, 5, {"begins": seat + 1}).actors() == [seat]
    assert {MAU_MAU.new(seats, seed).actors()[0] for seed in range(60)} == set(range(seats))


@pytest.mark.clause("NN-12")
def test_a_draw_brings_the_first_card_of_the_draw_pile_and_only_one() -> None:
    state = mau_mau(["5C 7S", "5S 7C"], top="12T", draw="5D 25D 9C")
    heard(state)
    do(state, "draw")
    assert refused(state, "draw") == ("NN-12", "nn-why-drawn-first")
    do(state, "keep")
    assert [key for key, _ in heard(state)] == ["nn-drew", "nn-kept"]
    assert cast(list[list[str]], state.position()["cards"])[0] == sorted(names("5C 7S 5D"), key=NAMES.index)
    assert state.view(0)["hand"] == names("5C 7S 5D")
    assert state.actors() == [1] and words(state, "draw_pile")[:2] == names("25D 9C")


@pytest.mark.clause("NN-15")
def test_a_new_draw_pile_is_shuffled_and_made_only_when_a_card_is_needed() -> None:
    under = "2C 3C 4C 6C 8C 9C 12D 14T 15T 16T 18C 21S"
    state = held(["5C 7S", "9D"], 1, top="11T", under=under, draw="5D")
    # The last card of the draw pile is drawn; no new pile was needed yet.
    do(state, "draw")
    assert words(state, "draw_pile") == [] and words(state, "pile") == [*names(under), name("11T")]
    do(state, "keep")
    state.hands[1], state.hands[0] = state.hands[0], state.hands[1]
    heard(state)
    do(state, "draw")
    assert heard(state)[0] == ("nn-reshuffled", {"count": 12})
    order = [cast(str, state.position()["drawn"]), *words(state, "draw_pile")]
    assert Counter(order) == Counter(names(under))
    assert order != names(under) and order != sorted(names(under), key=NAMES.index), "the new pile must be shuffled"
    assert words(state, "pile") == names("11T")


@pytest.mark.clause("NN-15")
def test_every_card_of_a_new_draw_pile_may_come_at_every_place() -> None:
    """The whole pile is shuffled: no part of its order survives."""
    under = names("2C 3C 4C 6C 8C 9C")
    good = held(["5C 7S", "9D"], 1, top="11T", under="2C 3C 4C 6C 8C 9C").position()
    places: Counter[tuple[str, int]] = Counter()
    neighbours: Counter[tuple[str, str]] = Counter()
    deals = 600
    for deal in range(deals):
        state = MAU_MAU.read({**good, "rng": [f"deal {deal}", 0]})
        do(state, "draw")
        order = [cast(str, state.position()["drawn"]), *words(state, "draw_pile")]
        places.update(zip(order, range(6), strict=True))
        neighbours.update(pairwise(order))
    for card in under:
        for place in range(6):
            assert abs(places[card, place] - deals / 6) < deals / 12, (card, place, places[card, place])
        for other in under:
            if other != card:
                assert abs(neighbours[card, other] - deals / 6) < deals / 12, (card, other, neighbours[card, other])


@pytest.mark.clause("NN-15", "NN-13")
def test_a_wish_in_force_stays_on_top_when_a_new_draw_pile_is_made() -> None:
    state = mau_mau(["5C 7S", "9D 7C"], top="wish", wished="diamond", under="rest")
    do(state, "draw")
    assert words(state, "pile") == ["wish"] and state.view(0)["wished"] == "diamond"
    assert words(state, "draw_pile").count("wish") + (state.position()["drawn"] == "wish") == 2


@pytest.mark.clause("NN-15")
def test_one_card_under_the_top_is_enough_to_draw_from() -> None:
    state = held(["2C 3C 4S", ""], 1, under="5S")
    assert can(state) == ["draw"] and refused(state, "pass") == ("NN-15", "nn-why-no-pass")
    do(state, "draw")
    assert state.position()["drawn"] == name("5S") and words(state, "pile") == names("11T")
    do(state, "keep")
    assert len(state.hands[0]) == 4 and words(state, "draw_pile") == []


@pytest.mark.clause("NN-15")
def test_lifting_a_bar_makes_cards_to_draw() -> None:
    state = held(["2C 3C no-twos", ""], 1)
    barred = MAU_MAU.read({**state.position(), "bars": [2], "cards": [names("2C 3C no-twos"), _without(state, "no-twos")]})
    assert can(barred) == ["lay no-twos", "pass"]
    do(barred, "lay no-twos")
    assert barred.view(0)["can_draw"] is True and words(barred, "pile") == ["no-twos", "no-twos", name("11T")]


def _without(state: MauMau, card: str) -> list[str]:
    cards = list(cast(list[list[str]], state.position()["cards"])[1])
    cards.remove(card)
    return cards


@pytest.mark.clause("NN-15")
def test_a_copy_makes_its_own_draw_pile_and_leaves_the_game_alone() -> None:
    state = mau_mau(["5C 7S", "9D 7C"], top="12T", under="rest")
    before = state.position()
    for _ in range(3):
        twin = state.copy()
        do(twin, "draw")
    assert state.position() == before
    do(state, "draw")
    assert twin.position() == state.position(), "both must use the same random numbers"


@pytest.mark.clause("NN-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_seats_have_to_pass_in_a_row(seats: int) -> None:
    """The last seat holds nearly everything and has passed, although it would not have to in a real game."""
    hands = ["2C 3C 4S", "2S 3S", "4C 6C 8S"][: seats - 1]
    state = held([*hands, ""], seats - 1, passes=1)
    for seat in range(seats - 1):
        assert state.outcome() is None and state.actors() == [seat]
        assert state.view(None)["passes"] == seat + 1
        do(state, "pass")
    outcome = state.outcome()
    fewest = min(len(hand.split()) for hand in hands)
    assert outcome is not None and outcome.clause == "NN-16"
    assert outcome.winners == [seat for seat, hand in enumerate(hands) if len(hand.split()) == fewest]
    assert outcome.scores[: seats - 1] == [-len(hand.split()) for hand in hands]


@pytest.mark.clause("NN-16")
def test_equally_few_cards_share_the_victory() -> None:
    state = held(["2C 3C", "2S 3S", "4C 6C 8S", ""], 3, passes=1)
    heard(state)
    do(state, "pass", "pass", "pass")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == [0, 1]
    assert heard(state)[-1] == ("nn-mau-stuck", {"seats": [0, 1], "count": 2})


@pytest.mark.clause("NN-16")
def test_a_card_laid_in_between_starts_the_passing_anew() -> None:
    laid = held(["2C 11C", ""], 1, passes=1)
    do(laid, "lay 11-circle")
    assert laid.view(0)["passes"] == 0 and laid.outcome() is None
    special = held(["2C 3C wish", ""], 1, passes=1)
    assert "pass" in can(special)
    do(special, "wish circle")
    assert special.view(0)["passes"] == 0


@pytest.mark.clause("NN-16")
def test_passing_is_remembered_by_copies_and_saved_games() -> None:
    state = held(["2C 3C 4S", "2S 3S", ""], 2)
    do(state, "pass", "pass")
    for other in (state.copy(), MAU_MAU.read(state.position())):
        assert other.passes == 2 and other.actors() == [2] and "pass" not in can(other)
        other.hands[2] = other.hands[0]
        do(other, "pass")
        outcome = other.outcome()
        assert outcome is not None and outcome.winners == [1]
        kept = other.copy().outcome()
        assert kept is not None and kept.json() == outcome.json()
        assert refused(other, "pass", 0) == ("NN-16", "nn-why-over")
