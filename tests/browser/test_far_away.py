"""Test an invitation by messenger: what is sent, and what both people read."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.friends import Open, answer_to, devices, own_page, set_table, shown_link, sit_down, wait_for_board
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
    expect(host.get_by_text(SAY("web-friends-back"))).to_be_hidden()
    sent = host.evaluate("() => sent")
    assert sent["text"] == SAY("web-wait-message", game=game)
    guest.goto(sent["url"])
    name = SAY("web-animal-whale")
    guest.get_by_text(SAY("web-friends-answer-send", name=name)).first.wait_for()
    # A guest who goes to the messenger cannot keep the page open.
    expect(guest.get_by_text(SAY("web-friends-wait"))).to_be_hidden()
    guest.get_by_role("button", name=SAY("web-friends-reply-send")).click()
    guest.get_by_text(SAY("web-friends-reply-sent", name=name)).first.wait_for()
    _check_invited(guest, name, game)
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


def test_a_code_says_who_invites(files: str, device: Open) -> None:
    """In the same room, too, the guest reads whose table it is; the host scans only when there is something to scan."""
    host, guest = device(), device()
    set_table(host, files, "mau-mau", 2)
    host.get_by_role("button", name=SAY("web-friends-room")).click()
    expect(host.get_by_role("button", name=SAY("web-friends-next"))).not_to_have_class(re.compile(r"\bgo\b"))
    answer_to(guest, shown_link(host))
    expect(guest.get_by_text(SAY("web-friends-wait"))).to_be_visible()
    _check_invited(guest, SAY("web-animal-whale"), SAY("game-mau-mau"))


def _check_invited(guest: Page, name: str, game: str) -> None:
    """Check that the page says who invites and to which game, whose name stays on one line."""
    heading = guest.get_by_role("heading", level=1)
    expect(heading).to_have_text(SAY("web-friends-by", name=name, game=game.replace("-", "-\u2060").replace(" ", "\u00a0")))
    expect(guest.locator("main > .animal")).to_have_count(1)
    expect(guest.get_by_role("button", name=SAY("web-friends-decline"))).to_be_visible()
