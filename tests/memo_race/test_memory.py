"""Test the bots' memory (MR-14): what they remember, for how long, and how swaps change it."""

import pytest

from spielkiste.games.memo_race.bot import SKILLS
from spielkiste.games.memo_race.material import COUNTS, PLACE_OF
from spielkiste.games.memo_race.memory import FOR_EVER, UNKNOWN, Memory, mix_of_the_rest
from spielkiste.games.memo_race.state import MemoRace
from tests.memo_race.build import play, race, shown

CURVE, STRAIGHT, CROSSING, DEAD_END = range(4)


def _open(place: str, kind: str = "curve", road: str = "south-east", turns: int = 5) -> MemoRace:
    return race(cars=[place, "se"], tiles={place: kind}, roads={place: road}, turns=[turns, turns])


def _recalled(memory: Memory) -> set[str]:
    kinds = memory.recall()
    return {name for name, place in PLACE_OF.items() if place < 25 and kinds[place] != UNKNOWN}


@pytest.mark.clause("MR-14")
def test_older_tiles_are_forgotten_first() -> None:
    memory = Memory(0, 4, True)
    memory.look(shown(_open("b2", turns=5)))
    memory.look(shown(_open("d4", turns=7)))
    assert _recalled(memory) == {"b2", "d4"}
    memory.look(shown(race(turns=[10, 10])))
    assert _recalled(memory) == {"d4"}
    memory.look(shown(race(turns=[12, 12])))
    assert _recalled(memory) == set()


@pytest.mark.clause("MR-14")
def test_tiles_seen_less_often_are_forgotten_first() -> None:
    memory = Memory(0, 4, True)
    memory.look(shown(_open("b2", turns=3)))
    memory.look(shown(_open("d4", turns=4)))
    memory.look(shown(_open("b2", turns=5)))
    memory.look(shown(_open("e1", turns=6)))
    memory.look(shown(race(turns=[11, 11])))
    # e1 was seen last, b2 before it but twice.
    assert _recalled(memory) == {"b2"}


@pytest.mark.clause("MR-14")
def test_memories_reach_from_almost_nothing_to_everything() -> None:
    spans = [skill.span for skill in SKILLS]
    assert spans == sorted(spans) and spans[0] == 1 and spans[-1] == FOR_EVER
    # Only the weakest bot ignores the tiles under other cars.
    assert [skill.watchful for skill in SKILLS] == [False, True, True, True, True]
    perfect, weak = Memory(0, spans[-1], True), Memory(0, spans[0], False)
    for memory in (perfect, weak):
        memory.look(shown(_open("b2", turns=3)))
        memory.look(shown(_open("d4", "straight", "east-west", turns=4)))
        memory.look(shown(race(turns=[199, 199])))
    assert _recalled(perfect) == {"b2", "d4"}
    assert perfect.recall()[PLACE_OF["d4"]] == STRAIGHT
    assert _recalled(weak) == set()


@pytest.mark.clause("MR-14")
def test_a_watchful_memory_follows_swaps_and_the_others_cars() -> None:
    state = race(cars=["b2", "d4"], tiles={"b2": "crossing", "d4": "straight"}, roads={"b2": "all", "d4": "east-west"})
    watchful, own = Memory(0, FOR_EVER, True), Memory(0, FOR_EVER, False)
    steps = ["drive north", "", "drive west", "", "swap d4", "with a5", "swap b2", "with e5"]
    for memory in (watchful, own):
        memory.look(shown(state))
    for step in steps:
        play(state, step or "lay " + shown(state)["ways"][0])
        for memory in (watchful, own):
            memory.look(shown(state))
    assert watchful.recall()[PLACE_OF["a5"]] == STRAIGHT
    assert watchful.recall()[PLACE_OF["e5"]] == CROSSING
    assert own.recall()[PLACE_OF["a5"]] == UNKNOWN
    # Another player's swap moved the tile; a bot that was not watching only knows that it is gone.
    assert own.recall()[PLACE_OF["e5"]] == own.recall()[PLACE_OF["b2"]] == UNKNOWN


@pytest.mark.clause("MR-14")
def test_the_rest_of_the_mix_is_what_is_not_remembered() -> None:
    assert mix_of_the_rest([UNKNOWN] * 25) == [count / 24 for count in COUNTS]
    kinds = [DEAD_END] * 4 + [CROSSING] * 4 + [UNKNOWN] * 17
    assert mix_of_the_rest(kinds) == [10 / 16, 6 / 16, 0.0, 0.0]
    # A memory of more tiles than the box holds is impossible; it does not change the mix of the rest.
    assert mix_of_the_rest([DEAD_END] * 6 + [UNKNOWN] * 19) == [10 / 20, 6 / 20, 4 / 20, 0.0]
    everything = [CURVE] * 10 + [STRAIGHT] * 6 + [CROSSING] * 4 + [DEAD_END] * 4
    assert mix_of_the_rest([*everything, UNKNOWN]) == [0.25] * 4


