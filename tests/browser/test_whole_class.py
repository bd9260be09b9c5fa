"""Test a whole class in real time: thirty children at fifteen tables, six of them in real browsers, with broken
connections.

It takes minutes and is part of `make thorough`. Pictures of the teacher's tablet are saved beside it.
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
from tests.server.classes import Pupil
from tests.server.harness import PATIENCE, Server

Go = Callable[..., Visitor]
#: As in a real lesson: bots and clocks have their normal speed.
FLAGS: tuple[str, ...] = ()
BROWSERS, SOCKETS = 6, 24
SECONDS = 45
#: How long a child thinks, and how often a browser loses the network, in seconds.
THINKS, CUT_EVERY = 0.7, 9
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


def _come_in(page: Page, code: str, number: int) -> None:
    """Enter the room: half of the children type the code, the others have scanned it."""
    if not number % 2:
        page.get_by_label(say("web-class-code")).fill(code.lower())
        page.get_by_role("button", name=say("web-class-code-go"), exact=True).click()
    page.get_by_role("group").get_by_role("radio").nth(number).check(force=True)
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


if os.environ.get("SPIELKISTE_THOROUGH"):

    def test_a_class_of_thirty_is_played_through(go: Go, server: Server, tmp_path: Path) -> None:
        expect.set_options(timeout=SLOW_MS)
        wish = {"game": "thousand-km", "size": 2, "places": 30, "options": {"tempo": "calm"}}
        made = web.post(server.url + "api/class", json=wish, timeout=PATIENCE).json()
        teacher = go(f"#class={made['key']}", size="tablet", reduced_motion="reduce", painted=True)
        desk = teacher.page
        expect(desk.get_by_text(made["code"]).first).to_be_visible()
        children = []
        for number in range(BROWSERS):
            path = f"#class={made['code']}" if number % 2 else "#class"
            children.append(go(path, size="phone", scheme="dark" if number % 3 else "light", reduced_motion="reduce"))
            _come_in(children[-1].page, made["code"], number)
        desk.screenshot(path=tmp_path / "1-six-are-there.png")
        with _children(server, made["code"]) as pupils:
            expect(desk.get_by_role("article")).to_have_count(15)
            for child in children:
                child.page.wait_for_selector(".hand", timeout=SLOW_MS)
            assert _play(children, SECONDS)
            desk.screenshot(path=tmp_path / "2-they-play.png")

            desk.get_by_role("button", name=say("web-class-pause"), exact=True).click()
            for child in children:
                expect(child.page.get_by_role("heading", name=say("web-class-eyes"))).to_be_visible()
            desk.screenshot(path=tmp_path / "3-eyes-on-me.png")
            desk.get_by_role("button", name=say("web-class-resume"), exact=True).click()
            for child in children:
                expect(child.page.get_by_role("heading", name=say("web-class-eyes"))).to_be_hidden()

            desk.get_by_role("button", name=say("web-class-next"), exact=True).click()
            desk.screenshot(path=tmp_path / "4-what-is-next.png")
            desk.get_by_role("button", name=say("web-class-next-meet"), exact=True).click()
            expect(desk.get_by_text(say("web-class-round", round=2), exact=False)).to_be_visible()
            assert _play(children, SECONDS / 2)
            desk.emulate_media(color_scheme="dark", reduced_motion="reduce")
            desk.screenshot(path=tmp_path / "5-second-round-dark.png")

            desk.get_by_role("button", name=say("web-class-more"), exact=True).click()
            for _ in range(2):
                desk.get_by_role("button", name=say("web-class-close"), exact=True).click()
            for child in children:
                expect(child.page.get_by_role("heading", name=say("web-class-over"))).to_be_visible()
            desk.screenshot(path=tmp_path / "6-closed.png")
        assert sum(pupil.cuts for pupil in pupils) >= 3
        # Every child had two tables and moved at both.
        assert [pupil.number for pupil in pupils if len(pupil.played) < 2] == []
        assert not any(child.page.context.cookies() for child in (teacher, *children))
