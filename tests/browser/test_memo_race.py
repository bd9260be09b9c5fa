"""The memo race through its own page: what the table does by itself is seen, a swap is two taps, a touch in vain is explained."""

import time
from collections.abc import Callable

from tests.browser.driver import PATIENCE_MS, Visitor
from tests.server.harness import Player, Server

Go = Callable[..., Visitor]
MOST_RACES = 8


def _sit(go: Go, server: Server) -> tuple[Visitor, Player]:
    """The first seat at the page, the second at a device of its own."""
    keys, _ = server.people(2, game="memo-race", begins=1)
    visitor = go(f"#seat={keys[0]}", size="phone", language="en")
    visitor.page.wait_for_selector(".modes")
    return visitor, Player(server, [keys[1]])


def _other_plays(other: Player) -> None:
    """The second seat swaps two tiles that are in nobody's way; when it has swapped too often, it drives."""
    if not other.update["moves"]:
        other.wait(lambda message: message["t"] == "update" and bool(message["moves"]))
    while moves := other.update["moves"]:
        swaps = [move for move in moves if move["kind"] in ("swap", "with")]
        assert other.play(1, swaps[-1]["notation"] if swaps else moves[0]["notation"])["t"] == "ack"


# Notes every place that is ever shown with a tile turned up and not yet laid.
WATCH = """() => {
  window.turnedUp = [];
  const note = () => document.querySelectorAll('.cell.turned').forEach((cell) => window.turnedUp.push(cell.dataset.place));
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def _drive(visitor: Visitor) -> bool:
    """Take the first way that is offered, and wait until the table has heard of it; False in a dead end."""
    visitor.page.wait_for_selector(".modes", timeout=PATIENCE_MS)
    ways = visitor.page.locator(".cell.go")
    if not any(move["kind"] == "drive" for move in visitor.latest["moves"]):
        return False
    number = visitor.latest["number"]
    ways.first.click()
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while visitor.latest["number"] == number:
        assert time.monotonic() < deadline, "the table has not heard of the drive"
        visitor.page.wait_for_timeout(20)
    return True


def test_a_tile_that_the_table_lays_is_seen_before_the_car_drives_on(go: Go, server: Server) -> None:
    seen = 0
    for _ in range(MOST_RACES):
        seen += _forced_tiles_seen(*_sit(go, server))
        if seen >= 2:
            return
    raise AssertionError(f"in {MOST_RACES} races only {seen} tiles could lie in one way only")


def _forced_tiles_seen(visitor: Visitor, other: Player) -> int:
    """Drive until two such tiles have come up, or into a dead end; says how many there were."""
    page = visitor.page
    page.evaluate(WATCH)
    seen = 0
    while seen < 2 and _drive(visitor):
        events = {event["key"]: event["args"] for event in visitor.latest["events"]}
        if {"mr-turned", "mr-drove"} <= set(events):
            seen += 1
            # The table has gone on already, in the same update; the page shows all the same what was turned up.
            assert visitor.latest["view"]["turned"] is None
            page.wait_for_function("place => window.turnedUp.includes(place)", arg=events["mr-turned"]["place"])
            page.wait_for_selector(".cell.turned", state="detached", timeout=PATIENCE_MS)
        elif "mr-turned" in events:
            page.locator(".picks button").first.click()
        page.evaluate("window.turnedUp = []")
        _other_plays(other)
    other.leave()
    return seen


def test_a_swap_is_two_taps(go: Go, server: Server) -> None:
    visitor, other = _sit(go, server)
    page = visitor.page
    page.get_by_role("button", name="Swap", exact=True).click()
    page.locator('[data-place="b2"]').click()
    page.locator('[data-place="d4"]').click()
    other.wait(lambda message: message["t"] == "update" and any(event["key"] == "mr-swapped" for event in message["events"]))
    assert other.update["view"]["banned"] == ["b2", "d4"]
    page.wait_for_selector(".modes", state="detached")
    other.leave()


def test_a_touch_in_vain_says_why_in_the_words_of_the_rules(go: Go, server: Server) -> None:
    visitor, other = _sit(go, server)
    page = visitor.page
    page.get_by_role("button", name="Swap", exact=True).click()
    page.locator('[data-place="c3"]').click()
    page.get_by_text("The pit stop stays where it is.").first.wait_for()
    page.get_by_role("button", name="Why not?").click()
    page.get_by_role("dialog").get_by_text("MR-4").first.wait_for()
    other.leave()


def test_the_places_have_their_names_in_the_sand(go: Callable[..., Visitor], server: Server) -> None:
    (key,), _ = server.people(1, bots=1, game="memo-race", begins=1)
    page = go(f"#seat={key}", size="phone").page
    page.wait_for_selector("[data-place]")
    assert set(page.locator(".names b").all_inner_texts()) == set("ABCDE12345")
