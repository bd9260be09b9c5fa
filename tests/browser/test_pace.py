"""Test how fast bots play, as chosen on the page, and how to hurry them."""

import time
from collections.abc import Callable

import pytest

from spielkiste.core.registry import find
from spielkiste.texts import texts
from tests.browser.driver import Visitor
from tests.browser.setting_up import take_from_shelf
from tests.server.harness import Server

Go = Callable[..., Visitor]
say = texts("en").say
BOTS = 5
#: Returns a point that is free of controls.
FREE = """() => {
  const room = document.querySelector('main [tabindex="-1"]').getBoundingClientRect();
  for (let y = room.top + 6; y < room.bottom; y += 12)
    for (let x = room.left + 6; x < room.right; x += 12) {
      const there = document.elementFromPoint(x, y);
      if (there?.closest('main') && !there.closest('button, a, label, input')) return [x, y];
    }
}"""


#: Bots are slow here.
FLAGS = ("--reaction-ms", "4000")


def _sit_among_bots(go: Go, server: Server, **settings: object) -> Visitor:
    """Sit among slow bots that move first."""
    seats = [{"kind": "here"}] + [{"kind": "bot", "bot": "rules"}] * BOTS
    made = server.post("api/tables", {"game": "mau-mau", "seats": seats, "options": {"begins": 2}, "pace": "slow"}).json()
    visitor = go(f"#seat={made['seats'][0]['key']}", **settings)
    visitor.page.get_by_role("group", name=say("web-nn-mm-your-hand")).wait_for()
    return visitor


def _until_asked(visitor: Visitor, hurry: Callable[[], object]) -> None:
    """Hurry the bots until it is the player's turn. The server's tests measure the time saved."""
    started = time.monotonic()
    while 0 not in visitor.latest["awaited"]:
        assert time.monotonic() - started < 60
        hurry()
        visitor.page.wait_for_timeout(120)


def test_a_player_alone_can_hurry_the_bots(go: Go, server: Server) -> None:
    """Five slow bots take at least seven seconds; one tap for each is enough."""
    visitor = _sit_among_bots(go, server)
    x, y = visitor.page.evaluate(FREE)
    _until_asked(visitor, lambda: visitor.page.mouse.click(x, y))
    hurried = len([message for message in visitor.sent if message["t"] == "hurry"])
    assert hurried >= 1
    visitor.page.mouse.click(x, y)
    visitor.page.keyboard.press(".")
    button = visitor.page.get_by_role("button", name=say("web-hurry"))
    assert button.get_attribute("aria-disabled") == "true", "a person must not be hurried"
    assert len([message for message in visitor.sent if message["t"] == "hurry"]) == hurried


@pytest.mark.parametrize("way", ["key", "button"])
def test_bots_can_be_hurried_by_key_and_by_button(go: Go, server: Server, way: str) -> None:
    visitor = _sit_among_bots(go, server)
    button = visitor.page.get_by_role("button", name=say("web-hurry"))
    ways = {"key": lambda: visitor.page.keyboard.press("."), "button": lambda: button.click(force=True)}
    _until_asked(visitor, ways[way])
    assert any(message["t"] == "hurry" for message in visitor.sent)
    if way == "key":
        visitor.page.keyboard.press("?")
        visitor.page.get_by_text(say("web-key-hurry")).wait_for()


def test_the_pace_is_chosen_in_the_menu_and_holds_at_the_next_table(go: Go, server: Server) -> None:
    visitor = _sit_among_bots(go, server, size="phone")
    page = visitor.page
    assert not page.get_by_role("button", name=say("web-hurry")).count(), "on a phone the title needs the space"
    page.get_by_role("button", name=say("web-menu")).click()
    paces = page.get_by_role("group", name=say("web-pace"))
    assert paces.get_by_role("radio", name=say("web-pace-slow")).is_checked()
    paces.get_by_role("radio", name=say("web-pace-quick")).check(force=True)
    _wait_for(visitor, lambda: _pace(visitor) == "quick")
    assert paces.get_by_role("radio", name=say("web-pace-quick")).is_checked()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=say("web-to-shelf")).click()
    page.get_by_role("button", name=say("web-leave-go")).click()
    take_from_shelf(page, "en", find("thousand-km"))
    visitor.frames.clear()
    page.get_by_role("button", name=say("web-setup-start")).click()
    _wait_for(visitor, lambda: _pace(visitor) == "quick")


def _pace(visitor: Visitor) -> str | None:
    """Return the pace that the page was told last."""
    told = [frame["table"]["pace"] for frame in visitor.frames if "table" in frame]
    return told[-1] if told else None


def _wait_for(visitor: Visitor, wanted: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 10
    while not wanted():
        assert time.monotonic() < deadline
        visitor.page.wait_for_timeout(30)
