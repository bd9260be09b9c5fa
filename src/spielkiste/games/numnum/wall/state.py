"""Mauerbruch and Räum ab!: the rules (NN-20 to NN-33), one implementation with the differences in `variant`.

For owners of the box: Mauer is the wall, Stapel a stack (in Räum ab! a Reihe, a row), Durchbruch the breach, Partei a
party, doppelt passend a double match, Wunschkarte the wish card, 2er-Verbot and 5er-Verbot the bar cards.  The clauses
are in ../texts/en/rules.md.

Seat s belongs to party s modulo 2.  What a player is asked after a pair (to name what it shares, which side of the
breach to take) is a stack of questions; play goes on when it is empty.
"""

from typing import Final

from spielkiste.core.game import Outcome, Position, Refusal, Story, View
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Event
from spielkiste.games.numnum.matching import BAR_OF, BARRED_ROW, DOUBLE, MATCH, SINGLE, barred_rows, explain
from spielkiste.games.numnum.material import KINDS, NAMES, NO_TWOS, NUMBER_CARDS, WISH, count_cards
from spielkiste.games.numnum.naming import ANSWER_COUNT, NAMING, NamingState
from spielkiste.games.numnum.wall.moves import ASIDE, CLAIM, DIRECTIONS, LEFT, MOVE_COUNT, SWAP, TAKE
from spielkiste.games.numnum.wall.variant import LAST_TAKEN, PARTIES, STACKS, TALLEST, Variant

OPENING: Final = 0
MAIN: Final = 1
OVER: Final = 2
PHASES: Final = ["opening", "main", "over"]

#: Questions: which side of the breach, and (on top of it) what the pair shares.
ASK_BREACH: Final = 0
ASK_NAME: Final = 1
QUESTIONS: Final = ["breach", "naming"]

_NO_CARDS: Final[list[int]] = []


