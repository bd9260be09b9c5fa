"""The rules of Number Rally.

The German terms of the printed box: Ablagestapel is the pile, Nachziehstapel the draw pile, Rennauto the car,
Auto-Rallye a rally, der große Preis the game over several rallies, "gleiche Zahlenkarte ablegen" a snap, "Karte
nachziehen" the draw; the events are Reparaturstopp (pit repair), Reifenwechsel (tyre change), Überholen (overtake),
Frühstart (false start), Etappensieg (stage win), Tanken (refuel), Ölwechsel (oil change) and Zielgerade (home
straight).  The clauses (ZR-1 to ZR-15) are in texts/en/rules.md.

The effect of a card (taking the car, ending the rally) happens after its total has been named, so that nothing gives
the answer away.
"""

from spielkiste.core.game import Outcome, Position, Refusal, View
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng, check_rng
from spielkiste.core.story import Event, Phrase
from spielkiste.games.number_rally import refusals
from spielkiste.games.number_rally.advice import reason
from spielkiste.games.number_rally.encode import observe
from spielkiste.games.number_rally.material import (
    AFTER,
    BIT,
    DECK,
    HAND_SIZE,
    HIGHEST_NUMBER,
    KINDS,
    LITTLE_DECK,
    NAMES,
    TAKES_CAR,
    reaches_ten,
)
from spielkiste.games.number_rally.moves import DRAW, PASS, SAY, SNAP
from spielkiste.games.number_rally.position import write_position
from spielkiste.games.number_rally.showing import view_of, with_eyes_of
from spielkiste.games.number_rally.sums import skill_of
from spielkiste.games.number_rally.table import (
    EMPTY,
    ENDINGS,
    EQUAL,
    EXACT,
    NOBODY,
    NOT_YET,
    OFF,
    PAST,
    PRACTICE,
    RallyTable,
)
from spielkiste.games.number_rally.view import NumberRallyView


