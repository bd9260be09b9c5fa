"""Test what users get when they install the package."""

import os
import platform
import re
import runpy
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from types import SimpleNamespace

import pytest

from spielkiste import command
from spielkiste import single_file as entry
from spielkiste.command import main
from tools import release_check, run, single_file

ROOT = Path(__file__).parents[1]
WHEELS = sorted((ROOT / ".make" / "wheel").glob("*.whl"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def wheel() -> zipfile.ZipFile:
    if not WHEELS:
        pytest.skip("make test builds the wheel")
    return zipfile.ZipFile(WHEELS[0])


@pytest.mark.slow
def test_the_wheel_holds_everything_of_every_box_and_all_licences(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    for path in (ROOT / "src" / "spielkiste").rglob("*"):
        if path.is_file() and path.suffix in (".py", ".ftl", ".md", ".typ", ".typed") and "__pycache__" not in path.parts:
            assert path.relative_to(ROOT / "src").as_posix() in names
    licences = wheel.read("spielkiste/web/licences.txt").decode()
    for package in ("@fontsource/fredoka", "@fontsource/atkinson-hyperlegible", "@fluent/bundle", "svelte"):
        assert package in licences
    assert "SIL OPEN FONT LICENSE" in licences.upper()
    assert any(name.endswith("licenses/NOTICE") for name in names) and any(name.endswith("licenses/LICENSE") for name in names)
    assert "spielkiste/web/print/art.json" in names, "the build of the page must include the drawings for print"
    assert "spielkiste/web/index.html" in names and not any("node_modules" in name or "/.venv" in name for name in names)


def _python(code: str) -> "subprocess.CompletedProcess[str]":
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=environment)


def test_the_engine_alone_needs_nothing_heavy() -> None:
    """Rules, bots and simulation load without any extra; the command line names a missing extra."""
    heavy = {"fluent", "msgspec", "starlette", "uvicorn", "segno", "platformdirs", "websockets"}
    blocked = "\n".join(
        [
            "import sys, importlib.abc",
            "class Missing(importlib.abc.MetaPathFinder):",
            "    def find_spec(self, name, path=None, target=None):",
            f"        if name.split('.')[0] in {heavy!r}: raise ModuleNotFoundError(name, name=name)",
            "sys.meta_path.insert(0, Missing())",
        ]
    )
    code = blocked + "\nimport spielkiste; print(spielkiste.simulate('mau-mau', seats=2, games=2)['games'])"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env={"PYTHONPATH": str(ROOT / "src")}
    )
    assert done.stdout.strip() == "2", done.stderr
    code = blocked + "\nimport runpy; sys.argv = ['spielkiste', 'games']; runpy.run_module('spielkiste', run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env={"PYTHONPATH": str(ROOT / "src")}
    )
    assert done.returncode == 2 and "pip install 'spielkiste[terminal]'" in done.stderr and "Traceback" not in done.stderr


#: The first versions without known vulnerabilities.
MENDED = {"starlette": (0, 49, 1), "h11": (0, 16), "redis": (4, 5, 5), "pyarrow": (14, 0, 1), "ray": (2, 52)}


def test_lowest_versions_have_no_known_vulnerability() -> None:
    needs = [need.split(";")[0].split(",")[0] for names in PROJECT["project"]["optional-dependencies"].values() for need in names]
    floors = dict(need.split(">=") for need in needs if ">=" in need)
    for name, mended in MENDED.items():
        assert tuple(map(int, floors[name].split("."))) >= mended, name


def test_a_release_needs_only_its_tag(capsys: pytest.CaptureFixture[str]) -> None:
    version = run.version()
    assert PROJECT["project"]["dynamic"] == ["version"] and "version" not in PROJECT["project"], "one source of the version"
    assert f"## [{version}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["--version"])
    told = capsys.readouterr().out
    assert all(word in told for word in (f"spielkiste {version} (", " rules, Python ", platform.python_version()))
    needs = PROJECT["project"]["dependencies"] + PROJECT["project"]["optional-dependencies"]["serve"]
    for name in ("librt", "uvicorn", "websockets"):
        assert any(re.match(rf"{name}>=[\d.]+,<", need) for need in needs), f"we use {name}'s internals, so it needs a ceiling"
    lowest = {need.split("==")[0] for need in release_check.lowest("scale", "print")}
    assert lowest >= {"librt", "uvicorn", "redis", "psycopg", "typst"}


