"""Checks of secrets in single values: a place, a card or a count that one seat sees and another does not.

`twins` swaps cards.  Here one value of the position is changed, and a seat that cannot see it must imagine the same worlds.  Such
values occur in rare questions, so each question is checked the first few times that it comes up.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

from spielkiste.core.game import Game, State
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.lab.conformance.chance import check_seeded
from spielkiste.lab.conformance.nonconformance import Nonconformance, changed, named, remembered
from spielkiste.lab.conformance.secrecy import knowledge
from spielkiste.lab.conformance.twins import differ

#: The number of other values tried for each value of a position.
OTHERS = 3
#: How often each question is checked.
LOOKS = 2
#: By game and move: the first word of its notation, which does not depend on the state.
_first_words: dict[tuple[str, int], str] = {}


class Questions:
    """The questions that have come up in a game, and the memories of its listeners."""

    def __init__(self, record: Record, memories: list[Knowledge]) -> None:
        self._record = record
        self._memories = memories
        self._met: dict[tuple[str, ...], int] = {}

    def look(self, rng: Rng) -> None:
        """Check the secrets of the table if this choice of moves has rarely come up."""
        question = _question(self._record)
        if self._met.get(question, 0) == LOOKS:
            return
        self._met[question] = self._met.get(question, 0) + 1
        for what, twin in other_values(self._record.game, self._record.state, rng):
            for seat in [*range(self._record.seats), None]:
                _check_imagined(self._record, seat, what, twin, f"hidden:{rng.below(1 << 20)}")
            for memory in self._memories:
                _check_remembered(self._record, memory, what, twin, f"hidden:{rng.below(1 << 20)}")


def _question(record: Record) -> tuple[str, ...]:
    """Return the kinds of legal moves: the first words of their notations."""
    game = record.game
    found: set[str] = set()
    for seat in record.state.actors():
        for move in record.state.moves(seat):
            if (game.slug, move) not in _first_words:
                _first_words[game.slug, move] = game.notation(move).split(" ", 1)[0]
            found.add(_first_words[game.slug, move])
    return tuple(sorted(found))


def _check_imagined(record: Record, seat: int | None, what: str, twin: State, seed: str) -> None:
    state, game = record.state, record.game
    if twin.view(seat) != state.view(seat) or knowledge(game, twin, seat) != knowledge(game, state, seat):
        return
    if differ(state.imagine(seat, Rng(seed)), twin.imagine(seat, Rng(seed)), seat, Rng(seed)):
        check_seeded(record, f"imagine({seat}, rng)", partial(state.imagine, seat), seed)
        raise Nonconformance(
            f"{named(seat).capitalize()} cannot see {what}, and yet imagine({seat}) keeps it: draw it again in every world.",
            record,
            f"{changed(state, twin)}\nfor table in (state, other):\n"
            f"    print(table.view({seat}), table.imagine({seat}, spielkiste.Rng({seed!r})).position())",
        )


def _check_remembered(record: Record, memory: Knowledge, what: str, twin: State, seed: str) -> None:
    state, seat = record.state, memory.seat
    if twin.view(seat) != state.view(seat) or twin.denied(memory):
        return
    if differ(state.imagine_knowing(memory, Rng(seed)), twin.imagine_knowing(memory, Rng(seed)), seat, Rng(seed)):
        known = f"{remembered(record, seat)}\n"
        check_seeded(record, "imagine_knowing(known, rng)", partial(state.imagine_knowing, memory), seed, known)
        raise Nonconformance(
            f"{named(seat).capitalize()} has neither seen nor heard {what}, and yet imagine_knowing keeps it:"
            " draw it again each time.",
            record,
            f"{remembered(record, seat)}\n{changed(state, twin)}\nfor table in (state, other):\n"
            f"    print(table.view({seat}), table.imagine_knowing(known, spielkiste.Rng({seed!r})).position())",
        )


def other_values(game: Game, state: State, rng: Rng) -> Iterator[tuple[str, State]]:
    """Yield states in which one number or word of the position is changed, with its path.

    It changes only values that some seat sees.  A value that nobody sees may have been public before.
    """
    eyes: list[int | None] = [*range(state.seats), None]
    shown = state.views(eyes)
    real = json.dumps(state.position())
    words = sorted(set(_words(json.loads(real))))
    for path in _values(json.loads(real), ()):
        for step in range(OTHERS):
            position = json.loads(real)
            part: Any = position
            for inner in path[:-1]:
                part = part[inner]
            name = path[-1]
            value = part[name]
            part[name] = _another(value, step, rng) if isinstance(value, int) else words[rng.below(len(words))]
            if part[name] == value:
                continue
            try:
                twin = game.load(position)
            except Exception:
                # This position is impossible.  `damage` checks loaders that fail in another way.
                continue
            if twin.views(eyes) != shown:
                yield "".join(f"[{inner}]" if isinstance(inner, int) else f".{inner}" for inner in path).lstrip("."), twin


def _another(value: int, step: int, rng: Rng) -> int:
    """Return one more, one less, or any small number."""
    return [value + 1, value - 1, rng.below(10)][step]


def _values(position: object, path: tuple[str | int, ...]) -> Iterator[tuple[str | int, ...]]:
    """Yield the path of every named number and word in a position."""
    if isinstance(position, dict):
        for name, value in position.items():
            if isinstance(value, int | str) and not isinstance(value, bool):
                yield (*path, name)
            yield from _values(value, (*path, name))
    elif isinstance(position, list):
        for at, item in enumerate(position):
            yield from _values(item, (*path, at))


def _words(position: object) -> Iterator[str]:
    """Yield every word in a position."""
    if isinstance(position, str):
        yield position
    elif isinstance(position, dict):
        for value in position.values():
            yield from _words(value)
    elif isinstance(position, list):
        for item in position:
            yield from _words(item)
