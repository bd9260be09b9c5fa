"""The moves of the memo race as small ints.

======== =================================================================
0-3      drive north, east, south, west
4-14     lay the tile just turned over: 4 + index of its road in ROADS
15-39    swap: 15 + the cell of the first tile
40-64    with: 40 + the cell of the second tile, which completes the swap
======== =================================================================

A swap is chosen tile by tile, so that every list of moves is short enough to be read aloud.
"""

from typing import Final

from spielkiste.core.story import Phrase
from spielkiste.games.memo_race.material import CELLS, DIRECTIONS, PLACE_NAMES, ROAD_NAMES, ROADS

LAY: Final = 4
SWAP: Final = 15
WITH: Final = 40
MOVE_COUNT: Final = 65

# By road mask: the move that lays a tile with this road; -1 for masks that no tile has.
LAY_OF: Final = [LAY + ROADS.index(mask) if mask in ROADS else -1 for mask in range(16)]


def phrase(move: int) -> Phrase | None:
    """Return the move as a text key with arguments, or None if there is no such move."""
    if 0 <= move < LAY:
        return Phrase("mr-move-drive", {"direction": DIRECTIONS[move]})
    if LAY <= move < SWAP:
        return Phrase("mr-move-lay", {"road": ROAD_NAMES[ROADS[move - LAY]]})
    if SWAP <= move < WITH:
        return Phrase("mr-move-swap", {"place": PLACE_NAMES[move - SWAP]})
    if WITH <= move < WITH + CELLS:
        return Phrase("mr-move-with", {"place": PLACE_NAMES[move - WITH]})
    return None


def notation(move: int) -> str:
    """Return the notation of a drive, a lay or a swap, for callers without a `Game`."""
    said = phrase(move)
    assert said is not None
    return " ".join([said.key.split("-move-", 1)[1], *[str(value) for value in said.args.values()]])
