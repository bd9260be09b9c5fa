"""Test the teacher's answer to a tap that does not help: in the bubble, kindly, with the hand still pointing."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from spielkiste.texts import texts
from tests.browser.driver import Visitor
from tests.browser.ear import EAR
from tests.server.harness import Server

WORDS = texts("en")


def _lesson(go: Callable[..., Visitor], server: Server, slug: str) -> Page:
    made = server.post("api/lessons", {"game": slug, "lesson": "first"}).json()
    page = go(f"#seat={made['seats'][0]['key']}", size="phone", reduced_motion="reduce", before=EAR).page
    page.wait_for_selector(".ring")
    return page


def test_a_tap_that_does_not_lead_on_is_answered_in_the_bubble(go: Callable[..., Visitor], server: Server) -> None:
    page = _lesson(go, server, "thousand-km")
    lines = page.get_by_role("region", name=WORDS.say("web-lesson")).locator("p")
    said = lines.first.inner_text()
    page.locator(".hand button:not([data-leads])").first.click()
    expect(lines.nth(1)).to_have_text(WORDS.say("km-why-not-started"))
    # Sentence and hand stay in place, and both the answer and the task are heard.
    assert lines.first.inner_text() == said and page.locator(".ring").count() and not page.get_by_role("dialog").count()
    page.wait_for_function("words => window.heardAloud.at(-1)?.includes(words)", arg=said)
    assert [words for _, words in page.evaluate("window.heardAloud")][-2] == lines.nth(1).inner_text()


def test_no_tap_begins_what_the_lesson_is_not_about(go: Callable[..., Visitor], server: Server) -> None:
    """A distant tile could only be swapped; the lesson is about driving, and its hand keeps pointing."""
    page = _lesson(go, server, "memo-race")
    page.locator('[data-place="b4"]').click()
    page.get_by_text(WORDS.say("web-mr-no-far")).first.wait_for()
    assert page.locator(".ring").count() and not page.get_by_role("dialog").count()


def test_after_a_rotation_the_ring_is_at_its_card_at_once(go: Callable[..., Visitor], server: Server) -> None:
    """The ring must not move there gradually: on the way it would point at something else."""
    made = server.post("api/lessons", {"game": "number-rally", "lesson": "first"}).json()
    page = go(f"#seat={made['seats'][0]['key']}", size="phone", painted=True).page
    page.wait_for_selector(".ring")
    page.add_style_tag(content=".ring, .hand { transition-duration: 300s !important }")
    page.set_viewport_size({"width": 1366, "height": 768})
    page.wait_for_function(
        """() => {
          const [ring, card] = ['.ring', '[data-leads][aria-describedby]'].map((one) => document.querySelector(one));
          if (!ring || !card) return false;
          const [there, here] = [ring, card].map((one) => one.getBoundingClientRect());
          return Math.abs(there.x - here.x) < 2 && Math.abs(there.y - here.y) < 2 && there.width > 100;
        }""",
    )
