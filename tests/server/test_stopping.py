"""Test that Ctrl-C always ends the server."""

import os
import subprocess
import sys
from pathlib import Path

from tests.server.harness import PACKAGE

#: A server that gets Ctrl-C when it has started, and then waits forever instead of stopping.
STUCK = """
import asyncio, os, signal, sys, uvicorn
from spielkiste.command import main
from spielkiste.server import serve
start = uvicorn.Server.startup
async def start_and_interrupt(*arguments, **more):
    await start(*arguments, **more)
    os.kill(os.getpid(), signal.SIGINT)
async def wait_forever(*_):
    await asyncio.Event().wait()
uvicorn.Server.startup, uvicorn.Server.shutdown = start_and_interrupt, wait_forever
serve.STOP_SECONDS = 0.2
main(["serve", "--port", "0", "--lang", "en", "--database", sys.argv[1]])
"""


def test_a_server_that_does_not_stop_is_ended_with_one_sentence(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STUCK, str(tmp_path / "tables.sqlite")]
    ended = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(PACKAGE)}, capture_output=True, text=True, timeout=60, check=False
    )
    assert ended.returncode == 1 and "ends at once" in ended.stderr + ended.stdout, ended
    # The log says what it waited for.
    assert "asyncio/locks.py:" in ended.stderr + ended.stdout, ended
    assert "Traceback" not in ended.stderr
