"""Reasons why a move is illegal: the clause and the text.  All of this is public, like the table."""

from typing import Final

from spielkiste.core.game import Refusal
from spielkiste.games.memo_race.material import (
    BIT,
    CELLS,
    DEAD_END,
    DIRECTIONS,
    KIND_NAMES,
    NEIGHBOUR,
    OPPOSITE,
    PIT_CELL,
    PLACE_NAMES,
    ROADS,
    WAYS,
)
from spielkiste.games.memo_race.moves import LAY, MOVE_COUNT, SWAP, WITH, notation
from spielkiste.games.memo_race.table import LAYING, OVER, SWAPPING, RaceTable
from spielkiste.games.memo_race.view import MemoRaceRefusal

# The results of `judge`; `why_not` puts them into words.
FINE: Final = 0
_NO_MOVE: Final = 1
_OVER: Final = 2
_NOT_YOUR_TURN: Final = 3
_LAY_FIRST: Final = 4
_FINISH_SWAP: Final = 5
_NOTHING_TURNED: Final = 6
_NOTHING_LIFTED: Final = 7
_NO_ROAD: Final = 8
_EDGE: Final = 9
_NOT_JOINED: Final = 10
_OTHER_TILE: Final = 11
_DOES_NOT_JOIN: Final = 12
_NO_TILE_THERE: Final = 13
_PIT_STAYS: Final = 14
_OPEN: Final = 15
_BANNED: Final = 16
_MUST_DRIVE: Final = 17
_SAME_TILE: Final = 18
_LATER_TURN: Final = 19


def judge(table: RaceTable, seat: int, move: int) -> int:
    """Return the reason why this move is refused, or FINE."""
    if not 0 <= move < MOVE_COUNT:
        return _NO_MOVE
    phase = table.phase
    if phase == OVER:
        return _OVER
    if seat != table.turn:
        return _NOT_YOUR_TURN
    if phase == LAYING:
        return _judge_lay(table, ROADS[move - LAY]) if LAY <= move < SWAP else _LAY_FIRST
    if phase == SWAPPING:
        return _judge_tile(table, move - WITH) if move >= WITH else _FINISH_SWAP
    if move < LAY:
        return _judge_drive(table, seat, move)
    if move < SWAP:
        return _NOTHING_TURNED
    if move >= WITH:
        return _NOTHING_LIFTED
    if table.must_drive():
        return _MUST_DRIVE
    return _judge_tile(table, move - SWAP)


def _judge_drive(table: RaceTable, seat: int, direction: int) -> int:
    place = table.cars[seat]
    if not table.road_under(place) & BIT[direction]:
        return _NO_ROAD
    if NEIGHBOUR[4 * place + direction] < 0:
        return _EDGE
    return FINE if table.can_enter(place, direction) else _NOT_JOINED


def _judge_lay(table: RaceTable, road: int) -> int:
    kind = table.tiles[table.turned]
    if road not in WAYS[kind]:
        return _OTHER_TILE
    if road & BIT[OPPOSITE[table.heading]]:
        return FINE
    if kind != DEAD_END:
        return _DOES_NOT_JOIN
    # Only in the first turn may a dead end be laid sideways (MR-7).  If even that would not help, name the other reason.
    first = table.turns[table.turn] == 0
    if table.opens_to_a_tile(road):
        return FINE if first else _LATER_TURN
    return _NO_TILE_THERE if first else _DOES_NOT_JOIN


def _judge_tile(table: RaceTable, cell: int) -> int:
    """Return whether the tile on this cell can be swapped now (MR-8, MR-9)."""
    if cell == PIT_CELL:
        return _PIT_STAYS
    if table.roads[cell]:
        return _OPEN
    if cell in table.banned:
        return _BANNED
    return _SAME_TILE if cell == table.lifted else FINE


