"""Builders for tests: a race in any position, and moves in notation."""

from spielkiste.core.errors import BadMove
from spielkiste.games.memo_race import GAME
from spielkiste.games.memo_race.material import CELLS, COLOURS, COUNTS, KIND_NAMES, PIT_CELL, PLACE_NAMES
from spielkiste.games.memo_race.state import MemoRace
from spielkiste.games.memo_race.view import MemoRaceTile, MemoRaceView


def race(
    seats: int = 2,
    tiles: dict[str, str] | None = None,
    cars: list[str] | None = None,
    roads: dict[str, str] | None = None,
    canisters: list[str | None] | None = None,
    first_turns: bool = False,
    **more: object,
) -> MemoRace:
    """Return a race in progress: the named tiles are placed as given, and the others fill the rest."""
    tiles = tiles or {}
    left = dict(zip(KIND_NAMES[:4], COUNTS, strict=True))
    for kind in tiles.values():
        left[kind] -= 1
    rest = [kind for kind, count in left.items() for _ in range(count)]
    laid = [tiles[name] if name in tiles else "pit" if name == "c3" else rest.pop() for name in PLACE_NAMES[:CELLS]]
    held = canisters or [None] * seats
    free = [colour for colour in COLOURS if colour not in held]
    missing = held.count(None)
    open_roads = {"c3": "all", **(roads or {})}
    position: dict[str, object] = {
        "seats": seats,
        "swap_limit": 3,
        "canister_rule": "random",
        "tiles": laid,
        "roads": [open_roads.get(name) for name in PLACE_NAMES[:CELLS]],
        "cars": cars or ["nw", "se", "ne", "sw"][:seats],
        "starts": list(COLOURS),
        "canisters": held,
        "pile": free[:missing],
        "away": free[missing:],
        "turn": 0,
        "phase": "turn",
        "turns": [0 if first_turns else 30] * seats,
        "swaps": [0] * seats,
        "turned": None,
        "heading": None,
        "lifted": None,
        "banned": [],
        "winner": None,
        "ended_by": "",
        **more,
    }
    return GAME.read(position)


def play(state: MemoRace, *notations: str) -> None:
    """Play these moves, each by the next player."""
    for notation in notations:
        state.play(state.actors()[0], GAME.parse(notation))


def options(state: MemoRace, kind: str | None = None) -> list[str]:
    """Return the next player's moves in notation."""
    found = [GAME.notation(move) for move in state.moves(state.actors()[0])]
    return [notation for notation in found if kind is None or notation.split()[0] == kind]


def refused(state: MemoRace, notation: str) -> tuple[str, str]:
    """Return clause and reason of a refused move, and check that nothing changed."""
    before = state.position()
    seat, move = state.actors()[0], GAME.parse(notation)
    refusal = state.why_not(seat, move)
    assert refusal is not None
    try:
        state.play(seat, move)
    except BadMove as trouble:
        assert trouble.clause == refusal.clause
    else:
        raise AssertionError(f"{notation} was accepted")
    assert state.position() == before
    return refusal.clause, refusal.reason.key


def shown(state: MemoRace) -> MemoRaceView:
    return state.view(None)


def tile(state: MemoRace, place: str) -> MemoRaceTile:
    return shown(state)["grid"][PLACE_NAMES.index(place)]


def kind_on(state: MemoRace, place: str) -> str:
    """Return the tile at a place, face up or down."""
    return KIND_NAMES[state.tiles[PLACE_NAMES.index(place)]]


ROAD_PLACES = [name for number, name in enumerate(PLACE_NAMES[:CELLS]) if number != PIT_CELL]
