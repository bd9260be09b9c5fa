"""What a seat is shown, built up from nothing; `view.py` says what each field means."""

from spielkiste.games.thousand_km.layouts import PHASES, REACTION, Layouts, safety_names
from spielkiste.games.thousand_km.material import (
    BIT,
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
    """All that this seat (None: a spectator) may know."""
    reacting = table.phase == REACTION
    return {
        "phase": PHASES[table.phase],
        "turn": table.turn,
        "goal": table.goal,
        "teams": table.teams,
        "draw_pile": len(table.deck) - table.drawn,
        "box": [NAMES[kind] for kind in table.box],
        "sides": [_side(table, side) for side in range(table.sides)],
        "hand": [NAMES[kind] for kind in table.hand(seat)] if seat is not None else [],
        "meant": _meant(table, seat) if seat is not None else {},
        "hand_sizes": [table.hand_size(other) for other in range(table.seats)],
        "attack": NAMES[table.attack] if reacting else None,
        "victim": table.victim if reacting else None,
        "asked": table.awaited() if reacting else [],
        "to_answer": reacting and seat is not None and seat in table.asked,
        "points": None,
    }


def with_eyes_of(table: Layouts, open_table: ThousandKmView, seat: int | None) -> ThousandKmView:
    """A spectator's view, with what this seat knows besides; they share the rest."""
    view = open_table.copy()
    if seat is not None:
        view["hand"] = [NAMES[kind] for kind in table.hand(seat)]
        view["meant"] = _meant(table, seat)
        view["to_answer"] = table.phase == REACTION and seat in table.asked
    return view


def _side(table: Layouts, side: int) -> ThousandKmSide:
    exposed: list[str] = []
    sheltered: dict[str, str] = {}
    for attack in range(FIRST_ATTACK, FIRST_DEFENCE):
        if table.fitting[side] & BIT[attack]:
            exposed.append(NAMES[attack])
        else:
            sheltered[NAMES[attack]] = table.sheltered_by(side, attack)
    attack_there = table.attack_on(side)
    return {
        "seats": table.seats_of(side),
        "km": table.km[side],
        "road": [NAMES[kind] for kind in table.road[side]],
        "battle": [NAMES[kind] for kind in table.battle[side]],
        "speed": [NAMES[kind] for kind in table.speed[side]],
        "safeties": safety_names(table.safeties[side]),
        "sideways": safety_names(table.sideways & table.safeties[side]),
        "rolling": table.rolling(side),
        "limited": table.limited(side),
        "stopped_by": NAMES[attack_there] if attack_there >= 0 else None,
        "needs": _needed(table, side, attack_there),
        "speed_needs": NAMES[END_OF_LIMIT] if table.limited(side) else None,
        "exposed_to": exposed,
        "sheltered": sheltered,
    }


def _needed(table: Layouts, side: int, attack_there: int) -> str | None:
    if attack_there >= 0:
        return NAMES[attack_there - FIRST_ATTACK + FIRST_DEFENCE]
    return None if table.rolling(side) else NAMES[GREEN_LIGHT]


def _meant(table: Layouts, seat: int) -> dict[str, list[str]]:
    own = seat % table.sides
    found: dict[str, list[str]] = {}
    for kind in range(KINDS):
        if not table.held[seat] & BIT[kind]:
            continue
        if FIRST_ATTACK <= kind < FIRST_DEFENCE:
            first = ATTACK + kind - FIRST_ATTACK
            found[NAMES[kind]] = [WRITTEN[first + 5 * side] for side in range(table.sides) if side != own]
        elif kind >= FIRST_SAFETY and table.phase == REACTION:
            found[NAMES[kind]] = [WRITTEN[MASTER + kind - FIRST_SAFETY]]
        else:
            found[NAMES[kind]] = [WRITTEN[kind]]
    return found
