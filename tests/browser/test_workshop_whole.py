"""The track workshop, used through its page: a circuit is laid tile by tile, driven, kept and passed on as a link."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page

import spielkiste
from spielkiste.texts import texts
from tests.browser.driver import Visitor
from tests.browser.setting_up import take_from_shelf

Go = Callable[..., Visitor]
say = texts("en").say
# Four bends close the smallest circuit there is: where each lies, and how.
BENDS = {(2, 2): "south-east", (3, 2): "south-west", (3, 3): "north-west", (2, 3): "north-east"}
CLOSED = say("web-mr-track-closed-all", count=len(BENDS))
MOST_TAPS = 5


def _bend(page: Page, column: int, row: int, road: str) -> None:
    """Tap a field until the bend that is laid there lies as wanted."""
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
    raise AssertionError(f"{place} does not turn to {road}: {field.aria_snapshot()}")


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
    pedal = page.get_by_role("button", name=re.compile(": hold to go$")).first
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
