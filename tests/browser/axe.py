"""What axe finds wrong with a page, by day and by night: of its hundred checks only those of colours can differ then."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

COLOURS = {"runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
#: So long a colour may take to change.
FADE_MS = 350


def assert_accessible(page: Page, what: str) -> None:
    """The page is as it was before; whoever wants it still asks for reduced motion."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(FADE_MS)
        results = Axe().run(page, options=COLOURS if scheme == "dark" else None)
        assert results.violations_count == 0, f"{what}, {scheme}: {results.generate_report()}"
    page.emulate_media(color_scheme="light")
