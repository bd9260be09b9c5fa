"""The track workshop through its own page: laying, closing, driving, keeping, passing on, and what goes wrong."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.driver import Visitor

Go = Callable[..., Visitor]


def _field(page: Page, column: int, row: int) -> None:
    page.get_by_role("button", name=f"column {column}, row {row},").click()


def _lies(page: Page, column: int, row: int, what: str) -> None:
    page.get_by_role("button", name=f"column {column}, row {row}, {what}").wait_for()


@pytest.fixture
def shop(go: Go) -> Visitor:
    visitor = go("#workshop", size="laptop", language="en")
    visitor.page.get_by_text("Pick a tile, then tap the sand.").wait_for()
    return visitor


def _circuit(page: Page) -> None:
    for column, row in ((4, 3), (5, 3), (4, 4), (5, 4)):
        _field(page, column, row)
    page.get_by_text("A circuit with all 4 tiles!").wait_for()


def test_taps_that_come_quickly_all_count(shop: Visitor) -> None:
    page = shop.page
    _circuit(page)
    page.get_by_role("button", name="curve, 6 left").wait_for()
    # Three more taps turn the tile; the last verdict stands until the next is there.
    for _ in range(3):
        _field(page, 4, 3)
    page.get_by_text("loose ends").wait_for()
    for _ in range(3):
        page.get_by_role("button", name="Take back").click()
    page.get_by_text("A circuit with all 4 tiles!").wait_for()


def test_the_keyboard_builds_as_well(shop: Visitor) -> None:
    page = shop.page
    page.locator('[data-field="0"]').focus()
    page.keyboard.press("2")
    page.keyboard.press("Enter")
    _lies(page, 1, 1, "straight")
    page.keyboard.press("Delete")
    _lies(page, 1, 1, "empty")
    page.keyboard.press("r")
    page.get_by_text("There is no tile to turn.").wait_for()


def test_a_circuit_is_driven_round(shop: Visitor) -> None:
    page = shop.page
    _circuit(page)
    page.get_by_role("button", name="Drive!").click()
    page.get_by_role("button", name="Watch").click()
    page.wait_for_selector(".pedals")
    before = page.locator(".grid .car").first.get_attribute("style")
    page.wait_for_function(
        "before => document.querySelector('.grid .car').getAttribute('style') !== before", arg=before, timeout=10_000
    )
    page.get_by_role("button", name="Build").click()
    page.wait_for_selector(".tray")


def test_what_was_laid_is_there_again_and_can_be_kept(shop: Visitor) -> None:
    page = shop.page
    _circuit(page)
    page.get_by_role("button", name="Tracks").click()
    page.get_by_label("Name of the track").fill("  Linas   Acht ")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Open Linas Acht").wait_for()
    page.reload()
    page.get_by_text("A circuit with all 4 tiles!").wait_for()
    page.get_by_role("button", name="Tracks").click()
    page.get_by_role("button", name="Example 2").click()
    page.get_by_text("A circuit with all 7 tiles!").wait_for()
    page.get_by_role("button", name="Tracks").click()
    page.get_by_role("button", name="Open Linas Acht").click()
    page.get_by_text("A circuit with all 4 tiles!").wait_for()


def test_a_link_holds_the_track_and_a_torn_one_says_so(shop: Visitor, go: Go) -> None:
    page = shop.page
    _circuit(page)
    code = str(page.evaluate("JSON.parse(localStorage.getItem('spielkiste:track-draft'))"))
    friend = go(f"#track={code}", size="phone", language="en").page
    friend.get_by_text("A circuit with all 4 tiles!").wait_for()
    torn = go(f"#track={code[:-4]}", size="phone", language="en").page
    torn.get_by_role("alert").get_by_text("This track link was changed or cut off.").wait_for()
    torn.get_by_role("button", name="workshop").click()
    torn.get_by_text("Pick a tile, then tap the sand.").wait_for()


def test_without_the_server_the_last_verdict_stands(shop: Visitor) -> None:
    page = shop.page
    _circuit(page)
    page.route("**/api/extras/**", lambda route: route.abort())
    _field(page, 1, 1)
    page.get_by_text("No connection to the Spielkiste.").wait_for()
    page.get_by_text("A circuit with all 4 tiles!").wait_for()
    _lies(page, 1, 1, "empty")
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
    page.get_by_text("A circuit with all 10 tiles!").wait_for()


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
    page.get_by_text("Hold!", exact=True).wait_for()
