"""Test that the race meets the contract, has texts in both languages and can be drawn as text."""

from typing import cast

import pytest

from spielkiste.core.drawing import Pencil
from spielkiste.core.randomness import Rng
from spielkiste.core.rollout import rollout
from spielkiste.games.memo_race import GAME
from spielkiste.games.memo_race.faces.drawing import draw
from spielkiste.games.memo_race.state import MemoRace
from spielkiste.lab.conformance import check_game
from spielkiste.rulebook import clauses
from spielkiste.texts import Seating, texts
from tests.memo_race.build import play, race

NAMES = ["Lina", "Rudi", "Kurt", "Mia"]


@pytest.mark.parametrize("seed", range(6))
def test_random_games_conform(seed: int) -> None:
    check_game(GAME, 2 + seed % 3, {"swap_limit": [0, 2, 3][seed % 3]}, seed, thorough_every=211)


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_can_be_said(language: str) -> None:
    spoken = texts(language)
    state = cast(MemoRace, GAME.new(4, 3, None, []))
    rng = Rng("words")
    for _ in range(60):
        for you in (0, None):
            seating = Seating(NAMES, you)
            for phrase in GAME.in_words(state.view(you)):
                assert "{" not in spoken.tell(phrase, GAME, seating)
            assert state.story is not None
            for event in state.story:
                spoken.tell(event.seen_by(you), GAME, seating)
            state.story.clear()
        for seat in range(4):
            for move in range(GAME.move_count):
                refusal = state.why_not(seat, move)
                if refusal is not None:
                    assert spoken.tell(refusal.reason, GAME, Seating(NAMES, seat))
        for move in range(GAME.move_count):
            move_phrase = GAME.phrase(move)
            assert move_phrase is not None and spoken.tell(move_phrase, GAME, Seating(NAMES, 0))
        rollout(state, rng, 3)


def test_the_table_in_words() -> None:
    state = race(
        cars=["b2", "c3"],
        tiles={"b2": "curve"},
        roads={"b2": "north-east"},
        canisters=[None, "green"],
        swaps=[0, 1],
        banned=["a1", "d4"],
    )
    said = [texts("en").tell(phrase, GAME, Seating(NAMES, 0)) for phrase in GAME.in_words(state.view(0))]
    assert said == [
        "red: the north-west start tile.",
        "blue: the north-east start tile.",
        "yellow: the south-east start tile.",
        "green: the south-west start tile.",
        "You’re at B2: bend, north and east.",
        "You must reach the pit stop first.",
        "Rudi is at the pit stop.",
        "Rudi’s finish is green: the south-west start tile.",
        "Only just swapped, so not again yet: A1, D4.",
    ]


def _said(state: MemoRace) -> list[str]:
    """Return the sentences after those about the four start tiles."""
    return [texts("en").tell(phrase, GAME, Seating(NAMES, 0)) for phrase in GAME.in_words(state.view(0))][4:]


def test_the_words_follow_the_turn() -> None:
    state = race(3, tiles={"a1": "dead-end", "e5": "straight"}, turns=[5, 6, 6], swaps=[0, 0, 2], banned=["a1", "e5"])
    cars = [
        "You’re at the north-west start tile.",
        "You must reach the pit stop first.",
        "Rudi is at the south-east start tile.",
        "Rudi must reach the pit stop first.",
        "Kurt is at the north-east start tile.",
        "Kurt must reach the pit stop first.",
    ]
    assert _said(state) == [*cars, "Only just swapped, so not again yet: A1, E5."]
    play(state, "swap b1")
    assert _said(state) == [*cars, "Ready to swap: B1.", "Only just swapped, so not again yet: A1, E5."]
    play(state, "with b2", "drive west")
    # A player who has revealed a tile will not swap, so the ban is not mentioned.
    assert _said(state) == [*cars, "Turned over at E5: straight."]
    blocked = race(cars=["b2", "se"], tiles={"b2": "crossing"}, roads={"b2": "all"}, swaps=[4, 0])
    assert _said(blocked)[-1] == "You’ve swapped 4 times in a row. Now you must drive."


def test_refusals_name_what_they_are_about() -> None:
    def why(state: MemoRace, notation: str) -> dict[str, object]:
        refusal = state.why_not(state.turn, GAME.parse(notation))
        assert refusal is not None
        return refusal.reason.args

    tiles = {"b2": "straight", "c2": "curve", "a2": "dead-end"}
    state = race(3, cars=["b2", "c2", "ne"], tiles=tiles, roads={"b2": "east-west", "c2": "south-east"})
    refusal = state.why_not(2, 0)
    assert refusal is not None and refusal.reason.args == {"seat": 0}
    assert why(state, "drive south") == {"direction": "south"}
    assert why(state, "drive east") == {"place": "c2"}
    assert why(state, "swap c2") == {"place": "c2"}
    play(state, "swap d1")
    assert why(state, "drive west") == {"place": "d1"}
    assert why(state, "with d1") == {"place": "d1"}
    assert why(state, "with b2") == {"place": "b2"}
    play(state, "with e5")
    assert why(state, "swap e5") == {"place": "e5"}
    play(state, "swap a1", "with b1", "swap e4", "with e5", "drive west")
    assert why(state, "drive west") == {"place": "a2"}
    assert why(state, "lay all") == {"kind": "dead-end"}


def _drawn(state: MemoRace) -> list[str]:
    names = ["Momo", "Lina", "Kurt", "Ole"][: state.seats]
    return [line.rstrip() for line in draw(state.view(None), Pencil(80, names, texts("en").say))]


def test_the_table_in_characters() -> None:
    state = race(cars=["b2", "nw"], tiles={"b2": "curve", "c2": "straight"}, roads={"b2": "north-east"})
    play(state, "drive east")
    assert _drawn(state) == [
        "           a    b    c    d    e  blue",
        "                               │",
        "red(2) 1  ░░░  ░░░  ░░░  ░░░  ░░░     1 Momo → P",
        "       2  ░░░   └1─  ?   ░░░  ░░░     2 Lina → P",
        "       3  ░░░  ░░░ ──P── ░░░  ░░░",
        "       4  ░░░  ░░░  ░░░  ░░░  ░░░",
        "       5  ░░░  ░░░  ░░░  ░░░  ░░░  yellow",
        "           │",
        "           green",
    ]


@pytest.mark.clause("MR-4")
def test_the_drawing_has_room_for_any_number_of_cars() -> None:
    assert _drawn(race(4, cars=["se", "se", "se", "se"]))[6].endswith("yellow(1234)")
    assert _drawn(race(4, cars=["nw", "nw", "nw", "nw"]))[2].startswith("red(1234) 1 ")
    assert _drawn(race(4, cars=["ne", "ne", "ne", "ne"]))[0].endswith("blue(1234)")
    pit = race(4, cars=["c3", "c3", "c3", "c3"], canisters=["red", "blue", "yellow", "green"])
    assert " 12P34 " in _drawn(pit)[4] and _drawn(pit)[2].endswith("1 Momo → red")


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_17_clauses_are_written_down(language: str) -> None:
    assert list(clauses("memo-race", language)) == [f"MR-{number}" for number in range(1, 18)]
