"""A player who touches any control that leads on: the fastest way to play a game through its page.

A board marks each control with the moves it leads to (web/src/kit/leads.ts). Following these marks needs no eyes, no ears and
no rules, and never taps in vain. `player.Player` tests whether a game can be played without them.
"""

from __future__ import annotations

from playwright.sync_api import Page

from spielkiste.texts import texts

#: Touches controls until the final scores appear; a seed chooses among them. A control that is already picked comes
#: last, because touching it again undoes the choice.
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
    """Play the game of this page to its end; return the number of touches.

    `at_last` are the keys of controls that are touched only when nothing else leads on.
    """
    words = texts(language)
    names = [words.say(key) for key in at_last]
    return int(page.evaluate(_PLAY, [words.say("web-end-scores"), names, seed, seconds * 1000]))


def play_together(pages: list[Page], language: str, at_last: tuple[str, ...] = (), seconds: float = 120) -> None:
    """Play the game of these pages, which sit at one table, to its end."""
    words = texts(language)
    names = [words.say(key) for key in at_last]
    for seed, page in enumerate(pages):
        begin = f"(given) => {{ globalThis.played = ({_PLAY})(given); globalThis.played.catch(() => undefined); }}"
        page.evaluate(begin, [words.say("web-end-scores"), names, seed, seconds * 1000])
    for page in pages:
        page.evaluate("() => globalThis.played")
