"""The view of a seat of 1000 Kilometer as a byte vector."""

from typing import Final

from spielkiste.core.encoding import SEATS, Code, Encoding, Plane
from spielkiste.games.thousand_km.layouts import DISCARD_RULES, REACTION, Layouts
from spielkiste.games.thousand_km.material import BIT, FIRST_ATTACK, FIRST_SAFETY, KINDS, MOST_SIDES

_SIDE: Final = 21
#: Attacks and their defences.
_ANSWERED: Final = FIRST_SAFETY - FIRST_ATTACK
_SCALE: Final = 25

ENCODING: Final = Encoding(
    2,
    [
        Plane("phase", 4, "one of: turn, reaction, over, counted"),
        Plane("turn", SEATS, "the seat whose turn it is, relative to the reader's"),
        Plane("asked", 1, "1: the reader's answer to an attack is awaited"),
        Plane("asked-seats", SEATS, "the seats asked about an attack, relative to the reader's"),
        Plane("goal", 1, "the goal, in 25 km"),
        Plane("draw-pile", 1, "cards left to draw"),
        Plane("hand", KINDS, "own cards of each kind, in the order of the material"),
        Plane("hand-sizes", SEATS, "cards in each hand, the reader's first"),
        Plane("box", KINDS, "cards of each kind in the box"),
        Plane(
            "sides",
            MOST_SIDES * _SIDE,
            "each side, the reader's first: km in 25s; cards of each distance (5); safeties (4), those of them by a master"
            " move (4); rolling, limited; the attack that stops it (5)",
        ),
        Plane("attack", 5, "the attack that is being answered"),
        Plane("victim", MOST_SIDES, "the side it was played on, relative to the reader's"),
        Plane("points", MOST_SIDES, "classic scoring: the sum of each side, the reader's first, in 25s"),
        Plane("target", 1, "classic scoring: the points that end the match, in 25s"),
        Plane(
            "answered",
            MOST_SIDES * _ANSWERED,
            "each side, the reader's first: cards of each attack (5) and of each defence (5) on its battle and its speed pile",
            since=2,
        ),
        Plane(
            "discarding",
            len(DISCARD_RULES),
            "when cards may be discarded: one of when_stuck, safeties_may_wait, any_time",
            since=2,
        ),
    ],
)


def observe(table: Layouts, seat: int) -> bytes:
    """Return the view of `seat` as laid out in `ENCODING`; the planes for classic scoring stay 0."""
    code = Code(ENCODING)
    _write_race(code, table, seat)
    code.skip(2)
    _write_answered(code, table, seat)
    return code.done()


def observe_match(table: Layouts, seat: int, totals: list[int], target: int) -> bytes:
    """Return the view of `seat` as laid out in `ENCODING`, with the points of the match."""
    code = Code(ENCODING)
    _write_race(code, table, seat)
    code.around([total // _SCALE for total in totals], table.side_of(seat))
    code.number(target // _SCALE)
    _write_answered(code, table, seat)
    return code.done()


def _write_race(code: Code, table: Layouts, seat: int) -> None:
    sides = table.sides
    own = table.side_of(seat)
    reacting = table.phase == REACTION
    code.one_of(table.phase)
    code.seat(table.turn, seat, table.seats)
    code.flag(reacting and seat in table.asked)
    code.marked(table.awaited() if reacting else [], seat, table.seats)
    code.number(table.goal // _SCALE)
    code.number(len(table.deck) - table.drawn)
    code.put(table.counts(seat))
    code.around([table.hand_size(other) for other in range(table.seats)], seat)
    code.plane()
    _count(code, 0, table.box)
    code.plane()
    for place in range(sides):
        _write_side(code, _SIDE * place, table, (own + place) % sides)
    code.one_of(table.attack - FIRST_ATTACK if reacting else -1)
    code.one_of((table.victim - own) % sides if reacting else -1)


def _write_answered(code: Code, table: Layouts, seat: int) -> None:
    sides = table.sides
    code.plane()
    for place in range(sides):
        side = (table.side_of(seat) + place) % sides
        at = _ANSWERED * place - FIRST_ATTACK
        _count(code, at, table.battle[side])
        _count(code, at, table.speed[side])
    code.one_of(table.discard_rule)


def _count(code: Code, at: int, pile: bytes) -> None:
    """Count the cards of each kind in a pile.  Iterate by index, because mypyc iterates over bytes slowly."""
    for place in range(len(pile)):
        code.count(at + pile[place])


def _write_side(code: Code, at: int, table: Layouts, side: int) -> None:
    code.write(at, table.km[side] // _SCALE)
    _count(code, at + 1, table.road[side])
    safeties = table.safeties[side]
    if safeties:
        for safety in range(4):
            if safeties & BIT[safety]:
                code.write(at + 6 + safety, 1)
                if table.sideways & BIT[safety]:
                    code.write(at + 10 + safety, 1)
    if table.rolling(side):
        code.write(at + 14, 1)
    if table.limited(side):
        code.write(at + 15, 1)
    stopper = table.attack_on(side)
    if stopper >= 0:
        code.write(at + 16 + stopper - FIRST_ATTACK, 1)
