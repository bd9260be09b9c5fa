"""Test that the result sheet of a game fits its screen"""

import random
from collections.abc import Callable

import pytest

import spielkiste
from spielkiste.texts import texts
from tests import web
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


#: Returns what the fold cuts through, of the pictures and buttons that a winner sees first; 44 px fade out above it.
CUT = """() => {
  const body = document.querySelector('dialog[open] .body');
  const below = body.hasAttribute('data-more') ? body.getBoundingClientRect().bottom - 26 : Infinity;
  return [...document.querySelectorAll('.end > :is(.plaque, .offer, .medal, button, section)')]
    .filter((one) => { const { top, bottom } = one.getBoundingClientRect(); return top < below && bottom > below; })
    .map((one) => one.className);
}"""


def won(server: Server, slug: str) -> str:
    """Return a seat key of a game of three that this seat has won."""
    game = spielkiste.find(slug)
    for seed in range(40):
        record, choose = spielkiste.Record(game, 3, seed, {"goal": 300} if slug == "thousand-km" else {}), random.Random(seed)
        while asked := record.state.actors():
            record.play(asked[0], choose.choice(record.state.moves(asked[0])))
        if (outcome := record.state.outcome()) and outcome.winners == [0]:
            return str(web.post(server.url + "api/import", content=record.dumps()).json()["seats"][0]["key"])
    raise AssertionError("the first seat won none of forty games")


@pytest.mark.parametrize("slug", ["thousand-km", "number-rally", "mau-mau"])
def test_on_a_phone_the_fold_cuts_through_no_prize(go: Go, server: Server, slug: str) -> None:
    visitor = go(f"#seat={won(server, slug)}", size="phone", language="de", reduced_motion="reduce")
    visitor.page.locator("dialog[open] .end :is(.offer, .medal)").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    assert not visitor.page.evaluate(CUT)
