"""Test what is visible of other players' cards in Number Rally."""

import time
from collections.abc import Callable

from spielkiste.texts import texts
from tests.browser.driver import PATIENCE_MS, Visitor
from tests.server.harness import Server

WORDS = texts("en")


def test_the_player_of_a_card_is_shown_at_their_seat(go: Callable[..., Visitor], server: Server) -> None:
    (key,), _ = server.people(1, bots=2, game="number-rally", tempo="calm", begins=2, drawing="automatic")
    visitor = go(f"#seat={key}", size="phone")
    visitor.wait_for_board()
    visitor.page.locator(".did").first.wait_for()

    def written() -> bool:
        view = visitor.latest["view"]
        deed = visitor.page.locator(f'[data-seat="{view["layer"]}"] .did')
        name = WORDS.say(f"zr-card-{view['pile'][-1]}")
        acts = ("zr-laid-act", "zr-snapped-act")
        named = {WORDS.say(act, card=said) for act in acts for said in (name, "−10", "=50", "=99")}
        return deed.first.is_visible() and any(text in named for text in deed.all_text_contents())

    # Other players move until it is the page's turn.
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not (visitor.latest["moves"] and written()) and time.monotonic() < deadline:
        visitor.page.wait_for_timeout(50)
    assert written()


def test_a_card_is_drawn_where_the_last_one_left_the_hand(go: Callable[..., Visitor], server: Server) -> None:
    (key, _), _ = server.people(2, game="number-rally", tempo="live", begins=1, drawing="by_hand")
    visitor = go(f"#seat={key}", size="phone")
    visitor.wait_for_board()
    visitor.page.locator(".hand button.can").first.click()
    visitor.page.locator("[data-hand]").get_by_role("button", name=WORDS.say("web-zr-draw-now")).click()
    visitor.page.wait_for_function("() => document.querySelectorAll('[data-hand] .card').length === 4")
