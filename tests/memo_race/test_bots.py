"""Test the bots' behaviour (MR-14)."""

from typing import cast

import pytest

from spielkiste.bots import make_bot
from spielkiste.core.bot import Bot, Situation
from spielkiste.games.memo_race import GAME
from spielkiste.games.memo_race.material import PLACE_OF
from spielkiste.games.memo_race.moves import LAY, SWAP, WITH
from spielkiste.games.memo_race.route import Map
from spielkiste.games.memo_race.state import MemoRace
from tests.memo_race.build import race

CURVE, STRAIGHT, CROSSING, DEAD_END = range(4)


def match(names: list[str], seed: int, state: MemoRace | None = None, turns: int = 10_000, **given: object) -> MemoRace:
    """Play a race between bots that see the table after every move."""
    if state is None:
        state = cast(MemoRace, GAME.new(len(names), seed, dict(given)))
    bots = [make_bot(name, GAME, seat, len(names), seed) for seat, name in enumerate(names)]
    for _ in range(turns):
        if not state.actors():
            break
        seat = state.actors()[0]
        could_drive = any(move < LAY for move in state.moves(seat))
        move = bots[seat].choose(Situation(GAME, state, seat))
        if SWAP <= move < WITH and could_drive and names[seat] != "random":
            assert state.swaps[seat] < 2, f"{names[seat]} swaps for the third time in a row"
        state.play(seat, move)
        for bot in bots:
            bot.look(state.view(bot.seat))
    return state


def test_a_map_counts_turns_by_what_the_tiles_allow() -> None:
    pit = PLACE_OF["c3"]
    straights = Map(pit, [STRAIGHT] * 25, [0.25] * 4, False)
    # From the west along row 3, straights lead to the pit in three turns: a3, b3, pit.
    assert straights.cost[4 * PLACE_OF["a3"] + 1] == 3.0
    # Straights that lead north or south past it never get there.
    assert straights.cost[4 * PLACE_OF["b2"] + 2] > 6.0
    curves = Map(pit, [CURVE] * 25, [0.25] * 4, False)
    assert curves.cost[4 * PLACE_OF["b3"] + 2] == 2.0


@pytest.mark.clause("MR-14")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_bot_notices_that_it_is_back_where_it_was_and_swaps(level: int) -> None:
    """The only way out of the start ends in a dead end: without a swap there is no way past it."""
    state = race(tiles={"a1": "dead-end", "e5": "dead-end"}, cars=["nw", "se"])
    bot = make_bot(f"rules@{level}", GAME, 0, 2, 3)
    for _ in range(60):
        seat = state.actors()[0]
        # The other player drives back and forth: only the bot itself can remove the dead end.
        state.play(seat, bot.choose(Situation(GAME, state, 0)) if seat == 0 else state.moves(1)[0])
        bot.look(state.view(0))
        if state.cars[0] not in (PLACE_OF["nw"], PLACE_OF["a1"]):
            break
    assert state.tiles[PLACE_OF["a1"]] != DEAD_END
    assert state.cars[0] not in (PLACE_OF["nw"], PLACE_OF["a1"])
    assert state.cars[1] in (PLACE_OF["se"], PLACE_OF["e5"])


@pytest.mark.clause("MR-14")
@pytest.mark.parametrize("level", [1, 2])
def test_back_from_a_dead_end_even_the_weakest_swaps_it_away(level: int) -> None:
    """Other ways are open, too, but the place that the bot has just come back from was useless."""
    around = dict.fromkeys(["b1", "a2", "c2", "b3"], "dead-end")
    state = race(tiles={**around, "b2": "crossing", "e5": "straight"}, cars=["b2", "se"], roads={"b2": "all"})
    bot = make_bot(f"rules@{level}", GAME, 0, 2, 3)
    places: list[int] = []
    for _ in range(20):
        seat = state.actors()[0]
        move = bot.choose(Situation(GAME, state, 0)) if seat == 0 else state.moves(1)[0]
        if seat == 0 and move >= SWAP:
            break
        state.play(seat, move)
        bot.look(state.view(0))
        if seat == 0 and (not places or places[-1] != state.cars[0]):
            places.append(state.cars[0])
    # The bot drives there and back, and no further.
    assert len(places) == 3 and places[0] == places[2] == PLACE_OF["b2"]
    assert move == SWAP + places[1]


