"""What lies on the table of a Zahlen-Rallye: hands, pile, car, open questions; seen, saved and counted.

Up to three things are open at once after a card is laid: its chance to be snapped (`window`), the naming of the new total
(`naming_seat`), and the draws that have not been made (`owed`).  The next card on turn waits for the first two.
"""

from typing import Final

from spielkiste.core.game import Position, State, Story, View
from spielkiste.core.randomness import Rng
from spielkiste.games.number_rally.material import BIT, GOAL, HAND_SIZE, KINDS, LITTLE_GOAL, NAMES

TEMPOS: Final = ["live", "calm"]
DRAWINGS: Final = ["by_hand", "automatic"]
NAMINGS: Final = ["off", "practice", "strict"]
OFF: Final = 0
PRACTICE: Final = 1
STRICT: Final = 2

#: In practice, after so many misses only the right total is accepted: nobody is kept at one sum for ever.
TRIES: Final = 3

# How a rally ends (ZR-9 a to d).
NOT_YET: Final = 0
EXACT: Final = 1
EQUAL: Final = 2
PAST: Final = 3
EMPTY: Final = 4
ENDINGS: Final = ["", "exact", "equal", "past", "empty"]

NOBODY: Final = -1

# Stand-ins until a table is laid out; never written to, so that making a copy stays cheap.
_NO_CARDS: Final[list[int]] = []
_NO_RNG: Final = Rng("nothing")


