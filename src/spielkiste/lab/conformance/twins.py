"""Checks with twins of a state, in which something that a seat cannot see is different.

The worlds that a game imagines only differ where the game lets them.  To find out whether everything unseen differs, we need
worlds that the game did not make: positions in which two cards are swapped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial

from spielkiste.core.errors import SpielkisteError
from spielkiste.core.game import Game, State
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.lab.conformance.chance import check_seeded
from spielkiste.lab.conformance.nonconformance import Nonconformance, changed, named
from spielkiste.lab.conformance.position_lists import lists, swap_items
from spielkiste.lab.conformance.secrecy import knowledge

#: The number of swaps that are tried, and the number of moves for which both games are compared.
TRIES = 6
FOLLOWED = 60
#: The number of worlds that are compared to find what is dealt again.
WORLDS = 3


def check_unseen(record: Record, seat: int | None, rng: Rng) -> None:
    """Check that the worlds that a seat imagines contain nothing that it has not seen."""
    state, game = record.state, record.game
    seen = json.dumps(state.view(seat))
    for what, twin in twins(game, state, rng):
        if json.dumps(twin.view(seat)) != seen or knowledge(game, twin, seat) != knowledge(game, state, seat):
            continue
        seed = f"unseen:{rng.below(1 << 20)}"
        if differ(state.imagine(seat, Rng(seed)), twin.imagine(seat, Rng(seed)), seat, Rng(seed)):
            check_seeded(record, f"imagine({seat}, rng)", partial(state.imagine, seat), seed)
            raise Nonconformance(
                f"{named(seat).capitalize()} cannot see {what}, and yet imagine({seat}) keeps it: deal again all that it has not"
                " seen"
                + (", and let the world draw from rng.branch() of the rng that imagine is given." if what == "rng" else "."),
                record,
                f"{_other_rng(twin) if what == 'rng' else changed(state, twin)}\nfor table in (state, other):\n"
                f"    print(table.view({seat}), table.imagine({seat}, spielkiste.Rng({seed!r})).position())",
            )


def twins(game: Game, state: State, rng: Rng) -> Iterator[tuple[str, State]]:
    """Yield states with one difference each, and its place."""
    if isinstance(getattr(state, "rng", None), Rng):
        twin = state.copy()
        twin.rng = Rng(f"another:{rng.below(1 << 20)}")  # type: ignore[attr-defined]
        yield "rng", twin
    open_to_all = _kept(state, rng)
    for _ in range(TRIES):
        position = json.loads(json.dumps(state.position()))
        found = list(lists(position, ""))
        if not found:
            return
        one, other = (found[rng.below(len(found))] for _ in range(2))
        if one[0] != other[0] and {one[0], other[0]} & open_to_all:
            continue
        here, there = rng.below(len(one[1])), rng.below(len(other[1]))
        given, taken = one[1][here], other[1][there]
        if given == taken or type(given) is not type(taken):
            continue
        swap_items(one[1], here, other[1], there)
        try:
            twin = game.load(position)
        except SpielkisteError:
            # This position is impossible.
            continue
        yield " and ".join(dict.fromkeys([one[0], other[0]])), twin


def _other_rng(twin: State) -> str:
    """Return the calls that give a copy of `state` the rng of this twin."""
    rng: Rng = twin.rng  # type: ignore[attr-defined]
    return f"other = state.copy()\nother.rng = spielkiste.Rng({rng.seed!r})"


def _kept(state: State, rng: Rng) -> set[str]:
    """Return the lists that are the same in all worlds of a spectator: cards played openly that no view shows any more.

    If no list ever differs, that is the mistake itself, so return nothing.
    """
    real = dict(lists(state.position(), ""))
    worlds = [dict(lists(state.imagine(None, Rng(f"kept:{rng.below(1 << 20)}")).position(), "")) for _ in range(WORLDS)]
    kept = {path for path, items in real.items() if all(world.get(path) == items for world in worlds)}
    return kept if len(kept) < len(real) else set()


def differ(one: State, other: State, seat: int | None, rng: Rng) -> bool:
    """Return whether a seat would ever find a difference between two worlds if the same moves are made in both."""
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
