"""Measure all bots of all games against `rules@5` and write docs/baselines.md.

    python tools/baselines.py --seconds 60 --jobs 8 --data baselines.jsonl
    python tools/baselines.py --game mau-mau --seconds 600 --data baselines.jsonl

Each bot plays as many deals as it can in `--seconds`, at every number of seats.  Every deal is played twice, with the seats
exchanged.  The data file keeps a line for each measurement; the newest one counts, so a run can add to an earlier one.  The
page keeps its part about a game that is not in the file.
"""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from hashlib import sha256
from pathlib import Path
from typing import Any

import spielkiste
from spielkiste.bots import play_match
from spielkiste.bots.chooser import CHILD, LEARNED, known_for, laboratory_for
from spielkiste.core.game import Game
from spielkiste.core.nets import net_for, packed_net
from spielkiste.lab.statistics import paired_json

PAGE = Path(__file__).resolve().parents[1] / "docs" / "baselines.md"
MARKER = "<!-- Below this line: python tools/baselines.py -->\n"
YARDSTICK = "rules@5"
#: Results of fewer games say nothing, so they are left out of the page.
FEWEST_GAMES = 10
#: All bots, in the order of the page; a game has some of them.
BOTS = ("random", CHILD, "rules@1", "rules@3", "rules-1", "rules-2", LEARNED, "search", "seer")


def bots_for(game: Game) -> list[str]:
    """Return the bots of this game that are measured."""
    own = [*known_for(game), *laboratory_for(game)]
    return [bot for bot in BOTS if bot.partition("@")[0] in own]


def measure(slug: str, seats: int, bot: str, seconds: float, seed: str) -> dict[str, Any]:
    """Return the share of a bot against the yardstick, from as many deals as fit in the time."""
    game = spielkiste.find(slug)
    started = time.perf_counter()
    alone = play_match(game, seats, f"{seed}/speed", [bot] * seats, {})
    milliseconds = (time.perf_counter() - started) * 1000 / max(1, alone.moves)
    wins: list[float] = []
    started = time.perf_counter()
    while not wins or time.perf_counter() - started < seconds:
        wins.append(sum(_won(game, seats, f"{seed}/{len(wins)}", bot, turned) for turned in range(2)))
    row: dict[str, Any] = {"game": slug, "seats": seats, "bot": bot, "seed": seed, "ms": round(milliseconds, 3)}
    return {**row, "games": 2 * len(wins), **paired_json(wins, [2] * len(wins))}


def _won(game: Game, seats: int, seed: str, bot: str, turned: int) -> float:
    """Return the share of the victory of a bot on one deal.  In a one-player game, both play it, and the higher score wins."""
    if seats == 1:
        if turned:
            return 0.0
        mine, other = (play_match(game, 1, seed, [name], {}).scores[0] for name in (bot, YARDSTICK))
        return 2.0 if mine > other else float(mine == other)
    lap = [(bot, YARDSTICK)[(place + turned) % 2] for place in range(seats)]
    winners = play_match(game, seats, seed, lap, {}, strict=True).winners
    return sum(lap[seat] == bot for seat in winners) / len(winners) if winners else 0.5


def table(game: Game, rows: dict[tuple[str, int, str], dict[str, Any]]) -> str:
    """Return the part of the page about one game: a row for each bot, a column for each number of seats."""
    counts = game.usual_seat_counts()
    heads = [f"{count} {'seat' if count == 1 else 'seats'}" for count in counts]
    lines = [f"## `{game.slug}`", "", "| bot | " + " | ".join(heads) + " | ms a move |"]
    lines.append("|---|" + "---|" * len(counts) + "---:|")
    for bot in bots_for(game):
        cells = []
        for count in counts:
            row = rows.get((game.slug, count, bot))
            cells.append(f"{_percent(row)}, {row['games']}" if row and row["games"] >= FEWEST_GAMES else "too slow")
        first = rows.get((game.slug, counts[0], bot))
        lines.append(f"| `{bot}` | " + " | ".join(cells) + f" | {first['ms'] if first else ''} |")
    net, packed = (net_for(game.slug), packed_net(game.slug)) if LEARNED in bots_for(game) else (None, None)
    if net is not None and packed is not None:
        seats = ", ".join(str(count) for count in net.seats)
        digest = sha256(packed).hexdigest()[:16]
        read = f", encoding version {net.encoding}" if net.encoding else ""
        lines += ["", f"The net of `learned`: {net.steps:,} decisions at {seats} seats{read},"]
        lines.append(f"{len(packed):,} bytes, SHA-256 {digest}….")
    return "\n".join([*lines, ""])


def _percent(row: dict[str, Any]) -> str:
    return f"{100 * row['share']:.1f} % ({100 * row['low']:.1f} to {100 * row['high']:.1f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", help="measure only this game; may be repeated")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each bot plays at each number of seats")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="baseline")
    parser.add_argument("--data", type=Path, default=Path("baselines.jsonl"))
    parser.add_argument("--only-write", action="store_true", help="measure nothing; write the page from the data")
    how = parser.parse_args()
    asked = [game for game in spielkiste.games() if how.game is None or game.slug in how.game]
    cells = [
        (game.slug, seats, bot) for bot in BOTS for game in asked for seats in game.usual_seat_counts() if bot in bots_for(game)
    ]
    if not how.only_write:
        with ProcessPoolExecutor(how.jobs) as pool, how.data.open("a", encoding="utf-8") as file:
            for done in as_completed([pool.submit(measure, *cell, how.seconds, how.seed) for cell in cells]):
                print(json.dumps(done.result()), file=file, flush=True)
    lines = [json.loads(line) for line in how.data.read_text(encoding="utf-8").splitlines()]
    rows = {(row["game"], row["seats"], row["bot"]): row for row in lines}
    head, _, tail = PAGE.read_text(encoding="utf-8").partition(MARKER)
    parts = {part.partition("`")[0]: f"## `{part}" for part in tail.split("## `")[1:]}
    measured = {slug for slug, _, _ in rows}
    shown = [table(game, rows) if game.slug in measured else parts.get(game.slug, "") for game in spielkiste.games()]
    PAGE.write_text(head + MARKER + "\n" + "\n".join(part.rstrip() + "\n" for part in shown if part), encoding="utf-8")


if __name__ == "__main__":
    main()
