"""Builds the view of a seat field by field; `view.py` documents the fields."""

from typing import Final

from spielkiste.games.thousand_km.layouts import PHASES, REACTION, Layouts, safety_names, shelter
from spielkiste.games.thousand_km.material import (
    ATTACKS,
    BIT,
    CARD,
    COUNTS,
    END_OF_LIMIT,
    FIRST_ATTACK,
    FIRST_DEFENCE,
    FIRST_SAFETY,
    GREEN_LIGHT,
    KINDS,
    NAMES,
)
from spielkiste.games.thousand_km.moves import ATTACK, MASTER, WRITTEN
from spielkiste.games.thousand_km.view import ThousandKmSide, ThousandKmView


def view_of(table: Layouts, seat: int | None) -> ThousandKmView:
    """Return everything that this seat may know (None: a spectator)."""
    reacting = table.phase == REACTION
    return {
        "phase": PHASES[table.phase],
        "turn": table.turn,
        "goal": table.goal,
        "teams": table.teams,
        "draw_pile": len(table.deck) - table.drawn,
        "box": [NAMES[kind] for kind in table.box],
        "sides": [_side(table, side) for side in range(table.sides)],
        "hand": _hand(table, seat) if seat is not None else [],
        "meant": _meant(table, seat) if seat is not None else {},
        "hopes": _unseen_chances(table, seat) if seat is not None else {},
        "hand_sizes": [table.hand_size(other) for other in range(table.seats)],
        "attack": NAMES[table.attack] if reacting else None,
        "victim": table.victim if reacting else None,
        "asked": table.awaited() if reacting else [],
        "to_answer": reacting and seat is not None and seat in table.asked,
        "points": None,
    }


def with_eyes_of(table: Layouts, open_table: ThousandKmView, seat: int | None) -> ThousandKmView:
    """Return a spectator's view plus what this seat knows; both share the rest."""
    view = open_table.copy()
    if seat is not None:
        view["hand"] = _hand(table, seat)
        view["meant"] = _meant(table, seat)
        view["hopes"] = _unseen_chances(table, seat)
        view["to_answer"] = table.phase == REACTION and seat in table.asked
    return view


#: For every situation of a layout: the attacks that cannot be played on it, with the reason.  `_shelter_at` gives the
#: index.
_SHELTERS: Final[list[dict[str, str]]] = [
    {
        NAMES[attack]: why
        for attack in range(FIRST_ATTACK, FIRST_DEFENCE)
        if (why := shelter(safeties, limited, stopped, rolling, attack))
    }
    for safeties in range(1 << 4)
    for limited in (False, True)
    for stopped, rolling in ((False, False), (True, False), (False, True))
]
_EXPOSED: Final[list[list[str]]] = [
    [NAMES[attack] for attack in range(FIRST_ATTACK, FIRST_DEFENCE) if NAMES[attack] not in sheltered] for sheltered in _SHELTERS
]


def _shelter_at(safeties: int, limited: bool, stopped: bool, rolling: bool) -> int:
    return safeties * 6 + (3 if limited else 0) + (1 if stopped else 2 if rolling else 0)


def _side(table: Layouts, side: int) -> ThousandKmSide:
    attack_there = table.attack_on(side)
    rolling = table.rolling(side)
    limited = table.limited(side)
    place = _shelter_at(table.safeties[side], limited, attack_there >= 0, rolling)
    return {
        "seats": table.seats_of(side),
        "km": table.km[side],
        "road": [NAMES[kind] for kind in table.road[side]],
        "battle": [NAMES[kind] for kind in table.battle[side]],
        "speed": [NAMES[kind] for kind in table.speed[side]],
        "safeties": safety_names(table.safeties[side]),
        "sideways": safety_names(table.sideways & table.safeties[side]),
        "rolling": rolling,
        "limited": limited,
        "stopped_by": NAMES[attack_there] if attack_there >= 0 else None,
        "needs": _needed(attack_there, rolling),
        "speed_needs": NAMES[END_OF_LIMIT] if limited else None,
        "exposed_to": _EXPOSED[place][:],
        "sheltered": _SHELTERS[place].copy(),
    }


def _needed(attack_there: int, rolling: bool) -> str | None:
    if attack_there >= 0:
        return NAMES[attack_there - FIRST_ATTACK + FIRST_DEFENCE]
    return None if rolling else NAMES[GREEN_LIGHT]


def _unseen_chances(table: Layouts, seat: int) -> dict[str, int]:
    side = table.side_of(seat)
    attack_there = table.attack_on(side)
    wanted: list[int] = []
    if attack_there >= 0:
        wanted.append(attack_there - FIRST_ATTACK + FIRST_DEFENCE)
    elif not table.rolling(side):
        wanted.append(GREEN_LIGHT)
    if table.limited(side):
        wanted.append(END_OF_LIMIT)
    found: dict[str, int] = {}
    for kind in wanted:
        if table.held[seat] & BIT[kind]:
            continue
        seen = table.box.count(CARD[kind])
        for other in range(table.sides):
            seen += table.battle[other].count(CARD[kind]) + table.speed[other].count(CARD[kind])
        found[NAMES[kind]] = COUNTS[kind] - seen
    return found


def _hand(table: Layouts, seat: int) -> list[str]:
    found: list[str] = []
    counts = table.counts(seat)
    for kind in range(KINDS):
        for _ in range(counts[kind]):
            found.append(NAMES[kind])
    return found


def _meant(table: Layouts, seat: int) -> dict[str, list[str]]:
    own = table.side_of(seat)
    found: dict[str, list[str]] = {}
    for kind in range(KINDS):
        if not table.held[seat] & BIT[kind]:
            continue
        if FIRST_ATTACK <= kind < FIRST_DEFENCE:
            first = ATTACK + kind - FIRST_ATTACK
            found[NAMES[kind]] = [WRITTEN[first + ATTACKS * side] for side in range(table.sides) if side != own]
        elif kind >= FIRST_SAFETY and table.phase == REACTION:
            found[NAMES[kind]] = [WRITTEN[MASTER + kind - FIRST_SAFETY]]
        else:
            found[NAMES[kind]] = [WRITTEN[kind]]
    return found
