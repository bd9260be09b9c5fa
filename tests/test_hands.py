"""Test remembered hands: impossible ones are never imagined, and every possible one is."""

import pytest

from spielkiste.core.hands import HiddenHands
from spielkiste.core.randomness import QuickRng


def hands_of(known: HiddenHands, seat: int = 1, worlds: int = 60) -> set[tuple[int, ...]]:
    found = set()
    for number in range(worlds):
        hand = known.deal(QuickRng(number))[seat]
        hands: list[list[int]] = [[] for _ in range(seat)] + [hand]
        assert known.denied(hands) == ""
        found.add(tuple(sorted(hand)))
    return found


def three_kinds(cards: int, counts: list[int] | None = None) -> HiddenHands:
    """Return two cards each of the kinds 0, 1 and 2, of which seat 1 was dealt some."""
    known = HiddenHands(3)
    known.open_source(counts if counts is not None else [2, 2, 2])
    for _ in range(cards):
        known.draw(1)
    return known


def test_a_stuck_hand_holds_no_playable_card() -> None:
    known = three_kinds(2)
    assert len(hands_of(known)) == 6
    known.stuck(1, 0b001)
    assert hands_of(known) == {(1, 1), (1, 2), (2, 2)}
    assert known.denied([[], [0, 1]])


def test_what_is_drawn_afterwards_may_be_anything() -> None:
    known = three_kinds(1)
    known.stuck(1, 0b011)
    known.draw(1)
    assert hands_of(known) == {(0, 2), (1, 2), (2, 2)}


def test_a_card_that_was_laid_came_out_of_the_slot_that_could_hold_it() -> None:
    """The 0 cannot have been there when its owner was stuck, so it was the card drawn since: the old one is still held."""
    known = three_kinds(1)
    known.stuck(1, 0b001)
    known.draw(1)
    known.lay(1, 0)
    known.stuck(1, 0b010)
    assert hands_of(known) == {(2,)}


def test_the_card_just_drawn_is_the_one_that_is_laid() -> None:
    known = three_kinds(1)
    known.stuck(1, 0b110)
    known.lay(1, 2, known.draw(1))
    assert hands_of(known) == {(0,)}


def test_a_pile_that_is_used_up_is_in_the_hands() -> None:
    """The first source held one 0 and one 1, both dealt; a pile of twos follows."""
    known = three_kinds(2, [1, 1, 0])
    known.open_source([0, 0, 3])
    known.draw(1)
    assert hands_of(known) == {(0, 1, 2)}
    known.lay(1, 2)
    assert hands_of(known) == {(0, 1)}


def test_a_publicly_moved_card_stays_known() -> None:
    known = three_kinds(0)
    known.draw(1, 1)
    known.stuck(1, 0b101)
    assert hands_of(known) == {(1,)}


@pytest.mark.parametrize("seed", range(5))
def test_hands_follow_from_the_generator_alone(seed: int) -> None:
    known = three_kinds(3)
    known.stuck(1, 0b100)
    assert known.deal(QuickRng(seed)) == known.deal(QuickRng(seed))
