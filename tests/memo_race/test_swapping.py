"""Test swapping (MR-8, MR-9), one action per turn (MR-10), and races that end without a finish (MR-16, MR-17)."""

import os
from collections.abc import Callable
from typing import cast

import pytest

from spielkiste.core.errors import BadSetup
from spielkiste.core.randomness import Rng
from spielkiste.games.memo_race import GAME
from spielkiste.games.memo_race.material import BIT, CELLS, NEIGHBOUR, OPPOSITE, ROADS
from spielkiste.games.memo_race.moves import LAY, SWAP
from spielkiste.games.memo_race.state import MemoRace
from spielkiste.games.memo_race.table import LAYING, TURN, TURN_LIMIT
from tests.memo_race.build import ROAD_PLACES, kind_on, options, play, race, refused, shown

# Races per character and number of players; SPIELKISTE_GAMES=1000 tests more.
GAMES = int(os.environ.get("SPIELKISTE_GAMES", "12"))
LIMITS = [0, 2, 3, 4, 5]


@pytest.mark.clause("MR-8")
def test_two_hidden_tiles_change_places_unseen() -> None:
    state = race(tiles={"a1": "straight", "e5": "dead-end"})
    before = shown(state)["grid"]
    play(state, "swap a1")
    assert (shown(state)["phase"], shown(state)["lifted"], shown(state)["turn"]) == ("swap", "a1", 0)
    play(state, "with e5")
    assert (kind_on(state, "a1"), kind_on(state, "e5")) == ("dead-end", "straight")
    assert shown(state)["grid"] == before
    assert shown(state)["turn"] == 1


@pytest.mark.clause("MR-8")
def test_any_two_tiles_can_be_swapped_but_none_under_a_car() -> None:
    state = race(cars=["b2", "c3"], tiles={"b2": "crossing"}, roads={"b2": "all"}, canisters=[None, "red"])
    hidden = {place for place in ROAD_PLACES if place != "b2"}
    assert set(options(state, "swap")) == {f"swap {place}" for place in hidden}
    assert refused(state, "swap b2") == ("MR-8", "mr-why-open")
    play(state, "swap d4")
    assert set(options(state)) == {f"with {place}" for place in hidden - {"d4"}}
    assert refused(state, "with b2") == ("MR-8", "mr-why-open")
    assert refused(state, "with d4") == ("MR-8", "mr-why-same-tile")
    assert refused(state, "with c3") == ("MR-4", "mr-why-pit-stays")
    assert refused(state, "drive north") == ("MR-8", "mr-why-finish-swap")
    assert refused(state, "swap a1") == ("MR-8", "mr-why-finish-swap")


@pytest.mark.clause("MR-9")
def test_tiles_just_swapped_are_banned_from_the_next_swap() -> None:
    state = race(3)
    play(state, "swap a1", "with b2")
    assert shown(state)["banned"] == ["a1", "b2"]
    assert refused(state, "swap a1") == ("MR-9", "mr-why-banned")
    play(state, "swap c1")
    assert refused(state, "with b2") == ("MR-9", "mr-why-banned")
    assert "with a1" not in options(state)
    play(state, "with d1")
    # The ban applies to that one turn only.
    assert shown(state)["banned"] == ["c1", "d1"]
    play(state, "swap a1", "with b2")


@pytest.mark.clause("MR-9")
def test_banned_tiles_may_be_driven_onto_and_are_free_after_a_drive() -> None:
    state = race(cars=["d4", "nw"], tiles={"d4": "crossing", "a1": "straight", "b2": "straight"}, roads={"d4": "all"})
    play(state, "swap a1", "with b2", "drive east", "lay east-west")
    assert shown(state)["banned"] == []
    assert "swap b2" in options(state)
    # The swapped tile is now under another car, so it may not be swapped.
    assert refused(state, "swap a1") == ("MR-8", "mr-why-open")


