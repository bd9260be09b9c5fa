"""Play whole games in a real browser against a real server, with real-life interruptions."""

import json
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from spielkiste.texts import texts
from tests.browser.driver import Visitor, play_to_the_end, until_an_attack, visit
from tests.browser.unseen import SILENT
from tests.server.harness import Server

Go = Callable[..., Visitor]


def test_two_browsers_and_two_bots(go: Go, server: Server) -> None:
    seats = [{"kind": "here"}, {"kind": "here"}, {"kind": "bot", "bot": "rules"}, {"kind": "bot", "bot": "rules@2"}]
    keys = [seat["key"] for seat in server.open_table(seats, goal=300)["seats"]]
    visitors = [
        go(f"#seat={keys[0]}", size="laptop", reduced_motion="reduce", before=SILENT),
        go(f"#seat={keys[1]}", size="phone", language="de", scheme="dark", reduced_motion="reduce", before=SILENT),
    ]
    for visitor in visitors:
        visitor.wait_for_board()
    play_to_the_end(visitors)
    assert visitors[0].latest["outcome"] == visitors[1].latest["outcome"]
    for seat, visitor in enumerate(visitors):
        for frame in visitor.frames:
            update = frame.get("update", frame)
            assert update.get("looking", seat) == seat
            for event in update.get("events", []):
                assert event["key"] != "km-drew" or event["args"]["seat"] == seat, (
                    "the page received a card that this seat must not see"
                )


def test_behind_the_curtain_there_is_no_card(go: Go, server: Server) -> None:
    """Two people share a tablet: what reaches the page while the curtain is closed shows no hand."""
    keys, _ = server.people(2, tempo="calm")
    visitor = go(f"#seat={','.join(keys)}", size="tablet", reduced_motion="reduce", before=SILENT)
    page = visitor.page
    lifted = 0
    deadline = time.monotonic() + 300
    while lifted < 6 and not visitor.over():
        assert time.monotonic() < deadline, "stuck behind the curtain"
        if page.locator(".curtain").count():
            assert not page.locator(".hand button").count()
            shown = page.content()
            assert "Your hand" not in shown
            before = len(visitor.frames)
            for frame in visitor.frames[_curtain_fell(visitor) : before]:
                _no_card(frame)
            page.locator(".curtain button").first.click()
            page.wait_for_selector(".curtain", state="detached")
            lifted += 1
        elif not visitor.act():
            page.wait_for_timeout(30)
    assert lifted >= 6
    for frame in visitor.frames:
        if frame.get("looking", frame.get("update", {}).get("looking")) is None:
            _no_card(frame)


def _curtain_fell(visitor: Visitor) -> int:
    """Return the index of the first frame after the last one that showed a hand."""
    for place in range(len(visitor.frames) - 1, -1, -1):
        if visitor.frames[place].get("looking") is not None:
            return place + 1
    return 0


def _no_card(frame: dict[str, object]) -> None:
    update = frame.get("update", frame)
    assert isinstance(update, dict)
    assert update.get("view", {}).get("hand", []) == [] and update.get("moves", []) == []
    assert '"km-drew"' not in json.dumps(update.get("events", []))


def test_a_connection_cut_in_the_middle_of_a_reaction(go: Go, server: Server) -> None:
    """The question is still there when the attacked player reconnects, and so is the hand."""
    keys, _ = server.people(2, tempo="calm")
    victim = until_an_attack(server, keys)
    visitor = go(f"#seat={keys[victim]}")
    page = visitor.page
    page.wait_for_selector(".answers button")
    hand = visitor.latest["view"]["hand"]
    page.context.set_offline(True)
    page.wait_for_selector(".lost")
    page.wait_for_timeout(300)
    page.context.set_offline(False)
    page.wait_for_selector(".lost", state="detached")
    page.wait_for_selector(".answers button")
    assert visitor.latest["view"]["hand"] == hand
    page.locator(".answers button").first.click()
    page.wait_for_selector(".answers button", state="detached")
    assert visitor.latest["view"]["phase"] != "reaction"


def test_the_server_dies_and_comes_back(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    server = Server(tmp_path_factory.mktemp("dying") / "tables.sqlite", "--quick")
    try:
        keys, _ = server.people(1, bots=1, tempo="calm", goal=300)
        visitor = visit(browser, server.url + f"#seat={keys[0]}", size="phone", reduced_motion="reduce")
        visitor.wait_for_board()
        for _ in range(6):
            visitor.act()
        before = visitor.latest
        server.kill()
        visitor.page.wait_for_selector(".lost")
        server.start()
        visitor.page.wait_for_selector(".lost", state="detached", timeout=30_000)
        assert visitor.latest["number"] >= before["number"]
        if visitor.latest["number"] == before["number"]:
            assert visitor.latest["view"] == before["view"]
        play_to_the_end([visitor])
        visitor.page.context.close()
    finally:
        server.stop()


def test_a_wrong_link_and_a_full_table_say_so(go: Go, server: Server) -> None:
    wrong = go("#seat=nonsense", language="en")
    wrong.page.get_by_text("lead to a table").first.wait_for()
    made = server.open_table([{"kind": "here"}, {"kind": "bot", "bot": "rules"}])
    full = go(f"#join={made['join_key']}", language="en")
    full.page.get_by_text("All the seats are taken").wait_for()
    full.page.get_by_role("button", name="Watch").click()
    full.page.wait_for_selector(".board")


def test_an_invitation_says_to_what_and_by_whom(go: Go, server: Server) -> None:
    made = server.open_table([{"kind": "here", "name": "Grandma"}, {"kind": "open"}, {"kind": "open"}])
    guest = go(f"#join={made['join_key']}", size="phone", language="en")
    guest.page.get_by_text(texts("en").say("game-thousand-km"), exact=True).first.wait_for()
    guest.page.get_by_text("with Grandma").wait_for()
    torn = go(f"#join={made['join_key']}torn", language="en")
    torn.page.get_by_text("lead to a table").first.wait_for()
    # A player without a name is called by the chosen animal.
    guest.page.get_by_role("radio", name="Snail").check(force=True)
    guest.page.get_by_role("button", name="Join").click()
    guest.page.wait_for_selector(".waiting")
    # They sit on the first free seat, whichever animal they are.
    assert [(seat["name"], seat["animal"]) for seat in guest.table["seats"]] == [("Grandma", 0), ("Snail", 2), ("", 1)]


def test_the_menu_says_when_a_move_can_be_taken_back(go: Go, server: Server) -> None:
    made = server.open_table([{"kind": "here"}, {"kind": "bot", "bot": "rules"}], tempo="calm")
    page = go(f"#seat={made['seats'][0]['key']}", language="en").page
    page.wait_for_selector(".hand")
    page.get_by_role("button", name=texts("en").say("web-menu"), exact=True).click()
    page.get_by_text(texts("en").say("web-undo-when")).wait_for()


def test_two_people_meet_by_link(go: Go, server: Server) -> None:
    made = server.open_table([{"kind": "here"}, {"kind": "open"}])
    host = go(f"#seat={made['seats'][0]['key']}")
    host.page.wait_for_selector("svg[role=img], .waiting svg")
    guest = go(f"#join={made['join_key']}", size="phone")
    guest.page.locator("button.go").first.click()
    for visitor in (host, guest):
        visitor.wait_for_board()
    watcher = go(f"#watch={made['spectator_key']}")
    watcher.page.wait_for_selector(".board")
    assert not watcher.page.locator(".hand button.can").count()
