"""Checks that imagined worlds deal again what a seat has not seen: a world that keeps the real cards gives them away."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial

from spielkiste.core.game import Game, State, View
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.lab.conformance.nonconformance import Nonconformance, named, remembered
from spielkiste.lab.conformance.position_lists import lists, swap_items
from spielkiste.lab.conformance.secrecy import knowledge

#: The number of worlds that are compared.  Even with only two possible worlds, this many are not the same by chance.
WORLDS = 20
#: The most pairs of lists between which cards are swapped.
PAIRS = 12


def check_dealt_again(record: Record, memories: list[Knowledge], rng: Rng) -> None:
    """Check that no seat always imagines the cards that only another seat sees.

    A swap of two cards shows what can be different: a seat that notices nothing cannot know these cards.
    """
    state, game = record.state, record.game
    eyes: list[int | None] = [*range(record.seats), None]
    shown = state.views(eyes)
    #: By seat, or by memory: the lists that all worlds so far have kept.
    kept: dict[str, set[str]] = {}
    for paths, twin in _swaps(game, state, rng):
        seen = twin.views(eyes)
        # Cards that nobody sees may be known: they may have been played openly.
        owners = [seat for seat, before, after in zip(eyes, shown, seen, strict=True) if before != after]
        if not owners:
            continue
        for seat in eyes:
            if seat in owners:
                continue
            call = f"imagine({seat}"
            found = _kept(kept, call, state, partial(state.imagine, seat), paths)
            if _gives_away(found, paths, state, shown, owners) and knowledge(game, twin, seat) == knowledge(game, state, seat):
                _tell(record, call, seat, found)
        for memory in memories:
            if memory.seat in owners or twin.denied(memory):
                continue
            call = "imagine_knowing(known"
            found = _kept(kept, f"{call} {memory.seat}", state, partial(state.imagine_knowing, memory), paths)
            if _gives_away(found, paths, state, shown, owners):
                _tell(record, call, memory.seat, found, remembers=True)


def _kept(known: dict[str, set[str]], call: str, state: State, imagine: Callable[[Rng], State], wanted: set[str]) -> set[str]:
    """Return which of the wanted lists are the same as in the real game in all worlds."""
    real = dict(lists(state.position(), ""))
    if call not in known:
        known[call] = set(real)
        for number in range(WORLDS):
            world = dict(lists(imagine(Rng(f"again:{number}")).position(), ""))
            known[call] = {path for path in known[call] if world.get(path) == real[path]}
    return known[call] & wanted


def _gives_away(kept: set[str], swapped: set[str], state: State, shown: list[View], owners: list[int | None]) -> bool:
    """Return whether the worlds keep both lists, or one that an owner sees as it is.

    A list that is kept alone may be an open one, such as cards on the table that no view shows any more.
    """
    if kept == swapped:
        return True
    real = dict(lists(state.position(), ""))
    for seat in owners:
        in_sight = [items for _, items in lists(shown[-1 if seat is None else seat], "")]
        if any(real[path] in in_sight for path in kept):
            return True
    return False


def _tell(record: Record, call: str, seat: int | None, kept: set[str], remembers: bool = False) -> None:
    seeded = 'spielkiste.Rng(f"again:{number}")'
    lines = ["print(state.position())", f"for number in range({WORLDS}):\n    print(state.{call}, {seeded}).position())"]
    if remembers:
        lines.insert(0, remembered(record, seat))
    raise Nonconformance(
        f"In {WORLDS} worlds {call}, rng) kept {' and '.join(sorted(kept))} exactly as in the real game: deal again what"
        f" {named(seat)} has not seen.",
        record,
        "\n".join(lines),
    )


def _swaps(game: Game, state: State, rng: Rng) -> Iterator[tuple[set[str], State]]:
    """Yield the paths of two lists, and a state in which they have swapped an item."""
    written = json.dumps(state.position())
    paths = [path for path, _ in lists(json.loads(written), "")]
    pairs = [(one, other) for at, one in enumerate(paths) for other in paths[at + 1 :]]
    while len(pairs) > PAIRS:
        pairs.pop(rng.below(len(pairs)))
    for one, other in pairs:
        position = json.loads(written)
        found = dict(lists(position, ""))
        given, taken = found[one], found[other]
        places = [(here, there) for here in range(len(given)) for there in range(len(taken)) if given[here] != taken[there]]
        if not places or type(given[0]) is not type(taken[0]):
            continue
        here, there = places[rng.below(len(places))]
        swap_items(given, here, taken, there)
        try:
            twin = game.load(position)
        except Exception:
            # This position is impossible.  `damage` checks loaders that fail in another way.
            continue
        yield {one, other}, twin
