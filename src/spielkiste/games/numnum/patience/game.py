"""1x1 Patience as the registry knows it: options, dealing, reading a position, and the table in words."""

from typing import Final, cast

from spielkiste.core.errors import BadFile
from spielkiste.core.game import Game, Position, Story, View
from spielkiste.core.options import Choice, OptionValues
from spielkiste.core.positions import Fields
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.games.numnum.material import COLOUR_COUNT, COLOUR_OF, PATIENCE_DECK, WISH, count_cards, full_tally, kinds_of
from spielkiste.games.numnum.naming import NAMING, NAMING_ARGUMENTS, NAMING_EVENTS, naming_mode, naming_option
from spielkiste.games.numnum.patience import moves
from spielkiste.games.numnum.patience.state import Patience
from spielkiste.games.numnum.patience.view import PatienceView


class PatienceGame(Game):
    """For one; the seed is the number of the deal."""

    def __init__(self) -> None:
        super().__init__(
            slug="patience",
            box="numnum",
            clause_prefix="NN",
            rules_version=1,
            options=[Choice("naming", list(NAMING))],
            move_count=moves.MOVE_COUNT,
            arguments={
                **NAMING_ARGUMENTS,
                "card": "nn-card",
                "top": "nn-card",
                "cards": "nn-card",
                "count": "number",
                "best": "number",
            },
            events={
                **NAMING_EVENTS,
                "nn-laid-out": (["cards"], []),
                "nn-turned": (["card"], []),
                "nn-played": (["card", "top"], []),
                "nn-played-on-wish": (["card"], []),
                "nn-fetched": (["card", "top"], []),
                "nn-fetched-on-wish": (["card"], []),
                "nn-waits": (["card"], []),
                "nn-wish-aside": (["count"], []),
                "nn-wish-laid": (["colour"], []),
                "nn-patience-over": (["count"], []),
            },
            numbered_deals=True,
            view=PatienceView,
        )

    def seat_counts(self, options: OptionValues) -> list[int]:
        return [1]

    def phrase(self, move: int) -> Phrase | None:
        return moves.phrase(move)

    def start(self, seats: int, rng: Rng, options: OptionValues, story: Story | None) -> Patience:
        state = Patience(naming_option(options), story)
        cards = PATIENCE_DECK[:]
        rng.shuffle(cards)
        state.lay_out(cards)
        return state

    def load(self, position: Position) -> Patience:
        try:
            state = _read(position)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as trouble:
            raise BadFile("bad-position", "This is not a position of 1x1 Patience.") from trouble
        dealt = dict.fromkeys(full_tally([]), 0)
        count_cards(state.deck + [pile[0] for pile in state.piles], dealt)
        if not state.material() == dealt == full_tally(PATIENCE_DECK):
            raise BadFile("bad-position", "This position of 1x1 Patience has missing or surplus cards.")
        return state

    def in_words(self, view: View) -> list[Phrase]:
        lines: list[Phrase] = []
        for pile in cast(list[dict[str, object]], view["piles"]):
            cards = cast(list[str], pile["cards"])
            told: dict[str, object] = {"colour": pile["colour"], "count": len(cards), "top": cards[-1]}
            lines.append(Phrase("nn-words-pile", told))
            if pile["waiting"]:
                lines.append(Phrase("nn-words-waiting", {"colour": pile["colour"], "cards": pile["waiting"]}))
        if cast(int, view["wishes"]) > 0:
            lines.append(Phrase("nn-words-wishes", {"count": view["wishes"]}))
        if view["card_up"] is not None:
            lines.append(Phrase("nn-words-card-up", {"card": view["card_up"], "count": view["hand_pile"]}))
        lines.append(Phrase("nn-words-score", {"count": view["score"]}))
        if view["best"] is not None:
            lines.append(Phrase("nn-words-best", {"best": view["best"]}))
        naming = cast("dict[str, object] | None", view["naming"])
        if naming is not None:
            lines.append(Phrase("nn-words-naming", {"left": naming["left"], "right": naming["right"]}))
        return lines


def _read(position: Position) -> Patience:
    if position["seats"] != 1:
        raise ValueError("seats")
    naming = Fields(position).part("naming")
    state = Patience(naming_mode(naming))
    state.deck = kinds_of(position["hand_pile"])
    state.turned = cast(int, position["turned"])
    piles = cast(list[object], position["piles"])
    waiting = cast(list[object], position["waiting"])
    if len(piles) != COLOUR_COUNT or len(waiting) != COLOUR_COUNT or not all(piles):
        raise ValueError("piles")
    state.piles = [tuple(kinds_of(pile)) for pile in piles]
    state.waiting = [tuple(kinds_of(row)) for row in waiting]
    state.wishes = cast(int, position["wishes"])
    state.over = cast(bool, position["over"])
    state.read_naming(naming)
    if not 0 <= state.turned <= len(state.deck) or not 0 <= state.wishes <= 3:
        raise ValueError("hand pile")
    if state.card_up() == WISH:
        raise ValueError("a wish card goes aside at once (NN-43)")
    for colour in range(COLOUR_COUNT):
        if state.piles[colour][0] == WISH:
            raise ValueError("a pile starts with a card of its colour (NN-40)")
        if any(kind != WISH and COLOUR_OF[kind] != colour for kind in state.piles[colour]):
            raise ValueError("a pile has one colour (NN-40)")
        if any(kind == WISH or COLOUR_OF[kind] != colour for kind in state.waiting[colour]):
            raise ValueError("a waiting row has one colour (NN-41)")
    return state


GAME: Final[PatienceGame] = PatienceGame()
