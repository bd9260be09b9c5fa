"""The longest words of every language fit the smallest phone: nothing is cut off, nothing hangs out of its box."""

import re
from collections.abc import Callable

import httpx
import pytest

import spielkiste
from spielkiste.boxes import lessons
from spielkiste.texts import LANGUAGES, language_names
from tests.browser.driver import Visitor
from tests.languages.pseudo import MARK, pseudo
from tests.server.harness import Server

Go = Callable[..., Visitor]

# All words on the screen and all names of controls, apart from those that nobody sees or hears.
WORDS = """() => {
  const found = [];
  for (const one of document.querySelectorAll('body *')) {
    if (one.closest('script, style, option') || !one.checkVisibility()) continue;
    for (const node of one.childNodes) if (node.nodeType === 3) found.push(node.textContent);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(one.getAttribute(name) ?? '');
  }
  return found;
}"""

# Words that are cut off by their own box, hang out of a button, or leave the screen. What is scrolled on purpose is no fault,
# and a player's name may be as long as it likes.
CUT = """() => {
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.clientWidth > 2;
  const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const scrolls = (one) => {
    for (let at = one; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const faults = [];
  for (const one of document.querySelectorAll('body *')) {
    if (one.closest('svg') || !/\\p{L}/u.test(one.textContent) || !own(one) || !shown(one)) continue;
    const style = getComputedStyle(one);
    const words = one.textContent.trim().slice(0, 60);
    const box = one.getBoundingClientRect();
    const hides = /hidden|clip/.test(style.overflowX + style.overflowY);
    if (hides && style.display !== 'inline' && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2))
      faults.push(`cut off: ${words}`);
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(one)) faults.push(`off the screen: ${words}`);
    const button = one.closest('button, .chip, label');
    if (button && !scrolls(one)) {
      const around = button.getBoundingClientRect();
      if (box.right > around.right + 1 || box.left < around.left - 1)
        faults.push(`out of its button: ${words}`);
    }
  }
  return faults;
}"""


def _speak(visitor: Visitor, tag: str) -> None:
    """Choose a language in the open menu."""
    menu = visitor.page.locator("dialog[open]")
    if menu.locator("select").count():
        menu.locator("select").first.select_option(tag)
    else:
        menu.get_by_role("radio", name=language_names()[tag], exact=True).check()
    visitor.page.wait_for_function("tag => document.documentElement.lang === tag", arg=tag)


def _faults(visitor: Visitor, screen: str, tag: str) -> list[str]:
    visitor.page.evaluate("() => document.fonts.ready")
    return [f"{screen} in {language_names()[tag]}: {fault}" for fault in visitor.page.evaluate(CUT)]


def test_shelf_and_set_ups_fit_a_phone_in_every_language(go: Go) -> None:
    visitor = go(size="phone", reduced_motion="reduce")
    page = visitor.page
    faults: list[str] = []
    for tag in LANGUAGES:
        page.locator("header button").last.click()
        _speak(visitor, tag)
        faults += _faults(visitor, "menu", tag)
        page.keyboard.press("Escape")
        faults += _faults(visitor, "shelf", tag)
        for game in spielkiste.games():
            page.evaluate("(slug) => (location.hash = `game=${slug}`)", game.slug)
            page.wait_for_selector("footer button")
            faults += _faults(visitor, f"set-up of {game.slug}", tag)
        page.evaluate("() => (location.hash = '')")
        page.wait_for_selector(".take")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("slug", [game.slug for game in spielkiste.games()])
def test_table_and_lesson_fit_a_phone_in_every_language(go: Go, server: Server, slug: str) -> None:
    game = spielkiste.find(slug)
    people = min(game.seat_counts({option.name: option.default for option in game.options}))
    (seat,), _ = server.people(1, bots=people - 1, game=slug)
    lesson = httpx.post(server.url + "api/lessons", json={"game": slug, "lesson": next(iter(lessons(game)))}).json()
    visitor = go(f"#seat={seat}", size="phone", reduced_motion="reduce")
    faults: list[str] = []
    for screen, key in (("table", seat), ("lesson", lesson["seats"][0]["key"])):
        visitor.page.evaluate("(key) => (location.hash = `seat=${key}`)", key)
        visitor.page.wait_for_selector("main:not([aria-busy])")
        visitor.page.locator("header button").last.click()
        for tag in LANGUAGES:
            _speak(visitor, tag)
            faults += _faults(visitor, f"{screen} of {slug}", tag)
        visitor.page.keyboard.press("Escape")
    assert not faults, "\n".join(faults)


def test_everybody_at_a_shared_device_reads_their_own_language(go: Go, server: Server) -> None:
    keys, _ = server.people(2, tempo="calm", begins=1)
    visitor = go(f"#seat={','.join(keys)}", size="phone", language="de", reduced_motion="reduce")
    page = visitor.page
    spoken = "tag => document.documentElement.lang === tag"
    page.locator(".curtain button").click()
    page.locator("header button").last.click()
    page.locator("dialog[open] select").first.select_option("nl")
    page.wait_for_function(spoken, arg="nl")
    page.keyboard.press("Escape")
    while visitor.latest["looking"] == 0 and visitor.latest["moves"]:
        visitor.act()
    # The curtain speaks to whoever comes next, and the table to whoever it was given back to.
    page.locator(".curtain button").wait_for()
    page.wait_for_function(spoken, arg="de")
    page.locator(".curtain button").click()
    page.wait_for_selector(".hand button")
    while visitor.latest["looking"] == 1 and visitor.latest["moves"]:
        visitor.act()
    page.wait_for_function(spoken, arg="nl")
    page.reload()
    page.wait_for_selector(".curtain button")
    page.wait_for_function(spoken, arg="nl")
    page.evaluate("() => (location.hash = '')")
    page.wait_for_function(spoken, arg="de")


#: What is the same in every language.
NEVER_TRANSLATED = {"km", *language_names().values()}


def _unmarked(visitor: Visitor, names: set[str]) -> set[str]:
    """Words that do not come from a text; people's names do not either."""
    found: set[str] = set()
    for words in visitor.page.evaluate(WORDS):
        for name in sorted(names, key=len, reverse=True):
            words = words.replace(name, "")
        found |= {word for word in re.findall(rf"[^\W\d_]+(?!{MARK})\b", words) if MARK not in word}
    # Lettering on a lid sets each letter for itself.
    return {word for word in found - NEVER_TRANSLATED if len(word) > 1}


@pytest.mark.parametrize("slug", [game.slug for game in spielkiste.games()])
def test_no_word_on_the_screen_is_written_in_the_program(go: Go, server: Server, slug: str) -> None:
    visitor = go(size="phone", language="en", reduced_motion="reduce")
    page = visitor.page
    page.route("**/api/texts/en", lambda route: route.fulfill(body=pseudo(), content_type="text/plain"))
    people = min(spielkiste.find(slug).seat_counts({option.name: option.default for option in spielkiste.find(slug).options}))
    (seat,), _ = server.people(1, bots=people - 1, game=slug)
    page.reload()
    page.wait_for_selector(".take")
    plain = _unmarked(visitor, set())
    page.evaluate("(slug) => (location.hash = `game=${slug}`)", slug)
    page.wait_for_selector("footer button")
    plain |= _unmarked(visitor, set())
    page.evaluate("(key) => (location.hash = `seat=${key}`)", seat)
    page.wait_for_selector("main:not([aria-busy])")
    page.locator("header button").last.click()
    plain |= _unmarked(visitor, {one["name"] for one in visitor.table["seats"]})
    assert not plain
