"""Test over whole games that what nobody touches stays where it is, and test what follows the end of a game."""

import random
from collections.abc import Callable

import pytest

from spielkiste.texts import texts
from tests.browser.driver import Visitor, finished, until_an_attack
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


#: Returns how many parts of the notes lie over the board, and how many over a button of the bar.
COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
    .filter(({ width, height }) => width > 2 && height > 2);
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const notes = boxes('.notes :is(p, button)');
  return ['.room', 'header > button, header .tools button']
    .map((selector) => boxes(selector).filter((box) => notes.some((note) => meet(note, box))).length);
}"""


@pytest.mark.parametrize("size", ["phone", "tablet", "laptop"])
def test_a_note_about_a_player_covers_nothing_and_moves_nothing(go: Go, server: Server, size: str) -> None:
    keys, _ = server.people(2, game="mau-mau", begins=2)
    other = Player(server, [keys[1]])
    visitor = go(f"#seat={keys[0]}", size=size, reduced_motion="reduce")
    page = visitor.page
    page.wait_for_selector("main:not([aria-busy]) .hand")
    page.evaluate(WATCH, [".board .middle", ".board .hand", "header .tools", "header > button"])
    other.leave()
    note = page.locator(".notes button:visible").first
    note.wait_for()
    assert page.evaluate(COVERED) == [0, 0]
    if size == "phone":
        note.click()
    page.get_by_role("button", name=say("web-stand-in")).wait_for()
    places = page.evaluate("() => window.places")
    assert all(len(each) == 1 for each in places.values()), places


def test_the_question_to_an_attacked_player_does_not_cover_their_mat(go: Go, server: Server) -> None:
    keys, _ = server.people(3, tempo="calm")
    victim = until_an_attack(server, keys)
    page = go(f"#seat={keys[victim]}", size="phone", reduced_motion="reduce").page
    page.locator(".say.urgent").wait_for()
    slip, mat = (page.locator(selector).bounding_box() for selector in (".say.urgent", ".mine"))
    assert slip and mat and slip["y"] + slip["height"] <= mat["y"] + 1


#: Returns how far the hand is from the middle of the board, and how high the line with the sentence is.
HAND = """() => {
  const box = (one) => one.getBoundingClientRect();
  const cards = [...document.querySelectorAll('.hand li')].map(box);
  const { left, width } = box(document.querySelector('.board'));
  return [Math.abs((cards[0].left + cards.at(-1).right) / 2 - left - width / 2), box(document.querySelector('.say')).height];
}"""


def test_on_a_laptop_the_hand_is_in_the_middle_below_a_low_line(go: Go, server: Server) -> None:
    keys, _ = server.people(1, bots=2, game="mau-mau", begins=1)
    page = go(f"#seat={keys[0]}", size="laptop", reduced_motion="reduce").page
    page.wait_for_selector("main:not([aria-busy]) .hand li")
    page.locator(".hand .can").first.click()
    page.locator(".say .acts").wait_for()
    off, high = page.evaluate(HAND)
    assert off < 8 and high < 90


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
