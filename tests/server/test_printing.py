"""Test printing over HTTP: off the event loop, one at a time, with a bounded cache, and refused with one sentence."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from spielkiste.core.errors import BadSetup
from spielkiste.host.thinker import Thinker
from spielkiste.paper.document import Order
from spielkiste.server import app, printing
from spielkiste.server.endpoints import PRINTING
from spielkiste.store import SqliteStore
from spielkiste.texts import texts
from tests import web

Get = Callable[[str], httpx.Response]


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Order]:
    """Record the orders instead of typesetting them."""
    orders: list[Order] = []

    def set_it(order: Order) -> bytes:
        assert threading.current_thread() is not threading.main_thread()
        orders.append(order)
        return b"%PDF-" + order.game.encode()

    monkeypatch.setattr(printing, "pdf", set_it)
    return orders


@pytest.fixture
def get(tmp_path: Path) -> Iterator[Get]:
    store = SqliteStore(tmp_path / "tables.sqlite")
    transport = httpx.ASGITransport(app.make_app(store))

    async def fetch(path: str) -> httpx.Response:
        async with web.AsyncClient(transport=transport, base_url="http://table") as client:
            return await client.get(path)

    with asyncio.Runner() as runner:
        yield lambda path: runner.run(fetch(path))
    store.close()


def test_a_game_is_printed_as_it_was_asked_for_and_kept(get: Get, made: list[Order]) -> None:
    path = "/api/print/mau-mau?lang=de&paper=letter&sides=fold&ink=grey&part=worksheets&bingo=30"
    answer = get(path)
    assert answer.content == b"%PDF-mau-mau" and answer.headers["content-type"] == "application/pdf"
    assert "sandbox" in answer.headers["content-security-policy"]
    assert made == [Order("mau-mau", "de", "letter", "fold", True, "worksheets", 30)]
    assert get(path).content == answer.content and len(made) == 1
    assert get("/api/print/memo-race").content == b"%PDF-memo-race"
    assert made[1:] == [Order("memo-race")]


@pytest.mark.parametrize(
    ("path", "key"),
    [
        ("chess", "unknown-game"),
        ("memo-race?lang=xx", "unknown-language"),
        ("memo-race?paper=a0", "paper-unknown"),
        ("memo-race?sides=inside", "paper-unknown"),
        ("memo-race?part=lid", "paper-unknown"),
        ("memo-race?part=worksheets", "paper-no-worksheets"),
        ("memo-race?bingo=many", "malformed"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_one_sentence(get: Get, made: list[Order], path: str, key: str) -> None:
    answer = get(f"/api/print/{path}")
    assert answer.status_code == 400 and answer.json()["key"] == key and not made
    assert texts("en").has(f"error-{key}") and texts("de").has(f"error-{key}")


def test_a_server_without_the_typesetter_says_what_it_needs(get: Get, monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: Order) -> bytes:
        raise ModuleNotFoundError("No module named 'typst'", name="typst")

    monkeypatch.setattr(printing, "pdf", missing)
    answer = get("/api/print/memo-race")
    assert answer.json()["key"] == "paper-not-here" and "pip install 'spielkiste[print]'" in answer.json()["sentence"]


def test_prints_are_limited_per_address(get: Get, made: list[Order]) -> None:
    burst = int(PRINTING.burst)
    answers = [get("/api/print/memo-race").status_code for _ in range(burst + 1)]
    assert answers == [200] * burst + [429]


def test_what_is_kept_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Order] = []

    def large(order: Order) -> bytes:
        made.append(order)
        return bytes(printing.MOST_KEPT_BYTES // 2)

    monkeypatch.setattr(printing, "pdf", large)

    async def ask() -> None:
        printer = printing.Printing(Thinker())
        for game in ("thousand-km", "memo-race", "thousand-km", "tv-lottery", "thousand-km", "memo-race"):
            await printer.printed(Order(game), ("", ""))

    asyncio.run(ask())
    assert [order.game for order in made] == ["thousand-km", "memo-race", "tv-lottery", "memo-race"]


def test_a_fault_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(_: Order) -> bytes:
        raise BadSetup("paper-none", "Nothing.")

    async def ask() -> bytes:
        printer = printing.Printing(Thinker())
        monkeypatch.setattr(printing, "pdf", failing)
        with pytest.raises(BadSetup):
            await printer.printed(Order("memo-race"), ("", ""))
        monkeypatch.setattr(printing, "pdf", lambda _: b"%PDF-")
        return await printer.printed(Order("memo-race"), ("", ""))

    assert asyncio.run(ask()) == b"%PDF-"
