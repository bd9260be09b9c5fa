"""Disable painting and sound in pages that no test looks at: together they take almost half of the browser's time.

Layout, names and sizes stay as they are, controls work, and announcements are made.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

#: Almost transparent, so that browsers skip painting, but still visible to queries. What is in the top layer, such as a
#: dialog, is painted separately.
UNPAINTED = """
  window.unseen = new CSSStyleSheet();
  window.unseen.replaceSync('html, dialog, [popover] { opacity: 0.0001 !important; }');
  document.adoptedStyleSheets.push(window.unseen);
"""
#: For `visit(before=…)`: a device without sound.
SILENT = "delete window.AudioContext;"


@contextmanager
def seen(page: Page) -> Iterator[None]:
    """Paint the page for a while, for a test that looks at its colours."""
    page.evaluate("() => { if (window.unseen) window.unseen.disabled = true; }")
    yield
    page.evaluate("() => { if (window.unseen) window.unseen.disabled = false; }")
