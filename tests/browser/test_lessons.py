"""Test that following only the pointing hand completes every lesson by touch; test_boards.py does the same by ear."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

import spielkiste
from spielkiste.boxes import lessons
from spielkiste.core.lesson import Lesson
from spielkiste.texts import LANGUAGES, texts
from tests import web
from tests.browser.driver import FINGER_MS, PATIENCE_MS, Visitor
from tests.browser.monkey import try_everything
from tests.browser.stirring import changed_and_settled
from tests.browser.unseen import SILENT
from tests.server.harness import Server

WORDS = texts("en")
#: No lesson needs more touches than this.
MOST = 120
MOST_PIECES = 10

#: Returns the control in the middle of the ring, and the step of the lesson.
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


def follow(page: Page) -> list[str]:
    """Do what the teacher says until the lesson is over; return everything that was said."""
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
        # The teacher may disappear between two looks: the lesson has just ended.
        lines = bar.locator("p").all_inner_texts()[:1]
        if any(lines) and said[-1:] != lines:
            said += lines
        try:
            if lines and go_on.is_visible():
                go_on.click(timeout=FINGER_MS)
            elif page.evaluate(POINTED):
                page.locator("[data-pointed]").first.click(force=True, timeout=FINGER_MS)
        except PlaywrightTimeout:
            # The control moved away under the finger: the step is already done.
            continue
        # The result of a tap may come in several parts; wait for all of them.
        for _ in range(MOST_PIECES):
            if not changed_and_settled(page, 0.2):
                break
    raise AssertionError(f"the lesson does not end; its last words: {said[-1:]}")


def _begin(page: Page, title: str) -> None:
    """Tap until the teacher appears: while fonts load, a button may move away under the finger."""
    button = page.get_by_role("button", name=title)
    teacher = page.get_by_role("region", name=WORDS.say("web-lesson"))
    button.click()
    try:
        teacher.wait_for(timeout=PATIENCE_MS / 2)
    except PlaywrightTimeout:
        button.click()
        teacher.wait_for()


@pytest.mark.parametrize("slug", sorted({game.slug for game in spielkiste.games() if lessons(game)}))
def test_the_hand_leads_through_every_lesson(go: Callable[..., Visitor], slug: str) -> None:
    page = go(f"#game={slug}", size="phone", reduced_motion="reduce", before=SILENT).page
    for name, given in lessons(spielkiste.find(slug)).items():
        # From the set-up page to the first lesson, and from the end of each to the next.
        _begin(page, WORDS.say(f"lesson-{slug}-{name}"))
        said = follow(page)
        steps = given["steps"]
        assert isinstance(steps, list)
        wanted = [WORDS.say(step["say"]) for step in steps if step.get("say")]
        assert [line for line in said if line in wanted] == said and len(said) >= len(wanted) - 1


@pytest.mark.parametrize("slug", sorted({game.slug for game in spielkiste.games() if lessons(game)}))
def test_no_wrong_step_is_a_dead_end(go: Callable[..., Visitor], server: Server, slug: str) -> None:
    """No matter what was touched before, the hand comes back, and what it points at is never refused."""
    for name in lessons(spielkiste.find(slug)):
        made = web.post(server.url + "api/lessons", json={"game": slug, "lesson": name}).json()
        page = go(f"#seat={made['seats'][0]['key']}", size="tablet", reduced_motion="reduce", before=SILENT).page
        page.get_by_role("region", name=WORDS.say("web-lesson")).wait_for()
        touched = try_everything(page)
        assert touched["wrong"] > 0, (slug, name)


#: Returns how many lines each of these texts takes in the teacher's bubble.
LINES = """(all) => {
  const bubble = document.querySelector('.lesson p');
  const [now, high] = [bubble.textContent, parseFloat(getComputedStyle(bubble).lineHeight)];
  const lines = all.map((words) => ((bubble.textContent = words), Math.round(bubble.getBoundingClientRect().height / high)));
  bubble.textContent = now;
  return lines;
}"""
#: One thought per step; the final words may be longer.
MOST_LINES = 3


def test_what_the_teacher_says_is_three_lines_on_a_phone_in_every_language(go: Callable[..., Visitor], server: Server) -> None:
    taken = [Lesson(given) for game in spielkiste.games() for given in lessons(game).values()]
    steps = [(lesson, step) for lesson in taken for step in lesson.steps[:-1] if step.say]
    done = sorted({step.say for lesson, step in steps if step.seat == lesson.learner and step.moves})
    read = sorted({step.say for _, step in steps} - set(done))
    made = web.post(server.url + "api/lessons", json={"game": "thousand-km", "lesson": "first"}).json()
    page = go(f"#seat={made['seats'][0]['key']}", size="phone", reduced_motion="reduce", before=SILENT, painted=True).page
    bar = page.get_by_role("region", name=WORDS.say("web-lesson"))
    bar.wait_for()
    page.evaluate("() => document.fonts.ready")
    long: list[str] = []
    # Beside the "next" button there is less room.
    for keys in (done, read):
        for tag in LANGUAGES:
            said = [texts(tag).say(key) for key in keys]
            long += [words for words, lines in zip(said, page.evaluate(LINES, said), strict=True) if lines > MOST_LINES]
        if keys is done:
            page.wait_for_selector(".ring")
            assert page.evaluate(POINTED)
            page.locator("[data-pointed]").first.click(force=True)
            bar.get_by_role("button", name=WORDS.say("web-lesson-next"), exact=True).wait_for()
    assert not long, "\n".join(long)
