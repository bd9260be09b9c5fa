"""Reads and writes the match part of a position; refuses points that no match can lead to."""

from typing import Final

from spielkiste.core.game import Position
from spielkiste.core.positions import Fields, refuse
from spielkiste.core.randomness import Rng
from spielkiste.games.thousand_km.layouts import COUNTED, HAND_SIZE, OVER, TURN, Layouts
from spielkiste.games.thousand_km.material import CARD, DECK, DISTANCES, FIRST_ATTACK, GREEN_LIGHT
from spielkiste.games.thousand_km.position import STEP, RaceRules, check_last_drive
from spielkiste.games.thousand_km.scoring import TARGETS, Round, round_of, totals

#: The sum of all distance cards in the deck, in kilometres.
ALL_ROADS: Final[int] = sum([DISTANCES[kind] for kind in DECK if kind < FIRST_ATTACK])


def write_match(target: int, youngest: bool, rng: Rng, starter: int, past: list[Round]) -> Position:
    return {
        "target": target,
        "youngest": youngest,
        "rng": rng.position(),
        "starter": starter,
        "past": [
            {
                "km": one.km,
                "safeties": one.safeties,
                "master_moves": one.master_moves,
                "delayed": one.delayed,
                "safe": one.safe,
            }
            for one in past
        ],
    }


class MatchRules:
    """The settings of the match and its finished rounds, as read from a position."""

    def __init__(self, fields: Fields, rules: RaceRules) -> None:
        self.target: Final = fields.number("target", 0, max(TARGETS.values()))
        if self.target not in TARGETS.values():
            refuse("`target` must be 0 or the points of a match")
        self.youngest: Final = fields.flag("youngest")
        self.rng: Final = fields.rng("rng")
        self.starter: Final = fields.number("starter", 0, rules.seats - 1)
        self.past: Final[list[Round]] = []
        for part in fields.parts("past"):
            self.past.append(_read_round(part, rules.sides, rules.goal))
            if max(totals(self.past, rules.sides)) >= self.target:
                refuse("the match was won in an earlier round")
        fields.done()


def _read_round(part: Fields, sides: int, goal: int) -> Round:
    km = part.numbers("km", 0, goal, sides)
    safeties = part.numbers("safeties", 0, 4, sides)
    master_moves = part.numbers("master_moves", 0, 4, sides)
    delayed = part.flag("delayed")
    safe = part.flag("safe")
    part.done()
    if km.count(goal) > 1 or sum(km) > ALL_ROADS or [way for way in km if way % STEP]:
        refuse("the kilometres of an earlier round are impossible")
    if sum(safeties) > 4 or [side for side in range(sides) if master_moves[side] > safeties[side]]:
        refuse("a safety exists more than once")
    if goal not in km and (delayed or safe):
        refuse("an earlier round is called delayed or safe, but nobody arrived")
    return Round(goal, km, safeties, master_moves, delayed, safe)


def check_round(table: Layouts, rules: MatchRules) -> None:
    """Refuse a round that cannot come up in this match (KM-24, KM-27, KM-28)."""
    counted = table.phase in (COUNTED, OVER)
    sums = totals([*rules.past, round_of(table)], table.sides)
    if (table.phase == OVER) != (table.ended_by != ""):
        refuse("`phase` must be over exactly if `ended_by` names a clause")
    if counted and (table.phase == OVER) != (max(sums) >= rules.target):
        refuse("a scored round must end the match exactly if a side has enough points")
    waiting = [seat for seat in range(table.seats) if seat in table.asked]
    if table.phase == COUNTED and (not waiting or table.asked != waiting):
        refuse("`asked` must list seats in ascending order")
    driver = table.side_of(table.turn)
    for side in range(table.sides):
        if table.km[side] == table.goal and not (counted and side == driver):
            refuse("a side is at the goal, but the round is not over")
    if counted and table.km[driver] == table.goal:
        check_last_drive(table, driver)
    elif counted and (table.deck or any(table.held)):
        refuse("the round is scored, but there are cards left")
    _check_hands(table)
    if rules.youngest:
        for side in range(table.sides):
            if table.battle[side][:1] != CARD[GREEN_LIGHT]:
                refuse("with the option for the youngest, every layout must begin with a green light")


def _check_hands(table: Layouts) -> None:
    """Refuse wrong hand sizes (KM-1, KM-2, KM-24): six cards, one more after drawing, fewer once the draw pile is empty."""
    sizes = [table.hand_size(seat) for seat in range(table.seats)]
    others = [size for seat, size in enumerate(sizes) if seat != table.turn]
    own = sizes[table.turn] - (1 if table.phase == TURN else 0)
    # When a seat draws the last card, all others still have six.
    full = len(table.deck) > 0 or own == HAND_SIZE
    if own > HAND_SIZE or max(others) > HAND_SIZE or (full and [own, *others].count(HAND_SIZE) < table.seats):
        refuse("hands must have six cards while there is a draw pile")
    if table.phase == TURN and sizes[table.turn] == 0:
        refuse("a player without cards is to move")
