"""Test the front end's files: which may be cached permanently, which must be revalidated, and which are not served."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import rmtree

import httpx
import pytest

from spielkiste.api import reading
from spielkiste.server import app, host_pages, routes
from spielkiste.store import SqliteStore
from spielkiste.texts import Texts, texts
from tests import web

Pages = Callable[..., httpx.Response]
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
def pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pages]:
    """Serve a front end of a few files, as the build leaves them."""
    folder = tmp_path / "web"
    for name in ("index.html", "icon.svg", ".sources", "assets/index-BcD123.js", "assets/.hidden/thing.js"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(name)
    monkeypatch.setattr(routes, "web_folder", lambda: folder)
    store = SqliteStore(tmp_path / "tables.sqlite")
    transport = httpx.ASGITransport(app.make_app(store))

    async def fetch(path: str, **headers: str) -> httpx.Response:
        async with web.AsyncClient(transport=transport, base_url="http://table") as client:
            return await client.get(path, headers=headers)

    yield lambda path, **headers: asyncio.run(fetch(path, **headers))
    store.close()


def test_a_file_whose_name_follows_from_its_content_is_kept_for_ever(pages: Pages) -> None:
    answer = pages("/assets/index-BcD123.js")
    assert answer.text == "assets/index-BcD123.js" and answer.headers["cache-control"] == FOR_EVER


@pytest.mark.parametrize("path", ["/", "/index.html", "/icon.svg"])
def test_all_else_is_asked_for_again(pages: Pages, path: str) -> None:
    answer = pages(path)
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-cache"
    again = pages(path, **{"If-None-Match": answer.headers["etag"]})
    assert again.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/.sources", "/assets/.hidden/thing.js", "/assets/../.sources", "/assets", "/nothing.js"])
def test_what_the_build_keeps_for_itself_is_not_shown(pages: Pages, path: str) -> None:
    assert pages(path).status_code == 404


def test_a_page_may_talk_to_nobody_else_and_stand_in_nobody_elses_frame(pages: Pages) -> None:
    headers = pages("/").headers
    policy = dict(rule.strip().partition(" ")[::2] for rule in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'" and "script-src" not in policy, "only our own files may be scripts"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    name = "table"
    assert policy["connect-src"] == f"'self' ws://{name} wss://{name}", "only this server's sockets may be used"


@pytest.mark.parametrize("host", [b"", b"a; script-src *", b"a b", b"*", b"'unsafe-inline'", b"a:x", b"\xff", b"[::1"])
def test_a_name_that_is_none_is_not_in_the_policy(host: bytes) -> None:
    assert "connect-src 'self';" in app.policy(host)


@pytest.mark.parametrize("host", [b"192.0.2.1:8080", b"play.example.org", b"[2001:db8::1]:80", b"localhost"])
def test_sockets_of_this_server_are_allowed(host: bytes) -> None:
    assert f"connect-src 'self' ws://{host.decode()} wss://{host.decode()};" in app.policy(host)


@pytest.mark.parametrize("path", ["/api/texts/de", "/api/rules/numnum/de", "/host?lang=de"])
def test_nobody_waits_while_all_texts_are_read_for_the_first_time(
    pages: Pages, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Reading all texts takes a second on a small machine, and every move at every table would wait for it."""
    readers: list[threading.Thread] = []

    def read(language: str) -> Texts:
        readers.append(threading.current_thread())
        return texts(language)

    monkeypatch.setattr(reading, "texts", read)
    monkeypatch.setattr(host_pages, "texts", read)
    assert pages(path).status_code == 200
    assert readers and threading.main_thread() not in readers


def test_where_no_page_is_built_nothing_is_found(pages: Pages, tmp_path: Path) -> None:
    rmtree(tmp_path / "web")
    assert [pages(path).status_code for path in ("/", "/nothing.js", "/api/nothing")] == [503, 404, 404]
