"""Test that the result sheet of a game for several players fits on a tablet."""

from collections.abc import Callable

import pytest

import spielkiste
from spielkiste.texts import texts
from tests.browser.driver import Visitor, finished
from tests.server.harness import Server

Go = Callable[..., Visitor]
say = texts("en").say
#: Returns by how many pixels the open sheet scrolls.
SCROLLS = """() => Math.max(...[...document.querySelectorAll('dialog[open], dialog[open] *')]
  .filter(one => /auto|scroll/.test(getComputedStyle(one).overflowY))
  .map(one => one.scrollHeight - one.clientHeight), 0)"""


@pytest.mark.parametrize("slug", ["mau-mau", "wall-break", "clear-away", "memo-race", "tv-lottery"])
def test_on_a_tablet_the_result_needs_no_scrolling(go: Go, server: Server, slug: str) -> None:
    game = spielkiste.find(slug)
    seats = game.seat_counts(game.defaults())
    count = next((count for count in seats if count >= 3), seats[-1])
    visitor = go(f"#seat={finished(server, slug, count)}", size="tablet", reduced_motion="reduce")
    visitor.page.locator("dialog[open] .end").wait_for()
    # The pictures of the box are loaded later; their space is reserved until then.
    visitor.page.wait_for_load_state("networkidle")
    assert visitor.page.evaluate(SCROLLS) <= 1
    again = visitor.page.get_by_role("button", name=say("web-end-rematch"))
    assert again.count() == 1
