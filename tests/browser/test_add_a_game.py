"""Follow docs/add-a-game.md to the letter: from nothing to a game on the shelf that is played to its end by its buttons."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import faults
from tests.browser.driver import Visitor
from tests.plugins.package import ROOT, install_project, surroundings
from tests.server.harness import Server

MANUAL = ROOT / "docs" / "add-a-game.md"
GAME = "three-tricks"


@dataclass
class Reader:
    """A reader with their own folder who types what the page says."""

    folder: Path
    #: Every command with its output.
    typed: list[tuple[str, str]] = field(default_factory=list)

    @property
    def installed(self) -> Path:
        return self.folder / "installed"

    def follow(self, kind: str, block: str) -> None:
        if kind in ("svelte", "python"):
            # web/src/games/manual.test.ts mounts this board, and tests/test_docs.py runs the Python.
            return
        if kind == "diff":
            subprocess.run(["git", "apply", "-p0", "-"], cwd=self.folder / GAME, input=block, text=True, check=True, timeout=60)
            # An editable install sees a change at once.
            install_project(self.folder / GAME, self.installed)
            return
        lines = block.splitlines()
        for number, line in enumerate(lines):
            if line.startswith("$ "):
                shown = list(_until_next(lines[number + 1 :]))
                said = self._type(line.removeprefix("$ "))
                self.typed.append((line.removeprefix("$ "), said))
                assert all(answer in said for answer in shown), f"{line} says:\n{said}"

    def _type(self, command: str) -> str:
        words = shlex.split(command)
        if words[:3] == ["python3", "-m", "venv"] or words[0] == "." or (words[:2] == ["pip", "install"] and "pytest" in words):
            # These tests already run where everything is installed.
            return ""
        if words[:3] == ["pip", "install", "-e"]:
            install_project(self.folder / words[3], self.installed)
            return ""
        if words[:2] == ["spielkiste", "serve"]:
            # The browser part follows below.
            return ""
        program = {"spielkiste": ["-m", "spielkiste"], "pytest": ["-m", "pytest", "-n", "0", "-p", "no:cacheprovider"]}
        done = subprocess.run(
            [sys.executable, *program[words[0]], *words[1:]],
            cwd=self.folder, env={**surroundings(self.installed), "LANG": "en"}, input="a\n" * 30,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False, timeout=300,
        )  # fmt: skip
        assert "Traceback" not in done.stdout, done.stdout
        return done.stdout


def _until_next(lines: list[str]) -> Iterator[str]:
    for line in lines:
        if line.startswith("$ "):
            return
        yield line


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Reader:
    someone = Reader(tmp_path_factory.mktemp("manual"))
    for kind, block in re.findall(r"```(\w+)\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL):
        assert kind in ("console", "diff", "svelte", "python"), f"no test follows a block of {kind}"
        someone.follow(kind, block)
    return someone


@pytest.fixture(scope="module")
def server(reader: Reader) -> Iterator[Server]:
    """Replace the other browser tests' server with one that has the new game installed."""
    running = Server(reader.folder / "tables.sqlite", "--quick", packages=reader.installed)
    yield running
    _, out = running.stop()
    assert "Traceback" not in out, out


def _said(reader: Reader, command: str) -> list[str]:
    return [said for typed, said in reader.typed if typed == command]


def test_the_manual_leads_to_the_shelf_within_ten_commands(reader: Reader) -> None:
    assert [typed for typed, _ in reader.typed].index("spielkiste serve --open") < 10
    assert "three-tricks: Three Tricks (" in _said(reader, "spielkiste games")[0]
    assert re.search(" won!|It’s a tie! ", _said(reader, "spielkiste play three-tricks")[0])
    assert re.search(r"\d+ passed", _said(reader, "pytest three-tricks")[0])


def _axe(visitor: Visitor, what: str) -> None:
    visitor.page.get_by_role("heading", level=1).first.wait_for()
    found = faults(visitor.page)
    assert not found, f"{what}: {found}"


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("laptop", "dark")])
def test_the_new_game_is_on_the_shelf_and_played_to_its_end(go: Callable[..., Visitor], size: str, scheme: str) -> None:
    visitor = go(size=size, scheme=scheme)
    page = visitor.page
    _axe(visitor, "a shelf with a sixth box")
    page.get_by_role("list", name="Games").get_by_role("button", name="Three Tricks").click()
    page.get_by_role("button", name="Rules").click()
    page.get_by_text("The highest card takes the trick.").wait_for()
    page.keyboard.press("Escape")
    page.locator("summary").filter(has_text="House rules").click()
    page.get_by_role("switch", name="The lowest card takes the trick").set_checked(True, force=True)
    page.get_by_role("button", name="Off we go").press("Enter")
    moves = page.get_by_role("group", name="What you can do").get_by_role("button")
    table = page.get_by_role("region", name="On the table")
    table.get_by_text("Your hand:").wait_for()
    # The agreed rules are shown, and the focus is at the table, not at the top of the page.
    table.get_by_role("list", name="House rules at this table").get_by_text("The lowest card takes the trick").wait_for()
    expect(moves).to_have_count(3)
    expect(page.locator("main :focus")).to_have_count(1)
    assert not visitor.scrolls()
    _axe(visitor, "the plain board")
    for left in (3, 2, 1):
        expect(moves).to_have_count(left)
        # One move by keyboard, the others by touch.
        if left == 2:
            page.keyboard.press("h")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            moves.first.click()
    page.get_by_role("list", name="Result").wait_for()
    assert visitor.over()
    page.keyboard.press("Escape")
    expect(page.locator("main :focus")).to_have_count(1)
    table.get_by_text("The last trick: ").first.wait_for()


def test_people_who_share_a_device_see_nothing_of_each_other(go: Callable[..., Visitor], server: Server) -> None:
    """The texts are behind the curtain, too."""
    made = server.open_table([{"kind": "here", "name": "Ida"}, {"kind": "here", "name": "Rudi"}], GAME, begins=1)
    visitor = go("#seat=" + ",".join(seat["key"] for seat in made["seats"]))
    page = visitor.page
    hand = page.get_by_text("Your hand:")
    for name in ("Ida", "Rudi"):
        page.get_by_role("button", name=f"I’m {name}").wait_for()
        assert hand.count() == 0
        page.get_by_role("button", name=f"I’m {name}").click()
        hand.wait_for()
        page.get_by_role("group", name="What you can do").get_by_role("button").first.click()