class RallyTable(State):
    """The table without the rules of moving."""

    def __init__(
        self, seats: int, little: bool, by_hand: bool, naming: int, calm: bool, points_to_win: int, story: Story | None = None
    ) -> None:
        """A table with nothing on it; `lay_out` and `deal`, or `copy`, fill it."""
        super().__init__(seats, story)
        self.little = little
        self.by_hand = by_hand
        self.naming = naming
        self.calm = calm
        self.points_to_win = points_to_win
        self.goal = LITTLE_GOAL if little else GOAL
        #: Shuffles the coming rallies.  Copies share it until one of them shuffles.
        self.rng = _NO_RNG
        self.rng_shared = False
        #: The whole shuffled deck, shared by all copies; `drawn` cards are gone from its front.
        self.deck = _NO_CARDS
        self.drawn = 0
        #: How many cards of each kind a seat holds: counts[KINDS * seat + kind]; held[seat] is the mask of those kinds.
        self.counts = _NO_CARDS
        self.held = _NO_CARDS
        self.sizes = _NO_CARDS
        #: Draws that a seat may still make for cards it laid (drawing by hand, not in the little rally).
        self.owed = _NO_CARDS
        self.points = _NO_CARDS
        self.mistakes = _NO_CARDS
        #: Bottom first.  A tuple, so that copies can share it.
        self.pile: tuple[int, ...] = ()
        self.layer = NOBODY
        self.total = 0
        self.car = NOBODY
        self.turn = 0
        self.starter = 0
        self.rally = 0
        #: Whether the top card is a number whose chance to be snapped has not passed, and whether it is asked for just now.
        self.snappable = False
        self.window = False
        #: Who has not answered yet, and (calm tempo) who said yes.
        self.asked = _NO_CARDS
        self.yes = _NO_CARDS
        #: Who is to name the total, the total before their card, and their wrong answers.
        self.naming_seat = NOBODY
        self.naming_before = 0
        self.wrong: tuple[int, ...] = ()
        #: What the newest card brings as soon as its total is named.
        self.takes = False
        self.ending = NOT_YET
        self.over = False

    def lay_out(self) -> None:
        """Empty hands for everybody."""
        self.counts = [0] * (KINDS * self.seats)
        self.held = [0] * self.seats
        self.sizes = [0] * self.seats
        self.owed = [0] * self.seats
        self.points = [0] * self.seats
        self.mistakes = [0] * self.seats
        self.asked = []
        self.yes = []

    def hand(self, seat: int) -> list[int]:
        """The cards a seat holds, in the order of the kinds."""
        first = KINDS * seat
        return [kind for kind in range(1, KINDS) for _ in range(self.counts[first + kind])]

    def set_hand(self, seat: int, cards: list[int]) -> None:
        first = KINDS * seat
        mask = 0
        for kind in range(KINDS):
            self.counts[first + kind] = 0
        for kind in cards:
            self.counts[first + kind] += 1
            mask |= BIT[kind]
        self.held[seat] = mask
        self.sizes[seat] = len(cards)

    # -- what is open ------------------------------------------------------------------------------------------

    def drawers(self) -> list[int]:
        """ZR-4, ZR-13: the seats with an open draw."""
        if not self.by_hand or self.ending != NOT_YET or self.over or self.drawn == len(self.deck):
            return []
        if self.little:
            return [seat for seat in range(self.seats) if self.sizes[seat] < HAND_SIZE]
        return [seat for seat in range(self.seats) if self.owed[seat] > 0]

    def may_draw(self, seat: int) -> bool:
        """ZR-4, ZR-13: whether a draw of this seat is open."""
        if not self.by_hand or self.drawn == len(self.deck) or self.ending != NOT_YET or self.over:
            return False
        if self.little:
            return self.sizes[seat] < HAND_SIZE
        return self.owed[seat] > 0

    def laying(self) -> bool:
        """Whether the next card may be laid on turn: nothing else is being waited for."""
        return not self.window and self.naming_seat == NOBODY and not self.over

    def phase(self) -> str:
        if self.over:
            return "over"
        if self.window:
            return "snap"
        return "turn" if self.naming_seat == NOBODY else "naming"

    # -- seeing ------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """See views.NumberRallyView for what each field means."""
        unnamed = self.naming_seat != NOBODY
        return {
            "phase": self.phase(),
            "tempo": TEMPOS[self.calm],
            "drawing": DRAWINGS[not self.by_hand],
            "naming_rule": NAMINGS[self.naming],
            "little": self.little,
            "goal": self.goal,
            "points_to_win": self.points_to_win,
            "rally": self.rally,
            "starter": self.starter,
            "turn": self.turn,
            "total": self.naming_before if unnamed else self.total,
            "pile": [NAMES[kind] for kind in self.pile],
            "layer": self.layer if self.layer != NOBODY else None,
            "draw_pile": len(self.deck) - self.drawn,
            "car": self.car if self.car != NOBODY else None,
            "points": self.points[:],
            "mistakes": self.mistakes[:],
            "hand": [NAMES[kind] for kind in self.hand(seat)] if seat is not None else [],
            "hand_sizes": self.sizes[:],
            "may_draw": self.drawers(),
            "snap": self._snap_view(seat) if self.window else None,
            "naming": self._naming_view() if unnamed else None,
        }

    def _snap_view(self, seat: int | None) -> dict[str, object]:
        return {
            "card": NAMES[self.pile[-1]],
            "layer": self.layer,
            "asked": [other for other in range(self.seats) if other != self.layer],
            "to_answer": seat is not None and seat in self.asked,
            "said_yes": seat is not None and seat in self.yes,
        }

    def _naming_view(self) -> dict[str, object]:
        return {
            "seat": self.naming_seat,
            "before": self.naming_before,
            "card": NAMES[self.pile[-1]],
            "wrong": list(self.wrong),
            "right": self.total if len(self.wrong) >= TRIES else None,
        }

    # -- saving, counting --------------------------------------------------------------------------------------

    def position(self) -> Position:
        question: dict[str, object] | None = None
        if self.naming_seat != NOBODY:
            question = {"seat": self.naming_seat, "before": self.naming_before, "wrong": list(self.wrong)}
        return {
            "seats": self.seats,
            "little": self.little,
            "drawing": DRAWINGS[not self.by_hand],
            "naming": NAMINGS[self.naming],
            "tempo": TEMPOS[self.calm],
            "points_to_win": self.points_to_win,
            "rng": self.rng.position(),
            "rally": self.rally,
            "starter": self.starter,
            "turn": self.turn,
            "draw_pile": [NAMES[kind] for kind in self.deck[self.drawn :]],
            "hands": [[NAMES[kind] for kind in self.hand(seat)] for seat in range(self.seats)],
            "owed": self.owed[:],
            "pile": [NAMES[kind] for kind in self.pile],
            "layer": self.layer,
            "total": self.total,
            "car": self.car,
            "points": self.points[:],
            "mistakes": self.mistakes[:],
            "snappable": self.snappable,
            "window": self.window,
            "asked": self.asked[:],
            "yes": self.yes[:],
            "question": question,
            "takes": self.takes,
            "ending": ENDINGS[self.ending],
            "over": self.over,
        }

    def material(self) -> dict[str, int]:
        found = dict.fromkeys(NAMES[1:], 0)
        for kind in self.deck[self.drawn :] + list(self.pile):
            found[NAMES[kind]] += 1
        for seat in range(self.seats):
            for kind in self.hand(seat):
                found[NAMES[kind]] += 1
        return found
