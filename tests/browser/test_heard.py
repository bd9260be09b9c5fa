"""Test what is heard while things move and clocks run: in order, complete, and never silence after a tap."""

import time
from collections.abc import Callable

import pytest

from spielkiste.texts import texts
from tests.browser.driver import PATIENCE_MS, Visitor
from tests.browser.ear import EAR, heard, missing, told
from tests.browser.player import Player
from tests.server.harness import Server

Go = Callable[..., Visitor]
#: On a busy machine, server and page may take this long.
LATE_SECONDS = PATIENCE_MS / 1000
PLAY_SECONDS = 180.0
#: What a board shows, but does not announce, during another player's turn.
WAITING = {"memo-race": ("web-mr-say-wait", "web-mr-say-wait-lay", "web-mr-say-wait-swap")}


@pytest.mark.parametrize(
    ("slug", "bots", "turns", "options"),
    [
        ("thousand-km", 2, 2, {"tempo": "live", "youngest": True, "begins": 1}),
        ("number-rally", 2, 2, {"tempo": "live", "drawing": "automatic"}),
        ("memo-race", 1, 2, {"begins": 1}),
    ],
)
def test_everything_is_heard_in_its_order_while_things_move(
    go: Go, server: Server, slug: str, bots: int, turns: int, options: dict[str, object]
) -> None:
    keys, _ = server.people(1, bots=bots, game=slug, **options)
    visitor = go(f"#seat={keys[0]}", language="en", before=EAR)
    player = Player(visitor.page, "en", slug)
    deadline = time.monotonic() + PLAY_SECONDS
    your_turn = texts("en").say("web-say-your-turn")
    while not player.play(seconds=PLAY_SECONDS, moves=3) and told(visitor, "en").count(your_turn) < turns:
        assert time.monotonic() < deadline
    _all_heard(visitor)
    _nothing_stale(heard(visitor.page), slug)


def test_an_early_press_in_the_lottery_counts_or_is_answered_and_all_is_heard(go: Go, server: Server) -> None:
    """A spinner is pressed at every moment of a round: each time something happens, or the page says why not."""
    keys, _ = server.people(1, bots=1, game="tv-lottery", draft="random", rounds=1)
    visitor = go(f"#seat={keys[0]}", language="en", before=EAR)
    page = visitor.page
    wheel = page.get_by_role("main").get_by_role("button", name=texts("en").say("web-tl-wheel-green"))
    wheel.wait_for()
    for _ in range(6):
        before = len(page.evaluate("window.heardAloud"))
        wheel.press("Enter")
        deadline = time.monotonic() + LATE_SECONDS
        while len(page.evaluate("window.heardAloud")) == before:
            assert time.monotonic() < deadline, "a press without an answer"
            page.wait_for_timeout(40)
        if page.get_by_role("dialog").count():
            page.keyboard.press("Escape")
    _all_heard(visitor)


def _nothing_stale(lines: list[str], slug: str) -> None:
    """Check that the question follows "your turn", not what another player was about to do."""
    words = texts("en")
    stale = [words.say(key, name="Lina", kind="").replace("Lina", "").strip(" …") for key in WAITING.get(slug, ())]
    assert not [line for line in lines if any(part and part in line for part in stale)], lines
    # The whole turn of the only bot is one line.
    if slug == "memo-race":
        turned = [at for at, line in enumerate(lines) if line.startswith("You")]
        others = [line for line in lines if "drives on" in line and not line.startswith("You")]
        assert turned and len(others) <= len(turned) + 1, lines


def _all_heard(visitor: Visitor) -> None:
    """Wait until everything has been heard: events are read out after they are shown, and other players go on meanwhile."""
    deadline = time.monotonic() + LATE_SECONDS
    lost = ["nothing yet"]
    while lost and time.monotonic() < deadline:
        visitor.page.wait_for_timeout(100)
        lines = heard(visitor.page)
        lost = missing(told(visitor, "en"), lines)
    assert not lost, f"{lost}; heard: {heard(visitor.page)[-12:]}"
