"""Test that touching a control makes the move that is marked on it.

A player who finds a dead control takes another one, and so do the tests that play whole games. If two controls lead to
the same move, one could be dead without being noticed. So every kind of control is tested here by itself
(web/src/kit/leads.ts).
"""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Page

from spielkiste.texts import texts
from tests.browser.driver import PATIENCE_MS

#: For `visit(before=…)`: records every move that leaves the page, and how often the page received a message.
NOTES = """
  window.movesMade = [];
  window.timesTold = 0;
  const Line = window.WebSocket;
  window.WebSocket = class extends Line {
    constructor(...way) {
      super(...way);
      this.addEventListener('message', () => window.timesTold++);
    }
    send(data) {
      const said = typeof data === 'string' ? JSON.parse(data) : {};
      if (said.t === 'play') window.movesMade.push(said.move);
      super.send(data);
    }
  };
"""

#: Touches the least-tried kind among the controls that lead to exactly one move; a move of two cards takes two touches.
_TRY = """async ([scores, last, touches, patience]) => {
  const SENT_MS = 1500, REST_MS = 30;
  const tried = {}, broken = [];
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const until = async (so, ms) => {
    for (const end = performance.now() + ms; performance.now() < end; await pause(10)) if (so()) return true;
    return false;
  };
  const name = (one) => one.getAttribute('aria-label') ?? one.textContent.trim();
  const taken = (one) => one.getAttribute('aria-pressed') === 'true';
  const ways = (one) => (one.isConnected && one.dataset.leads ? one.dataset.leads.split('|') : []);
  const barred = (one) => one.disabled || one.getAttribute('aria-disabled') === 'true';
  const open = (one) => ways(one).length && one.getClientRects().length && !barred(one);
  const offered = () => [...document.querySelectorAll('[data-leads]')].filter((one) => open(one) && !taken(one));
  const bare = (one) => [one.localName, ...[...one.classList].filter((name) => !/svelte|\\d/.test(name))].join('.');
  // What it is and where it lies, whatever it shows: every card of a hand is the same kind of control.
  const kind = (one) => [one.closest('section, [role=group], [role=list], ul, ol'), one].filter(Boolean).map(bare).join(' ')
    + ', ' + ways(one)[0].split(' ')[0];
  const behind = (one) => (last.includes(name(one)) ? 1 : 0) + (ways(one).length > 1 ? 2 : 0);
  const times = (one) => (tried[kind(one)] ?? 0) + touches * behind(one);
  const over = () => [...document.querySelectorAll('dialog[open] ol')].some((list) => list.getAttribute('aria-label') === scores);
  for (let left = touches; left > 0; left--) {
    if (!(await until(() => over() || offered().length, patience)) || over()) break;
    const one = offered().sort((a, b) => times(a) - times(b))[0];
    if (!one) continue;
    const [move, another] = ways(one), what = kind(one), promise = `${what}: ${name(one)} (${move})`;
    const [made, told] = [window.movesMade.length, window.timesTold];
    const sent = (ms) => until(() => window.movesMade.slice(made).includes(move), ms);
    tried[what] = (tried[what] ?? 0) + 1;
    one.click();
    if (!another && !(await sent(taken(one) ? REST_MS : SENT_MS))) {
      // It was the first of two: the second is what leads there and nowhere else, or to the fewest other moves.
      const others = offered().filter((other) => other !== one && ways(other).includes(move));
      const other = others.sort((a, b) => ways(a).length - ways(b).length)[0];
      other?.click();
      let kept = await sent(SENT_MS);
      // Somebody may just have moved, or the answer to the move before was still on its way: what is dead stays dead.
      for (let again = 0; again < 2 && !kept && ways(one).join() === move && open(one); again++) {
        if (!taken(one)) one.click();
        kept = await sent(SENT_MS);
      }
      if (!kept && ways(one).join() === move) broken.push(promise);
    }
    // Whoever touches anything before the answer is there is not heard, and is not meant to be.
    if (window.movesMade.length > made) await until(() => window.timesTold > told, patience);
    await pause(REST_MS);
  }
  return [tried, broken];
}"""


@dataclass(frozen=True)
class Kept:
    """How often each kind of control was touched, and the controls that did not make their move."""

    tried: dict[str, int]
    broken: list[str]


def try_everything(page: Page, language: str, at_last: tuple[str, ...] = (), touches: int = 40) -> Kept:
    """Play this page's game to its end, or for this many touches, with the least-tried controls."""
    words = texts(language)
    tried, broken = page.evaluate(_TRY, [words.say("web-end-scores"), [words.say(key) for key in at_last], touches, PATIENCE_MS])
    return Kept(tried, broken)
