"""Positions with something wrong in them: what a file written by hand, cut off or meant for another game may look like.

A game answers a damaged position with BadFile and nothing else.  Not every change is damage: a null may be meant, a text may be
free.  So the promise is: a position is refused, or it is taken for exactly what it says and can be played on.
"""

import copy
import json
from collections.abc import Iterator
from typing import Any, Final

from spielkiste.core.errors import BadFile
from spielkiste.core.game import Game, Position
from spielkiste.core.randomness import Rng
from spielkiste.core.rollout import rollout

#: No game counts so far.
HUGE: Final = 10**30
WORD: Final = "no-such-word"
FIELD: Final = "no_such_field"
#: What is put in place of a field, whatever stood there.
JUNK: Final[list[object]] = [None, True, False, -1, HUGE, 1.5, WORD, "", [], {}]
WHOLE: Final[list[object]] = [None, True, 7, WORD, [], {}]
#: Of a long list these show what the others would: more would only take longer.
SAMPLE: Final = 3
#: So many pairs of fields are changed together.
PAIRS: Final = 150
FEW_MOVES: Final = 20

Path = tuple[str | int, ...]


def damaged(position: object) -> Iterator[tuple[str, object]]:
    """Copies of a position with one thing changed each, and what was changed: every field in every way."""
    for what, broken, _ in _damages(position):
        yield what, broken


def misread(game: Game, position: Position) -> Iterator[str]:
    """Everything that a game does wrong with damaged copies of one of its positions, a sentence each; nothing if all is well."""
    for what, broken, hopeless in _damages(position):
        said = _trouble(game, broken, hopeless)
        if said:
            yield f"{what}: {said}"


def misread_pair(game: Game, position: Position) -> str:
    """Return the first thing that a game does wrong with copies in which two fields have changed; nothing if all is well.

    It may put such a position in order, but not fail on it.
    """
    for what, broken in _pairs(position):
        said = _trouble(game, broken, False, exact=False)
        if said:
            return f"{what}: {said}"
    return ""


def _trouble(game: Game, broken: object, hopeless: bool, exact: bool = True) -> str:
    text = json.dumps(broken, sort_keys=True)
    try:
        state = game.load(broken)
    except BadFile:
        return ""
    except Exception as trouble:
        return f"load raises {type(trouble).__name__} ({trouble}) instead of BadFile"
    if hopeless:
        return "load takes it"
    try:
        if exact and json.dumps(state.position(), sort_keys=True) != text:
            return "load takes it for another position"
        for seat in [*range(state.seats), None]:
            state.view(seat)
        rollout(state, Rng("damage"), FEW_MOVES)
    except Exception as trouble:
        return f"load takes it, and then it cannot be played: {type(trouble).__name__} ({trouble})"
    return ""


def _damages(position: object) -> Iterator[tuple[str, object, bool]]:
    """What was changed, the changed position, and whether no game whatever may take it."""
    for junk in WHOLE:
        yield f"the whole position is {json.dumps(junk)}", junk, True
    yield f"there is a field {FIELD}", _with(position, (FIELD,), 1), True
    for path in _paths(position, ()):
        yield from _at(position, path)


def _pairs(position: object) -> Iterator[tuple[str, object]]:
    """Two fields changed at once, to something that fits each of them: what is checked field by field may not fit together."""
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
                # The first change has taken away the place of the second.
                continue
            changes.append(f"{_written(path)} is {json.dumps(value)}")
        if len(set(changes)) == 2:
            yield " and ".join(changes), whole


def _plausible(old: object, rng: Rng) -> object:
    """Another value of the same kind."""
    if isinstance(old, bool):
        return not old
    if isinstance(old, int):
        return old + 1 - 2 * rng.below(2)
    if isinstance(old, list) and old:
        return [old[1:], old[:-1], [*old, old[-1]]][rng.below(3)]
    return None if isinstance(old, int | str) else old


def _paths(value: object, here: Path) -> Iterator[Path]:
    """Where to damage: every field of every object, and some items of every list."""
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
    """What looks like a number and is not the same."""
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
    whole = copy.deepcopy(position)
    _reach(whole, path[:-1])[path[-1]] = junk
    return whole


def _without(position: object, path: Path) -> object:
    whole = copy.deepcopy(position)
    del _reach(whole, path[:-1])[path[-1]]
    return whole


def _written(path: Path) -> str:
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")
