"""Every game's board, watched while a game is played: it stands, fits, moves on to the end, and can be read by machines."""

import random
import time
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe

import spielkiste
from tests.browser.driver import Visitor
from tests.server.harness import Player, Server

Go = Callable[..., Visitor]
OTHERS = [game.slug for game in spielkiste.games() if game.slug != "thousand-km"]


@pytest.mark.parametrize("slug", OTHERS)
def test_a_whole_game_is_seen_and_fits_a_phone(go: Go, server: Server, slug: str) -> None:
    game = spielkiste.find(slug)
    names = {option.name for option in game.options}
    options = {name: value for name, value in (("tempo", "calm"), ("begins", 1)) if name in names}
    seats = game.seat_counts({option.name: option.default for option in game.options})[0]
    keys, _ = server.people(1, bots=seats - 1, game=slug, **options)
    visitor = go(f"#seat={keys[0]}", size="phone", language="de", reduced_motion="reduce")
    page = visitor.page
    page.wait_for_selector(".room button")
    # The same player at a second device makes the moves; the page has to follow.
    hand = Player(server, keys)
    choose = random.Random(slug)
    deadline = time.monotonic() + 120
    moves = 0
    while not hand.update["outcome"]:
        assert time.monotonic() < deadline, "the game does not end"
        hand.drain(0.005)
        if hand.update["moves"]:
            hand.play(0, choose.choice(hand.update["moves"])["move"])
            moves += 1
        if moves == 3:
            moves += 1
            _settles(visitor)
            results = Axe().run(page)
            assert results.violations_count == 0, results.generate_report()
    page.wait_for_selector("dialog[open] ol li.winner, dialog[open] ol li", timeout=20_000)
    _settles(visitor)
    hand.leave()


def _settles(visitor: Visitor) -> None:
    deadline = time.monotonic() + 10
    visitor.page.wait_for_timeout(500)
    while visitor.scrolls() and time.monotonic() < deadline:
        visitor.page.wait_for_timeout(100)
    assert not visitor.scrolls(), "the table does not fit the phone"
