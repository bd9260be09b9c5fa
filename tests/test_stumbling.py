"""Test third-party bots that fail in the arena or the terminal: they forfeit the move, a random legal one is played,
this is reported, and play goes on.
"""

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import spielkiste
from spielkiste.bots import RandomBot
from spielkiste.command import main
from spielkiste.core import registry
from spielkiste.core.bot import Bot, BotMaker, Situation
from spielkiste.core.errors import BadMove, BadSetup
from spielkiste.core.game import Game, View
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.lab.simulate import arena, simulate

pytestmark = pytest.mark.filterwarnings("ignore::spielkiste.lab.simulation.summary.BotStumbled")


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


class Silent(Bot):
    """A bot that does not choose."""


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
    assert arena("mau-mau", [bot, "rules"], 6) == found, "the random moves must be the same every time"
    assert main(["arena", "mau-mau", "--bots", f"{bot},rules", "--games", "6", "--lang", "en"]) == 0
    assert f"{bot} failed: {stumbled[bot]} moves were picked at random." in capsys.readouterr().out


def test_bots_that_do_not_fail_are_not_named() -> None:
    assert arena("mau-mau", ["rules", "random"], 2)["stumbled"] == {}
    assert simulate("mau-mau", 2, 2)["stumbled"] == {}


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_first_error_of_each_bot_is_told(jobs: int) -> None:
    for found in (
        simulate("mau-mau", 3, 3, ["raises", "random", "cheats"], jobs=jobs),
        arena("mau-mau", ["raises", "random", "cheats"], 3, jobs=jobs),
    ):
        told = found["stumbles"]
        assert isinstance(told, dict) and list(told) == ["cheats", "raises"]
        again = r"; to see it again: play_game\('mau-mau', \[.*\], seed='0/0'\)"
        assert re.fullmatch(rf"ZeroDivisionError in choose \(at move \d, {__file__}:\d+\){again}", told["raises"])
        assert re.fullmatch(
            rf"BadMove: choose returned \d+, which is not one of situation\.moves\. \(at move \d\){again}", told["cheats"]
        )
    assert simulate("mau-mau", 2, 2)["stumbles"] == {}


def test_a_resumed_run_tells_it_again(tmp_path: Path) -> None:
    wanted: dict[str, Any] = {"bots": ["raises", "random"], "resume": tmp_path / "run"}
    first = simulate("mau-mau", 2, 2, **wanted)["stumbles"]
    assert first and simulate("mau-mau", 2, 2, **wanted)["stumbles"] == first


@pytest.mark.parametrize("jobs", [1, 2])
def test_strict_raises_the_error_of_the_bot_itself(jobs: int, tmp_path: Path) -> None:
    wanted: dict[str, Any] = {"seed": 4, "strict": True, "jobs": jobs, "resume": tmp_path / "run"}
    with pytest.raises(ZeroDivisionError) as raised:
        simulate("mau-mau", 2, 2, ["raises", "random"], **wanted)
    assert re.fullmatch(r"Seat 0, move \d of the game with seed '4/0'\.", raised.value.__notes__[0])
    assert raised.traceback[-1].name == "choose", "the traceback must end in the bot's own line"
    with pytest.raises(BadMove, match=r"choose returned \d+, which is not one of situation\.moves"):
        arena("mau-mau", ["cheats", "random"], 2, **wanted)
    assert simulate("mau-mau", 2, 1, strict=True)["stumbled"] == {}


def test_a_bot_that_cannot_choose_is_refused_at_once() -> None:
    with pytest.raises(BadSetup, match=r"Bot silent has no method choose\(self, situation\); write one\."):
        spielkiste.register_bot("mau-mau", "silent", Silent)
    with pytest.raises(BadSetup, match="Bot silent must be a class, or a function that makes a bot, not None"):
        spielkiste.register_bot("mau-mau", "silent", None)  # type: ignore[arg-type]
    assert "silent" not in registry.bots_of("mau-mau")


