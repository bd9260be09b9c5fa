"""The rules of Wall Break and Clear Away! (NN-20 to NN-33).

One class implements both; `material.Variant` has the differences.

The German terms of the printed box: Mauer is the wall, Stapel a stack (in Clear Away! a Reihe, a row), Durchbruch the
breach, Partei a party, doppelt passend a double match, Wunschkarte the wish card, 2er-Verbot and 5er-Verbot the ban
cards.  The clauses are in ../texts/en/rules.md.

Seat s belongs to party s modulo 2.
"""

from spielkiste.core.game import Outcome, Position, Refusal, View
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng, check_rng
from spielkiste.core.story import Event, Phrase
from spielkiste.games.numnum.matching import BAR_OF, BARRED_ROW, DOUBLE, MATCH, SINGLE
from spielkiste.games.numnum.material import KINDS, NAMES, NO_TWOS, NUMBER_CARDS, WISH
from spielkiste.games.numnum.naming import ANSWER_COUNT
from spielkiste.games.numnum.wall import position, refusals
from spielkiste.games.numnum.wall.advice import reason
from spielkiste.games.numnum.wall.encode import observe
from spielkiste.games.numnum.wall.material import PARTIES, STACKS, TALLEST
from spielkiste.games.numnum.wall.moves import ASIDE, CLAIM, DIRECTIONS, SWAP, TAKE
from spielkiste.games.numnum.wall.showing import view_of
from spielkiste.games.numnum.wall.stacks import ASK_BREACH, ASK_NAME, MAIN, OPENING, OVER, Stacks
from spielkiste.games.numnum.wall.view import WallView


