"""Test that things on the table keep their place while others come and go, and that nothing covers its subject."""

from collections.abc import Callable
from typing import Any

import pytest

from spielkiste.texts import texts
from tests.browser.driver import Visitor
from tests.server.harness import Player, Server

Go = Callable[..., Visitor]
say = texts("en").say
BOX = """selector => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return [left, top, right, bottom];
}"""
#: Returns the font sizes in a place, in pixels; text on a road sign is a picture.
SIZES = """place => [...document.querySelectorAll(`${place} :is([aria-hidden] > text, b, em, span, small)`)]
  .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()) && e.checkVisibility())
  .map(e => [e.textContent.trim(),
    parseFloat(getComputedStyle(e).fontSize) * (e instanceof SVGGraphicsElement ? e.getScreenCTM().a : 1)])"""


#: Bots are slow, so that there is something to see between two turns.
FLAGS = ("--reaction-ms", "4000")


def _sit(go: Go, server: Server, game: str, bots: int, size: str, **options: object) -> Visitor:
    """Sit down with slow bots."""
    seats = [{"kind": "here"}, *[{"kind": "bot", "bot": "rules"}] * bots]
    made = server.post("api/tables", {"game": game, "seats": seats, "options": options, "pace": "slow"}).json()
    visitor = go(f"#seat={made['seats'][0]['key']}", size=size, reduced_motion="reduce")
    visitor.page.locator("main [role=group], main section").first.wait_for()
    return visitor


def _move(visitor: Visitor, server: Server) -> None:
    """Make any move; after a safety it is the same player's turn again."""
    at_the_seat = Player(server, [visitor.page.url.partition("seat=")[2]])
    kind = "safety"
    while kind == "safety":
        moves = at_the_seat.update["moves"]
        move = next((move for move in moves if move["kind"] != "safety"), moves[0])
        kind = move["kind"]
        at_the_seat.play(0, move["notation"])
    at_the_seat.leave()


def _box(visitor: Visitor, selector: str) -> list[float]:
    found: list[float] = visitor.page.evaluate(BOX, selector)
    return found


def _until(visitor: Visitor, wanted: Callable[[dict[str, Any]], bool]) -> None:
    for _ in range(400):
        if wanted(visitor.latest):
            visitor.page.wait_for_timeout(100)
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError("the expected state never came")


def test_the_own_road_stays_where_it_is_from_turn_to_turn(go: Go, server: Server) -> None:
    visitor = _sit(go, server, "thousand-km", 3, "laptop", begins=1, tempo="calm")
    _until(visitor, lambda update: 0 in update["awaited"])
    before = _box(visitor, ".mine .road")
    _move(visitor, server)
    _until(visitor, lambda update: 0 not in update["awaited"])
    assert _box(visitor, ".mine .road") == pytest.approx(before, abs=1)


def test_an_undo_button_does_not_rewrap_the_title(go: Go, server: Server) -> None:
    visitor = _sit(go, server, "patience", 0, "phone")
    before = _box(visitor, "h1")
    undo = visitor.page.get_by_role("button", name=say("web-undo"))
    assert not undo.count()
    _move(visitor, server)
    undo.wait_for()
    assert _box(visitor, "h1") == pytest.approx(before, abs=1)


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_note_does_not_cover_the_cards_it_is_about(go: Go, server: Server, size: str) -> None:
    visitor = _sit(go, server, "thousand-km", 3, size, begins=1, tempo="calm")
    _move(visitor, server)
    _until(visitor, lambda update: 0 not in update["awaited"])
    visitor.page.locator(".hand button").first.click()
    visitor.page.locator(".toast").wait_for()
    # The note slides in visibly from above.
    _until(visitor, lambda _: _box(visitor, ".toast")[1] >= 0)
    note, hand = _box(visitor, ".toast"), _box(visitor, ".hand")
    assert note[3] <= hand[1] or note[1] >= hand[3], "the note covers the hand"


@pytest.mark.parametrize("bots", [1, 3])
def test_what_can_be_read_is_large_enough_for_it(go: Go, server: Server, bots: int) -> None:
    visitor = _sit(go, server, "thousand-km", bots, "phone", begins=2, tempo="calm")
    _until(visitor, lambda update: 0 in update["awaited"])
    tiny = [(words, round(size, 1)) for words, size in visitor.page.evaluate(SIZES, ".km-side") if size < 11]
    assert not tiny


