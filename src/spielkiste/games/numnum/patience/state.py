"""1x1 Patience: the rules (NN-40 to NN-44).

For owners of the box: Farbstapel is a pile, Kartenreihe a waiting row, Handstapel the hand pile, Wunschkarte the wish
card.  The clauses are in ../texts/en/rules.md.

The next card of the hand pile always lies turned up; a wish card among them goes aside at once, because keeping it
costs nothing and it may be laid from there at any time.
"""

from typing import Final

from spielkiste.core.game import Outcome, Position, Refusal, Story, View
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Event
from spielkiste.games.numnum.matching import SHARES, explain
from spielkiste.games.numnum.material import COLOUR_COUNT, COLOUR_OF, COLOURS, KINDS, NAMES, WISH, count_cards
from spielkiste.games.numnum.naming import ANSWER_COUNT, NAMING, NamingState
from spielkiste.games.numnum.patience.moves import FETCH, FINISH, LAY_WISH, MOVE_COUNT, PLAY, WAIT
from spielkiste.games.numnum.patience.solver import best_score

_NO_CARDS: Final[list[int]] = []
_NO_PILES: Final[list[tuple[int, ...]]] = []
_SHARES: Final = SHARES[0]


class Patience(NamingState):
    """A deal being played."""

    def __init__(self, naming: int, story: Story | None = None) -> None:
        """An empty table; `lay_out`, `load` or `copy` fills it."""
        super().__init__(1, naming, story)
        #: The hand pile as it was dealt, shared by all copies; the first `turned` cards have been dealt with.
        self.deck = _NO_CARDS
        self.turned = 0
        #: By colour, the top or lower end last.
        self.piles = _NO_PILES
        self.waiting = _NO_PILES
        self.wishes = 0
        self.over = False
        #: The best score of the deal once somebody asked for it, otherwise -1.
        self.best = -1

    def lay_out(self, cards: list[int]) -> None:
        """NN-40: the first card of each colour starts a pile, all others stay in order as the hand pile."""
        starts = [-1] * COLOUR_COUNT
        self.deck = []
        for kind in cards:
            if kind != WISH and starts[COLOUR_OF[kind]] < 0:
                starts[COLOUR_OF[kind]] = kind
            else:
                self.deck.append(kind)
        self.piles = [(kind,) for kind in starts]
        self.waiting = [()] * COLOUR_COUNT
        self.turned = 0
        if self.story is not None:
            self.story.append(Event("nn-laid-out", {"cards": [NAMES[kind] for kind in starts]}))
        self._turn_up()

    # -- who may do what ---------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        return [] if self.over else [0]

    def card_up(self) -> int:
        """The card turned up, or -1 when the hand pile is used up."""
        return self.deck[self.turned] if self.turned < len(self.deck) else -1

    def fits(self, kind: int) -> bool:
        """NN-41, NN-43: whether a card may go onto the pile of its colour."""
        top = self.piles[COLOUR_OF[kind]][-1]
        return top == WISH or _SHARES[KINDS * top + kind]

    def moves(self, seat: int) -> list[int]:
        if seat != 0 or self.over:
            return []
        if self.left >= 0:
            return self.name_moves()
        found: list[int] = []
        if self.turned < len(self.deck):
            found.append(PLAY if self.fits(self.deck[self.turned]) else WAIT)
        for colour in range(COLOUR_COUNT):
            row = self.waiting[colour]
            if row and self.fits(row[-1]):
                found.append(FETCH + colour)
        if self.wishes > 0:
            for colour in range(COLOUR_COUNT):
                found.append(LAY_WISH + colour)
        if self.turned == len(self.deck):
            found.append(FINISH)
        return found

    def why_not(self, seat: int, move: int) -> Refusal | None:
        if not 0 <= move < MOVE_COUNT:
            return Refusal("NN-41", "nn-why-no-move")
        if self.legal(seat, move):
            return None
        if self.over:
            return Refusal("NN-44", "nn-why-over")
        if self.left >= 0:
            return self.why_not_name(move)
        if move < ANSWER_COUNT:
            return Refusal("T-5", "nn-why-nothing-to-name")
        if move == FINISH:
            return Refusal("NN-44", "nn-why-hand-pile-left", {"count": len(self.deck) - self.turned})
        if move >= LAY_WISH:
            return Refusal("NN-43", "nn-why-no-wish")
        if move >= FETCH:
            row = self.waiting[move - FETCH]
            if not row:
                return Refusal("NN-42", "nn-why-nothing-waits", {"colour": COLOURS[move - FETCH]})
            return self._why_not_onto(row[-1], "NN-42")
        kind = self.card_up()
        if kind < 0:
            return Refusal("NN-41", "nn-why-hand-pile-empty")
        if move == WAIT:
            return Refusal("NN-41", "nn-why-must-play", {"card": NAMES[kind]})
        return self._why_not_onto(kind, "NN-41")

    def _why_not_onto(self, kind: int, clause: str) -> Refusal:
        top = self.piles[COLOUR_OF[kind]][-1]
        return Refusal(clause, "nn-why-no-common-row", {"left": NAMES[top], "right": NAMES[kind]})

    # -- playing -----------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        if move < ANSWER_COUNT:
            if self.hear_name(seat, move):
                self._check_end()
        elif move == PLAY:
            kind = self.deck[self.turned]
            self.turned += 1
            self._onto(kind, "nn-played")
        elif move == WAIT:
            kind = self.deck[self.turned]
            self.turned += 1
            self.waiting[COLOUR_OF[kind]] += (kind,)
            if self.story is not None:
                self.story.append(Event("nn-waits", {"card": NAMES[kind]}))
            self._turn_up()
            self._check_end()
        elif move < LAY_WISH:
            row = self.waiting[move - FETCH]
            self.waiting[move - FETCH] = row[:-1]
            self._onto(row[-1], "nn-fetched")
        elif move < FINISH:
            self.wishes -= 1
            self.piles[move - LAY_WISH] += (WISH,)
            if self.story is not None:
                self.story.append(Event("nn-wish-laid", {"colour": COLOURS[move - LAY_WISH]}))
            self._check_end()
        else:
            self._end()

    def _onto(self, kind: int, key: str) -> None:
        """NN-41, NN-42: a card goes onto its pile; what it shares with the card below is asked for."""
        colour = COLOUR_OF[kind]
        top = self.piles[colour][-1]
        self.piles[colour] += (kind,)
        if self.story is not None:
            if top == WISH:
                self.story.append(Event(key + "-on-wish", {"card": NAMES[kind]}))
            else:
                self.story.append(Event(key, {"card": NAMES[kind], "top": NAMES[top]}))
        if key == "nn-played":
            self._turn_up()
        if top != WISH:
            self.ask_name(top, kind)
        self._check_end()

    def _turn_up(self) -> None:
        """NN-43: wish cards that are turned up go aside; the next other card lies open."""
        story = self.story
        while self.turned < len(self.deck) and self.deck[self.turned] == WISH:
            self.turned += 1
            self.wishes += 1
            if story is not None:
                story.append(Event("nn-wish-aside", {"count": self.wishes}))
        if story is not None and self.turned < len(self.deck):
            story.append(Event("nn-turned", {"card": NAMES[self.deck[self.turned]]}))

    def _check_end(self) -> None:
        """NN-44: it ends by itself when the hand pile is used up and nothing can be moved."""
        if self.turned < len(self.deck) or self.wishes > 0 or self.left >= 0:
            return
        for row in self.waiting:
            if row and self.fits(row[-1]):
                return
        self._end()

    def _end(self) -> None:
        self.over = True
        if self.story is not None:
            self.story.append(Event("nn-patience-over", {"count": self.score()}))

    # -- the end -----------------------------------------------------------------------------------------------

    def score(self) -> int:
        """NN-44: the cards on the four piles."""
        return sum([len(pile) for pile in self.piles])

    def best_score(self) -> int:
        """NN-44: the best score that this deal allowed.  It tells something about the hand pile: not before the end."""
        if self.best < 0:
            self.best = best_score([pile[0] for pile in self.piles], self.deck)
        return self.best

    def outcome(self) -> Outcome | None:
        return Outcome([self.score()], [0], "NN-44") if self.over else None

    # -- knowing -----------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """The table; `views.PatienceView` says what each field means."""
        up = self.card_up()
        return {
            "phase": "over" if self.over else "naming" if self.left >= 0 else "turn",
            "turn": 0,
            "card_up": NAMES[up] if up >= 0 else None,
            "hand_pile": len(self.deck) - self.turned,
            "piles": [self._pile_view(colour) for colour in range(COLOUR_COUNT)],
            "wishes": self.wishes,
            "score": self.score(),
            "best": self.best_score() if self.over else None,
            "naming": self.naming_view(),
            "naming_mode": NAMING[self.naming],
            "mistakes": list(self.mistakes),
        }

    def _pile_view(self, colour: int) -> dict[str, object]:
        pile = self.piles[colour]
        row = self.waiting[colour]
        up = self.card_up()
        return {
            "colour": COLOURS[colour],
            "cards": [NAMES[kind] for kind in pile],
            "waiting": [NAMES[kind] for kind in row],
            "end_fits": len(row) > 0 and self.fits(row[-1]),
            "end_why": explain(pile[-1], row[-1], 0).json() if row and pile[-1] != WISH else None,
            "up_fits": up >= 0 and COLOUR_OF[up] == colour and self.fits(up),
            "up_why": explain(pile[-1], up, 0).json() if up >= 0 and COLOUR_OF[up] == colour and pile[-1] != WISH else None,
        }

    def imagine(self, seat: int | None, rng: Rng) -> "Patience":
        world = self.copy()
        known = min(self.turned + 1, len(self.deck))
        unseen = self.deck[known:]
        unseen.sort()
        rng.shuffle(unseen)
        world.deck = self.deck[:known] + unseen
        if not self.over:
            world.best = -1
        return world

    # -- copying, saving ---------------------------------------------------------------------------------------

    def copy(self) -> "Patience":
        twin = Patience(self.naming)
        twin.deck = self.deck
        twin.turned = self.turned
        twin.piles = self.piles[:]
        twin.waiting = self.waiting[:]
        twin.wishes = self.wishes
        twin.over = self.over
        twin.best = self.best
        self.copy_naming(twin)
        return twin

    def position(self) -> Position:
        return {
            "seats": 1,
            "hand_pile": [NAMES[kind] for kind in self.deck],
            "turned": self.turned,
            "piles": [[NAMES[kind] for kind in pile] for pile in self.piles],
            "waiting": [[NAMES[kind] for kind in row] for row in self.waiting],
            "wishes": self.wishes,
            "over": self.over,
            "naming": self.naming_position(),
        }

    def material(self) -> dict[str, int]:
        found = dict.fromkeys(NAMES, 0)
        count_cards(self.deck[self.turned :], found)
        count_cards([WISH] * self.wishes, found)
        for colour in range(COLOUR_COUNT):
            count_cards(list(self.piles[colour]), found)
            count_cards(list(self.waiting[colour]), found)
        return found
