"""Tables for scenario tests: state what matters, and the other cards go into the draw pile.

They are built by hand and not read from a position: most of them do not say how the total came about, which a position
must.
"""

from collections import Counter

from spielkiste.core.randomness import Rng
from spielkiste.core.story import Event
from spielkiste.games.number_rally import GAME
from spielkiste.games.number_rally.material import COUNTS, KIND_OF, LITTLE_COUNTS, NAMES
from spielkiste.games.number_rally.state import NumberRally
from spielkiste.games.number_rally.table import NAMINGS


def table(
    hands: list[list[str]],
    *,
    total: int = 0,
    turn: int = 0,
    car: int = -1,
    pile: list[str] | None = None,
    layer: int = -1,
    draw_pile: list[str] | None = None,
    little: bool = False,
    drawing: str = "automatic",
    naming: str = "off",
    tempo: str = "live",
    points: list[int] | None = None,
    points_to_win: int = 4,
    starter: int = 0,
    owed: list[int] | None = None,
) -> NumberRally:
    """Return a rally where `turn` has to play a card.

    `pile` names the cards played so far (the total need not be their sum), `layer` the player of the last one. Without
    `draw_pile` all other cards are in the draw pile; with it they are at the bottom of the pile.
    """
    seats = len(hands)
    laid = pile or []
    counts = LITTLE_COUNTS if little else COUNTS
    left = Counter({NAMES[kind]: counts[kind] for kind in range(1, len(NAMES))})
    for cards in [*hands, laid, draw_pile or []]:
        left.subtract(cards)
    assert min(left.values()) >= 0, "the deck does not have these cards"
    rest = sorted(left.elements())
    if draw_pile is not None and not laid:
        layer = seats - 1
    state = NumberRally(seats, little, drawing == "by_hand", NAMINGS.index(naming), tempo == "calm", points_to_win)
    state.game = GAME
    state.lay_out()
    state.rng = Rng("scenario")
    state.rally = 1
    state.starter = starter
    state.turn = turn
    state.deck = [KIND_OF[card] for card in (rest if draw_pile is None else draw_pile)]
    for seat, cards in enumerate(hands):
        state.set_hand(seat, [KIND_OF[card] for card in cards])
    state.owed = owed or [0] * seats
    state.pile = tuple(KIND_OF[card] for card in (laid if draw_pile is None else rest + laid))
    state.layer = layer
    state.total = total
    state.car = car
    state.points = points or [0] * seats
    return state


def nobody_snaps(state: NumberRally) -> None:
    """Let every seat that is still asked decline."""
    for seat in state.asked[:]:
        state.play(seat, "pass")


def refused(state: NumberRally, seat: int, move: str) -> tuple[str, str]:
    """Return the clause that forbids the move, and the reason's key without its prefix."""
    refusal = state.why_not(seat, GAME.parse(move))
    assert refusal is not None, f"{move} is allowed"
    return refusal.clause, refusal.reason.key.removeprefix("zr-why-")


def hand(state: NumberRally, seat: int) -> list[str]:
    return [NAMES[kind] for kind in state.hand(seat)]


def moves(state: NumberRally, seat: int) -> set[str]:
    return {GAME.notation(move) for move in state.moves(seat)}


def listen(state: NumberRally) -> list[Event]:
    """Record everything that happens from now on."""
    story: list[Event] = []
    state.story = story
    return story


def told(story: list[Event], *keys: str) -> list[dict[str, object]]:
    """Return the public arguments of the events with these keys."""
    return [event.args for event in story if event.key in keys]
