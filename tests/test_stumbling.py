"""Whatever a stranger's bot does in the arena or the terminal: it loses its move to the lot, for all to see, and play goes on."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

import spielkiste
from spielkiste.bots import RandomBot
from spielkiste.command import main
from spielkiste.core import registry
from spielkiste.core.bot import Situation
from spielkiste.core.game import Game
from spielkiste.core.randomness import Rng
from spielkiste.lab.simulate import arena, simulate


class Raises(RandomBot):
    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)

    def choose(self, situation: Situation) -> int:
        raise ZeroDivisionError


class Cheats(RandomBot):
    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)

    def choose(self, situation: Situation) -> int:
        return 1 + max(situation.moves)


@pytest.fixture(autouse=True)
def strangers() -> Iterator[None]:
    game = spielkiste.find("mau-mau")
    registry.register(game, {"raises": Raises, "cheats": Cheats}, registry.package_of("mau-mau"))
    yield
    for name in ("raises", "cheats"):
        del registry.bots_of("mau-mau")[name]


@pytest.mark.parametrize("bot", ["raises", "cheats"])
def test_the_arena_plays_on_and_counts(bot: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = arena("mau-mau", [bot, "rules"], 6)
    stumbled = found["stumbled"]
    assert isinstance(stumbled, dict) and list(stumbled) == [bot] and stumbled[bot] >= 6
    assert arena("mau-mau", [bot, "rules"], 6) == found, "lots that are the same every time"
    assert main(["arena", "mau-mau", "--bots", f"{bot},rules", "--games", "6", "--lang", "en"]) == 0
    assert f"{bot} got muddled: {stumbled[bot]} moves were picked at random." in capsys.readouterr().out


def test_who_plays_properly_is_not_named() -> None:
    assert arena("mau-mau", ["rules", "random"], 2)["stumbled"] == {}
    assert simulate("mau-mau", 2, 2)["stumbled"] == {}


def test_the_terminal_tells_and_plays_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("a\n" * 400))
    assert main(["play", "mau-mau", "--bots", "raises", "--seed", "4", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "got muddled, so its move was picked at random." in out and "The game is over." in out
