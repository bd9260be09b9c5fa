"""Test an invitation by messenger: what is sent, and what both people read."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.friends import Open, devices, own_page, set_table, sit_down, wait_for_board
from tests.browser.test_offline import SAY

#: Keeps what the page hands to a messenger.
SHARES = "navigator.share = async (sent) => { globalThis.sent = sent; };"


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from own_page(tmp_path_factory.mktemp("far-away"))


@pytest.fixture
def device(browser: Browser) -> Iterator[Open]:
    yield from devices(browser)


def test_both_links_say_what_they_are(files: str, device: Open) -> None:
    """The messages have words, both pages say what to wait for, and the page of the answer leads to the table."""
    host, guest = device(), device()
    for page in (host, guest):
        page.add_init_script(SHARES)
    set_table(host, files, "mau-mau", 2)
    game = SAY("game-mau-mau")
    host.get_by_role("button", name=SAY("web-friends-far")).click()
    host.get_by_role("button", name=SAY("web-wait-send")).click()
    host.get_by_text(SAY("web-friends-sent")).first.wait_for()
    sent = host.evaluate("() => sent")
    assert sent["text"] == SAY("web-wait-message", game=game)
    guest.goto(sent["url"])
    guest.get_by_role("button", name=SAY("web-friends-reply-send")).click()
    guest.get_by_text(SAY("web-friends-reply-sent")).first.wait_for()
    expect(guest.get_by_role("heading", level=1)).to_contain_text(game)
    reply = guest.evaluate("() => sent")
    assert reply["text"] == SAY("web-friends-reply-message")
    tab = host.context.new_page()
    tab.goto("about:blank")
    tab.goto(reply["url"])
    tab.get_by_role("button", name=SAY("web-friends-close")).click()
    # A browser keeps a tab that no script has opened: then the table is there.
    tab.wait_for_function("() => location.hash.startsWith('#seat=')")
    # The other tab has the connection; the host sees in both that the guest is choosing.
    for table in (tab, host):
        expect(table.get_by_role("heading", name=SAY("web-wait-choosing"))).to_be_visible()
        expect(table.get_by_text(SAY("web-wait-soon"), exact=True)).to_be_visible()
        for key in ("web-wait-expected", "web-friends-far", "web-wait-start"):
            expect(table.get_by_text(SAY(key))).to_be_hidden()
    sit_down(guest)
    wait_for_board(tab)
