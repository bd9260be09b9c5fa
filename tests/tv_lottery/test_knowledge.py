"""Test what a player with perfect memory knows about the others' holders, event by event."""

import pytest

from spielkiste.core.randomness import QuickRng, Rng
from spielkiste.core.story import Phrase
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.knowledge import TvLotteryKnowledge
from spielkiste.games.tv_lottery.state import TvLottery
from tests.tv_lottery.build import SWAP, do, land, table

NUMBER = [1, 2, 3, 4, 5, 6]


def known(*digits: int, seats: int = 2) -> TvLotteryKnowledge:
    """Return seat 0's knowledge after seeing seat 1 take these digits in the draft; then the number was drawn."""
    memory = TvLotteryKnowledge(0, seats)
    memory.look(GAME.new(seats, 1).view(0))
    for digit in digits:
        tell(memory, "placed-unseen", seat=1, digit=digit)
    tell(memory, "drawn", digits=NUMBER)
    return memory


def tell(memory: TvLotteryKnowledge, key: str, **args: object) -> None:
    memory.hear(Phrase(f"tl-{key}", args))


def test_digits_are_known_and_places_are_not() -> None:
    memory = known(1, 2, 3, 4, 5, 6)
    assert len(memory.ways[1]) == 720
    tell(memory, "spun", seat=0, number=3)
    assert len(memory.ways[1]) == 719, "a complete holder must be excluded"
    tell(memory, "swapped-unseen", seat=1)
    assert len(memory.ways[1]) == 720
    assert len(known(7, 7, 7, 7, 7, 8).ways[1]) == 6


def test_what_was_seen_in_a_place_stays_there_until_it_may_have_left() -> None:
    memory = known(7, 7, 7, 7, 8, 9)
    tell(memory, "exchanged", seat=0, other=1, place=2, digit=8, card=3)
    assert {way[1] for way in memory.ways[1]} == {3} and len(memory.ways[1]) == 5
    tell(memory, "took-unseen", seat=1, digit=5, card=9)
    assert {way[1] for way in memory.ways[1]} == {3}, "a 9 was given, not the 3"
    tell(memory, "swapped-unseen", seat=1)
    assert {way[1] for way in memory.ways[1]} == {3, 5, 7}


def test_answers_and_prizes_rule_out() -> None:
    memory = known(1, 1, 2, 3, 4, 5)
    tell(memory, "prize", seat=1, count=5, money=500_000)
    assert memory.ways[1] == [(1, 2, 3, 4, 5, 1)]
    tell(memory, "asked", seat=0, digit=1)
    tell(memory, "answered", seats=[1], digit=1)
    assert memory.ways[1] == [(1, 2, 3, 4, 5, 1)]


@pytest.mark.clause("TL-15", "TL-18")
def test_a_finished_game_can_still_be_imagined() -> None:
    """Seat 1 completes the number and ends the game; seat 0 has heard everything and knows that holder card by card."""
    state = table([[9, 8, 7, 6, 5, 4], [2, 1, 3, 4, 5, 6]], turn=1, turns=1, rounds=1)
    assert state.number == NUMBER
    memory = known(2, 1, 3, 4, 5, 6)
    land(state, SWAP)
    do(state, "swap 1 2")
    assert state.outcome() is not None and state.story is not None
    for event in state.story:
        memory.hear(event.seen_by(0))
    for seed in range(20):
        world = state.imagine_knowing(memory, Rng(seed))
        assert isinstance(world, TvLottery)
        assert world.holder(1) == NUMBER and world.holder(0) == [9, 8, 7, 6, 5, 4]
        assert world.view(0) == state.view(0) and not world.denied(memory)


def test_a_deal_of_two_others_hides_a_card_but_not_how_many_there_are() -> None:
    memory = known(7, 7, 7, 7, 7, 8, seats=3)
    for digit in (1, 1, 1, 1, 2, 2):
        tell(memory, "placed-unseen", seat=2, digit=digit)
    tell(memory, "dealt-unseen", seat=1, seller=2, digit=2, money=50_000)
    # Together, both seats still hold the same cards.
    unseen = [0, 4, 2, 0, 0, 0, 0, 5, 1, 0]
    hands = set()
    for seed in range(60):
        dealt = memory.deal(QuickRng(seed), unseen)
        assert sorted(dealt[1] + dealt[2]) == [1] * 4 + [2] * 2 + [7] * 5 + [8]
        hands.add(tuple(sorted(dealt[1])))
    assert hands == {(2, 7, 7, 7, 7, 7), (2, 7, 7, 7, 7, 8)}
