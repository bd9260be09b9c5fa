"""Test the size of the lottery's spinners, and what is visible of other players."""

import time
from collections.abc import Callable

from spielkiste.texts import texts
from tests.browser.driver import Visitor
from tests.server.harness import Server


def test_the_spinners_are_as_large_on_a_tablet_as_they_were_drawn(go: Callable[..., Visitor], server: Server) -> None:
    (key,), _ = server.people(1, bots=2, game="tv-lottery", draft="random", begins=1)
    page = go(f"#seat={key}", size="tablet").page
    page.wait_for_selector(".wheel.can")
    box = page.locator(".wheel").first.bounding_box()
    assert box is not None and box["width"] >= 158


def test_the_others_last_actions_are_shown_beside_the_ring(go: Callable[..., Visitor], server: Server) -> None:
    (key,), _ = server.people(1, bots=1, game="tv-lottery", draft="random", begins=1)
    page = go(f"#seat={key}", size="laptop").page
    page.wait_for_selector(".wheel.can")
    assert page.locator(".lately li").count() == 0
    page.locator(".wheel.can").first.click()
    deadline = time.monotonic() + 60
    while not page.locator(".lately li").count() and time.monotonic() < deadline:
        # Decline what the space offers, or give the first answer.
        page.wait_for_selector(".answers button, .wheel.can, button.goal, .lately li")
        if (answers := page.locator(".answers button, button.goal")).count():
            answers.last.click(timeout=3000)
        page.wait_for_timeout(200)
    assert page.locator(".lately").inner_text().strip()


def test_the_meaning_of_the_fields_is_folded_under_words(go: Callable[..., Visitor], server: Server) -> None:
    (key,), _ = server.people(1, bots=1, game="tv-lottery", draft="random", begins=1)
    page = go(f"#seat={key}", size="phone").page
    page.wait_for_selector(".wheel.can")
    assert texts("en").say("web-tl-signs") in page.locator(".legend summary").inner_text()
    page.locator(".legend summary").click()
    page.locator(".legend li").first.wait_for()