class Wall(NamingState):
    """A wall that is being taken down."""

    def __init__(self, variant: Variant, seats: int, naming: int, story: Story | None = None) -> None:
        """An empty wall; `build`, `load` or `copy` fills it."""
        super().__init__(seats, naming, story)
        self.variant = variant
        #: The card at place p (0 at the bottom) of a stack is cells[TALLEST * stack + p], for p below its height.
        self.cells = _NO_CARDS
        self.heights = _NO_CARDS
        #: Every card taken, in order, and the party that has it now.
        self.taken = _NO_CARDS
        self.takers = _NO_CARDS
        #: Bar cards set aside (they count for nobody), and the bars in force.
        self.aside: tuple[int, ...] = ()
        self.bars = 0
        self.turn = 0
        self.phase = OPENING
        self.questions: tuple[int, ...] = ()
        #: How many cards each party has, those claimed at the breach included.
        self.scores = _NO_CARDS
        #: The stack whose breach was claimed (-1: none) and the direction.
        self.breach = -1
        self.claimed = 0
        self.ended_by = ""

    def build(self, deck: list[int], heights: list[int]) -> None:
        """Deal the whole deck into the stacks, one stack after the other."""
        self.cells = [0] * (TALLEST * STACKS)
        self.heights = heights[:]
        self.taken = []
        self.takers = []
        self.scores = [0] * PARTIES
        dealt = 0
        for stack in range(STACKS):
            for place in range(heights[stack]):
                self.cells[TALLEST * stack + place] = deck[dealt]
                dealt += 1

    def begin(self, seat: int) -> None:
        """NN-21: the opening begins, or is over at once if no doubly matching pair is free."""
        self.turn = seat
        if not self._pairs(DOUBLE):
            self._open_main()

    # -- what lies there ---------------------------------------------------------------------------------------

    def top(self, stack: int) -> int:
        """The free card of a stack, or -1."""
        height = self.heights[stack]
        return self.cells[TALLEST * stack + height - 1] if height > 0 else -1

    def second(self, stack: int) -> int:
        """The card below the free one, or -1."""
        height = self.heights[stack]
        return self.cells[TALLEST * stack + height - 2] if height > 1 else -1

    def _pairs(self, least: int) -> list[int]:
        """The moves that take a pair of free cards matching at least singly or doubly."""
        match = MATCH[self.bars]
        tops = [self.top(stack) for stack in range(STACKS)]
        found: list[int] = []
        for first in range(STACKS):
            card = tops[first]
            if not 0 <= card < NUMBER_CARDS:
                continue
            base = KINDS * card
            if self.variant.pairs_in_a_row:
                below = self.second(first)
                if below >= 0 and match[base + below] >= least:
                    found.append(TAKE + (STACKS + 1) * first)
            for other in range(first + 1, STACKS):
                if tops[other] >= 0 and match[base + tops[other]] >= least:
                    found.append(TAKE + STACKS * first + other)
        return found

    def last_seven(self) -> list[int]:
        """NN-23: the cards taken last, the latest at the end."""
        return self.taken[-LAST_TAKEN:]

    # -- who may do what ---------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        return [] if self.phase == OVER else [self.turn]

    def moves(self, seat: int) -> list[int]:
        if seat != self.turn or self.phase == OVER:
            return []
        if self.questions:
            if self.questions[-1] == ASK_NAME:
                return self.name_moves()
            return [CLAIM + 2 * stack + side for stack in range(STACKS) if self.heights[stack] == 0 for side in range(2)]
        if self.phase == OPENING:
            return self._pairs(DOUBLE)
        return self._pairs(SINGLE) + self._extras()

    def _extras(self) -> list[int]:
        """NN-23: setting bar cards aside and swapping wish cards."""
        found: list[int] = []
        for stack in range(STACKS):
            card = self.top(stack)
            if card > WISH:
                found.append(ASIDE + stack)
            elif card == WISH:
                base = SWAP + NUMBER_CARDS * stack
                for kind in self.taken[-LAST_TAKEN:]:
                    if kind < NUMBER_CARDS:
                        found.append(base + kind)
        return found

    def why_not(self, seat: int, move: int) -> Refusal | None:
        if not 0 <= move < MOVE_COUNT or (TAKE <= move < ASIDE and (move - TAKE) // STACKS > (move - TAKE) % STACKS):
            return Refusal("NN-22", "nn-why-no-move")
        if self.legal(seat, move):
            return None
        if self.phase == OVER:
            return Refusal(self.ended_by, "nn-why-over")
        if seat != self.turn:
            return Refusal("NN-22", "nn-why-turn", {"seat": self.turn})
        if self.questions:
            if self.questions[-1] == ASK_NAME:
                return self.why_not_name(move)
            return Refusal("NN-24", "nn-why-claim-first")
        if move < ANSWER_COUNT:
            return Refusal("T-5", "nn-why-nothing-to-name")
        if move < ASIDE:
            return self._why_not_take((move - TAKE) // STACKS, (move - TAKE) % STACKS)
        if CLAIM <= move < SWAP:
            return Refusal("NN-24", "nn-why-no-breach")
        if self.phase == OPENING:
            return Refusal("NN-21", "nn-why-opening-pairs")
        if move < CLAIM:
            return Refusal("NN-23", "nn-why-no-bar-card", {"stack": move - ASIDE + 1})
        stack = (move - SWAP) // NUMBER_CARDS
        if self.top(stack) != WISH:
            return Refusal("NN-23", "nn-why-no-wish-card", {"stack": stack + 1})
        return Refusal("NN-23", "nn-why-not-last-seven", {"card": NAMES[(move - SWAP) % NUMBER_CARDS]})

    def _why_not_take(self, first: int, second: int) -> Refusal:
        if first == second and not self.variant.pairs_in_a_row:
            return Refusal("NN-22", "nn-why-same-card")
        left = self.top(first)
        right = self.second(first) if first == second else self.top(second)
        if left < 0 or right < 0:
            return Refusal("NN-22", "nn-why-no-card", {"stack": (first if left < 0 else second) + 1})
        told: dict[str, object] = {"left": NAMES[left], "right": NAMES[right]}
        if left >= NUMBER_CARDS or right >= NUMBER_CARDS:
            return Refusal("NN-23", "nn-why-special-pair", {"card": NAMES[left if left >= NUMBER_CARDS else right]})
        found = explain(left, right, self.bars)
        if found.level() > 0:
            return Refusal("NN-21", "nn-why-opening-double", told)
        if found.barred:
            return Refusal("NN-4", "nn-why-barred", {**told, "rows": [str(row) for row in found.barred]})
        return Refusal("NN-3", "nn-why-no-match", told)

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
        """NN-21, NN-22: the left card of a pair, or in one row the end card, is taken first."""
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
        height = self.heights[stack] - 1
        card = self.cells[TALLEST * stack + height]
        self.heights[stack] = height
        self.taken.append(card)
        self.takers.append(seat % PARTIES)
        self.scores[seat % PARTIES] += 1
        return card

    def _after_pair(self, double: bool) -> None:
        """Whose turn it is once nothing is asked any more."""
        if self.questions:
            return
        if self.phase == OPENING:
            self._pass_turn()
            if not self._pairs(DOUBLE):
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
        """NN-25, NN-32: it is over when the party to move can do nothing."""
        if not self._pairs(SINGLE) and not self._extras():
            self._end("NN-25" if self.variant.breach else "NN-32")

    def _set_aside(self, seat: int, stack: int) -> None:
        """NN-23b."""
        height = self.heights[stack] - 1
        card = self.cells[TALLEST * stack + height]
        self.heights[stack] = height
        self.aside += (card,)
        bar = BAR_OF[card - NO_TWOS]
        lifted = self.bars & bar != 0
        self.bars ^= bar
        if self.story is not None:
            told: dict[str, object] = {"seat": seat, "card": NAMES[card], "stack": stack + 1}
            told["row"] = BARRED_ROW[card - NO_TWOS]
            self.story.append(Event("nn-aside-lifted" if lifted else "nn-aside-barred", told))
        if self.variant.breach and height == 0:
            self._break_wall(seat)
        else:
            self._go_on()

    def _swap(self, seat: int, stack: int, kind: int) -> None:
        """NN-23a: the number card lies in the stack, the wish card in its place with whoever had it."""
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
        """NN-24: all cards left or right of the breach."""
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

    def beside(self, stack: int, direction: int) -> int:
        """How many cards stand left or right of a stack."""
        return sum(self.heights[:stack]) if direction == LEFT else sum(self.heights[stack + 1 :])

    def _end(self, clause: str) -> None:
        self.phase = OVER
        self.ended_by = clause
        if self.story is not None:
            if clause != "NN-24":
                self.story.append(Event("nn-no-more-pairs", {}))
            self.story.append(Event("nn-wall-won", {"seats": self._winners(), "count": max(self.scores)}))

    # -- the end -----------------------------------------------------------------------------------------------

    def _winners(self) -> list[int]:
        """NN-26: most cards win; equal parties share the victory."""
        best = max(self.scores)
        return [seat for seat in range(self.seats) if self.scores[seat % PARTIES] == best]

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome([self.scores[seat % PARTIES] for seat in range(self.seats)], self._winners(), self.ended_by)

    # -- knowing -----------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """The wall as everybody sees it (nothing is held in secret); `views.WallView` says what each field means."""
        latest = max(0, len(self.taken) - LAST_TAKEN)
        phase = QUESTIONS[self.questions[-1]] if self.questions else PHASES[self.phase]
        return {
            "phase": phase,
            "opening": self.phase == OPENING,
            "turn": self.turn,
            "open_rows": self.variant.open_rows,
            "stacks": [self._stack_view(stack) for stack in range(STACKS)],
            "pairs": self._pairs_view() if self.phase != OVER and not self.questions else [],
            "bars": barred_rows(self.bars),
            "aside": [NAMES[kind] for kind in self.aside],
            "last_taken": [
                {"card": NAMES[self.taken[place]], "side": self.takers[place]} for place in range(latest, len(self.taken))
            ],
            "sides": [
                {"seats": list(range(party, self.seats, PARTIES)), "cards": self.scores[party]} for party in range(PARTIES)
            ],
            "breach": self._breach_view(),
            "naming": self.naming_view(),
            "naming_mode": NAMING[self.naming],
            "mistakes": list(self.mistakes),
        }

    def _stack_view(self, stack: int) -> dict[str, object]:
        height = self.heights[stack]
        base = TALLEST * stack
        lowest = 0 if self.variant.open_rows else max(0, height - 1)
        return {"height": height, "cards": [NAMES[self.cells[base + place]] for place in range(lowest, height)]}

    def _pairs_view(self) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for move in self._pairs(DOUBLE if self.phase == OPENING else SINGLE):
            first = (move - TAKE) // STACKS
            second = (move - TAKE) % STACKS
            left = self.top(first)
            right = self.second(first) if first == second else self.top(second)
            entry: dict[str, object] = {"move": move, "stacks": [first, second], "cards": [NAMES[left], NAMES[right]]}
            entry["why"] = explain(left, right, self.bars).json()
            found.append(entry)
        return found

    def _breach_view(self) -> list[dict[str, object]]:
        """The emptied stacks with what stands on either side, while the breach is being or has been claimed."""
        asked = self.questions and self.questions[0] == ASK_BREACH
        found: list[dict[str, object]] = []
        for stack in range(STACKS):
            if (asked and self.heights[stack] == 0) or stack == self.breach:
                entry: dict[str, object] = {"stack": stack, "left": self.beside(stack, 0), "right": self.beside(stack, 1)}
                entry["claimed"] = DIRECTIONS[self.claimed] if stack == self.breach else None
                found.append(entry)
        return found

    def imagine(self, seat: int | None, rng: Rng) -> "Wall":
        world = self.copy()
        if self.variant.open_rows:
            return world
        unseen: list[int] = []
        for stack in range(STACKS):
            base = TALLEST * stack
            unseen += self.cells[base : base + max(0, self.heights[stack] - 1)]
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
        twin.cells = self.cells[:]
        twin.heights = self.heights[:]
        twin.taken = self.taken[:]
        twin.takers = self.takers[:]
        twin.aside = self.aside
        twin.bars = self.bars
        twin.turn = self.turn
        twin.phase = self.phase
        twin.questions = self.questions
        twin.scores = self.scores[:]
        twin.breach = self.breach
        twin.claimed = self.claimed
        twin.ended_by = self.ended_by
        self.copy_naming(twin)
        return twin

    def position(self) -> Position:
        return {
            "seats": self.seats,
            "stacks": [
                [NAMES[self.cells[TALLEST * stack + place]] for place in range(self.heights[stack])] for stack in range(STACKS)
            ],
            "taken": [[NAMES[self.taken[place]], self.takers[place]] for place in range(len(self.taken))],
            "aside": [NAMES[kind] for kind in self.aside],
            "turn": self.turn,
            "phase": PHASES[self.phase],
            "questions": [QUESTIONS[question] for question in self.questions],
            "breach": self.breach if self.breach >= 0 else None,
            "claimed": DIRECTIONS[self.claimed] if self.breach >= 0 else None,
            "naming": self.naming_position(),
            "ended_by": self.ended_by,
        }

    def material(self) -> dict[str, int]:
        found = dict.fromkeys(NAMES, 0)
        for stack in range(STACKS):
            count_cards(self.cells[TALLEST * stack : TALLEST * stack + self.heights[stack]], found)
        count_cards(self.taken, found)
        count_cards(list(self.aside), found)
        return found
