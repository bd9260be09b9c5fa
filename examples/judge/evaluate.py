"""Measure a trained judge in the arena: ``python evaluate.py wall-break.net --games 1000 --against rules@5``."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from spielkiste.core.nets import take
from spielkiste.lab.simulate import arena


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("net", type=Path)
    parser.add_argument("--against", default="rules@5")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="fresh")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    how = parser.parse_args()
    # From here on, `learned` plays with this net.
    take("wall-break", how.net.read_bytes())
    result = arena("wall-break", ["learned", how.against], how.games, how.seats, how.seed, jobs=how.jobs)
    mine = result["standings"]["learned"]
    share = f"{100 * mine['share']:.2f} % ({100 * mine['low']:.2f} to {100 * mine['high']:.2f})"
    print(f"wall-break, {how.seats} seats: {share} of {how.games} games against {how.against}", flush=True)


if __name__ == "__main__":
    main()
