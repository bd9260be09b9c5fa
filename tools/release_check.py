"""Try every way to install a release: ``make release-check``.

Builds the sdist and, from it, the pure and the compiled wheel.  Installs each wheel in empty environments, with the newest and
with the lowest allowed dependencies, and runs the tests that an installation can run.  PYTHONS names the interpreters to try
(default: those on this machine), WHEELS=pure skips the compiled wheel, which takes minutes.
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

ROOT = Path(__file__).resolve().parents[1]
PLACE = ROOT / ".make" / "release"
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
#: What a host installs.
EXTRAS = ("serve", "scale", "print")
#: What the tests need besides; the package itself must not come with it.
TESTERS = ("pytest>=8", "pytest-timeout>=2.3", "hypothesis>=6.100", "httpx>=0.27")
#: Tests of rules, stored games, command line, store and a real server that need neither the sources nor a browser.
TESTS = (
    "tests/golden", "tests/test_core.py", "tests/test_record.py", "tests/test_command.py", "tests/test_doctor_url.py",
    "tests/store/test_backup.py", "tests/server/test_host_pages.py", "tests/server/test_wire.py",
)  # fmt: skip


def run(*command: str | Path, cwd: Path = PLACE, **environment: str) -> None:
    print("+", *command, flush=True)
    done = subprocess.run([str(part) for part in command], cwd=cwd, env={**os.environ, **environment}, check=False)
    if done.returncode:
        sys.exit(f"release-check: this failed: {' '.join(map(str, command))}")


def version() -> str:
    """Return the version, which is only written in `spielkiste/__init__.py`."""
    found = re.search(r'^__version__ = "(.+)"$', (ROOT / "src/spielkiste/__init__.py").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def lowest() -> Iterator[str]:
    """Yield a constraint for each direct dependency: exactly its lowest allowed version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    for need in [*project["dependencies"], *extras["terminal"], *(one for extra in EXTRAS for one in extras[extra])]:
        found = re.match(r"([\w.-]+)(?:\[\w+\])?>=([\d.]+)", need)
        if found is not None:
            yield f"{found[1]}=={found[2]}"


def pythons() -> list[str]:
    """Return the interpreters to try."""
    named = os.environ.get("PYTHONS", "").split()
    return named or [path for name in VERSIONS if (path := shutil.which(f"python{name}"))] or [sys.executable]


def build() -> tuple[Path, list[Path]]:
    """Return the folder of the unpacked sdist, and the wheels that were built from it."""
    shutil.rmtree(PLACE, ignore_errors=True)
    PLACE.mkdir(parents=True)
    run(sys.executable, "-m", "venv", PLACE / "build")
    python = PLACE / "build" / ("Scripts" if os.name == "nt" else "bin") / "python"
    run(python, "-m", "pip", "install", "--quiet", "build")
    run(python, "-m", "build", "--sdist", "--outdir", PLACE / "sdist", ROOT)
    (packed,) = (PLACE / "sdist").glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(PLACE, filter="data")
    folder = PLACE / f"spielkiste-{version()}"
    run(sys.executable, "tools/run.py", cwd=folder)
    wheels: list[Path] = []
    for kind in os.environ.get("WHEELS", "pure compiled").split():
        out = PLACE / kind
        environment = {"SPIELKISTE_PURE": "1"} if kind == "pure" else {}
        run(python, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", out, ".", cwd=folder, **environment)
        wheels += out.glob("*.whl")
    return folder, wheels


def try_out(wheel: Path, python: str, folder: Path, constraints: Path | None = None) -> None:
    """Install the wheel in an empty environment and run the tests from the unpacked sdist, without its `src`."""
    place = PLACE / f"try-{sum(1 for _ in PLACE.glob('try-*'))}"
    run(python, "-m", "venv", place)
    inside = place / ("Scripts" if os.name == "nt" else "bin")
    limits = ["--constraint", str(constraints)] if constraints is not None else []
    run(inside / "python", "-m", "pip", "install", "--quiet", f"{wheel}[{','.join(EXTRAS)}]", *TESTERS, *limits)
    run(inside / "spielkiste", "--version")
    command = (inside / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "pythonpath=.", *TESTS)
    run(*command, cwd=folder, PYTHONPATH="")


def main() -> None:
    if f"## [{version()}]" not in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"):
        sys.exit(f"release-check: CHANGELOG.md has no section [{version()}]")
    folder, wheels = build()
    constraints = PLACE / "lowest.txt"
    constraints.write_text("\n".join(lowest()) + "\n", encoding="utf-8")
    for wheel in wheels:
        # A compiled wheel fits only the Python that it was built with.
        for python in pythons() if wheel.parent.name == "pure" else [sys.executable]:
            try_out(wheel, python, folder)
    try_out(wheels[0], pythons()[0], folder, constraints)
    print(f"release-check: {version()} can be tagged v{version()}")


if __name__ == "__main__":
    main()
