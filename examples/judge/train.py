"""Train the judge of Mauerbruch by letting it play against itself, thousands of games at once on one GPU.

    python train.py --minutes 8 --out OUT

Everything that is learned is saved in OUT/judge.pt; the same command continues where it was interrupted.  OUT/wall-break.net is
the judge in whole numbers, for `evaluate.py` and the arena.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import torch
from judge import Judge, packed
from walls import MOVES, Walls

Tensor = torch.Tensor


class Play:
    """All games, and what the judge makes of them."""

    def __init__(self, judge: Judge, how: argparse.Namespace) -> None:
        self.walls = Walls(how.tables, how.device)
        self.judge = judge
        self.how = how

    def worths(self, fast: Tensor) -> Tensor:
        """Return the chance to win after each move, -1 for illegal ones; judged without the cards that turn up."""
        walls = self.walls
        rows, moves = walls.legal.nonzero(as_tuple=True)
        seen, passes, broken, worth = walls.after(rows, moves)
        chance = self.judge.chances(walls.features(rows, seen, []), fast)
        chance = torch.where(broken, worth, torch.where(passes, 1 - chance, chance))
        found = torch.full((len(walls.rows), MOVES), -1.0, device=chance.device)
        found[rows, moves] = chance
        return found

    def looked(self, found: Tensor, fast: Tensor) -> Tensor:
        """Return the worths, better ones for the best few moves: each is tried with `looks` draws of cards that turn up."""
        walls, how = self.walls, self.how
        best = found.topk(how.best, 1).indices
        rows = walls.rows[:, None].expand_as(best).reshape(-1)
        moves = best.reshape(-1)
        tried = found[rows, moves] >= 0
        rows, moves = rows[tried], moves[tried]
        seen, passes, broken, worth = walls.after(rows, moves)
        total = torch.zeros(len(rows), device=rows.device)
        for _ in range(how.looks):
            shown, new = walls.reveal(rows, moves, seen)
            chance = self.judge.chances(walls.features(rows, shown, new), fast)
            total += torch.where(walls.wins(shown), 1.0, chance)
        chance = total / how.looks
        better = torch.full_like(found, -1.0)
        better[rows, moves] = torch.where(broken, worth, torch.where(passes, 1 - chance, chance))
        return better

    def choose(self, left: float) -> tuple[Tensor, Tensor]:
        """Return the moves that are made, and what they are worth."""
        fast = self.judge.fast()
        found = self.worths(fast)
        if self.how.looks and left < self.how.looking:
            found = self.looked(found, fast)
        tried = found + self.how.noise * left * torch.randn_like(found) * (found >= 0)
        moves = tried.argmax(1)
        return moves, found.gather(1, moves[:, None])[:, 0].clamp(0, 1)


def lesson(play: Play, moves: Tensor, worths: Tensor, left: float) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """Play on at every table; return what was seen before and after the moves with what that was worth."""
    how, walls = play.how, play.walls
    asked, sights, goals, values, ends = [], [], [], [], []
    for _ in range(how.steps):
        now = walls.seen()
        plain = ~walls.wins(now)  # what wins at once needs no judge
        here = walls.features(walls.rows, now, [])
        seen, _, broken, _ = walls.after(walls.rows, moves)
        there = walls.features(walls.rows, seen, [])
        passes, over, worth = walls.step(moves)
        sights.append((here, there))
        asked.append((plain, ~broken))
        ends.append((passes, over, worth))
        values.append(worths)
        moves, worths = play.choose(left)
    goal = worths
    for step in reversed(range(how.steps)):
        passes, over, worth = ends[step]
        if step < how.steps - 1:
            goal = (1 - how.trust) * values[step + 1] + how.trust * goal
        goal = torch.where(over, worth, torch.where(passes, 1 - goal, goal))
        before = (1 - how.trust) * values[step] + how.trust * goal
        # After the move it may be the other player's turn: the goal is told from their side.
        goals.append((before, torch.where(passes, 1 - goal, goal)))
    goals.reverse()
    wanted = torch.cat([torch.cat(pair) for pair in goals])
    chosen = torch.cat([torch.cat(pair) for pair in asked])
    rows = torch.cat([torch.cat(pair) for pair in sights])
    return rows[chosen], wanted[chosen], moves, worths, torch.stack([over for _, over, _ in ends]).sum()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=8.0, help="how long it learns in total")
    parser.add_argument("--pause", type=float, default=1e9, help="stop after this many minutes, to go on later")
    parser.add_argument("--tables", type=int, default=65536)
    parser.add_argument("--steps", type=int, default=24, help="moves at each table between two lessons")
    parser.add_argument("--minibatch", type=int, default=65536)
    parser.add_argument("--rate", type=float, default=2e-3, help="how fast it learns in the beginning")
    parser.add_argument("--trust", type=float, default=0.85, help="how much the game counts, against what the judge thinks of it")
    parser.add_argument("--noise", type=float, default=0.02, help="how much it is to try in the beginning")
    parser.add_argument("--looks", type=int, default=4, help="draws of covered cards for each of the best moves")
    parser.add_argument("--best", type=int, default=3, help="how many moves are looked at like that")
    parser.add_argument("--looking", type=float, default=0.6, help="the share of the time, at the end, in which it does")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--out", type=Path, default=Path())
    how = parser.parse_args()
    how.out.mkdir(parents=True, exist_ok=True)
    file = how.out / "judge.pt"
    judge = Judge().to(how.device)
    optimizer = torch.optim.Adam(judge.parameters(), lr=how.rate)
    done = {"seconds": 0.0, "moves": 0.0, "games": 0.0}
    if file.exists():
        kept = torch.load(file, map_location=how.device)
        judge.load_state_dict(kept["judge"])
        optimizer.load_state_dict(kept["optimizer"])
        done = kept["done"]
    play = Play(judge, how)
    start, before, saved, rounds = time.monotonic(), done["seconds"], time.monotonic(), 0
    with torch.no_grad():
        moves, worths = play.choose(1.0)
    while done["seconds"] < how.minutes * 60 and done["seconds"] - before < how.pause * 60:
        left = max(0.0, 1 - done["seconds"] / how.minutes / 60)
        with torch.no_grad():
            rows, wanted, moves, worths, over = lesson(play, moves, worths, left)
        for group in optimizer.param_groups:
            group["lr"] = how.rate * (0.02 + 0.98 * left) * min(1.0, (rounds + 1) / 10)
        for part in torch.randperm(len(rows), device=rows.device).split(how.minibatch):
            loss = torch.nn.functional.binary_cross_entropy_with_logits(judge(rows[part]), wanted[part])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            judge.clamp()
        now = time.monotonic()
        done["seconds"] = before + now - start
        done["moves"] += how.steps * how.tables
        done["games"] += float(over)
        if rounds % 20 == 0:
            share = min(1.0, done["seconds"] / how.minutes / 60)
            bar = ("#" * int(20 * share)).ljust(20, ".")
            told = f"{done['moves'] / 1e6:.1f} M moves, {done['games'] / 1e6:.2f} M games, {done['seconds']:.0f} s"
            print(f"[{bar}] {told}, loss {loss.item():.4f}", flush=True)
        rounds += 1
        if now - saved > 60 or rounds == 1:
            save(judge, optimizer, done, how.out)
            saved = now
    save(judge, optimizer, done, how.out)


def save(judge: Judge, optimizer: torch.optim.Optimizer, done: dict[str, float], out: Path) -> None:
    """Save everything for the next run, and the judge in whole numbers."""
    kept = {"judge": judge.state_dict(), "optimizer": optimizer.state_dict(), "done": done}
    torch.save(kept, out / "judge.new")
    (out / "judge.new").replace(out / "judge.pt")
    whole = packed(judge, {"game": "wall-break", "seats": [2, 4], "steps": int(done["moves"]), "games": int(done["games"])})
    (out / "wall-break.net").write_bytes(whole)


if __name__ == "__main__":
    main()
