"""Test that ``spielkiste new-game`` writes a whole game that passes every check, under any name."""

import subprocess
import sys
from pathlib import Path

import pytest

from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.scaffold import write_package
from tests.plugins.package import install_project, run, surroundings


@pytest.mark.parametrize("name", ["three-tricks", "Nim 2"])
def test_a_new_game_passes_its_own_tests_and_the_check(name: str, tmp_path: Path) -> None:
    project = write_package(name, tmp_path)
    installed = tmp_path / "installed"
    install_project(project, installed)
    checked = run(installed, "check", project.name, "--lang", "en")
    assert checked.returncode == 0, checked.stderr
    assert "every promise kept" in checked.stdout
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"],
        cwd=project, env=surroundings(installed), capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert tested.returncode == 0, tested.stdout


def test_nothing_of_the_pattern_is_left(tmp_path: Path) -> None:
    project = write_package("River Crossing", tmp_path)
    for path in project.rglob("*"):
        assert "new" not in path.name
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            for word in ("new_game", "new-game", "newgame", "NewGame", "New Game", "NG-", "scaffold"):
                assert word not in text, f"{word} in {path.name}"


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    (tmp_path / "nim").mkdir()
    with pytest.raises(BadFile, match="already"):
        write_package("nim", tmp_path)


@pytest.mark.parametrize("name", ["", "  ", "7up", "../etc", "a/b", "café!", "class", "json", "spielkiste", "x" * 60])
def test_invalid_names_are_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetup) as said:
        write_package(name, tmp_path)
    assert said.value.key == ("name-of-module" if name in ("json", "spielkiste") else "bad-game-name")
    assert not list(tmp_path.iterdir())


def test_a_name_that_is_taken_is_not_given_twice(tmp_path: Path) -> None:
    with pytest.raises(BadSetup) as caught:
        write_package("Thousand km", tmp_path)
    assert caught.value.key == "game-taken" and not list(tmp_path.iterdir())
