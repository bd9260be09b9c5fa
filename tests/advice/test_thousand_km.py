"""Test that hints in 1000 Kilometer are true."""

import pytest

from spielkiste.games.thousand_km.state import ThousandKm
from tests.advice import why
from tests.thousand_km.scenario import GREEN, layout, table

FAR = ["200", "200", "100", "100", "100"]
ROLLING = layout(battle=GREEN)


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    [
        (table([["100"], []], [layout([*FAR, "100", "100"], GREEN), ROLLING]), "drive 100", "exactly to the finish"),
        (
            table([["50", "100", "25"], []], [layout([*FAR, "50", "100"], GREEN), ROLLING]),
            "drive 50",
            "you have 100 km to go, and you have",
        ),
        (table([["100", "50", "200"], []]), "drive 200", "furthest you can get now; that leaves 800 km"),
        (table([["100", "50", "200"], []]), "drive 100", "gets you closer; that leaves 900 km"),
        (table([["green-light"], []], [layout(), ROLLING]), "green", "until you have a green light"),
        (
            table([["petrol"], []], [layout(battle=[*GREEN, "empty-tank"]), ROLLING]),
            "defend petrol",
            "gets you past the empty tank",
        ),
        (
            table([["end-of-limit"], []], [layout(battle=GREEN, speed=["speed-limit"]), ROLLING]),
            "defend end-of-limit",
            "only play 25 or 50. This ends it",
        ),
        (
            table([["tanker"], []], [layout(battle=[*GREEN, "empty-tank"]), ROLLING]),
            "safety tanker",
            "gets rid of the empty tank for good, and you get another turn",
        ),
        (table([["right-of-way"], []], [layout(), ROLLING]), "safety right-of-way", "without a green light from now on"),
        (table([["ace-driver"], []]), "safety ace-driver", "You’re safe for good from: breakdown"),
        (
            table([["ace-driver"], []], pile=[], rest_in_box=True),
            "safety ace-driver",
            "You’re safe for good from: breakdown.",
        ),
        (table([["flat-tyre"], []], [ROLLING, layout([*FAR, "100"], GREEN)]), "attack 2 flat-tyre", "who has only 200 km to go"),
        (
            table([["flat-tyre"], [], []], [ROLLING, layout(FAR, GREEN), ROLLING]),
            "attack 2 flat-tyre",
            "None of the others has driven further: 700 km",
        ),
        (table([["flat-tyre"], []], [ROLLING, layout(["100"], GREEN)]), "attack 2 flat-tyre", "Rudi, 100 km ahead of you"),
        (table([["speed-limit"], []]), "attack 2 speed-limit", "Rudi can only play 25 or 50"),
    ],
)
def test_the_reason_fits_the_table(state: ThousandKm, move: str, reason: str) -> None:
    assert reason in why("thousand-km", state, move)


STUCK = layout(battle=[*GREEN, "empty-tank"])


@pytest.mark.parametrize(
    ("hand", "mine", "theirs", "move", "reason"),
    [
        (["200"], layout([*FAR, "75", "75"], [*GREEN, "empty-tank"]), ROLLING, "200", "too far: you have only 150 km"),
        (["200"], layout(["200", "200"], [*GREEN, "empty-tank"]), ROLLING, "200", "room for only two 200s"),
        (
            ["flat-tyre"],
            STUCK,
            layout(battle=GREEN, safeties=["puncture-proof"]),
            "flat-tyre",
            "You can’t attack anyone with it any more",
        ),
        (
            ["spare-tyre"],
            layout(battle=[*GREEN, "empty-tank"], safeties=["puncture-proof"]),
            ROLLING,
            "spare-tyre",
            "you have the puncture-proof tyre in front of you",
        ),
        (["25", "25", "25"], STUCK, ROLLING, "25", "of these, so you can spare one"),
        (["75", "100"], STUCK, ROLLING, "75", "the shortest of your distance cards"),
        (["75", "100"], STUCK, ROLLING, "100", "likely to miss least"),
        (["75"], STUCK, ROLLING, "75", "likely to miss least"),
    ],
)
def test_what_is_thrown_away_is_of_no_use(
    hand: list[str], mine: dict[str, object], theirs: dict[str, object], move: str, reason: str
) -> None:
    state = table([hand, []], [mine, theirs], discard="any_time")
    assert reason in why("thousand-km", state, f"discard {move}")


def test_an_attack_is_answered_or_not() -> None:
    for hand, move, reason in (
        (["ace-driver"], "master ace-driver", "Your ace driver answers the breakdown at once"),
        ([], "pass", "You don’t have the ace driver, so you can’t answer the breakdown"),
    ):
        state = table([hand, ["breakdown"]], turn=1)
        state.play(1, "attack 1 breakdown")
        assert reason in why("thousand-km", state, move)
