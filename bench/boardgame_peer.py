"""Put the same load on boardgame.io's own server: 24 matches of four seats, in moves per second of its CPU time.

The game is simple (``boardgame_io/server.mjs``): a turn draws a card into a secret hand and plays one, 106 cards in
all. The matches are kept in memory, the fastest storage of boardgame.io, or on request in its FlatFile storage, which
tells the players before it has written. As in ``server_speed.py`` all four are told each move, and a new game follows a
finished one. The server plays for two seconds before it is measured, so that its code is compiled by then.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from threading import Timer

HERE = Path(__file__).parent
if str(HERE.parent) not in sys.path:
    sys.path.insert(0, str(HERE.parent))

from bench.process import Process, free_port  # noqa: E402

WARM_UP = 2.0


class Unavailable(Exception):
    """The reason why there is no figure, in one sentence."""


def install(folder: Path) -> str:
    """Copy the benchmark into its own folder, install its packages, and return the path of node."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise Unavailable("boardgame.io is not measured: node and npm are not installed.")
    shutil.copytree(HERE / "boardgame_io", folder, ignore=shutil.ignore_patterns("node_modules", "package-lock.json"))
    try:
        subprocess.run([npm, "install", "--no-audit", "--no-fund"], cwd=folder, capture_output=True, check=True, timeout=300)
    except (OSError, subprocess.SubprocessError) as problem:
        raise Unavailable("boardgame.io is not measured: npm cannot install it.") from problem
    return node


def play(node: str, folder: Path, server: Process, seconds: float) -> float:
    """Return the confirmed moves per CPU second of the server, not counting the opening of the first matches."""
    command = [node, str(folder / "load.mjs"), str(server.port), str(seconds)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as load:
        watch = Timer(seconds + 60, load.kill)
        watch.start()
        try:
            if load.stdout is None or load.stdout.readline().strip() != "ready":
                raise Unavailable("boardgame.io is not measured: its server does not open matches.")
            before = server.processor_seconds()
            told, _ = load.communicate("go\n")
            used = server.processor_seconds() - before
        finally:
            watch.cancel()
            load.kill()
    if load.returncode != 0 or not told.strip().isdigit() or int(told) == 0 or used <= 0:
        raise Unavailable("boardgame.io is not measured: its matches did not run to the end of the round.")
    return int(told) / used


def measure(seconds: float = 4.0, files: bool = False) -> float | None:
    """Return the moves per CPU second, with matches in memory or in files; None, with a sentence on stderr, if it
    cannot be measured.
    """
    try:
        with tempfile.TemporaryDirectory() as temporary:
            folder = Path(temporary) / "boardgame_io"
            node = install(folder)
            port = free_port()
            storage = [str(Path(temporary) / "matches")] if files else []
            try:
                server = Process([node, str(folder / "server.mjs"), str(port), *storage], port)
            except (OSError, RuntimeError) as problem:
                raise Unavailable("boardgame.io is not measured: its server does not start.") from problem
            try:
                play(node, folder, server, WARM_UP)
                return play(node, folder, server, seconds)
            finally:
                server.stop()
    except Unavailable as reason:
        print(reason, file=sys.stderr)
        return None


if __name__ == "__main__":
    for name, in_files in [("in memory", False), ("FlatFile", True)]:
        figure = measure(files=in_files)
        if figure is not None:
            print(f"boardgame.io, matches {name}: {figure:,.0f} moves per processor second")
