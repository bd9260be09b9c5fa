"""Test the learning report of a real game: the answers given in the browser are in it, as text, as a table and as a file."""

import csv
import re
import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from spielkiste.games.numnum.matching import bars_of
from spielkiste.games.numnum.material import KIND_OF
from spielkiste.games.numnum.naming import ANSWERS, right_answers
from spielkiste.games.numnum.syllabus import TIMES_TABLE
from spielkiste.texts import texts
from tests.browser.axe import assert_accessible
from tests.browser.driver import FINGER_MS, PATIENCE_MS, Visitor
from tests.learning.kept import kept
from tests.learning.test_ten_weeks import WEAKNESSES
from tests.server.harness import Server

Go = Callable[..., Visitor]
SECONDS = 180


def _play(visitor: Visitor) -> list[tuple[str, str, str, bool]]:
    """Play Times Table Mau-Mau to the end, with a wrong first answer and only right ones after it; return the answers."""
    given: list[tuple[str, str, str, bool]] = []
    deadline = time.monotonic() + SECONDS
    while not visitor.over():
        assert time.monotonic() < deadline, "the game does not end"
        update = visitor.latest
        naming = update["view"].get("naming") if update.get("moves") else None
        if naming is None:
            with suppress(PlaywrightTimeout):
                _act(visitor)
            _follows(visitor, update["number"], 0.3)
        else:
            right = right_answers(KIND_OF[naming["left"]], KIND_OF[naming["right"]], bars_of(update["view"]["bars"]))
            answer = right[0] if given else next(one for one in range(len(ANSWERS)) if one not in right)
            visitor.page.locator(".keys button").nth(answer).click()
            given.append((naming["left"], naming["right"], ANSWERS[answer], answer in right))
            assert _follows(visitor, update["number"], PATIENCE_MS / 1000), "an answer got no reaction"
    return given


def _follows(visitor: Visitor, number: int, seconds: float) -> bool:
    """Return whether something happens at the table within this time."""
    deadline = time.monotonic() + seconds
    while visitor.latest["number"] == number and time.monotonic() < deadline:
        visitor.page.wait_for_timeout(15)
    return bool(visitor.latest["number"] != number)


def _act(visitor: Visitor) -> None:
    """Touch what leads to a legal move: nothing on the table shows which cards fit."""
    for move in visitor.latest.get("moves", []):
        ways = visitor.page.locator("[data-leads]").filter(visible=True).all()
        leading = [way for way in ways if move["notation"] in (way.get_attribute("data-leads") or "").split("|")]
        if leading:
            leading[-1].click(timeout=FINGER_MS)
            return


def _words(answer: str) -> str:
    return texts("en").say(f"nn-answer-{answer}")


def _look_and_practise(page: Page, found: str, left: str, right: str) -> None:
    """Check the child's table after a missed fact, practise for two minutes by keyboard, and delete it all."""
    page.get_by_role("button", name="Practise for 2 minutes").click()
    exercise = page.locator(".exercise")
    exercise.wait_for()
    assert_accessible(page, "practice")
    for helped in (False, True):
        # The previous question and its praise have disappeared.
        page.locator(".said:not(:has(b))").wait_for(state="attached")
        row, place = [int(figure) for figure in re.findall(r"\d+", exercise.get_attribute("aria-label") or "")]
        labels = exercise.get_by_role("button").evaluate_all("all => all.map(one => one.ariaLabel)")
        offered = [int(label.split(" ")[0]) for label in labels]
        if helped:
            page.get_by_role("button", name="Give me a clue").click()
            page.get_by_role("img", name=re.compile("Along the")).wait_for()
            page.keyboard.press(str(1 + next(at for at, one in enumerate(offered) if one != row * place)))
            page.get_by_text("Look again.").first.wait_for()
        page.keyboard.press(str(1 + offered.index(row * place)))
        page.locator(".said b").wait_for()
    page.get_by_role("button", name="Back to the picture").click()
    table = page.get_by_role("table")
    table.wait_for()
    if found.isdecimal() and int(found) <= 9:
        for card in (left, right):
            factor = int(card.split("-")[0]) // int(found)
            if factor <= 9:
                cell = table.get_by_text(re.compile(f"^{found} × {factor} = {int(found) * factor}: (practising|nearly)$"))
                assert cell.count(), "the fact must not count as known at once"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Delete").click()
    page.locator("dialog[open]").get_by_role("button", name="Delete").click()
    page.get_by_text("Nothing here yet").wait_for()
    assert not page.evaluate("Object.keys(localStorage).filter(key => key.includes(':child:')).length")


