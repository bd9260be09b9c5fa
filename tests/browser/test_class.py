"""Test a teacher on a tablet and two children on phones: a code, a game, eyes on me, a new round, and nothing left behind."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from spielkiste.texts import texts
from tests.browser.axe import assert_accessible
from tests.browser.driver import PATIENCE_MS, Visitor
from tests.server.harness import Server
from tests.server.mother import Born

Go = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE_MS)
FLAGS = ("--quick", "--log-level", "debug")
CHILDREN = ("Zora", "Quentin")

#: Everything that a page keeps in the browser, as one text: storage, databases and caches.
KEPT = """async () => {
  const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  const answer = (request) => new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  for (const { name } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const held = database.transaction(store).objectStore(store);
      kept.push(store, JSON.stringify([await answer(held.getAllKeys()), await answer(held.getAll())]));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) kept.push(request.url, await (await cache.match(request)).text());
  }
  return kept.join("\\n");
}"""


def _press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def _seat(child: Visitor) -> str:
    """Return the key of the child's seat at its current table."""
    return next(str(frame["seat_key"]) for frame in reversed(child.frames) if frame["t"] == "class_place")


def test_the_button_of_the_door_cuts_no_line_in_two(go: Go) -> None:
    """It stays in sight while the fields pass behind it; nothing of them is seen on both of its sides."""
    page = go("#class", size="laptop", reduced_motion="reduce").page
    page.get_by_role("button", name="Open the classroom").wait_for()
    seen = page.evaluate("""() => {
      const button = [...document.querySelectorAll('main button')].find((one) => one.innerText.includes('Open the classroom'));
      const { left, right, bottom } = button.getBoundingClientRect();
      const across = [left + 4, (left + right) / 2, right - 4];
      const down = Array.from({ length: Math.max(0, Math.floor(innerHeight - bottom - 8)) }, (_, at) => bottom + 6 + at);
      return down.flatMap((y) => across.map((x) => document.elementFromPoint(x, y)))
        .filter((one) => one !== button.parentElement && !button.contains(one)).map((one) => one.outerHTML.slice(0, 80));
    }""")
    assert not seen