class Wall(Stacks):
    """A game in progress."""

    def begin(self, seat: int) -> None:
        """Start the opening (NN-21); skip it if no double pair is free."""
        self.turn = seat
        if not self.pairs(DOUBLE):
            self._open_main()

    # -- legal moves -------------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        return [] if self.phase == OVER else [self.turn]

    def lone_actor(self) -> int:
        return -1 if self.phase == OVER else self.turn

    def moves(self, seat: int) -> list[int]:
        if seat != self.turn or self.phase == OVER:
            return self.nothing_for(seat)
        if self.questions:
            if self.questions[-1] == ASK_NAME:
                return self.name_moves()
            return [CLAIM + 2 * stack + side for stack in range(STACKS) if self.heights[stack] == 0 for side in range(2)]
        if self.phase == OPENING:
            return self.pairs(DOUBLE)
        return self.pairs(SINGLE) + self.extras()

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return refusals.why_not(self, seat, move)

    def outlook(self, seat: int, move: int) -> dict[str, object]:
        """Return a ban card's row and whether the move lifts the ban; otherwise {}."""
        if not ASIDE <= move < CLAIM:
            return {}
        which = self.top(move - ASIDE) - NO_TWOS
        return {"row": BARRED_ROW[which], "lifts": self.bars & BAR_OF[which] != 0}

    def move_phrase(self, move: int) -> Phrase:
        if TAKE <= move < ASIDE:
            first = (move - TAKE) // STACKS
            second = (move - TAKE) % STACKS
            right = self.second(first) if first == second else self.top(second)
            return Phrase("nn-move-take-cards", {"left": NAMES[self.top(first)], "right": NAMES[right]})
        if ASIDE <= move < CLAIM:
            return Phrase("nn-move-aside-card", {"card": NAMES[self.top(move - ASIDE)]})
        return super().move_phrase(move)

    # -- playing -----------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        if move < ANSWER_COUNT:
            double = MATCH[self.bars][KINDS * self.left + self.right] == DOUBLE
            if self.hear_name(seat, move):
                self.questions = self.questions[:-1]
                self._after_pair(double)
        elif move < ASIDE:
            self._take(seat, (move - TAKE) // STACKS, (move - TAKE) % STACKS)
        elif move < CLAIM:
            self._set_aside(seat, move - ASIDE)
        elif move < SWAP:
            self._claim(seat, (move - CLAIM) // 2, (move - CLAIM) % 2)
        else:
            self._swap(seat, (move - SWAP) // NUMBER_CARDS, (move - SWAP) % NUMBER_CARDS)

    def _take(self, seat: int, first: int, second: int) -> None:
        """Take a pair (NN-21, NN-22): the left card first, or in one row the end card."""
        left = self._pick(seat, first)
        right = self._pick(seat, second)
        double = MATCH[self.bars][KINDS * left + right] == DOUBLE
        story = self.story
        if story is not None:
            key = "nn-took-opening" if self.phase == OPENING else "nn-took-doubly" if double else "nn-took"
            told: dict[str, object] = {"seat": seat, "left": NAMES[left], "right": NAMES[right]}
            told["first"] = first + 1
            told["second"] = second + 1
            story.append(Event(key, told))
        if self.variant.breach and (self.heights[first] == 0 or self.heights[second] == 0):
            self._break_wall(seat)
        self.ask_name(left, right)
        if self.left >= 0:
            self.questions += (ASK_NAME,)
        else:
            self._after_pair(double)

    def _pick(self, seat: int, stack: int) -> int:
        card = self.top(stack)
        self.heights[stack] -= 1
        self.hand_over(card, seat % PARTIES)
        return card

    def _after_pair(self, double: bool) -> None:
        """Decide whose turn it is, once no question is open."""
        if self.questions:
            return
        if self.phase == OPENING:
            self._pass_turn()
            if not self.pairs(DOUBLE, 1):
                self._open_main()
            return
        if not double:
            self._pass_turn()
        self._go_on()

    def _pass_turn(self) -> None:
        self.turn = (self.turn + 1) % self.seats

    def _open_main(self) -> None:
        self.phase = MAIN
        if self.story is not None:
            self.story.append(Event("nn-opening-over", {"seat": self.turn}))
        self._go_on()

    def _go_on(self) -> None:
        """End the game if the party to move can do nothing (NN-25, NN-32)."""
        if not self.pairs(SINGLE, 1) and not self.extras():
            self._end("NN-25" if self.variant.breach else "NN-32")

    def _set_aside(self, seat: int, stack: int) -> None:
        """Set a ban card aside, which sets or lifts its ban (NN-23b)."""
        card = self.top(stack)
        self.heights[stack] -= 1
        self.aside += (card,)
        bar = BAR_OF[card - NO_TWOS]
        lifted = self.bars & bar != 0
        self.bars ^= bar
        if self.story is not None:
            told: dict[str, object] = {"seat": seat, "card": NAMES[card], "stack": stack + 1}
            told["row"] = BARRED_ROW[card - NO_TWOS]
            self.story.append(Event("nn-aside-lifted" if lifted else "nn-aside-barred", told))
        if self.variant.breach and self.heights[stack] == 0:
            self._break_wall(seat)
        else:
            self._go_on()

    def _swap(self, seat: int, stack: int, kind: int) -> None:
        """Swap a wish card for a number card (NN-23a): the party that had the number card gets the wish card."""
        place = len(self.taken) - 1
        while self.taken[place] != kind:
            place -= 1
        self.taken[place] = WISH
        self.cells[TALLEST * stack + self.heights[stack] - 1] = kind
        if self.story is not None:
            told: dict[str, object] = {"seat": seat, "stack": stack + 1, "card": NAMES[kind]}
            told["side"] = self.takers[place]
            self.story.append(Event("nn-swapped", told))
        self._go_on()

    def _break_wall(self, seat: int) -> None:
        self.questions += (ASK_BREACH,)
        if self.story is not None:
            for stack in range(STACKS):
                if self.heights[stack] == 0:
                    self.story.append(Event("nn-breach", {"seat": seat, "stack": stack + 1}))

    def _claim(self, seat: int, stack: int, direction: int) -> None:
        """Give the party all cards to the left or right of the breach (NN-24)."""
        count = self.beside(stack, direction)
        self.scores[seat % PARTIES] += count
        self.breach = stack
        self.claimed = direction
        self.questions = self.questions[:-1]
        if self.story is not None:
            told: dict[str, object] = {"seat": seat, "stack": stack + 1, "direction": DIRECTIONS[direction]}
            told["count"] = count
            self.story.append(Event("nn-claimed", told))
        self._end("NN-24")

    def _end(self, clause: str) -> None:
        self.phase = OVER
        self.ended_by = clause
        if self.story is not None:
            if clause != "NN-24":
                self.story.append(Event("nn-no-more-pairs", {}))
            self.story.append(Event("nn-wall-won", {"seats": self.winners(), "count": max(self.scores)}))

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome([self.scores[seat % PARTIES] for seat in range(self.seats)], self.winners(), self.ended_by)

    def stop(self) -> None:
        self.phase = OVER
        self.questions = ()
        self.drop_question()

    # -- views and imagined worlds -----------------------------------------------------------------------------

    def view(self, seat: int | None) -> WallView:
        self.check_seat(seat)
        return view_of(self)

    def observe(self, seat: int) -> bytes:
        self.check_seat(seat)
        return observe(self, seat)

    def reason(self, seat: int, move: int, knowledge: Knowledge) -> Phrase | None:
        if move < SWAP and not (self.variant.open_rows and TAKE <= move < CLAIM):
            return reason(self.view(seat), move, -1, False)
        # This move uncovers no hidden card, so trying it reveals nothing.
        after = self._pairs_after(seat, move)
        pairs = [other for other in self.moves(seat) if TAKE <= other < ASIDE] if move < ASIDE else []
        fewest = all(self._pairs_after(seat, other) >= after for other in pairs)
        return reason(self.view(seat), move, after, fewest)

    def _pairs_after(self, seat: int, move: int) -> int:
        twin = self.copy()
        twin.apply(seat, move)
        return len(twin.pairs(SINGLE))

    def views(self, eyes: list[int | None]) -> list[View]:
        view: View = self.view(None)
        return [view for _ in eyes]

    def imagine(self, seat: int | None, rng: Rng) -> "Wall":
        check_rng(rng)
        world = self.copy()
        if self.variant.open_rows:
            return world
        unseen: list[int] = []
        for stack in range(STACKS):
            unseen += self.cards_of(stack)[:-1]
        unseen.sort()
        rng.shuffle(unseen)
        dealt = 0
        for stack in range(STACKS):
            base = TALLEST * stack
            for place in range(self.heights[stack] - 1):
                world.cells[base + place] = unseen[dealt]
                dealt += 1
        return world

    # -- copying, saving ---------------------------------------------------------------------------------------

    def copy(self) -> "Wall":
        twin = Wall(self.variant, self.seats, self.naming)
        twin.game = self.game
        self.copy_stacks(twin)
        return twin

    def position(self) -> Position:
        return position.write_position(self)
