"""Test what users get when they install the package."""

import os
import platform
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from spielkiste.command import main
from tools import release_check

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
    """Rules, bots and simulation load without any extra; the command line names a missing one."""
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


def test_no_version_with_a_known_hole_is_good_enough() -> None:
    needs = [need.split(";")[0].split(",")[0] for names in PROJECT["project"]["optional-dependencies"].values() for need in names]
    floors = dict(need.split(">=") for need in needs if ">=" in need)
    for name, mended in MENDED.items():
        assert tuple(map(int, floors[name].split("."))) >= mended, name


def test_a_release_needs_only_its_tag(capsys: pytest.CaptureFixture[str]) -> None:
    version = release_check.version()
    assert PROJECT["project"]["dynamic"] == ["version"] and "version" not in PROJECT["project"], "one source of the version"
    assert f"## [{version}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["--version"])
    told = capsys.readouterr().out
    assert all(word in told for word in (f"spielkiste {version} (", " rules, Python ", platform.python_version()))
    needs = PROJECT["project"]["dependencies"] + PROJECT["project"]["optional-dependencies"]["serve"]
    for name in ("librt", "uvicorn", "websockets"):
        assert any(re.match(rf"{name}>=[\d.]+,<", need) for need in needs), f"we use {name}'s internals, so it needs a ceiling"
    assert {need.split("==")[0] for need in release_check.lowest()} >= {"librt", "uvicorn", "redis", "psycopg", "typst"}


def test_every_extra_that_is_named_exists() -> None:
    extras = set(PROJECT["project"]["optional-dependencies"])
    named = re.findall(r'": "(\w+)",', (ROOT / "src" / "spielkiste" / "__main__.py").read_text(encoding="utf-8"))
    assert named and set(named) <= extras
