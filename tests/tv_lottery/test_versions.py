"""Test that games begun under older rules continue under them.

version_1.json was recorded when one player could be drawn both as the youngest and as the oldest.
"""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from spielkiste.core import record, registry
from spielkiste.core.randomness import Rng
from spielkiste.games.tv_lottery.game import GAME
from spielkiste.games.tv_lottery.state import TvLottery

RECORDED = Path(__file__).with_name("version_1.json").read_text(encoding="utf-8")
#: A hash of every position and of the whole story, computed when the file was written.
DIGEST = "29a4cc73dee07b2bfb3579e70c15c8787d9da3189ff60a7c504986e67f0740eb"


def _playing(until: int) -> record.Record:
    return record.loads(RECORDED, until)


def test_a_game_of_version_1_replays_byte_for_byte() -> None:
    replayed = record.loads(RECORDED)
    assert replayed.game.rules_version == 1
    assert replayed.dumps() == RECORDED
    digest = sha256()
    for made in range(len(replayed.moves) + 1):
        digest.update(json.dumps(_playing(made).state.position(), sort_keys=True).encode())
    story = [[event.key, event.args, event.secret] for event in replayed.story]
    digest.update(json.dumps(story, sort_keys=True).encode())
    assert digest.hexdigest() == DIGEST


@pytest.mark.clause("TL-4")
def test_it_is_a_game_that_the_rules_of_today_would_deal_otherwise() -> None:
    begun = _playing(0).state
    assert isinstance(begun, TvLottery) and begun.turn == begun.beginner
    today = GAME.new(2, 379, {"rounds": 1, "buying_off": True})
    assert isinstance(today, TvLottery) and today.turn != today.beginner


@pytest.mark.parametrize("until", [0, 1, 12, 25, 30])
def test_it_can_be_played_to_its_end_from_anywhere(until: int) -> None:
    going_on = _playing(until)
    rng = Rng(until)
    while going_on.state.actors():
        seat = going_on.state.actors()[0]
        going_on.play(seat, rng.pick(going_on.state.moves(seat)))
    assert going_on.state.outcome() is not None
    again = record.loads(going_on.dumps())
    assert again.game.rules_version == 1 and again.state.position() == going_on.state.position()


def test_new_games_go_by_the_rules_of_today() -> None:
    assert registry.find("tv-lottery").rules_version == GAME.rules_version == 2
    assert registry.find_version("tv-lottery", 1).rules_version == 1