def test_a_teacher_and_two_children(go: Go, server: Server) -> None:
    assert isinstance(server.process, Born)
    server.process.listen()
    teacher = go(size="tablet", reduced_motion="reduce")
    desk = teacher.page
    _press(desk, "For the class")
    # No choice and no scrolling needed.
    expect(desk.get_by_role("button", name="Open the classroom")).to_be_in_viewport()
    assert_accessible(desk, "the door")
    _press(desk, "Lesson plans")
    expect(desk.get_by_role("heading", name="Wall Break")).to_be_visible()
    assert_accessible(desk, "lesson plans")
    desk.keyboard.press("Escape")
    _press(desk, "Open the classroom")
    code = desk.locator(".code").inner_text()
    expect(desk.get_by_role("img", name="QR code for the link")).to_be_visible()

    # One child types the code, the other has scanned it.
    anna, ben = go("#class", size="phone", reduced_motion="reduce"), go(f"#class={code}", size="phone", reduced_motion="reduce")
    anna.page.get_by_label("Code").fill("XXXX")
    _press(anna.page, "Next")
    _press(anna.page, "Join in")
    expect(anna.page.get_by_text("There’s no classroom with this code.", exact=False)).to_be_visible()
    anna.page.go_back()
    anna.page.get_by_label("Code").fill(code.lower())
    _press(anna.page, "Next")
    anna.page.get_by_label("Owl").check(force=True)
    anna.page.get_by_label("Nickname").fill("Zora")
    assert_accessible(anna.page, "coming in")
    assert not anna.scrolls()
    _press(anna.page, "Join in")
    expect(anna.page.get_by_role("heading", name="Hello, Zora!")).to_be_visible()
    ben.page.get_by_label("Nickname").fill("Quentin")
    _press(ben.page, "Join in")
    for child in (anna, ben):
        child.wait_for_board()
    # A child's device is silent until the child wants sound.
    _press(anna.page, "Menu")
    expect(anna.page.get_by_role("switch", name="Sound", exact=True)).not_to_be_checked()
    anna.page.keyboard.press("Escape")
    card = desk.get_by_role("article", name="Table 1")
    expect(card.get_by_text("Zora")).to_be_visible()
    expect(card.get_by_text("their turn")).to_have_count(1)

    # They play; the teacher sees their progress and can watch without seeing a card.
    playing = next(child for child in (anna, ben) if child.latest["moves"])
    while playing.latest["moves"]:
        playing.act()
    expect(card).to_contain_text(re.compile(r"[1-9]\d* moves?"))
    _press(desk, "Watch, Table 1")
    desk.wait_for_selector(".pile")
    assert not desk.locator(".hand button").count()
    # The way back is in the bar and covers no part of the table.
    expect(desk.locator("header").get_by_role("button", name="Back to the class")).to_be_visible()
    _press(desk, "Back to the class")

    # Every phone shows "Eyes to the front" until the lesson goes on, even after a reload.
    _press(desk, "Eyes to the front")
    for child in (anna, ben):
        expect(child.page.get_by_role("heading", name="Eyes to the front!")).to_be_visible()
    assert_accessible(anna.page, "eyes on me")
    anna.page.keyboard.press("Escape")
    anna.page.reload()
    expect(anna.page.get_by_role("heading", name="Eyes to the front!")).to_be_visible()
    _press(desk, "Carry on")
    for child in (anna, ben):
        expect(child.page.get_by_role("heading", name="Eyes to the front!")).to_be_hidden()

    # The teacher renames a child with one tap, and the children see it.
    card.get_by_role("button", name="Zora").click()
    assert_accessible(desk, "what a teacher can do for a child")
    _press(desk, "Make up a name")
    expect(card.get_by_text("Zora")).to_have_count(0)

    # The next round uses another table.
    before = _seat(anna)
    _press(desk, "Next round")
    _press(desk, "Everyone meets someone new")
    expect(desk.get_by_text("Round 2", exact=False)).to_be_visible()
    expect(card).to_contain_text("0 moves")
    for child in (anna, ben):
        child.wait_for_board()
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while _seat(anna) == before:
        assert time.monotonic() < deadline, "the next round has the old table"
        anna.page.wait_for_timeout(50)

    # The lesson sheet: this game asks no questions, and the sheet names those that do.
    _press(desk, "Lesson sheet")
    expect(desk.get_by_role("dialog", name="Lesson sheet")).to_contain_text("Number Rally")
    expect(desk.get_by_role("button", name="Spreadsheet")).to_be_disabled()
    assert_accessible(desk, "the sheet of the lesson")
    desk.keyboard.press("Escape")

    assert_accessible(desk, "the classroom")
    assert not teacher.scrolls()
    _press(desk, "More")
    # The seating plan for the wall has every child once.
    desk.evaluate("window.print = () => {}")
    _press(desk, "Seating plan")
    plan = desk.locator(".print-sheet.now")
    expect(plan.get_by_role("heading", include_hidden=True)).to_have_text(["Seating plan", "Table 1"])
    expect(plan.locator("li")).to_have_count(2)
    expect(plan.locator("li").filter(has_text="Quentin")).to_have_count(1)
    _press(desk, "End and delete everything")
    _press(desk, "End and delete everything")
    for child in (anna, ben):
        expect(child.page.get_by_role("heading", name="The classroom is closed")).to_be_visible()
        assert "spielkiste:class" not in child.page.evaluate(KEPT)
    # Nothing of the room is left on any device, in any file or in any log, and no cookie was ever set.
    for page in (desk, anna.page, ben.page):
        assert page.context.cookies() == []
        holds_nothing(page.evaluate(KEPT), "a browser", *CHILDREN, before.partition(".")[0])
    for file in Path(server.database).parent.iterdir():
        if file.is_file():
            holds_nothing(file.read_bytes().decode("latin-1"), file.name, *CHILDREN)
    holds_nothing(server.process.said(), "the log", *CHILDREN)


#: How many rows of children stand on each step, and how many lines the longest name in the table takes.
PODIUM = """() => {
  const high = (one) => Math.round(one.getBoundingClientRect().y);
  const rows = (step) => new Set([...step.querySelectorAll('.token')].map(high)).size;
  const [sheet, words] = [document.querySelector('dialog[open]'), document.createRange()];
  words.selectNode([...sheet.querySelector('th[scope=row] span').childNodes].find((one) => one.data?.trim()));
  return [[...sheet.querySelectorAll('.podium li')].map(rows), words.getClientRects().length];
}"""


# In Spanish the other columns are the widest.
@pytest.mark.parametrize("language", ["en", "es"])
def test_many_children_share_a_step_and_no_name_breaks_on_a_phone(go: Go, language: str) -> None:
    say = texts(language).say
    desk = go(size="phone", language=language, reduced_motion="reduce").page
    tied = {"animal": 1, "present": True, "seated": True, "games": 3, "knocks": False, "buchholz": 3, "direct": 1, "played": []}

    def fill(line: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["t"] == "class_room":
                names = ["Wilhelmine", *(f"Kim {number}" for number in range(8))]
                places = [{"place": 1 if at < 7 else at + 1, "points": 6 if at < 7 else 9 - at} for at in range(9)]
                frame["children"] = [
                    {**tied, "number": at, "name": name, "through": True, **places[at]} for at, name in enumerate(names)
                ]
            line.send(json.dumps(frame))

        line.connect_to_server().on_message(pass_on)

    desk.route_web_socket(re.compile("/ws"), fill)
    _press(desk, say("web-class"))
    _press(desk, say("web-class-open"))
    _press(desk, say("web-class-results"))
    expect(desk.locator("dialog[open] .podium li")).not_to_have_count(0)
    desk.evaluate("() => document.fonts.ready")
    (first, *_), lines = desk.evaluate(PODIUM)
    assert first < 7, "they stand in a tower"
    assert lines == 1, "the name breaks"


def holds_nothing(text: str, where: str, *names: str) -> None:
    assert not [name for name in names if name in text], where