class NumberRally(RallyTable):
    """A grand prix in progress."""

    def deal(self, starter: int) -> None:
        """Shuffle and deal a new rally (ZR-1); `starter` plays first."""
        deck = LITTLE_DECK[:] if self.little else DECK[:]
        if self.rng_shared:
            self.rng = self.rng.copy()
            self.rng_shared = False
        self.rng.shuffle(deck)
        self.deck = deck
        self.drawn = HAND_SIZE * self.seats
        self.rally += 1
        self.starter = starter
        self.turn = starter
        self.pile = ()
        self.layer = NOBODY
        self.total = 0
        self.car = NOBODY
        self.snappable = False
        self.takes = False
        self.ending = NOT_YET
        story = self.story
        if story is not None:
            story.append(Event("zr-rally", {"seat": starter, "rally": self.rally}))
        for seat in range(self.seats):
            self.owed[seat] = 0
            self.set_hand(seat, deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)])
            if story is not None:
                cards = [NAMES[kind] for kind in self.hand(seat)]
                story.append(Event("zr-dealt", {"seat": seat}, {"cards": cards}, [seat]))

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return refusals.why_not(self, seat, move)

    # -- playing -----------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        if move < KINDS:
            self._lay(seat, move, False)
        elif move >= SAY:
            self._say(seat, move - SAY)
        elif move == DRAW:
            if not self.little:
                self.owed[seat] -= 1
            self._draw(seat)
            self._go_on()
        elif move == PASS or self.calm:
            if move != PASS:
                self.yes.append(seat)
            self.asked.remove(seat)
            self._go_on()
        else:
            self._lay(seat, move - SNAP, True)

    def _lay(self, seat: int, kind: int, snap: bool) -> None:
        """Play a card on the pile, on the seat's turn or as a snap (ZR-3, ZR-7)."""
        if self.naming_seat != NOBODY:
            self._lapse()
        before = self.total
        after = AFTER[kind][before]
        number = kind <= HIGHEST_NUMBER and not self.little
        # ZR-6: a card counts as equal only on another player's card.
        equal = number and len(self.pile) > 0 and self.pile[-1] == kind and self.layer != seat
        self._remove(seat, kind)
        self.pile += (kind,)
        self.layer = seat
        self.total = after
        self.window = False
        self.asked = []
        self.yes = []
        if after == self.goal:
            self.ending = EXACT
        elif after > self.goal:
            self.ending = EQUAL if equal else PAST
        self.takes = TAKES_CAR[kind] or equal or reaches_ten(before, after)
        self.snappable = number and self.ending == NOT_YET
        if seat == self.turn:
            # ZR-4: when the player to move plays a card, even as a snap, all open draws expire.
            for other in range(self.seats):
                self.owed[other] = 0
        if self.story is not None:
            self.story.append(Event("zr-snapped" if snap else "zr-laid", {"seat": seat, "card": NAMES[kind]}))
        if self.naming == OFF:
            self._settle(before)
            if self.ending != NOT_YET:
                self._end_rally()
                return
        else:
            self.naming_seat = seat
            self.naming_before = before
            self.wrong = ()
            if self.ending != NOT_YET:
                return
        if self.drawn < len(self.deck):
            if not self.by_hand:
                self._draw(seat)
            elif not self.little:
                self.owed[seat] += 1
        self.turn = self.following()
        # With two players, the only one who could snap is next anyway.  So that player is asked only when no more turns
        # are played.
        if self.snappable and self.seats > 2:
            self._open_window()
        self._go_on()

    def _open_window(self) -> None:
        """Ask every seat except the one that played the card, no matter which cards they have (ZR-7)."""
        self.window = True
        self.asked = [seat for seat in range(self.seats) if seat != self.layer]
        self.yes = []

    def _go_on(self) -> None:
        """Continue once no question is open; called after an answer, a named total or a draw."""
        naming = self.naming_seat != NOBODY
        # In calm tempo the answers stay secret until the total is named: closing early would reveal them.
        if self.window and not self.asked and not (self.calm and naming):
            self.window = False
            self.snappable = False
            if self.yes:
                self._lay(self._nearest_yes(), self.pile[-1], True)
                return
        if self.window or naming:
            return
        if self.ending != NOT_YET:
            self._end_rally()
        elif self.drawn == len(self.deck):
            # ZR-9d: no more turns are played, but the newest card can still be snapped.
            if self.snappable:
                self._open_window()
            else:
                self.ending = EMPTY
                self._end_rally()

    def _nearest_yes(self) -> int:
        """Return the seat that said yes and is nearest clockwise from the player of the card (ZR-7, calm tempo)."""
        for step in range(1, self.seats):
            seat = (self.layer + step) % self.seats
            if seat in self.yes:
                return seat
        raise AssertionError("nobody said yes")

    def _say(self, seat: int, answer: int) -> None:
        """Handle an answer to "what is the new total?" (T-5)."""
        right = answer == self.total
        if self.story is not None:
            sum_: dict[str, object] = {
                "seat": seat, "before": self.naming_before, "card": NAMES[self.pile[-1]],
                "answer": answer, "right": self.total, "skill": skill_of(self.naming_before, self.pile[-1]),
            }  # fmt: skip
            self.story.append(Event("zr-named" if right else "zr-misnamed", sum_))
        if not right:
            if self.naming == PRACTICE:
                self.wrong += (answer,)
                return
            self.mistakes[seat] += 1
        self.naming_seat = NOBODY
        self.wrong = ()
        self._settle(self.naming_before)
        self._go_on()

    def _lapse(self) -> None:
        """Drop the question about the total, because a snap was faster.  The effect of the card still counts."""
        if self.story is not None:
            self.story.append(Event("zr-naming-lapsed", {"seat": self.naming_seat}))
        self.naming_seat = NOBODY
        self.wrong = ()
        self._settle(self.naming_before)

    def _settle(self, before: int) -> None:
        """Announce the total and move the car if the card takes it (ZR-6)."""
        if self.story is not None:
            self.story.append(Event("zr-total", {"before": before, "total": self.total}))
        if self.takes and self.car != self.layer:
            self.car = self.layer
            if self.story is not None:
                self.story.append(Event("zr-car", {"seat": self.layer}))

    def _draw(self, seat: int) -> None:
        kind = self.deck[self.drawn]
        self.drawn += 1
        self.counts[KINDS * seat + kind] += 1
        self.held[seat] |= BIT[kind]
        self.sizes[seat] += 1
        if self.story is not None:
            self.story.append(Event("zr-drew", {"seat": seat}, {"card": NAMES[kind]}, [seat]))
            if self.drawn == len(self.deck):
                self.story.append(Event("zr-last-drawn", {}))

    def _remove(self, seat: int, kind: int) -> None:
        place = KINDS * seat + kind
        left = self.counts[place] - 1
        self.counts[place] = left
        self.sizes[seat] -= 1
        if left == 0:
            self.held[seat] ^= BIT[kind]

    def _end_rally(self) -> None:
        """End the rally (ZR-2, ZR-9, ZR-10).  The player with the car wins it in every case."""
        winner = self.car
        reason = ENDINGS[self.ending]
        if winner == NOBODY:
            if self.story is not None:
                self.story.append(Event("zr-rally-unwon", {"reason": reason}))
            self.deal((self.starter + 1) % self.seats)
            return
        self.points[winner] += 1
        if self.story is not None:
            self.story.append(
                Event("zr-rally-won", {"seat": winner, "reason": reason, "goal": self.goal, "points": self.points[winner]})
            )
        if self.points[winner] < self.points_to_win:
            self.deal((winner + 1) % self.seats)
            return
        self.over = True
        if self.story is not None:
            self.story.append(Event("zr-won", {"seat": winner, "points": self.points[winner]}))

    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        return Outcome(self.points[:], [self.car], "ZR-10")

    def stop(self) -> None:
        self.over = True
        self.window = False
        self.asked = []
        self.naming_seat = NOBODY

    def chapter(self) -> int:
        return self.rally

    def standing(self) -> list[float]:
        """Return each seat's share of the victory.

        Every rally is equally likely to go to any seat, so one more point roughly doubles the share.
        """
        if self.over:
            return super().standing()
        weights = [2.0**points for points in self.points]
        total = sum(weights)
        return [weight / total for weight in weights]

    # -- imagining, copying ------------------------------------------------------------------------------------

    def imagine(self, seat: int | None, rng: Rng) -> "NumberRally":
        check_rng(rng)
        world = self.copy()
        # Gather the unseen cards by kind, so that their real order leaves no trace.
        unseen_counts = [0] * KINDS
        for kind in self.deck[self.drawn :]:
            unseen_counts[kind] += 1
        for other in range(self.seats):
            if other != seat:
                for kind in range(KINDS):
                    unseen_counts[kind] += self.counts[KINDS * other + kind]
        unseen = [kind for kind in range(KINDS) for _ in range(unseen_counts[kind])]
        rng.shuffle(unseen)
        for other in range(self.seats):
            if other != seat:
                size = self.sizes[other]
                world.set_hand(other, unseen[len(unseen) - size :])
                del unseen[len(unseen) - size :]
        world.deck = unseen
        world.drawn = 0
        if self.window:
            # Who else has answered is secret: this seat has to assume that all others are still being asked.
            world.asked = [other for other in range(self.seats) if other != self.layer and (other != seat or seat in self.asked)]
            world.yes = [other for other in self.yes if other == seat]
        # The imagined world also shuffles the next rallies in its own way.
        world.rng = rng.branch()
        world.rng_shared = False
        return world

    def copy(self) -> "NumberRally":
        twin = NumberRally(self.seats, self.little, self.by_hand, self.naming, self.calm, self.points_to_win)
        twin.game = self.game
        self.copy_onto(twin)
        return twin

    # -- seeing, saving ----------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> NumberRallyView:
        """Return everything this seat may know; see `view.NumberRallyView` for the fields."""
        self.check_seat(seat)
        return view_of(self, seat)

    def observe(self, seat: int) -> bytes:
        self.check_seat(seat)
        return observe(self, seat)

    def views(self, eyes: list[int | None]) -> list[View]:
        table = self.view(None)
        return [with_eyes_of(self, table, seat) for seat in eyes]

    def reason(self, seat: int, move: int, knowledge: Knowledge) -> Phrase | None:
        return reason(self.view(seat), seat, move)

    def position(self) -> Position:
        return write_position(self)
