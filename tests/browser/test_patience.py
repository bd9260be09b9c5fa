"""Test 1x1 Patience in a real browser: following hints, and undo."""

from collections.abc import Callable

from tests.browser.driver import Visitor
from tests.server.harness import Server

Go = Callable[..., Visitor]
MOVES = 30


def _settled(visitor: Visitor, number: int) -> None:
    """Wait until the answer is shown: the hint for the previous move is gone."""
    for _ in range(600):
        if visitor.latest["number"] != number:
            visitor.page.wait_for_selector(".lamp", state="detached")
            return
        visitor.page.wait_for_timeout(15)
    raise AssertionError("nothing happened")


def test_every_hint_can_be_followed_and_a_move_taken_back_gives_the_same_hint(go: Go, server: Server) -> None:
    keys, _ = server.people(1, game="patience")
    visitor = go(f"#seat={keys[0]}", size="phone", language="en")
    page = visitor.page
    page.wait_for_selector(".board")
    hints: list[str] = []
    for _ in range(MOVES):
        number = visitor.latest["number"]
        page.keyboard.press("i")
        hints.append(page.locator(".because").inner_text())
        lit = page.locator(".end:has(.lamp) button, .up:has(.lamp) button")
        if lit.count():
            lit.first.click()
        else:
            # A wish card: its pile is lit, too, and stays lit.
            page.locator(".wishes button").click()
            page.locator(".pile:has(.lamp) button").click()
        _settled(visitor, number)
        assert not page.locator("dialog[open]").count(), hints[-1]
    assert all(hints) and not visitor.scrolls()

    number = visitor.latest["number"]
    page.get_by_role("button", name="Take back").click()
    _settled(visitor, number)
    page.keyboard.press("i")
    assert page.locator(".because").inner_text() == hints[-1]
