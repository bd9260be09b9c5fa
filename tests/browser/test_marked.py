"""Test that all text on the screen is translated: in a pseudo-language whose letters all carry a mark, no word is
unmarked.
"""

import re
from collections.abc import Callable

import pytest

import spielkiste
from spielkiste.texts import language_names
from tests.browser.driver import Visitor
from tests.languages.pseudo import MARK, pseudo
from tests.server.harness import Server

Go = Callable[..., Visitor]

# Returns all visible words and all names of controls.
WORDS = """() => {
  const found = [];
  for (const one of document.querySelectorAll('body *')) {
    if (one.closest('script, style, option') || !one.checkVisibility()) continue;
    for (const node of one.childNodes) if (node.nodeType === 3) found.push(node.textContent);
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(one.getAttribute(name) ?? '');
  }
  return found;
}"""

# Returns the months as the browser writes them in dates.
MONTHS = """() => Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('en', { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, month, 1)))"""

#: Words that are the same in every language.
NEVER_TRANSLATED = {"km", *language_names().values()}


def _unmarked(visitor: Visitor, names: set[str]) -> set[str]:
    """Return the words that do not come from a text, except people's names."""
    found: set[str] = set()
    for words in visitor.page.evaluate(WORDS):
        for name in sorted(names, key=len, reverse=True):
            words = words.replace(name, "")
        found |= {word for word in re.findall(rf"[^\W\d_]+(?!{MARK})\b", words) if MARK not in word}
    # Lettering on a lid sets each letter separately.
    return {word for word in found - NEVER_TRANSLATED if len(word) > 1}


@pytest.mark.parametrize("slug", [game.slug for game in spielkiste.games()])
def test_every_word_on_the_screen_comes_from_the_texts(go: Go, server: Server, slug: str) -> None:
    visitor = go(size="phone", language="en", reduced_motion="reduce")
    page = visitor.page
    for path in ("**/api/texts/en", "**/api/texts/shelf/en"):
        page.route(path, lambda route: route.fulfill(body=pseudo(), content_type="text/plain"))
    people = min(spielkiste.find(slug).seat_counts({option.name: option.default for option in spielkiste.find(slug).options}))
    (seat,), _ = server.people(1, bots=people - 1, game=slug)
    page.reload()
    page.wait_for_selector(".take")
    plain = _unmarked(visitor, set(page.evaluate(MONTHS)))
    page.evaluate("(slug) => (location.hash = `game=${slug}`)", slug)
    page.wait_for_selector("footer button")
    plain |= _unmarked(visitor, set())
    page.evaluate("(key) => (location.hash = `seat=${key}`)", seat)
    page.wait_for_selector("main:not([aria-busy]) .room")
    page.locator("header button").last.click()
    plain |= _unmarked(visitor, {one["name"] for one in visitor.table["seats"]})
    assert not plain
