"""Test that a bot that raises, times out or picks an illegal move forfeits it: a random legal move is played, everyone
is told, and play goes on.
"""

import re
import time
from collections.abc import Iterator

import pytest

from tests.plugins.package import ENGLISH, PRESS, install
from tests.server.harness import Player, Server

BOTS = """
import time
from spielkiste import Bot


class Raises(Bot):
    def choose(self, situation):
        raise ZeroDivisionError("as bots do")


class Dawdles(Bot):
    def choose(self, situation):
        time.sleep(25)
        return 0


class Cheats(Bot):
    def choose(self, situation):
        return 99


class Forges(Bot):
    def choose(self, situation):
        situation.moves[:] = [99]
        return 99


class NeverReady(Bot):
    def choose(self, situation):
        return 0

    def reaction_ms(self, situation):
        raise KeyError("when?")


def plug_in():
    bots = {"raises": Raises, "dawdles": Dawdles, "cheats": Cheats, "forges": Forges, "never": NeverReady}
    register(PressGame(), bots, __name__)
"""


#: What the server logs about each bot.
LOGGED = {
    "raises": "A bot failed (ZeroDivisionError",
    "cheats": "A bot chose an illegal move",
    "forges": "A bot chose an illegal move",
    "never": "A bot failed (KeyError",
    "dawdles": "A bot takes too long",
}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, set[str]]]:
    """Start a server; the test adds the bots that have played there, which need not be all of them."""
    folder = tmp_path_factory.mktemp("plugged")
    install(folder, "stranger", PRESS + BOTS, files={"texts/en/game.ftl": ENGLISH})
    running = Server(folder / "tables.sqlite", "--quick", packages=folder)
    bots: set[str] = set()
    yield running, bots
    code, out = running.stop()
    assert code == 0 and "Traceback" not in out, out
    for bot in bots:
        assert re.search(rf"{re.escape(LOGGED[bot])}.*; its moves are picked at random from now on", out), out
    assert "as bots do" not in out, "a failing bot's own message may reveal its cards"


@pytest.mark.parametrize("bot", LOGGED)
def test_a_failing_bot_plays_a_random_move(played: tuple[Server, set[str]], bot: str) -> None:
    server, bots = played
    bots.add(bot)
    made = server.open_table([{"kind": "here"}, {"kind": "bot", "bot": bot}], "press")
    player = Player(server, [made["seats"][0]["key"]])
    started = time.monotonic()
    while not player.update["outcome"]:
        if player.update["moves"]:
            answer = player.play(0, "button", at=player.update["number"])
            assert answer["t"] == "ack", answer
        else:
            player.read()
    assert time.monotonic() - started < 15
    stumbled = [frame["stumbled"] for frame in player.frames if frame["t"] == "update" and frame["stumbled"]]
    assert stumbled == [[1]], "everyone must be told, once"


def test_a_question_does_not_wait_for_a_thinking_bot(played: tuple[Server, set[str]]) -> None:
    server, _ = played
    made = server.open_table([{"kind": "here"}, {"kind": "bot", "bot": "dawdles"}], "press")
    player = Player(server, [made["seats"][0]["key"]])
    if player.update["moves"]:
        player.play(0, "button", at=player.update["number"])
        player.until(lambda: not player.update["moves"])
    number = player.update["number"]
    # The bot starts thinking at once.
    player.drain(0.5)
    assert player.ask(t="why", seat=0, moves=["button"])["t"] == "because"
    assert player.update["number"] == number, "the answer came after the bot's move"