@pytest.mark.clause("MR-10")
def test_there_is_no_passing() -> None:
    state = race()
    assert {notation.split()[0] for notation in options(state)} == {"drive", "swap"}
    for nothing in (-1, GAME.move_count):
        refusal = state.why_not(0, nothing)
        assert refusal is not None and (refusal.clause, refusal.reason.key) == ("MR-10", "mr-why-no-move")


@pytest.mark.clause("MR-3")
def test_whose_turn_it_is_says_who_is_next() -> None:
    state = race(3, turn=2, turns=[31, 31, 30])
    for seat in (0, 1):
        for move in range(GAME.move_count):
            refusal = state.why_not(seat, move)
            assert refusal is not None and (refusal.clause, refusal.reason.key) == ("MR-3", "mr-why-turn")
            assert refusal.reason.args == {"seat": 2}
    play(state, "swap a1", "with b1")
    assert state.actors() == [0]


def _anything(state: MemoRace, moves: list[int], rng: Rng) -> list[int]:
    return moves


def _driver(state: MemoRace, moves: list[int], rng: Rng) -> list[int]:
    """Return drives wherever possible."""
    return [move for move in moves if move < LAY] or moves


def _wall_builder(state: MemoRace, moves: list[int], rng: Rng) -> list[int]:
    """Return placements that lead off the board or against another car's tile, and drives towards the others."""
    if state.phase == LAYING:
        dead = [move for move in moves if _leads_nowhere(state, ROADS[move - LAY])]
        return dead or moves
    drives = [move for move in moves if move < LAY]
    if not drives or rng.chance(20):
        return moves
    place = state.cars[state.turn]
    others = [car for seat, car in enumerate(state.cars) if seat != state.turn]
    near = [move for move in drives if any(NEIGHBOUR[4 * place + move] in NEIGHBOUR[4 * car : 4 * car + 4] for car in others)]
    return near or drives


def _leads_nowhere(state: MemoRace, road: int) -> bool:
    """Return whether the only way on from the revealed tile is the way back."""
    for direction in range(4):
        onto = NEIGHBOUR[4 * state.turned + direction]
        if not road & BIT[direction] or onto < 0 or direction == OPPOSITE[state.heading]:
            continue
        if onto >= CELLS or state.roads[onto] == 0 or state.roads[onto] & BIT[OPPOSITE[direction]]:
            return False
    return True


@pytest.mark.clause("MR-10", "MR-17")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("character", [_anything, _driver, _wall_builder])
def test_nobody_is_ever_stuck(seats: int, character: Callable[[MemoRace, list[int], Rng], list[int]]) -> None:
    """The next player always has a move, no matter what the others do, and every race ends."""
    boxed_in = 0
    for seed in range(GAMES):
        state = cast(MemoRace, GAME.new(seats, seed, {"swap_limit": LIMITS[seed % len(LIMITS)]}))
        rng = Rng(f"{character.__name__}:{seed}")
        while state.actors():
            seat = state.actors()[0]
            moves = state.moves(seat)
            assert moves, state.position()
            boxed_in += state.phase == TURN and moves[0] >= SWAP
            state.apply(seat, rng.pick(character(state, moves, rng)))
        assert state.ended_by in ("MR-12", "MR-17") and max(state.turns) <= TURN_LIMIT
    # Cars that cannot drive do occur, so the test has seen the hardest case.
    assert boxed_in > 0 or character is not _wall_builder


def _boxed_in() -> MemoRace:
    """Return a race with seat 0 on a dead end whose only way leads against another car's tile."""
    return race(
        cars=["b2", "c2"],
        tiles={"b2": "dead-end", "c2": "straight"},
        roads={"b2": "east", "c2": "north-south"},
        swaps=[3, 0],
    )


