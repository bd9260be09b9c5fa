"""Rounds of a match with classic scoring, for scenario tests: a race from `scenario` with earlier scores."""

from collections import Counter
from typing import Any

from spielkiste.games.thousand_km.classic import ClassicKm
from spielkiste.games.thousand_km.material import COUNTS, NAMES
from spielkiste.games.thousand_km.scoring import LINES
from spielkiste.games.thousand_km.view import ThousandKmPoints
from tests.thousand_km.scenario import GAME, layout, table


def counted(
    km: list[int],
    safeties: list[int] | None = None,
    master_moves: list[int] | None = None,
    delayed: bool = False,
    safe: bool = False,
) -> dict[str, object]:
    """Return an earlier round."""
    none = [0] * len(km)
    return {"km": km, "safeties": safeties or none, "master_moves": master_moves or none, "delayed": delayed, "safe": safe}


def loaded(position: dict[str, Any]) -> ClassicKm:
    state = GAME.load(position)
    assert isinstance(state, ClassicKm)
    return state


def match_of(
    position: dict[str, Any], target: int = 5000, past: list[dict[str, object]] | None = None, starter: int = 0
) -> ClassicKm:
    """Return the race of this position as a round of a match."""
    around = {"target": target, "youngest": False, "rng": ["rounds", 0], "starter": starter, "past": past or []}
    race = {name: value for name, value in position.items() if name != "discard"}
    return loaded({**race, "match": around})


def in_a_match(
    hands: list[list[str]],
    sides: list[dict[str, Any]] | None = None,
    target: int = 5000,
    past: list[dict[str, object]] | None = None,
    starter: int = 0,
    **more: Any,
) -> ClassicKm:
    """Return a round with a draw pile, built by `scenario.table`."""
    return match_of(table(hands, sides, discard="any_time", **more).position(), target, past, starter)


def played_out(hands: list[list[str]], sides: list[dict[str, Any]], turn: int = 0, **more: Any) -> ClassicKm:
    """Return a round without a draw pile: all other cards are in the box."""
    left = Counter(dict(zip(NAMES, COUNTS, strict=True)))
    for cards in [*hands, *(cards for side in sides for cards in list(side.values())[:4])]:
        left.subtract(cards)
    assert min(left.values()) >= 0, "the deck does not have these cards"
    teams = len(sides) < len(hands)
    position: dict[str, Any] = {
        "seats": len(hands),
        "teams": teams,
        "goal": more.pop("goal", 1000),
        "draw_pile": [],
        "hands": hands,
        "sides": sides,
        "box": sorted(left.elements()),
        "turn": turn,
        "phase": "turn",
        "attack": None,
        "victim": None,
        "asked": [],
        "ended_by": "",
    }
    return match_of(position, **more)


def points(state: ClassicKm) -> ThousandKmPoints:
    shown = state.view(None)["points"]
    assert shown is not None
    return shown


def earned(state: ClassicKm, side: int) -> dict[str, int]:
    """Return what a side has earned in this round, without empty lines."""
    return {line: worth for line, worth in zip(LINES, points(state)["now"][side], strict=True) if worth}


#: Return a road of this length without a 200.
def road(km: int) -> list[str]:
    return ["100"] * (km // 100) + [str(km % 100)] * (km % 100 > 0)


def near(km: int, **more: Any) -> dict[str, object]:
    """Return a driving side that has come this far."""
    return layout(battle=["green-light"], road=road(km), **more)
