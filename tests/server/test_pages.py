"""Test the front end's files: which may be cached permanently, which must be revalidated, and which are not served."""

import asyncio
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import rmtree

import httpx
import pytest

import spielkiste
from spielkiste.api import reading
from spielkiste.server import app, host_pages, previews, routes
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


def test_files_with_a_hash_in_their_name_are_cached_forever(pages: Pages) -> None:
    answer = pages("/assets/index-BcD123.js")
    assert answer.text == "assets/index-BcD123.js" and answer.headers["cache-control"] == FOR_EVER


@pytest.mark.parametrize("path", ["/", "/index.html", "/icon.svg"])
def test_all_other_files_are_revalidated(pages: Pages, path: str) -> None:
    answer = pages(path)
    assert answer.status_code == 200 and answer.headers["cache-control"] == "no-cache"
    again = pages(path, **{"If-None-Match": answer.headers["etag"]})
    assert again.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/.sources", "/assets/.hidden/thing.js", "/assets/../.sources", "/assets", "/nothing.js"])
def test_internal_files_of_the_build_are_not_served(pages: Pages, path: str) -> None:
    assert pages(path).status_code == 404


def test_the_content_security_policy_forbids_other_hosts_and_frames(pages: Pages) -> None:
    headers = pages("/").headers
    policy = dict(rule.strip().partition(" ")[::2] for rule in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'" and "script-src" not in policy, "only our own files may be scripts"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["object-src"] == "'none'"
    assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    name = "table"
    assert policy["connect-src"] == f"'self' ws://{name} wss://{name}", "only this server's sockets may be used"


@pytest.mark.parametrize("host", [b"", b"a; script-src *", b"a b", b"*", b"'unsafe-inline'", b"a:x", b"\xff", b"[::1"])
def test_an_invalid_host_name_is_not_in_the_policy(host: bytes) -> None:
    assert "connect-src 'self';" in app.policy(host)


@pytest.mark.parametrize("host", [b"192.0.2.1:8080", b"play.example.org", b"[2001:db8::1]:80", b"localhost"])
def test_sockets_of_this_server_are_allowed(host: bytes) -> None:
    assert f"connect-src 'self' ws://{host.decode()} wss://{host.decode()};" in app.policy(host)


@pytest.mark.parametrize("path", ["/api/texts/de", "/api/rules/numnum/de", "/host?lang=de"])
def test_reading_all_texts_does_not_block_other_requests(pages: Pages, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading all texts takes a second on a small machine, and every move at every table would wait for it."""
    readers: list[threading.Thread] = []

    def read(language: str) -> Texts:
        readers.append(threading.current_thread())
        return texts(language)

    monkeypatch.setattr(reading, "texts", read)
    monkeypatch.setattr(host_pages, "texts", read)
    assert pages(path).status_code == 200
    assert readers and threading.main_thread() not in readers


def test_without_a_built_page_nothing_is_found(pages: Pages, tmp_path: Path) -> None:
    rmtree(tmp_path / "web")
    assert [pages(path).status_code for path in ("/", "/nothing.js", "/api/nothing")] == [503, 404, 404]


def test_a_mistyped_address_leads_to_the_shelf(pages: Pages) -> None:
    """A person gets a page in their language; a program gets the bare status."""
    page = pages("/nonsense/more", accept="text/html,*/*", **{"accept-language": "fr-FR,en"})
    say = texts("fr").say
    assert page.status_code == 404 and 'lang="fr"' in page.text and 'href="../"' in page.text
    assert say("web-lost").replace("'", "&#x27;") in page.text and say("web-to-shelf") in page.text
    assert pages("/nonsense").text == "Not Found"


def test_a_link_in_a_messenger_shows_the_game_its_lid_and_who_invites(
    pages: Pages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web_folder = Path(__file__).parents[2] / "web"
    monkeypatch.setattr(routes, "web_folder", lambda: web_folder)
    monkeypatch.setattr(previews, "web_folder", lambda: tmp_path)
    (tmp_path / previews.LIDS).mkdir()
    (tmp_path / previews.LIDS / "mau-mau.jpg").touch()
    answer = pages("/?play=mau-mau&by=Oma %26 <Opa>&lang=de")
    assert answer.headers["content-type"].startswith("text/html") and answer.headers["cache-control"] == "no-cache"
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    tags = dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', answer.text))
    assert tags["og:title"] == "1×1 Mau-Mau mit Oma &amp; &lt;Opa&gt;"
    assert tags["og:description"].startswith("Komm an den Tisch!")
    assert tags["og:image"] == "http://table/lids/mau-mau.jpg"
    # Apart from the tags it is the same page.
    plain = (web_folder / "index.html").read_text(encoding="utf-8")
    assert re.sub(r"\n    <meta property=.*", "", answer.text) == plain and 'src="/src/main.ts"' in plain


@pytest.mark.parametrize("query", ["?play=", "?play=nothing&by=Lina", "?by=Lina", "?play=%00"])
def test_a_link_to_no_game_is_the_plain_page(pages: Pages, query: str) -> None:
    assert pages(f"/{query}").text == "index.html"


def test_each_game_has_a_lid_for_messengers() -> None:
    """`python -m tests.browser.lids` draws them."""
    for game in spielkiste.games():
        picture = Path(__file__).parents[2] / "web" / "public" / previews.LIDS / f"{game.slug}.jpg"
        # Some messengers show no preview at all if its picture is large.
        assert 0 < picture.stat().st_size < 100_000, picture


@pytest.mark.parametrize("name", ["", "x" * 300, "\u202e"])
def test_a_name_that_nobody_could_have_is_not_shown(name: str) -> None:
    shown = previews.with_preview("<title></title>", {"play": "mau-mau", "by": name, "lang": "en"}, "http://table/")
    assert f'content="{texts("en").say("game-mau-mau")}"' in shown
