"""The rules of Times Table Patience (NN-40 to NN-44).

The German terms of the printed box: Farbstapel is a pile, Kartenreihe a waiting row, Handstapel the hand pile,
Wunschkarte the wish card.  The clauses are in ../texts/en/rules.md.

The next card of the hand pile is always face up.  A wish card is put aside at once, because keeping it costs nothing
and it can be played from there at any time.
"""

from spielkiste.core.game import Hint, Outcome, Position, Refusal
from spielkiste.core.randomness import Rng, check_rng
from spielkiste.core.story import Event, Phrase
from spielkiste.games.numnum.material import COLOUR_COUNT, COLOUR_OF, COLOURS, NAMES, WISH
from spielkiste.games.numnum.naming import ANSWER_COUNT
from spielkiste.games.numnum.patience.encode import observe
from spielkiste.games.numnum.patience.hint import hint_for
from spielkiste.games.numnum.patience.moves import FETCH, FINISH, LAY_WISH, PLAY, WAIT
from spielkiste.games.numnum.patience.refusals import why_not
from spielkiste.games.numnum.patience.showing import view_of
from spielkiste.games.numnum.patience.table import PatienceTable
from spielkiste.games.numnum.patience.view import PatienceView


class Patience(PatienceTable):
    """A game in progress."""

    def lay_out(self, cards: list[int]) -> None:
        """Set up the deal (NN-40): the first card of each colour starts a pile, all others are the hand pile, in order."""
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

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return why_not(self, seat, move)

    def move_phrase(self, move: int) -> Phrase:
        if move in (PLAY, WAIT):
            key = "nn-move-play-card" if move == PLAY else "nn-move-wait-card"
            return Phrase(key, {"card": NAMES[self.deck[self.turned]]})
        if FETCH <= move < LAY_WISH:
            return Phrase("nn-move-fetch-card", {"card": NAMES[self.waiting[move - FETCH][-1]]})
        return super().move_phrase(move)

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
        """Put a card on its pile and ask what it shares with the card below (NN-41, NN-42)."""
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
        """Turn over the next card; put wish cards aside (NN-43)."""
        story = self.story
        while self.turned < len(self.deck) and self.deck[self.turned] == WISH:
            self.turned += 1
            self.wishes += 1
            if story is not None:
                story.append(Event("nn-wish-aside", {"count": self.wishes}))
        if story is not None and self.turned < len(self.deck):
            story.append(Event("nn-turned", {"card": NAMES[self.deck[self.turned]]}))

    def _check_end(self) -> None:
        """End the game if the hand pile is used up and nothing can be moved (NN-44)."""
        if not self.can_move():
            self._end()

    def _end(self) -> None:
        self.over = True
        if self.story is not None:
            self.story.append(Event("nn-patience-over", {"count": self.score()}))

    def outcome(self) -> Outcome | None:
        return Outcome([self.score()], [0], "NN-44") if self.over else None

    def stop(self) -> None:
        self.over = True
        self.drop_question()

    # -- views and imagined worlds -----------------------------------------------------------------------------

    def view(self, seat: int | None) -> PatienceView:
        self.check_seat(seat)
        return view_of(self)

    def observe(self, seat: int) -> bytes:
        self.check_seat(seat)
        return observe(self)

    def hint(self, seat: int) -> Hint | None:
        return hint_for(self) if seat == 0 and not self.over and self.left < 0 else None

    def imagine(self, seat: int | None, rng: Rng) -> "Patience":
        check_rng(rng)
        world = self.copy()
        known = min(self.turned + 1, len(self.deck))
        unseen = self.deck[known:]
        unseen.sort()
        rng.shuffle(unseen)
        world.deck = self.deck[:known] + unseen
        if not self.over:
            world.best = -1
            world.way = []
        return world

    # -- copying, saving ---------------------------------------------------------------------------------------

    def copy(self) -> "Patience":
        twin = Patience(self.naming)
        twin.game = self.game
        twin.deck = self.deck
        twin.turned = self.turned
        twin.piles = self.piles[:]
        twin.waiting = self.waiting[:]
        twin.wishes = self.wishes
        twin.over = self.over
        twin.best = self.best
        twin.way = self.way
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
