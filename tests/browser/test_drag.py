"""Test that cards can be dragged with a mouse and with a finger, and that a wrong place gives them back with a reason."""

from collections.abc import Callable
from typing import Any, Protocol

import pytest

from spielkiste.texts import texts
from tests.browser.driver import Visitor
from tests.server.harness import Player, Server

Go = Callable[..., Visitor]
say = texts("en").say
CENTRE = """selector => {
  const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
#: By game: the number of bots, and the kinds of moves that drag one card to one place.
GAMES = {
    "thousand-km": (2, ("drive", "green")),
    "number-rally": (2, ("lay",)),
    "mau-mau": (2, ("lay",)),
    "patience": (0, ("play", "wait")),
    "wall-break": (1, ("take",)),
    "clear-away": (1, ("take",)),
}


class Pointer(Protocol):
    def down(self, x: float, y: float) -> None: ...
    def move(self, x: float, y: float) -> None: ...
    def up(self) -> None: ...


class Mouse:
    def __init__(self, visitor: Visitor) -> None:
        self._mouse = visitor.page.mouse

    def down(self, x: float, y: float) -> None:
        self._mouse.move(x, y)
        self._mouse.down()

    def move(self, x: float, y: float) -> None:
        self._mouse.move(x, y)

    def up(self) -> None:
        self._mouse.up()


class Finger:
    def __init__(self, visitor: Visitor) -> None:
        self._device = visitor.page.context.new_cdp_session(visitor.page)

    def _touch(self, kind: str, *points: dict[str, float]) -> None:
        self._device.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(points)})

    def down(self, x: float, y: float) -> None:
        self._touch("touchStart", {"x": x, "y": y})

    def move(self, x: float, y: float) -> None:
        self._touch("touchMove", {"x": x, "y": y})

    def up(self) -> None:
        self._touch("touchEnd")


SCREENS: dict[str, type[Mouse] | type[Finger]] = {"laptop": Mouse, "phone": Finger}


def _centre(visitor: Visitor, selector: str) -> tuple[float, float]:
    """Return the centre of a thing that has come to rest."""
    visitor.page.wait_for_selector(selector, state="attached").wait_for_element_state("stable")  # type: ignore[union-attr]
    x, y = visitor.page.evaluate(CENTRE, selector)
    return x, y


def _drag(visitor: Visitor, pointer: Pointer, card: str, place: str) -> None:
    """Drag a card over a place, and hold it there."""
    (x, y), (to_x, to_y) = (_centre(visitor, one) for one in (card, place))
    pointer.down(x, y)
    for step in (0.1, 0.5, 1):
        pointer.move(x + (to_x - x) * step, y + (to_y - y) * step)
    visitor.page.locator(".lifted").wait_for(state="attached")


def _played(visitor: Visitor) -> list[Any]:
    return [message["move"] for message in visitor.sent if message["t"] == "play"]


def _way(move: dict[str, Any], view: dict[str, Any]) -> tuple[str, str]:
    """Return the card of a move and the place where it is dropped, as selectors."""
    kind, args = move["kind"], move["args"]
    if kind in ("drive", "green"):
        return f'[data-grab^="{args.get("km", "green-light")}."]', ".side.mine"
    if kind == "lay":
        return f'[data-grab="{args["card"]}"]', '[data-drop="pile"]'
    if kind == "take":
        return f'[data-grab="{args["first"] - 1}"]', f'[data-drop="{args["second"] - 1}"]'
    (suit,) = (pile["colour"] for pile in view["piles"] if pile["colour"] in view["card_up"])
    return '[data-grab="up"]', f'[data-drop="{"pile" if kind == "play" else "row"} {suit}"]'


def _seat(server: Server, game: str, wanted: Callable[[dict[str, Any]], Any]) -> tuple[str, Any]:
    """Return a seat at a table where the player begins, and what `wanted` finds there."""
    for _ in range(60):
        options = {} if game == "patience" else {"begins": 1}
        calm = {"tempo": "calm"} if game in ("thousand-km", "number-rally") else {}
        keys, _ = server.people(1, GAMES[game][0], game, **options, **calm)
        player = Player(server, keys)
        found = wanted(player.update)
        player.leave()
        if found is not None:
            return keys[0], found
    raise AssertionError("no such deal in sixty")


def _one_move(game: str) -> Callable[[dict[str, Any]], Any]:
    def wanted(update: dict[str, Any]) -> Any:
        for move in update["moves"]:
            if move["kind"] in GAMES[game][1] and move["args"].get("first") != move["args"].get("second", 0):
                return move["notation"], *_way(move, update["view"])
        return None

    return wanted


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_played_where_it_is_dropped(go: Go, server: Server, game: str, size: str) -> None:
    seat, (notation, card, place) = _seat(server, game, _one_move(game))
    visitor = go(f"#seat={seat}", size=size, has_touch=size == "phone")
    visitor.page.locator(card).first.wait_for()
    pointer = SCREENS[size](visitor)
    _drag(visitor, pointer, card, place)
    visitor.page.locator(f"{place}[data-fits][data-over]").wait_for()
    assert not _played(visitor), "the card was played before it was dropped"
    pointer.up()
    visitor.page.locator(".lifted").wait_for(state="detached")
    assert _played(visitor) == [notation]
    assert not visitor.page.locator("[data-fits]").count()
    assert not visitor.scrolls()


def _a_green_light(update: dict[str, Any]) -> Any:
    return next((move["notation"] for move in update["moves"] if move["kind"] == "green"), None)


@pytest.mark.parametrize("size", SCREENS)
def test_a_card_returns_from_a_wrong_place_with_the_reason(go: Go, server: Server, size: str) -> None:
    seat, notation = _seat(server, "thousand-km", _a_green_light)
    visitor = go(f"#seat={seat}", size=size, has_touch=size == "phone")
    card = '[data-grab^="green-light."]'
    visitor.page.locator(card).first.wait_for()
    pointer = SCREENS[size](visitor)
    _drag(visitor, pointer, card, ".rivals .side")
    assert visitor.page.locator(".side.mine[data-fits]").count() == 1
    assert not visitor.page.locator(".rivals [data-fits]").count()
    pointer.up()
    visitor.page.locator(".toast").filter(has_text=say("web-km-own-road")).wait_for()
    visitor.page.locator(".lifted").wait_for(state="detached")
    assert not _played(visitor)
    # The card can still be played by a tap.
    visitor.page.locator(card).first.click()
    visitor.page.locator(".side.mine [data-place=battle] .laid").wait_for()
    assert _played(visitor) == [notation]


def _no_match(update: dict[str, Any]) -> Any:
    laid = {move["args"].get("card") for move in update["moves"]}
    cards = [card for card in update["view"]["hand"] if card not in laid and card != "wish"]
    return next(iter(cards), None)


def test_a_card_that_does_not_fit_is_refused_as_after_a_tap(go: Go, server: Server) -> None:
    seat, card = _seat(server, "mau-mau", _no_match)
    visitor = go(f"#seat={seat}")
    grabbed = f'[data-grab="{card}"]'
    visitor.page.locator(grabbed).first.click()
    sheet = visitor.page.locator("dialog[open]")
    sheet.wait_for()
    told = sheet.locator("p").all_inner_texts()
    visitor.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    pointer = Mouse(visitor)
    _drag(visitor, pointer, grabbed, '[data-drop="pile"]')
    pointer.up()
    sheet.wait_for()
    # The cards beside the reason are fetched and may come later.
    assert sheet.locator("p").all_inner_texts() == told and any(told)
    assert not _played(visitor)


def test_a_card_let_go_beside_the_table_changes_nothing(go: Go, server: Server) -> None:
    seat, (_, card, place) = _seat(server, "number-rally", _one_move("number-rally"))
    visitor = go(f"#seat={seat}", reduced_motion="reduce")
    visitor.page.locator(card).first.wait_for()
    pointer = Mouse(visitor)
    _drag(visitor, pointer, card, place)
    pointer.move(3, 3)
    pointer.up()
    # With reduced motion, nothing flies back: it is simply there.
    assert not visitor.page.locator(".lifted").count()
    assert not _played(visitor)
    assert not visitor.page.locator("dialog[open], .toast").count()
