"""Test a plug-in game at the server: it is on the shelf, has words on request, and harms nothing when it is broken."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import web
from tests.plugins.package import ENGLISH, install, surroundings
from tests.server.harness import PATIENCE, Message, Player, Server

BROKEN = "The plug-in worse is left out: ModuleNotFoundError: No module named 'no_such_module_anywhere'"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("plugged")
    install(folder, "stranger", files={"texts/en/game.ftl": ENGLISH})
    install(folder, "worse", "import no_such_module_anywhere")
    running = Server(folder / "tables.sqlite", "--quick", packages=folder)
    yield running
    code, out = running.stop()
    assert code == 0 and "Traceback" not in out


def _words(update: Message) -> list[tuple[str, int]] | None:
    said = update["words"]
    return None if said is None else [(phrase["key"], phrase["args"]["count"]) for phrase in said]


def test_the_server_names_what_is_broken_when_it_opens(tmp_path: Path) -> None:
    install(tmp_path, "worse", "import no_such_module_anywhere")
    serving = subprocess.Popen(
        [sys.executable, "-m", "spielkiste", "serve", "--port", "0", "--database", str(tmp_path / "db"), "--lang", "en"],
        env=surroundings(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )  # fmt: skip
    assert serving.stdout is not None
    lines = [serving.stdout.readline().strip() for _ in range(4)]
    assert "open at" in lines[0] and any(line.startswith(BROKEN) for line in lines[1:]), lines
    # Once the server answers, it has started completely and can be stopped cleanly.
    web.get(lines[0].split()[-1], timeout=PATIENCE)
    serving.send_signal(signal.SIGINT)
    serving.communicate(timeout=PATIENCE)


def test_it_stands_on_the_shelf_beside_ours(server: Server) -> None:
    games = [game["slug"] for game in web.get(server.url + "api/shelf").json()["games"]]
    assert games[-1] == "press" and "thousand-km" in games
    assert "Who presses three times first" in web.get(server.url + "api/texts/de").text


def test_a_box_without_rules_says_so_kindly(server: Server) -> None:
    answer = web.get(server.url + "api/rules/press/en")
    assert (answer.status_code, answer.json()["key"]) == (400, "no-rules")


def test_the_table_is_told_in_words_to_those_who_ask(server: Server) -> None:
    [first, second], made = server.people(2, game="press")
    asking, silent = Player(server, [first]), Player(server, [second])
    watching, beside = Player(server, [made["spectator_key"]]), Player(server, [made["spectator_key"]])
    assert _words(asking.update) is None
    for player in (asking, watching):
        assert player.ask(t="words")["t"] == "ack"
        assert _words(player.update) == [("press-words-count", 0), ("press-words-count", 0)]
    assert asking.ask(t="play", seat=0, move="button")["t"] == "ack"
    for player in (asking, silent, watching, beside):
        while player.update["view"]["pressed"] != [1, 0]:
            player.read()
    assert _words(asking.update) == _words(watching.update) == [("press-words-count", 1), ("press-words-count", 0)]
    # A client that has the same view but did not ask gets no words.
    assert _words(silent.update) is _words(beside.update) is None
    for player in (asking, silent, watching, beside):
        player.leave()


def test_a_hand_is_told_to_its_owner_only(server: Server) -> None:
    """Words are made from the view of the same seat."""
    keys, made = server.people(2, game="thousand-km")
    owner, watching = Player(server, [keys[0]]), Player(server, [made["spectator_key"]])
    for player in (owner, watching):
        player.ask(t="words")
    assert any(phrase["key"] == "km-words-hand" for phrase in owner.update["words"])
    assert not any(phrase["key"] == "km-words-hand" for phrase in watching.update["words"])
    owner.leave()
    watching.leave()
