"""Test a match with classic scoring: chosen on the set-up page, a round played to its end, the points shown, and the
next round.
"""

import re
import time
from collections.abc import Callable

from playwright.sync_api import expect

from spielkiste.games.thousand_km.scoring import LINES
from spielkiste.texts import texts
from tests.browser.axe import faults
from tests.browser.driver import Visitor

Go = Callable[..., Visitor]
say = texts("en").say
#: No round takes longer than this.
A_ROUND_SECONDS = 240


def test_a_round_is_played_counted_and_followed_by_the_next(go: Go) -> None:
    visitor = go("#game=thousand-km", size="phone", reduced_motion="reduce")
    page = visitor.page
    page.get_by_role("button", name=say("web-setup-fewer")).click()
    page.get_by_role("switch", name=say("option-youngest")).check(force=True)
    page.get_by_role("group", name=say("web-setup-length")).get_by_role("radio").first.check(force=True)
    page.get_by_text(say("web-setup-rules-title"), exact=True).click()
    page.locator("summary", has_text=say("option-scoring")).click()
    page.get_by_role("radio", name=say("option-scoring-classic_5000")).check(force=True)
    page.get_by_role("button", name=say("web-setup-start")).click()
    visitor.wait_for_board()

    # During the round the points are one tap away.
    page.get_by_role("button", name=re.compile("^" + say("web-km-points-show", totals="0"))).click()
    pad = page.get_by_role("dialog")
    pad.get_by_role("rowheader", name=say("web-km-points-so-far", round=1)).wait_for()
    page.keyboard.press("Escape")
    expect(pad).to_have_count(0)

    over = page.get_by_role("dialog", name=say("web-km-points-over", round=1))
    deadline = time.monotonic() + A_ROUND_SECONDS
    while visitor.latest["view"]["phase"] != "counted":
        assert time.monotonic() < deadline, "the round does not end"
        if not visitor.act():
            page.wait_for_timeout(15)

    # The score sheet opens by itself: a table with headers for every row and every side.
    over.wait_for()
    points = visitor.latest["view"]["points"]
    sides = len(points["totals"])
    table = over.get_by_role("table")
    expect(table.get_by_role("columnheader")).to_have_count(sides)
    for number, line in enumerate(LINES):
        row = table.get_by_role("row").filter(has=page.get_by_role("rowheader", name=say(f"km-line-{line}"), exact=True))
        expect(row.get_by_role("cell")).to_have_text([str(points["now"][side][number]) for side in range(sides)])
    total = table.get_by_role("row").filter(has=page.get_by_role("rowheader", name=say("web-km-points-total"), exact=True))
    expect(total.get_by_role("cell")).to_have_text([str(sum(lines)) for lines in points["now"]])
    found = faults(page)
    assert not found, found

    over.get_by_role("button", name=say("web-km-next"), exact=True).click()
    expect(over).to_have_count(0)
    # The bot may have started the next round already; either way it begins.
    deadline = time.monotonic() + A_ROUND_SECONDS
    while visitor.latest["view"]["points"]["round"] == 1:
        assert time.monotonic() < deadline, "the second round does not start"
        page.wait_for_timeout(15)
    assert visitor.latest["view"]["points"]["past"] == [[sum(lines) for lines in points["now"]]]
