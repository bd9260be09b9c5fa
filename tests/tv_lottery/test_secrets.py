"""Test secret holders: what is shown, what can be imagined, what is remembered."""

import json

import pytest

from spielkiste.core.bot import Situation
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.games.tv_lottery import BOTS
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.memory import Memory
from spielkiste.games.tv_lottery.state import TvLottery
from tests.tv_lottery.build import BAD_LUCK, TWO, do, land, spin, table


def selling() -> TvLottery:
    """Return a table where seat 1 has asked for the 2; seats 2 and 3 have it twice, seat 4 does not."""
    state = table([[9, 8, 7, 6, 5, 4], [2, 0, 2, 7, 8, 9], [2, 2, 8, 9, 7, 0], [7, 0, 1, 8, 9, 0]], seats=4)
    land(state, TWO)
    do(state, "ask 2")
    return state


def test_nobody_sees_another_holder() -> None:
    state = selling()
    for seat in range(4):
        assert state.view(seat)["holder"] == state.holder(seat)
    assert state.view(None)["holder"] == []


def test_imagined_worlds_keep_what_was_answered() -> None:
    state = selling()
    for lines in ([], ["buy-from 3"], ["put 2"]):
        do(state, *lines)
        for seat in (0, 1, 2, 3, None):
            for seed in range(30):
                world = state.imagine(seat, Rng(seed))
                assert world.owners_of_two(2, 0) == state.owners_of_two(2, 0) == 0b0110
                assert world.material() == state.material()
                assert seat is None or world.holder(seat) == state.holder(seat)
                assert world.moves(world.actors()[0])
    do(state, "give 1")


def test_seats_that_did_not_answer_have_it_at_most_once_and_the_asker_any_number() -> None:
    """Seat 0 asks, seat 1 answers; in seat 5's worlds, seats 2 to 4 have the digit at most once, seat 0 any number."""
    state = table([[2, 8, 7, 6, 5, 2], [2, 0, 2, 7, 8, 9], [2, 1, 8, 9, 7, 0], [7, 0, 2, 8, 9, 0], [9, 8, 7, 6, 5, 4]], seats=6)
    assert state.lying[2] == 0
    land(state, TWO)
    do(state, "ask 2")
    found: list[set[int]] = [set() for _ in range(6)]
    for seed in range(200):
        world = state.imagine(5, Rng(seed))
        for seat in range(6):
            found[seat].add(world.holder(seat).count(2))
    assert found[2] | found[3] | found[4] == {0, 1}
    assert min(found[1]) == 2 and max(found[1]) > 2
    assert 0 in found[0] and max(found[0]) > 1


def test_the_card_that_an_imagined_buyer_offers_differs_from_the_digit() -> None:
    state = table([[2, 8, 7, 6, 5, 2], [2, 0, 2, 7, 8, 9]], seats=4)
    assert state.lying[2] == 0
    land(state, TWO)
    do(state, "ask 2", "buy-from 2", "put 3")
    for seat in (1, 2, None):
        for seed in range(60):
            world = state.imagine(seat, Rng(seed))
            assert world.holder(0)[world.stack[-1].place] != 2


@pytest.mark.clause("TL-9")
def test_the_worlds_of_the_others_are_the_same_whichever_place_the_buyer_named() -> None:
    """Seat 1 offers the card of place 1, 4 or 6: the seller, the others and spectators imagine the same worlds."""
    tables = []
    for place in (1, 4, 6):
        state = selling()
        do(state, "buy-from 3", f"put {place}")
        state.rng = Rng("the same")
        tables.append(state)
    for seat in (1, 2, 3, None):
        for seed in range(20):
            assert len({json.dumps(state.imagine(seat, Rng(seed)).position()) for state in tables}) == 1
        places = {tables[0].imagine(seat, Rng(seed)).stack[-1].place for seed in range(100)}
        assert places == set(range(6))
    assert [state.imagine(0, Rng(1)).stack[-1].place for state in tables] == [0, 3, 5], "the buyer must know it"


def test_imagined_worlds_differ_and_nobody_is_complete_in_them() -> None:
    """Everything seat 2 sees would fit a complete holder of seat 1; but then the round would be over."""
    state = table([[2, 1, 3, 4, 5, 6], [0, 0, 7, 7, 8, 8]])
    worlds = {tuple(state.imagine(1, Rng(seed)).holder(0)) for seed in range(400)}
    assert len(worlds) > 200
    for seed in range(3000):
        world = state.imagine(1, Rng(seed))
        assert world.holder(0) != state.number


def test_an_imagined_world_has_its_own_randomness() -> None:
    state = table()
    needles = set()
    for seed in range(30):
        world = state.imagine(0, Rng(seed))
        world.play(0, GAME.parse("spin red"))
        needles.add(world.needles[2])
    assert len(needles) > 3
    assert sorted(state.imagine(0, Rng(1)).pile) == sorted(state.pile)
    assert {tuple(state.imagine(0, Rng(seed)).pile) for seed in range(5)} != {tuple(state.pile)}


def test_in_the_draft_only_the_number_of_cards_is_known() -> None:
    state = GAME.new(2, 4, {"picks_first": 1})
    for line in ("take 7", "put 6", "take 3", "put 2", "take 5"):
        state.play(state.actors()[0], GAME.parse(line))
    places = set()
    for seed in range(40):
        world = state.imagine(1, Rng(seed))
        assert isinstance(world, TvLottery)
        places.add(world.holder(0).index(7))
        assert world.material() == state.material() and world.held(0) == 1
    assert len(places) == 6


def test_an_attentive_player_remembers_digits_and_right_places() -> None:
    state = table([[9, 8, 7, 0, 5, 4]], seats=3)
    memory = Memory(3)
    memory._number = state.number
    land(state, TWO)
    do(state, "put 2")
    assert state.story is not None
    for event in state.story:
        memory.notice(event.seen_by(2))
    assert memory.digits[2] == 1
    assert memory.believed(0, 1) == 2 and memory.believed_right(0, state.number) == 1


def test_the_top_level_buys_off_what_it_believes_to_be_right() -> None:
    state = table([[9, 8, 7, 0, 5, 4], [1, 0, 9, 7, 8, 3]], seats=2, pawns=[4, 0], buying_off=True)
    bot = BOTS["rules"](GAME, 1, 2, 5, Rng(1))
    forgetful = BOTS["rules"](GAME, 1, 2, 3, Rng(1))
    assert bot.listens and not forgetful.listens
    state.story = []
    state.turns = 1
    bot.notice(Phrase("tl-drawn", {"round": 1, "digits": state.number}))
    spin(state, 1, "red")
    do(state, "put 2")
    state.pawns[0] = BAD_LUCK
    land(state, BAD_LUCK)
    for event in state.story:
        bot.notice(event.seen_by(1))
    situation = Situation(GAME, state, 1)
    assert GAME.notation(bot.choose(situation)) == "buy-off 1 2"
    assert GAME.notation(forgetful.choose(situation)) == "leave"
