"""Damaged positions, such as a file that was edited by hand, cut off or made for another game.

A game must answer a damaged position with `BadFile` only.  Not every change is damage: a field may be null, a text may be free.
So the promise is: a position is refused, or it is loaded exactly as written and can be continued.
"""

import json
import pickle
from collections.abc import Iterator
from typing import Any, Final

from spielkiste.core.errors import BadFile
from spielkiste.core.game import Game, Position, State
from spielkiste.core.randomness import Rng
from spielkiste.lab.conformance.failing import raises

#: A number larger than any in a game.
HUGE: Final = 10**30
WORD: Final = "no-such-word"
FIELD: Final = "no_such_field"
#: Values that replace a field of any type.
JUNK: Final[list[object]] = [None, True, False, -1, HUGE, 1.5, WORD, "", [], {}]
WHOLE: Final[list[object]] = [None, True, 7, WORD, [], {}]
#: Longer lists are damaged only in a few places, to save time.
SAMPLE: Final = 3
#: The number of pairs of fields that are changed together.
PAIRS: Final = 150
FEW_MOVES: Final = 20

Path = tuple[str | int, ...]


def damaged(position: object) -> Iterator[tuple[str, object]]:
    """Yield copies of a position with one change each, and the change: every field in every way."""
    for what, broken, _ in _damages(position):
        yield what, broken


def misread(game: Game, position: Position) -> Iterator[str]:
    """Yield a sentence for everything that a game does wrong with damaged copies of one of its positions."""
    whole = game.load(_copied(position)).material()
    for what, broken, hopeless in _damages(position):
        said = _trouble(game, broken, hopeless, whole)
        if said:
            yield f"{what}: {said}"


def misread_pair(game: Game, position: Position) -> str:
    """Return the first thing that a game does wrong with copies in which two fields are changed; empty if nothing.

    It may correct such a position, but must not fail on it.
    """
    for what, broken in _pairs(position):
        said = _trouble(game, broken, False)
        if said:
            return f"{what}: {said}"
    return ""


def _trouble(game: Game, broken: object, hopeless: bool, whole: dict[str, int] | None = None) -> str:
    """Return what a game does wrong with a damaged position.  With `whole`, the material, it must be read exactly or refused."""
    text = json.dumps(broken, sort_keys=True)
    try:
        state = game.load(broken)
    except BadFile:
        return ""
    except Exception as trouble:
        return f"{raises(trouble, game)} instead of BadFile"
    if hopeless:
        return "read() takes it"
    try:
        if whole is not None and json.dumps(state.position(), sort_keys=True) != text:
            return "read() takes it for another position"
        if whole is not None and state.material() != whole:
            return f"read() takes it, and then material() is {state.material()} instead of {whole}: refuse lost or added cards"
        for seat in [*range(state.seats), None]:
            state.view(seat)
        return _unplayable(state)
    except Exception as trouble:
        return f"read() takes it, and then {raises(trouble, game)}"


def _unplayable(state: State) -> str:
    """Make some random moves; return what is wrong with them or with the end of the game."""
    rng = Rng("damage")
    for _ in range(FEW_MOVES):
        outcome, actors = state.outcome(), state.actors()
        strange = [seat for seat in actors if not 0 <= seat < state.seats]
        if strange:
            return f"read() takes it, and then it is the turn of seat {strange[0]}: refuse fields that contradict each other"
        if (outcome is None) != bool(actors):
            return f"read() takes it, and then outcome() is {outcome} and actors() is {actors}: one of them must be empty"
        if not actors:
            return ""
        seat = rng.pick(actors)
        moves = state.moves(seat)
        if not moves:
            return f"read() takes it, and then actors() is {actors}, but moves({seat}) is empty"
        state.apply(seat, rng.pick(moves))
    return ""


def _damages(position: object) -> Iterator[tuple[str, object, bool]]:
    """Yield the change, the changed position, and whether every game must refuse it."""
    for junk in WHOLE:
        yield f"the whole position is {json.dumps(junk)}", junk, True
    yield f"there is a field {FIELD}", _with(position, (FIELD,), 1), True
    for path in _paths(position, ()):
        yield from _at(position, path)


def _pairs(position: object) -> Iterator[tuple[str, object]]:
    """Yield positions with two plausible changes: each field may be valid, but the two may not fit together."""
    rng = Rng("pairs")
    paths = list(_paths(position, ()))
    for _ in range(PAIRS):
        whole: object = position
        changes: list[str] = []
        for path in (paths[rng.below(len(paths))], paths[rng.below(len(paths))]):
            value = _plausible(_reach(position, path), rng)
            try:
                whole = _with(whole, path, value)
            except (IndexError, KeyError, TypeError):
                # The first change has removed the place of the second.
                continue
            changes.append(f"{_written(path)} is {json.dumps(value)}")
        if len(set(changes)) == 2:
            yield " and ".join(changes), whole


def _plausible(old: object, rng: Rng) -> object:
    """Return another value of the same type."""
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return old + 1 - 2 * rng.below(2)
    if isinstance(old, list) and old:
        return [old[1:], old[:-1], [*old, old[-1]]][rng.below(3)]
    return None if isinstance(old, int | str) else old


def _paths(value: object, here: Path) -> Iterator[Path]:
    """Yield the places to damage: every field of every object, and some items of every list."""
    if here:
        yield here
    if isinstance(value, dict):
        for field in value:
            yield from _paths(value[field], (*here, field))
    elif isinstance(value, list):
        for place in sorted({0, len(value) // 2, len(value) - 1} if len(value) > SAMPLE else set(range(len(value)))):
            yield from _paths(value[place], (*here, place))


def _at(position: object, path: Path) -> Iterator[tuple[str, object, bool]]:
    name = _written(path)
    old = _reach(position, path)
    yield f"{name} is missing", _without(position, path), isinstance(path[-1], str)
    for junk in [*JUNK, *_nearly(old)]:
        if json.dumps(junk) != json.dumps(old):
            yield f"{name} is {json.dumps(junk)}", _with(position, path, junk), _hopeless(old, junk)
    if isinstance(old, dict):
        yield f"{name} has a field {FIELD}", _with(position, (*path, FIELD), 1), True
    if isinstance(old, list) and old:
        yield f"{name} has an item twice", _with(position, path, [*old, old[0]]), False
        yield f"{name} is too deep", _with(position, path, [[old[0]], *old[1:]]), True


def _nearly(old: object) -> list[object]:
    """Return values that look like this number but are not equal."""
    if isinstance(old, int) and not isinstance(old, bool):
        return [float(old), str(old), old + 1]
    return []


def _hopeless(old: object, junk: object) -> bool:
    if junk == HUGE or isinstance(junk, float):
        return True
    return old is not None and junk is not None and _kind(junk) != _kind(old)


def _kind(value: object) -> str:
    return "number" if isinstance(value, int) and not isinstance(value, bool) else type(value).__name__


def _reach(value: Any, path: Path) -> Any:
    for step in path:
        value = value[step]
    return value


def _with(position: object, path: Path, junk: object) -> object:
    whole = _copied(position)
    _reach(whole, path[:-1])[path[-1]] = junk
    return whole


def _without(position: object, path: Path) -> object:
    whole = _copied(position)
    del _reach(whole, path[:-1])[path[-1]]
    return whole


def _copied(position: object) -> Any:
    """Return a deep copy, many times faster than `copy.deepcopy`."""
    return pickle.loads(pickle.dumps(position))


def _written(path: Path) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")