class Remembers(RandomBot):
    """A bot that raises unless it was told and shown what happened before its move."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)
        self.heard: list[str] = []
        self.seen = 0

    def notice(self, event: Phrase) -> None:
        self.heard.append(event.key)

    def look(self, view: View) -> None:
        self.seen += 1

    def choose(self, situation: Situation) -> int:
        assert self.heard and self.seen
        return super().choose(situation)


def test_a_bot_that_writes_notice_and_look_is_told_and_shown() -> None:
    game = spielkiste.find("mau-mau")
    registry.register(game, {"raises": Remembers}, registry.package_of("mau-mau"))
    simulate("mau-mau", 2, 2, ["raises", "random"], strict=True)
    plain = spielkiste.make_bot("random", game, 0, 2, 1)
    assert not plain.listens and not plain.watches, "a bot that does not ask for it must not cost anything"


class Deaf(Remembers):
    def notice(self, event: Phrase) -> None:
        raise KeyError(event.key)


class Blind(Remembers):
    def look(self, view: View) -> None:
        raise KeyError("card")


class Tidy(RandomBot):
    """A bot that changes the list of its moves: it clears it, or adds a move."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)

    def choose(self, situation: Situation) -> int:
        move = super().choose(situation)
        situation.moves.clear()
        return move


class Adds(Tidy):
    def choose(self, situation: Situation) -> int:
        situation.moves.append(1 + max(situation.moves))
        return situation.moves[-1]


class Writes(Tidy):
    def choose(self, situation: Situation) -> int:
        return self.game.notation(situation.moves[0])  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        (Deaf, r"KeyError: 'nn-.*' in notice \(after move \d, .*; to see it again: play_game"),
        (Blind, r"KeyError: 'card' in look \(after move 0, .*; to see it again: play_game"),
        (Adds, r"BadMove: choose returned \d+, which is not one of situation\.moves\. \(at move \d\);"),
        (Writes, r"BadMove: choose .*number"),
        (Tidy, ""),
    ],
)
def test_no_bot_breaks_the_arena(bot: BotMaker, said: str) -> None:
    registry.register(spielkiste.find("mau-mau"), {"raises": bot}, registry.package_of("mau-mau"))
    found: Any = arena("mau-mau", ["raises", "random"], 2)
    assert bool(found["stumbled"]) is bool(said) and re.match(said, found["stumbles"].get("raises", ""))
    if said:
        with pytest.raises((KeyError, BadMove)) as raised:
            arena("mau-mau", ["raises", "random"], 2, strict=True)
        assert re.match(r"Seat \d, (after )?move \d of the game with seed '0/0'\.", raised.value.__notes__[0])


def test_one_game_between_bots_is_a_record_and_raises_their_errors() -> None:
    game = spielkiste.find("mau-mau")
    registry.register(game, {"cheats": Remembers}, registry.package_of("mau-mau"))
    played = spielkiste.play_game("mau-mau", ["cheats", "rules"], seed="0/0")
    assert played.state.outcome() is not None and played.players == ["cheats", "rules"]
    moves = simulate(game.slug, 2, 1, ["cheats", "rules"])["moves"]
    assert moves["mean"] == len(played.moves), "it must be the first game of a simulation with seed 0"  # type: ignore[index]
    assert len(played.story) >= len(played.moves) and spielkiste.loads(played.dumps()).moves == played.moves
    assert spielkiste.play_game(game, ["rules", "random"], begins=1).moves[0][0] == 0
    with pytest.raises(ZeroDivisionError) as raised:
        spielkiste.play_game("mau-mau", ["raises", "random"])
    assert "of the game with seed 0." in raised.value.__notes__[0]


def test_the_terminal_tells_and_plays_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("a\n" * 400))
    assert main(["play", "mau-mau", "--bots", "raises", "--seed", "4", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "got muddled, so its move was picked at random." in out and "The game is over." in out
