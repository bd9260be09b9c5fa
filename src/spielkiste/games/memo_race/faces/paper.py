"""The memo race on paper: road tiles, pit, start/finish tiles, canisters, and cars to fold."""

from typing import Final

from spielkiste.core.paper import Cut, Sheet, card, standing, standing_height
from spielkiste.games.memo_race.material import COLOURS, KIND_NAMES, PIT, ROAD_TILES

_TILE: Final = 45.0
_CANISTER_WIDTH: Final = 32.0
_CANISTER_HEIGHT: Final = 36.0
_CAR_WIDTH: Final = 40.0
_CAR_HEIGHT: Final = 32.0


def sheets() -> list[Sheet]:
    roads = [card(KIND_NAMES[kind], _TILE, _TILE, KIND_NAMES[kind], "back") for kind in ROAD_TILES]
    # These tiles are always face up, so they have no back.
    fixed = [card(KIND_NAMES[PIT], _TILE, _TILE, KIND_NAMES[PIT], "")]
    fixed += [card(f"finish-{colour}", _TILE, _TILE, f"finish-{colour}", "") for colour in COLOURS]
    canisters = [
        card(f"canister-{colour}", _CANISTER_WIDTH, _CANISTER_HEIGHT, f"canister-{colour}", "canister-back") for colour in COLOURS
    ]
    cars = [standing(f"car-{seat}", _CAR_WIDTH, _CAR_HEIGHT, f"car-{seat}") for seat in range(len(COLOURS))]
    return [
        Cut("mr-paper-tiles", _TILE, _TILE, roads + fixed),
        Cut("mr-paper-canisters", _CANISTER_WIDTH, _CANISTER_HEIGHT, canisters),
        Cut("mr-paper-cars", _CAR_WIDTH, standing_height(_CAR_HEIGHT), cars),
    ]
