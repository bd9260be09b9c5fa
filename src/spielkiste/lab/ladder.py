"""All levels of a game against each other: their order and their distances.

Each pair of levels meets on the same deals with their seats exchanged, until a sequential test can tell them apart or
all deals are played.  In a one-player game both play the same deal, and the higher score wins.  Ratings are Elo: the
differences that best fit all encounters.  Results are counted per deal, because the luck of the cards cancels out
within a deal.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from spielkiste.core.arguments import seed_of
from spielkiste.core.errors import BadSetup
from spielkiste.core.game import Game
from spielkiste.core.registry import find
from spielkiste.lab.simulation.portions import Pairing
from spielkiste.lab.simulation.run import How, Progress, Run, identity
from spielkiste.lab.statistics import UNDECIDED, Ratings, paired_json, ratings, verdict

#: The levels that are offered to people, weakest first.
LEVELS = tuple(f"rules@{level}" for level in range(1, 6))
#: The usual number of players, if the game allows it: a family of four.
USUAL = 4
#: The number of deals between two evaluations of the test: one after each deal would find too many differences.
_BATCH = 10


@dataclass(frozen=True)
class Encounter:
    """The results of two levels against each other: the higher level's share of the wins, deal by deal."""

    lower: str
    higher: str
    shares: list[float]
    games_a_deal: int

    @property
    def verdict(self) -> str:
        return verdict(self.shares)

    def json(self) -> dict[str, object]:
        games = [self.games_a_deal] * len(self.shares)
        wins = [share * self.games_a_deal for share in self.shares]
        return {"lower": self.lower, "higher": self.higher, "verdict": self.verdict, **paired_json(wins, games)}


def ladder(
    game: str | Game,
    bots: list[str] | None = None,
    games: int = 1000,
    seats: int | None = None,
    seed: int | str = 0,
    options: dict[str, object] | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    cluster: str | None = None,
    resume: Path | None = None,
    strict: bool = False,
    **more_options: object,
) -> dict[str, object]:
    """Let all levels (or `bots`, weakest first) play each other, at most `games` games per pair.

    Options of the game are keywords (``goal=700``), or all together in `options`.  Without `seats`, they play with two
    players and with the usual number; docs/bots.md describes the result.  `strict` raises the error of a bot.
    """
    found = game if isinstance(game, Game) else find(game)
    seed = seed_of(seed)
    rungs = bots if bots is not None else list(LEVELS)
    if len(rungs) < 2 or len(set(rungs)) < len(rungs):
        raise BadSetup("ladder-bots", "A ladder needs at least two different bots.", {})
    chosen = {**(options or {}), **more_options}
    tables = [seats] if seats is not None else usual_tables(found, chosen)
    # Progress counts encounters, because the number of games in one is known only at its end.
    with Run(found.slug, seed, chosen, How(jobs, cluster, None, resume, strict), identity("ladder", seats, rungs)) as run:
        met = [_table(run, rungs, games, table, progress) for table in tables]
    return {
        "game": found.slug,
        "bots": rungs,
        "seed": seed,
        "options": dict(found.check_setup(tables[0], chosen)),
        "tables": met,
    }


def usual_tables(game: Game, options: dict[str, object]) -> list[int]:
    """Return two and the usual number of players; one for a one-player game."""
    counts = game.seat_counts({**game.defaults(), **options})  # type: ignore[dict-item]
    most = max([count for count in counts if count <= USUAL], default=counts[0])
    return sorted({min(counts), most})


def _table(run: Run, rungs: list[str], games: int, seats: int, progress: Progress | None) -> dict[str, object]:
    pairs = list(combinations(rungs, 2))
    encounters: list[Encounter] = []
    for number, (lower, higher) in enumerate(pairs):
        encounters.append(_meet(run, lower, higher, games, seats))
        if progress is not None:
            progress(number + 1, len(pairs))
    found: Ratings = ratings(rungs, [(one.lower, one.higher, one.shares) for one in encounters])
    return {
        "seats": seats,
        "encounters": [one.json() for one in encounters],
        "ratings": {name: {"elo": round(elo), "plus_minus": round(error)} for name, (elo, error) in found.items()},
    }


def _meet(run: Run, lower: str, higher: str, games: int, seats: int) -> Encounter:
    most = games if seats == 1 else max(1, games // 2)
    shares: list[float] = []
    while len(shares) < most and verdict(shares) == UNDECIDED:
        deals = range(len(shares), min(most, len(shares) + _BATCH))
        pairings = [
            Pairing(deal, tuple((lower, higher)[(place + turned) % 2] for place in range(seats)))
            for deal in deals
            for turned in range(2)
        ]
        played = run.play(seats, pairings)
        if seats == 1:
            shares += [_alone(below.scores[0], above.scores[0]) for below, above in zip(played[::2], played[1::2], strict=True)]
            continue
        won = [sum(one.won(seat) for seat in one.winners if one.bots[seat] == higher) if one.winners else 0.5 for one in played]
        shares += [(won[place] + won[place + 1]) / 2 for place in range(0, len(won), 2)]
    return Encounter(lower, higher, shares, 1 if seats == 1 else 2)


def _alone(below: int, above: int) -> float:
    """Return 1 if the higher level has the higher score on the same deal, 0.5 if the scores are equal, else 0."""
    return 0.5 if above == below else float(above > below)
