"""Reasons for moves in Times Table Mau-Mau.

Each reason is one true sentence about the move, made only from what the seat can see.
"""

from spielkiste.core.story import Phrase
from spielkiste.games.numnum.matching import DOUBLE, MATCH, bars_of
from spielkiste.games.numnum.material import COLOUR_COUNT, COLOUR_OF, COLOURS, JOKER, KIND_OF, KINDS, NAMES, NUMBER_CARDS, NUMBERS
from spielkiste.games.numnum.mau_mau.moves import DRAW, KEEP, LAY, PASS, STOP, WISH_FOR
from spielkiste.games.numnum.mau_mau.view import MauMauView

#: With this many cards or fewer, a player has almost won.
_ALMOST_WON = 2


def reason(view: MauMauView, seat: int, moves: list[int], move: int) -> Phrase | None:
    """Return one sentence that explains why a legal move makes sense.

    Return None while a naming question is open, because the player has to find the answer.
    """
    if view["naming"] is not None:
        return None
    fitting = [other - LAY for other in moves if LAY <= other < LAY + NUMBER_CARDS]
    if move in (DRAW, PASS):
        return Phrase("nn-hint-draw" if move == DRAW else "nn-hint-pass")
    if move in (KEEP, STOP):
        return Phrase("nn-hint-keep" if move == KEEP else "nn-hint-stop", {"count": len(view["hand"])})
    if len(view["hand"]) == 1:
        return Phrase("nn-hint-last")
    following = (seat + 1) % len(view["hand_sizes"])
    pressed = view["hand_sizes"][following] <= _ALMOST_WON
    args: dict[str, object] = {"seat": following, "count": view["hand_sizes"][following]}
    if move >= WISH_FOR:
        return _wish(view, move - WISH_FOR, fitting, args if pressed else {})
    card = move - LAY
    if card >= NUMBER_CARDS:
        return Phrase("nn-hint-special" if fitting else "nn-hint-special-only", {"card": NAMES[card]})
    return _number(view, card, fitting, args if pressed else {})


def _wish(view: MauMauView, colour: int, fitting: list[int], pressed: dict[str, object]) -> Phrase:
    held = [0] * COLOUR_COUNT
    for name in view["hand"]:
        if KIND_OF[name] < NUMBER_CARDS:
            held[COLOUR_OF[KIND_OF[name]]] += 1
    if pressed and held[colour] == 0:
        return Phrase("nn-hint-wish-pressed", pressed)
    most = held[colour] == max(held) and held[colour] > 0
    if not fitting and most:
        return Phrase("nn-hint-wish-only", {"colour": COLOURS[colour], "count": held[colour]})
    return Phrase("nn-hint-wish-most" if most else "nn-hint-wish-colour", {"colour": COLOURS[colour], "count": held[colour]})


def _number(view: MauMauView, card: int, fitting: list[int], pressed: dict[str, object]) -> Phrase:
    match = MATCH[bars_of(view["bars"])]
    args: dict[str, object] = {"card": NAMES[card]}
    if view["top"] != "wish" and match[KINDS * KIND_OF[view["top"]] + card] == DOUBLE:
        rest = [KIND_OF[name] for name in view["hand"]]
        rest.remove(card)
        count = len([other for other in rest if other < NUMBER_CARDS and match[KINDS * card + other]])
        if count > 0:
            return Phrase("nn-hint-double", {**args, "count": count})
    if fitting == [card]:
        return Phrase("nn-hint-one", args)
    if NUMBERS[card] != JOKER and any(NUMBERS[other] == JOKER for other in fitting):
        return Phrase("nn-hint-joker", args)
    mine = _fits(match, card)
    others = [_fits(match, other) for other in fitting if other != card]
    if others and mine < min(others):
        if pressed:
            return Phrase("nn-hint-few-pressed", {**args, "seat": pressed["seat"], "count": mine})
        return Phrase("nn-hint-few", {**args, "count": mine})
    return Phrase("nn-hint-fits", {**args, "count": mine})


def _fits(match: bytes, top: int) -> int:
    """Return how many number cards match this one."""
    return len([card for card in range(NUMBER_CARDS) if card != top and match[KINDS * top + card]])
