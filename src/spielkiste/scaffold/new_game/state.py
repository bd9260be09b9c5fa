"""The rules of a running game (NG-1 to NG-5; the clauses are in texts/en/rules.md)."""

from spielkiste import Event, Outcome, Refusal, Rng, State
from spielkiste.core.game import Position, Story
from spielkiste.scaffold.new_game.material import HAND
from spielkiste.scaffold.new_game.refusals import reason
from spielkiste.scaffold.new_game.view import NewGameView


class NewGame(State):
    """A running game."""

    def __init__(self, seats: int, story: Story | None = None) -> None:
        super().__init__(seats, story)
        #: Each seat's cards, and those that nobody was dealt, sorted.
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.aside: list[int] = []
        #: By seat: the card played to this trick (0: none yet).  Then the cards of the earlier tricks, sorted.
        self.laid = [0] * seats
        self.gone: list[int] = []
        #: By seat: its card of the last trick, shown until the next card is played (0: none).
        self.last = [0] * seats
        self.tricks = [0] * seats
        self.turn = 0
        #: All players have agreed to end the game. stop() sets it in a copy to look at, so copy() and position() leave it out.
        self.stopped = False

    # -- who may do what ---------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        return [] if self.stopped or sum(self.tricks) == HAND else [self.turn]

    def moves(self, seat: int) -> list[int]:
        return self.hands[seat][:] if seat in self.actors() else self.nothing_for(seat)

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return None if self.allows(seat, move) else reason(bool(self.actors()), seat == self.turn)

    # -- what happens ------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        self.hands[seat].remove(move)
        self.laid[seat] = move
        self.last = [0] * self.seats
        self.tell("newgame-laid", {"seat": seat, "card": move})
        if 0 in self.laid:
            self.turn = (seat + 1) % self.seats
        else:
            self._finish_trick()

    def winner(self, trick: list[int]) -> int:
        """NG-4: the highest card takes the trick."""
        return trick.index(max(trick))

    def _finish_trick(self) -> None:
        """Give the trick to its winner, who leads the next (NG-4)."""
        winner = self.winner(self.laid)
        self.tricks[winner] += 1
        self.gone = sorted(self.gone + self.laid)
        self.last, self.laid = self.laid, [0] * self.seats
        self.turn = winner
        self.tell("newgame-took", {"seat": winner, "count": self.tricks[winner]})

    def tell(
        self, key: str, args: dict[str, object], secret: dict[str, object] | None = None, knowers: list[int] | None = None
    ) -> None:
        """Append an event to the story, if there is one.  Only the seats in `knowers` are told the secret arguments."""
        if self.story is not None:
            self.story.append(Event(key, args, secret, knowers))

    def outcome(self) -> Outcome | None:
        if self.actors():
            return None
        most = max(self.tricks)
        return Outcome(self.tricks[:], [seat for seat in range(self.seats) if self.tricks[seat] == most], "NG-5")

    def stop(self) -> None:
        self.stopped = True

    # -- what each seat may know ---------------------------------------------------------------------------------

    def view(self, seat: int | None) -> NewGameView:
        return {
            "turn": self.turn,
            "hand": self.hands[seat][:] if seat is not None else [],
            "hand_sizes": [len(hand) for hand in self.hands],
            "laid": [card or None for card in self.laid],
            "last": [card or None for card in self.last],
            "tricks": self.tricks[:],
            "gone": self.gone[:],
        }

    def imagine(self, seat: int | None, rng: Rng) -> "NewGame":
        """Return a copy with the unseen cards dealt again.  Sorting them first keeps their real order secret."""
        world = self.copy()
        others = [other for other in range(self.seats) if other != seat]
        unseen = sorted(self.aside + [card for other in others for card in self.hands[other]])
        rng.shuffle(unseen)
        for other in others:
            size = len(self.hands[other])
            world.hands[other] = sorted(unseen[:size])
            unseen = unseen[size:]
        world.aside = sorted(unseen)
        return world

    # -- copying, saving ---------------------------------------------------------------------------------------

    def copy(self) -> "NewGame":
        twin = NewGame(self.seats)
        twin.game = self.game
        twin.hands = [hand[:] for hand in self.hands]
        twin.aside = self.aside[:]
        twin.laid = self.laid[:]
        twin.gone = self.gone[:]
        twin.last = self.last[:]
        twin.tricks = self.tricks[:]
        twin.turn = self.turn
        return twin

    def position(self) -> Position:
        return {
            "seats": [
                {
                    "hand": self.hands[seat][:],
                    "laid": self.laid[seat] or None,
                    "last": self.last[seat] or None,
                    "tricks": self.tricks[seat],
                }
                for seat in range(self.seats)
            ],
            "aside": self.aside[:],
            "gone": self.gone[:],
            "turn": self.turn,
        }

    def material(self) -> dict[str, int]:
        laid = [card for card in self.laid if card]
        return {"cards": sum(len(cards) for cards in [*self.hands, self.aside, laid, self.gone])}
