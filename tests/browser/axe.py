"""What axe finds wrong with a page, by day and by night: of its hundred checks only those of colours can differ then."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

#: What is right is not asked for: to describe all of it takes longer than to find out.
FAULTS = {"resultTypes": ["violations"]}
COLOURS = {**FAULTS, "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}
#: Whatever changes its colour or its place has done so; what goes on for ever is not waited for.
STILL = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const ends = (one) => one.playState === 'running' && Number.isFinite(one.effect?.getComputedTiming().endTime);
  await Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished));
}"""


def assert_accessible(page: Page, what: str) -> None:
    """The page is as it was before; whoever wants it still asks for reduced motion."""
    # At night the page still has the program that it was given by day.
    for scheme, axe, options in (("light", Axe(), FAULTS), ("dark", Axe("void 0"), COLOURS)):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.evaluate(STILL)
        results = axe.run(page, options=options)
        assert results.violations_count == 0, f"{what}, {scheme}: {results.generate_report()}"
    page.emulate_media(color_scheme="light")
