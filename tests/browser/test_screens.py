"""Test every screen for accessibility, in both languages, at every size, light and dark."""

import re
import time
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.axe import assert_accessible
from tests.browser.driver import SIZES, Visitor, finished
from tests.server.harness import Server

Go = Callable[..., Visitor]


def test_axe_finds_nothing(go: Go, server: Server) -> None:
    visitor = go(reduced_motion="reduce")
    page = visitor.page
    page.wait_for_selector(".take")
    assert_accessible(page, "shelf")
    page.locator(".take").first.click()
    page.wait_for_selector("footer button")
    page.locator("summary").first.click()
    assert_accessible(page, "set-up")
    made = server.open_table([{"kind": "here"}, {"kind": "open"}])
    waiting = go(f"#seat={made['seats'][0]['key']}", reduced_motion="reduce")
    waiting.page.wait_for_selector(".waiting")
    # The animal answers a touch, with reduced motion too.
    waiting.page.get_by_role("button", name=re.compile("Say hello to")).click()
    waiting.page.get_by_text("Whoosh!").first.wait_for()
    assert_accessible(waiting.page, "waiting room")
    join = go(f"#join={made['join_key']}", reduced_motion="reduce")
    # The other player has the whale, so the crab of the free seat is offered first.
    expect(join.page.get_by_role("radio").first).to_have_accessible_name("Crab")
    expect(join.page.get_by_role("radio", name="Crab")).to_be_checked()
    expect(join.page.get_by_role("radio", name="Whale")).to_have_count(0)
    assert_accessible(join.page, "join")
    keys, _ = server.people(1, bots=2, tempo="calm", begins=1)
    # The board's code is held back: meanwhile a placeholder is shown, and nothing is announced.
    held: list[Route] = []
    # A link to a seat skips the page that prefetches the board.
    early = go("#games", reduced_motion="reduce")
    early.page.route(re.compile("/assets/thousand-km-.*[.]js"), lambda route: held.append(route))
    early.page.evaluate("(key) => (location.hash = `seat=${key}`)", keys[0])
    early.page.wait_for_selector("[aria-busy=true] .coming[aria-hidden=true]")
    assert_accessible(early.page, "board on its way")
    held[0].continue_()
    early.wait_for_board()
    assert early.page.locator("[aria-busy]").count() == 0
    table = go(f"#seat={keys[0]}", reduced_motion="reduce")
    table.wait_for_board()
    assert_accessible(table.page, "table")
    shared, _ = server.people(2, tempo="calm")
    curtain = go(f"#seat={','.join(shared)}", reduced_motion="reduce")
    curtain.page.wait_for_selector(".curtain")
    assert_accessible(curtain.page, "curtain")
    ended = go(f"#seat={finished(server)}", reduced_motion="reduce")
    ended.page.wait_for_selector("dialog[open]")
    # The winner gets the certificate without opening a fold.
    ended.page.locator(".certificate").first.wait_for()
    assert_accessible(ended.page, "end, with a certificate")


@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_fits_every_size_without_scrolling(go: Go, server: Server, seats: int) -> None:
    """Two devices of the same player show the same table in both languages; later only the one with the longer words."""
    keys, _ = server.people(1, bots=seats - 1, tempo="calm", begins=1)
    english, german = (go(f"#seat={keys[0]}", language=language, reduced_motion="reduce") for language in ("en", "de"))
    for visitor in (english, german):
        visitor.wait_for_board()
        _fits_everywhere(visitor)
    english.page.close()
    # The smallest board renders fastest.
    width, height = SIZES["phone"]
    german.page.set_viewport_size({"width": width, "height": height})
    for _ in range(12):
        german.act()
        german.page.wait_for_timeout(40)
    _fits_everywhere(german)


