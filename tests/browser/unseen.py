"""Pages at which nobody looks are not painted, and need make no sounds: that took almost half of the browser's time.

Everything is in its place all the same, has its name and its size, and can be touched; what is announced is announced.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

#: So faint that a browser does not take the trouble, and still not invisible to who asks the page.  What lies over the page, as a
#: sheet does, is painted for itself.
UNPAINTED = """
  window.unseen = new CSSStyleSheet();
  window.unseen.replaceSync('html, dialog, [popover] { opacity: 0.0001 !important; }');
  document.adoptedStyleSheets.push(window.unseen);
"""
#: For `visit(before=…)`: some devices have no sound.
SILENT = "delete window.AudioContext;"


@contextmanager
def seen(page: Page) -> Iterator[None]:
    """Somebody looks: at its colours, for example."""
    page.evaluate("() => { if (window.unseen) window.unseen.disabled = true; }")
    yield
    page.evaluate("() => { if (window.unseen) window.unseen.disabled = false; }")
