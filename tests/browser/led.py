"""Somebody who touches whatever leads on: as quick as a game can be played through its page's own controls.

A board writes on each control which moves it leads to (web/src/kit/leads.ts).  Whoever follows that needs no eyes, no ears and
no rules, and taps nothing in vain; how a game is found out by somebody who has only those is tried with `player.Player`.
"""

from __future__ import annotations

from playwright.sync_api import Page

from spielkiste.texts import texts

#: Touches until the scores of the end lie there; a seed decides among the ways. What is taken up already comes last: to put it
#: back again leads nowhere.
_PLAY = """([scores, last, seed, most]) => new Promise((done, fail) => {
  let state = seed;
  const chance = () => ((state = (state * 1103515245 + 12345) % 2147483648) / 2147483648);
  const name = (one) => one.getAttribute('aria-label') ?? one.textContent.trim();
  const touched = [];
  const deadline = performance.now() + most;
  const open = (one) => one.getClientRects().length && !one.disabled && one.getAttribute('aria-disabled') !== 'true';
  const rank = (one) => (one.getAttribute('aria-pressed') === 'true' ? 2 : 0) + (last.includes(name(one)) ? 1 : 0);
  const step = () => {
    const ends = [...document.querySelectorAll('dialog[open] ol')];
    if (ends.some((list) => list.getAttribute('aria-label') === scores)) return done(touched.length);
    if (performance.now() > deadline) return fail(Error(`the game does not end; touched: ${touched.slice(-12).join(' / ')}`));
    const ways = [...document.querySelectorAll('[data-leads]')].filter(open);
    const best = Math.min(...ways.map(rank));
    const ranked = ways.filter((one) => rank(one) === best);
    const one = ranked[Math.floor(chance() * ranked.length)];
    if (one) {
      touched.push(name(one));
      one.click();
    }
    setTimeout(step, 15);
  };
  step();
})"""


def play_on(page: Page, language: str, seed: int, at_last: tuple[str, ...] = (), seconds: float = 120) -> int:
    """Play the game of this page to its end; says how often something was touched.

    `at_last` are the keys of what is touched only when nothing else leads on.
    """
    words = texts(language)
    names = [words.say(key) for key in at_last]
    return int(page.evaluate(_PLAY, [words.say("web-end-scores"), names, seed, seconds * 1000]))
