"""Thousands of games between bots, on any number of cores; a seed gives the same games with any number of jobs."""

from __future__ import annotations

import time
from collections import Counter
from hashlib import sha256
from pathlib import Path

from spielkiste.core.arguments import bot_names, count_of, options_of, seats_of, seed_of
from spielkiste.core.errors import BadSetup
from spielkiste.core.game import Game
from spielkiste.core.registry import find
from spielkiste.lab.simulation.portions import Pairing, Played
from spielkiste.lab.simulation.rows import Rows
from spielkiste.lab.simulation.run import How, Progress, Run, identity
from spielkiste.lab.simulation.summary import AGAIN, Summary, warned
from spielkiste.lab.statistics import beginner_json, paired_json, share_json


def simulate(
    game: str | Game,
    seats: int,
    games: int,
    bots: list[str] | None = None,
    seed: int | str = 0,
    options: dict[str, object] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    cluster: str | None = None,
    resume: str | Path | None = None,
    out: str | Path | None = None,
    strict: bool = False,
    **more_options: object,
) -> Summary:
    """Let bots play many games and sum up: ``simulate("thousand-km", seats=4, games=10_000, goal=700)``; see docs/lab.md.

    Bot i sits at seat i; without `bots` all play at random.  Options of the game are keywords, or all together in `options`.
    `jobs` is the number of processes.  `progress` is called with the number of finished games and of all games.  `cluster` is
    the address of a Ray cluster, or "" for one that Ray finds or starts.  `out` and `resume` are files.  A bot that fails gets a
    random move, with a warning; `strict` raises its error instead; then all games are played again, in this process.
    """
    found = game if isinstance(game, Game) else find(game)
    options = options_of(options, more_options)
    seed = seed_of(seed)
    seats, games = seats_of(seats), count_of(games)
    names = bot_names(bots) if bots is not None else ["random"] * seats
    if len(names) != seats:
        raise BadSetup(
            "bots-and-seats",
            f"{len(names)} bots cannot fill {seats} seats; name one for each.",
            {"bots": len(names), "seats": seats},
        )
    pairings = [Pairing(deal, tuple(names)) for deal in range(games)]
    rows = Rows(Path(out)) if out is not None else None
    started = time.perf_counter()
    how = How(jobs, cluster, progress, Path(resume) if resume is not None else None, strict)
    with Run(found.slug, seed, options, how, identity("simulate", seats, names)) as run:
        played = run.play(seats, pairings)
    if rows is not None:
        rows.write(pairings, played)
    seconds = time.perf_counter() - started
    moves = sum(one.moves for one in played)
    by_seat = [sum(one.won(seat) for one in played) for seat in range(seats)]
    summary: dict[str, object] = {
        "game": found.slug,
        "seats": seats,
        "games": games,
        "seed": seed,
        "options": dict(found.check_setup(seats, options)),
        "bots": names,
        "wins_by_seat": [{"seat": seat + 1, "bot": names[seat], **share_json(by_seat[seat], games)} for seat in range(seats)],
        "wins_by_bot": {
            name: share_json(sum(by_seat[seat] for seat in range(seats) if names[seat] == name), games)
            for name in dict.fromkeys(names)
        },
        "beginner": beginner_json(played),
        "stumbled": _stumbled(played),
        "stumbles": _stumbles(pairings, played, found.slug, seed, options),
        "shared_or_unwon": sum(len(one.winners) != 1 for one in played),
        "ended_by": dict(sorted(Counter(one.clause for one in played).items())),
        "moves": _spread([one.moves for one in played]),
        "best_score": _spread([max(one.scores) for one in played]),
        "games_digest": _digest(played),
        "seconds": round(seconds, 3),
        "moves_per_second": round(moves / seconds) if seconds else 0,
    }
    return warned(Summary(summary))