def _fits_everywhere(visitor: Visitor) -> None:
    for name, (width, height) in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        # A rotated phone gets a new layout, which takes time on a busy machine.
        deadline = time.monotonic() + 5
        while (visitor.scrolls() or visitor.page.evaluate(OUTSIDE)) and time.monotonic() < deadline:
            visitor.page.wait_for_timeout(50)
        assert not visitor.scrolls(), f"{name} scrolls"
        outside = visitor.page.evaluate(OUTSIDE)
        assert not outside, f"{name}: {outside}"


# Returns the buttons outside the screen.
OUTSIDE = """() => [...document.querySelectorAll('button')]
  .filter(b => b.offsetParent !== null && getComputedStyle(b).visibility !== 'hidden')
  .map(b => [b.getAttribute('aria-label') ?? b.textContent.trim(), b.getBoundingClientRect()])
  .filter(([, r]) => r.width > 0 && (r.left < -2 || r.top < -2 || r.right > innerWidth + 2 || r.bottom > innerHeight + 24))
  .map(([name, r]) => name + ' ' + Math.round(r.left) + ',' + Math.round(r.top))"""


def test_each_event_is_announced_once(go: Go, server: Server) -> None:
    keys, _ = server.people(1, bots=1, tempo="calm", begins=1)
    visitor = go(f"#seat={keys[0]}", language="en")
    visitor.wait_for_board()
    page = visitor.page
    page.evaluate("""() => { window.heard = []; const log = document.querySelector('[role=log], [aria-live=polite]');
        const hear = changes => changes.forEach(c => c.addedNodes.forEach(n => window.heard.push(n.textContent)));
        new MutationObserver(hear).observe(log, { childList: true, subtree: true, characterData: true }); }""")
    start = len(visitor.frames)

    def told() -> Counter[str]:
        """Return what had to be announced and how often: two drivers may have reached the same distance."""
        updates = [frame for frame in visitor.frames[start:] if frame["t"] == "update"]
        drives = [event["args"] for update in updates for event in update["events"] if event["key"] == "km-drove"]
        return Counter(f"{drive['km']} km. That’s {drive['total']} in all" for drive in drives)

    def heard() -> Counter[str]:
        lines = " ".join(text for text in page.evaluate("window.heard") if text)
        return Counter({drive: lines.count(drive) for drive in told()})

    deadline = time.monotonic() + 60
    while told().total() < 4:
        assert time.monotonic() < deadline, "no player drives"
        if not visitor.act():
            page.wait_for_timeout(50)
    deadline = time.monotonic() + 10
    while heard() != told() and time.monotonic() < deadline:
        page.wait_for_timeout(100)
    assert heard() == told()


def test_the_language_can_be_changed_at_the_table(go: Go, server: Server) -> None:
    keys, _ = server.people(1, bots=1, tempo="calm", begins=1)
    visitor = go(f"#seat={keys[0]}", language="de")
    visitor.wait_for_board()
    page = visitor.page
    assert page.evaluate("document.documentElement.lang") == "de"
    page.get_by_role("button", name="Menü").click()
    page.get_by_role("combobox", name="Sprache").select_option("English")
    page.get_by_role("dialog", name="Menu").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("group", name="Your hand").wait_for()
    assert page.evaluate("document.documentElement.lang") == "en"


def test_touch_targets_are_large_enough(go: Go, server: Server) -> None:
    keys, _ = server.people(1, bots=2, begins=1)
    visitor = go(f"#seat={keys[0]}", size="phone")
    visitor.wait_for_board()
    # A card that is still being dealt is small.
    deadline = time.monotonic() + 5
    while visitor.page.evaluate(SMALL) and time.monotonic() < deadline:
        visitor.page.wait_for_timeout(50)
    small = visitor.page.evaluate(SMALL)
    assert not small


SMALL = """() => [...document.querySelectorAll('button')].filter(b => b.offsetParent !== null)
  .map(b => [b.getAttribute('aria-label') ?? b.textContent.trim(), b.getBoundingClientRect()])
  .filter(([, r]) => r.width < 43 || r.height < 43).map(([n, r]) => n + ' ' + r.width + 'x' + r.height)"""
