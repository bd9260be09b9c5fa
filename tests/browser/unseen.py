"""Pages at which nobody looks are not painted, and make no sounds: that took almost half of the browser's time there.

Everything is in its place all the same, has its name and its size, and can be touched; what is announced is announced.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

#: For `visit(before=…)`.  What lies over the page, as a sheet does, is painted for itself; and some devices have no sound.
UNSEEN = """
  window.unseen = new CSSStyleSheet();
  window.unseen.replaceSync('html, dialog, [popover] { opacity: 0 !important; }');
  document.adoptedStyleSheets.push(window.unseen);
  delete window.AudioContext;
"""


@contextmanager
def seen(page: Page) -> Iterator[None]:
    """Somebody looks: at its colours, for example."""
    page.evaluate("() => void (window.unseen.disabled = true)")
    yield
    page.evaluate("() => void (window.unseen.disabled = false)")
