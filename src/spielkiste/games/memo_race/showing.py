"""Builds the view of the table, which is the same for everyone."""

from spielkiste.games.memo_race.material import (
    CELLS,
    COLOURS,
    FIRST_START,
    KIND_NAMES,
    PIT_CELL,
    PLACE_NAMES,
    ROAD_NAMES,
    START_CORNERS,
)
from spielkiste.games.memo_race.refusals import refused_touches
from spielkiste.games.memo_race.table import LAYING, OVER, PHASES, SWAPPING, TURN, TURN_LIMIT, RaceTable
from spielkiste.games.memo_race.view import MemoRaceCar, MemoRaceStart, MemoRaceTile, MemoRaceView


def view_of(table: RaceTable) -> MemoRaceView:
    """Return the view for every seat and for spectators."""
    grid: list[MemoRaceTile] = []
    for cell in range(CELLS):
        road = table.roads[cell]
        seen = road != 0 or cell == table.turned
        tile: MemoRaceTile = {
            "place": PLACE_NAMES[cell],
            "kind": KIND_NAMES[table.tiles[cell]] if seen else None,
            "road": ROAD_NAMES[road] if road else None,
        }
        grid.append(tile)
    starts: list[MemoRaceStart] = []
    for start in range(4):
        corner: MemoRaceStart = {
            "place": PLACE_NAMES[FIRST_START + start],
            "colour": COLOURS[table.starts[start]],
            "corner": PLACE_NAMES[START_CORNERS[start]],
        }
        starts.append(corner)
    return {
        "phase": PHASES[table.phase],
        "turn": table.turn,
        "grid": grid,
        "starts": starts,
        "cars": [_car(table, seat) for seat in range(table.seats)],
        "canisters_left": len(table.pile),
        "turned": PLACE_NAMES[table.turned] if table.phase == LAYING else None,
        "ways": [ROAD_NAMES[road] for road in table.ways()] if table.phase == LAYING else [],
        "lifted": PLACE_NAMES[table.lifted] if table.phase == SWAPPING else None,
        "banned": [PLACE_NAMES[cell] for cell in table.banned],
        "first_turn": table.phase != OVER and table.turns[table.turn] == 0,
        "must_drive": table.phase == TURN and table.must_drive(),
        "refused": refused_touches(table),
        "swap_limit": table.swap_limit,
        "turn_limit": TURN_LIMIT,
    }


def _car(table: RaceTable, seat: int) -> MemoRaceCar:
    place = table.cars[seat]
    colour = table.canisters[seat]
    finish = PLACE_NAMES[FIRST_START + table.starts.index(colour)] if colour >= 0 else None
    return {
        "seat": seat,
        "place": PLACE_NAMES[place],
        "road": ROAD_NAMES[table.road_under(place)],
        "canister": COLOURS[colour] if colour >= 0 else None,
        "finish": finish,
        "goal": finish if finish is not None else PLACE_NAMES[PIT_CELL],
        "turns": table.turns[seat],
        "swaps": table.swaps[seat],
    }
