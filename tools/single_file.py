"""Builds one file to double-click, for people without Python: ``python -m tools.single_file WHEEL FOLDER``.

It packs the wheel, its dependencies and Python with PyInstaller.  Then it starts the file in an empty folder without Python on
the path, and plays a move.  PyInstaller cannot build for another system, so the release workflow runs this on each.
"""

from __future__ import annotations

import ast
import contextlib
import json
import os
import platform
import re
import signal
import subprocess
import sys
import tempfile
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

#: Everything that a family can use in the browser, including printing.
EXTRAS = ("serve", "print")
#: A newer PyInstaller may pack differently: try it here first.
TOOLS = ("pyinstaller>=6.15,<7",)
#: PyInstaller sees neither the imports of compiled modules nor those of msgspec, which is written in C.
UNSEEN = ("mypy_extensions", "decimal", "uuid", "dataclasses", "enum", "datetime")
#: Seconds for the server to start or to answer.
PATIENCE = 60


def modules(package: Path) -> set[str]:
    """Return the modules of the standard library that the sources of the package import."""
    found: set[str] = set(UNSEEN)
    for path in package.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                found.add(node.module)
    return {name for name in found if name.split(".")[0] in {*sys.stdlib_module_names, *UNSEEN} and name != "__future__"}


def arguments(package: Path, name: str) -> list[str]:
    """Return the arguments for PyInstaller; `package` is the folder of the installed package."""
    # mypyc puts the code of all modules of a group into one library beside the package.
    groups = {path.name.split(".")[0] for path in package.parent.glob("spielkiste*__mypyc.*")}
    hidden = sorted(modules(package) | groups)
    return [
        "--onefile", "--console", "--noconfirm", "--log-level=WARN", f"--name={name}",
        "--collect-all=spielkiste", "--collect-all=librt", "--collect-all=typst",
        # The templates of `spielkiste new-game` are Python files that are never imported.
        f"--add-data={package / 'scaffold'}{os.pathsep}spielkiste/scaffold",
        "--copy-metadata=spielkiste", "--recursive-copy-metadata=uvicorn", "--copy-metadata=starlette",
        *(f"--hidden-import={module}" for module in hidden),
        str(package / "single_file.py"),
    ]  # fmt: skip


def data_files(package: Path) -> list[str]:
    """Return the files that are not Python: page, texts, drawings and nets."""
    found = (path for path in package.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc", ".so", ".pyd"))
    return [path.relative_to(package.parent).as_posix() for path in found]


def file_name(version: str) -> str:
    """Return the name of the file for this system: ``spielkiste-1.0.0-linux-x86_64``."""
    system = {"Darwin": "macos"}.get(platform.system(), platform.system().lower())
    return f"spielkiste-{version}-{system}-{platform.machine().lower()}"


def build(wheel: Path, folder: Path, work: Path) -> Path:
    """Pack the wheel and return the file in `folder`; everything else is written to `work`."""
    venv.create(work, with_pip=True)
    python = work / ("Scripts" if os.name == "nt" else "bin") / "python"

    def run(*words: str | Path) -> str:
        done = subprocess.run([python, *words], stdout=subprocess.PIPE, text=True, cwd=work, check=False)
        return done.stdout if done.returncode == 0 else sys.exit(f"single-file: this failed: python {' '.join(map(str, words))}")

    run("-m", "pip", "install", "--quiet", "--disable-pip-version-check", f"{wheel.resolve()}[{','.join(EXTRAS)}]", *TOOLS)
    package, version = run("-c", "import spielkiste as s; print(s.__file__, s.__version__, sep='\\n')").splitlines()
    name = file_name(version)
    run("-m", "PyInstaller", f"--distpath={folder.resolve()}", *arguments(Path(package).parent, name))
    file = next(path for path in (folder / name, folder / f"{name}.exe") if path.exists())
    packed = run("-m", "PyInstaller.utils.cliutils.archive_viewer", "--list", "--brief", file.resolve())
    missing = [path for path in data_files(Path(package).parent) if path not in packed.replace("\\\\", "/")]
    return file if not missing else sys.exit(f"single-file: these are missing: {', '.join(missing)}")


# -- trying it ---------------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def started(file: Path, home: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start the server as on a machine without Python; yield the process and its address."""
    environment = {"PATH": str(home), "HOME": str(home), "LANG": "en", "TMPDIR": str(home)}
    if os.name == "nt":
        kept = ("SYSTEMROOT", "TEMP", "LOCALAPPDATA", "APPDATA", "USERPROFILE")
        environment |= {name: os.environ[name] for name in kept if name in os.environ}
    flags = ["serve", "--open", "--host", "127.0.0.1", "--port", "0", "--lang", "en"]
    process = subprocess.Popen(
        [file, *flags], cwd=home, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        encoding="utf-8", start_new_session=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"open at (http://\S+/)", line)
        if found is None:
            process.kill()
            sys.exit(f"The file does not start: {line}{process.stdout.read()}")
        yield process, found[1]
    finally:
        process.kill()
        process.wait()


def fetch(address: str, body: object = None) -> bytes:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return bytes(answer.read())


def play(address: str) -> None:
    """Load the page, open a table, play a move, ask for a hint, and print a game."""
    from websockets.sync.client import connect

    assert b'<div id="app"' in fetch(address), "the page is missing"
    seats = [{"kind": "here"}, {"kind": "bot", "bot": "learned"}]
    table = json.loads(fetch(f"{address}api/tables", {"game": "mau-mau", "seats": seats, "options": {"begins": 1}}))
    with connect(f"{address.replace('http', 'ws', 1)}ws", open_timeout=PATIENCE) as line:

        def ask(kind: str, **about: object) -> dict[str, Any]:
            """Send a request, skip other messages, and return the answer."""
            line.send(json.dumps({"t": kind, "id": 1, **about}))
            while True:
                message: dict[str, Any] = json.loads(line.recv(timeout=PATIENCE))
                if message["t"] == "welcome" or message.get("id") == 1 or message.get("ack") == 1:
                    return message

        moves = ask("hello", keys=[table["seats"][0]["key"]])["update"]["moves"]
        # The server asks a worker process: this file again.
        advice = ask("hint", seat=0)
        assert advice["t"] == "advice" and advice["move"] in [move["notation"] for move in moves], advice
        played = ask("play", seat=0, move=advice["move"])
        assert played["t"] in ("ack", "update"), played
    assert fetch(f"{address}api/print/mau-mau").startswith(b"%PDF-"), "printing does not work"


def close(process: subprocess.Popen[str]) -> None:
    """Press Ctrl-C, which reaches all processes of a terminal, and check the last line."""
    if os.name == "nt":
        return
    os.killpg(process.pid, signal.SIGINT)
    said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0 and "Traceback" not in said, (process.returncode, said)
    assert said.endswith("Spielkiste is closed; every game is saved.\n"), said


def try_out(file: Path) -> None:
    """Start the file in an empty folder, use it, and close it."""
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home,
        started(file.resolve(), Path(home)) as (process, address),
    ):
        play(address)
        close(process)


def main(wheel: str, folder: str) -> None:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work:
        file = build(Path(wheel), Path(folder), Path(work))
    try_out(file)
    print(f"{file} ({file.stat().st_size / 1e6:.0f} MB) works without Python.")


if __name__ == "__main__":
    main(*sys.argv[1:])
