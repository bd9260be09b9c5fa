"""Test that the keyboard focus is never lost, even if the focused control disappears."""

from collections.abc import Callable

import pytest

from tests.browser.driver import Visitor
from tests.server.harness import Player, Server

Go = Callable[..., Visitor]


def _something_to_lay(server: Server) -> tuple[str, Player, str]:
    """Return a seat at a Mau-Mau table, another device at the same seat, and a playable card without a duplicate."""
    while True:
        (key,), _ = server.people(1, bots=1, game="mau-mau", begins=1)
        other = Player(server, [key])
        for move in other.update["moves"]:
            if move["kind"] == "lay":
                return key, other, move["notation"]
        other.leave()


@pytest.mark.parametrize("behind", [False, True], ids=["on the table", "behind a sheet"])
def test_the_card_under_the_keyboard_is_laid_from_another_device(go: Go, server: Server, behind: bool) -> None:
    key, other, move = _something_to_lay(server)
    page = go(f"#seat={key}", reduced_motion="reduce").page
    card = page.locator(f"[data-leads='{move}']")
    card.focus()
    gone = card.element_handle()
    if behind:
        page.keyboard.press("?")
        page.get_by_role("dialog").wait_for()
    other.play(0, move)
    other.leave()
    page.wait_for_function("card => !card.isConnected", arg=gone)
    if behind:
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="hidden")
    page.wait_for_function("() => document.activeElement !== document.body")
