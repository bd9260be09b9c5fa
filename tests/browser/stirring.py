"""Detect when a page has changed and settled. The page itself reports it, because reading it completely costs far more."""

from playwright.sync_api import Page

#: Returns whether anything readable or operable has changed since the last call, once it has settled; styles and
#: flights do not count.
STIRRED = """([most, calm]) => new Promise((done) => {
  if (!window.stirring) {
    window.stirring = { last: performance.now(), asked: 0 };
    new MutationObserver((changes) => {
      if (changes.some((change) => change.type !== 'attributes' || change.attributeName !== 'style'))
        window.stirring.last = performance.now();
    }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
  }
  const deadline = performance.now() + most;
  const look = () => {
    const now = performance.now();
    const { last, asked } = window.stirring;
    if (now < deadline && (last <= asked || now - last < calm)) return setTimeout(look, 5);
    window.stirring.asked = last;
    done(last > asked);
  };
  look();
})"""
CALM_MS = 30


def changed_and_settled(page: Page, seconds: float) -> bool:
    """Wait until something has changed since the last call and has settled; return False if nothing has."""
    return bool(page.evaluate(STIRRED, [seconds * 1000, CALM_MS]))
