"""Test the offline build beside the server's own page: served as files, offered on the shelf, or absent."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest

from spielkiste.core.errors import BadFile
from spielkiste.server.app import make_app
from spielkiste.server.offline_chest import OfflineChest, checked
from spielkiste.store import SqliteStore
from tests import web

FOR_EVER = "public, max-age=31536000, immutable"
PACK = b"packed by hand " * 500


def _asked(folder: Path | None, *paths: str, **headers: str) -> list[httpx.Response]:
    store = SqliteStore(":memory:")
    transport = httpx.ASGITransport(make_app(store, pocket=OfflineChest(checked(folder)) if folder is not None else None))

    async def fetch() -> list[httpx.Response]:
        async with web.AsyncClient(transport=transport, base_url="http://table", headers=headers) as client:
            return [await client.get(path) for path in paths]

    try:
        return asyncio.run(fetch())
    finally:
        store.close()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name in ("index.html", "sw.js", "manifest.webmanifest", "assets/index-1.js", "data-1/api/shelf"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name)
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(name.encode()))
    (tmp_path / "engine-1").mkdir()
    (tmp_path / "engine-1" / "chest.zip.pack").write_bytes(PACK)
    return tmp_path


def test_the_offline_chest_is_served_unchanged_and_may_compile_python(folder: Path) -> None:
    page, worker, data, pack, none = _asked(
        folder,
        "/pocket/",
        "/pocket/assets/index-1.js",
        "/pocket/data-1/api/shelf",
        "/pocket/engine-1/chest.zip.pack",
        "/pocket/no.js",
    )
    assert page.text == "index.html" and page.headers["content-type"].startswith("text/html")
    assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"] and page.headers["cache-control"] == "no-cache"
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
    assert "blob:" in worker.headers["content-security-policy"].split("script-src")[1].split(";")[0]
    assert worker.text == "assets/index-1.js" and worker.headers["content-type"].startswith("text/javascript")
    assert data.text == "data-1/api/shelf"
    assert [answer.headers["content-encoding"] for answer in (page, worker, data)] == ["gzip"] * 3
    # A compressed file is not compressed again on each request.
    assert pack.content == PACK and "content-encoding" not in pack.headers
    assert [answer.headers["cache-control"] for answer in (worker, data, pack)] == [FOR_EVER] * 3
    assert none.status_code == 404
    (plain,) = _asked(folder, "/pocket/", **{"Accept-Encoding": "identity"})
    assert plain.text == "index.html" and "content-encoding" not in plain.headers


def test_the_shelf_offers_it_where_there_is_one(folder: Path) -> None:
    shelf, bare = _asked(folder, "/api/shelf", "/pocket")
    assert shelf.json()["other"] == "pocket/" and "'wasm-unsafe-eval'" not in shelf.headers["content-security-policy"]
    assert bare.status_code == 307 and bare.headers["location"] == "pocket/"
    shelf, page = _asked(None, "/api/shelf", "/pocket/")
    assert shelf.json()["other"] is None and page.status_code == 404


def test_a_missing_folder_is_reported_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="make site"):
        checked(tmp_path)
