"""Test over whole games that what nobody touches stays where it is, and test what follows the end of a game."""

import random
from collections.abc import Callable

import pytest

from spielkiste.texts import texts
from tests.browser.driver import Visitor, finished
from tests.server.harness import Player, Server

Go = Callable[..., Visitor]
say = texts("en").say
#: Records every position of every element, after every change of the page; flights are ignored.
WATCH = """selectors => {
  window.places = Object.fromEntries(selectors.map((selector) => [selector, []]));
  const look = () => {
    for (const selector of selectors) {
      const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
      const [known, now] = [window.places[selector], [left, top, width, height].map(Math.round)];
      if (!known.some((place) => place.every((side, i) => Math.abs(side - now[i]) <= 2))) known.push(now);
    }
  };
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


@pytest.mark.parametrize(
    ("slug", "size", "things"),
    [
        ("thousand-km", "laptop", [".middle .deck", ".middle .box"]),
        ("mau-mau", "tablet", [".board .middle", ".middle .deck", ".board .rivals", ".board .hand"]),
    ],
)
def test_untouched_things_do_not_move(go: Go, server: Server, slug: str, size: str, things: list[str]) -> None:
    keys, _ = server.people(1, bots=2, game=slug, **({"tempo": "calm"} if slug == "thousand-km" else {}))
    visitor = go(f"#seat={keys[0]}", size=size, reduced_motion="reduce")
    visitor.page.wait_for_selector("main:not([aria-busy]) .hand")
    visitor.page.evaluate(WATCH, things)
    hand, choose = Player(server, keys), random.Random(slug)
    for _ in range(400):
        if hand.update["outcome"] or len(hand.update["view"].get("hand", [1])) == 0:
            break
        if moves := [move["notation"] for move in hand.update["moves"]]:
            # Draw while possible: with more cards in hand the game lasts longer.
            grows = "draw" in moves and len(hand.update["view"]["hand"]) < 12
            hand.play(0, "draw" if grows else choose.choice(moves))
        hand.drain(0.05)
    assert hand.update["number"] > 12, "the game was too short to show anything"
    hand.leave()
    moved = {thing: places for thing, places in visitor.page.evaluate("() => window.places").items() if len(places) > 1}
    assert not moved, moved


def test_the_board_stays_in_place_when_a_player_is_away(go: Go, server: Server) -> None:
    keys, _ = server.people(2, game="mau-mau", begins=2)
    other = Player(server, [keys[1]])
    visitor = go(f"#seat={keys[0]}", size="tablet", reduced_motion="reduce")
    visitor.page.wait_for_selector("main:not([aria-busy]) .hand")
    visitor.page.evaluate(WATCH, [".board .middle", ".board .hand"])
    other.leave()
    visitor.page.get_by_role("button", name=say("web-stand-in")).wait_for()
    places = visitor.page.evaluate("() => window.places")
    assert all(len(each) == 1 for each in places.values()), places


SHARED = """navigator.canShare = () => true;
navigator.share = (shared) => { window.shared = shared.title; return Promise.resolve(); };"""


def test_the_end_leads_on_and_a_picture_for_others_names_the_winner(go: Go, server: Server) -> None:
    visitor = go(f"#seat={finished(server)}", before=SHARED, reduced_motion="reduce", painted=True)
    page = visitor.page
    page.locator("dialog[open] .end").wait_for()
    again = page.get_by_role("button", name=say("web-end-rematch"))
    page.wait_for_function("button => document.activeElement === button", arg=again.element_handle())
    page.get_by_role("button", name=say("web-end-share")).click()
    page.wait_for_function("() => window.shared")
    names = [seat["name"] for seat in visitor.table["seats"]]
    assert any(name in page.evaluate("() => window.shared") for name in names)
    page.get_by_role("button", name=say("web-replay-watch")).click()
    page.get_by_role("slider").first.wait_for()
    page.get_by_role("button", name=say("web-mine-table")).click()
    page.locator("dialog[open] .end").wait_for()
    page.locator("dialog[open]").get_by_role("button", name=say("web-to-shelf")).click()
    page.wait_for_function("title => document.title === title", arg=say("web-house"))