def test_every_extra_that_is_named_exists() -> None:
    extras = set(PROJECT["project"]["optional-dependencies"])
    named = re.findall(r'": "(\w+)",', (ROOT / "src" / "spielkiste" / "__main__.py").read_text(encoding="utf-8"))
    assert named and set(named) <= extras


def test_release_check_takes_only_interpreters_that_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """pyenv puts commands on the path for versions that are not selected; they only fail."""
    here = ".".join(platform.python_version_tuple()[:2])
    for name, script in (("python3.98", "exit 127"), ("python3.97", "echo 3.97")):
        (tmp_path / name).write_text(f"#!/bin/sh\n{script}\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    found = {version: release_check.interpreter(version) for version in ("3.99", "3.98", "3.97", here)}
    assert found == {"3.99": None, "3.98": None, "3.97": str(tmp_path / "python3.97"), here: sys.executable}


def test_the_single_file_gets_what_pyinstaller_cannot_see(tmp_path: Path) -> None:
    package = tmp_path / "spielkiste"
    package.mkdir()
    (package / "rules.py").write_text("import fractions\nfrom xml.dom import minidom\nimport spielkiste.core, numpy\n")
    (tmp_path / "spielkiste__mypyc.cpython-311-x86_64-linux-gnu.so").touch()
    given = single_file.arguments(package, "spielkiste-1.0.0-linux-x86_64")
    hidden = {word.partition("=")[2] for word in given if word.startswith("--hidden-import=")}
    assert hidden >= {"fractions", "xml.dom", "spielkiste__mypyc", "mypy_extensions"} and not hidden & {"numpy", "spielkiste"}
    assert {"--onefile", "--collect-all=spielkiste", "--collect-all=librt"} <= set(given)
    assert Path(given[-1]) == package / "single_file.py" and (ROOT / "src" / "spielkiste" / "single_file.py").exists()


@pytest.mark.parametrize(
    ("typed", "called"), [([], ["serve", "--open"]), (["games"], None), (["-m", "spielkiste.server.no_such_module"], "imported")]
)
def test_a_double_click_opens_the_chest(typed: list[str], called: object, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[object] = []
    monkeypatch.setattr(sys, "argv", ["spielkiste", *typed])

    def run_command(arguments: list[str] | None = None) -> int:
        calls.append(arguments)
        return 0

    monkeypatch.setattr(command, "main", run_command)
    monkeypatch.setattr(runpy, "run_module", lambda name, **how: calls.append("imported"))
    assert entry.main() == 0 and calls == [called]


def test_a_double_click_waits_after_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(sys, "argv", ["spielkiste"])
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(isatty=lambda: True))
    monkeypatch.setattr(command, "main", lambda arguments: 2)
    monkeypatch.setattr("builtins.input", asked.append)
    # Windows has no variable for the language; 3079 is German in Austria.
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    windows = SimpleNamespace(kernel32=SimpleNamespace(GetUserDefaultUILanguage=lambda: 3079))
    monkeypatch.setattr("ctypes.windll", windows, raising=False)
    assert entry.main() == 2 and asked == ["Drücke Enter, dann schließt sich dieses Fenster."]


def test_programs_that_the_single_file_starts_use_the_libraries_of_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["spielkiste", "games"])
    monkeypatch.setattr(command, "main", lambda: 0)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    for before in ("/opt/lib", None):
        monkeypatch.setenv("LD_LIBRARY_PATH", "/tmp/_MEI1")
        if before is not None:
            monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
        assert entry.main() == 0
        assert os.environ.get("LD_LIBRARY_PATH") == before
