"""Try every way to install a release: ``make release-check``.

Builds the sdist and, from it, the pure and the compiled wheel.  Installs each wheel in empty environments, with the newest and
with the lowest allowed dependencies, and runs the tests that an installation can run.  Then it tries pipx and uvx, and builds
the single file and the offline chest.  The last lines say what was tried, and what was not.

PYTHONS names the interpreters to try (default: one of each supported version, if this machine has it).  WHEELS=pure skips the
compiled wheel, which takes minutes.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tools.run import ROOT, version

PLACE = ROOT / ".make" / "release"
BIN = "Scripts" if os.name == "nt" else "bin"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
#: Packages that only the tests need; none of them may depend on our package.
TESTERS = ("pytest>=8", "pytest-timeout>=2.3", "hypothesis>=6.100", "httpx>=0.27")


class Use(NamedTuple):
    """The extras that one kind of user installs, and the tests for them that need neither the sources nor a browser."""

    extras: tuple[str, ...]
    tests: tuple[str, ...]


#: Rules, stored games, command line, store and a real server.
HOST = Use(
    ("serve", "scale", "print"),
    (
        "tests/golden", "tests/test_core.py", "tests/test_record.py", "tests/test_command.py", "tests/test_doctor_url.py",
        "tests/store/test_backup.py", "tests/server/test_host_pages.py", "tests/server/test_fast_websocket.py",
    ),
)  # fmt: skip
RESEARCHER = Use(("lab", "parquet", "ray"), ("tests/test_batch.py", "tests/test_door.py", "tests/test_at_scale.py"))
#: Everything tried so far, for the last lines of the output.
tried: list[str] = []


def run(*command: str | Path, cwd: Path = PLACE, **environment: str) -> str:
    """Run a command and return its output, which is also printed.  If it fails, exit and name it."""
    print("+", *command, flush=True)
    words = [str(part) for part in command]
    with subprocess.Popen(words, cwd=cwd, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True) as done:
        assert done.stdout is not None
        said = ""
        for line in done.stdout:
            print(line, end="", flush=True)
            said += line
    if done.returncode:
        sys.exit(f"release-check: this failed: {' '.join(words)}")
    return said


def lowest(*extras: str) -> Iterator[str]:
    """Yield a constraint for each direct dependency: exactly its lowest allowed version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    known = project["optional-dependencies"]
    for need in [
        *project["dependencies"],
        *known["terminal"],
        *known["serve"],
        *(one for extra in extras for one in known[extra]),
    ]:
        found = re.match(r"([\w.-]+)(?:\[\w+\])?>=([\d.]+)", need)
        if found is not None:
            yield f"{found[1]}=={found[2]}"


