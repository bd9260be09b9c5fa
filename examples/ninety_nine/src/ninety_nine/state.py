"""The rules of a running game (NI-1 to NI-7; the clauses are in texts/en/rules.md)."""

from ninety_nine.material import FOUR, HAND, PACK, RANKS, TEN, TOP
from ninety_nine.moves import GIVE_UP, LOWER, card_of, makes
from ninety_nine.refusals import reason
from ninety_nine.view import NinetyNineView
from spielkiste import Event, Outcome, Refusal, Rng, State
from spielkiste.core.game import Position, Story


class NinetyNine(State):
    """A running game."""

    def __init__(self, seats: int, rng: Rng, story: Story | None = None) -> None:
        super().__init__(seats, story)
        #: The generator for every shuffle after the first.
        self.rng = rng
        #: Each seat's cards, sorted; empty for players who are out.
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.lives = [0] * seats
        #: Cards are drawn from the end of `pile` and played onto the end of `laid`.
        self.pile: list[int] = []
        self.laid: list[int] = []
        self.total = 0
        self.direction = 1
        self.turn = 0
        #: Whether all players agreed to stop.  Set only in a copy that is shown, never in a position.
        self.stopped = False

    # -- who may do what ---------------------------------------------------------------------------------------

    def players(self) -> list[int]:
        """Return the seats that are still in."""
        return [seat for seat in range(self.seats) if self.lives[seat] > 0]

    def actors(self) -> list[int]:
        return [self.turn] if len(self.players()) > 1 and not self.stopped else []

    def moves(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return self.nothing_for(seat)
        ranks = sorted(set(self.hands[seat]))
        fitting = [rank for rank in ranks if makes(rank, self.total) <= TOP]
        if TEN in ranks:
            fitting.append(LOWER)
        return fitting or [GIVE_UP]

    def forced(self, seat: int) -> int:
        """Return the move that gives up if no card fits, so that nobody has to press anything."""
        return GIVE_UP if self.moves(seat) == [GIVE_UP] else -1

    def refusal(self, seat: int, move: int) -> Refusal | None:
        if self.allows(seat, move):
            return None
        return reason(self.hands[seat], self.total, bool(self.actors()), seat == self.turn, move)

    # -- what happens ------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Shuffle all cards and deal three to each player who is still in (NI-1, NI-5)."""
        self.pile = PACK[:]
        self.rng.shuffle(self.pile)
        self.laid = []
        self.total = 0
        self.direction = 1
        self.hands = [sorted(self.pile.pop() for _ in range(HAND)) if lives else [] for lives in self.lives]

    def apply(self, seat: int, move: int) -> None:
        if move == GIVE_UP:
            self._lose_a_life(seat)
            return
        card = card_of(move)
        self.hands[seat].remove(card)
        self.laid.append(card)
        self.total = makes(move, self.total)
        self._tell("ninetynine-laid", {"seat": seat, "card": RANKS[card], "total": self.total})
        if card == FOUR:
            self.direction = -self.direction
            self._tell("ninetynine-turned", {})
        self._draw(seat)
        self.turn = self._next(seat, self.direction)

    def _draw(self, seat: int) -> None:
        """Draw a card to have three again; reshuffle the played ones if the pile is used up (NI-2)."""
        if not self.pile:
            self.pile = sorted(self.laid[:-1])
            self.laid = self.laid[-1:]
            self.rng.shuffle(self.pile)
            self._tell("ninetynine-shuffled", {})
        card = self.pile.pop()
        self.hands[seat] = sorted([*self.hands[seat], card])
        self._tell("ninetynine-drew", {"seat": seat}, {"card": RANKS[card]}, [seat])

    def _lose_a_life(self, seat: int) -> None:
        self.lives[seat] -= 1
        if self.lives[seat]:
            self._tell("ninetynine-lost", {"seat": seat, "lives": self.lives[seat]})
        else:
            self._tell("ninetynine-out", {"seat": seat})
            self.turn = self._next(seat, 1)
        self.deal()

    def _next(self, seat: int, step: int) -> int:
        """Return the next seat in this direction that is still in."""
        seat = (seat + step) % self.seats
        while not self.lives[seat]:
            seat = (seat + step) % self.seats
        return seat

    def _tell(
        self, key: str, args: dict[str, object], secret: dict[str, object] | None = None, knowers: list[int] | None = None
    ) -> None:
        if self.story is not None:
            self.story.append(Event(key, args, secret, knowers))

    def outcome(self) -> Outcome | None:
        return None if self.actors() else Outcome(self.lives[:], self.players(), "NI-7")

    def stop(self) -> None:
        self.stopped = True

    # -- public information ------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> NinetyNineView:
        return {
            "turn": self.turn,
            "direction": self.direction,
            "total": self.total,
            "laid": [RANKS[card] for card in self.laid],
            "pile": len(self.pile),
            "seats": [{"lives": self.lives[other], "cards": len(self.hands[other])} for other in range(self.seats)],
            "hand": [RANKS[card] for card in self.hands[seat]] if seat is not None else [],
        }

    def imagine(self, seat: int | None, rng: Rng) -> "NinetyNine":
        """Return a copy with the unseen cards dealt again from a fixed order; later shuffles differ, too."""
        world = self.copy()
        others = [other for other in range(self.seats) if other != seat]
        unseen = sorted(self.pile + [card for other in others for card in self.hands[other]])
        rng.shuffle(unseen)
        for other in others:
            world.hands[other] = sorted(unseen.pop() for _ in self.hands[other])
        world.pile = unseen
        world.rng = Rng(f"imagined:{rng.below(1 << 24)}")
        return world

    # -- copying, saving ---------------------------------------------------------------------------------------

    def copy(self) -> "NinetyNine":
        twin = NinetyNine(self.seats, self.rng.copy())
        twin.game = self.game
        twin.hands = [hand[:] for hand in self.hands]
        twin.lives = self.lives[:]
        twin.pile = self.pile[:]
        twin.laid = self.laid[:]
        twin.total = self.total
        twin.direction = self.direction
        twin.turn = self.turn
        return twin

    def position(self) -> Position:
        return {
            "seats": [
                {"lives": self.lives[seat], "hand": [RANKS[card] for card in self.hands[seat]]} for seat in range(self.seats)
            ],
            "pile": [RANKS[card] for card in self.pile],
            "laid": [RANKS[card] for card in self.laid],
            "total": self.total,
            "forwards": self.direction == 1,
            "turn": self.turn,
            "rng": self.rng.position(),
        }

    def material(self) -> dict[str, int]:
        return {"cards": sum(len(cards) for cards in [*self.hands, self.pile, self.laid])}
