"""Install each game in examples/ like a third-party package, check it, and run its own tests."""

import subprocess
import sys
from pathlib import Path

import pytest

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
