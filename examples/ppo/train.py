"""Train a player by letting it play against itself: PPO on `spielkiste.lab.batch`, with as many processes as you like.

    python train.py number-rally --setup 2 --minutes 2

Everything that is learned is saved in OUT/GAME.pt; the same command continues where it was interrupted.  OUT/GAME.net is the
player with integer weights, for `evaluate.py` and the arena.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import time
from pathlib import Path
from typing import Any

import torch
import torch.multiprocessing as processes
from net import Net, numbers_seen, whole_numbers

import spielkiste
from spielkiste.lab.batch import Batch

Setup = tuple[int, dict[str, Any]]


def work(slug: str, setups: list[Setup], tables: int, shared: dict[str, torch.Tensor], wire: Any) -> None:
    """Play at `tables` tables: wait for actions, take them, and write the new observations into the shared arrays."""
    torch.set_num_threads(1)
    arrays = {name: tensor.numpy() for name, tensor in shared.items()}
    share = tables // len(setups)
    batches = [Batch(slug, seats, share, play_forced=True, **options) for seats, options in setups]
    turns = [batch.reset() for batch in batches]
    while True:
        for place, (batch, turn) in enumerate(zip(batches, turns, strict=True)):
            mine = slice(place * share, (place + 1) * share)
            arrays["observations"][mine] = turn.observations
            arrays["masks"][mine] = turn.masks
            arrays["rewards"][mine, : batch.seats] = turn.rewards
            arrays["dones"][mine] = turn.dones
            arrays["seats"][mine] = turn.seats
        wire.send_bytes(b"ready")
        try:
            wire.recv_bytes()
        except EOFError:  # the learner is done
            return
        turns = [batch.step(arrays["actions"][place * share : (place + 1) * share]) for place, batch in enumerate(batches)]


class Crew:
    """The workers, in two halves: while one half plays, the learner chooses for the other."""

    def __init__(self, slug: str, setups: list[Setup], workers: int, tables: int) -> None:
        game = spielkiste.find(slug)
        assert game.encoding is not None
        tables -= tables % len(setups)
        self.rows = workers * tables
        self.seats = max(seats for seats, _ in setups)
        each = [seats for seats, _ in setups for _ in range(tables // len(setups))]
        self.opponents = torch.tensor(each * workers) - 1
        sizes = {
            "observations": ((self.rows, game.encoding.size), torch.uint8),
            "masks": ((self.rows, game.move_count), torch.uint8),
            "rewards": ((self.rows, self.seats), torch.float32),
            "dones": ((self.rows,), torch.bool),
            "seats": ((self.rows,), torch.int8),
            "actions": ((self.rows,), torch.int64),
        }
        self.arrays = {name: torch.zeros(shape, dtype=kind).share_memory_() for name, (shape, kind) in sizes.items()}
        self.wires = []
        context = processes.get_context("spawn")
        for worker in range(workers):
            here, there = context.Pipe()
            mine = {name: array[worker * tables : (worker + 1) * tables] for name, array in self.arrays.items()}
            context.Process(target=work, args=(slug, setups, tables, mine, there), daemon=True).start()
            self.wires.append(here)
        middle = max(1, workers // 2)
        halves = [range(middle), range(middle, workers)]
        self.halves = [(half, slice(half.start * tables, half.stop * tables)) for half in halves if half]

    def wait(self, half: range) -> None:
        for worker in half:
            self.wires[worker].recv_bytes()

    def go(self, half: range) -> None:
        for worker in half:
            self.wires[worker].send_bytes(b"go")


def collect(crew: Crew, net: Net, steps: int, store: dict[str, torch.Tensor], device: str) -> None:
    """Play `steps` decisions at every table and keep them in `store`; its last row is only observed, not played."""
    for step in range(steps + 1):
        for half, rows in crew.halves:
            # The last observations of a round are the first of the next: nobody has played since.
            if step > 0 or not store["begun"]:
                crew.wait(half)
            for name in ("observations", "masks", "rewards", "dones", "seats"):
                store[name][step, rows] = crew.arrays[name][rows].to(device, non_blocking=True)
            with torch.no_grad(), torch.autocast(device, torch.bfloat16, enabled=device == "cuda"):
                chances, value = net(store["observations"][step, rows], store["masks"][step, rows])
            store["values"][step, rows] = value
            if step < steps:
                actions = torch.multinomial(chances.exp(), 1)[:, 0]
                store["actions"][step, rows] = actions
                store["chances"][step, rows] = chances.gather(1, actions[:, None])[:, 0]
                crew.arrays["actions"][rows] = actions.cpu()
                crew.go(half)
    store["begun"] = torch.tensor(True)


def advantages(store: dict[str, torch.Tensor], steps: int, crew: Crew, fade: float) -> torch.Tensor:
    """Return how much better each decision turned out than expected (GAE), seat by seat: the players take turns, and what one
    wins the others lose.  Row t+1 of rewards and dones shows what decision t led to."""
    rows = store["seats"].shape[1]
    table = torch.arange(rows, device=store["values"].device)
    # The value that each seat can expect: the net's for the acting seat, equal shares of its negative for the others.
    last = store["values"][steps]
    worth = (-last / crew.opponents.to(last.device))[:, None].repeat(1, crew.seats)
    worth[table, store["seats"][steps].long()] = last
    better = torch.zeros_like(worth)
    found = torch.zeros(steps, rows, device=worth.device)
    for step in reversed(range(steps)):
        over = store["dones"][step + 1][:, None]
        worth = torch.where(over, store["rewards"][step + 1], worth)
        better = better.masked_fill(over, 0.0)
        seat = store["seats"][step].long()
        found[step] = worth[table, seat] - store["values"][step] + fade * better[table, seat]
        worth[table, seat] = store["values"][step]
        better[table, seat] = found[step]
    return found


def learn(net: Net, optimizer: Any, store: dict[str, torch.Tensor], how: argparse.Namespace, crew: Crew, left: float) -> float:
    """Train the net on the games played; `left` is the share of the time that remains.  Return the entropy of its policy."""
    gains = advantages(store, how.steps, crew, 0.95)
    goals = (gains + store["values"][: how.steps]).flatten()
    gains = gains.flatten()
    flat = {name: store[name][: how.steps].flatten(0, 1) for name in ("observations", "masks", "actions", "chances")}
    for group in optimizer.param_groups:
        group["lr"] = how.rate * (0.03 + 0.97 * left)
    doubt = 0.0
    for _ in range(how.epochs):
        for part in torch.randperm(len(gains), device=gains.device).split(how.minibatch):
            with torch.autocast(how.device, torch.bfloat16, enabled=how.device == "cuda"):
                chances, value = net(flat["observations"][part], flat["masks"][part])
            ratio = (chances.gather(1, flat["actions"][part][:, None])[:, 0] - flat["chances"][part]).exp()
            gain = gains[part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            surprise = -torch.minimum(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
            entropy = -(chances.exp() * chances.clamp(min=-50)).sum(1).mean()
            loss = surprise + (value - goals[part]).square().mean() - how.entropy * left * entropy
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
        doubt = float(entropy.detach())
    return doubt


def save(net: Net, optimizer: Any, how: argparse.Namespace, done: dict[str, float]) -> None:
    """Save everything for the next run, and the player with integer weights."""
    encoding = spielkiste.find(how.game).encoding
    assert encoding is not None
    kept = {"net": net.state_dict(), "optimizer": optimizer.state_dict(), "seen": net.seen, "done": done}
    file = how.out / f"{how.game}.pt"
    torch.save(kept, file.with_suffix(".new"))
    file.with_suffix(".new").replace(file)
    twin = Net(spielkiste.find(how.game), net.seen, how.hidden, how.skip)
    twin.load_state_dict(net.state_dict())
    about = {"game": how.game, "encoding": encoding.version, "steps": int(done["steps"]), "setups": how.setup}
    about["seats"] = sorted({read_setup(setup)[0] for setup in how.setup})
    packed = whole_numbers(twin, about)
    (how.out / f"{how.game}.net").write_bytes(packed)
    print(f"{how.game}: {len(packed)} bytes, sha256 {hashlib.sha256(packed).hexdigest()[:16]}", flush=True)


def read_setup(text: str) -> Setup:
    """Return seats and options of "2 little=yes"."""
    seats, *options = text.split()
    return int(seats), dict(option.split("=", 1) for option in options)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--setup", action="append", metavar="'SEATS OPTION=VALUE …'", help="a table to learn at; may be repeated")
    parser.add_argument("--minutes", type=float, default=2.0, help="how long it learns in total")
    parser.add_argument("--pause", type=float, default=1e9, help="stop after this many minutes, to go on later")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--tables", type=int, default=1024, help="tables of each worker")
    parser.add_argument("--steps", type=int, default=32, help="decisions at each table between two lessons")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--minibatch", type=int, default=32768)
    parser.add_argument("--rate", type=float, default=7e-4, help="how fast it learns in the beginning")
    parser.add_argument("--entropy", type=float, default=0.01, help="how much it is to try in the beginning")
    parser.add_argument("--hidden", type=int, nargs="+", default=[256], help="units in both hidden layers, or in each")
    parser.add_argument("--skip", action="append", default=[], help="a plane of the observation to leave out; may be repeated")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, default=Path())
    how = parser.parse_args()
    how.setup = how.setup or ["2"]
    game = spielkiste.find(how.game)
    options = {option.name: option for option in game.options}
    setups = [
        (seats, {name: options[name].parse(text) for name, text in given.items()}) for seats, given in map(read_setup, how.setup)
    ]
    crew = Crew(how.game, setups, how.workers, how.tables)
    how.out.mkdir(parents=True, exist_ok=True)
    file = how.out / f"{how.game}.pt"
    kept = torch.load(file, map_location=how.device) if file.exists() else None
    net = Net(game, kept["seen"] if kept else numbers_seen(how.game, setups), how.hidden, how.skip).to(how.device)
    optimizer = torch.optim.Adam(net.parameters(), eps=1e-5, fused=True)
    done = {"seconds": 0.0, "steps": 0.0}
    if kept:
        net.load_state_dict(kept["net"])
        optimizer.load_state_dict(kept["optimizer"])
        done = kept["done"]
    store = {
        name: torch.zeros((how.steps + 1, *array.shape), dtype=array.dtype, device=how.device)
        for name, array in crew.arrays.items()
    }
    store["values"], store["chances"] = (torch.zeros(how.steps + 1, crew.rows, device=how.device) for _ in range(2))
    store["begun"] = torch.tensor(False)
    start, before = time.monotonic(), done["seconds"]
    saved, shown = start, 0.0
    while done["seconds"] < how.minutes * 60 and done["seconds"] - before < how.pause * 60:
        collect(crew, net, how.steps, store, how.device)
        doubt = learn(net, optimizer, store, how, crew, max(0.0, 1 - done["seconds"] / how.minutes / 60))
        now = time.monotonic()
        done = {"seconds": before + now - start, "steps": done["steps"] + how.steps * crew.rows}
        if now - shown > 5:
            shown = now
            share = min(1.0, done["seconds"] / how.minutes / 60)
            bar = ("#" * int(20 * share)).ljust(20, ".")
            print(
                f"{how.game} [{bar}] {done['steps'] / 1e6:.1f} M decisions, {done['seconds']:.0f} s, doubt {doubt:.3f}",
                flush=True,
            )
        if now - saved > 60:
            save(net, optimizer, how, done)
            saved = now
    save(net, optimizer, how, done)


if __name__ == "__main__":
    main()
