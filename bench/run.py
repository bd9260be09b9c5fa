"""One table of speeds, each as a ratio measured in this very run: ``make bench``.

Every figure is the median of several rounds; within a round the contenders take turns, each in a fresh process, so
that a busy machine slows all of them alike.  The same random four-player games everywhere: legal moves are generated,
one is chosen, it is carried out, until the game is over.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parents[1]
ROUNDS = 5

# name of the contender -> whether it runs the source as it is (True) or the installed build (False)
CONTENDERS = {"interpreted": True, "compiled": False, "open_spiel": False}


def measure(contender: str, source: bool) -> dict[str, float]:
    """One round of one contender."""
    return {name: float(value) for name, value in apart(["rules_speed.py", contender], source).items()}


def apart(script: list[str], source: bool) -> dict[str, Any]:
    """What a script of this folder prints, run in a process of its own."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if source:
        environment["PYTHONPATH"] = str(ROOT / "src")
    with tempfile.TemporaryDirectory() as nowhere:
        done = subprocess.run(
            [sys.executable, str(ROOT / "bench" / script[0]), *script[1:]],
            cwd=nowhere,
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def main() -> None:
    rounds: dict[str, list[dict[str, float]]] = {name: [] for name in CONTENDERS}
    eight: list[dict[str, dict[str, float]]] = []
    for number in range(ROUNDS):
        print(f"round {number + 1} of {ROUNDS} ...", file=sys.stderr)
        for name, source in CONTENDERS.items():
            rounds[name].append(measure(name, source))
        eight.append(apart(["eight_games.py"], False))
    middle = {name: {figure: median(one[figure] for one in taken) for figure in taken[0]} for name, taken in rounds.items()}
    plain, fast, peer = middle["interpreted"], middle["compiled"], middle["open_spiel"]
    rows = [
        ("interpreted, driven from Python", plain["driven"], "moves/s", plain["driven"] / peer["driven"], ">= 0.7"),
        ("compiled, driven from Python", fast["driven"], "moves/s", fast["driven"] / peer["driven"], ">= 5"),
        ("compiled, driven inside", fast["inside"], "moves/s", fast["inside"] / peer["inside"], ">= 1"),
        ("copying a state, compiled", fast["copy_ns"], "ns", fast["copy_ns"] / peer["copy_ns"], "<= 1"),
        ("OpenSpiel crazy_eights, driven from Python", peer["driven"], "moves/s", 1.0, ""),
        ("OpenSpiel crazy_eights, its own C++ rollouts", peer["inside"], "moves/s", 1.0, ""),
        ("OpenSpiel crazy_eights, clone", peer["copy_ns"], "ns", 1.0, ""),
        ("compiled, story told (against nobody listening)", fast["told"], "moves/s", fast["told"] / fast["driven"], ""),
        ("compiled, each view made after each move", fast["viewed"], "moves/s", fast["viewed"] / fast["driven"], ""),
        ("compiled, all views made together", fast["viewed_at_once"], "moves/s", fast["viewed_at_once"] / peer["viewed"], ">= 1"),
        ("OpenSpiel crazy_eights, all observation tensors", peer["viewed"], "moves/s", 1.0, ""),
        ("rules bot, compiled, whole games", fast["bot_games"], "games/s", fast["bot_games"] / plain["bot_games"], ""),
        ("1x1 Patience solved exactly, slowest deal", fast["solver_ms"], "ms", fast["solver_ms"] / plain["solver_ms"], "<1,000"),
    ]
    print(f"Medians of {ROUNDS} interleaved rounds, one core. Python {platform.python_version()}, {platform.machine()},")
    print(f"{os.cpu_count()} cores, {platform.system()}; open_spiel {version('open_spiel')}, mypy {version('mypy')}.")
    print()
    print(f"| {'what':<48} | {'figure':>18} | {'ratio':>6} | {'goal':>6} |")
    print(f"|{'-' * 50}|{'-' * 20}|{'-' * 8}|{'-' * 8}|")
    for what, figure, unit, ratio, goal in rows:
        print(f"| {what:<48} | {figure:>10,.0f} {unit:<7} | {ratio:>6.2f} | {goal:>6} |")
    print()
    print(
        "Ratios are to OpenSpiel (of all views to its tensors for all players); of story and each view to play that nobody"
        " listens to; of bot and solver to the interpreted build."
    )
    print()
    _print_eight(eight)


def _print_eight(rounds: list[dict[str, dict[str, float]]]) -> None:
    """All games, compiled: what there is to learn from them in a second.  Goal of the last column: >= 10."""
    print("| game         | inside, moves/s | observe | mask    | a view  | all views | AEC steps/s | batch steps/s | ratio |")
    print("|--------------|-----------------|---------|---------|---------|-----------|-------------|---------------|-------|")
    for slug in rounds[0]:
        middle = {figure: median(one[slug][figure] for one in rounds) for figure in rounds[0][slug]}
        times = [middle[name] for name in ("observe_us", "mask_us", "view_us")]
        print(
            f"| {slug:<12} | {middle['inside']:>15,.0f} |",
            " | ".join(f"{time:>4.1f} us" for time in times),
            f"| {middle['views_us']:>6.1f} us | {middle['aec']:>11,.0f} | {middle['batch']:>13,.0f} |",
            f"{middle['batch'] / middle['aec']:>5.1f} |",
        )


if __name__ == "__main__":
    main()
    subprocess.run([sys.executable, str(ROOT / "bench" / "server_speed.py")], check=True)
