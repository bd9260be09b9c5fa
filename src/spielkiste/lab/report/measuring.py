"""Measurements for game designers: many games between bots, measured without knowledge of the game.

`measured` returns plain data (see docs/lab.md); `page` makes a page of it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from statistics import median, quantiles
from typing import Any

from spielkiste.bots import known_for, names_for
from spielkiste.core.errors import BadBot, BadSetup
from spielkiste.core.game import Game
from spielkiste.core.options import SEAT, TEMPO, Number, Option, OptionValues
from spielkiste.core.registry import find
from spielkiste.lab.ladder import usual_tables
from spielkiste.lab.simulation.portions import Pairing, Played
from spielkiste.lab.simulation.run import How, Progress, Run
from spielkiste.lab.simulation.watched import Thing, Told
from spielkiste.lab.statistics import beginner_json, paired_json, share_json

#: The seconds that a person thinks about a decision: our assumption, not measured (docs/playing.md).
SECONDS = 10
#: Other tables and options are played this many times less often than the usual table.
_LESS = 4
#: Things that happened less often than this are left out.
_FEWEST = 20
_COLUMNS = 12


@dataclass(frozen=True)
class Wanted:
    """The subject of a report."""

    game: str
    games: int = 1000
    seats: int | None = None
    bot: str | None = None
    seed: int | str = 0
    options: dict[str, object] | None = None
    seconds: int = SECONDS


def measured(wanted: Wanted, how: How) -> dict[str, Any]:
    """Play the games and return the measurements."""
    game = find(wanted.game)
    options = dict(wanted.options or {})
    bot = _player(game, wanted.bot)
    seats = wanted.seats if wanted.seats is not None else usual_tables(game, options)[-1]
    whole = game.check_setup(seats, options)
    less = max(1, wanted.games // _LESS)
    counts = [count for count in game.seat_counts(whole) if count > 1]
    varied = [(option, value) for option in game.options for value in _worth_trying(option) if value != whole[option.name]]
    wishes = [(option, value, _table_for(game, seats, {**options, option.name: value})) for option, value in varied]
    possible = [(option, value, table) for option, value, table in wishes if table is not None]
    others = [count for count in counts if count != seats]
    stages = _Stages(how.progress, wanted.games + less * (len(others) + len(possible)))
    # No journal, because a journal holds one set of options only.
    with Run(wanted.game, wanted.seed, options, How(how.jobs, how.cluster, stages.tell)) as run:
        deals = range(wanted.games)
        usual = run.play(seats, [Pairing(deal, (bot,) * seats) for deal in deals], watched=True)
        tables = {seats: usual} | {count: _fewer(run, count, bot, less, {}) for count in others}
        tried = [
            _tried(option, value, table, _fewer(run, table, bot, less, {option.name: value}), game, whole)
            for option, value, table in possible
        ]
    return {
        "game": game.slug,
        "seats": seats,
        "games": wanted.games,
        "games_in_all": sum(map(len, tables.values())) + sum(one["games"] for one in tried),
        "bot": bot,
        "seed": wanted.seed,
        "options": dict(whole),
        "seconds": wanted.seconds,
        "first": [_first(count, tables[count]) for count in sorted(tables) if count > 1],
        "order": [
            share_json(sum(one.won((one.beginner + place) % seats) for one in usual), len(usual)) for place in range(seats)
        ],
        "length": _length(usual, wanted.seconds),
        "ended_by": _endings(usual),
        "shared_or_unwon": _shared_or_unwon(usual, game.sides(seats, whole)),
        "score": _spread([max(one.scores) for one in usual]),
        "even": 0.5 if seats == 1 else 1 / seats,
        "things": _things(game, usual, seats),
        "varied": tried,
    }


def _player(game: Game, wished: str | None) -> str:
    bot = wished if wished is not None else names_for(game)[0]
    if bot.partition("@")[0] not in known_for(game):
        known = ", ".join(known_for(game))
        raise BadBot(
            "unknown-bot", f"There is no bot {bot!r} for {game.slug}; choose one of: {known}.", {"bot": bot, "known": known}
        )
    return bot


class _Stages:
    """One progress bar for several runs."""

    def __init__(self, progress: Progress | None, games: int) -> None:
        self._progress = progress
        self._games = games
        self._before = 0

    def tell(self, done: int, of: int) -> None:
        if self._progress is not None:
            self._progress(self._before + done, self._games)
        if done == of:
            self._before += of


def _fewer(run: Run, seats: int, bot: str, games: int, options: dict[str, object]) -> list[Played]:
    return run.play(seats, [Pairing(deal, (bot,) * seats) for deal in range(games)], watched=True, options=options)


def _table_for(game: Game, seats: int, options: dict[str, object]) -> int | None:
    """Return this number of seats, or the nearest one that can play with these options; None if there is none."""
    counts = sorted(game.seat_counts({**game.defaults(), **options}), key=lambda count: (abs(count - seats), count))  # type: ignore[dict-item]
    for count in counts:
        try:
            game.check_setup(count, options)
        except BadSetup:
            continue
        return count
    return None


def _worth_trying(option: Option) -> list[bool | int | str]:
    """Return every value of an option that changes how bots play.

    If there are many numbers, return only the ends, the middle and the default.
    """
    if option.kind == SEAT or option.role == TEMPO:
        return []
    values = option.values()
    if isinstance(option, Number) and len(values) > 5:
        few = {values[0], values[len(values) // 2], values[-1], option.default}
        return [value for value in values if value in few]
    return values


# -- summaries ---------------------------------------------------------------------------------------------------------


def _first(seats: int, played: list[Played]) -> dict[str, Any]:
    return {"seats": seats, "even": 1 / seats, **beginner_json(played)}


def _shared_or_unwon(played: list[Played], sides: int) -> int:
    """Return how many games were not won by exactly one side; partners are one side."""
    return sum(len({seat % sides for seat in one.winners}) != 1 for one in played)


def _tried(
    option: Option, value: bool | int | str, seats: int, played: list[Played], game: Game, usual: OptionValues
) -> dict[str, Any]:
    sides = game.sides(seats, {**usual, option.name: value})
    return {
        "option": option.name,
        "value": value,
        "seats": seats,
        "games": len(played),
        "beginner": beginner_json(played) if seats > 1 else None,
        "moves": _spread([one.moves for one in _told(played)]),
        "score": _spread([max(one.scores) for one in played]),
        "shared_or_unwon": _shared_or_unwon(played, sides),
        "ended_by": _endings(played),
    }


def _spread(values: list[float] | list[int]) -> dict[str, float]:
    low, middle, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
    mean = sum(values) / len(values)
    return {"mean": mean, "least": min(values), "low": low, "middle": middle, "high": high, "most": max(values)}


def _told(played: list[Played]) -> list[Told]:
    return [one.told for one in played if one.told is not None]


def _length(played: list[Played], seconds: int) -> dict[str, Any]:
    told = _told(played)
    return {
        "moves": _spread([one.moves for one in told]),
        "turns": _spread([one.turns for one in told]),
        "decisions": _spread([one.decisions for one in told]),
        "minutes": _spread([one.decisions * seconds / 60 for one in told]),
        "columns": _columns([one.moves for one in told]),
    }


def _columns(values: list[int]) -> list[dict[str, int]]:
    """Return how many games fall into each of several equal ranges; the longest one percent share the last range."""
    least = min(values)
    usual = sorted(values)[min(len(values) - 1, len(values) * 99 // 100)]
    width = max(1, -(-(usual - least + 1) // _COLUMNS))
    last = (usual - least) // width
    counts = Counter(min((value - least) // width, last) for value in values)
    return [
        {
            "from": least + place * width,
            "to": max(values) if place == last else least + (place + 1) * width - 1,
            "games": counts[place],
        }
        for place in range(last + 1)
    ]


def _endings(played: list[Played]) -> dict[str, dict[str, object]]:
    return {clause: share_json(count, len(played)) for clause, count in Counter(one.clause for one in played).most_common()}


def _things(game: Game, played: list[Played], seats: int) -> list[dict[str, Any]]:
    """Return, for everything that happened to a player, how often that player won; each game is one observation."""
    middle = median(one.scores[0] for one in played)
    wins: dict[Thing, list[float]] = defaultdict(list)
    times: dict[Thing, list[int]] = defaultdict(list)
    for one in played:
        assert one.told is not None
        worth = [one.won(seat) for seat in range(seats)] if seats > 1 else [_half(one.scores[0], middle)]
        for thing, counts in one.told.things.items():
            wins[thing].append(sum(count * share for count, share in zip(counts, worth, strict=True)))
            times[thing].append(sum(counts))
    groups: dict[tuple[str, str], list[dict[str, Any]]] = defaultdict(list)
    for thing in sorted(times, key=lambda thing: (thing[0], thing[1], _order(thing[2]))):
        key, argument, value = thing
        if sum(times[thing]) >= _FEWEST:
            groups[key, argument].append(
                {"value": value, "in_games": len(times[thing]), **paired_json(wins[thing], times[thing])}
            )
    return [
        {"key": key, "argument": argument, "chosen": "-move-" in key and key not in game.events, "rows": rows}
        for (key, argument), rows in groups.items()
    ]


def _half(score: int, middle: float) -> float:
    """Return 1 if a one-player game went better than the median, 0.5 if equal, else 0."""
    return 0.5 if score == middle else float(score > middle)


def _order(value: str) -> tuple[int, str]:
    """Return a sort key: numbers by size, before words."""
    return (int(value), "") if value.lstrip("-").isdecimal() else (1 << 30, value)
