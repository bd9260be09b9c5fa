"""Test that an endpoint is declared in one place: this file declares one, and finds it wherever devices and programs look."""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import msgspec
import pytest

from spielkiste.api import common
from spielkiste.api.endpoint import Context, Endpoint, Rate
from spielkiste.core.errors import BadSetup
from spielkiste.host.hall import Hall, TableAway
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
from tests.scale.test_links import FakeBus

#: A lower limit than the number of requests in the tests.
SELDOM = Rate("greeting", 2, 0.0001)


class Greeted(msgspec.Struct):
    """POST /api/greeting: the person to greet."""

    name: str
    loudly: bool = False


class Greeting(msgspec.Struct):
    words: str


async def get_greeting(context: Context, request: Greeted) -> Greeting:
    """Get a greeting."""
    if not request.name:
        raise BadSetup("malformed", "There is nobody to greet.")
    if context.hall in LED_ELSEWHERE:
        raise LedElsewhere("the leader")
    return Greeting(f"Hello, {request.name}{'!' if request.loudly else '.'}")


#: The halls whose table another server leads.
LED_ELSEWHERE: set[Hall] = set()


@pytest.fixture(autouse=True)
def greeting() -> Iterator[Endpoint]:
    before = list(common.endpoints)
    common.endpoints.post("/api/greeting", rate=SELDOM, relayed="greeting", largest=100)(get_greeting)
    yield common.endpoints[-1]
    common.endpoints[:] = before
    LED_ELSEWHERE.clear()


def _run(test: Callable[[], Awaitable[None]]) -> None:
    # In its own thread: a browser opened by other tests runs an event loop in this one.
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
        bus = FakeBus()
        here, leader = Hall(SqliteStore(":memory:"), Pace()), Hall(SqliteStore(":memory:"), Pace())
        LED_ELSEWHERE.add(here)
        relays = Relay(here, "here", [bus]), Relay(leader, "the leader", [bus])
        for one in relays:
            one.start()
        await asyncio.sleep(0)
        assert await relays[0].ask(greeting, Greeted("Lina")) == Greeting("Hello, Lina.")
        with pytest.raises(BadSetup, match="There is nobody to greet"):
            await relays[0].ask(greeting, Greeted(""))
        for one in relays:
            await one.close()

    _run(test)


def test_a_message_unknown_to_an_older_server_is_reported(greeting: Endpoint, monkeypatch: pytest.MonkeyPatch) -> None:
    """The older server answers that it does not lead the table; the client soon gets an error."""
    monkeypatch.setattr(relay, "PATIENCE", 0.0)

    async def test() -> None:
        bus = FakeBus()
        here, older = Hall(SqliteStore(":memory:"), Pace()), Hall(SqliteStore(":memory:"), Pace())
        LED_ELSEWHERE.add(here)
        relays = Relay(here, "here", [bus]), Relay(older, "the leader", [bus])
        for one in relays:
            one.start()
        await asyncio.sleep(0)
        common.endpoints.remove(greeting)
        async with asyncio.timeout(relay.ANSWER_SECONDS / 2):
            with pytest.raises(TableAway):
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
    assert "export const getGreeting = (request: Greeted): Promise<Greeting> => json(post('api/greeting', request));" in client()