def arena(
    game: str | Game,
    bots: list[str],
    games: int,
    seats: int | None = None,
    seed: int | str = 0,
    options: dict[str, object] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    cluster: str | None = None,
    resume: str | Path | None = None,
    out: str | Path | None = None,
    strict: bool = False,
    **more_options: object,
) -> Summary:
    """Let bots compete: every deal is played once for each rotation of the seats, so all have the same luck.

    ``arena("mau-mau", ["mine", "rules@3"], games=1000)``.  `games` is rounded up, so that every deal has all its rotations.
    The other arguments are those of `simulate`.
    """
    options = options_of(options, more_options)
    seed = seed_of(seed)
    bots, games = bot_names(bots), count_of(games)
    found = game if isinstance(game, Game) else find(game)
    if found.seat_counts(found.defaults())[-1] == 1:
        raise BadSetup(
            "arena-alone",
            f"{found.slug} is for one player: call simulate for each bot, and compare best_score.",
            {},
        )
    if len(bots) < 2:
        raise BadSetup("arena-bots", "An arena needs at least two bots.", {})
    chosen = seats_of(seats) if seats is not None else _fitting_seats(found, len(bots), options)
    found.check_setup(chosen, options)
    if len(bots) > chosen:
        raise BadSetup(
            "arena-crowd",
            f"A table for {chosen} has no room for {len(bots)} bots; name fewer.",
            {"bots": len(bots), "seats": chosen},
        )
    games += -games % len(bots)
    lap = [bots[place % len(bots)] for place in range(chosen)]
    pairings = [
        Pairing(number // len(bots), tuple(lap[(place + number) % len(bots)] for place in range(chosen)))
        for number in range(games)
    ]
    rows = Rows(Path(out)) if out is not None else None
    how = How(jobs, cluster, progress, Path(resume) if resume is not None else None, strict)
    with Run(found.slug, seed, options, how, identity("arena", chosen, bots)) as run:
        played = run.play(chosen, pairings)
    if rows is not None:
        rows.write(pairings, played)
    deals = [pairing.deal for pairing in pairings]
    by_seat = [sum(one.won(seat) for one in played) for seat in range(chosen)]
    standings: dict[str, object] = {name: _by_deals(name, deals, played) for name in dict.fromkeys(bots)}
    summary: dict[str, object] = {
        "game": found.slug,
        "seats": chosen,
        "games": games,
        "deals": len(set(deals)),
        "seed": seed,
        "options": dict(found.check_setup(chosen, options)),
        "standings": standings,
        "wins_by_seat": [{"seat": seat + 1, **share_json(wins, games)} for seat, wins in enumerate(by_seat)],
        "beginner": beginner_json(played),
        "stumbled": _stumbled(played),
        "stumbles": _stumbles(pairings, played, found.slug, seed, options),
        "nobody_won": sum(not one.winners for one in played),
        "moves": _spread([one.moves for one in played]),
        "games_digest": _digest(played),
    }
    return warned(Summary(summary))


def _by_deals(name: str, deals: list[int], played: list[Played]) -> dict[str, object]:
    """Return the share of a bot; all games on one deal are one observation."""
    wins = [0.0] * (1 + max(deals, default=0))
    games = [0] * len(wins)
    for deal, one in zip(deals, played, strict=True):
        games[deal] += 1
        if one.winners:
            wins[deal] += sum(one.bots[seat] == name for seat in one.winners) / len(one.winners)
    return paired_json(wins, games)


def _stumbled(played: list[Played]) -> dict[str, int]:
    """Return by bot how many random moves were played for it, because it raised an error or chose an illegal move."""
    return dict(sorted(Counter(name for one in played for name in one.stumbled).items()))


def _stumbles(
    pairings: list[Pairing], played: list[Played], game: str, seed: int | str, options: dict[str, object]
) -> dict[str, str]:
    """Return each bot's first error, with the call that plays its game again."""
    first: dict[str, str] = {}
    chosen = "".join(f", {name}={value!r}" for name, value in options.items())
    for pairing, one in zip(pairings, played, strict=True):
        again = f"play_game({game!r}, {list(one.bots)}, seed={f'{seed}/{pairing.deal}'!r}{chosen})"
        for bot, _, what in one.stumbles:
            first.setdefault(bot, f"{what}{AGAIN}{again}")
    return dict(sorted(first.items()))


def _fitting_seats(game: Game, bots: int, options: dict[str, object]) -> int:
    """Return the number of bots if the game has that many seats, else the smallest number of seats that all bots share evenly."""
    counts = game.seat_counts({**game.defaults(), **options})  # type: ignore[dict-item]
    if bots in counts:
        return bots
    return next((count for count in counts if count % bots == 0), counts[-1])


def _spread(values: list[int]) -> dict[str, object]:
    if not values:
        return {"mean": None, "least": None, "most": None}
    return {"mean": round(sum(values) / len(values), 2), "least": min(values), "most": max(values)}


def _digest(played: list[Played]) -> str:
    """Return a fingerprint of all results: equal games give equal digests."""
    return sha256(repr([(one.scores, one.winners, one.moves) for one in played]).encode()).hexdigest()[:16]
