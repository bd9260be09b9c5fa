"""Reading a position of 1000 Kilometer: nothing comes in that no race leads to."""

from typing import Final, cast

from spielkiste.core.game import Position
from spielkiste.core.positions import whole_number
from spielkiste.games.thousand_km.layouts import DISCARD_RULES, OVER, PHASES, REACTION
from spielkiste.games.thousand_km.material import (
    BIT,
    DISTANCES,
    END_OF_LIMIT,
    FIRST_ATTACK,
    FIRST_DEFENCE,
    FIRST_SAFETY,
    GREEN_LIGHT,
    KIND_OF,
    RIGHT_OF_WAY,
    SPEED_LIMIT,
    TWO_HUNDRED,
    UNPREVENTED,
)
from spielkiste.games.thousand_km.state import ThousandKm

#: How long a race may be (KM-12), in kilometres.
SHORTEST: Final = 300
LONGEST: Final = 1000
STEP: Final = 25


def _kinds(names: object) -> list[int]:
    return [KIND_OF[name] for name in cast(list[str], names)]


def _safety_mask(names: object) -> int:
    mask = 0
    for kind in _kinds(names):
        if kind < FIRST_SAFETY:
            raise ValueError("not a safety")
        mask |= BIT[kind - FIRST_SAFETY]
    return mask


def read_position(position: Position) -> ThousandKm:
    """The state that `position` wrote, without counting the cards; raises what a wrong type or value raises."""
    seats = whole_number(position["seats"], 2, 8)
    teams = position["teams"]
    if not isinstance(teams, bool) or seats not in ((4, 6, 8) if teams else (2, 3, 4)):
        raise ValueError("seats")
    sides = seats // 2 if teams else seats
    goal = whole_number(position["goal"], SHORTEST, LONGEST)
    if goal % STEP:
        raise ValueError("goal")
    state = ThousandKm(seats, sides, teams, goal, DISCARD_RULES.index(cast(str, position["discard"])))
    state.lay_out()
    state.deck = _kinds(position["draw_pile"])
    hands = cast(list[object], position["hands"])
    layouts = cast(list[dict[str, object]], position["sides"])
    if len(hands) != seats or len(layouts) != sides:
        raise ValueError("hands or sides")
    for seat in range(seats):
        state.set_hand(seat, _kinds(hands[seat]))
    for side in range(sides):
        layout = layouts[side]
        state.road[side] = tuple(_kinds(layout["road"]))
        state.battle[side] = tuple(_kinds(layout["battle"]))
        state.set_speed(side, tuple(_kinds(layout["speed"])))
        state.add_safeties(side, _safety_mask(layout["safeties"]))
        sideways = _safety_mask(layout["sideways"])
        if sideways & ~state.safeties[side]:
            raise ValueError("sideways")
        state.sideways |= sideways
        state.km[side] = sum(DISTANCES[kind] for kind in state.road[side])
        _check_layout(state, side)
        state.refresh(side)
    state.box = tuple(_kinds(position["box"]))
    state.turn = whole_number(position["turn"], 0, seats - 1)
    state.phase = PHASES.index(cast(str, position["phase"]))
    if position["attack"] is not None:
        state.attack = KIND_OF[cast(str, position["attack"])]
    if position["victim"] is not None:
        state.victim = whole_number(position["victim"], 0, sides - 1)
    state.asked = [whole_number(seat, 0, seats - 1) for seat in cast(list[object], position["asked"])]
    state.ended_by = cast(str, position["ended_by"])
    _check_phase(state)
    return state


def _check_layout(state: ThousandKm, side: int) -> None:
    """What no play can bring about before a side is no position."""
    if state.km[side] > state.goal or state.road[side].count(TWO_HUNDRED) > 2:
        raise ValueError("road")
    for place, kind in enumerate(state.speed[side]):
        if kind != (END_OF_LIMIT if place % 2 else SPEED_LIMIT):
            raise ValueError("speed")
    below = GREEN_LIGHT if state.safeties[side] & BIT[RIGHT_OF_WAY] else -1
    for kind in state.battle[side]:
        if FIRST_ATTACK <= below < FIRST_DEFENCE:
            fits = kind == below + 5
        else:
            fits = kind == GREEN_LIGHT or (below >= 0 and FIRST_ATTACK <= kind < FIRST_DEFENCE)
        if not fits or kind == SPEED_LIMIT:
            raise ValueError("battle")
        below = kind
    for attack in (state.attack_on(side), SPEED_LIMIT if state.limited(side) else -1):
        if attack >= 0 and not UNPREVENTED[state.safeties[side]] & BIT[attack]:
            raise ValueError("prevented")


def _check_phase(state: ThousandKm) -> None:
    """What belongs together must fit together, or a race could get stuck."""
    if (max(state.km) == state.goal) != (state.ended_by == "KM-12") or (state.ended_by == "KM-15" and state.deck):
        raise ValueError("end")
    if (state.phase == OVER) != (state.ended_by != "") or state.ended_by not in ("", "KM-12", "KM-15"):
        raise ValueError("end")
    if state.phase == REACTION:
        victim = state.victim
        if victim < 0 or not (state.limited(victim) if state.attack == SPEED_LIMIT else state.attack_on(victim) == state.attack):
            raise ValueError("attack")
        if len(set(state.asked)) != len(state.asked) or any(seat not in state.awaited() for seat in state.asked):
            raise ValueError("asked")
    elif state.attack >= 0 or state.victim >= 0 or state.asked:
        raise ValueError("question")
    if state.phase != OVER and not (state.actors() and all(state.moves(seat) for seat in state.actors())):
        raise ValueError("stuck")
