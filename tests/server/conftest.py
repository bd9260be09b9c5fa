"""Provide servers for the tests: one per file, shared by all tests that do it no harm, and fresh ones for the others."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.harness import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "tables.sqlite", "--quick")
    yield running
    code, out = running.stop()
    assert "Traceback" not in out, out
    assert code == 0


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    started: list[Server] = []

    def start(*flags: str, waiting: float = 1) -> Server:
        started.append(Server(tmp_path / "tables.sqlite", *(flags or ("--quick",)), waiting=waiting))
        return started[-1]

    yield start
    for running in started:
        _, out = running.stop()
        assert "Traceback" not in out, out
