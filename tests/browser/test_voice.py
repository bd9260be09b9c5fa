"""Test the page's own voice: everything is read out once, by it or by a screen reader, and it stops when it should."""

import time
from collections.abc import Callable

from playwright.sync_api import Page

from spielkiste.texts import texts
from tests.browser.driver import PATIENCE_MS, Visitor
from tests.browser.ear import EAR, heard, missing, told
from tests.server.harness import Server

Go = Callable[..., Visitor]
#: A device with a German voice that finishes every line at once.
DEVICE = """
  window.spoken = [];
  window.cancelled = 0;
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  const device = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: 'de-DE', localService: true, name: 'Anna' }],
    speak: (line) => { window.spoken.push(line.text); setTimeout(() => line.onend?.(), 0); },
    cancel: () => { window.cancelled++; },
  });
  Object.defineProperty(window, 'speechSynthesis', { value: device });
"""


def _spoken(page: Page, words: str) -> list[str]:
    """Return everything spoken so far, once a line starts with this text."""
    deadline = time.monotonic() + 10
    lines: list[str] = []
    while not any(line.startswith(words) for line in lines):
        assert time.monotonic() < deadline, f"{words!r} is not said; said: {lines}"
        page.wait_for_timeout(30)
        lines = page.evaluate("window.spoken")
    return lines


def test_one_key_reads_everything_aloud_and_the_screen_reader_is_left_alone(go: Go, server: Server) -> None:
    words = texts("de")
    keys, _ = server.people(1, bots=1, tempo="calm", goal=300, begins=1)
    visitor = go(f"#seat={keys[0]}", language="de", size="tablet", before=EAR + DEVICE)
    page = visitor.page
    button = page.get_by_role("button", name=words.say("web-voice"), exact=True)
    visitor.wait_for_board()
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while missing(told(visitor, "de"), heard(page)) and time.monotonic() < deadline:
        page.wait_for_timeout(30)
    before = heard(page)
    assert before and page.evaluate("window.spoken") == []
    page.keyboard.press("v")
    assert _spoken(page, words.say("web-voice-hello"))[0] == words.say("web-voice-hello")
    assert button.get_attribute("aria-pressed") == "true"
    deadline = time.monotonic() + PATIENCE_MS / 1000
    visitor.act()
    # Lina may attack first, and the page then asks about a master move.
    while words.say("web-say-your-turn") not in " ".join(page.evaluate("window.spoken")) and time.monotonic() < deadline:
        if not visitor.act():
            page.wait_for_timeout(30)
    _spoken(page, words.say("web-say-your-turn"))
    assert heard(page) == before, "the voice and the screen reader speak at once"
    # A touched control is named, too, and after a reload the voice is still on.
    card = page.locator(".hand button").first
    card.focus()
    page.keyboard.press("Home")
    page.keyboard.press("End")
    page.keyboard.press("Home")
    # The voice reads symbols as words.
    _spoken(page, str(card.get_attribute("aria-label")).replace("\u00a0", " ").replace(" km", " Kilometer"))
    page.reload()
    visitor.wait_for_board()
    assert button.get_attribute("aria-pressed") == "true"
    page.keyboard.press("v")
    assert button.get_attribute("aria-pressed") == "false"
    silent = page.evaluate("window.spoken.length")
    page.keyboard.press("h")
    page.keyboard.press("End")
    page.wait_for_timeout(200)
    assert page.evaluate("window.spoken.length") == silent


def test_a_device_without_a_voice_says_so(go: Go, server: Server) -> None:
    words = texts("de")
    keys, _ = server.people(1, bots=1, tempo="calm")
    mute = "Object.defineProperty(window, 'speechSynthesis', { value: undefined });"
    visitor = go(f"#seat={keys[0]}", language="de", size="phone", before=EAR + mute)
    visitor.wait_for_board()
    visitor.page.keyboard.press("v")
    visitor.page.get_by_role("button", name=words.say("web-voice-none")).wait_for()
    assert words.say("web-voice-none") in heard(visitor.page, "status")
    visitor.page.keyboard.press("m")
    visitor.page.get_by_role("switch", name=words.say("web-voice")).wait_for()
    assert visitor.page.get_by_role("dialog").get_by_text(words.say("web-voice-none")).count() == 1


def test_this_browser_speaks_or_says_that_it_cannot(go: Go, server: Server) -> None:
    """No matter which voices the machine has: nothing breaks, and the page either speaks or says that it cannot."""
    words = texts("de")
    keys, _ = server.people(1, bots=1, tempo="calm")
    visitor = go(f"#seat={keys[0]}", language="de", size="tablet", before=EAR)
    visitor.wait_for_board()
    button = visitor.page.get_by_role("button", name=words.say("web-voice"), exact=True)
    button.click()

    def either() -> bool:
        says_so = words.say("web-voice-none") in heard(visitor.page, "status")
        return says_so != (button.get_attribute("aria-pressed") == "true")

    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not either() and time.monotonic() < deadline:
        visitor.page.wait_for_timeout(30)
    # The result is stable.
    visitor.page.wait_for_timeout(300)
    assert either()


def test_the_voice_is_offered_where_players_may_not_read_yet(go: Go) -> None:
    words = texts("de")
    visitor = go("#game=memo-race", language="de", size="phone", before=DEVICE)
    page = visitor.page
    offer = page.get_by_role("button", name=words.say("web-voice-offer"))
    offer.click()
    assert _spoken(page, words.say("web-voice-hello"))
    assert offer.get_attribute("aria-pressed") == "true"
    page.reload()
    assert offer.get_attribute("aria-pressed") == "true"
    # A user who can read is not asked, but can find the voice in the menu.
    reader = go("#game=tv-lottery", language="de", size="phone", before=DEVICE).page
    reader.get_by_role("button", name=words.say("web-setup-start")).wait_for()
    assert reader.get_by_role("button", name=words.say("web-voice-offer")).count() == 0
