"""1x1 Mau-Mau as the registry knows it: options, dealing, reading a position, and the table in words."""

from typing import Final, cast

from spielkiste.core.errors import BadFile
from spielkiste.core.game import Game, Position, Story, View
from spielkiste.core.options import Choice, OptionValues, begins
from spielkiste.core.positions import Fields
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Event, Phrase
from spielkiste.games.numnum.matching import read_bars
from spielkiste.games.numnum.material import COLOURS, DECK, KIND_OF, NAMES, NUMBER_CARDS, full_tally, kinds_of
from spielkiste.games.numnum.mau_mau import moves
from spielkiste.games.numnum.mau_mau.state import DRAWN, HAND_SIZE, OVER, PHASES, MauMau
from spielkiste.games.numnum.mau_mau.view import MauMauView
from spielkiste.games.numnum.naming import NAMING, NAMING_ARGUMENTS, NAMING_EVENTS, naming_mode


class MauMauGame(Game):
    """For 2 to 7, with hidden or open hands."""

    def __init__(self) -> None:
        super().__init__(
            slug="mau-mau",
            box="numnum",
            clause_prefix="NN",
            rules_version=1,
            options=[Choice("hands", ["hidden", "open"]), Choice("naming", list(NAMING)), begins()],
            move_count=moves.MOVE_COUNT,
            arguments={
                **NAMING_ARGUMENTS,
                "seats": "seats",
                "card": "nn-card",
                "top": "nn-card",
                "cards": "nn-card",
                "row": "number",
                "count": "number",
            },
            events={
                **NAMING_EVENTS,
                "nn-turned-special": (["card"], []),
                "nn-turned-start": (["card"], []),
                "nn-laid": (["seat", "card", "top"], []),
                "nn-laid-doubly": (["seat", "card", "top"], []),
                "nn-laid-on-wish": (["seat", "card"], []),
                "nn-wished": (["seat", "colour"], []),
                "nn-barred": (["seat", "card", "row"], []),
                "nn-lifted": (["seat", "card", "row"], []),
                "nn-drew": (["seat"], ["card"]),
                "nn-drew-open": (["seat", "card"], []),
                "nn-kept": (["seat"], []),
                "nn-stopped": (["seat"], []),
                "nn-passed": (["seat"], []),
                "nn-reshuffled": (["count"], []),
                "nn-mau-won": (["seats"], []),
                "nn-mau-stuck": (["seats", "count"], []),
            },
            view=MauMauView,
        )

    def seat_counts(self, options: OptionValues) -> list[int]:
        return [2, 3, 4, 5, 6, 7]

    def phrase(self, move: int) -> Phrase | None:
        return moves.phrase(move)

    def start(self, seats: int, rng: Rng, options: OptionValues, story: Story | None) -> MauMau:
        state = MauMau(seats, options["hands"] == "open", NAMING.index(cast(str, options["naming"])), rng, story)
        deck = DECK[:]
        rng.shuffle(deck)
        state.hands = [sorted(deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]) for seat in range(seats)]
        deck = deck[HAND_SIZE * seats :]
        # NN-10: special cards go to the bottom, where everybody has seen them go.
        while deck[0] >= NUMBER_CARDS:
            if story is not None:
                story.append(Event("nn-turned-special", {"card": NAMES[deck[0]]}))
            deck.append(deck.pop(0))
            state.sunk += 1
        state.pile = [deck.pop(0)]
        if story is not None:
            story.append(Event("nn-turned-start", {"card": NAMES[state.pile[0]]}))
        state.deck = deck
        first = cast(int, options["begins"])
        state.turn = first - 1 if first > 0 else rng.below(seats)
        return state

    def load(self, position: Position) -> MauMau:
        try:
            state = _read(position)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as trouble:
            raise BadFile("bad-position", "This is not a position of 1x1 Mau-Mau.") from trouble
        if state.material() != full_tally(DECK):
            raise BadFile("bad-position", "This position of 1x1 Mau-Mau has missing or surplus cards.")
        return state

    def in_words(self, view: View) -> list[Phrase]:
        lines = [Phrase("nn-words-top", {"top": view["top"]})]
        if view["wished"] is not None:
            lines.append(Phrase("nn-words-wished", {"colour": view["wished"]}))
        for row in cast(list[int], view["bars"]):
            lines.append(Phrase("nn-words-barred", {"row": row}))
        lines.append(Phrase("nn-words-draw-pile", {"count": view["draw_pile"]}))
        hands = cast("list[list[str] | None]", view["hands"])
        for seat, size in enumerate(cast(list[int], view["hand_sizes"])):
            lines.append(Phrase("nn-words-hand-size", {"seat": seat, "count": size}))
            cards = hands[seat]
            if cards and view["open_hands"]:
                lines.append(Phrase("nn-words-open-hand", {"seat": seat, "cards": cards}))
        if view["hand"]:
            lines.append(Phrase("nn-words-hand", {"cards": view["hand"]}))
        if view["drawn"] is not None:
            lines.append(Phrase("nn-words-drawn", {"card": view["drawn"]}))
        naming = cast("dict[str, object] | None", view["naming"])
        if naming is not None:
            lines.append(Phrase("nn-words-naming", {"left": naming["left"], "right": naming["right"]}))
        return lines


def _read(position: Position) -> MauMau:
    seats = cast(int, position["seats"])
    if seats not in (2, 3, 4, 5, 6, 7):
        raise ValueError("seats")
    hands = cast(list[object], position["cards"])
    if len(hands) != seats:
        raise ValueError("hands")
    rng = Fields(position).rng("rng")
    open_hands = ["hidden", "open"].index(cast(str, position["hands"])) == 1
    naming = Fields(position).part("naming")
    state = MauMau(seats, open_hands, naming_mode(naming), rng)
    state.deck = kinds_of(position["draw_pile"])
    state.sunk = cast(int, position["sunk"])
    state.pile = kinds_of(position["pile"])
    state.bars = read_bars(Fields(position))
    wished = cast("str | None", position["wished"])
    state.wished = COLOURS.index(wished) if wished is not None else -1
    state.hands = [sorted(kinds_of(hand)) for hand in hands]
    state.turn = cast(int, position["turn"])
    state.phase = PHASES.index(cast(str, position["phase"]))
    drawn = cast("str | None", position["drawn"])
    state.drawn = KIND_OF[drawn] if drawn is not None else -1
    state.passes = cast(int, position["passes"])
    state.ended_by = cast(str, position["ended_by"])
    state.read_naming(naming)
    if not 0 <= state.turn < seats or not 0 <= state.sunk <= len(state.deck) or not 0 <= state.passes < seats + 1:
        raise ValueError("turn")
    if not state.pile or (state.pile[-1] >= NUMBER_CARDS) != (state.wished >= 0):
        raise ValueError("pile")
    if (state.phase == DRAWN) != (state.drawn >= 0) or (state.drawn >= 0 and state.drawn not in state.hands[state.turn]):
        raise ValueError("drawn")
    if state.phase != OVER and not all(state.hands) and state.left < 0:
        raise ValueError("hands")
    return state


GAME: Final[MauMauGame] = MauMauGame()
