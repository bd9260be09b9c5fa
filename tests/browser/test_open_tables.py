"""Test that a phone which opens the address of a home server finds the table that waits for players."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from spielkiste.texts import texts
from tests.browser.driver import ELSEWHERE, Visitor, visit
from tests.server.harness import Server

Go = Callable[..., Visitor]
FLAGS = ("--quick", "--list-tables", "nearby")
SAY = texts("en").say


def test_a_phone_finds_the_waiting_table_on_the_shelf(go: Go, server: Server) -> None:
    phone = go(size="phone", language="en").page
    phone.locator("button.take").first.wait_for()
    tables = phone.get_by_role("region", name=SAY("web-waiting-label"))
    expect(tables).to_have_count(0)
    made = server.open_table([{"kind": "here", "name": "Anna", "animal": 3}, {"kind": "open"}])
    host = go(f"#seat={made['seats'][0]['key']}", language="en")
    host.page.wait_for_selector(".waiting")
    found = tables.get_by_role("button", name=re.compile(SAY("web-waiting", names="Anna", count=1)))
    expect(found).to_contain_text(SAY("game-thousand-km"))
    expect(found).to_contain_text(SAY("web-wait-title", count=1))
    found.click()
    phone.get_by_text(SAY("web-join-with", names="Anna")).wait_for()
    phone.get_by_role("button", name=SAY("web-join"), exact=True).click()
    for page in (phone, host.page):
        page.wait_for_selector(".board")
    # The table no longer waits.
    late = go(size="phone", language="en").page
    late.locator("button.take").first.wait_for()
    late.wait_for_load_state("networkidle")
    expect(late.get_by_role("region", name=SAY("web-waiting-label"))).to_have_count(0)


def test_a_waiting_table_says_which_address_to_type(browser: Browser, server: Server, tmp_path: Path) -> None:
    everyone = Server(tmp_path / "tables.sqlite", "--quick", "--list-tables", "everyone")
    for running, told in ((everyone, 1), (server, 0)):
        made = running.open_table([{"kind": "here", "name": "Anna"}, {"kind": "open"}])
        home = running.url.replace("127.0.0.1", ELSEWHERE)
        host = visit(browser, f"{home}#seat={made['seats'][0]['key']}", language="en")
        host.page.get_by_text(SAY("web-wait-title", count=1)).wait_for()
        # A phone that calls this name sees the list only on a server that shows it to everyone.
        expect(host.page.get_by_text(SAY("web-wait-address", address=home.rstrip("/")))).to_have_count(told)
        host.page.close()
    everyone.stop()
