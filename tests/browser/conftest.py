"""Fixtures of the browser tests: one browser for all, and one server per file, so that tables are dealt in the same order."""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.driver import Visitor, launch, visit
from tests.server.harness import Server
from tools.run import chromium

ROOT = Path(__file__).parents[2]
FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


# Package scope: Playwright's event loop runs while the browser exists, and no other test can start its own.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    if chromium() is None:
        pytest.skip("no Chromium on this machine; tests do not install it")
    if not (ROOT / "web" / "dist" / "index.html").exists():
        pytest.fail("The front end is not built; run the tests with: make test")
    with sync_playwright() as playwright:
        running = launch(playwright)
        yield running
        running.close()


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server for a test file; it is quick unless the file defines other `FLAGS`."""
    flags = getattr(request.module, "FLAGS", ("--quick",))
    running = Server(tmp_path_factory.mktemp("browser") / "tables.sqlite", *flags)
    yield running
    _, out = running.stop()
    assert "Traceback" not in out, out


@pytest.fixture
def go(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Open a page of the server. Afterwards check that no page failed or contacted another host."""
    visitors: list[Visitor] = []

    def open_page(path: str = "", **settings: object) -> Visitor:
        visitors.append(visit(browser, server.url + path, **settings))  # type: ignore[arg-type]
        return visitors[-1]

    yield open_page
    home = server.url.split("//")[1].strip("/")
    if request.node.stash.get(FAILED, False):
        # After a failure, print every page as it was.
        for visitor in visitors:
            print(visitor.as_it_stands())
    for visitor in visitors:
        visitor.page.context.close()
        assert not visitor.troubles, visitor.troubles
        assert visitor.hosts <= {home, ""}, "a request left for another host"