def why_not(table: RaceTable, seat: int, move: int) -> Refusal | None:
    """Return the clause and the reason, or None for a legal move."""
    code = judge(table, seat, move)
    if code == FINE:
        return None
    if code == _NO_MOVE:
        return Refusal("MR-10", "mr-why-no-move")
    if code == _OVER:
        return Refusal(table.ended_by, "mr-why-over")
    if code == _NOT_YOUR_TURN:
        return Refusal("MR-3", "mr-why-turn", {"seat": table.turn})
    if code == _LAY_FIRST:
        return Refusal("MR-5", "mr-why-lay-first", {"place": PLACE_NAMES[table.turned]})
    if code == _FINISH_SWAP:
        return Refusal("MR-8", "mr-why-finish-swap", {"place": PLACE_NAMES[table.lifted]})
    if code == _NOTHING_TURNED:
        return Refusal("MR-4", "mr-why-nothing-turned")
    if code == _NOTHING_LIFTED:
        return Refusal("MR-8", "mr-why-nothing-lifted")
    if code <= _NOT_JOINED:
        return _why_not_drive(table, seat, move, code)
    if LAY <= move < SWAP:
        return _why_not_lay(table, code)
    return _why_not_swap(table, seat, move, code)


def _why_not_drive(table: RaceTable, seat: int, direction: int, code: int) -> Refusal:
    if code == _NO_ROAD:
        return Refusal("MR-4", "mr-why-no-road", {"direction": DIRECTIONS[direction]})
    if code == _EDGE:
        return Refusal("MR-4", "mr-why-edge")
    onto = NEIGHBOUR[4 * table.cars[seat] + direction]
    return Refusal("MR-4", "mr-why-not-joined", {"place": PLACE_NAMES[onto]})


def _why_not_lay(table: RaceTable, code: int) -> Refusal:
    if code == _OTHER_TILE:
        return Refusal("MR-4", "mr-why-other-tile", {"kind": KIND_NAMES[table.tiles[table.turned]]})
    if code == _LATER_TURN:
        return Refusal("MR-7", "mr-why-later-turn")
    if code == _NO_TILE_THERE:
        return Refusal("MR-7", "mr-why-no-tile-there")
    return Refusal("MR-4", "mr-why-does-not-join")


def _why_not_swap(table: RaceTable, seat: int, move: int, code: int) -> Refusal:
    if code == _PIT_STAYS:
        return Refusal("MR-4", "mr-why-pit-stays")
    if code == _MUST_DRIVE:
        return Refusal("MR-16", "mr-why-must-drive", {"count": table.swaps[seat]})
    place: dict[str, object] = {"place": PLACE_NAMES[move - (WITH if move >= WITH else SWAP)]}
    if code == _OPEN:
        return Refusal("MR-8", "mr-why-open", place)
    if code == _BANNED:
        return Refusal("MR-9", "mr-why-banned", place)
    return Refusal("MR-8", "mr-why-same-tile", place)


def refused_touches(table: RaceTable) -> list[MemoRaceRefusal]:
    """Return what the seat whose turn it is cannot do with each place on the board, and why.

    A face shows this when a player taps such a place.  A reason that is the same for all places is listed once.
    """
    if table.phase == LAYING:
        return [*_refused(table, "drive", None, table.heading), *_refused(table, "swap", None, SWAP)]
    if table.phase == SWAPPING:
        return _refused_tiles(table, WITH)
    if table.phase == OVER:
        return []
    found: list[MemoRaceRefusal] = []
    for direction in range(4):
        onto = NEIGHBOUR[4 * table.cars[table.turn] + direction]
        if onto >= 0:
            found += _refused(table, "drive", PLACE_NAMES[onto], direction)
    return found + (_refused(table, "swap", None, SWAP) if table.must_drive() else _refused_tiles(table, SWAP))


def _refused_tiles(table: RaceTable, moves: int) -> list[MemoRaceRefusal]:
    """Return the tiles that cannot be swapped; `moves` is the first move of the kind to check (SWAP or WITH)."""
    found: list[MemoRaceRefusal] = []
    for cell in range(CELLS):
        if table.roads[cell] or cell in table.banned or cell == table.lifted:
            found += _refused(table, "swap", PLACE_NAMES[cell], moves + cell)
    return found


def _refused(table: RaceTable, does: str, place: str | None, move: int) -> list[MemoRaceRefusal]:
    """Return the refusal of one move as a list; [] if it is legal."""
    refusal = why_not(table, table.turn, move)
    if refusal is None:
        return []
    return [{"does": does, "place": place, "move": notation(move), "key": refusal.reason.key, "args": refusal.reason.args}]
