"""Test `ear`: which delays of a slow page it accepts, and which it does not."""

from typing import Any

import pytest

from tests.browser.driver import Visitor
from tests.browser.ear import QUESTION, Covered, Turn, missing, told

PROMPT = "Do you snap?"
LAID, CAR, LAST = "Kurt plays a 9.", "The car goes to Kurt.", "The last card has been drawn."
AT_ONCE = [LAID, PROMPT, CAR, LAST]


@pytest.fixture
def expected() -> list[str]:
    """Return the lines of two rounds.

    Kurt plays a card, the page is asked whether it snaps, and Kurt takes the car before the last card is drawn.
    """
    round_ = [
        _update({"key": "zr-laid", "args": {"seat": 1, "card": "9"}}),
        _update({"key": "zr-car", "args": {"seat": 1}}),
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
    assert not missing(expected, [LAID, CAR, PROMPT, LAST, *AT_ONCE])
    assert not missing(expected, [LAID, CAR, LAST, PROMPT, *AT_ONCE])


def test_no_other_question_may(expected: list[str]) -> None:
    assert missing(expected, [*AT_ONCE, LAID, CAR, PROMPT, LAST])
    # A question must not be late or missing, and events must not change their order.
    assert missing(expected, [LAID, CAR, LAST, LAID, PROMPT, PROMPT, CAR, LAST])
    assert missing(expected, [LAID, CAR, LAST, *AT_ONCE])
    assert missing(expected, [LAID, PROMPT, LAST, CAR, *AT_ONCE])
    assert missing(expected, [LAID, LAST, PROMPT, CAR, *AT_ONCE])


def test_the_answer_to_a_question_comes_after_it() -> None:
    expected = _told(_update(), _update({"key": "zr-laid", "args": {"seat": 0, "card": "9"}}, ack=1))
    assert not missing(expected, [PROMPT, "You play a 9."])
    assert missing(expected, ["You play a 9.", PROMPT])


def test_a_question_that_is_answered_before_it_is_heard_may_be_missing() -> None:
    laid = [{"key": "zr-laid", "args": {"seat": seat, "card": "9"}} for seat in (1, 0)]
    expected = _told(_update(laid[0]), _update(laid[1], asked=False, ack=1))
    assert not missing(expected, [LAID, "You play a 9."])
    assert not missing(expected, [LAID, PROMPT, "You play a 9."])
    assert missing(expected, [LAID, PROMPT]) and missing(expected, ["You play a 9.", LAID])


def test_an_event_may_be_covered_by_the_next_one_but_not_come_after_it() -> None:
    expected = [Covered("Kurt turns over A1."), "Kurt drives onto A1.", Covered("Kurt pays."), Turn("Your turn."), QUESTION]
    assert not missing(expected, ["Kurt drives onto A1. Bend.", "Your turn. Which way?"])
    assert not missing(expected, ["Kurt turns over A1. Kurt drives onto A1. Bend.", "Kurt pays.", "Your turn. Which way?"])
    assert missing(expected, ["Kurt drives onto A1.", "Kurt turns over A1.", "Your turn. Which way?"])
    assert missing(expected, ["Kurt turns over A1.", "Your turn. Which way?"])


def test_a_line_of_two_events_is_no_question() -> None:
    laid, car = ({"key": key, "args": {"seat": 1, "card": "9"}} for key in ("zr-laid", "zr-car"))
    expected = _told(_update(laid, car))
    both = f"{LAID} {CAR}"
    assert not missing(expected, [both, PROMPT])
    assert missing(expected, [both, both, PROMPT]) and missing(expected, [f"{both} {LAID}", PROMPT])


def test_what_others_draw_is_not_announced() -> None:
    view = {"hand_sizes": [4, 3], "may_draw": []}
    laid = {"key": "zr-laid", "args": {"seat": 1, "card": "overtake"}}
    total = {"key": "zr-total", "args": {"before": 59, "total": 59}}
    update = _update(laid, total, {"key": "zr-drew-unseen", "args": {"seat": 1}}, asked=False)
    expected = _told(update | {"view": update["view"] | view})
    assert expected == ["Kurt overtakes you: you miss a turn.", "The pile stays at 59."]
