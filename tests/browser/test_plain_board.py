"""Test the plain board: with any number of moves, those that are always possible stay within reach."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.browser.driver import Visitor
from tests.plugins.package import ENGLISH, PRESS, install
from tests.server.harness import Server

#: A game with sixty cards to play, and two moves whose names are single words.
MANY = (
    PRESS.replace("return [0] if seat in self.actors() else []", "return list(range(62)) if seat in self.actors() else []")
    .replace("move_count=1", "move_count=62")
    .replace(
        'return Phrase("press-move-button") if move == 0 else None',
        'if move < 60:\n            return Phrase("press-move-lay", {"count": move})\n'
        '        return Phrase(["press-move-pass", "press-move-knock"][move - 60]) if move < 62 else None',
    )
)
WORDS = ENGLISH + "press-move-lay = lay card number { $count }\npress-move-pass = pass\npress-move-knock = knock\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("plain")
    install(folder, "stranger", MANY, {"texts/en/game.ftl": WORDS})
    running = Server(folder / "tables.sqlite", "--quick", packages=folder)
    yield running
    _, out = running.stop()
    assert "Traceback" not in out, out


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_pass_and_knock_are_in_reach(go: Callable[..., Visitor], server: Server, size: str) -> None:
    made = server.open_table([{"kind": "here", "name": "Ida"}, {"kind": "bot", "bot": "random"}], "press")
    visitor = go(f"#seat={made['seats'][0]['key']}", size=size)
    moves = visitor.page.get_by_role("group", name="What you can do").get_by_role("button")
    moves.first.wait_for()
    assert moves.count() == 62 and not visitor.scrolls()
    hidden = visitor.page.evaluate(
        """() => [...document.querySelectorAll('[data-leads="pass"], [data-leads="knock"]')].filter((button) => {
            const box = button.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return !button.contains(top);
        }).length"""
    )
    assert hidden == 0, "these moves would need scrolling"
    visitor.page.get_by_role("button", name="Knock").click()
    visitor.page.get_by_text("Ida presses.").first.wait_for()
