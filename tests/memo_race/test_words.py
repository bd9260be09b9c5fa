"""The race keeps the contract, speaks both languages and can be drawn in characters."""

from typing import cast

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.core.rollout import rollout
from spielkiste.games.memo_race import GAME
from spielkiste.games.memo_race.state import MemoRace
from spielkiste.lab.conformance import check_game, setups
from spielkiste.texts import Seating, clauses, texts
from tests.memo_race.build import race

NAMES = ["Lina", "Rudi", "Kurt", "Mia"]


@pytest.mark.parametrize(("seats", "options"), list(setups(GAME)))
def test_every_setup_conforms(seats: int, options: dict[str, object]) -> None:
    check_game(GAME, seats, options, 2, thorough_every=101)


@pytest.mark.parametrize("seed", range(24))
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
        banned=["a1", "d4"],
    )
    said = [texts("en").tell(phrase, GAME, Seating(NAMES, 0)) for phrase in GAME.in_words(state.view(0))]
    assert said == [
        "red: the north-west start tile.",
        "blue: the north-east start tile.",
        "yellow: the south-east start tile.",
        "green: the south-west start tile.",
        "You stand on B2: curve, north and east.",
        "You have to reach the pit first.",
        "Rudi stands on the pit.",
        "The finish of Rudi is green: the south-west start tile.",
        "Swapped just now, so not again: A1, D4.",
    ]


def test_the_table_in_characters() -> None:
    state = race(cars=["b2", "nw"], tiles={"b2": "curve"}, roads={"b2": "north-east"})
    lines = GAME.picture(state.view(None))
    assert lines[4].startswith("  R2─") and lines[1].endswith("B")
    # The car stands on its curve, which leads on to the east; the tiles around it are covered.
    assert lines[7] == "     ░░░░   1──░░░░ ░░░░ ░░░░"
    assert lines[10] == "     ░░░░ ░░░░ ──P──░░░░ ░░░░"


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_17_clauses_are_written_down(language: str) -> None:
    assert list(clauses("memo-race", language)) == [f"MR-{number}" for number in range(1, 18)]
