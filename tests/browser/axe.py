"""Check pages with axe in the light and the dark theme; only the colour rules can differ between the two."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.unseen import seen

#: Only violations are requested: describing what passed takes longer than the checks.
FAULTS: dict[str, object] = {"resultTypes": ["violations"]}
COLOURS = {**FAULTS, "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
#: Waits until transitions have ended; endless animations are ignored.
STILL = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const ends = (one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime);
  await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
}"""


def faults(page: Page, axe: Axe | None = None, options: dict[str, object] = FAULTS) -> str:
    """Return what axe finds wrong with the current page; an empty string if nothing."""
    with seen(page):
        page.evaluate(STILL)
        results = (axe or Axe()).run(page, options=options)
    return results.generate_report() if results.violations_count else ""


def assert_accessible(page: Page, what: str) -> None:
    """Fail if axe finds a fault in either theme; restore the page's state afterwards, including reduced motion."""
    # In the dark theme the page still has axe from the first run.
    for scheme, axe, options in (("light", Axe(), FAULTS), ("dark", Axe("void 0"), COLOURS)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        found = faults(page, axe, options)
        assert not found, f"{what}, {scheme}: {found}"
    page.emulate_media(color_scheme="light")