@pytest.mark.clause("MR-16")
def test_after_three_swaps_in_a_row_one_must_drive() -> None:
    state = race(cars=["nw", "d4"], tiles={"a1": "straight", "d4": "crossing"}, roads={"d4": "all"})
    for _ in range(3):
        assert not shown(state)["must_drive"]
        play(state, "swap b1", "with b2", "swap c1", "with c2")
    assert shown(state)["must_drive"] and shown(state)["cars"][0]["swaps"] == 3
    assert options(state) == ["drive east"]
    assert refused(state, "swap a1") == ("MR-16", "mr-why-must-drive")
    play(state, "drive east", "lay east-west")
    assert shown(state)["cars"][0]["swaps"] == 0


@pytest.mark.clause("MR-16")
def test_a_player_who_cannot_drive_may_keep_swapping() -> None:
    state = _boxed_in()
    assert options(state, "drive") == [] and not shown(state)["must_drive"]
    play(state, "swap a1", "with a2")
    assert shown(state)["cars"][0]["swaps"] == 4


@pytest.mark.clause("MR-16")
def test_a_player_who_swapped_while_blocked_drives_once_the_way_is_free() -> None:
    state = _boxed_in()
    # The other player drives on to the pit.
    play(state, "swap a1", "with a2", "drive south")
    assert shown(state)["must_drive"] and options(state) == ["drive east"]
    refusal = state.why_not(0, GAME.parse("swap e5"))
    assert refusal is not None and refusal.clause == "MR-16"
    assert (refusal.reason.key, refusal.reason.args) == ("mr-why-must-drive", {"count": 4})


@pytest.mark.clause("MR-16")
@pytest.mark.parametrize("limit", [None, 0, 2, 3, 4, 5])
def test_the_limit_is_a_table_option(limit: int | None) -> None:
    state = cast(MemoRace, GAME.new(2, 1, {} if limit is None else {"swap_limit": limit}))
    limit = 3 if limit is None else limit
    assert shown(state)["swap_limit"] == limit
    made = 0
    while made < 12 and options(state, "swap"):
        play(state, "swap b1", "with b2", "swap c1", "with c2")
        made += 1
    assert made == (limit or 12)


@pytest.mark.clause("MR-16", "MR-17")
def test_without_a_limit_nobody_has_to_drive_until_the_race_is_called_off() -> None:
    state = cast(MemoRace, GAME.new(2, 1, {"swap_limit": 0}))
    for made in range(200):
        assert not shown(state)["must_drive"] and options(state, "swap"), f"after {made} swaps"
        play(state, "swap b1", "with b2", "swap c1", "with c2")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "MR-17"


@pytest.mark.clause("MR-16")
@pytest.mark.parametrize("limit", [1, 6, -1])
def test_other_limits_are_refused(limit: int) -> None:
    with pytest.raises(BadSetup, match="0, 2–5"):
        GAME.new(2, 1, {"swap_limit": limit})


@pytest.mark.clause("MR-17")
def test_after_200_turns_each_all_share_the_race() -> None:
    state = race(3, turn=1, turns=[200, 199, 199])
    state.story = []
    play(state, "swap a1", "with a2")
    assert state.outcome() is None
    play(state, "swap b1", "with b2")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.clause) == ([0, 1, 2], [1, 1, 1], "MR-17")
    assert [event.key for event in state.story] == ["mr-swapped", "mr-swapped", "mr-called-off"]
    assert state.story[-1].args == {"count": 200}
    # The view shows whose turn was last, and no ban remains for a turn that will not come.
    assert (shown(state)["turn"], shown(state)["banned"]) == (2, [])
    refusal = state.why_not(0, 0)
    assert refusal is not None and (refusal.clause, refusal.reason.key) == ("MR-17", "mr-why-over")


@pytest.mark.clause("MR-17")
def test_a_finish_in_the_last_turn_still_wins() -> None:
    state = race(
        tiles={"a1": "crossing"},
        roads={"a1": "all"},
        cars=["a1", "se"],
        canisters=["red", None],
        turns=[199, 200],
    )
    assert state.road_under(0) == sum(BIT)
    play(state, "drive west")
    outcome = state.outcome()
    assert outcome is not None and (outcome.winners, outcome.clause) == ([0], "MR-12")
