"""Test the hint lamp: a hint with its reason, the move it names, and no hints among people."""

from collections.abc import Callable

from tests.browser.driver import Visitor
from tests.server.harness import Server

Go = Callable[..., Visitor]


def test_a_hint_is_told_shown_and_followed(go: Go, server: Server) -> None:
    keys, _ = server.people(1, 1, game="mau-mau", begins=1)
    visitor = go(f"#seat={keys[0]}")
    page = visitor.page
    page.get_by_role("button", name="Hint").click()
    dialog = page.get_by_role("dialog", name="Hint")
    dialog.locator(".move").wait_for()
    advised = next(frame for frame in visitor.frames if frame.get("t") == "advice")
    assert advised["move"] in [move["notation"] for move in visitor.latest["moves"]]
    if advised["move"].startswith("lay "):
        # The picture shows the card and its target; on the table the card stays bright and uncovered.
        dialog.locator(".shown .card").nth(1).wait_for()
        page.locator(".veil").wait_for(state="attached")
        ring, sheet = page.locator(".ring").bounding_box(), dialog.bounding_box()
        assert ring and sheet
        assert sheet["y"] + sheet["height"] <= ring["y"] or sheet["x"] >= ring["x"] + ring["width"]
    # Three moves are compared unless they are about equal, which depends on how many worlds were sampled in the time.
    percents = [chance["percent"] for chance in advised["chances"][:3]]
    assert dialog.locator("li").count() == (len(percents) if percents and percents[0] - percents[-1] > 3 else 0)
    dialog.get_by_role("button", name="Got it").click()
    page.locator(".hand").first.wait_for()
    number = visitor.latest["number"]
    page.keyboard.press("i")
    dialog.get_by_role("button", name="Do that").click()
    for _ in range(600):
        if visitor.latest["number"] != number:
            break
        page.wait_for_timeout(15)
    assert visitor.latest["number"] != number
    assert sum(sent.get("t") == "hint" for sent in visitor.sent) == 1, "the same question was asked twice"


def test_among_people_there_is_no_lamp(go: Go, server: Server) -> None:
    keys, _ = server.people(2, game="mau-mau", begins=1)
    visitor = go(f"#seat={keys[0]}")
    visitor.page.get_by_role("button", name="Story").wait_for()
    assert not visitor.page.get_by_role("button", name="Hint").count()