def works(python: Path | str, wanted: str) -> bool:
    """Return whether this is a Python of this version.  A version manager may put commands on the path that always fail."""
    asked = [str(python), "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
    try:
        return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip() == wanted
    except OSError:
        return False


def interpreter(wanted: str) -> str | None:
    """Return the interpreter of this version: this one, one on the path, or one of pyenv; None if there is none."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    found = [sys.executable, shutil.which(f"python{wanted}"), *sorted(pyenv.glob(f"versions/{wanted}.*/bin/python"))]
    return next((str(path) for path in found if path is not None and works(path, wanted)), None)


def pythons() -> list[str]:
    """Return the interpreters to try."""
    named = os.environ.get("PYTHONS", "").split()
    return named or [path for name in VERSIONS if (path := interpreter(name))]


def build() -> tuple[Path, dict[str, Path]]:
    """Return the folder of the unpacked sdist, and by kind the wheels that were built from it."""
    shutil.rmtree(PLACE, ignore_errors=True)
    PLACE.mkdir(parents=True)
    run(sys.executable, "-m", "venv", PLACE / "build")
    python = PLACE / "build" / BIN / "python"
    run(python, "-m", "pip", "install", "--quiet", "build", "pipx", "uv", "websockets>=14")
    run(python, "-m", "build", "--sdist", "--outdir", PLACE / "sdist", ROOT)
    (packed,) = (PLACE / "sdist").glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(PLACE, filter="data")
    folder = PLACE / f"spielkiste-{version()}"
    run(sys.executable, "tools/run.py", cwd=folder)
    tried.append("the sdist holds its own tasks")
    wheels: dict[str, Path] = {}
    for kind in os.environ.get("WHEELS", "pure compiled").split():
        out = PLACE / kind
        environment = {"SPIELKISTE_PURE": "1"} if kind == "pure" else {}
        run(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", out, ".", cwd=folder, **environment)
        (wheels[kind],) = out.glob("*.whl")
        # A build without a working C compiler is pure, too.
        if wheels[kind].name.endswith("-none-any.whl") != (kind == "pure"):
            sys.exit(f"release-check: {wheels[kind].name} is not a {kind} wheel; see the warnings above")
    return folder, wheels


def try_out(wheel: Path, python: str, folder: Path, use: Use = HOST, lowest_versions: bool = False) -> None:
    """Install the wheel in an empty environment and run the tests from the unpacked sdist, without its `src`."""
    place = PLACE / f"try-{len(tried)}"
    run(python, "-m", "venv", place)
    limits: list[str | Path] = []
    if lowest_versions:
        place.with_suffix(".txt").write_text("\n".join(lowest(*use.extras)) + "\n", encoding="utf-8")
        limits = ["--constraint", place.with_suffix(".txt")]
    inside = place / BIN
    run(inside / "python", "-m", "pip", "install", "--quiet", f"{wheel}[{','.join(use.extras)}]", *TESTERS, *limits)
    told = run(inside / "spielkiste", "--version").strip()
    command: tuple[str | Path, ...] = (
        inside / "python",
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-o",
        "pythonpath=.",
        *use.tests,
    )
    run(*command, cwd=folder, PYTHONPATH="")
    tried.append(f"{told}, [{','.join(use.extras)}] with {'lowest' if lowest_versions else 'newest'} versions")


def try_installers(wheel: Path) -> None:
    """Install the wheel with pipx, and run it with uvx, as a user would."""
    inside, wanted = PLACE / "build" / BIN, f"{wheel}[serve]"
    home, commands = PLACE / "pipx", PLACE / "pipx" / "bin"
    run(inside / "pipx", "install", "--python", sys.executable, wanted, PIPX_HOME=str(home), PIPX_BIN_DIR=str(commands))
    run(commands / "spielkiste", "games")
    run(inside / "uvx", "--python", sys.executable, "--from", wanted, "spielkiste", "games", UV_CACHE_DIR=str(PLACE / "uv"))
    tried.extend(["pipx install", "uvx"])


def main() -> None:
    if f"## [{version()}]" not in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"):
        sys.exit(f"release-check: CHANGELOG.md has no section [{version()}]")
    missing = [] if os.environ.get("PYTHONS") else [name for name in VERSIONS if interpreter(name) is None]
    folder, wheels = build()
    for kind, wheel in wheels.items():
        # A compiled wheel fits only the Python that it was built with.
        for python in pythons() if kind == "pure" else [sys.executable]:
            try_out(wheel, python, folder)
    first = next(iter(wheels.values()))
    try_out(first, pythons()[0], folder, lowest_versions=True)
    for lowest_versions in (False, True):
        try_out(first, pythons()[0], folder, RESEARCHER, lowest_versions)
    last = list(wheels.values())[-1]
    try_installers(last)
    # It plays over a WebSocket, and the Python that runs this script may have no packages.
    run(PLACE / "build" / BIN / "python", "-m", "tools.single_file", last, PLACE / "files", cwd=ROOT)
    tried.append("the single file, without Python on the path")
    run(sys.executable, "tools/run.py", "site", cwd=ROOT, ZIP="yes")
    tried.append("the offline chest as a zip")
    print("\nrelease-check tried:", *tried, sep="\n  ")
    for name in missing:
        print(f"NOT tried: Python {name}, because this machine has none. Install it, or rely on the nightly workflow.")
    print(f"release-check: {version()} can be tagged v{version()}")


if __name__ == "__main__":
    main()
