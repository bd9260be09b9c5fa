"""The longest words of every language fit the smallest phone: nothing is cut off, nothing hangs out of its box."""

from collections.abc import Callable

import pytest

import spielkiste
from spielkiste.boxes import lessons
from spielkiste.texts import LANGUAGES, language_names
from tests.browser.driver import Visitor
from tests.server.harness import Server

Go = Callable[..., Visitor]

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
    if (one.closest('svg, [data-name], .sr, .visually-hidden') || !own(one) || !shown(one)) continue;
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
      if (box.right > around.right + 1 || box.left < around.left - 1 || box.bottom > around.bottom + 2)
        faults.push(`out of its button: ${words}`);
    }
  }
  return faults;
}"""


def _try_all(visitor: Visitor, screen: str) -> list[str]:
    """Change the language in the open menu, and look at what is behind it and in it."""
    page = visitor.page
    page.locator("header button[aria-haspopup=dialog], header button[data-menu]").last.click()
    select = page.locator("dialog[open] select, dialog[open] fieldset.languages").first
    found: list[str] = []
    for tag in LANGUAGES:
        select.select_option(tag)
        page.wait_for_function("tag => document.documentElement.lang === tag", arg=tag)
        page.evaluate("() => document.fonts.ready")
        found += [f"{screen} in {language_names()[tag]}: {fault}" for fault in page.evaluate(CUT)]
    page.keyboard.press("Escape")
    return found


@pytest.mark.parametrize("slug", [game.slug for game in spielkiste.games()])
def test_all_languages_fit_a_phone(go: Go, server: Server, slug: str) -> None:
    game = spielkiste.find(slug)
    visitor = go(f"#game={slug}", size="phone", reduced_motion="reduce")
    visitor.page.wait_for_selector("footer button")
    faults = _try_all(visitor, f"set-up of {slug}")
    people = min(game.seat_counts({option.name: option.default for option in game.options}))
    (key,), _ = server.people(1, bots=people - 1, game=slug)
    visitor.page.evaluate("(key) => (location.hash = `seat=${key}`)", key)
    visitor.page.wait_for_selector("main")
    faults += _try_all(visitor, f"table of {slug}")
    assert not faults, "\n".join(faults)
    assert lessons(game)