def _open_facts(page: Page) -> None:
    """Open the fold of the end sheet that holds the report of a player who has not won."""
    page.locator("dialog[open] ol li.winner").wait_for(state="attached")
    fold = page.locator("dialog[open] details:not([open]) > summary").filter(has_text="What else happened")
    if fold.count():
        fold.click()


def _open_report(page: Page) -> None:
    _open_facts(page)
    page.get_by_role("button", name="Your times tables").click()


def test_a_wrong_and_a_right_answer_stand_in_the_report_until_it_is_deleted(go: Go, server: Server) -> None:
    for _ in range(4):
        keys, _made = server.people(1, bots=1, game="mau-mau", naming="practice", begins=1)
        visitor = go(f"#seat={keys[0]}", size="phone", language="en")
        page = visitor.page
        page.wait_for_selector(".board")
        given = _play(visitor)
        if len(given) > 1:
            break
    (left, right, wrong, _no), (*again, found, yes) = given[:2]
    assert again == [left, right] and yes, "the same question must be asked until it is answered"

    _open_report(page)
    report = page.locator("dialog[open] div.paper")
    report.wait_for()
    shown = report.inner_text()
    assert _words(found) in shown
    assert f"said: {_words(wrong)}" in shown
    signs = report.locator(".row .signs svg").count()
    assert signs == len({pair[:2] for pair in given}), "there must be one symbol per question"
    if found.isdecimal():
        factors = [int(card.split("-")[0]) // int(found) for card in (left, right)]
        for factor in factors:
            if int(found) <= 9 and factor <= 10:
                cell = report.locator("tbody tr").nth(int(found) - 2).locator("td").nth(factor - 1)
                assert f"{int(found) * factor} in the {_words(found)}" in cell.inner_text()

    with page.expect_download() as download:
        page.get_by_role("button", name="Spreadsheet").click()
    lines = list(csv.reader(download.value.path().read_text(encoding="utf-8-sig").splitlines()))
    assert [(line[6], line[7]) for line in lines[1:3]] == [(_words(wrong), "no"), (_words(found), "yes")]
    assert len(lines) == 1 + len(given) and all(line[8] for line in lines[1:]), "each answer must be listed with its time"

    page.keyboard.press("Escape")
    address = page.url
    _look_and_practise(page, found, left, right)

    page.goto(address)
    _open_report(page)
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Your times tables").wait_for(state="detached")
    page.reload()
    _open_facts(page)
    assert not page.get_by_role("button", name="Your times tables").count()
    assert not visitor.scrolls()


def test_four_weeks_of_a_child_are_a_picture_that_names_its_weaknesses_and_sums_are_practised_by_key(go: Go) -> None:
    """The child is simulated, so its progress is known."""
    visitor = go("#learning", size="phone", language="en", before=kept("Lina", 0, ["sums", "times"]))
    page = visitor.page
    page.get_by_role("heading", name="Times tables").wait_for()
    assert page.get_by_role("table").count() == 2
    assert page.locator("td > .next, li > .next").count() == 10, "five facts of each subject must be framed"
    named = page.locator("[aria-labelledby=facts-times] ol li").all_inner_texts()
    hard = [TIMES_TABLE.written[fact] for fact in WEAKNESSES["times"]]
    assert sum(fact in hard for fact in named) >= 3, named
    assert_accessible(page, "what I know")
    page.locator("[aria-labelledby=facts-sums]").get_by_role("button", name="Practise for 2 minutes").click()
    page.locator(".exercise").wait_for()
    assert_accessible(page, "practice of sums")
    before, after = re.findall(r"\d+", page.locator(".dial output").get_attribute("aria-label") or "")[:2]
    # Only taps have to wait, so that the second half of a double tap does not enter a digit; keys count at once.
    for key in [*str(int(before) + int(after)), "Enter"]:
        page.keyboard.press(key)
    page.get_by_text("Right!").first.wait_for()
    assert not visitor.scrolls()
