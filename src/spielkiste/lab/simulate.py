"""Thousands of games between bots, on as many cores as wanted; the same seed gives the same games whatever the jobs."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import sha256

from spielkiste.bots import Result, make_bot, play_match
from spielkiste.core.errors import BadSetup
from spielkiste.core.registry import find
from spielkiste.lab.statistics import paired_json, share_json

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Pairing:
    """One game to play: its deal and who sits where."""

    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Played:
    """One game played: plain data, so that it can cross between processes."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    clause: str
    moves: int
    beginner: int
    #: The bots that failed, once for each move that they lost to the lot.
    stumbled: tuple[str, ...] = ()


def simulate(
    game: str,
    seats: int,
    games: int,
    bots: list[str] | None = None,
    seed: int | str = 0,
    options: dict[str, object] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> dict[str, object]:
    """Play `games` games, bot i at seat i, and sum up; see docs/lab.md for the fields of the result."""
    names = bots if bots is not None else ["random"] * seats
    if len(names) != seats:
        raise BadSetup(
            "bots-and-seats",
            f"{len(names)} bots cannot fill {seats} seats; name one for each.",
            {"bots": len(names), "seats": seats},
        )
    pairings = [Pairing(deal, tuple(names)) for deal in range(games)]
    started = time.perf_counter()
    played = list(play_all(game, seats, seed, options or {}, pairings, jobs, progress))
    seconds = time.perf_counter() - started
    moves = sum(one.moves for one in played)
    by_seat = [sum(1 / len(one.winners) for one in played if seat in one.winners) for seat in range(seats)]
    summary: dict[str, object] = {
        "game": game,
        "seats": seats,
        "games": games,
        "seed": seed,
        "options": dict(find(game).check_setup(seats, options or {})),
        "bots": names,
        "wins_by_seat": [{"seat": seat + 1, "bot": names[seat], **share_json(by_seat[seat], games)} for seat in range(seats)],
        "wins_by_bot": {
            name: share_json(sum(by_seat[seat] for seat in range(seats) if names[seat] == name), games)
            for name in dict.fromkeys(names)
        },
        "beginner": _beginner(played),
        "stumbled": _stumbled(played),
        "shared_or_unwon": sum(len(one.winners) != 1 for one in played),
        "ended_by": dict(sorted(Counter(one.clause for one in played).items())),
        "moves": _spread([one.moves for one in played]),
        "best_score": _spread([max(one.scores) for one in played]),
        "games_digest": _digest(played),
        "seconds": round(seconds, 3),
        "moves_per_second": round(moves / seconds) if seconds else 0,
    }
    return summary


def arena(
    game: str,
    bots: list[str],
    games: int,
    seats: int | None = None,
    seed: int | str = 0,
    options: dict[str, object] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> dict[str, object]:
    """Let bots compete: every deal is played once for each rotation of the seats, so all have the same luck."""
    found = find(game)
    if len(bots) < 2:
        raise BadSetup("arena-bots", "An arena needs at least two bots.", {})
    chosen = seats if seats is not None else _fitting_seats(game, len(bots), options or {})
    found.check_setup(chosen, options or {})
    if len(bots) > chosen:
        raise BadSetup(
            "arena-crowd",
            f"A table for {chosen} has no room for {len(bots)} bots; name fewer.",
            {"bots": len(bots), "seats": chosen},
        )
    lap = [bots[place % len(bots)] for place in range(chosen)]
    pairings = [
        Pairing(number // len(bots), tuple(lap[(place + number) % len(bots)] for place in range(chosen)))
        for number in range(games)
    ]
    played = list(play_all(game, chosen, seed, options or {}, pairings, jobs, progress))
    deals = [pairing.deal for pairing in pairings]
    standings: dict[str, object] = {name: _by_deals(name, deals, played) for name in dict.fromkeys(bots)}
    return {
        "game": game,
        "seats": chosen,
        "games": games,
        "deals": len(set(deals)),
        "seed": seed,
        "options": dict(found.check_setup(chosen, options or {})),
        "standings": standings,
        "beginner": _beginner(played),
        "stumbled": _stumbled(played),
        "nobody_won": sum(not one.winners for one in played),
        "moves": _spread([one.moves for one in played]),
        "games_digest": _digest(played),
    }


def _by_deals(name: str, deals: list[int], played: list[Played]) -> dict[str, object]:
    """The share of a bot; all games on one deal are one observation."""
    wins = [0.0] * (1 + max(deals, default=0))
    games = [0] * len(wins)
    for deal, one in zip(deals, played, strict=True):
        games[deal] += 1
        if one.winners:
            wins[deal] += sum(one.bots[seat] == name for seat in one.winners) / len(one.winners)
    return paired_json(wins, games)


def _beginner(played: list[Played]) -> dict[str, object]:
    """How often whoever began has won, whoever that was."""
    return share_json(sum(1 / len(one.winners) for one in played if one.beginner in one.winners), len(played))


def _stumbled(played: list[Played]) -> dict[str, int]:
    """How many moves each bot lost to the lot because it raised or named an illegal one; those that never did are left out."""
    return dict(sorted(Counter(name for one in played for name in one.stumbled).items()))


def _fitting_seats(game: str, bots: int, options: dict[str, object]) -> int:
    """As many seats as bots if the game allows it, else the smallest number that all bots can share evenly."""
    found = find(game)
    counts = found.seat_counts({**{option.name: option.default for option in found.options}, **options})  # type: ignore[dict-item]
    if bots in counts:
        return bots
    return next((count for count in counts if count % bots == 0), counts[-1])


def play_all(
    game: str,
    seats: int,
    seed: int | str,
    options: dict[str, object],
    pairings: list[Pairing],
    jobs: int,
    progress: Progress | None,
) -> Iterator[Played]:
    """Play these games, in this order, whatever the jobs."""
    found = find(game)
    found.check_setup(seats, options)
    for name in dict.fromkeys(pairings[0].bots) if pairings else ():
        make_bot(name, found, 0, seats, 0)
    if jobs < 1:
        raise BadSetup("bad-jobs", f"The number of jobs must be at least 1, not {jobs}.", {"jobs": jobs})
    size = max(1, min(200, len(pairings) // (4 * jobs) or 1))
    batches = [(game, seats, seed, options, pairings[start : start + size]) for start in range(0, len(pairings), size)]
    done = 0
    if jobs == 1:
        results: Iterator[list[Played]] = map(_play_batch, batches)
        pool = None
    else:
        pool = ProcessPoolExecutor(jobs)
        results = pool.map(_play_batch, batches)
    try:
        for batch in results:
            done += len(batch)
            if progress is not None:
                progress(done, len(pairings))
            yield from batch
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)


def _play_batch(batch: tuple[str, int, int | str, dict[str, object], list[Pairing]]) -> list[Played]:
    game, seats, seed, options, pairings = batch
    found = find(game)
    return [
        _plain(pairing, play_match(found, seats, f"{seed}/{pairing.deal}", list(pairing.bots), options)) for pairing in pairings
    ]


def _plain(pairing: Pairing, result: Result) -> Played:
    stumbled = tuple(pairing.bots[seat] for seat in result.stumbled)
    return Played(
        pairing.bots, tuple(result.scores), tuple(result.winners), result.clause, result.moves, result.beginner, stumbled
    )


def _spread(values: list[int]) -> dict[str, object]:
    if not values:
        return {"mean": None, "least": None, "most": None}
    return {"mean": round(sum(values) / len(values), 2), "least": min(values), "most": max(values)}


def _digest(played: list[Played]) -> str:
    """A fingerprint of all results: equal games, equal digest."""
    return sha256(repr([(one.scores, one.winners, one.moves) for one in played]).encode()).hexdigest()[:16]
