"""Reasons for moves in 1000 Kilometer.

Each reason is one true sentence about the move, made only from what the seat can see.
"""

from spielkiste.core.story import Phrase
from spielkiste.games.thousand_km.material import (
    DISTANCES,
    END_OF_LIMIT,
    FIRST_ATTACK,
    FIRST_DEFENCE,
    FIRST_SAFETY,
    GREEN_LIGHT,
    KIND_OF,
    KINDS,
    MOST_200S,
    NAMES,
    RIGHT_OF_WAY,
    SAFETY_AGAINST,
    SPEED_LIMIT,
    TWO_HUNDRED,
)
from spielkiste.games.thousand_km.moves import ATTACK, DISCARD, MASTER, NEXT, PASS
from spielkiste.games.thousand_km.view import ThousandKmView

#: Within this many kilometres of the goal, one card can be enough to arrive.
_NEAR = 200


def reason(view: ThousandKmView, seat: int, moves: list[int], move: int) -> Phrase:
    """Return one sentence that explains why a legal move makes sense."""
    if move < FIRST_ATTACK:
        return _drive(view, seat, moves, move)
    if move < FIRST_SAFETY:
        return _defence(view, seat, move)
    if move < KINDS:
        return _safety(view, seat, move - FIRST_SAFETY)
    if ATTACK <= move < DISCARD:
        return _attack(view, seat, (move - ATTACK) // 5, FIRST_ATTACK + (move - ATTACK) % 5)
    if move < MASTER:
        return _discard(view, seat, move - DISCARD)
    if move == NEXT:
        return Phrase("km-hint-next")
    attack = view["attack"]
    assert attack is not None
    if move == PASS:
        safety = NAMES[FIRST_SAFETY + SAFETY_AGAINST[KIND_OF[attack] - FIRST_ATTACK]]
        return Phrase("km-hint-pass-keep" if safety in view["hand"] else "km-hint-pass", {"card": safety, "top": attack})
    return Phrase("km-hint-master", {"card": NAMES[FIRST_SAFETY + move - MASTER], "top": attack})


def _drive(view: ThousandKmView, seat: int, moves: list[int], kind: int) -> Phrase:
    left = view["goal"] - view["sides"][seat % len(view["sides"])]["km"] - DISTANCES[kind]
    args: dict[str, object] = {"km": DISTANCES[kind], "left": left}
    if left == 0:
        return Phrase("km-hint-arrive", {"km": DISTANCES[kind]})
    hand = view["hand"]
    if left in DISTANCES and hand.count(str(left)) > (1 if left == DISTANCES[kind] else 0):
        return Phrase("km-hint-drive-then", args)
    others = [DISTANCES[other] for other in moves if other < FIRST_ATTACK and other != kind]
    if others and DISTANCES[kind] > max(others):
        return Phrase("km-hint-drive-far", args)
    return Phrase("km-hint-drive", args)


def _defence(view: ThousandKmView, seat: int, kind: int) -> Phrase:
    mine = view["sides"][seat % len(view["sides"])]
    if kind == END_OF_LIMIT:
        return Phrase("km-hint-end-limit", {"card": NAMES[kind]})
    stopper = mine["stopped_by"]
    if kind == GREEN_LIGHT and stopper is None:
        return Phrase("km-hint-green")
    assert stopper is not None
    return Phrase("km-hint-defend", {"card": NAMES[kind], "top": stopper})


def _safety(view: ThousandKmView, seat: int, safety: int) -> Phrase:
    mine = view["sides"][seat % len(view["sides"])]
    # A safety gives another turn only if there is a card left to draw (KM-15).
    args: dict[str, object] = {"card": NAMES[FIRST_SAFETY + safety], "count": view["draw_pile"]}
    stopper = mine["stopped_by"]
    if stopper is not None and SAFETY_AGAINST[KIND_OF[stopper] - FIRST_ATTACK] == safety:
        return Phrase("km-hint-safety-frees", {**args, "top": stopper})
    if safety == RIGHT_OF_WAY and mine["limited"]:
        return Phrase("km-hint-safety-frees", {**args, "top": NAMES[SPEED_LIMIT]})
    if safety == RIGHT_OF_WAY and stopper is None and not mine["rolling"]:
        return Phrase("km-hint-safety-starts", args)
    attacks = [NAMES[FIRST_ATTACK + attack] for attack in range(5) if SAFETY_AGAINST[attack] == safety]
    return Phrase("km-hint-safety", {**args, "cards": attacks})


def _attack(view: ThousandKmView, seat: int, victim: int, kind: int) -> Phrase:
    sides = view["sides"]
    own = seat % len(sides)
    theirs = sides[victim]["km"]
    left = view["goal"] - theirs
    slows = kind == SPEED_LIMIT
    args: dict[str, object] = {"card": NAMES[kind], "side": victim}
    if left <= _NEAR:
        return Phrase("km-hint-limit-near" if slows else "km-hint-attack-near", {**args, "left": left})
    rest = [side["km"] for place, side in enumerate(sides) if place not in (own, victim)]
    if rest and theirs > max(rest):
        return Phrase("km-hint-limit-first" if slows else "km-hint-attack-first", {**args, "km": theirs})
    if theirs > sides[own]["km"]:
        return Phrase("km-hint-limit-ahead" if slows else "km-hint-attack-ahead", {**args, "km": theirs - sides[own]["km"]})
    return Phrase("km-hint-limit" if slows else "km-hint-attack", args)


def _discard(view: ThousandKmView, seat: int, kind: int) -> Phrase:
    sides = view["sides"]
    own = seat % len(sides)
    mine = sides[own]
    args: dict[str, object] = {"card": NAMES[kind]}
    if kind < FIRST_ATTACK:
        left = view["goal"] - mine["km"]
        if DISTANCES[kind] > left:
            return Phrase("km-hint-discard-far", {**args, "left": left})
        if kind == TWO_HUNDRED and mine["road"].count(NAMES[kind]) + view["hand"].count(NAMES[kind]) > MOST_200S:
            return Phrase("km-hint-discard-200", args)
    elif kind < FIRST_DEFENCE:
        safety = NAMES[FIRST_SAFETY + SAFETY_AGAINST[kind - FIRST_ATTACK]]
        if all(safety in side["safeties"] for place, side in enumerate(sides) if place != own):
            return Phrase("km-hint-discard-attack", {**args, "top": safety})
    elif kind < FIRST_SAFETY:
        safety = NAMES[FIRST_SAFETY + SAFETY_AGAINST[kind - FIRST_DEFENCE]]
        if safety in mine["safeties"]:
            return Phrase("km-hint-discard-defence", {**args, "top": safety})
    count = view["hand"].count(NAMES[kind])
    if count > 1:
        return Phrase("km-hint-discard-spare", {**args, "count": count})
    distances = [DISTANCES[KIND_OF[card]] for card in set(view["hand"]) if KIND_OF[card] < FIRST_ATTACK]
    shortest = kind < FIRST_ATTACK and len(distances) > 1 and DISTANCES[kind] == min(distances)
    return Phrase("km-hint-discard-short" if shortest else "km-hint-discard", args)
