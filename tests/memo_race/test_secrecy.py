"""Test secrecy (MR-13): nothing reveals what is face down, or what was there."""

import json
from typing import cast

import pytest

from spielkiste.bots import make_bot
from spielkiste.core.bot import Situation
from spielkiste.core.errors import BadMove
from spielkiste.core.game import Story
from spielkiste.core.randomness import Rng
from spielkiste.core.rollout import rollout
from spielkiste.games.memo_race import GAME
from spielkiste.games.memo_race.material import CELLS, ROAD_CELLS
from spielkiste.games.memo_race.state import MemoRace
from spielkiste.games.memo_race.table import TURN
from spielkiste.lab.conformance.secrecy import knowledge
from tests.memo_race.build import play, race, shown, tile


def _reshuffled(state: MemoRace, seed: int) -> MemoRace:
    """Return the same table with other tiles face down."""
    twin = state.copy()
    hidden = [cell for cell in range(CELLS) if state.roads[cell] == 0 and cell != state.turned]
    kinds = [state.tiles[cell] for cell in hidden]
    Rng(seed).shuffle(kinds)
    for cell, kind in zip(hidden, kinds, strict=True):
        twin.tiles[cell] = kind
    return twin


@pytest.mark.clause("MR-13")
@pytest.mark.parametrize("seed", range(4))
def test_games_that_differ_only_in_hidden_tiles_cannot_be_told_apart(seed: int) -> None:
    state = cast(MemoRace, GAME.new(4, seed))
    for step in range(12):
        rollout(state, Rng(f"{seed}:{step}"), 7)
        other = _reshuffled(state, step)
        assert other.position() != state.position()
        for seat in [0, 1, 2, 3, None]:
            assert knowledge(GAME, other, seat) == knowledge(GAME, state, seat)
            # Looking ahead reveals nothing either: imagined worlds depend only on public information.
            assert other.imagine(seat, Rng(step)).position() == state.imagine(seat, Rng(step)).position()


def _attempt(state: MemoRace, seat: int, move: int) -> tuple[object, ...]:
    """Return what a player who tries this move is told."""
    try:
        state.play(seat, move)
    except BadMove as trouble:
        return trouble.key, str(trouble), trouble.arguments, trouble.clause
    return ("played",)


@pytest.mark.clause("MR-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_play_tells_the_same_whatever_lies_under_the_covers(seats: int) -> None:
    """Two races that differ only in two hidden tiles must look the same to everyone, including bots, until one is seen."""
    steps = 0
    for seed in range(16):
        one = cast(MemoRace, GAME.new(seats, seed, None, []))
        rollout(one, Rng(f"before:{seed}"), 5 * seed)
        while one.phase != TURN:
            rollout(one, Rng(seed), 1)
        other = one.copy()
        one.story, other.story = [], []
        hidden = [cell for cell in ROAD_CELLS if one.roads[cell] == 0]
        first = hidden[seed % len(hidden)]
        second = next(cell for cell in reversed(hidden) if one.tiles[cell] != one.tiles[first])
        other.tiles[first], other.tiles[second] = other.tiles[second], other.tiles[first]
        bots = [[make_bot(f"rules@{1 + seed % 5}", GAME, seat, seats, seed) for seat in range(seats)] for _ in range(2)]
        rng = Rng(f"after:{seed}")
        while one.actors():
            for seat in [*range(seats), None]:
                assert knowledge(GAME, one, seat) == knowledge(GAME, other, seat)
            seat = rng.below(seats)
            wrong = rng.below(GAME.move_count)
            if not one.legal(seat, wrong):
                assert _attempt(one, seat, wrong) == _attempt(other, seat, wrong)
            seat = one.actors()[0]
            chosen = [driver[seat].choose(Situation(GAME, state, seat)) for driver, state in zip(bots, (one, other), strict=True)]
            assert chosen[0] == chosen[1]
            assert _attempt(one, seat, chosen[0]) == _attempt(other, seat, chosen[0]) == ("played",)
            if one.turned >= 0 and one.tiles[one.turned] != other.tiles[one.turned]:
                break
            steps += 1
            for drivers, state in zip(bots, (one, other), strict=True):
                for driver in drivers:
                    driver.look(state.view(driver.seat))
            told = [
                [event.seen_by(eyes).json() for event in state.story or [] for eyes in [*range(seats), None]]
                for state in (one, other)
            ]
            assert told[0] == told[1]
    assert steps > 60


@pytest.mark.clause("MR-13")
def test_a_covered_tile_leaves_no_trace_in_the_view() -> None:
    views = []
    for kind, way in (("curve", "lay north-west"), ("straight", "lay east-west"), ("dead-end", "lay west")):
        state = race(cars=["b2", "d4"], tiles={"b2": "crossing", "c2": kind, "d4": "crossing"}, roads={"b2": "all", "d4": "all"})
        play(state, "drive east", way, "swap e1", "with e2", "drive west", "lay all")
        views.append(json.dumps(shown(state)))
        assert tile(state, "c2") == {"place": "c2", "kind": None, "road": None}
    assert len(set(views)) == 1


@pytest.mark.clause("MR-13")
def test_the_story_does_not_tell_what_was_turned_up_or_how_it_was_laid() -> None:
    stories = []
    for kind, way in (("curve", "north-west"), ("curve", "south-west"), ("crossing", "all"), ("dead-end", "west")):
        told: Story = []
        state = race(cars=["b2", "se"], tiles={"b2": "straight", "c2": kind}, roads={"b2": "east-west"})
        state.story = told
        play(state, "drive east", f"lay {way}")
        stories.append([event.seen_by(seat).json() for event in told for seat in (0, 1, None)])
    assert all(story == stories[0] for story in stories)
    names = {name for shown, secret in GAME.events.values() for name in shown + secret}
    assert not names & {"kind", "road"}


@pytest.mark.clause("MR-13")
def test_a_spectator_sees_what_a_player_sees_and_no_more() -> None:
    state = cast(MemoRace, GAME.new(3, 5))
    for step in range(20):
        rollout(state, Rng(step), 3)
        assert state.view(None) == state.view(0) == state.view(1) == state.view(2)
        open_tiles = [place["place"] for place in shown(state)["grid"] if place["kind"] is not None]
        allowed = {"c3", *[car["place"] for car in shown(state)["cars"]], shown(state)["turned"]}
        assert set(open_tiles) <= allowed


@pytest.mark.clause("MR-13")
def test_the_end_uncovers_nothing() -> None:
    state = race(cars=["a1", "se"], tiles={"a1": "crossing"}, roads={"a1": "all"}, canisters=["red", None])
    play(state, "drive west")
    assert state.outcome() is not None
    assert [place["place"] for place in shown(state)["grid"] if place["kind"] is not None] == ["c3"]


@pytest.mark.clause("MR-3", "MR-13")
def test_nobody_knows_the_canisters_on_the_pit_or_those_put_away() -> None:
    state = race(2, pile=["green", "yellow"], away=["red", "blue"])
    worlds = [state.imagine(0, Rng(seed)) for seed in range(40)]
    assert {tuple(sorted(world.pile)) for world in worlds} == {(a, b) for a in range(4) for b in range(a + 1, 4)}
    known = race(2, canister_rule="start_colours", pile=["yellow", "red"], away=["blue", "green"])
    worlds = [known.imagine(0, Rng(seed)) for seed in range(40)]
    assert {tuple(world.pile) for world in worlds} == {(0, 2), (2, 0)}
