"""Test that each player on a shared device reads their own language."""

from collections.abc import Callable

from tests.browser.driver import Visitor
from tests.server.harness import Server

Go = Callable[..., Visitor]


def test_each_player_at_a_shared_device_reads_their_own_language(go: Go, server: Server) -> None:
    keys, _ = server.people(2, tempo="calm", begins=1)
    visitor = go(f"#seat={','.join(keys)}", size="phone", language="de", reduced_motion="reduce")
    page = visitor.page
    spoken = "tag => document.documentElement.lang === tag"
    page.locator(".curtain button").click()
    page.locator("header button").last.click()
    page.locator("dialog[open] select").first.select_option("nl")
    page.wait_for_function(spoken, arg="nl")
    page.keyboard.press("Escape")
    while visitor.latest["looking"] == 0 and visitor.latest["moves"]:
        visitor.act()
    # The curtain uses the next player's language, and the table the language of its current player.
    page.locator(".curtain button").wait_for()
    page.wait_for_function(spoken, arg="de")
    page.locator(".curtain button").click()
    page.wait_for_selector(".hand button")
    while visitor.latest["looking"] == 1 and visitor.latest["moves"]:
        visitor.act()
    page.wait_for_function(spoken, arg="nl")
    page.reload()
    page.wait_for_selector(".curtain button")
    page.wait_for_function(spoken, arg="nl")
    page.evaluate("() => (location.hash = '')")
    page.wait_for_function(spoken, arg="de")
