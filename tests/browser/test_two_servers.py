"""Test two servers behind a proxy with two browsers at one table; the server that leads it dies during a reaction."""

import os
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.driver import PATIENCE_MS, Visitor, until_an_attack, visit
from tests.browser.unseen import seen
from tests.scale.conftest import QUICK_LEASE
from tests.scale.conftest import postgres as postgres
from tests.scale.conftest import redis as redis
from tests.scale.services import Postgres, Redis
from tests.scale.shaky import Shaky
from tests.server.harness import Server

#: Errors that are expected while another server takes over the table.
PASSING = ("table-away", "database-away")


def _picture(visitor: Visitor, name: str) -> None:
    """Save a picture if TEST_PICTURES names a folder."""
    if os.environ.get("TEST_PICTURES"):
        with seen(visitor.page):
            visitor.page.screenshot(path=Path(os.environ["TEST_PICTURES"]) / f"{name}.png")


def test_the_leader_dies_in_the_middle_of_a_reaction(browser: Browser, postgres: Postgres, redis: Redis) -> None:
    """Both pages reconnect by themselves, the question is still open, and the game goes on."""
    database = postgres.new_database()
    first, second = (Server(database, "--quick", "--bus", redis.url, lease=QUICK_LEASE) for _ in range(2))
    proxies = Shaky(first, second), Shaky(second, first)
    keys, _ = first.people(2, tempo="calm")
    victim = until_an_attack(first, keys)
    sizes = {victim: "phone", 1 - victim: "laptop"}
    visitors = {
        seat: visit(browser, f"{proxies[seat != victim].url}#seat={keys[seat]}", size=sizes[seat], reduced_motion="reduce")
        for seat in (victim, 1 - victim)
    }
    asked, other = visitors[victim], visitors[1 - victim]
    other.wait_for_board()
    asked.page.wait_for_selector(".answers button")
    hand, number = asked.latest["view"]["hand"], asked.latest["number"]
    _picture(asked, "asked-before")
    first.kill()
    asked.page.wait_for_selector(".lost")
    _picture(asked, "asked-pause")
    _picture(other, "other-pause")
    for visitor in (asked, other):
        visitor.page.wait_for_selector(".lost", state="detached", timeout=PATIENCE_MS)
    asked.page.wait_for_selector(".answers button")
    assert (asked.latest["view"]["hand"], asked.latest["number"]) == (hand, number)
    _picture(asked, "asked-after")
    _picture(other, "other-after")
    asked.page.locator(".answers button").first.click()
    asked.page.wait_for_selector(".answers button", state="detached")
    # The other player, at the new leader, sees the answer, and they play on.
    for _ in range(400):
        if asked.latest["number"] >= number + 6 and asked.latest["number"] == other.latest["number"]:
            break
        if not any(visitor.act() for visitor in (asked, other)):
            asked.page.wait_for_timeout(30)
    assert asked.latest["number"] == other.latest["number"] >= number + 6
    for visitor in (asked, other):
        troubles = {frame["key"] for frame in visitor.frames if frame["t"] == "trouble"}
        assert troubles <= set(PASSING) and not visitor.troubles, (troubles, visitor.troubles)
        visitor.page.context.close()
    for proxy in proxies:
        proxy.close()
    _, out = second.stop()
    assert "Traceback" not in out, out
