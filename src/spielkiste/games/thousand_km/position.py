"""Reads and writes positions of 1000 Kilometer; refuses positions that no race can lead to."""

from typing import Final

from spielkiste.core.game import Position
from spielkiste.core.positions import Fields, check_material, refuse
from spielkiste.games.thousand_km.layouts import (
    ANY_TIME,
    COUNTED,
    DISCARD_RULES,
    HAND_SIZE,
    OVER,
    PHASES,
    REACTION,
    TURN,
    WHEN_STUCK,
    Layouts,
    safety_names,
)
from spielkiste.games.thousand_km.material import (
    BIT,
    COUNTS,
    DISTANCES,
    END_OF_LIMIT,
    FIRST_ATTACK,
    FIRST_DEFENCE,
    FIRST_SAFETY,
    GREEN_LIGHT,
    LIMITED_DISTANCE_BITS,
    NAMES,
    RED_LIGHT,
    RIGHT_OF_WAY,
    SAFETY_AGAINST,
    SPEED_LIMIT,
    TWO_HUNDRED,
    UNPREVENTED,
)

#: The limits for the length of a race (KM-12), in kilometres.
SHORTEST: Final = 300
LONGEST: Final = 1000
STEP: Final = 25

SAFETIES: Final = NAMES[FIRST_SAFETY:]
AT_THE_GOAL: Final = "KM-12"
PILE_EMPTY: Final = "KM-15"


def write_position(table: Layouts) -> Position:
    """Return the complete state as JSON."""
    return {
        "seats": table.seats,
        "teams": table.teams,
        "goal": table.goal,
        "discard": DISCARD_RULES[table.discard_rule],
        "draw_pile": [NAMES[kind] for kind in table.deck[table.drawn :]],
        "hands": [[NAMES[kind] for kind in table.hand(seat)] for seat in range(table.seats)],
        "sides": [
            {
                "road": [NAMES[kind] for kind in table.road[side]],
                "battle": [NAMES[kind] for kind in table.battle[side]],
                "speed": [NAMES[kind] for kind in table.speed[side]],
                "safeties": safety_names(table.safeties[side]),
                "sideways": safety_names(table.sideways & table.safeties[side]),
            }
            for side in range(table.sides)
        ],
        "box": [NAMES[kind] for kind in table.box],
        "turn": table.turn,
        "phase": PHASES[table.phase],
        "attack": NAMES[table.attack] if table.attack >= 0 else None,
        "victim": table.victim if table.victim >= 0 else None,
        "asked": table.asked[:],
        "ended_by": table.ended_by,
    }


# -- reading ---------------------------------------------------------------------------------------------------


class RaceRules:
    """The settings of a race, as read from a position.  In a match the discard rule is fixed (KM-23)."""

    def __init__(self, fields: Fields, match: bool) -> None:
        self.seats: Final = fields.number("seats", 2, 8)
        self.teams: Final = fields.flag("teams")
        if self.seats not in ([4, 6, 8] if self.teams else [2, 3, 4]):
            refuse("this number of seats does not fit, with or without teams")
        self.sides: Final = self.seats // 2 if self.teams else self.seats
        self.goal: Final = fields.number("goal", SHORTEST, LONGEST)
        if self.goal % STEP:
            refuse(f"goal must be a multiple of {STEP}")
        self.discard_rule: Final = ANY_TIME if match else fields.place("discard", DISCARD_RULES)


def read_table(fields: Fields, table: Layouts, endings: list[str]) -> None:
    """Read the cards on a table whose settings are known; `endings` are the clauses that may have ended the game."""
    table.lay_out()
    table.deck = bytes(fields.places("draw_pile", NAMES))
    for seat, hand in enumerate(fields.lists("hands", NAMES, table.seats)):
        if len(hand) > HAND_SIZE + 1:
            refuse(f"hands[{seat}] must have six cards, and one more at the most")
        table.set_hand(seat, bytes(hand))
    for side, layout in enumerate(fields.parts("sides", table.sides)):
        _read_side(layout, table, side)
    table.box = bytes(fields.places("box", NAMES))
    table.turn = fields.number("turn", 0, table.seats - 1)
    table.phase = fields.place("phase", PHASES)
    table.attack = fields.place_or("attack", NAMES, -1)
    table.victim = fields.number_or("victim", 0, table.sides - 1, -1)
    table.asked = fields.numbers("asked", 0, table.seats - 1)
    table.ended_by = fields.word("ended_by", ["", *endings])
    fields.done()
    check_material(table.material(), dict(zip(NAMES, COUNTS, strict=True)))
    for side in range(table.sides):
        _check_road(table, side)
        _check_battle_pile(table, side)
        _check_safeties(table, side)
    _check_question(table)
    for side in range(table.sides):
        table.refresh(side)


def check_race(table: Layouts) -> None:
    """Refuse what cannot happen in a single race: it is won, never scored."""
    if table.phase == COUNTED:
        refuse("a race is not scored; only a match is")
    _check_end(table)
    _check_hands(table)


def _read_side(layout: Fields, table: Layouts, side: int) -> None:
    table.road[side] = bytes(layout.places("road", NAMES[:FIRST_ATTACK]))
    table.battle[side] = bytes(layout.places("battle", NAMES))
    table.set_speed(side, bytes(layout.places("speed", NAMES)))
    table.add_safeties(side, _mask(layout.places("safeties", SAFETIES)))
    sideways = _mask(layout.places("sideways", SAFETIES))
    if sideways & ~table.safeties[side]:
        refuse("a safety is sideways, but not on the table")
    table.sideways |= sideways
    table.km[side] = sum(DISTANCES[kind] for kind in table.road[side])
    layout.done()


