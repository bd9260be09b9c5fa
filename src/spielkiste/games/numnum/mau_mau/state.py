"""The rules of Times Table Mau-Mau (NN-10 to NN-16).

The German terms of the printed box: Wunschkarte is the wish card, 2er-Verbot and 5er-Verbot are "no twos" and "no
fives", Reihe is a row (times table), doppelt passend is a double match, Stapel the draw pile.  The clauses are in
../texts/en/rules.md.

A turn is *fresh* until a card is played or drawn; after a double match it goes on (*again*); after drawing (*drawn*)
the player plays or keeps that card.  A naming question (T-5) comes before all of these.
"""

from spielkiste.core.game import Outcome, Position, Refusal, View
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng, check_rng
from spielkiste.core.story import Event, Phrase
from spielkiste.games.numnum.matching import BAR_OF, BARRED_ROW, DOUBLE, MATCH, barred_rows
from spielkiste.games.numnum.material import COLOURS, KINDS, NAMES, NO_TWOS, NUMBER_CARDS, WISH
from spielkiste.games.numnum.mau_mau.advice import reason
from spielkiste.games.numnum.mau_mau.encode import observe
from spielkiste.games.numnum.mau_mau.knowledge import MauMauKnowledge
from spielkiste.games.numnum.mau_mau.moves import DRAW, KEEP, LAY, PASS, STOP, WISH_FOR
from spielkiste.games.numnum.mau_mau.refusals import why_not
from spielkiste.games.numnum.mau_mau.showing import view_of, with_eyes_of
from spielkiste.games.numnum.mau_mau.table import AGAIN, DRAWN, FRESH, HANDS, OVER, PHASES, MauMauTable
from spielkiste.games.numnum.mau_mau.view import MauMauView
from spielkiste.games.numnum.naming import ANSWER_COUNT


class MauMau(MauMauTable):
    """A game of Mau-Mau in progress."""

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return why_not(self, seat, move)

    def outlook(self, seat: int, move: int) -> dict[str, object]:
        """Return the row of a ban card, and whether playing it would lift the ban (NN-14)."""
        which = move - LAY - NO_TWOS
        if not 0 <= which < len(BAR_OF):
            return {}
        return {"row": BARRED_ROW[which], "lifts": self.bars & BAR_OF[which] != 0}

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
        """Play a number card (NN-11), even as the first card after a wish (NN-13)."""
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
        """Play a wish card and name a colour (NN-13)."""
        self.pile.append(WISH)
        self.wished = colour
        if self.story is not None:
            self.story.append(Event("nn-wished", {"seat": seat, "colour": COLOURS[colour]}))
        self._after_lay(seat, False)

    def _lay_bar(self, seat: int, kind: int) -> None:
        """Set or lift a ban (NN-14); the cards of a lifted ban go under the pile (NN-15)."""
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
        """End the game if the last card was played (NN-16), go on after a double match (NN-11), or end the turn."""
        if not self.hands[seat]:
            self._end("NN-16")
        elif double:
            self.phase = AGAIN
        else:
            self._next_turn()

    def _draw(self, seat: int) -> None:
        """Draw a card (NN-12); make a new draw pile first if it is empty (NN-15)."""
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
        """Make a new draw pile from the pile without its top card (NN-15)."""
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
            winners = self.winners()
            fewest = len(self.hands[winners[0]])
            if fewest == 0:
                self.story.append(Event("nn-mau-won", {"seats": winners}))
            else:
                self.story.append(Event("nn-mau-stuck", {"seats": winners, "count": fewest}))

    # -- the end -----------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        # Fewer cards are better, so each card left counts as -1.
        return Outcome([-len(hand) for hand in self.hands], self.winners(), self.ended_by)

    def stop(self) -> None:
        self.phase = OVER
        self.drawn = -1
        self.drop_question()

    # -- views and imagined worlds -----------------------------------------------------------------------------

    def view(self, seat: int | None) -> MauMauView:
        self.check_seat(seat)
        return view_of(self, seat)

    def observe(self, seat: int) -> bytes:
        self.check_seat(seat)
        return observe(self, seat)

    def views(self, eyes: list[int | None]) -> list[View]:
        table = self.view(None)
        return [with_eyes_of(self, table, seat) for seat in eyes]

    def reason(self, seat: int, move: int, knowledge: Knowledge) -> Phrase | None:
        return reason(self.view(seat), seat, self.moves(seat), move)

    def imagine(self, seat: int | None, rng: Rng) -> "MauMau":
        check_rng(rng)
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
        world.rng = rng.branch()
        world.rng_shared = False
        return world

    def knowledge(self, seat: int | None) -> MauMauKnowledge:
        return MauMauKnowledge(seat)

    def imagine_knowing(self, knowledge: Knowledge, rng: Rng) -> "MauMau":
        """Return a world whose hands agree with everything this seat has seen."""
        seat = knowledge.seat
        hands = knowledge.hands.deal(rng) if isinstance(knowledge, MauMauKnowledge) and knowledge.complete else []
        if not hands:
            return self.imagine(seat, rng)
        world = self.copy()
        remaining = self.deck[self.taken :]
        known = remaining[len(remaining) - self.sunk :]
        unseen = remaining[: len(remaining) - self.sunk]
        for other in range(self.seats):
            if other != seat:
                unseen += self.hands[other]
        for other in range(self.seats):
            if other != seat:
                hand = hands[other]
                for kind in hand:
                    unseen.remove(kind)
                if other == self.turn and self.phase == DRAWN:
                    # The newest card is the last one.
                    world.drawn = hand[-1]
                world.hands[other] = sorted(hand)
        unseen.sort()
        rng.shuffle(unseen)
        world.deck = unseen + known
        world.taken = 0
        world.rng = rng.branch()
        world.rng_shared = False
        return world

    def denied(self, knowledge: Knowledge) -> str:
        if not isinstance(knowledge, MauMauKnowledge) or not knowledge.complete:
            return ""
        return knowledge.hands.denied(self.hands)

    # -- copying, saving ---------------------------------------------------------------------------------------

    def copy(self) -> "MauMau":
        twin = MauMau(self.seats, self.open_hands, self.naming, self.rng)
        twin.game = self.game
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
            "hands": HANDS[int(self.open_hands)],
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