def _both(seats: int, place: str, turns: int) -> MemoRace:
    """Return a race in which only seat 0 is on the road."""
    return race(seats, cars=[place, "se", "ne", "sw"][:seats], tiles={place: "curve"}, roads={place: "south-east"},
                turns=[turns] * seats)  # fmt: skip


@pytest.mark.clause("MR-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_span_counts_rounds_whatever_the_number_of_players(seats: int) -> None:
    memory = Memory(0, 4, True)
    memory.look(shown(_both(seats, "b2", 5)))
    memory.look(shown(race(seats, turns=[9] * seats)))
    assert _recalled(memory) == {"b2"}
    memory.look(shown(race(seats, turns=[10] + [9] * (seats - 1), turn=1)))
    assert _recalled(memory) == set()


@pytest.mark.clause("MR-14")
def test_an_open_tile_counts_as_one_visit_and_a_forgotten_one_starts_again() -> None:
    memory = Memory(0, 4, True)
    for turns in (5, 6, 7):
        memory.look(shown(_open("b2", turns=turns)))
    memory.look(shown(race(turns=[11, 11])))
    assert _recalled(memory) == {"b2"}
    memory.look(shown(race(turns=[12, 12])))
    assert _recalled(memory) == set()
    # Seen again after it was forgotten, it is remembered for one span.
    memory.look(shown(_open("b2", turns=20)))
    memory.look(shown(race(turns=[25, 25])))
    assert _recalled(memory) == set()
    # Another kind in the same place is another tile.
    other = Memory(0, 4, True)
    other.look(shown(_open("b2", turns=5)))
    other.look(shown(race(turns=[6, 6])))
    other.look(shown(_open("b2", "straight", "east-west", turns=7)))
    assert other.recall()[PLACE_OF["b2"]] == STRAIGHT
    other.look(shown(race(turns=[12, 12])))
    assert _recalled(other) == set()


@pytest.mark.clause("MR-14")
def test_what_moves_in_a_swap_takes_its_age_and_visits_along() -> None:
    memory = Memory(0, 4, True)
    memory.look(shown(_open("b2", turns=4)))
    memory.look(shown(race(turns=[5, 5])))
    memory.look(shown(_open("b2", turns=6)))
    memory.look(shown(_open("d4", "straight", "east-west", turns=7)))
    swapped = race(turns=[7, 8], swaps=[0, 1], banned=["b2", "d4"])
    # Looking again does not repeat the swap.
    for _ in range(3):
        memory.look(shown(swapped))
    assert (memory.recall()[PLACE_OF["b2"]], memory.recall()[PLACE_OF["d4"]]) == (STRAIGHT, CURVE)
    # The straight was seen later, but once; the curve twice.
    memory.look(shown(race(turns=[12, 12])))
    assert memory.recall()[PLACE_OF["d4"]] == CURVE and memory.recall()[PLACE_OF["b2"]] == UNKNOWN
    memory.look(shown(race(turns=[13, 13])))
    assert _recalled(memory) == set()


@pytest.mark.clause("MR-14")
def test_an_inattentive_bot_follows_only_its_own_swaps_and_tiles() -> None:
    memory = Memory(0, FOR_EVER, False)
    memory.look(shown(_open("b2", turns=5)))
    own = race(turns=[6, 5], turn=1, swaps=[1, 0], banned=["b2", "d4"])
    memory.look(shown(own))
    assert _recalled(memory) == {"d4"}
    foreign = race(turns=[6, 6], swaps=[0, 1], banned=["a1", "d4"])
    memory.look(shown(foreign))
    assert _recalled(memory) == set()
    # The bot sees at once the tile that it reveals itself, and ignores those revealed by others.
    tiles = {"a1": "straight", "e5": "curve"}
    state = race(tiles=tiles)
    play(state, "drive east")
    memory.look(shown(state))
    assert memory.recall()[PLACE_OF["a1"]] == STRAIGHT
    play(state, "lay east-west", "drive west")
    memory.look(shown(state))
    assert _recalled(memory) == {"a1"}
    watchful = Memory(0, FOR_EVER, True)
    watchful.look(shown(state))
    assert _recalled(watchful) == {"a1", "e5"}
