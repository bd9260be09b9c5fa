"""Test the size of the first page: what a visitor waits for has a budget, and the rest loads later."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from spielkiste.page import web_folder
from spielkiste.texts import LANGUAGES, for_the_shelf
from tests.browser.driver import Visitor
from tests.server.harness import Server

Go = Callable[..., Visitor]
WEB = Path(__file__).parents[2] / "web"
#: Compressed, including fonts.
MOST_BYTES = 120_000
#: Scripts, styles and fonts of a table that is opened by its link.
MOST_FILES = 40
IMPORT = re.compile(r"^\s*(?:import|export)\s+(?!type\b)[^;]*?from\s+'(\.[^']+)'|^\s*import\s+'(\.[^']+)'", re.MULTILINE)
KEY = re.compile(r"'((?:web|house)-[a-z-]+)'")


def _loaded_at_once() -> dict[Path, str]:
    """Return the sources loaded with the first page: everything main.ts imports statically."""
    found: dict[Path, str] = {}
    waiting = [WEB / "src" / "main.ts"]
    while waiting:
        path = waiting.pop().resolve()
        if path in found:
            continue
        found[path] = path.read_text(encoding="utf-8")
        for named in IMPORT.findall(found[path]):
            target = path.parent / (named[0] or named[1])
            waiting += [file for file in (target, Path(f"{target}.ts"), Path(f"{target}.svelte")) if file.is_file()]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_has_all_its_texts(language: str) -> None:
    sources = _loaded_at_once()
    assert any(path.name == "ShelfPage.svelte" for path in sources), "the search through the imports must find the shelf"
    wanted = {key for source in sources.values() for key in KEY.findall(source)}
    known = set(re.findall(r"^([\w-]+) *=", for_the_shelf(language), re.MULTILINE))
    assert len(wanted) > 20 and wanted <= known, wanted - known


def test_the_first_page_keeps_its_budget(go: Go) -> None:
    page = go("", size="phone", language="de").page
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    paths: dict[str, str] = {}
    sizes: dict[str, int] = {}
    session.on("Network.responseReceived", lambda told: paths.update({told["requestId"]: urlsplit(told["response"]["url"]).path}))
    session.on("Network.loadingFinished", lambda told: sizes.update({told["requestId"]: int(told["encodedDataLength"])}))
    page.reload()
    page.get_by_role("main").get_by_role("button").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("async () => { await document.fonts.ready }")
    fonts = [request for request, path in paths.items() if path.endswith(".woff2")]
    deadline = time.monotonic() + 20
    while not set(fonts) <= set(sizes) and time.monotonic() < deadline:
        page.wait_for_timeout(50)
    html = (web_folder() / "index.html").read_text(encoding="utf-8")
    first = ("/", "/api/shelf", "/api/texts/shelf/de")
    waited_for = {
        path: sizes[request]
        for request, path in paths.items()
        if request in sizes and (path in first or f'{path}"' in html or path.endswith(".woff2"))
    }
    assert set(first) <= set(waited_for) and any(path.endswith(".woff2") for path in waited_for), waited_for
    assert sum(waited_for.values()) <= MOST_BYTES, sorted(waited_for.items(), key=lambda one: -one[1])


@pytest.mark.parametrize("slug", ["mau-mau", "thousand-km"])
def test_a_table_comes_in_few_files(go: Go, server: Server, slug: str) -> None:
    """A phone waits longer for a hundred small files than for a few large ones."""
    keys, _ = server.people(1, bots=1, game=slug)
    files: list[str] = []
    visitor = go("", size="phone")
    visitor.page.on("request", lambda request: files.append(request.url) if "/assets/" in request.url else None)
    visitor.page.goto("about:blank")
    visitor.page.goto(f"{server.url}#seat={keys[0]}")
    visitor.wait_for_board()
    visitor.page.wait_for_load_state("networkidle")
    assert 10 < len(files) <= MOST_FILES, files
