"""Test that every sentence of every board fits its panel, in every language and on every screen."""

import re
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path

import pytest

import spielkiste
from spielkiste.texts import LANGUAGES
from tests.browser.driver import Visitor
from tests.browser.test_fit import CUT
from tests.languages.lines import messages
from tests.languages.test_numbers_and_names import _said, _variables
from tests.server.harness import Server

Go = Callable[..., Visitor]
SCREENS = ((360, 640), (360, 740), (820, 1180), (1366, 768), (1920, 1080))
GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
#: By game: the source of its sentences, and a number of players that makes the board crowded.
BOARDS = {
    "thousand-km": ("thousand-km/say.ts", 4),
    "number-rally": ("number-rally/say.ts", 4),
    "mau-mau": ("numnum/mau-mau/say.ts", 4),
    "wall-break": ("numnum/wall/say.ts", 4),
    "clear-away": ("numnum/wall/say.ts", 2),
    "patience": ("numnum/patience/say.ts", 1),
    "memo-race": ("memo-race/say.ts", 4),
    "tv-lottery": ("tv-lottery/say.ts", 5),
}
_KEY = re.compile(r"['`]((?:web|tl-question)-[a-z-]*?)(-?\$\{[^}]*\})?['`]")

#: Shows each pair of sentences where the board asks, and returns the layout faults.
MEASURE = """(pairs) => {
  const asks = document.querySelector('main [data-asks]');
  const kept = [...asks.childNodes];
  const wrapped = asks.querySelector(':scope > b');
  const filled = (one) => {
    const style = getComputedStyle(one);
    const coloured = style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none';
    return coloured || parseFloat(style.borderTopWidth) > 0;
  };
  let panel = asks;
  while (panel !== document.body && !filled(panel)) panel = panel.parentElement;
  const faults = [];
  const lines = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter((box) => box.width > 1);
  };
  const look = (what) => {
    const around = panel.getBoundingClientRect();
    const walk = document.createTreeWalker(asks, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode;
      const words = node.data;
      if (!words.trim() || !node.parentElement.checkVisibility() || node.parentElement.closest('.sr, svg')) continue;
      const boxes = lines(node, 0, words.length);
      for (const box of boxes) {
        const [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom].map(Math.round);
        if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) faults.push(`${what} is off the screen`);
        else if (box.left < around.left || box.right > around.right || box.top + 3 < around.top || box.bottom - 3 > around.bottom)
          faults.push(`${what} bursts its panel`);
        const over = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        if (over && !panel.contains(over) && !over.contains(panel)) faults.push(`${what} is covered by a ${over.tagName}`);
      }
      if (boxes.length > 1) for (const { 0: word, index } of words.matchAll(/[\\p{L}\\p{N}’'\u00ad]+/gu))
        if (!word.includes('\u00ad') && lines(node, index, index + word.length).length > 1) faults.push(`${what} breaks ${word}`);
      for (let at = node.parentElement; at !== panel.parentElement; at = at.parentElement)
        if (/hidden|clip/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight + 2) {
          faults.push(`${what} is cut off`);
          break;
        }
    }
  };
  look('the first question');
  for (const [key, first, second] of pairs) {
    const small = document.createElement('small');
    small.className = kept.find((one) => one.tagName === 'SMALL')?.className ?? '';
    small.textContent = second;
    let lead = document.createTextNode(first);
    if (wrapped) {
      lead = wrapped.cloneNode(false);
      lead.textContent = first;
      lead.classList.toggle('long', first.length > 44);
    }
    asks.replaceChildren(lead, ...(second ? [small] : []));
    look(key);
  }
  asks.replaceChildren(...kept);
  return [...new Set(faults)];
}"""


def sentences(path: str) -> set[tuple[str, str]]:
    """Return the keys of each pair of sentences that a board can say: what happens, and what to do."""
    source = (GAMES / path).read_text(encoding="utf-8").partition("export function")[2]
    found = {(first, second) for inside in _brackets(source) for first, second in _pairs(inside)}
    alone = {key for key in _keys(source) if not any(key in pair for pair in found)}
    return found | {(key, "") for key in alone}


def _keys(source: str) -> list[str]:
    """Return the keys in a piece of source; a key built at run time stands for all keys with that prefix."""
    every = messages("en")
    return [
        key
        for found in _KEY.finditer(source)
        for key in (sorted(one for one in every if one.startswith(found[1])) if found[2] else [found[1]])
        if key in every
    ]


def _brackets(source: str) -> Iterator[list[str]]:
    """Yield the parts of every array in a source."""
    for start in (at.start() for at in re.finditer(r"(?<=[\s(])\[", source)):
        depth, parts = 0, [""]
        for sign in source[start:]:
            depth += (sign in "([{") - (sign in ")]}")
            if not depth:
                break
            if sign == "," and depth == 1:
                parts.append("")
            else:
                parts[-1] += sign
        yield parts


def _pairs(parts: list[str]) -> Iterator[tuple[str, str]]:
    first, second = (_keys(part) for part in (*parts, "")[:2])
    yield from product(first, second or [""])


def test_the_sentences_of_a_board_are_found() -> None:
    found = sentences(BOARDS["clear-away"][0])
    assert {("web-wall-say-go", "web-wall-say-go-hint"), ("web-wall-say-draw", ""), ("web-wall-say-naming", "")} <= found
    assert all(len(sentences(path)) >= 10 for path, _ in BOARDS.values())


def _in_words(tag: str, slug: str) -> list[tuple[str, str, str]]:
    """Return the sentences in a language, about a player with a name of ordinary length."""
    known = messages(tag)

    def said(key: str) -> str:
        return _said(tag, key, _variables(known[key]), 8, ["Theresa"]) if key else ""

    return [(first, said(first), said(second)) for first, second in sorted(sentences(BOARDS[slug][0]))]


@pytest.mark.parametrize("slug", [game.slug for game in spielkiste.games()])
def test_every_sentence_fits_its_panel_in_every_language_on_every_screen(go: Go, server: Server, slug: str) -> None:
    game = spielkiste.find(slug)
    begins = any(option.name == "begins" for option in game.options)
    # Once the player begins, and once the others play first.
    starts = [server.people(1, BOARDS[slug][1] - 1, slug, **({"begins": first} if begins else {}))[0][0] for first in (1, 2)]
    visitor = go(f"#seat={starts[0]}", size="phone", reduced_motion="reduce")
    page = visitor.page
    faults: list[str] = []
    for seat in starts:
        page.evaluate("key => (location.hash = `seat=${key}`)", seat)
        page.wait_for_function("key => location.hash.includes(key) && document.querySelector('main [data-asks]')", arg=seat)
        _until_asked(visitor)
        for tag in LANGUAGES:
            page.locator("header button").last.click()
            page.locator("dialog[open] select").first.select_option(tag)
            page.wait_for_function("tag => document.documentElement.lang === tag", arg=tag)
            page.keyboard.press("Escape")
            pairs = _in_words(tag, slug) if seat == starts[0] else []
            for width, height in SCREENS:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
                found = page.evaluate(MEASURE, pairs) + page.evaluate(CUT)
                faults += [f"{tag} {width}x{height}: {fault}" for fault in found]
    assert not faults, f"{len(faults)}\n" + "\n".join(faults)


def _until_asked(visitor: Visitor) -> None:
    """Wait until the others have played and the page shows it."""
    for _ in range(200):
        if visitor.latest.get("moves"):
            break
        visitor.page.wait_for_timeout(50)
    visitor.page.wait_for_timeout(300)
