"""Test a page whose WebSocket does not work: the page says so, and the server's log says why."""

import socket
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests import web
from tests.browser.driver import visit
from tests.server.harness import Server

#: How proxies break a WebSocket: a header, and its replacement.
WITHOUT_UPGRADE = (b"\r\nupgrade:", b"\r\nx-upgrade:")
OTHER_HOST = (b"\r\nhost:", b"\r\nhost: inside:8080\r\nx-host:")


class Proxy:
    """A proxy that forwards everything but changes one header of each request."""

    def __init__(self, server: Server, spoils: tuple[bytes, bytes]) -> None:
        self._behind = ("127.0.0.1", int(server.url.rstrip("/").rsplit(":", 1)[1]))
        self._spoils = spoils
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}/"
        self._lines: list[socket.socket] = []
        self._carriers = [threading.Thread(target=self._accept, daemon=True)]
        self._carriers[0].start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                self._lines.append(near)
                far = socket.create_connection(self._behind)
                self._lines.append(far)
                for way in ((near, far, True), (far, near, False)):
                    self._carriers.append(threading.Thread(target=self._carry, args=way, daemon=True))
                    self._carriers[-1].start()

    def _carry(self, start: socket.socket, end: socket.socket, there: bool) -> None:
        with suppress(OSError):
            while said := start.recv(65_536):
                end.sendall(self._spoilt(said) if there else said)
        # The other direction ends with this one.
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)

    def _spoilt(self, said: bytes) -> bytes:
        head, gap, rest = said.partition(b"\r\n\r\n")
        good, bad = self._spoils
        at = head.lower().find(good)
        return said if at < 0 else head[:at] + bad + head[at + len(good) :] + gap + rest

    def close(self) -> None:
        for one in (self._listener, *self._lines):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        for thread in self._carriers:
            thread.join()
        for one in (self._listener, *self._lines):
            one.close()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "tables.sqlite", "--quick")
    yield server
    if server.process is not None and server.process.poll() is None:
        server.stop()


@pytest.mark.parametrize(("spoils", "event"), [(WITHOUT_UPGRADE, "no-upgrade"), (OTHER_HOST, "other-origin")])
def test_a_table_that_cannot_be_reached_says_so(browser: Browser, own: Server, spoils: tuple[bytes, bytes], event: str) -> None:
    [key], _ = own.people(1, bots=1)
    room = own.post("api/class", {"game": "thousand-km", "size": 2, "places": 4})
    proxy = Proxy(own, spoils)
    for place in (f"#seat={key}", f"#class={room.json()['key']}"):
        visitor = visit(browser, proxy.url + place, size="phone")
        expect(visitor.page.get_by_role("status").filter(has_text="blocks WebSockets")).to_be_visible()
        assert not visitor.scrolls()
        visitor.page.context.close()
    proxy.close()
    _, printed = own.stop()
    said = [line for line in printed.splitlines() if f" {event}:" in line]
    assert len(said) == 1, printed
    assert key not in printed and "inside" not in printed and "Traceback" not in printed


def test_a_table_that_loads_late_is_still_shown(browser: Browser, own: Server) -> None:
    [key], _ = own.people(1, bots=1)
    proxy = Proxy(own, WITHOUT_UPGRADE)
    visitor = visit(browser, f"{proxy.url}#seat={key}")
    expect(visitor.page.get_by_text("blocks WebSockets")).to_be_visible()
    proxy._spoils = (b"\r\nnothing:", b"")
    visitor.wait_for_board()
    expect(visitor.page.get_by_text("blocks WebSockets")).to_have_count(0)
    visitor.page.context.close()
    proxy.close()


def test_a_page_under_another_address_is_told_which_to_use(own: Server) -> None:
    refused = web.post(f"{own.url}api/tables", json={}, headers={"Origin": "http://elsewhere.example"})
    assert refused.status_code == 403 and refused.json()["key"] == "other-origin"