def test_a_waiting_player_sees_the_last_pair_taken(go: Go, server: Server) -> None:
    visitor = _sit(go, server, "clear-away", 1, "phone", begins=1)
    _until(visitor, lambda update: bool(update["moves"]))
    at_the_seat = Player(server, [visitor.page.url.partition("seat=")[2]])
    while at_the_seat.update["moves"]:
        at_the_seat.play(0, next(move["notation"] for move in at_the_seat.update["moves"] if move["kind"] == "take"))
    at_the_seat.leave()
    cards = visitor.page.locator(".slip .pair > *")
    cards.first.wait_for()
    assert cards.count() == 2


ROADS = """() => [...document.querySelectorAll('.rivals .road')]
  .map(road => road.getBoundingClientRect()).map(({ left, width }) => [left, width])"""


def test_roads_below_each_other_have_one_scale(go: Go, server: Server) -> None:
    """A safety beside one of the roads shortens all of them, or none."""
    visitor = _sit(go, server, "thousand-km", 3, "phone", begins=1, tempo="calm")
    piles = visitor.page.locator(".rivals .piles")
    piles.first.evaluate("piles => piles.insertAdjacentHTML('beforeend', '<i style=\"flex: none; width: 45px\"></i>')")
    first, *others = visitor.page.evaluate(ROADS)
    assert others == [pytest.approx(first, abs=1)] * 2


#: A slow network: from the first move on, the page receives nothing until the test releases it.
FAR_AWAY = """const Near = WebSocket;
let held = null;
window.WebSocket = class extends Near {
  send(text) { if (JSON.parse(text).t === 'play') held ??= []; super.send(text); }
  set onmessage(heard) { super.onmessage = event => held ? held.push(() => heard(event)) : heard(event); }
};
window.nearAgain = () => { const late = held; held = null; for (const hear of late) hear(); };"""
LAID = """() => ({
  air: document.querySelectorAll('.air > span').length,
  gone: [...document.querySelectorAll('.hand button')].filter(card => getComputedStyle(card).opacity === '0').length })"""


def _seat_with_playable_card(server: Server) -> str:
    """Return a seat at a table where the first hand has a card that fits."""
    for _ in range(40):
        keys, _ = server.people(1, bots=1, tempo="calm", begins=1)
        player = Player(server, keys)
        fits = any(move["kind"] in ("green", "drive", "safety") for move in player.update["moves"])
        player.leave()
        if fits:
            return keys[0]
    raise AssertionError("no such deal in forty")


def test_a_card_lies_where_it_was_laid_until_the_answer_comes(go: Go, server: Server) -> None:
    visitor = go(f"#seat={_seat_with_playable_card(server)}", before=FAR_AWAY)
    visitor.page.locator(".hand button.can").first.wait_for()
    number = visitor.latest["number"]
    while not any(message["t"] == "play" for message in visitor.sent):
        visitor.act()
    laid = {"air": 1, "gone": 1}
    _until(visitor, lambda _: visitor.page.evaluate(LAID) == laid)
    visitor.page.wait_for_timeout(900)
    assert visitor.page.evaluate(LAID) == laid, "the card must stay after its flight, which ends long before the answer comes"
    _until(visitor, lambda update: update["number"] > number)
    assert visitor.page.evaluate(LAID) == laid, "the card must stay while the page has not received the answer"
    visitor.page.evaluate("nearAgain()")
    _until(visitor, lambda _: visitor.page.evaluate(LAID) == {"air": 0, "gone": 0})


#: Returns what the car would cover, standing anywhere on its lap.
COVERED = """() => {
  const car = document.querySelector('[data-car]').getBoundingClientRect();
  const at = document.querySelector('.lap .way').parentElement.getBoundingClientRect();
  const way = document.querySelector('.way path');
  const things = ['[data-deck] button, [data-deck] .stack', '[data-pile] .laid, [data-pile] .none', 'text.total', '.hand button']
    .flatMap(one => [...document.querySelectorAll(one)].map(found => [one, found.getBoundingClientRect()]));
  const covered = new Set();
  for (let step = 0; step < 48; step++) {
    const { x, y } = way.getPointAtLength(step / 48 * way.getTotalLength());
    const [left, top] = [at.left + x - car.width / 2, at.top + y - car.height * 0.68];
    for (const [name, box] of things)
      if (left < box.right && left + car.width > box.left && top < box.bottom && top + car.height > box.top) covered.add(name);
  }
  return [...covered];
}"""


@pytest.mark.parametrize("size", ["phone", "tablet", "laptop", "screen"])
def test_the_racing_car_covers_nothing_on_its_lap(go: Go, server: Server, size: str) -> None:
    visitor = _sit(go, server, "number-rally", 2, size, tempo="calm")
    visitor.page.locator("[data-car]").wait_for()
    assert visitor.page.evaluate(COVERED) == []
