"""Print one table of speeds, each as a ratio measured in the same run: ``make bench``.

The contenders are processes that take turns of a tenth of a second, so that a shared machine slows them all down alike;
a ratio is the median over the turns. All play the same kind of random four-player games: generate legal moves, choose
one, play it, until the game is over.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
from collections import defaultdict
from importlib.metadata import version
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[1]
TURNS = 60
#: The solver takes seconds and is compared with nothing.
SOLVED = 3
EIGHT = 15

# contender -> whether it runs the sources (True) or the installed build (False)
CONTENDERS = {"interpreted": True, "compiled": False, "open_spiel": False}
PLAIN, FAST, PEER = CONTENDERS

#: What is measured in each turn, and by which contender; values to be compared are adjacent.
TURN = [
    (FAST, "driven"),
    (PEER, "driven"),
    (PLAIN, "driven"),
    (FAST, "told"),
    (FAST, "viewed"),
    (FAST, "viewed_at_once"),
    (PEER, "viewed"),
    (FAST, "inside"),
    (PEER, "inside"),
    (FAST, "copies"),
    (PEER, "copies"),
    (FAST, "bot_games"),
    (PLAIN, "bot_games"),
]
Figure = tuple[str, str]


class Contender:
    """A process that runs the measurements it is told to."""

    def __init__(self, name: str, source: bool, nowhere: str) -> None:
        command = [sys.executable, str(ROOT / "bench" / "rules_speed.py"), name]
        self._process = subprocess.Popen(
            command, cwd=nowhere, env=surroundings(source), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def go(self, figure: str) -> float:
        assert self._process.stdin is not None and self._process.stdout is not None
        print(figure, file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            sys.exit(f"One of the contenders has stopped, measuring {figure}.")
        return float(answer)

    def leave(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def surroundings(source: bool) -> dict[str, str]:
    """Return the environment of a process that uses the sources, or only the installed package."""
    rest = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**rest, "PYTHONPATH": str(ROOT / "src")} if source else rest


def main() -> None:
    taken: dict[Figure, list[float]] = defaultdict(list)
    with tempfile.TemporaryDirectory() as nowhere:
        contenders = {name: Contender(name, source, nowhere) for name, source in CONTENDERS.items()}
        for turn in range(TURNS):
            if turn % 10 == 0:
                print(f"turn {turn + 1} of {TURNS} ...", file=sys.stderr)
            for name, figure in TURN:
                taken[name, figure].append(contenders[name].go(figure))
        for _ in range(SOLVED):
            for name in (FAST, PLAIN):
                taken[name, "slowest_deal"].append(contenders[name].go("slowest_deal"))
        for contender in contenders.values():
            contender.leave()

    def middle(name: str, figure: str) -> float:
        return median(taken[name, figure])

    def ratio(one: Figure, other: Figure) -> float:
        """Return the median of the ratios within each turn."""
        return median(a / b for a, b in zip(taken[one], taken[other], strict=True))

    alone = (FAST, "driven")
    peer, peer_inside, peer_seen, peer_copies = (PEER, "driven"), (PEER, "inside"), (PEER, "viewed"), (PEER, "copies")
    together, bots = (FAST, "viewed_at_once"), (FAST, "bot_games")
    solved = middle(FAST, "slowest_deal")
    rows = [
        ("interpreted, driven from Python", middle(PLAIN, "driven"), "moves/s", ratio((PLAIN, "driven"), peer), ">= 0.7"),
        ("compiled, driven from Python", middle(*alone), "moves/s", ratio(alone, peer), ">= 5"),
        ("compiled, driven inside", middle(FAST, "inside"), "moves/s", ratio((FAST, "inside"), peer_inside), ">= 1"),
        ("copying a state, compiled", 1e9 / middle(FAST, "copies"), "ns", ratio(peer_copies, (FAST, "copies")), "<= 1"),
        ("OpenSpiel crazy_eights, driven from Python", middle(*peer), "moves/s", 1.0, ""),
        ("OpenSpiel crazy_eights, its own C++ rollouts", middle(*peer_inside), "moves/s", 1.0, ""),
        ("OpenSpiel crazy_eights, clone", 1e9 / middle(*peer_copies), "ns", 1.0, ""),
        ("compiled, with a story (compared with no listener)", middle(FAST, "told"), "moves/s", ratio((FAST, "told"), alone), ""),
        ("compiled, each view made after each move", middle(FAST, "viewed"), "moves/s", ratio((FAST, "viewed"), alone), ""),
        ("compiled, all views made together", middle(*together), "moves/s", ratio(together, peer_seen), ">= 1"),
        ("OpenSpiel crazy_eights, all observation tensors", middle(*peer_seen), "moves/s", 1.0, ""),
        ("rules bot, compiled, whole games", middle(*bots), "games/s", ratio(bots, (PLAIN, "bot_games")), ""),
        ("1x1 Patience solved exactly, slowest deal", solved, "ms", solved / middle(PLAIN, "slowest_deal"), "<1,000"),
    ]
    print(f"Medians of {TURNS} turns, one core. Python {platform.python_version()}, {platform.machine()},")
    print(f"{os.cpu_count()} cores, {platform.system()}; open_spiel {version('open_spiel')}, mypy {version('mypy')}.")
    print()
    print(f"| {'what':<48} | {'figure':>18} | {'ratio':>6} | {'goal':>6} |")
    print(f"|{'-' * 50}|{'-' * 20}|{'-' * 8}|{'-' * 8}|")
    for what, reached, unit, against, goal in rows:
        print(f"| {what:<48} | {reached:>10,.0f} {unit:<7} | {against:>6.2f} | {goal:>6} |")
    print()
    print(
        "Ratios are to OpenSpiel (all views: to its tensors for all players); story and view: to play without"
        " listeners; bot and solver: to the interpreted build."
    )
    print()
    _print_eight()


def _print_eight() -> None:
    """Print the speeds of all compiled games for learning. The goal of the last column is >= 10."""
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench" / "eight_games.py"), str(EIGHT)],
        cwd=tempfile.gettempdir(),
        env=surroundings(source=False),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    print("| game         | inside, moves/s | observe | mask    | a view  | all views | AEC steps/s | batch steps/s | ratio |")
    print("|--------------|-----------------|---------|---------|---------|-----------|-------------|---------------|-------|")
    for slug, rounds in json.loads(done.stdout).items():
        middle = {figure: median(one[figure] for one in rounds) for figure in rounds[0]}
        times = [middle[name] for name in ("observe_us", "mask_us", "view_us")]
        print(
            f"| {slug:<12} | {middle['inside']:>15,.0f} |",
            " | ".join(f"{time:>4.1f} us" for time in times),
            f"| {middle['views_us']:>6.1f} us | {middle['aec']:>11,.0f} | {middle['batch']:>13,.0f} |",
            f"{median(one['batch'] / one['aec'] for one in rounds):>5.1f} |",
        )


if __name__ == "__main__":
    main()
    subprocess.run([sys.executable, str(ROOT / "bench" / "server_speed.py")], check=True)
