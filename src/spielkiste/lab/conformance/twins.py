"""Twins of a table: something that a seat cannot see lies the other way round in them.

Worlds that a game imagines show only what it lets differ.  Whether it lets everything differ that a seat has not seen is found
out with worlds that it did not make: positions in which two cards have changed places.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from spielkiste.core.errors import SpielkisteError
from spielkiste.core.game import Game, State
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.lab.conformance.nonconformance import Nonconformance, named
from spielkiste.lab.conformance.secrecy import knowledge

#: So often two things change places, and so far both games are followed, before nothing is found.
TRIES = 6
FOLLOWED = 60
#: So many worlds tell what is dealt anew.
WORLDS = 3


def check_unseen(record: Record, seat: int | None, rng: Rng) -> None:
    """What a seat has not seen is dealt anew in the worlds that it imagines: nothing of the truth is left in them."""
    state, game = record.state, record.game
    seen = json.dumps(state.view(seat))
    for what, twin in twins(game, state, rng):
        if json.dumps(twin.view(seat)) != seen or knowledge(game, twin, seat) != knowledge(game, state, seat):
            continue
        seed = f"unseen:{rng.below(1 << 20)}"
        if differ(state.imagine(seat, Rng(seed)), twin.imagine(seat, Rng(seed)), seat, Rng(seed)):
            raise Nonconformance(
                f"{named(seat).capitalize()} cannot see {what}, and yet imagine({seat}) keeps it: deal anew all that it has not"
                " seen"
                + (", and let the world draw from rng.branch() of the rng that imagine is given." if what == "rng" else "."),
                record,
            )


def twins(game: Game, state: State, rng: Rng) -> Iterator[tuple[str, State]]:
    """Tables with one difference each, and where it is."""
    if isinstance(getattr(state, "rng", None), Rng):
        twin = state.copy()
        twin.rng = Rng(f"another:{rng.below(1 << 20)}")  # type: ignore[attr-defined]
        yield "rng", twin
    open_to_all = _kept(state, rng)
    for _ in range(TRIES):
        position = json.loads(json.dumps(state.position()))
        lists = list(_lists(position, ""))
        if not lists:
            return
        one, other = (lists[rng.below(len(lists))] for _ in range(2))
        if one[0] != other[0] and {one[0], other[0]} & open_to_all:
            continue
        here, there = rng.below(len(one[1])), rng.below(len(other[1]))
        given, taken = one[1][here], other[1][there]
        if given == taken or type(given) is not type(taken):
            continue
        sorted_before = [where for where in (one[1], other[1]) if where == sorted(where)]
        one[1][here], other[1][there] = taken, given
        for where in sorted_before:
            where.sort()
        try:
            twin = game.load(position)
        except SpielkisteError:
            # Not a table that could be.
            continue
        yield " and ".join(dict.fromkeys([one[0], other[0]])), twin


def _kept(state: State, rng: Rng) -> set[str]:
    """The lists that no spectator imagines otherwise: what was laid openly, though no view shows all of it any more.

    Where nothing at all is imagined otherwise, that is the fault, and nothing is taken for open.
    """
    real = dict(_lists(state.position(), ""))
    worlds = [dict(_lists(state.imagine(None, Rng(f"kept:{rng.below(1 << 20)}")).position(), "")) for _ in range(WORLDS)]
    kept = {path for path, items in real.items() if all(world.get(path) == items for world in worlds)}
    return kept if len(kept) < len(real) else set()


def _lists(position: object, path: str) -> Iterator[tuple[str, list[Any]]]:
    """All lists of cards and their like in a position, with their names."""
    if isinstance(position, dict):
        for name, value in position.items():
            yield from _lists(value, f"{path}.{name}" if path else name)
    elif isinstance(position, list):
        if position and all(type(item) is type(position[0]) and isinstance(item, int | str) for item in position):
            yield path, position
        for at, item in enumerate(position):
            yield from _lists(item, f"{path}[{at}]")


def differ(one: State, other: State, seat: int | None, rng: Rng) -> bool:
    """Whether a seat would ever find a difference between two worlds, if the same happens in both."""
    if one.position() == other.position():
        return False
    for _ in range(FOLLOWED):
        actors = one.actors()
        if actors != other.actors() or one.view(seat) != other.view(seat):
            return True
        if not actors:
            return False
        actor = rng.pick(actors)
        moves = one.moves(actor)
        if actor == seat and moves != other.moves(actor):
            return True
        shared = [move for move in moves if other.legal(actor, move)]
        if not shared:
            return False
        move = rng.pick(shared)
        one.apply(actor, move)
        other.apply(actor, move)
    return False
