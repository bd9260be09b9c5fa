"""Finds options that change nothing: the same games are played with both values and compared."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from spielkiste.core.game import Game
from spielkiste.core.options import SEAT, TEMPO, Option
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record

#: The number of games that are compared at the smallest and at the largest table, and the most moves in each.
GAMES = 8
MOVES = 5_000

#: What happened at one moment, and what each seat saw.
Moment = tuple[object, list[dict[str, object]]]


def idle_options(game: Game) -> Iterator[str]:
    """Yield a sentence for every option value that made no difference in any game."""
    # Skip the tempo, which the table applies and not the game.
    for option in [option for option in game.options if option.role != TEMPO]:
        for value in _others(option):
            counts = game.usual_seat_counts()
            if option.kind != SEAT and game.seat_counts({**game.defaults(), option.name: value}) != counts:
                continue
            tables = [count for count in dict.fromkeys((counts[0], counts[-1])) if count > 1 or option.kind != SEAT]
            if tables and all(_alike(game, option, value, seats, seed) for seats in tables for seed in range(GAMES)):
                usual = 1 if option.kind == SEAT else option.default
                last = tables[-1] if option.kind == SEAT else value
                yield (
                    f"The option {option.name} changes nothing: {GAMES * len(tables)} games went the same way with {usual!r} and"
                    f" with {last!r}. Read options[{option.name!r}] in start() and use it, or leave the option out."
                )


def _others(option: Option) -> list[bool | int | str]:
    """Return the values to compare with the usual one."""
    if option.kind == SEAT:
        return [1]
    values = option.values()
    return [value for value in ([values[0], values[-1]] if option.kind == "number" else values) if value != option.default]


def _alike(game: Game, option: Option, value: object, seats: int, seed: int) -> bool:
    """Return whether a game goes the same way with both values: the default and `value`, or the first and the last seat."""
    both: list[object] = [1, seats] if option.kind == SEAT else [option.default, value]
    one, other = (_moments(game, seats, seed, {option.name: chosen}) for chosen in both)
    for here, there in zip_longest(one, other):
        if here is None or there is None or here[0] != there[0]:
            return False
        for seen, also in zip(here[1], there[1], strict=True):
            # Skip a field that only repeats the option itself.
            if seen.keys() != also.keys() or any(seen[name] != also[name] and [seen[name], also[name]] != both for name in seen):
                return False
    return True


def _moments(game: Game, seats: int, seed: int, options: dict[str, object]) -> Iterator[Moment]:
    record = Record(game, seats, seed, options)
    rng = Rng(f"idle:{seed}")
    told = 0
    while True:
        state = record.state
        outcome = state.outcome()
        shown = [
            (
                state.moves(seat),
                state.forced(seat),
                state.silence(seat),
                [event.seen_by(seat).json() for event in record.story[told:]],
            )
            for seat in range(seats)
        ]
        told = len(record.story)
        yield (
            (state.actors(), shown, outcome.json() if outcome is not None else None),
            [dict(state.view(seat)) for seat in [*range(seats), None]],
        )
        if not state.actors() or len(record.moves) == MOVES:
            return
        seat = rng.pick(state.actors())
        record.play(seat, rng.pick(state.moves(seat)))
