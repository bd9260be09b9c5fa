"""Test the box of the day: the page and Python name the same task, and a solved one gives its sticker once."""

from collections.abc import Callable
from datetime import date

import pytest

from spielkiste.core.registry import find
from spielkiste.table.daily import seed_of_the_day, task_of_the_day
from spielkiste.table.keys import commitment
from spielkiste.texts import texts
from tests.browser.driver import Visitor, finished
from tests.server.harness import Server

Go = Callable[..., Visitor]
say = texts("en").say
#: Makes this the day on which the page is opened.
TODAY = "const Now = Date; Date = class extends Now { constructor(...at) { super(...(at.length ? at : ['%sT12:00'])); } };"


@pytest.mark.parametrize("day", ["2026-11-18", "2026-11-21", "2027-01-03"])
def test_one_tap_leads_from_the_shelf_to_the_task_of_the_day(go: Go, day: str) -> None:
    visitor = go("", before=TODAY % day)
    task = visitor.page.locator("section .leaf + button")
    words = task.inner_text()
    task.click()
    visitor.page.wait_for_selector("main:not([aria-busy]) [data-mode]")
    game, when = find(visitor.table["game"]), date.fromisoformat(day)
    declared = task_of_the_day(game, when)
    assert say(f"task-{game.slug}-{declared.name}") in words
    assert len(visitor.table["seats"]) == 1 + declared.rivals
    assert visitor.table["commitment"] == commitment(seed_of_the_day(game, when))


# Always playing the first legal move solves one of these deals and not the other.
@pytest.mark.parametrize(("day", "key", "stickers"), [("2026-12-25", "web-day-new", 1), ("2026-12-24", "web-day-not-yet", 0)])
def test_a_solved_task_gives_its_sticker_once(go: Go, server: Server, day: str, key: str, stickers: int) -> None:
    seat = finished(server, "patience", 1, seed_of_the_day(find("patience"), date.fromisoformat(day)))
    page = go(f"#seat={seat}", reduced_motion="reduce").page
    for _ in range(2):
        page.locator("dialog[open] .end").get_by_text(say(key)).wait_for()
        kept = page.evaluate("() => JSON.parse(localStorage.getItem('spielkiste:stickers') ?? '[]')")
        assert [(one["game"], one["day"]) for one in kept] == [("patience", day)] * stickers
        page.reload()
    page.goto(server.url)
    page.get_by_role("button", name="NumNum").wait_for()
    assert page.get_by_text(say("web-day-stickers", count=1)).count() == stickers
