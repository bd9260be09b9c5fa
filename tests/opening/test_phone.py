"""Test the chest on one machine with browsers there and on a phone beside it: two machines, as far as the network can
tell.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests import web
from tests.browser.driver import FLAGS, visit
from tests.opening.terminal import ROOT, Terminal, free_port, home_port
from tests.server.harness import PATIENCE
from tools.run import chromium

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make on this machine")
LAPTOP, PHONE, OTHER = "10.213.7.1", "10.213.7.2", "10.214.9.1"


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    if chromium() is None:
        pytest.skip("no Chromium on this machine; tests do not install it")
    if not (ROOT / "web" / "dist" / "index.html").exists():
        pytest.fail("The front end is not built; run the tests with: make test")
    with sync_playwright() as running:
        yield running


class Machines(NamedTuple):
    """The command prefix for each machine."""

    laptop: tuple[str, ...]
    phone: tuple[str, ...]


@pytest.fixture
def machines() -> Iterator[Machines]:
    """Create a laptop and a phone joined by one network; the laptop is in a second one, with containers."""
    if os.getuid() != 0 or shutil.which("ip") is None:
        pytest.skip("a second network needs root, and ip of iproute2")
    names = f"laptop-{os.getpid()}", f"phone-{os.getpid()}"
    laptop, phone = (("ip", "netns", "exec", name) for name in names)
    if subprocess.run(["ip", "netns", "add", names[0]], capture_output=True, check=False).returncode != 0:
        pytest.skip("this machine cannot create network namespaces")
    try:
        for command in (
            f"ip netns add {names[1]}",
            f"ip -n {names[0]} link add wlan0 type veth peer name wlan0 netns {names[1]}",
            f"ip -n {names[0]} addr add {LAPTOP}/24 dev wlan0",
            f"ip -n {names[1]} addr add {PHONE}/24 dev wlan0",
            f"ip -n {names[0]} link add docker0 type veth peer name inside",
            f"ip -n {names[0]} addr add {OTHER}/24 dev docker0",
            *(f"ip -n {name} link set {device} up" for name in names for device in ("lo", "wlan0")),
            f"ip -n {names[0]} link set docker0 up",
            f"ip -n {names[0]} link set inside up",
        ):
            subprocess.run(command.split(), check=True)
        yield Machines(laptop, phone)
    finally:
        for name in names:
            subprocess.run(["ip", "netns", "delete", name], capture_output=True, check=False)


def _browser_at(playwright: Playwright, machine: tuple[str, ...], folder: Path) -> Browser:
    """Start a browser on that machine."""
    program = folder / "chromium"
    program.write_text(f'#!/bin/sh\nexec {" ".join(machine)} "{chromium()}" "$@"\n')
    program.chmod(0o755)
    return playwright.chromium.launch(executable_path=program, args=FLAGS)


def test_a_phone_comes_in_by_the_picture_it_scans(playwright: Playwright, machines: Machines, tmp_path: Path) -> None:
    with Terminal(tmp_path, "--quick", before=machines.laptop) as terminal:
        # Nothing else runs on this machine, so the default port is free.
        assert terminal.opened() == "http://localhost:8080/"
        [scanned] = re.findall(r"To join in on a phone: (\S+)", terminal.text)
        assert scanned == f"http://{LAPTOP}:8080/"
        assert f"On other networks: http://{OTHER}:8080/ (docker0)" in terminal.text
        phone = _browser_at(playwright, machines.phone, tmp_path)
        visitor = visit(phone, scanned, size="phone")
        visitor.page.locator("button.take").first.wait_for()
        # The WebSocket works, too, not only the page.
        assert visitor.page.evaluate(
            "() => new Promise((done) => { const line = new WebSocket(`ws://${location.host}/ws`);"
            " line.onopen = () => done(true); line.onclose = () => done(false); })"
        )
        assert visitor.hosts == {f"{LAPTOP}:8080"} and not visitor.troubles
        phone.close()


def test_a_machine_without_a_network_says_so(machines: Machines, tmp_path: Path) -> None:
    for device in ("wlan0", "docker0"):
        subprocess.run([*machines.laptop, "ip", "link", "delete", device], check=True)
    with Terminal(tmp_path, before=machines.laptop) as terminal:
        assert terminal.opened() == "http://localhost:8080/"
        assert "isn’t on any network" in terminal.text and "█" not in terminal.text


def test_the_shelf_is_there_again_after_a_restart(playwright: Playwright, tmp_path: Path) -> None:
    home_port(tmp_path, free_port())
    browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    with Terminal(tmp_path, "--quick") as terminal:
        address = terminal.opened()
        seats = [{"kind": "here"}, {"kind": "bot", "bot": "rules"}]
        made = web.post(f"{address}api/tables", json={"game": "thousand-km", "seats": seats, "options": {}}, timeout=PATIENCE)
        visitor = visit(browser, f"{address}#seat={made.json()['seats'][0]['key']}")
        visitor.wait_for_board()
        terminal.press_ctrl_c()
        terminal.ended()
    with Terminal(tmp_path, "--quick") as terminal:
        shown = terminal.opened()
        assert shown == address
        visitor.page.goto(shown)
        visitor.page.locator("button.note").first.click()
        visitor.wait_for_board()
    browser.close()
