"""Test a change of the rules: a game begun before it is played to its end by the old rules."""

import json

import pytest

import spielkiste
from spielkiste.core import registry
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.mau_mau.game import MauMauGame
from spielkiste.games.numnum.mau_mau.state import MauMau
from spielkiste.table.match import Chair, Match
from tests.golden.record import FOLDER, fingerprints

pytestmark = pytest.mark.skipif(spielkiste.compiled(), reason="Python cannot extend a compiled game.")


class _Changed(MauMauGame):
    """A version of the game with new rules: the pile is reversed before the deal."""

    def __init__(self) -> None:
        super().__init__()
        self.rules_version = 2  # type: ignore[misc]

    def start(self, seats: int, rng: Rng, options: dict[str, bool | int | str], story: list[spielkiste.Event] | None) -> MauMau:
        rng.below(2)
        return super().start(seats, rng, options, story)


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return Mau-Mau after a change of its rules, made as the golden games require."""
    old = spielkiste.find("mau-mau")
    new = _Changed()
    # A slug can be registered once, so the registry is patched with what the box would register.
    monkeypatch.setitem(registry._games, "mau-mau", new)
    monkeypatch.setitem(registry._former, "mau-mau/1", old)
    return new


def test_an_old_table_plays_to_its_end_by_the_old_rules(changed: Game) -> None:
    path = FOLDER / "mau-mau-1.jsonl"
    golden = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    chairs = [{"kind": "bot", "name": f"B{seat}", "bot": "rules@2"} for seat in range(golden["seats"])]
    opening = {"kind": "open", "game": "mau-mau", "rules_version": 1, "options": golden["options"], "chairs": chairs}
    half = len(golden["moves"]) // 2
    moves = [line.split(" ", 1) for line in golden["moves"]]
    log = [opening, {"kind": "deal", "seed": golden["seed"]}]
    log += [{"kind": "move", "seat": int(seat) - 1, "move": written} for seat, written in moves[:half]]
    match = Match.from_log(log)
    assert match.game.rules_version == 1
    for seat, written in moves[half:]:
        match.enter(match.move(int(seat) - 1, match.game.parse(written)))
    assert match.over and match.record is not None
    assert fingerprints(match.record)["positions"] == golden["positions"]

    fresh = Match.from_log([Match.opening(changed, {}, [Chair("bot", "A", "random"), Chair("bot", "B", "random")])])
    assert fresh.game.rules_version == 2
