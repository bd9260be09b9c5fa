"""Positions for scenario tests: state what matters, and the rest of the 106 cards goes into the draw pile."""

from collections import Counter
from typing import Any

import spielkiste
from spielkiste.games.thousand_km.material import COUNTS, NAMES
from spielkiste.games.thousand_km.state import ThousandKm
from spielkiste.games.thousand_km.view import ThousandKmSide

GAME = spielkiste.find("thousand-km")

# Cards to fill up hands that do not matter: they cannot be played for a long time.
FILLER = ("end-of-limit", "petrol", "spare-tyre", "repair", "25", "50", "75")


def layout(
    road: list[str] | None = None,
    battle: list[str] | None = None,
    speed: list[str] | None = None,
    safeties: list[str] | None = None,
    sideways: list[str] | None = None,
) -> dict[str, object]:
    """Return a side's cards, bottom first."""
    return {
        "road": road or [],
        "battle": battle or [],
        "speed": speed or [],
        "safeties": safeties or [],
        "sideways": sideways or [],
    }


GREEN = ["green-light"]


def table(
    hands: list[list[str]],
    sides: list[dict[str, Any]] | None = None,
    *,
    turn: int = 0,
    teams: bool = False,
    goal: int = 1000,
    discard: str = "",
    box: list[str] | None = None,
    pile: list[str] | None = None,
    rest_in_box: bool = False,
) -> ThousandKm:
    """Return a race where `turn` has drawn. `pile` names its top cards; with `rest_in_box` it has no other cards."""
    seats = len(hands)
    count = seats // 2 if teams else seats
    given = sides or [layout(battle=GREEN) for _ in range(count)]
    left = Counter(dict(zip(NAMES, COUNTS, strict=True)))
    for cards in [*hands, box or [], pile or [], *(cards for side in given for cards in list(side.values())[:4])]:
        left.subtract(cards)
    full = []
    for seat, hand in enumerate(hands):
        size = 7 if seat == turn else 6
        cards = list(hand)
        while len(cards) < size:
            name = next(name for name in FILLER if left[name] > 0)
            left[name] -= 1
            cards.append(name)
        full.append(cards)
    assert min(left.values()) >= 0, "the deck does not have these cards"
    rest = sorted(left.elements())
    boxed = (box or []) + (rest if rest_in_box else [])
    # Safeties can be discarded only under a house rule.
    rule = discard or ("any_time" if set(NAMES[15:]) & set(boxed) else "when_stuck")
    state = GAME.load(
        {
            "seats": seats,
            "teams": teams,
            "goal": goal,
            "discard": rule,
            "draw_pile": (pile or []) + ([] if rest_in_box else rest),
            "hands": full,
            "sides": given,
            "box": boxed,
            "turn": turn,
            "phase": "turn",
            "attack": None,
            "victim": None,
            "asked": [],
            "ended_by": "",
        }
    )
    assert isinstance(state, ThousandKm)
    return state


def refused(state: ThousandKm, seat: int, move: str) -> str:
    """Return the clause that forbids the move."""
    refusal = state.why_not(seat, GAME.parse(move))
    assert refusal is not None, f"{move} is allowed"
    return refusal.clause


def hand(state: ThousandKm, seat: int) -> list[str]:
    return [NAMES[kind] for kind in state.hand(seat)]


def moves(state: ThousandKm, seat: int) -> set[str]:
    return {GAME.notation(move) for move in state.moves(seat)}


def reason(state: ThousandKm, seat: int, move: str) -> str:
    """Return the key of the reason why the move is forbidden."""
    refusal = state.why_not(seat, GAME.parse(move))
    assert refusal is not None, f"{move} is allowed"
    return refusal.reason.key


def shown(state: ThousandKm, side: int) -> ThousandKmSide:
    """Return a side as everyone sees it."""
    return state.view(None)["sides"][side]
