"""Test the track workshop through its page: placing, closing, driving, saving, sharing, and errors."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

import spielkiste
from spielkiste.texts import texts
from tests.browser.driver import Visitor
from tests.browser.setting_up import take_from_shelf

Go = Callable[..., Visitor]
say = texts("en").say
# Four bends form the smallest circuit: each place with its direction.
BENDS = {(2, 2): "south-east", (3, 2): "south-west", (3, 3): "north-west", (2, 3): "north-east"}
CLOSED = say("web-mr-track-closed-all", count=len(BENDS))
MOST_TAPS = 5
EMPTY = "or build it tile by tile!"


@pytest.fixture
def shop(go: Go) -> Visitor:
    visitor = go("#workshop", language="en", reduced_motion="reduce")
    visitor.page.get_by_text(EMPTY).wait_for()
    return visitor


def _field(page: Page, column: int, row: int, what: str = "") -> Locator:
    return page.get_by_role("button", name=f"{say('web-mr-track-field', column=column, row=row)}, {what}")


def _circuit(page: Page) -> None:
    """Make a circuit with four taps: a placed tile turns to fit its neighbours."""
    for column, row in ((4, 3), (5, 3), (4, 4), (5, 4)):
        _field(page, column, row).click()
    page.get_by_text(CLOSED).wait_for()


def _bend(page: Page, column: int, row: int, road: str) -> None:
    """Tap a field until its bend has this direction."""
    grid = page.get_by_role("group", name=say("web-mr-track-grid"))
    place = say("web-mr-track-field", column=column, row=row)
    field = grid.get_by_role("button", name=re.compile(f"^{place}\\b"))
    wanted = grid.get_by_role("button", name=re.compile(f"^{place}.*{say(f'mr-road-{road}')}"))
    for _ in range(MOST_TAPS):
        if wanted.count():
            return
        before = field.aria_snapshot()
        field.click()
        grid.get_by_role("button", name=json.loads(before[before.index('"') : before.rindex('"') + 1]), exact=True).wait_for(
            state="detached"
        )
    raise AssertionError(f"{place} cannot be turned to {road}: {field.aria_snapshot()}")


def test_a_circuit_is_laid_driven_kept_and_shared(go: Go) -> None:
    visitor = go(language="en", reduced_motion="reduce")
    page = visitor.page
    take_from_shelf(page, "en", spielkiste.find("memo-race"))
    page.get_by_role("button", name=say("web-mr-workshop")).click()
    tray = page.get_by_role("group", name=say("web-mr-track-tray"))
    tray.get_by_role("button", name=re.compile(f"^{say('mr-kind-curve')},")).click()
    for (column, row), road in BENDS.items():
        _bend(page, column, row, road)
    page.get_by_role("status").filter(has_text=CLOSED).wait_for()

    page.get_by_role("button", name=say("web-mr-track-drive")).click()
    page.get_by_role("button", name=say("web-mr-race-self")).click()
    page.get_by_role("status").filter(has_text=re.compile(say("web-mr-race-won", animal="\\w+"))).wait_for(timeout=30_000)
    page.get_by_role("button", name=say("web-mr-track-build")).click()

    page.get_by_role("button", name=say("web-mr-tracks"), exact=True).click()
    page.get_by_role("textbox", name=say("web-mr-track-name")).fill("Four bends")
    page.get_by_role("button", name=say("web-mr-track-save"), exact=True).click()
    page.get_by_role("button", name=say("web-mr-track-open", name="Four bends")).wait_for()
    page.get_by_role("button", name=say("web-link-share"), exact=True).click()
    link = page.get_by_role("textbox", name=say("web-link"), exact=True).input_value()
    assert "#track=" in link

    friend = go(link[link.index("#") :], language="en")
    friend.page.get_by_role("heading", name="Four bends", level=1).wait_for()
    friend.page.get_by_role("status").filter(has_text=CLOSED).wait_for()
    friend.page.get_by_role("button", name=say("web-mr-track-drive")).click()
    friend.page.get_by_role("button", name=say("web-mr-race-self")).wait_for()


def test_an_example_is_driven_by_hand_and_a_broken_track_is_not_driven(go: Go) -> None:
    page = go("#workshop", language="en", reduced_motion="reduce").page
    page.get_by_role("button", name=say("web-mr-tracks"), exact=True).click()
    page.get_by_role("button", name=say("web-mr-track-example", number=1)).click()
    page.get_by_role("status").filter(has_text="circuit").wait_for()
    page.get_by_role("button", name=say("web-mr-track-drive")).click()
    page.get_by_role("button", name=say("web-mr-race-hand")).click()
    pedal = page.get_by_role("button", name=re.compile(": hold down to drive$")).first
    pedal.focus()
    page.keyboard.down("Space")
    page.get_by_role("status").filter(has_text=re.compile(say("web-mr-race-won", animal="\\w+"))).wait_for(timeout=60_000)
    page.keyboard.up("Space")
    page.get_by_role("button", name=say("web-mr-track-build")).click()

    tray = page.get_by_role("group", name=say("web-mr-track-tray"))
    tray.get_by_role("button", name=say("web-mr-track-lift")).click()
    grid = page.get_by_role("group", name=say("web-mr-track-grid"))
    grid.get_by_role("button", name=re.compile(say("mr-kind-straight"))).first.click()
    page.get_by_role("status").filter(has_text="circuit").wait_for(state="detached")
    page.get_by_role("button", name=say("web-mr-track-drive")).click()
    assert not page.get_by_role("button", name=say("web-mr-race-self")).count()
    page.get_by_role("button", name=say("web-undo")).click()
    page.get_by_role("status").filter(has_text="circuit").wait_for()


def test_taps_that_come_quickly_all_count(shop: Visitor) -> None:
    page = shop.page
    _circuit(page)
    page.get_by_role("button", name="bend, 6 left").wait_for()
    # Three more taps rotate the tile; the last verdict stays until the next one arrives.
    for _ in range(3):
        _field(page, 4, 3).click()
    page.get_by_text("loose ends").wait_for()
    for _ in range(3):
        page.get_by_role("button", name="Take back").click()
    page.get_by_text(CLOSED).wait_for()


def test_the_keyboard_builds_as_well(shop: Visitor) -> None:
    page = shop.page
    page.locator('[data-field="0"]').focus()
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    _field(page, 1, 1, "straight").wait_for()
    page.keyboard.press("Delete")
    _field(page, 1, 1, "empty").wait_for()
    page.keyboard.press("r")
    page.get_by_text("There’s no tile here to turn.").first.wait_for()
    # Arrow keys move to the edges of the sand.
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
    page.keyboard.press("Enter")
    _field(page, 2, 2, "straight").wait_for()


def test_the_track_is_restored_and_saved_tracks_can_be_opened(shop: Visitor, go: Go) -> None:
    page = shop.page
    _circuit(page)
    page.get_by_role("button", name="Tracks").click()
    page.get_by_label("Name of the track").fill("  Linas   Acht ")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Open Linas Acht").wait_for()
    page.reload()
    page.get_by_text(CLOSED).wait_for()
    page.get_by_role("button", name="Tracks").click()
    page.get_by_role("button", name="Example 2").click()
    page.get_by_text("A circuit of 7 tiles!").wait_for()
    page.get_by_role("button", name="Tracks").click()
    page.get_by_role("button", name="Open Linas Acht").click()
    page.get_by_text(CLOSED).wait_for()
    code = str(page.evaluate("JSON.parse(localStorage.getItem('spielkiste:track-draft'))"))
    torn = go(f"#track={code[:-4]}", size="phone", language="en").page
    torn.get_by_role("alert").get_by_text("This track link has been changed or cut short.").wait_for()
    torn.get_by_role("button", name="workshop").click()
    torn.get_by_text(EMPTY).wait_for()


def test_without_the_server_the_last_verdict_stands(shop: Visitor) -> None:
    page = shop.page
    _circuit(page)
    page.route("**/api/extras/**", lambda route: route.abort())
    _field(page, 1, 1).click()
    page.get_by_text("Can’t reach Spielkiste.").first.wait_for()
    page.get_by_text(CLOSED).wait_for()
    _field(page, 1, 1, "empty").wait_for()
    shop.troubles.clear()


def _middle(page: Page, cell: int) -> tuple[float, float]:
    box = page.locator(f'[data-field="{cell}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_road_is_drawn_with_the_finger(shop: Visitor) -> None:
    page = shop.page
    page.mouse.move(*_middle(page, 0))
    page.mouse.down()
    for cell in (3, 3 + 9 * 2, 9 * 2, 0):
        page.mouse.move(*_middle(page, cell), steps=6)
    page.mouse.up()
    page.get_by_text("A circuit of 10 tiles!").wait_for()


def test_nine_columns_fit_on_a_phone(go: Go) -> None:
    page = go("#workshop", size="phone", language="en").page
    page.wait_for_selector(".grid")
    page.get_by_role("button", name="Grid and tiles").click()
    page.get_by_role("spinbutton", name="Columns").fill("9")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    page.wait_for_selector('[data-field="71"]')
    ground = page.locator(".ground")
    assert ground.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_bots_are_in_the_other_cars_and_the_pedal_says_hold(shop: Visitor) -> None:
    page = shop.page
    _circuit(page)
    page.get_by_role("button", name="Drive!").click()
    page.get_by_role("button", name="Drive myself").click()
    page.wait_for_selector(".pedals")
    assert page.locator(".grid .car").count() == 4
    assert page.get_by_role("button", name="drives by itself").count() == 3
    page.get_by_text("Hold down!", exact=True).wait_for()
