"""Somebody who only follows the pointing hand gets through every lesson, by finger and by keyboard."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import spielkiste
from spielkiste.boxes import lessons
from spielkiste.texts import texts
from tests.browser.driver import FINGER_MS, Visitor

WORDS = texts("en")
ALL = [(game.slug, name) for game in spielkiste.games() for name in lessons(game)]
#: Nobody needs more touches than this for a lesson.
MOST = 120

#: The control in the middle of the ring, and where the lesson stands.
POINTED = """() => {
  const ring = document.querySelector('.ring')?.getBoundingClientRect();
  if (!ring) return null;
  const all = [...document.querySelectorAll('[data-leads]')];
  const near = (box) => Math.abs(box.x - ring.x) + Math.abs(box.y - ring.y) + Math.abs(box.width - ring.width);
  const found = all.find((one) => near(one.getBoundingClientRect()) < 3);
  if (!found) return null;
  document.querySelectorAll('[data-pointed]').forEach((one) => delete one.dataset.pointed);
  found.dataset.pointed = '';
  return found.getAttribute('aria-label') ?? found.textContent;
}"""


def follow(page: Page, touch: Callable[[Page, str], None]) -> list[str]:
    """Do what the teacher says until the lesson is over; returns everything that was said."""
    done = page.get_by_role("dialog", name=WORDS.say("web-lesson-done"))
    bar = page.get_by_role("region", name=WORDS.say("web-lesson"))
    go_on = bar.get_by_role("button", name=WORDS.say("web-lesson-next"), exact=True)
    said: list[str] = []
    for _ in range(MOST):
        page.wait_for_function(
            "([done, next]) => document.querySelector('.ring') || [...document.querySelectorAll('button, h2')]"
            ".some((one) => one.getClientRects().length && [done, next].includes(one.textContent.trim()))",
            arg=[WORDS.say("web-lesson-done"), WORDS.say("web-lesson-next")],
            timeout=20_000,
        )
        if done.is_visible():
            return said
        # The teacher may be gone between two looks: the lesson has just ended.
        lines = bar.locator("p").all_inner_texts()
        if lines and said[-1:] != lines[-1:]:
            said.append(lines[-1])
        what = "next" if lines and go_on.is_visible() else "pointed" if page.evaluate(POINTED) else None
        try:
            if what:
                touch(page, what)
        except PlaywrightTimeout:
            # It went away under the finger: the step is done already.
            continue
        page.wait_for_timeout(200 if what == "pointed" else 60)
    raise AssertionError(f"the lesson does not end; it said last: {said[-1:]}")


def by_finger(page: Page, what: str) -> None:
    if what == "next":
        page.get_by_role("button", name=WORDS.say("web-lesson-next"), exact=True).click(timeout=FINGER_MS)
    else:
        page.locator("[data-pointed]").first.click(force=True, timeout=FINGER_MS)


def by_keyboard(page: Page, what: str) -> None:
    target = (
        page.get_by_role("button", name=WORDS.say("web-lesson-next"), exact=True)
        if what == "next"
        else page.locator("[data-pointed]").first
    )
    target.focus(timeout=FINGER_MS)
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("slug", "name"), ALL)
def test_the_hand_leads_through_every_lesson(go: Callable[..., Visitor], slug: str, name: str) -> None:
    page = go(f"#game={slug}", size="phone").page
    page.get_by_role("button", name=WORDS.say(f"lesson-{slug}-{name}")).click()
    said = follow(page, by_finger)
    given = lessons(spielkiste.find(slug))[name]
    steps = given["steps"]
    assert isinstance(steps, list)
    wanted = [WORDS.say(step["say"]) for step in steps if step.get("say")]
    assert [line for line in said if line in wanted] == said and len(said) >= len(wanted) - 1


@pytest.mark.parametrize("slug", sorted({slug for slug, _ in ALL}))
def test_the_first_lesson_works_by_keyboard(go: Callable[..., Visitor], slug: str) -> None:
    page = go(f"#game={slug}", size="laptop", reduced_motion="reduce").page
    first = next(name for known, name in ALL if known == slug)
    page.get_by_role("button", name=WORDS.say(f"lesson-{slug}-{first}")).click()
    assert follow(page, by_keyboard)
