"""Finds options that change nothing or that no view shows: the same games are played with both values and compared."""

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

#: What two games with both values of an option may be: equal to the end; different, and some view showed which is which before;
#: or different without that.
ALIKE, SHOWN, UNSEEN = "alike", "shown", "unseen"

#: What happened just before one moment, what each seat may do then, and what it sees.
Moment = tuple[object, object, list[dict[str, object]]]


def idle_options(game: Game) -> Iterator[str]:
    """Yield a sentence for every option value that made no difference in any game, or one that nobody could foresee."""
    # Skip the tempo, which the table applies and not the game.
    for option in [option for option in game.options if option.role != TEMPO]:
        for value in _others(option):
            counts = game.usual_seat_counts()
            if option.kind != SEAT and game.seat_counts({**game.defaults(), option.name: value}) != counts:
                continue
            tables = [count for count in dict.fromkeys((counts[0], counts[-1])) if count > 1 or option.kind != SEAT]
            found = _compared(game, option, value, tables)
            if found == UNSEEN and option.kind != SEAT:
                yield (
                    f"The option {option.name} changes the game, but no view shows it: games with {option.default!r} and with"
                    f" {value!r} looked the same until they went different ways. Put it into view(), because bots and boards"
                    " know nothing else."
                )
            if found == ALIKE:
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


def _compared(game: Game, option: Option, value: object, tables: list[int]) -> str:
    """Return what most tells about an option in games at these tables; empty if there are no tables."""
    found = ""
    for seats in tables:
        for seed in range(GAMES):
            found = max(found, _course(game, option, value, seats, seed), key=["", ALIKE, UNSEEN, SHOWN].index)
            if found == SHOWN:
                return found
    return found


def _course(game: Game, option: Option, value: object, seats: int, seed: int) -> str:
    """Compare a game with both values: the default and `value`, or the first and the last seat."""
    both: list[object] = [1, seats] if option.kind == SEAT else [option.default, value]
    one, other = (_moments(game, seats, seed, {option.name: chosen}) for chosen in both)
    shown = False
    for number, (here, there) in enumerate(zip_longest(one, other)):
        if here is None or there is None:
            return SHOWN if shown else UNSEEN
        differ = here[2] != there[2]
        other_way = here[0] != there[0] or (differ and not _repeats(here[2], there[2], both))
        if other_way or here[1] != there[1]:
            # What differs at the start is shown from the start, and other moves at an equal table tell the difference, too.
            return SHOWN if shown or not other_way or (differ and number == 0) else UNSEEN
        shown = shown or differ
    return ALIKE


def _repeats(here: list[dict[str, object]], there: list[dict[str, object]], both: list[object]) -> bool:
    """Return whether views differ only in a field that repeats the option itself."""
    return all(
        seen.keys() == also.keys() and all(seen[name] == also[name] or [seen[name], also[name]] == both for name in seen)
        for seen, also in zip(here, there, strict=True)
    )


def _moments(game: Game, seats: int, seed: int, options: dict[str, object]) -> Iterator[Moment]:
    record = Record(game, seats, seed, options)
    rng = Rng(f"idle:{seed}")
    told = 0
    while True:
        state = record.state
        outcome = state.outcome()
        heard = [[event.seen_by(seat).json() for event in record.story[told:]] for seat in range(seats)]
        told = len(record.story)
        yield (
            (heard, outcome.json() if outcome is not None else None),
            (state.actors(), [(state.moves(seat), state.forced(seat), state.silence(seat)) for seat in range(seats)]),
            [dict(state.view(seat)) for seat in [*range(seats), None]],
        )
        if not state.actors() or len(record.moves) == MOVES:
            return
        seat = rng.pick(state.actors())
        record.play(seat, rng.pick(state.moves(seat)))
