"""An endpoint is declared in one place.  This file declares one more, and finds it wherever devices and machines look."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import msgspec
import pytest

from spielkiste.api import tables
from spielkiste.api.endpoint import Context, Endpoint, Rate
from spielkiste.core.errors import BadSetup
from spielkiste.host.hall import Hall
from spielkiste.host.pace import Pace
from spielkiste.offline.engine import Engine, Settings
from spielkiste.relay import relay
from spielkiste.relay.relay import Relay
from spielkiste.server.app import make_app
from spielkiste.server.endpoints import all_endpoints
from spielkiste.server.openapi import openapi
from spielkiste.server.typescript import client
from spielkiste.store import SqliteStore
from spielkiste.store.contract import LedElsewhere
from tests.offline.keeper import Keeper
from tests.scale.test_links import FastWebSocket

#: Fewer than the tests ask for.
SELDOM = Rate("greeting", 2, 0.0001)


class Greeted(msgspec.Struct):
    """POST /api/greeting: the person to greet."""

    name: str
    loudly: bool = False


class Greeting(msgspec.Struct):
    words: str


async def get_greeting(desk: Context, wish: Greeted) -> Greeting:
    """Get a greeting."""
    if not wish.name:
        raise BadSetup("malformed", "Nobody is to be greeted.")
    if desk.hall in LED_ELSEWHERE:
        raise LedElsewhere("the leader")
    return Greeting(f"Hello, {wish.name}{'!' if wish.loudly else '.'}")


#: The halls whose table another server leads.
LED_ELSEWHERE: set[Hall] = set()


@pytest.fixture(autouse=True)
def greeting() -> Iterator[Endpoint]:
    before = list(tables.endpoints)
    tables.endpoints.post("/api/greeting", rate=SELDOM, relayed="greeting", largest=100)(get_greeting)
    yield tables.endpoints[-1]
    tables.endpoints[:] = before
    LED_ELSEWHERE.clear()


def _run(test: Callable[[], Awaitable[None]]) -> None:
    # In a thread of its own: a browser that other tests have opened here runs a loop in this one.
    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, test()).result()  # type: ignore[arg-type]


def test_it_is_on_the_server_with_its_limits() -> None:
    async def test() -> None:
        app = make_app(SqliteStore(":memory:"))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as page:
            asked = [
                await page.post("/api/greeting", json={"name": "Lina", "loudly": True}),
                await page.post("/api/greeting", json={"name": "L" * 100}),
                await page.post("/api/greeting", json={"name": "Lina"}),
            ]
            assert [answer.status_code for answer in asked] == [200, 400, 429]
            assert asked[0].json() == {"words": "Hello, Lina!"}
            assert [answer.json()["key"] for answer in asked[1:]] == ["too-large", "too-many"]
            assert (await page.get("/api/greeting")).status_code == 404
            assert "/api/greeting" in (await page.get("/api/openapi.json")).json()["paths"]

    _run(test)


def test_it_is_in_the_engine_of_a_browser() -> None:
    async def test() -> None:
        engine = Engine(Keeper(), Settings(quick=True))
        assert json.loads(await engine.ask("api/greeting", '{"name": "Lina"}')) == {"words": "Hello, Lina."}
        for body, key in (("{", "malformed"), ('{"name": ""}', "malformed"), (f'{{"name": "{"L" * 100}"}}', "too-large")):
            answer = await engine.ask("api/greeting", body)
            assert answer[0] == "!" and json.loads(answer[1:])["key"] == key

    _run(test)


def test_it_goes_to_the_server_that_leads(greeting: Endpoint) -> None:
    async def test() -> None:
        wire = FastWebSocket()
        here, leader = Hall(SqliteStore(":memory:"), Pace()), Hall(SqliteStore(":memory:"), Pace())
        LED_ELSEWHERE.add(here)
        relays = Relay(here, "here", [wire]), Relay(leader, "the leader", [wire])
        for one in relays:
            one.start()
        await asyncio.sleep(0)
        assert await relays[0].ask(greeting, Greeted("Lina")) == Greeting("Hello, Lina.")
        with pytest.raises(BadSetup, match="Nobody is to be greeted"):
            await relays[0].ask(greeting, Greeted(""))
        for one in relays:
            await one.close()

    _run(test)


def test_what_an_older_server_does_not_know_is_not_lost_in_silence(greeting: Endpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    """Check that it answers that it leads no such table, and that the client is told soon."""
    monkeypatch.setattr(relay, "PATIENCE", 0.0)

    async def test() -> None:
        wire = FastWebSocket()
        here, older = Hall(SqliteStore(":memory:"), Pace()), Hall(SqliteStore(":memory:"), Pace())
        LED_ELSEWHERE.add(here)
        relays = Relay(here, "here", [wire]), Relay(older, "the leader", [wire])
        for one in relays:
            one.start()
        await asyncio.sleep(0)
        tables.endpoints.remove(greeting)
        async with asyncio.timeout(relay.ANSWER_SECONDS / 2):
            with pytest.raises(relay.TableAway):
                await relays[0].ask(greeting, Greeted("Lina"))
        for one in relays:
            await one.close()

    _run(test)


def test_it_is_on_the_page_for_machines() -> None:
    page: dict[str, Any] = openapi(all_endpoints())
    about = page["paths"]["/api/greeting"]["post"]
    assert about["summary"] == "Get a greeting."
    assert about["requestBody"]["content"]["application/json"]["schema"]["$ref"].endswith("/Greeted")
    assert about["responses"]["200"]["content"]["application/json"]["schema"]["$ref"].endswith("/Greeting")
    assert {"Greeted", "Greeting"} <= set(page["components"]["schemas"])


def test_it_is_in_the_typed_client_of_the_browser() -> None:
    assert "export const getGreeting = (wish: Greeted): Promise<Greeting> => json(post('api/greeting', wish));" in client()
