"""What axe finds wrong with a page, by day and by night: of its hundred checks only those of colours can differ then."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.unseen import seen

#: What is right is not asked for: to describe all of it takes longer than to find out.
FAULTS: dict[str, object] = {"resultTypes": ["violations"]}
COLOURS = {**FAULTS, "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
#: Whatever changes its colour or its place has done so; what goes on for ever is not waited for.
STILL = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const ends = (one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime);
  await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
}"""


def faults(page: Page, axe: Axe | None = None, options: dict[str, object] = FAULTS) -> str:
    """What axe finds wrong with the page as it is now; nothing if all is well."""
    with seen(page):
        page.evaluate(STILL)
        results = (axe or Axe()).run(page, options=options)
    return results.generate_report() if results.violations_count else ""


def assert_accessible(page: Page, what: str) -> None:
    """The page is as it was before; whoever wants it still asks for reduced motion."""
    # At night the page still has the program that it was given by day.
    for scheme, axe, options in (("light", Axe(), FAULTS), ("dark", Axe("void 0"), COLOURS)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        found = faults(page, axe, options)
        assert not found, f"{what}, {scheme}: {found}"
    page.emulate_media(color_scheme="light")
