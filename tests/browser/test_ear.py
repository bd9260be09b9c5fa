"""Test the ear itself: what it lets a slow page do, and what it does not."""

from typing import Any

import pytest

from tests.browser.driver import Visitor
from tests.browser.ear import missing, told

PROMPT = "Do you snap?"
LAID, DREW, LAST = "Kurt plays 9.", "Kurt draws a card.", "The last card has been drawn."
AT_ONCE = [LAID, PROMPT, DREW, LAST]


@pytest.fixture
def expected() -> list[str]:
    """A page connects; Kurt plays a card, the page is asked whether it snaps, Kurt draws the last card; later the same
    again.
    """
    people = [{"seat": seat, "name": name} for seat, name in enumerate(["Frieda", "Kurt"])]
    welcome = {"t": "welcome", "table": {"game": "number-rally", "seats": people, "sides": 2}, "update": _update(asked=False)}
    round_ = [
        _update({"key": "zr-laid", "args": {"seat": 1, "card": "9"}}),
        _update({"key": "zr-drew-unseen", "args": {"seat": 1}}),
        _update({"key": "zr-last-drawn", "args": {}}),
        _update(asked=False),
    ]
    return told(Visitor(page=None, frames=[welcome, *round_, *round_]), "en")  # type: ignore[arg-type]


def _update(*events: dict[str, Any], asked: bool = True) -> dict[str, Any]:
    return {
        "t": "update",
        "looking": 0,
        "events": list(events),
        "view": {"phase": "snap", "turn": 1, "snap": {}, "naming": {}},
        "awaited": [0] if asked else [1],
        "moves": [{"notation": "pass"}],
        "outcome": None,
        "window_ms": None,
        "fresh": False,
        "lesson": None,
    }


def test_the_first_question_may_wait_for_its_board(expected: list[str]) -> None:
    assert not missing(expected, AT_ONCE + AT_ONCE)
    assert not missing(expected, [LAID, DREW, PROMPT, LAST, *AT_ONCE])
    assert not missing(expected, [LAID, DREW, LAST, PROMPT, *AT_ONCE])


def test_no_other_question_may(expected: list[str]) -> None:
    assert missing(expected, [*AT_ONCE, LAID, DREW, PROMPT, LAST])
    # A question may not come when it is no longer open, or never; and events may not change their order.
    assert missing(expected, [LAID, DREW, LAST, LAID, PROMPT, PROMPT, DREW, LAST])
    assert missing(expected, [LAID, DREW, LAST, *AT_ONCE])
    assert missing(expected, [LAID, PROMPT, LAST, DREW, *AT_ONCE])
    assert missing(expected, [LAID, LAST, PROMPT, DREW, *AT_ONCE])