def _mask(safeties: list[int]) -> int:
    mask = 0
    for safety in safeties:
        if mask & BIT[safety]:
            refuse("a safety exists more than once")
        mask |= BIT[safety]
    return mask


def _check_road(table: Layouts, side: int) -> None:
    """Check the road and the speed pile of a side (KM-3 to KM-6, KM-12)."""
    if table.km[side] > table.goal:
        refuse("a road leads past the goal")
    if table.road[side].count(TWO_HUNDRED) > 2:
        refuse("a road has more than two 200s")
    if table.road[side] and not table.battle[side] and not table.safeties[side] & BIT[RIGHT_OF_WAY]:
        refuse("a player has driven without ever having a green light")
    for place, kind in enumerate(table.speed[side]):
        if kind != (END_OF_LIMIT if place % 2 else SPEED_LIMIT):
            refuse("a speed pile must be speed limits and ends of limit in turn")


def _check_battle_pile(table: Layouts, side: int) -> None:
    """Check that each card of the battle pile could be played on the one below it (KM-3, KM-7, KM-8, KM-17)."""
    right_of_way = bool(table.safeties[side] & BIT[RIGHT_OF_WAY])
    # Whether the cards so far required right of way on the table.
    freed = False
    below = -1
    for kind in table.battle[side]:
        if FIRST_ATTACK <= below < FIRST_DEFENCE:
            fits = kind == below + 5
        elif kind == GREEN_LIGHT:
            fits = not freed and (below < 0 or (table.teams and below != GREEN_LIGHT))
        else:
            rolling = below == GREEN_LIGHT or (below >= 0 and not table.teams)
            freed = freed or not rolling
            fits = FIRST_ATTACK <= kind < FIRST_DEFENCE and kind != SPEED_LIMIT and (not freed or kind != RED_LIGHT)
        if not fits or (freed and not right_of_way):
            refuse("a battle pile has cards that cannot be played there")
        below = kind


def _check_safeties(table: Layouts, side: int) -> None:
    """Check the safeties of a side against its attacks and the box (KM-9, KM-11, KM-13)."""
    for attack in (table.attack_on(side), SPEED_LIMIT if table.limited(side) else -1):
        if attack >= 0 and not UNPREVENTED[table.safeties[side]] & BIT[attack]:
            refuse("there is an attack that a safety on the table prevents")
    for safety in range(len(SAFETIES)):
        lifted = [FIRST_ATTACK + attack for attack in range(5) if SAFETY_AGAINST[attack] == safety]
        if table.sideways & table.safeties[side] & BIT[safety] and not any(kind in table.box for kind in lifted):
            refuse("a master move was made against an attack that is not in the box")
        if table.discard_rule == WHEN_STUCK and FIRST_SAFETY + safety in table.box:
            refuse("a safety is in the box, although it can always be played")


def _check_question(table: Layouts) -> None:
    """Check the open question (KM-14).

    The attack must be the one just played on an opponent, and the answer to it must still be possible as far as
    everyone can see.
    """
    if table.phase != REACTION:
        if table.attack >= 0 or table.victim >= 0 or (table.asked and table.phase != COUNTED):
            refuse("`attack`, `victim` or `asked` is set, but the phase is not a reaction")
        return
    attack, victim = table.attack, table.victim
    if victim < 0 or victim == table.side_of(table.turn):
        refuse("the attacked side is missing, or is the attacker's own")
    if attack < 0 or attack != (SPEED_LIMIT if attack == SPEED_LIMIT and table.limited(victim) else table.attack_on(victim)):
        refuse("the attack to answer is not on the victim's layout")
    if table.safety_is_known(SAFETY_AGAINST[attack - FIRST_ATTACK]):
        refuse("everyone can see that no hand holds the answer to the attack")
    if not table.asked or table.asked != [seat for seat in table.seats_of(victim) if seat in table.asked]:
        refuse("`asked` must list seats of the attacked side in ascending order")


def _check_end(table: Layouts) -> None:
    """Check that the race ended if and only if a reason for it is on the table (KM-12, KM-15)."""
    if (table.phase == OVER) != (table.ended_by != ""):
        refuse("`phase` must be over exactly if `ended_by` names a clause")
    if table.ended_by == PILE_EMPTY and table.deck:
        refuse("the race ended because the draw pile was empty, but it is not")
    driver = table.side_of(table.turn)
    for side in range(table.sides):
        if (table.km[side] == table.goal) != (table.ended_by == AT_THE_GOAL and side == driver):
            refuse("a side at the goal must have won the race, and no other side may be there")
    if table.ended_by == AT_THE_GOAL:
        check_last_drive(table, driver)


def check_last_drive(table: Layouts, driver: int) -> None:
    """Check that the side at the goal could play its last distance card (KM-4, KM-5)."""
    last = table.road[driver][-1]
    if not table.rolling(driver) or (table.limited(driver) and not BIT[last] & LIMITED_DISTANCE_BITS):
        refuse("the winner could not play its last distance card")


def _check_hands(table: Layouts) -> None:
    """Check the hand sizes (KM-1, KM-2): six cards, and one more after drawing."""
    unpaid = 0
    for seat in range(table.seats):
        size = HAND_SIZE + (1 if table.phase == TURN and seat == table.turn else 0)
        missing = size - table.hand_size(seat)
        if missing == 1 and table.ended_by == PILE_EMPTY and table.sideways & table.safeties[table.side_of(seat)]:
            # KM-13: a master move earns a card, but the draw pile was already empty.
            unpaid += 1
        elif missing:
            refuse(f"hands[{seat}] must have {size} cards, not {table.hand_size(seat)}: six, and one more during its turn")
    if unpaid > 1:
        refuse("more than one master move earned no card")
