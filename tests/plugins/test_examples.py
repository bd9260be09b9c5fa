"""Use what is in examples/ as its readers do: install and check the games, and measure trained players."""

import subprocess
import sys
from pathlib import Path

import pytest

from spielkiste.core.nets import packed_net
from tests.plugins.package import ROOT, install_project, run, surroundings

EXAMPLES = sorted(path.parent for path in (ROOT / "examples").glob("*/pyproject.toml"))


@pytest.mark.parametrize("project", EXAMPLES, ids=lambda project: project.name)
def test_an_example_passes_its_own_tests_and_the_check(project: Path, tmp_path: Path) -> None:
    install_project(project, tmp_path)
    checked = run(tmp_path, "check", project.name.replace("_", "-"), "--lang", "en")
    assert checked.returncode == 0, checked.stderr
    tested = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "."],
        cwd=project, env={**surroundings(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert tested.returncode == 0, tested.stdout


def test_there_is_an_example() -> None:
    assert EXAMPLES


@pytest.mark.parametrize(("example", "slug"), [("ppo", "number-rally"), ("judge", "wall-break")])
def test_an_example_measures_the_players_that_it_trains(example: str, slug: str, tmp_path: Path) -> None:
    net = packed_net(slug)
    assert net is not None
    (tmp_path / f"{slug}.net").write_bytes(net)
    measured = subprocess.run(
        [sys.executable, ROOT / "examples" / example / "evaluate.py", f"{slug}.net", "--games", "2", "--against", "rules@1"],
        cwd=tmp_path, env=surroundings(tmp_path), capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert measured.stdout.startswith(f"{slug}, 2 seats") and "failed" not in measured.stdout, measured.stderr
