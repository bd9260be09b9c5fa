"""1x1 Mau-Mau: the rules (NN-10 to NN-16).

For owners of the box: Wunschkarte is the wish card, 2er-Verbot and 5er-Verbot are "no twos" and "no fives", Reihe is a
row of the times table, doppelt passend is a double match, Stapel the draw pile.  The clauses are in ../texts/en/rules.md.

A turn is *fresh* until a card is laid or drawn; after a double match it goes on (*again*); with a card *drawn* the
player lays it or keeps it.  A question of naming (T-5) lies on top of all that.
"""

from typing import Final

from spielkiste.core.game import Outcome, Position, Refusal, Story, View
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Event
from spielkiste.games.numnum.matching import BAR_OF, BARRED_ROW, DOUBLE, MATCH, bar_cards, barred_rows, explain
from spielkiste.games.numnum.material import (
    COLOUR_COUNT,
    COLOUR_OF,
    COLOURS,
    KINDS,
    NAMES,
    NO_TWOS,
    NUMBER_CARDS,
    WISH,
    count_cards,
)
from spielkiste.games.numnum.mau_mau.moves import DRAW, KEEP, LAY, LAY_WISH, MOVE_COUNT, PASS, STOP, WISH_FOR
from spielkiste.games.numnum.naming import ANSWER_COUNT, NAMING, NamingState

FRESH: Final = 0
AGAIN: Final = 1
DRAWN: Final = 2
OVER: Final = 3
PHASES: Final = ["turn", "again", "drawn", "over"]

HAND_SIZE: Final = 7

# Stand-ins until the cards are dealt; never written to.
_NO_CARDS: Final[list[int]] = []
_NO_HANDS: Final[list[list[int]]] = []