@pytest.mark.clause("MR-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_finish_and_never_swap_three_times_in_a_row(seats: int) -> None:
    for seed in range(5):
        names = [f"rules@{1 + (seed + seat) % 5}" for seat in range(seats)]
        outcome = match(names, seed, swap_limit=0).outcome()
        assert outcome is not None and outcome.clause == "MR-12"


@pytest.mark.clause("MR-14")
def test_a_bot_that_cannot_drive_swaps_on() -> None:
    state = race(
        cars=["b2", "c2"],
        tiles={"b2": "dead-end", "c2": "straight"},
        roads={"b2": "east", "c2": "north-south"},
        swaps=[3, 0],
    )
    for level in range(1, 6):
        bot = make_bot(f"rules@{level}", GAME, 0, 2, 1)
        assert bot.watches, "it has to watch the table after every move to remember anything"
        assert bot.choose(Situation(GAME, state, 0)) >= SWAP


@pytest.mark.parametrize("level", [2, 5])
def test_a_bot_that_sees_the_finish_drives_home(level: int) -> None:
    state = race(cars=["a1", "se"], tiles={"a1": "crossing"}, roads={"a1": "all"}, canisters=["red", None])
    match([f"rules@{level}", "rules@1"], 1, state, turns=1)
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == [0]


def _rival_about_to_win(swaps: int) -> tuple[MemoRace, Bot]:
    """Return a race where seat 1 would win in two turns, and a bot at seat 0 that remembers a dead end and has just
    swapped this often.
    """
    state = race(
        cars=["d1", "b1"],
        tiles={"b1": "straight", "a1": "straight", "d1": "crossing", "e4": "dead-end"},
        roads={"b1": "east-west", "d1": "all"},
        canisters=[None, "red"],
        swaps=[swaps, 0],
    )
    bot = make_bot("rules@5", GAME, 0, 2, 1)
    glimpse = race(cars=["e4", "a1"], tiles={"e4": "dead-end", "a1": "straight"}, roads={"e4": "west", "a1": "east-west"})
    bot.look(glimpse.view(0))
    return state, bot


@pytest.mark.parametrize("swaps", [0, 1])
def test_the_strongest_bot_blocks_a_player_about_to_win(swaps: int) -> None:
    """A dead end in front of the rival costs the rival more than the swap costs the bot."""
    state, bot = _rival_about_to_win(swaps)
    for _ in range(2):
        state.play(0, bot.choose(Situation(GAME, state, 0)))
    assert state.tiles[PLACE_OF["a1"]] == DEAD_END


@pytest.mark.clause("MR-14")
def test_after_two_swaps_in_a_row_a_bot_drives_whatever_a_third_would_gain() -> None:
    state, bot = _rival_about_to_win(2)
    assert SWAP + PLACE_OF["a1"] in state.moves(0)
    assert bot.choose(Situation(GAME, state, 0)) < LAY


def test_the_strongest_goes_back_only_because_something_has_changed() -> None:
    """The strongest bot remembers everything: it returns to a place only if tiles have been swapped since."""
    for seed in range(4):
        state = cast(MemoRace, GAME.new(2, seed))
        bots = [make_bot("rules@5", GAME, seat, 2, seed) for seat in range(2)]
        swaps = 0
        stood: list[list[tuple[int, int]]] = [[], []]
        to_and_fro = 0
        while state.actors():
            seat = state.actors()[0]
            move = bots[seat].choose(Situation(GAME, state, seat))
            if SWAP <= move < WITH:
                swaps += 1
            elif move < LAY:
                stood[seat].append((state.cars[seat], swaps))
                places = [place for place, _ in stood[seat][-5:]]
                if len(places) == 5 and places[0] == places[2] == places[4] and stood[seat][-5][1] == swaps:
                    to_and_fro += 1
            state.play(seat, move)
            for bot in bots:
                bot.look(state.view(bot.seat))
        assert to_and_fro == 0


def test_stronger_levels_win_more() -> None:
    """A small sample; the ladder is measured with 500 games per neighbouring pair."""
    wins = 0
    for seed in range(14):
        names = ["rules@5", "rules@1"] if seed % 2 else ["rules@1", "rules@5"]
        outcome = match(names, seed).outcome()
        assert outcome is not None
        wins += outcome.winners == [names.index("rules@5")]
    assert wins >= 9
