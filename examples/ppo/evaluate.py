"""Measure a trained player in the arena: ``python evaluate.py number-rally.net --games 1000 --against rules@5``."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

import spielkiste
from spielkiste.bots.learned import LearnedBot
from spielkiste.bots.net import Net
from spielkiste.core.registry import register_bot
from spielkiste.lab.simulate import arena


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("net", type=Path)
    parser.add_argument("--against", default="rules@5")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="fresh")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    how = parser.parse_args()
    net = Net(how.net.read_bytes())
    # Named after the file, so that several generations can play each other.
    name = how.net.stem.replace(".", "-").lower()

    class Trained(LearnedBot):
        """Return a player with this net."""

        def net(self) -> Net:
            return net

    register_bot(net.game, name, Trained)
    known = {option.name: option for option in spielkiste.find(net.game).options}
    options = {key: known[key].parse(value) for key, value in (given.split("=", 1) for given in how.option)}
    result = arena(net.game, [name, how.against], how.games, how.seats, how.seed, options, jobs=how.jobs)
    mine = result["standings"][name]
    share = f"{100 * mine['share']:.2f} % ({100 * mine['low']:.2f} to {100 * mine['high']:.2f})"
    print(f"{net.game}, {how.seats} seats {' '.join(how.option)}: {share} of {how.games} games against {how.against}", flush=True)
    for bot, error in result["stumbles"].items():
        print(f"{bot} failed: {error}")


if __name__ == "__main__":
    main()
