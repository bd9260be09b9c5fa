"""Test the pages around the games: broken addresses, and browsers that store nothing."""

from collections.abc import Callable

import pytest

from spielkiste.texts import texts
from tests.browser.driver import Visitor
from tests.server.harness import Server

Go = Callable[..., Visitor]
say = texts("en").say
# A browser whose user has forbidden all storage.
DENIED = """for (const kind of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, kind, { get() { throw new DOMException('Access is denied', 'SecurityError'); } });"""

#: Returns controls that reach under the notch or the bottom bar, once nothing moves.
UNDER = """([top, bottom]) => [...document.querySelectorAll('button, a, h1')].filter((one) => {
  const { y, height } = one.getBoundingClientRect();
  const scrolled = one.closest('main')?.scrollHeight > one.closest('main')?.clientHeight;
  return height > 1 && !scrolled && (y < top || y + height > innerHeight - bottom);
}).map((one) => one.getAttribute('aria-label') ?? one.textContent)"""
NOTCH, BAR = 47, 34


def test_an_installed_page_keeps_clear_of_the_notch(go: Go, server: Server) -> None:
    """An installed page reaches the edges of the phone, where the browser's own bars would be."""
    page = go(size="phone", reduced_motion="reduce").page
    insets = {"top": NOTCH, "bottom": BAR, "left": 0, "right": 0}
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    keys, _ = server.people(1, bots=1, game="mau-mau", begins=1)
    for address in ("", "game=mau-mau", f"seat={keys[0]}", "games", "learning", "class"):
        page.evaluate("address => { location.hash = address; }", address)
        page.wait_for_timeout(300)
        page.get_by_role("button").first.wait_for()
        assert not page.evaluate(UNDER, [NOTCH, BAR]), address


@pytest.mark.parametrize("part", ["shared", "mau-mau"])
def test_a_part_of_the_page_that_does_not_come_can_be_asked_for_again(go: Go, server: Server, part: str) -> None:
    keys, _ = server.people(1, bots=1, game="mau-mau", begins=1)
    page = go().page
    tunnel = f"**/{part}-*.js"
    page.context.route(tunnel, lambda request: request.abort())
    page.reload()
    page.evaluate("key => { location.hash = `seat=${key}`; }", keys[0])
    page.get_by_text(say("web-offline")).wait_for()
    page.context.unroute(tunnel)
    page.get_by_role("button", name=say("web-engine-reload")).click()
    page.get_by_role("group", name=say("web-nn-mm-your-hand")).wait_for()


@pytest.mark.parametrize("address", ["#game=%", "#seat=%E4", "#join=%zz", "#%", "#game=", "#nothing=at-all"])
def test_a_damaged_address_leads_somewhere(go: Go, address: str) -> None:
    """A damaged address leads to the shelf, or to the page that says that the key is invalid."""
    page = go(address).page
    page.get_by_role("main").get_by_role("button").first.wait_for()


def test_without_storage_everything_works_until_the_page_is_closed(go: Go, server: Server) -> None:
    visitor = go(before=DENIED)
    page = visitor.page
    page.get_by_role("button", name=say("web-menu")).click()
    dark = page.get_by_role("switch", name=say("web-dark"))
    sound = page.get_by_role("switch", name=say("web-sound"))
    for switch in (dark, sound):
        switch.press("Space")
    page.keyboard.press("Escape")

    # A table is remembered while the page is open.
    keys, _ = server.people(1, bots=1, game="mau-mau", naming="practice", begins=1)
    page.evaluate("key => { location.hash = `seat=${key}`; }", keys[0])
    page.get_by_role("group", name=say("web-nn-mm-your-hand")).wait_for()
    page.get_by_role("button", name=say("web-to-shelf")).click()
    page.get_by_role("button", name=say("web-leave-go")).click()
    page.get_by_role("button", name=say("web-continue")).wait_for()
    page.get_by_role("button", name=say("web-menu")).click()
    assert dark.is_checked() and not sound.is_checked()
    page.keyboard.press("Escape")

    # A table that no longer exists is forgotten on the way to the shelf.
    page.evaluate("location.hash = 'seat=nonsense'")
    page.get_by_text("lead to a table").first.wait_for()
    page.get_by_role("button", name=say("web-to-shelf")).click()
    page.get_by_role("list", name=say("web-games")).wait_for()

    page.evaluate("location.hash = 'workshop'")
    page.get_by_role("button", name=say("web-mr-tracks"), exact=True).click()
    page.get_by_role("button", name=say("web-mr-track-example", number=1)).click()
    page.get_by_role("button", name=say("web-mr-tracks"), exact=True).click()
    page.get_by_role("button", name=say("web-mr-track-save"), exact=True).click()
    page.get_by_role("button", name=say("web-mr-track-open", name=say("web-mr-track-unnamed", number=1))).wait_for()
