"""Test opening and closing the chest in a real terminal."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
import segno

from spielkiste.server import networks
from spielkiste.server.networks import Network, ranked
from spielkiste.store.guard import is_locked
from tests.opening.terminal import PACKAGE, PATIENCE, Terminal, database, free_port, home_port

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make on this machine")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    home_port(tmp_path, free_port())
    return tmp_path


def test_ctrl_c_closes_the_server_with_one_line(home: Path) -> None:
    with Terminal(home) as terminal:
        terminal.opened()
        before = terminal.text
        terminal.press_ctrl_c()
        terminal.ended()
        said = terminal.text.removeprefix(before).replace("^C", "").split("\n")
        assert [line for line in said if line] == ["Spielkiste is closed; every game is saved."]
    assert not is_locked(database(home))


def test_ending_make_ends_the_server_too(home: Path) -> None:
    with Terminal(home) as terminal:
        port = int(terminal.opened().rstrip("/").rsplit(":")[-1])
        terminal.process.send_signal(signal.SIGTERM)
        terminal.ended()
        assert "Traceback" not in terminal.text and "***" not in terminal.text
    assert not is_locked(database(home))
    with pytest.raises(OSError):
        socket.create_connection(("127.0.0.1", port), 1)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_while_it_starts_closes_it_without_an_error(home: Path, number: signal.Signals) -> None:
    # The signal comes at a fixed moment: inside an `exec` of source text, as when a dataclass is created.
    script = f"""if True:
        import os, sys
        from spielkiste.server import serve
        serve.make_app = lambda *_: exec("os.kill(os.getpid(), {int(number)}); sum(range(10 ** 6))", {{"os": os}})
        from spielkiste.command import main
        sys.exit(main(["serve", "--port", "0", "--lang", "en", "--database", {str(home / "tables.sqlite")!r}]))
    """
    (home / "starting.py").write_text(script)
    path = os.pathsep.join([str(PACKAGE), str(home)])
    # With `-m`, as the server is started: only then does Python remember the interrupt.
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-m", "starting"]
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    assert ended.returncode == 0, ended
    assert ended.stdout.endswith("Spielkiste is closed; every game is saved.\n") and "Traceback" not in ended.stderr


def test_a_second_start_opens_the_first(home: Path) -> None:
    with Terminal(home) as first:
        address = first.opened()
        with Terminal(home) as second:
            assert second.ended() == 0
            assert second.text.split("\n")[0] == f"Spielkiste is already open at {address}"
            assert second.shown()[-1] == address
            phone = re.findall(r"To join in on a phone: (\S+)", first.text)
            assert re.findall(r"To join in on a phone: (\S+)", second.text) == phone
            assert bool(phone) == ("█" in second.text)
        with urllib.request.urlopen(f"{address}health", timeout=PATIENCE) as answer:
            assert answer.status == 200


def test_it_keeps_its_port_and_says_where_the_games_are_if_it_cannot(home: Path) -> None:
    port = free_port()
    home_port(home, port)
    with socket.create_server(("127.0.0.1", port)) as other, Terminal(home) as terminal:
        other.listen()
        instead = terminal.opened()
        assert instead != f"http://localhost:{port}/"
        assert f"Another program is using port {port}" in terminal.text
        assert f"on the shelf at http://localhost:{port}/" in terminal.text
        terminal.press_ctrl_c()
        terminal.ended()
    with Terminal(home) as terminal:
        assert terminal.opened() == f"http://localhost:{port}/"
        assert "Another program" not in terminal.text and "on the shelf" not in terminal.text


def test_it_can_be_kept_to_this_computer(home: Path) -> None:
    with Terminal(home, "--host", "127.0.0.1") as terminal:
        address = terminal.opened()
        # Always the same host name: browsers store their data by it.
        assert address.startswith("http://localhost:")
        assert "Only this computer" in terminal.text and "█" not in terminal.text and "Anyone" not in terminal.text
        for near in networks.networks():
            with pytest.raises(OSError):
                socket.create_connection((near.address, int(address.rstrip("/").rsplit(":")[-1])), 1)


def test_the_picture_to_scan_holds_the_address_beside_it(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with Terminal(home) as terminal:
        terminal.opened()
        if not networks.networks():
            assert "isn’t on any network" in terminal.text
            return
        [phone] = re.findall(r"To join in on a phone: (\S+)", terminal.text)
        # What a family needs comes first, what a host needs after it.
        lines = terminal.text.split("\n")
        assert lines[1].startswith("To join in on a phone"), lines
        assert "host’s page" in terminal.text.split("Anyone on the same network")[1]
        assert networks.networks()[0].address in phone
        segno.make(phone, error="l").terminal(compact=True)
        assert capsys.readouterr().out in terminal.text
        assert "Anyone on the same network can come in" in terminal.text and "--host 127.0.0.1" in terminal.text


def test_the_likeliest_network_comes_first() -> None:
    found = [
        Network("docker0", "172.17.0.1"),
        Network("eth0", "10.0.0.7"),
        Network("lo", "127.0.0.1"),
        Network("tun0", "10.8.0.2"),
        Network("usb0", "169.254.3.4"),
        Network("wlan0", "192.168.1.5"),
    ]
    assert [network.device for network in ranked(found, "192.168.1.5")] == ["wlan0", "eth0", "docker0", "tun0"]
    # The default route goes through a tunnel; the phone is at home.
    assert [network.device for network in ranked(found, "10.8.0.2")] == ["eth0", "wlan0", "tun0", "docker0"]
    assert ranked([Network("lo", "127.0.0.1")], None) == []
