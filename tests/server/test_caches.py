"""Test that the server's caches are bounded, no matter what visitors ask for."""

import asyncio
import functools
import gc

import httpx

from spielkiste.server.app import make_app
from spielkiste.server.endpoints import all_endpoints
from spielkiste.store import SqliteStore

#: How many made-up names are requested in each place of each address.
NAMES = 40


def _caches() -> dict[str, int]:
    """Return the size of every cached function."""
    found = [one for one in gc.get_objects() if type(one) is functools._lru_cache_wrapper]
    ours = [one for one in found if one.__module__.startswith("spielkiste.")]
    return {f"{one.__module__}.{one.__qualname__}": one.cache_info().currsize for one in ours}


def _asked(path: str, number: int) -> list[str]:
    """Return addresses with a made-up name in one place and real values in the others."""
    real = {"{language}": "en", "{box}": "numnum", "{slug}": "patience", "{game}": "patience"}
    places = [place for place in real if place in path]
    asked = [path.replace(place, f"made-up-{number}") for place in places]
    for place, known in real.items():
        asked = [one.replace(place, known) for one in asked]
    return asked if places else [f"{path}?lang=x{number}&game=x{number}&name=x{number}"]


async def _ask(client: httpx.AsyncClient, numbers: range) -> None:
    for number in numbers:
        for asked in [one for look in all_endpoints() if look.method == "GET" for one in _asked(look.path, number)]:
            assert (await client.get(asked)).status_code < 500, asked


def test_names_that_do_not_exist_are_not_kept() -> None:
    async def visit() -> tuple[dict[str, int], dict[str, int]]:
        app = make_app(SqliteStore(":memory:"), limit_rate=False)
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://x") as client:
            await _ask(client, range(1))
            before = _caches()
            await _ask(client, range(1, NAMES))
            return before, _caches()

    before, after = asyncio.run(visit())
    assert {"spielkiste.texts.texts", "spielkiste.boxes.lessons"} <= set(before), "the test must see these caches"
    assert {name: size for name, size in after.items() if size > before.get(name, 0) + 1} == {}
