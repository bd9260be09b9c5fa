"""Run every code block of the documentation: Python blocks in order, commands as a reader would type them."""

import os
import re
import shlex
import signal
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import spielkiste
from spielkiste.core.registry import bots_of
from spielkiste.lab.simulate import arena
from spielkiste.store import SqliteStore
from spielkiste.store.backup import back_up
from tests.plugins.package import install_project, run

ROOT = Path(__file__).parents[1]
PACKAGE = Path(spielkiste.__file__).parents[1]
# The page about adding a game has its own test, which follows it with an installed package.
PAGES = [ROOT / "README.md", *sorted(path for path in (ROOT / "docs").glob("*.md") if path.name != "add-a-game.md")]
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
TASKS = set(re.findall(r"^def (\w+)\(\)", (ROOT / "tools" / "run.py").read_text(encoding="utf-8"), re.MULTILINE))
# The commands must work with fewer games than the pages use.
FEWER = [(r"--games \d+", "--games 20"), (r"games=[\d_]+", "games=20")]


def _blocks(page: Path, language: str) -> list[str]:
    return [code for kind, code in FENCE.findall(page.read_text(encoding="utf-8")) if kind == language]


def _fewer(code: str) -> str:
    for pattern, instead in FEWER:
        code = re.sub(pattern, instead, code)
    return code


def _commands() -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        for block in _blocks(page, "sh"):
            for line in block.splitlines():
                command = line.split("#")[0].strip()
                if command:
                    found.append((page.name, command))
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_block_is_of_a_kind_that_is_run(page: Path) -> None:
    kinds = {kind for kind, _ in FENCE.findall(page.read_text(encoding="utf-8"))}
    assert kinds <= {"python", "sh", "text"}, f"{page.name}: mark a block as python or sh, so that it is run, or as text"


@pytest.fixture
def bots_as_they_were() -> Iterator[None]:
    """Restore the registered bots after each page."""
    before = {game.slug: dict(bots_of(game.slug)) for game in spielkiste.games()}
    yield
    for slug, bots in before.items():
        bots_of(slug).clear()
        bots_of(slug).update(bots)


@pytest.mark.usefixtures("bots_as_they_were")
@pytest.mark.parametrize("page", [page for page in PAGES if _blocks(page, "python")], ids=lambda page: page.name)
def test_python_blocks_run(page: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scope: dict[str, object] = {"__name__": "__docs__"}
    for block in _blocks(page, "python"):
        exec(compile(_fewer(block).replace("jobs=2", "jobs=1"), page.name, "exec"), scope)
    if "def train" in page.read_text(encoding="utf-8"):
        assert re.search(r"^trained for \d+ s$", capsys.readouterr().out, re.MULTILINE), "say how long it took here"


def test_the_package_with_a_bot_can_be_installed(tmp_path: Path) -> None:
    page = ROOT / "docs" / "api.md"
    (project,) = (block for block in _blocks(page, "text") if "[project.entry-points" in block)
    blocks = _blocks(page, "python")
    (bot,) = (block.partition("\n\n\nspielkiste")[0] for block in blocks if block.startswith("class Dreamer"))
    (plug,) = (block for block in blocks if block.startswith("def plug_in"))
    code = tmp_path / "src" / "dreamer" / "__init__.py"
    code.parent.mkdir(parents=True)
    code.write_text(f"import spielkiste\n\n\n{bot}\n\n\n{plug}", encoding="utf-8")
    (tmp_path / "pyproject.toml").write_text(project, encoding="utf-8")
    installed = tmp_path / "installed"
    installed.mkdir()
    install_project(tmp_path, installed)
    played = run(installed, "arena", "mau-mau", "--bots", "dreamer,random", "--games", "2", "--lang", "en")
    assert played.returncode == 0 and "dreamer" in played.stdout, played.stderr


@pytest.mark.parametrize(("page", "command"), _commands())
def test_commands_work(page: str, command: str, tmp_path: Path) -> None:
    words = shlex.split(_fewer(command))
    if words[0] == "make":
        assert words[1] in TASKS, f"{page}: there is no task {words[1]}"
    elif words[:2] == ["pip", "install"]:
        extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
        for named in re.findall(r"\[(.*)\]", words[2]):
            assert set(named.split(",")) <= set(extras), f"{page}: there is no extra {named}"
    elif words[:2] == ["spielkiste", "serve"]:
        _serve(words[1:], tmp_path)
    elif words[:2] in (["spielkiste", "backup"], ["spielkiste", "restore"]):
        _kept(words[1:], tmp_path)
    else:
        # A reader's port is free; on the test machine it may not be.
        words += ["--port", "0"] if words[:2] == ["spielkiste", "doctor"] else []
        assert words[0] == "spielkiste", f"{page}: no test runs {command}"
        done = _spielkiste(words[1:], tmp_path)
        out, err = done.communicate("", timeout=120)
        assert done.returncode == 0, f"{command}\n{out}{err}"


def _spielkiste(words: list[str], folder: Path) -> "subprocess.Popen[str]":
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE), "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    return subprocess.Popen(
        [sys.executable, "-m", "spielkiste", *words],
        cwd=folder, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def _kept(words: list[str], folder: Path) -> None:
    """Run a command with a database in a server's usual place, and for `restore` with a backup of that name."""
    database = folder / "spielkiste" / "tables.sqlite"
    SqliteStore(database).close()
    if words[0] == "restore":
        back_up(database, folder / words[1])
    done = _spielkiste(words, folder)
    out, err = done.communicate("", timeout=120)
    assert done.returncode == 0, f"{words}\n{out}{err}"


def _serve(words: list[str], folder: Path) -> None:
    """Run a server: it prints its address, answers, and ends cleanly on Ctrl-C."""
    fixed = [word for word in words if word != "--open"]
    at = fixed.index("--port") if "--port" in fixed else None
    fixed = [*fixed[:at], *fixed[at + 2 :]] if at is not None else fixed
    server = _spielkiste([*fixed, "--port", "0"], folder)
    try:
        assert server.stdout is not None
        said = server.stdout.readline()
        port = re.findall(r":(\d+)/", said)[0]
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=20) as answer:
            assert answer.status == 200
    finally:
        server.send_signal(signal.SIGINT)
        _, err = server.communicate(timeout=20)
    assert "Traceback" not in err, err


def test_the_laboratory_page_names_every_field() -> None:
    page = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
    simulated = spielkiste.simulate("thousand-km", seats=2, games=2)
    seats = simulated["wins_by_seat"]
    assert isinstance(seats, list)
    for field in {*simulated, *seats[0], *arena("thousand-km", ["random", "rules"], 2)} - {"seat", "bot"}:
        assert f"`{field}`" in page, f"docs/lab.md does not say what {field} is"
