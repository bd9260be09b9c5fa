"""Controls that promise a move and do nothing: a player finds another way, so whole games alone would not show them."""

from __future__ import annotations

from collections import Counter

from playwright.sync_api import Page

#: For `visit(before=…)`: notes every touch of a control that leads to one move only after which nothing stirs: the move was not
#: sent, and nothing on the page has changed, for as long as a finger waits.
NOTES = """
  window.deadEnds = [];
  const WAIT_MS = 400;
  let open = null;
  const stir = () => { open = null; };
  addEventListener('click', (event) => {
    stir();
    const control = event.target.closest?.('[data-leads]');
    const move = control?.dataset.leads;
    if (!move || move.includes('|')) return;
    const touch = (open = { name: control.getAttribute('aria-label') ?? control.textContent.trim(), move });
    setTimeout(() => { if (open === touch) window.deadEnds.push(`${touch.name} (${touch.move})`); }, WAIT_MS);
  }, true);
  new MutationObserver(stir).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (typeof data === 'string' && JSON.parse(data).t === 'play') stir();
    return send.call(this, data);
  };
"""


#: Once may be meant so: a key that has just come up under the finger takes no part of a double tap for an answer.
OFTEN = 2


def dead_ends(page: Page) -> list[str]:
    """What was touched in vain again and again, with the move that it promised."""
    touched = Counter(str(one) for one in page.evaluate("window.deadEnds"))
    return [one for one, times in touched.items() if times >= OFTEN]
