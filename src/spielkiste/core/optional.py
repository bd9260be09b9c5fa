"""The optional methods of a game, with defaults that suit most games.  Override those that your game needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from spielkiste.core.contract import Rules
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase

if TYPE_CHECKING:
    from spielkiste.core.game import Hint, State, View


@mypyc_attr(allow_interpreted_subclasses=True)
class OptionalRules(Rules):
    """Optional methods: who acts and when, advice, memory, and what programs see."""

    # -- who acts, and when: for the table (`table/`) and fast simulations (`core/rollout.py`) ----------------------

    def lone_actor(self) -> int:
        """Return the seat that may act now if it is the only one; -1 if there is none, or several.

        Override it if you can find it without making a list: programs that play many games call it often.
        """
        actors = self.actors()
        return actors[0] if len(actors) == 1 else -1

    def awaited(self) -> list[int]:
        """Return the seats that the others are told to wait for.

        It is `actors()`, except where several seats answer in secret: there it still lists those who have answered already,
        because nobody may know yet that they have.
        """
        return self.actors()

    def any_move(self, seat: int, rng: Rng) -> int:
        """Return one of `moves(seat)`, drawn with `rng`, each as likely as the others.

        An override may be faster, but must draw the same move.
        """
        moves = self.moves(seat)
        return moves[rng.below(len(moves))]

    def allows(self, seat: int, move: int) -> bool:
        """Return whether `move` is one of `moves(seat)`.  This is for the rules: override it if there is a faster way."""
        return move in self.moves(seat)

    def silence(self, seat: int) -> int:
        """Return the move that is made for this seat when its time for a reaction has run out; -1 where no clock runs.

        No clock runs in an ordinary turn, or for a seat that has answered and may still do something else.  The table asks about
        seats in `actors()` or `awaited()`.
        """
        return -1

    def forced(self, seat: int) -> int:
        """Return the move that the table makes for this seat by itself, because there is nothing to decide; -1 if there is none.

        A single legal move need not be forced: people like to draw the only card themselves.
        """
        return -1

    def hurried(self) -> list[int]:
        """Return the seats that may do something only until the next turn.  Bots leave the people there more time."""
        return []

    def stop(self) -> None:
        """End the game because all players have agreed: `actors` is empty from now on, and `outcome` counts what was reached.

        The table calls it on a copy that is only shown.  It declares no winner and adds no events.  A game that does
        not override it shows its table as it was.
        """

    # -- what people are shown and advised: for the page (`host/outgoing.py`) and hints (`bots/hint.py`) -------------

    def views(self, eyes: list[int | None]) -> list[View]:
        """Return the view of each of these seats (None: a spectator).  Override it where views have much in common.

        Equal views, and equal parts of views, may be the same object: callers must not change them.
        """
        return [self.view(seat) for seat in eyes]

    def outlook(self, seat: int, move: int) -> dict[str, object]:
        """Return what a legal move would lead to, as far as the seat can know it; a page shows it before the move is made.

        It is JSON made from the seat's view alone: which row two cards share, where a spin leads, what the total would be.
        """
        return {}

    def move_phrase(self, move: int) -> Phrase:
        """Return a legal move in words for people who see this table: the cards themselves instead of their places.

        It uses only what all seats see.  Unless a game overrides it, it is `Game.phrase(move)`.
        """
        assert self.game is not None
        phrase = self.game.phrase(move)
        assert phrase is not None
        return phrase

    def hint(self, seat: int) -> Hint | None:
        """Return the game's own hint for this seat.  This is for the rules, and most games return None: call `spielkiste.hint`.

        Override it in a game that finds a move together with its reason.  It may use only what the seat knows, and must give
        the same answer for the same situation.  Other games leave the move to their bot `rules` and write `reason`.
        """
        return None

    def reason(self, seat: int, move: int, knowledge: Knowledge) -> Phrase | None:
        """Return why this seat might make this legal move, or None if there is nothing to say.

        It must be true, and use only the seat's view and what the seat has been shown (`knowledge`).
        """
        return None

    # -- what a seat remembers: for bots that think ahead (`bots/search.py`) and the check (`lab/conformance`) --

    def knowledge(self, seat: int | None) -> Knowledge:
        """Return an empty memory for this seat (None: a spectator).  It must be told every event from the first one on."""
        return Knowledge(seat)

    def imagine_knowing(self, knowledge: Knowledge, rng: Rng) -> State:
        """Return a state as `imagine` does that also agrees with everything a seat has been shown since the game began.

        `knowledge` comes from the method of that name and has been told the whole story.
        """
        return self.imagine(knowledge.seat, rng)

    def denied(self, knowledge: Knowledge) -> str:
        """Return what in this state contradicts `knowledge`, as an English sentence; empty if nothing does.  Checks use it."""
        return ""

    # -- what programs see: for searches (`bots/search.py`) and learning programs (`core/batch.py`, `lab/`) ---------

    def observe(self, seat: int) -> bytes:
        """Return what the seat sees as bytes, in the planes that `Game.encoding` lists; empty in a game without an encoding."""
        return b""

    def chapter(self) -> int:
        """Return the number of the current part of a longer game (a rally, a round).  A search looks no further than its end."""
        return 0

    def standing(self) -> list[float]:
        """Return each seat's current share of the victory; the shares add up to 1.  Searches use it as their evaluation.

        Once there are winners, they share it.  Before that all seats have equal shares, unless a game overrides this.
        """
        outcome = self.outcome()
        if outcome is None or not outcome.winners:
            return [1.0 / self.seats] * self.seats
        found = [0.0] * self.seats
        for winner in outcome.winners:
            found[winner] = 1.0 / len(outcome.winners)
        return found
