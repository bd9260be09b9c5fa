"""Test that compiled and interpreted rules play identical games, byte for byte, and that their tables say the same."""

import filecmp
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]


def _run(folder: Path, code: str, source: Path | None) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if source is not None:
        environment["PYTHONPATH"] = str(source)
    done = subprocess.run([sys.executable, "-c", code], cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the installed package, which must be built from exactly these sources."""
    folder = tmp_path_factory.mktemp("elsewhere")
    try:
        package = Path(_run(folder, "import spielkiste; print(spielkiste.__file__)", None).strip()).parent
    except AssertionError:
        pytest.fail("Spielkiste is not installed here; run the tests with: make test")
    for path in (ROOT / "src" / "spielkiste").rglob("*.py"):
        twin = package / path.relative_to(ROOT / "src" / "spielkiste")
        assert twin.exists() and filecmp.cmp(path, twin, shallow=False), f"{twin.name} is not up to date; run: make test"
    return package


def test_both_builds_play_the_same_games(installed: Path, tmp_path: Path) -> None:
    code = "import json; from spielkiste.lab.digest import digests; print(json.dumps(digests()))"
    compiled: dict[str, Any] = json.loads(_run(tmp_path, code, None))
    if not compiled["compiled"]:
        if any(map(shutil.which, ("cc", "gcc", "clang"))):
            pytest.fail("The rules could not be compiled; python -m pip wheel --no-deps -v . says why")
        pytest.skip("no C compiler on this machine: the installed rules are interpreted")
    interpreted: dict[str, Any] = json.loads(_run(tmp_path, code, ROOT / "src"))
    assert interpreted["compiled"] is False
    assert compiled["digests"] == interpreted["digests"]


def test_tables_of_both_builds_tell_the_same(installed: Path, tmp_path: Path) -> None:
    """Compare every message to everyone, including refusals and damaged logs."""
    code = (ROOT / "tests" / "table" / "told.py").read_text(encoding="utf-8")
    compiled: dict[str, Any] = json.loads(_run(tmp_path, code, None))
    interpreted: dict[str, Any] = json.loads(_run(tmp_path, code, ROOT / "src"))
    assert compiled["told"] == interpreted["told"]
    assert interpreted["compiled"] is False
    if any(map(shutil.which, ("cc", "gcc", "clang"))):
        assert compiled["compiled"], "The tables could not be compiled; python -m pip wheel --no-deps -v . says why"


def test_the_version_says_which_build_runs(installed: Path, tmp_path: Path) -> None:
    code = "import sys; from spielkiste.command import main; sys.argv[1:] = ['--version']; main()"
    assert "interpreted" in _run(tmp_path, code, ROOT / "src")
    state = _run(tmp_path, "import spielkiste; print(spielkiste.compiled())", None).strip()
    assert ("compiled rules" if state == "True" else "interpreted") in _run(tmp_path, code, None)


def test_the_installed_games_keep_the_contract(installed: Path, tmp_path: Path) -> None:
    """The compiler drops what it does not need, such as the types of a view's fields: the checks must work without it."""
    code = (
        "import spielkiste; from spielkiste.lab.conformance import check_game, setups\n"
        "for game in spielkiste.games():\n    check_game(game, *next(setups(game)), seed=1)\nprint('kept')"
    )
    assert _run(tmp_path, code, None).strip() == "kept"


def test_compiled_bots_can_be_pickled(installed: Path, tmp_path: Path) -> None:
    """Otherwise an undo would play the whole game again, and a slow bot would think in the process that answers."""
    code = (
        "import pickle, spielkiste; from spielkiste.bots import known_for, make_bot\n"
        "for game in spielkiste.games():\n"
        "    for name in known_for(game):\n"
        "        pickle.loads(pickle.dumps(make_bot(f'{name}@3', game, 0, game.usual_seat_counts()[0], 7)))\n"
    )
    _run(tmp_path, code, None)
