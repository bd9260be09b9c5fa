"""Checks that all chance comes from the seed: the same seed and the same moves give the same game."""

import ast
import json
from collections.abc import Callable

from spielkiste.boxes import folder, read_text
from spielkiste.core.game import Game, State
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.registry import package_of
from spielkiste.lab.conformance.nonconformance import Nonconformance
from spielkiste.lab.conformance.playouts import play_ahead

#: Modules whose values do not depend on the seed.
_STRANGERS = ("random", "secrets", "time", "datetime", "uuid", "os")
_FEW_MOVES = 30
_TRIES = 8
#: Plays the same moves on several copies and prints what comes of them.
_SHOWN = """for again in range({tries}):
    table, rng = state.copy(), spielkiste.Rng({seed!r})
    for number in range({moves}):
        if table.actors():
            seat = rng.pick(table.actors())
            table.play(seat, rng.pick(table.moves(seat)))
    print(table.position())"""


def check_deal(game: Game, seats: int, options: dict[str, object], seed: int) -> None:
    """Check that the same seed deals the same game twice."""
    first, second = (game.new(seats, seed, options).position() for _ in range(2))
    if json.dumps(first) != json.dumps(second):
        raise Nonconformance(
            f"The same seed deals two different games: {differences(first, second, 'the first', 'the second')}. start() must draw"
            f" everything from the rng that it is given.{_suspects(game)}"
        )


def check_chance(record: Record) -> None:
    """Check that the same moves on two copies lead to the same game."""
    shown = chancy(record, 1 if record.moves else _TRIES)
    if shown:
        raise Nonconformance(different_again(record.game), record, shown)


def chancy(record: Record, tries: int = _TRIES) -> str:
    """Return the calls that lead to different games with the same moves; empty if all games are the same.

    Two games may be equal by chance, so it tries several times.
    """
    for number in range(tries):
        twins = [record.state.copy(), record.state.copy()]
        seed = f"chance:{len(record.moves)}:{number}"
        for twin in twins:
            play_ahead(twin, Rng(seed), _FEW_MOVES, record, "state.copy()")
        if json.dumps(twins[0].position()) != json.dumps(twins[1].position()):
            return _SHOWN.format(tries=_TRIES, seed=seed, moves=_FEW_MOVES)
    return ""


def check_seeded(record: Record, call: str, imagine: Callable[[Rng], State], seed: str, before: str = "") -> None:
    """Check that the same rng gives the same world.  Other findings compare worlds, so without this they would mislead.

    `call` is written with `rng`, and `before` are the calls that it needs.
    """
    worlds = [imagine(Rng(seed)).position() for _ in range(_TRIES)]
    if any(json.dumps(world) != json.dumps(worlds[0]) for world in worlds):
        raise Nonconformance(
            f"{call} gives two different worlds with the same rng: draw only from the `rng` it is given.{_suspects(record.game)}",
            record,
            f"{before}for again in range({_TRIES}):\n    rng = spielkiste.Rng({seed!r})\n    print(state.{call}.position())",
        )


def different_again(game: Game) -> str:
    """Return the message for games that differ after the same moves."""
    return (
        "The same seed and the same moves lead to two different games. Where apply() needs chance, the state keeps the rng that"
        f" start() was given and draws from it.{_suspects(game)}"
    )


def _suspects(game: Game) -> str:
    """Return which files of the game import a module from `_STRANGERS`."""
    found: list[str] = []
    for path in sorted(folder(package_of(game.slug)).rglob("*.py")):
        try:
            tree = ast.parse(read_text(path))
        except SyntaxError:
            continue
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            found += [f"{path.name} imports {name}" for name in names if name.split(".")[0] in _STRANGERS]
    return f" Look here first: {', '.join(dict.fromkeys(found))}." if found else ""


def differences(given: object, other: object, whose: str, others: str, path: str = "") -> str:
    """Return where two positions first differ, in words: "turn is 0 in the copy and 1 in the original"."""
    if isinstance(given, dict) and isinstance(other, dict) and given.keys() == other.keys():
        for name in given:
            if given[name] != other[name]:
                return differences(given[name], other[name], whose, others, f"{path}.{name}".lstrip("."))
    if isinstance(given, list) and isinstance(other, list) and len(given) == len(other):
        for place, (one, another) in enumerate(zip(given, other, strict=True)):
            if one != another:
                return differences(one, another, whose, others, f"{path}[{place}]")
    return f"{path or 'the position'} is {_short(given)} in {whose} and {_short(other)} in {others}"


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