class MauMau(NamingState):
    """A game of Mau-Mau in progress."""

    def __init__(self, seats: int, open_hands: bool, naming: int, rng: Rng, story: Story | None = None) -> None:
        """A table with nothing on it; the game's `start`, `load` or `copy` fills it."""
        super().__init__(seats, naming, story)
        self.open_hands = open_hands
        #: The draw pile, shared by all copies; `taken` cards are gone from its front.  Everybody saw its last `sunk` cards.
        self.deck = _NO_CARDS
        self.taken = 0
        self.sunk = 0
        #: The cards laid, the top last.  Bar cards in force lie beside it.
        self.pile = _NO_CARDS
        #: The colour wished for (0-3), or -1 if the top is a number card.
        self.wished = -1
        #: Each seat's cards, sorted.
        self.hands = _NO_HANDS
        self.turn = 0
        self.phase = FRESH
        #: The card just drawn (it is in the hand too), or -1.
        self.drawn = -1
        #: How many seats have passed in a row.
        self.passes = 0
        #: For new draw piles; copies share it until one of them needs it.
        self.rng = rng
        self.rng_shared = False
        self.ended_by = ""

    # -- who may do what ---------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        return [] if self.phase == OVER else [self.turn]

    def fits(self, kind: int) -> bool:
        """NN-11, NN-13, NN-14: whether this card can be laid now."""
        if kind >= NUMBER_CARDS:
            return True
        if self.wished >= 0:
            return COLOUR_OF[kind] == self.wished
        return MATCH[self.bars][KINDS * self.pile[-1] + kind] > 0

    def moves(self, seat: int) -> list[int]:
        if seat != self.turn or self.phase == OVER:
            return []
        if self.left >= 0:
            return self.name_moves()
        found: list[int] = []
        if self.phase == DRAWN:
            if self.fits(self.drawn):
                _add_lay(self.drawn, found)
            found.append(KEEP)
            return found
        number_fits = False
        last = -1
        for kind in self.hands[seat]:
            if kind != last and self.fits(kind):
                _add_lay(kind, found)
                if kind < NUMBER_CARDS:
                    number_fits = True
            last = kind
        if self.phase == AGAIN:
            found.append(STOP)
        elif not number_fits:
            found.append(DRAW if self.can_draw() else PASS)
        return found

    def can_draw(self) -> bool:
        """NN-15: whether the draw pile has a card or could be made anew."""
        return self.taken < len(self.deck) or len(self.pile) > 1

    def why_not(self, seat: int, move: int) -> Refusal | None:
        if not 0 <= move < MOVE_COUNT:
            return Refusal("NN-11", "nn-why-no-move")
        if self.legal(seat, move):
            return None
        if self.phase == OVER:
            return Refusal(self.ended_by, "nn-why-over")
        if seat != self.turn:
            return Refusal("NN-11", "nn-why-turn", {"seat": self.turn})
        if self.left >= 0:
            return self.why_not_name(move)
        if move < ANSWER_COUNT:
            return Refusal("T-5", "nn-why-nothing-to-name")
        if move < DRAW:
            return self._why_not_lay(seat, WISH if move >= WISH_FOR else move - LAY, move == LAY_WISH)
        if move == KEEP:
            return Refusal("NN-12", "nn-why-nothing-drawn")
        if move == STOP:
            return Refusal("NN-11", "nn-why-no-stop" if self.phase == FRESH else "nn-why-drawn-first")
        if self.phase == DRAWN:
            return Refusal("NN-12", "nn-why-drawn-first")
        if self.phase == AGAIN:
            return Refusal("NN-11", "nn-why-no-draw-after-double")
        if move == PASS and self.can_draw():
            return Refusal("NN-15", "nn-why-no-pass")
        if move == DRAW and not self.can_draw():
            return Refusal("NN-15", "nn-why-empty")
        return Refusal("NN-12", "nn-why-must-lay")

    def _why_not_lay(self, seat: int, kind: int, colourless: bool) -> Refusal:
        if kind not in self.hands[seat]:
            return Refusal("NN-11", "nn-why-not-held", {"card": NAMES[kind]})
        if self.phase == DRAWN and kind != self.drawn:
            return Refusal("NN-12", "nn-why-drawn-only", {"card": NAMES[kind]})
        if colourless:
            return Refusal("NN-13", "nn-why-wish-colour")
        if self.wished >= 0:
            return Refusal("NN-13", "nn-why-other-colour", {"card": NAMES[kind], "colour": COLOURS[self.wished]})
        top = self.pile[-1]
        told: dict[str, object] = {"left": NAMES[top], "right": NAMES[kind]}
        barred = explain(top, kind, self.bars).barred
        if barred:
            return Refusal("NN-4", "nn-why-barred", {**told, "rows": [str(row) for row in barred]})
        return Refusal("NN-3", "nn-why-no-match", told)

    # -- playing -----------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        if move < ANSWER_COUNT:
            double = MATCH[self.bars][KINDS * self.left + self.right] == DOUBLE
            if self.hear_name(seat, move):
                self._after_lay(seat, double)
        elif move < WISH_FOR:
            kind = move - LAY
            self._begin_lay(seat, kind)
            if kind < NUMBER_CARDS:
                self._lay_number(seat, kind)
            else:
                self._lay_bar(seat, kind)
        elif move < DRAW:
            self._begin_lay(seat, WISH)
            self._lay_wish(seat, move - WISH_FOR)
        elif move == DRAW:
            self.passes = 0
            self._draw(seat)
        else:
            if self.story is not None:
                key = "nn-kept" if move == KEEP else "nn-stopped" if move == STOP else "nn-passed"
                self.story.append(Event(key, {"seat": seat}))
            if move == PASS:
                self.passes += 1
                if self.passes == self.seats:
                    self._end("NN-16")
                    return
            self._next_turn()

    def _begin_lay(self, seat: int, kind: int) -> None:
        self.hands[seat].remove(kind)
        self.passes = 0
        self.phase = FRESH
        self.drawn = -1

    def _lay_number(self, seat: int, kind: int) -> None:
        """NN-11, and NN-13 for the card after a wish."""
        top = self.pile[-1]
        story = self.story
        self.pile.append(kind)
        if self.wished >= 0:
            if story is not None:
                story.append(Event("nn-laid-on-wish", {"seat": seat, "card": NAMES[kind]}))
            self.wished = -1
            self._after_lay(seat, False)
            return
        double = MATCH[self.bars][KINDS * top + kind] == DOUBLE
        if story is not None:
            key = "nn-laid-doubly" if double else "nn-laid"
            story.append(Event(key, {"seat": seat, "card": NAMES[kind], "top": NAMES[top]}))
        self.ask_name(top, kind)
        if self.left < 0:
            self._after_lay(seat, double)

    def _lay_wish(self, seat: int, colour: int) -> None:
        """NN-13."""
        self.pile.append(WISH)
        self.wished = colour
        if self.story is not None:
            self.story.append(Event("nn-wished", {"seat": seat, "colour": COLOURS[colour]}))
        self._after_lay(seat, False)

    def _lay_bar(self, seat: int, kind: int) -> None:
        """NN-14: set or lift a bar; NN-15: the cards of a lifted bar go under the pile."""
        bar = BAR_OF[kind - NO_TWOS]
        lifted = self.bars & bar != 0
        self.bars ^= bar
        if lifted:
            self.pile.insert(0, kind)
            self.pile.insert(0, kind)
        if self.story is not None:
            row = BARRED_ROW[kind - NO_TWOS]
            self.story.append(Event("nn-lifted" if lifted else "nn-barred", {"seat": seat, "card": NAMES[kind], "row": row}))
        self._after_lay(seat, False)

    def _after_lay(self, seat: int, double: bool) -> None:
        """NN-16: the last card wins; NN-11: a double match goes on."""
        if not self.hands[seat]:
            self._end("NN-16")
        elif double:
            self.phase = AGAIN
        else:
            self._next_turn()

    def _draw(self, seat: int) -> None:
        """NN-12, with NN-15 if the draw pile is empty."""
        if self.taken == len(self.deck):
            self._renew()
        kind = self.deck[self.taken]
        self.taken += 1
        self.sunk = min(self.sunk, len(self.deck) - self.taken)
        hand = self.hands[seat]
        hand.append(kind)
        hand.sort()
        self.drawn = kind
        self.phase = DRAWN
        if self.story is not None:
            if self.open_hands:
                self.story.append(Event("nn-drew-open", {"seat": seat, "card": NAMES[kind]}))
            else:
                self.story.append(Event("nn-drew", {"seat": seat}, {"card": NAMES[kind]}, [seat]))

    def _renew(self) -> None:
        """NN-15: all but the top of the pile becomes the new draw pile."""
        if self.rng_shared:
            self.rng = self.rng.copy()
            self.rng_shared = False
        self.deck = self.pile[:-1]
        self.deck.sort()
        self.rng.shuffle(self.deck)
        self.pile = [self.pile[-1]]
        self.taken = 0
        self.sunk = 0
        if self.story is not None:
            self.story.append(Event("nn-reshuffled", {"count": len(self.deck)}))

    def _next_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        self.phase = FRESH
        self.drawn = -1

    def _end(self, clause: str) -> None:
        self.phase = OVER
        self.drawn = -1
        self.ended_by = clause
        if self.story is not None:
            winners = self._winners()
            fewest = len(self.hands[winners[0]])
            if fewest == 0:
                self.story.append(Event("nn-mau-won", {"seats": winners}))
            else:
                self.story.append(Event("nn-mau-stuck", {"seats": winners, "count": fewest}))

    # -- the end -----------------------------------------------------------------------------------------------

    def _winners(self) -> list[int]:
        fewest = min([len(hand) for hand in self.hands])
        return [seat for seat in range(self.seats) if len(self.hands[seat]) == fewest]

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        # Fewer cards are better, so the cards left count against their holder.
        return Outcome([-len(hand) for hand in self.hands], self._winners(), self.ended_by)

    # -- knowing -----------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """The table as one seat sees it; `views.MauMauView` says what each field means."""
        own = self.hands[seat] if seat is not None else []
        top = self.pile[-1]
        reasons: list[object] = []
        for kind in own:
            if kind < NUMBER_CARDS and self.wished < 0:
                reasons.append(explain(top, kind, self.bars).json())
            else:
                reasons.append(None)
        sees_drawn = self.phase == DRAWN and (self.open_hands or seat == self.turn)
        return {
            "phase": "naming" if self.left >= 0 else PHASES[self.phase],
            "turn": self.turn,
            "top": NAMES[top],
            "wished": COLOURS[self.wished] if self.wished >= 0 else None,
            "bars": barred_rows(self.bars),
            "pile": len(self.pile),
            "draw_pile": len(self.deck) - self.taken,
            "can_draw": self.can_draw(),
            "hand": [NAMES[kind] for kind in own],
            "reasons": reasons,
            "drawn": NAMES[self.drawn] if sees_drawn and self.drawn >= 0 else None,
            "open_hands": self.open_hands,
            "hands": [self._hand_seen(other, seat) for other in range(self.seats)],
            "hand_sizes": [len(hand) for hand in self.hands],
            "passes": self.passes,
            "naming": self.naming_view(),
            "naming_mode": NAMING[self.naming],
            "mistakes": list(self.mistakes),
        }

    def _hand_seen(self, owner: int, seat: int | None) -> object:
        if self.open_hands or owner == seat:
            return [NAMES[kind] for kind in self.hands[owner]]
        return None

    def imagine(self, seat: int | None, rng: Rng) -> "MauMau":
        world = self.copy()
        remaining = self.deck[self.taken :]
        known = remaining[len(remaining) - self.sunk :]
        unseen = remaining[: len(remaining) - self.sunk]
        hidden = [other for other in range(self.seats) if other != seat] if not self.open_hands else []
        for other in hidden:
            unseen += self.hands[other]
        unseen.sort()
        rng.shuffle(unseen)
        for other in hidden:
            size = len(self.hands[other])
            hand = unseen[len(unseen) - size :]
            del unseen[len(unseen) - size :]
            if other == self.turn and self.phase == DRAWN and hand:
                world.drawn = hand[0]
            hand.sort()
            world.hands[other] = hand
        world.deck = unseen + known
        world.taken = 0
        world.rng = Rng(f"imagined:{rng.below(1 << 24)}")
        world.rng_shared = False
        return world

    # -- copying, saving ---------------------------------------------------------------------------------------

    def copy(self) -> "MauMau":
        twin = MauMau(self.seats, self.open_hands, self.naming, self.rng)
        self.rng_shared = True
        twin.rng_shared = True
        twin.deck = self.deck
        twin.taken = self.taken
        twin.sunk = self.sunk
        twin.pile = self.pile[:]
        twin.bars = self.bars
        twin.wished = self.wished
        twin.hands = [hand[:] for hand in self.hands]
        twin.turn = self.turn
        twin.phase = self.phase
        twin.drawn = self.drawn
        twin.passes = self.passes
        twin.ended_by = self.ended_by
        self.copy_naming(twin)
        return twin

    def position(self) -> Position:
        return {
            "seats": self.seats,
            "hands": "open" if self.open_hands else "hidden",
            "draw_pile": [NAMES[kind] for kind in self.deck[self.taken :]],
            "sunk": self.sunk,
            "pile": [NAMES[kind] for kind in self.pile],
            "bars": barred_rows(self.bars),
            "wished": COLOURS[self.wished] if self.wished >= 0 else None,
            "cards": [[NAMES[kind] for kind in hand] for hand in self.hands],
            "turn": self.turn,
            "phase": PHASES[self.phase],
            "drawn": NAMES[self.drawn] if self.drawn >= 0 else None,
            "passes": self.passes,
            "naming": self.naming_position(),
            "ended_by": self.ended_by,
            "rng": self.rng.position(),
        }

    def material(self) -> dict[str, int]:
        found = dict.fromkeys(NAMES, 0)
        count_cards(self.deck[self.taken :], found)
        count_cards(self.pile, found)
        count_cards(bar_cards(self.bars), found)
        for hand in self.hands:
            count_cards(hand, found)
        return found


def _add_lay(kind: int, found: list[int]) -> None:
    """The move, or for a wish card the four moves, that lay this card."""
    if kind == WISH:
        for colour in range(COLOUR_COUNT):
            found.append(WISH_FOR + colour)
    else:
        found.append(LAY + kind)
