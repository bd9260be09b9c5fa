"""Positions reached by real play, as a base for damaged ones."""

import json
from collections.abc import Callable
from functools import cache

from spielkiste.core.game import Position
from spielkiste.core.randomness import Rng
from spielkiste.games.number_rally import GAME
from spielkiste.games.number_rally.moves import DRAW, PASS, SAY, SNAP
from spielkiste.games.number_rally.state import NumberRally

Wanted = Callable[[NumberRally], bool]


def careless(state: NumberRally, rng: Rng) -> tuple[int, int]:
    """Return the move of a careless player: one who often forgets to draw, often snaps, and adds right half of the time."""
    actors = state.actors()
    seat = actors[rng.below(len(actors))]
    moves = state.moves(seat)
    if moves[-1] == DRAW and len(moves) > 1 and rng.chance(60):
        moves = moves[:-1]
    if SNAP < moves[0] < PASS and rng.chance(80):
        return seat, moves[0]
    if moves[0] >= SAY and rng.chance(50):
        return seat, SAY + state.total
    return seat, moves[rng.below(len(moves))]


def moment(wanted: Wanted, *, seats: object = 3, **options: object) -> Position:
    """Return the first position of this kind that careless play reaches."""
    for seed in range(300):
        assert isinstance(seats, int)
        state = GAME.new(seats, seed, {"points": 1, **options})
        assert isinstance(state, NumberRally)
        rng = Rng(f"moment:{seed}")
        while True:
            if wanted(state):
                return state.position()
            if state.over:
                break
            state.play(*careless(state, rng))
    raise AssertionError("play never reaches such a position")


def laid(state: NumberRally) -> bool:
    return len(state.pile) > 3 and state.laying() and not state.takes and state.car == -1


def asked(state: NumberRally) -> bool:
    return state.window and len(state.asked) == 1 and len(state.yes) == 1


def missed(state: NumberRally) -> bool:
    return len(state.wrong) == 2 and state.ending == 0 and len(state.deck) > state.drawn and not state.takes


def ended(state: NumberRally) -> bool:
    return state.naming_seat >= 0 and state.ending == 1


def last_drawn(state: NumberRally) -> bool:
    return state.window and state.drawn == len(state.deck)


def finished(state: NumberRally) -> bool:
    return state.over


def fresh(state: NumberRally) -> bool:
    return state.rally == 2 and not state.pile


MOMENTS: dict[str, tuple[Wanted, dict[str, object]]] = {
    "fresh": (fresh, {"seats": 3, "points": 2}),
    "laid": (laid, {"seats": 3, "drawing": "by_hand"}),
    "automatic": (laid, {"seats": 3, "drawing": "automatic"}),
    "asked": (asked, {"seats": 4, "tempo": "calm", "drawing": "by_hand"}),
    "missed": (missed, {"seats": 3, "naming": "practice"}),
    "ended": (ended, {"seats": 3, "naming": "strict"}),
    "last-drawn": (last_drawn, {"seats": 2, "drawing": "automatic"}),
    "finished": (finished, {"seats": 3}),
}


@cache
def found(name: str) -> str:
    wanted, setup = MOMENTS[name]
    return json.dumps(moment(wanted, **setup))


def the(name: str) -> Position:
    """Return a copy of one of these positions, to be damaged."""
    position: Position = json.loads(found(name))
    return position
