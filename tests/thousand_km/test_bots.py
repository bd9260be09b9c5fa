"""Test what the bots of 1000 Kilometer see, scene by scene."""

import pytest

from spielkiste.bots import make_bot
from spielkiste.core.bot import Situation
from spielkiste.games.thousand_km.state import ThousandKm
from tests.thousand_km.scenario import GAME, GREEN, layout, table


def chosen(state: ThousandKm, name: str, seed: int = 1) -> str:
    return GAME.notation(make_bot(name, GAME, 0, state.seats, seed).choose(Situation(GAME, state, 0)))


def test_the_child_drives_far_and_level_1_creeps() -> None:
    state = table([["25", "75", "100", "red-light"], []])
    assert chosen(state, "child") == "drive 100"
    assert chosen(state, "rules@1") == "drive 25"
    assert chosen(state, "rules@2") != "drive 25"


@pytest.mark.parametrize("dead", ["flat-tyre", "200"])
def test_a_card_that_can_never_be_laid_goes_before_a_live_one(dead: str) -> None:
    """The other side is puncture-proof, and two 200s are already on the road."""
    mine = layout(road=["200", "200"], battle=["green-light", "red-light"])
    theirs = layout(battle=[*GREEN, "red-light"], safeties=["puncture-proof"])
    hand = [dead, "25", "50", "empty-tank", "petrol", "repair", "spare-tyre"]
    assert chosen(table([hand, []], [mine, theirs]), "rules@5") == f"discard {dead}"


def test_the_target_of_a_weak_bot_does_not_depend_on_the_order_of_the_seats() -> None:
    sides = [layout(battle=["green-light", "red-light"]), *[layout(battle=GREEN) for _ in range(3)]]
    state = table([["flat-tyre"], [], [], []], sides)
    for name in ("child", "rules@1", "rules@3", "rules@5"):
        assert {chosen(state, name, seed) for seed in range(30)} == {f"attack {side} flat-tyre" for side in (2, 3, 4)}


def test_stronger_bots_attack_the_leader() -> None:
    sides = [layout(battle=["green-light", "red-light"]), layout(battle=GREEN), layout(battle=GREEN, road=["100"])]
    assert {chosen(table([["flat-tyre"], [], []], sides), "rules@3", seed) for seed in range(10)} == {"attack 3 flat-tyre"}


def test_easy_bots_spare_opponents_at_the_start_while_they_can() -> None:
    sides = [layout(battle=GREEN, road=["25"]), layout(battle=GREEN), layout(battle=GREEN, road=["100"])]
    assert chosen(table([["25", "flat-tyre"], [], []], sides), "rules@2") == "attack 3 flat-tyre"
    assert chosen(table([["25", "flat-tyre"], []], sides[:2]), "rules@2") == "drive 25"
    assert chosen(table([["25", "flat-tyre"], []], sides[:2]), "rules@3") == "attack 2 flat-tyre"
    stuck = [layout(battle=["green-light", "red-light"]), layout(battle=GREEN)]
    assert chosen(table([["25", "flat-tyre"], []], stuck), "rules@2") == "attack 2 flat-tyre"


def test_with_many_opponents_the_strongest_prefers_driving_to_attacking() -> None:
    sides = [layout(battle=GREEN) for _ in range(4)]
    hands = [["100", "flat-tyre"], [], [], []]
    assert chosen(table(hands, sides), "rules@5") == "drive 100"
    assert chosen(table(hands, sides), "rules@4").startswith("attack")
    assert chosen(table(hands[:2], sides[:2]), "rules@5").startswith("attack")
