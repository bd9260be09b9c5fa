"""Test Times Table Patience in a real browser: following hints, and undo."""

from collections.abc import Callable

from tests.browser.driver import Visitor
from tests.server.harness import Server

Go = Callable[..., Visitor]
MOVES = 30


def _settled(visitor: Visitor, number: int) -> None:
    """Wait until the page shows the next state, without the previous hint."""
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
            # A wish card: its pile also has a lamp, and keeps it.
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


#: The monster helps at once instead of after a pause.
HASTY = "const later = setTimeout; window.setTimeout = (done, ms, ...more) => later(done, ms === 9000 ? 0 : ms, ...more);"
LIT = ".column .target, .column .fits, .say .chip, .hungry"


def _plays(visitor: Visitor) -> list[str]:
    return [message["move"] for message in visitor.sent if message["t"] == "play"]


def test_the_player_looks_for_the_pile_and_the_monster_helps_on_request(go: Go, server: Server) -> None:
    keys, _ = server.people(1, game="patience")
    # No pause is over in this test.
    visitor = go(f"#seat={keys[0]}", size="phone", language="en", before=HASTY.replace("=== 9000 ? 0", "=== 9000 ? 1e6"))
    page = visitor.page
    asked = page.locator(".say [data-asks]")
    asked.filter(has_text="play it or let it wait?").wait_for()
    assert not page.locator(LIT).count()
    card = page.locator(".up button")
    card.click()
    asked.filter(has_not_text="play it or let it wait?").wait_for()
    assert not _plays(visitor), "the first tap on the card asks for help"
    number = visitor.latest["number"]
    card.click()
    _settled(visitor, number)
    assert _plays(visitor) in (["play"], ["wait"])
    asked.filter(has_text="play it or let it wait?").wait_for()


def test_the_monster_helps_after_a_pause(go: Go, server: Server) -> None:
    keys, _ = server.people(1, game="patience")
    visitor = go(f"#seat={keys[0]}", size="phone", language="en", before=HASTY)
    visitor.page.locator(".say [data-asks]").filter(has_not_text="play it or let it wait?").wait_for()
    assert visitor.page.locator(".up .cap").inner_text() in ("Play", "Wait")
    assert not _plays(visitor)
