"""Test `ear`: which delays of a slow page it accepts, and which it does not."""

from typing import Any

import pytest

from tests.browser.driver import Visitor
from tests.browser.ear import missing, told

PROMPT = "Do you snap?"
LAID, DREW, LAST = "Kurt plays a 9.", "Kurt draws a card.", "The last card has been drawn."
AT_ONCE = [LAID, PROMPT, DREW, LAST]


@pytest.fixture
def expected() -> list[str]:
    """Return the lines of two rounds: Kurt plays a card, the page is asked whether it snaps, and Kurt draws the last card."""
    round_ = [
        _update({"key": "zr-laid", "args": {"seat": 1, "card": "9"}}),
        _update({"key": "zr-drew-unseen", "args": {"seat": 1}}),
        _update({"key": "zr-last-drawn", "args": {}}),
        _update(asked=False),
    ]
    return _told(*round_, *round_)


def _told(*updates: dict[str, Any]) -> list[str]:
    people = [{"seat": seat, "name": name} for seat, name in enumerate(["Frieda", "Kurt"])]
    welcome = {"t": "welcome", "table": {"game": "number-rally", "seats": people, "sides": 2}, "update": _update(asked=False)}
    return told(Visitor(page=None, frames=[welcome, *updates]), "en")  # type: ignore[arg-type]


def _update(*events: dict[str, Any], asked: bool = True, ack: int | None = None) -> dict[str, Any]:
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
        "ack": ack,
        "lesson": None,
    }


def test_the_first_question_may_wait_for_its_board(expected: list[str]) -> None:
    assert not missing(expected, AT_ONCE + AT_ONCE)
    assert not missing(expected, [LAID, DREW, PROMPT, LAST, *AT_ONCE])
    assert not missing(expected, [LAID, DREW, LAST, PROMPT, *AT_ONCE])


def test_no_other_question_may(expected: list[str]) -> None:
    assert missing(expected, [*AT_ONCE, LAID, DREW, PROMPT, LAST])
    # A question must not be late or missing, and events must not change their order.
    assert missing(expected, [LAID, DREW, LAST, LAID, PROMPT, PROMPT, DREW, LAST])
    assert missing(expected, [LAID, DREW, LAST, *AT_ONCE])
    assert missing(expected, [LAID, PROMPT, LAST, DREW, *AT_ONCE])
    assert missing(expected, [LAID, LAST, PROMPT, DREW, *AT_ONCE])


def test_the_answer_to_a_question_comes_after_it() -> None:
    expected = _told(_update(), _update({"key": "zr-laid", "args": {"seat": 0, "card": "9"}}, ack=1))
    assert not missing(expected, [PROMPT, "You play a 9."])
    assert missing(expected, ["You play a 9.", PROMPT])


def test_a_line_of_two_events_is_no_question() -> None:
    laid, drew = ({"key": key, "args": {"seat": 1, "card": "9"}} for key in ("zr-laid", "zr-drew-unseen"))
    expected = _told(_update(laid, drew))
    both = f"{LAID} {DREW}"
    assert not missing(expected, [both, PROMPT])
    assert missing(expected, [both, both, PROMPT]) and missing(expected, [f"{both} {LAID}", PROMPT])
