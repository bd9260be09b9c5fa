"""When a page has changed, and when it holds still: the page itself says so, because a look at all of it costs far more."""

from playwright.sync_api import Page

#: Whether anything that can be read or operated has changed since this was asked last, as soon as that holds
#: still for a moment; how things look and where they fly is none of it.
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


def stirred(page: Page, seconds: float) -> bool:
    """Wait until something has changed since this was asked last, and holds still again; False if nothing has."""
    return bool(page.evaluate(STIRRED, [seconds * 1000, CALM_MS]))
