"""A match with classic scoring (KM-22 to KM-28): several rounds, with points for each.

A round is a race with two differences: players play out their hands when the draw pile is empty, and a finished
round is scored instead of won.
"""

from typing import cast

from mypy_extensions import i64

from spielkiste.core.game import Outcome, Position, Story
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Event
from spielkiste.games.thousand_km.encode import observe_match
from spielkiste.games.thousand_km.layouts import ANY_TIME, COUNTED, OVER, TURN
from spielkiste.games.thousand_km.match_position import write_match
from spielkiste.games.thousand_km.moves import NEXT
from spielkiste.games.thousand_km.position import write_position
from spielkiste.games.thousand_km.scoring import LINES, MATCH_WON, Round, round_of, totals
from spielkiste.games.thousand_km.showing import view_of
from spielkiste.games.thousand_km.state import ThousandKm
from spielkiste.games.thousand_km.view import ThousandKmView


class ClassicKm(ThousandKm):
    """A match in progress: the current round and the finished ones."""

    #: The finished rounds.  The list is never changed in place.
    past: list[Round]

    def __init__(
        self, seats: int, sides: int, teams: bool, goal: int, target: int, youngest: bool, rng: Rng, story: Story | None = None
    ) -> None:
        # KM-23: discarding is allowed at any time.
        super().__init__(seats, sides, teams, goal, ANY_TIME, story)
        #: The points that end the match; 0 for a single round.
        self.target = target
        self.youngest = youngest
        self.rng = rng
        self.rng_shared = False
        self.past = []
        #: The seat that had the first turn of this round.
        self.starter = 0

    # -- rounds ------------------------------------------------------------------------------------------------

    def rounds(self) -> list[Round]:
        """Return all scored rounds."""
        return [*self.past, round_of(self)] if self.phase in (COUNTED, OVER) else self.past

    def begin_round(self, starter: int) -> None:
        """Start a round after the deal (KM-22)."""
        self.starter = starter
        if self.story is not None:
            self.story.append(Event("km-dealt", {"round": len(self.past) + 1, "seat": starter}))
        self.begin_turn(starter)

    def begin_turn(self, seat: i64) -> None:
        """Start the next turn (KM-24).  Without a draw pile nobody draws, and seats without cards are skipped."""
        if self.drawn < len(self.deck):
            self.turn = seat
            self._draw(seat)
            return
        for ahead in range(self.seats):
            other = (seat + ahead) % self.seats
            if self.held[other]:
                self.turn = other
                return
        if self.story is not None:
            self.story.append(Event("km-played-out", {}))
        self._end("KM-24")

    def _draw(self, seat: i64) -> None:
        super()._draw(seat)
        if self.drawn == len(self.deck) and self.story is not None:
            self.story.append(Event("km-last-card", {}))

    def _end(self, clause: str) -> None:
        """Score the round (KM-25 to KM-28), then end the match or wait until everyone has seen the points."""
        self.phase = COUNTED
        points = round_of(self).points()
        sums = totals(self.rounds(), self.sides)
        if self.story is not None:
            for side in range(self.sides):
                self.story.append(Event("km-counted", {"side": side, "points": points[side], "total": sums[side]}))
        if max(sums) >= self.target:
            self.phase = OVER
            self.ended_by = MATCH_WON
            if self.story is not None:
                winners = self._winners()
                self.story.append(Event("km-match-won", {"seats": winners, "total": max(sums)}))
        else:
            self.asked = list(range(self.seats))

    def _winners(self) -> list[int]:
        sums = totals(self.rounds(), self.sides)
        return [seat for seat in range(self.seats) if sums[self.side_of(seat)] == max(sums)]

    # -- playing -----------------------------------------------------------------------------------------------

    def moves(self, seat: int) -> list[int]:
        return [NEXT] if self.phase == COUNTED and seat in self.asked else super().moves(seat)

    def apply(self, seat: int, move: int) -> None:
        if move != NEXT:
            super().apply(seat, move)
            return
        self.asked = [other for other in self.asked if other != seat]
        if not self.asked:
            self._next_round()

    def _next_round(self) -> None:
        """Shuffle and deal the next round (KM-27).  The seat to the left of the last starter starts."""
        self.past = self.rounds()
        self.phase = TURN
        self.sideways = 0
        if self.rng_shared:
            self.rng = self.rng.copy()
            self.rng_shared = False
        self.deal(self.rng, self.youngest)
        self.begin_round((self.starter + 1) % self.seats)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        sums = totals(self.rounds(), self.sides)
        return Outcome([sums[self.side_of(seat)] for seat in range(self.seats)], self._winners(), self.ended_by)

    def imagine(self, seat: int | None, rng: Rng) -> "ClassicKm":
        world = cast(ClassicKm, super().imagine(seat, rng))
        # Nobody knows the next deal, so an imagined world gets its own random source.
        world.rng = Rng(f"imagined:{rng.below(1 << 24)}")
        world.rng_shared = False
        return world

    # -- showing, copying, saving ------------------------------------------------------------------------------

    def view(self, seat: int | None) -> ThousandKmView:
        self.check_seat(seat)
        view = view_of(self, seat)
        now = round_of(self)
        view["points"] = {
            "target": self.target,
            "round": len(self.past) + 1,
            "starter": self.starter,
            "counted": self.phase in (COUNTED, OVER),
            "lines": LINES[:],
            "now": [now.lines(side) for side in range(self.sides)],
            "past": [one.points() for one in self.past],
            "totals": totals(self.rounds(), self.sides),
        }
        return view

    def observe(self, seat: int) -> bytes:
        self.check_seat(seat)
        return observe_match(self, seat, totals(self.rounds(), self.sides), self.target)

    def position(self) -> Position:
        position = write_position(self)
        del position["discard"]
        position["match"] = write_match(self.target, self.youngest, self.rng, self.starter, self.past)
        return position

    def copy(self) -> "ClassicKm":
        twin = ClassicKm(self.seats, self.sides, self.teams, self.goal, self.target, self.youngest, self.rng)
        self._copy_to(twin)
        self.rng_shared = True
        twin.rng_shared = True
        twin.past = self.past
        twin.starter = self.starter
        return twin
