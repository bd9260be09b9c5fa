"""Test a whole class in real time over two lessons: thirty children, six of them in real browsers, with broken
connections, latecomers, a reload, a broken tablet, a rude name, and a closing that leaves nothing.

It takes most of a minute and is part of `make thorough`. Pictures of the teacher's laptop are saved beside it.
"""

import asyncio
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Page, expect

from spielkiste.texts import texts
from tests import web
from tests.browser.driver import Visitor
from tests.browser.test_class import KEPT, holds_nothing
from tests.server.classes import Pupil
from tests.server.harness import PATIENCE, Server
from tests.server.mother import Born

Go = Callable[..., Visitor]
#: As in a real lesson: bots and clocks have their normal speed.
FLAGS = ("--log-level", "debug")
BROWSERS, SOCKETS = 6, 24
SECONDS = 10
#: Fewer places than children: the last two knock.
PLACES = BROWSERS + SOCKETS - 2
NAMES = ("Zora", "Quentin", "Xaver", "Yolanda", "Ottokar", "Wilhelmine")
RUDE = "Arsch"
#: How long a child thinks, and how often a browser loses the network, in seconds.
THINKS, CUT_EVERY = 0.7, 4
SLOW_MS = 60_000
say = texts("en").say


@contextmanager
def _children(server: Server, code: str) -> Iterator[list[Pupil]]:
    """Run the children without a browser in a thread, until the room is closed."""
    pupils = [Pupil(server, code, number, THINKS) for number in range(SOCKETS)]

    async def live() -> None:
        async with web.AsyncClient(timeout=PATIENCE) as client:
            answers = await asyncio.gather(*(pupil.join(client) for pupil in pupils))
        assert [answer.status_code for answer in answers] == [200] * SOCKETS
        await asyncio.gather(*(pupil.live() for pupil in pupils))

    thread = threading.Thread(target=asyncio.run, args=(live(),), daemon=True)
    thread.start()
    yield pupils
    thread.join(PATIENCE)
    assert not thread.is_alive(), "a child did not hear that the room is closed"


def _come_in(page: Page, code: str, number: int, name: str) -> None:
    """Enter the room: half of the children type the code, the others have scanned it."""
    if not number % 2:
        page.get_by_label(say("web-class-code")).fill(code.lower())
        page.get_by_role("button", name=say("web-class-code-go"), exact=True).click()
    page.get_by_role("group").get_by_role("radio").nth(number).check(force=True)
    page.get_by_label(say("web-class-join-name")).fill(name)
    page.get_by_role("button", name=say("web-class-join-go"), exact=True).click()


def _play(children: list[Visitor], seconds: float) -> int:
    """Let everyone play; return how often a browser lost the network."""
    started, cuts = time.monotonic(), 0
    while (now := time.monotonic() - started) < seconds:
        for child in children:
            child.act()
        children[0].page.wait_for_timeout(200)
        if now > (cuts + 1) * CUT_EVERY:
            unlucky = children[cuts % len(children)].page
            unlucky.context.set_offline(True)
            unlucky.wait_for_timeout(1500)
            unlucky.context.set_offline(False)
            cuts += 1
    return cuts


def _press(page: Page, key: str, **values: object) -> None:
    page.get_by_role("button", name=say(key, **values), exact=True).first.click()


if os.environ.get("SPIELKISTE_THOROUGH"):

    def test_a_class_of_thirty_is_played_through(go: Go, server: Server, tmp_path: Path) -> None:
        expect.set_options(timeout=SLOW_MS)
        assert isinstance(server.process, Born)
        server.process.listen()
        request = {"game": "thousand-km", "size": 2, "places": PLACES, "options": {"tempo": "calm"}, "learn": True}
        made = web.post(server.url + "api/class", json=request, timeout=PATIENCE).json()
        teacher = go(f"#class={made['key']}", size="laptop", reduced_motion="reduce", painted=True)
        desk = teacher.page
        expect(desk.get_by_text(made["code"]).first).to_be_visible()

        def arrive(number: int, name: str) -> Visitor:
            path = f"#class={made['code']}" if number % 2 else "#class"
            child = go(path, size="phone", scheme="dark" if number % 3 else "light", reduced_motion="reduce")
            _come_in(child.page, made["code"], number, name)
            return child

        children = [arrive(number, NAMES[number]) for number in range(BROWSERS - 2)]
        with _children(server, made["code"]) as pupils:
            # The first lesson begins with the game's own lesson; a rude name is refused.
            expect(desk.get_by_text(say("web-warm-line", through=0, all=PLACES))).to_be_visible()
            children += [arrive(BROWSERS - 2, NAMES[-2]), arrive(BROWSERS - 1, RUDE)]
            desk.screenshot(path=tmp_path / "1-learning.png")
            _press(desk, "web-class-start")
            expect(desk.get_by_role("article")).to_have_count(PLACES // 2)
            assert desk.get_by_text(RUDE).count() == 0
            # Latecomers knock, and each gets a table.
            for _ in range(2):
                _press(desk, "web-class-knock-table")
            expect(desk.get_by_role("article")).to_have_count(PLACES // 2 + 2)
            for child in children:
                child.page.wait_for_selector(".hand", timeout=SLOW_MS)
            assert _play(children, SECONDS)
            desk.screenshot(path=tmp_path / "2-they-play.png")
            children[0].page.reload()
            children[0].page.wait_for_selector(".hand", timeout=SLOW_MS)
            # A tablet breaks: its child comes back on another, knocks, and gets its seat.
            children.pop(1).page.context.close()
            children.append(arrive(1, NAMES[-1]))
            _press(desk, "web-class-knock-seat", name=NAMES[1])
            children[-1].page.wait_for_selector(".hand", timeout=SLOW_MS)

            _press(desk, "web-class-pause")
            for child in children:
                expect(child.page.get_by_role("heading", name=say("web-class-eyes"))).to_be_visible()
            _press(desk, "web-class-resume")
            for child in children:
                expect(child.page.get_by_role("heading", name=say("web-class-eyes"))).to_be_hidden()

            # The second lesson has other pairs.
            _press(desk, "web-class-next")
            desk.screenshot(path=tmp_path / "3-what-is-next.png")
            _press(desk, "web-class-next-meet")
            expect(desk.get_by_text(say("web-class-round", round=2), exact=False)).to_be_visible()
            for child in children:
                child.page.wait_for_selector(".hand", timeout=SLOW_MS)
            assert _play(children, SECONDS)
            desk.screenshot(path=tmp_path / "4-second-lesson.png")

            _press(desk, "web-class-more")
            for _ in range(2):
                _press(desk, "web-class-close")
            for child in children:
                expect(child.page.get_by_role("heading", name=say("web-class-over"))).to_be_visible()
        assert sum(pupil.cuts for pupil in pupils) >= 3
        # Every child had a lesson and two tables.
        assert [pupil.number for pupil in pupils if len(pupil.played) < 3] == []
        for visitor in (teacher, *children):
            assert visitor.page.context.cookies() == []
            holds_nothing(visitor.page.evaluate(KEPT), "a browser", *NAMES, RUDE, "spielkiste:class")
        for file in Path(server.database).parent.iterdir():
            if file.is_file():
                holds_nothing(file.read_bytes().decode("latin-1"), file.name, *NAMES, RUDE)
        holds_nothing(server.process.said(), "the log", *NAMES, RUDE)
