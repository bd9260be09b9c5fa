"""Mauerbruch and Räum ab! as the registry knows them: options, building the wall, reading a position, the table in words."""

from typing import Final, cast

from spielkiste.core.errors import BadFile
from spielkiste.core.game import Game, Position, Story, View
from spielkiste.core.options import Choice, OptionValues, begins
from spielkiste.core.positions import Fields
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.games.numnum.matching import BAR_OF
from spielkiste.games.numnum.material import DECK, KIND_OF, NO_TWOS, full_tally, kinds_of
from spielkiste.games.numnum.naming import NAMING, NAMING_ARGUMENTS, NAMING_EVENTS, naming_mode, naming_option
from spielkiste.games.numnum.view import WallView
from spielkiste.games.numnum.wall import moves
from spielkiste.games.numnum.wall.moves import DIRECTIONS
from spielkiste.games.numnum.wall.state import ASK_NAME, OVER, PHASES, QUESTIONS, Wall
from spielkiste.games.numnum.wall.variant import (
    CLEAR_AWAY_RULES,
    HEIGHTS,
    PARTIES,
    STACKS,
    TALLEST,
    WALL_BREAK_RULES,
    Variant,
)


class WallGame(Game):
    """Either game of the wall."""

    def __init__(self, variant: Variant) -> None:
        super().__init__(
            slug=variant.slug,
            box="numnum",
            clause_prefix="NN",
            rules_version=1,
            options=[Choice("naming", list(NAMING)), begins()],
            move_count=moves.MOVE_COUNT,
            arguments={
                **NAMING_ARGUMENTS,
                "side": "side",
                "seats": "seats",
                "card": "nn-card",
                "cards": "nn-card",
                "direction": "nn-direction",
                "first": "number",
                "second": "number",
                "stack": "number",
                "row": "number",
                "count": "number",
            },
            events={
                **NAMING_EVENTS,
                "nn-took-opening": (["seat", "left", "right", "first", "second"], []),
                "nn-took": (["seat", "left", "right", "first", "second"], []),
                "nn-took-doubly": (["seat", "left", "right", "first", "second"], []),
                "nn-opening-over": (["seat"], []),
                "nn-swapped": (["seat", "stack", "card", "side"], []),
                "nn-aside-barred": (["seat", "card", "stack", "row"], []),
                "nn-aside-lifted": (["seat", "card", "stack", "row"], []),
                "nn-breach": (["seat", "stack"], []),
                "nn-claimed": (["seat", "stack", "direction", "count"], []),
                "nn-no-more-pairs": ([], []),
                "nn-wall-won": (["seats", "count"], []),
            },
            view=WallView,
        )
        self.variant: Final = variant

    def seat_counts(self, options: OptionValues) -> list[int]:
        return self.variant.seat_counts[:]

    def sides(self, seats: int, options: OptionValues) -> int:
        return PARTIES

    def phrase(self, move: int) -> Phrase | None:
        return moves.phrase(move)

    def start(self, seats: int, rng: Rng, options: OptionValues, story: Story | None) -> Wall:
        state = Wall(self.variant, seats, naming_option(options), story)
        deck = DECK[:]
        rng.shuffle(deck)
        state.build(deck, HEIGHTS)
        first = cast(int, options["begins"])
        state.begin(first - 1 if first > 0 else rng.below(seats))
        return state

    def load(self, position: Position) -> Wall:
        try:
            state = _read(self.variant, position)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as trouble:
            raise BadFile("bad-position", f"This is not a position of {self.variant.title}.") from trouble
        if state.material() != full_tally(DECK):
            raise BadFile("bad-position", f"This position of {self.variant.title} has missing or surplus cards.")
        return state

    def in_words(self, view: View) -> list[Phrase]:
        lines: list[Phrase] = []
        for number, stack in enumerate(cast(list[dict[str, object]], view["stacks"])):
            cards = cast(list[str], stack["cards"])
            told: dict[str, object] = {"stack": number + 1, "count": stack["height"], "cards": cards}
            if not cards:
                lines.append(Phrase("nn-words-empty-stack", {"stack": number + 1}))
            else:
                lines.append(Phrase("nn-words-row" if view["open_rows"] else "nn-words-stack", told))
        for row in cast(list[int], view["bars"]):
            lines.append(Phrase("nn-words-barred", {"row": row}))
        last = [entry["card"] for entry in cast(list[dict[str, object]], view["last_taken"])]
        if last:
            lines.append(Phrase("nn-words-last-taken", {"cards": last}))
        for number, side in enumerate(cast(list[dict[str, object]], view["sides"])):
            lines.append(Phrase("nn-words-taken", {"side": number, "count": side["cards"]}))
        if view["opening"]:
            lines.append(Phrase("nn-words-opening"))
        naming = cast("dict[str, object] | None", view["naming"])
        if naming is not None:
            lines.append(Phrase("nn-words-naming", {"left": naming["left"], "right": naming["right"]}))
        return lines


def _read(variant: Variant, position: Position) -> Wall:
    seats = cast(int, position["seats"])
    if seats not in variant.seat_counts:
        raise ValueError("seats")
    naming = Fields(position).part("naming")
    state = Wall(variant, seats, naming_mode(naming))
    stacks = cast(list[object], position["stacks"])
    if len(stacks) != STACKS:
        raise ValueError("stacks")
    state.cells = [0] * (TALLEST * STACKS)
    state.heights = [0] * STACKS
    for stack in range(STACKS):
        cards = kinds_of(stacks[stack])
        if len(cards) > TALLEST:
            raise ValueError("height")
        state.heights[stack] = len(cards)
        for place, kind in enumerate(cards):
            state.cells[TALLEST * stack + place] = kind
    state.scores = [0] * PARTIES
    state.taken = []
    state.takers = []
    for entry in cast(list[list[object]], position["taken"]):
        taker = cast(int, entry[1])
        if not 0 <= taker < PARTIES:
            raise ValueError("taker")
        state.taken.append(KIND_OF[cast(str, entry[0])])
        state.takers.append(taker)
        state.scores[taker] += 1
    state.aside = tuple(kinds_of(position["aside"]))
    for kind in state.aside:
        if kind < NO_TWOS:
            raise ValueError("aside")
        state.bars ^= BAR_OF[kind - NO_TWOS]
    state.turn = cast(int, position["turn"])
    state.phase = PHASES.index(cast(str, position["phase"]))
    state.questions = tuple([QUESTIONS.index(question) for question in cast(list[str], position["questions"])])
    breach = cast("int | None", position["breach"])
    if breach is not None:
        if not variant.breach or state.phase != OVER or not 0 <= breach < STACKS or state.heights[breach] > 0:
            raise ValueError("a breach is an emptied stack, and ends the game (NN-24)")
        state.claimed = DIRECTIONS.index(cast(str, position["claimed"]))
        state.breach = breach
        state.scores[state.turn % PARTIES] += state.beside(breach, state.claimed)
    state.ended_by = cast(str, position["ended_by"])
    state.read_naming(naming)
    if not 0 <= state.turn < seats or (ASK_NAME in state.questions) != (state.left >= 0):
        raise ValueError("turn")
    if state.phase != OVER and not state.moves(state.turn):
        raise ValueError("nothing to do")
    return state


WALL_BREAK: Final[WallGame] = WallGame(WALL_BREAK_RULES)
CLEAR_AWAY: Final[WallGame] = WallGame(CLEAR_AWAY_RULES)
