"""Test that equal seeds and moves give equal games on the browser's Python: positions, stories and views, byte for byte.

The learned bots choose the same moves there, and quickly enough.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from spielkiste.core.effort import EFFORT
from tests.golden.record import FOLDER, stored
from tests.learned_games import DECISIONS

ROOT = Path(__file__).parents[2]
WHEELS = ROOT / ".make" / "wheels"
#: The most that a decision of a learned bot may cost, in additions of the browser's Python: 60 ms on a machine where one takes
#: 0.15 microseconds.
COSTLIEST = 400_000


def _wanted() -> dict[str, list[int]]:
    """Return the shortest game of each file; in a thorough run all of them."""
    wanted: dict[str, list[int]] = {}
    for path in sorted(FOLDER.glob("*.jsonl")):
        lines = stored(path)
        shortest = min(range(len(lines)), key=lambda number: len(lines[number]))
        wanted[path.name] = list(range(len(lines))) if os.environ.get("SPIELKISTE_THOROUGH") else [shortest]
    return wanted


@pytest.mark.timeout(3600)
def test_the_golden_games_are_the_same_in_the_browsers_python() -> None:
    if not WHEELS.exists():
        pytest.fail("The engine is not built; run the tests with: make test")
    wanted = _wanted()
    asked = [f"{name}:{','.join(map(str, numbers))}" for name, numbers in wanted.items()]
    command = [sys.executable, "hatch_build.py", "run", "--silent", "golden", "--", str(ROOT), str(WHEELS), *asked]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout.splitlines()[-1])
    for name, numbers in wanted.items():
        lines = stored(FOLDER / name)
        for number in numbers:
            golden = json.loads(lines[number])
            assert found["games"][f"{name}:{number}"] == {what: golden[what] for what in ("positions", "story", "views")}, name
    assert {slug: told["moves"] for slug, told in found["learned"].items()} == DECISIONS
    assert max(told["additions"] for told in found["learned"].values()) < COSTLIEST
    # Bots think less there: otherwise they would take longer than people wait.
    assert 0 < found["effort"] < EFFORT == 100
