"""The rules of Rally Run! (Memo-Car-Race).

The German terms of the printed box: a Straßen-Plättchen is a road tile, the Boxengasse the pit, a
Start-Ziel-Plättchen a start/finish tile, a Kanister-Plättchen a canister, a Sackgasse a dead end; aufdecken is to
turn over, verdecken to turn face down, vertauschen to swap; the Rundkurs is in track.py.  The clauses (MR-1 to
MR-17) are in texts/en/rules.md.

There is no private information: everyone sees the face-up tiles, nobody sees the others.  So all seats and
spectators have the same view, and remembering is left to the players (MR-13).
"""

from spielkiste.core.game import Outcome, Position, Refusal, View
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng, check_rng
from spielkiste.core.story import Event, Phrase
from spielkiste.games.memo_race import refusals
from spielkiste.games.memo_race.advice import reason
from spielkiste.games.memo_race.encode import observe
from spielkiste.games.memo_race.knowledge import UNSEEN, MemoRaceKnowledge
from spielkiste.games.memo_race.material import (
    CELLS,
    COLOURS,
    EXITS,
    FIRST_START,
    NEIGHBOUR,
    PIT_CELL,
    PLACE_NAMES,
    ROAD_CELLS,
    ROAD_KINDS,
    ROADS,
)
from spielkiste.games.memo_race.moves import LAY, LAY_OF, SWAP, WITH
from spielkiste.games.memo_race.position import write_position
from spielkiste.games.memo_race.showing import view_of
from spielkiste.games.memo_race.table import (
    LAYING,
    NO_COLOUR,
    NOWHERE,
    OVER,
    START_COLOURS,
    SWAPPING,
    TURN,
    TURN_LIMIT,
    RaceTable,
)
from spielkiste.games.memo_race.view import MemoRaceView


class MemoRace(RaceTable):
    """A race in progress."""

    # -- legal moves -------------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        return [] if self.phase == OVER else [self.turn]

    def lone_actor(self) -> int:
        return -1 if self.phase == OVER else self.turn

    def moves(self, seat: int) -> list[int]:
        if seat != self.turn or self.phase == OVER:
            return self.nothing_for(seat)
        if self.phase == LAYING:
            return [LAY_OF[road] for road in self.ways()]
        roads = self.roads
        if self.phase == SWAPPING:
            found = [WITH + cell for cell in ROAD_CELLS if roads[cell] == 0]
            found.remove(WITH + self.lifted)
            for cell in self.banned:
                found.remove(WITH + cell)
            return found
        drives = self.drives(seat)
        if drives and self.swapped_enough(seat):
            return drives
        found = [SWAP + cell for cell in ROAD_CELLS if roads[cell] == 0]
        for cell in self.banned:
            found.remove(SWAP + cell)
        return drives + found

    def allows(self, seat: int, move: int) -> bool:
        return refusals.judge(self, seat, move) == refusals.FINE

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return refusals.why_not(self, seat, move)

    def forced(self, seat: int) -> int:
        """Return the only way to lay the tile just turned over, or -1 if there is a choice (MR-4)."""
        if self.phase != LAYING or seat != self.turn:
            return -1
        ways = self.ways()
        return LAY_OF[ways[0]] if len(ways) == 1 else -1

    def outlook(self, seat: int, move: int) -> dict[str, object]:
        """Return where a drive or a laid tile leads.

        For a tile, `place` is the one place it leads on to besides the car's own; None if there are several or none.
        """
        if move < LAY:
            return {"place": PLACE_NAMES[NEIGHBOUR[4 * self.cars[seat] + move]]}
        if move < SWAP:
            onward = [NEIGHBOUR[4 * self.turned + direction] for direction in EXITS[16 * self.turned + ROADS[move - LAY]]]
            onward = [place for place in onward if place != self.cars[seat]]
            return {"place": PLACE_NAMES[onward[0]] if len(onward) == 1 else None}
        return {}

    def move_phrase(self, move: int) -> Phrase:
        if move < WITH:
            return super().move_phrase(move)
        return Phrase("mr-move-swap-both", {"place": PLACE_NAMES[self.lifted], "other": PLACE_NAMES[move - WITH]})

    # -- playing -----------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        if move < LAY:
            onto = NEIGHBOUR[4 * self.cars[seat] + move]
            if onto < FIRST_START and self.roads[onto] == 0:
                self.phase = LAYING
                self.turned = onto
                self.heading = move
                if self.story is not None:
                    self.story.append(Event("mr-turned", {"seat": seat, "place": PLACE_NAMES[onto]}))
            else:
                self._drive(seat, onto)
        elif move < SWAP:
            cell = self.turned
            self.roads[cell] = ROADS[move - LAY]
            self.turned = NOWHERE
            self._drive(seat, cell)
        elif move < WITH:
            self.phase = SWAPPING
            self.lifted = move - SWAP
        else:
            self._swap(seat, self.lifted, move - WITH)

    def _drive(self, seat: int, onto: int) -> None:
        """Drive to a face-up place and apply its effect (MR-11, MR-12); turn the tile left behind face down (MR-6)."""
        left = self.cars[seat]
        self.cars[seat] = onto
        if left < FIRST_START and left != PIT_CELL and left not in self.cars:
            self.roads[left] = 0
        if self.story is not None:
            self.story.append(Event("mr-drove", {"seat": seat, "place": PLACE_NAMES[onto]}))
        self.swaps[seat] = 0
        colour = self.canisters[seat]
        if onto == PIT_CELL and colour == NO_COLOUR:
            self.canisters[seat] = self.pile.pop()
            if self.story is not None:
                self.story.append(Event("mr-canister", {"seat": seat, "colour": COLOURS[self.canisters[seat]]}))
        elif onto >= FIRST_START and colour == self.starts[onto - FIRST_START]:
            self.turns[seat] += 1
            self.banned = []
            self.phase = OVER
            self.winner = seat
            self.ended_by = "MR-12"
            if self.story is not None:
                self.story.append(Event("mr-won", {"seat": seat, "colour": COLOURS[colour]}))
            return
        self._end_turn([])

    def _swap(self, seat: int, first: int, second: int) -> None:
        tiles = self.tiles
        tiles[first], tiles[second] = tiles[second], tiles[first]
        self.lifted = NOWHERE
        self.swaps[seat] += 1
        if self.story is not None:
            self.story.append(Event("mr-swapped", {"seat": seat, "place": PLACE_NAMES[first], "other": PLACE_NAMES[second]}))
        self._end_turn([first, second] if first < second else [second, first])

    def _end_turn(self, swapped: list[int]) -> None:
        self.turns[self.turn] += 1
        following = (self.turn + 1) % self.seats
        if self.turns[following] < TURN_LIMIT:
            self.banned = swapped
            self.phase = TURN
            self.turn = following
        else:
            self.banned = []
            self.phase = OVER
            self.ended_by = "MR-17"
            if self.story is not None:
                self.story.append(Event("mr-called-off", {"count": TURN_LIMIT}))

    # -- the end -----------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if not self.ended_by:
            return Outcome([0] * self.seats, [], "")
        winners = [self.winner] if self.winner >= 0 else list(range(self.seats))
        return Outcome([1 if seat in winners else 0 for seat in range(self.seats)], winners, self.ended_by)

    def stop(self) -> None:
        self.phase = OVER
        # The pending tile or swap is dropped.
        self.turned = NOWHERE
        self.lifted = NOWHERE

    # -- views and imagined worlds -----------------------------------------------------------------------------

    def view(self, seat: int | None) -> MemoRaceView:
        """Return the view, which is the same for every seat and for spectators; see `view.MemoRaceView`."""
        self.check_seat(seat)
        return view_of(self)

    def observe(self, seat: int) -> bytes:
        self.check_seat(seat)
        return observe(self, seat)

    def reason(self, seat: int, move: int, knowledge: Knowledge) -> Phrase | None:
        kinds = knowledge.kinds if isinstance(knowledge, MemoRaceKnowledge) else [UNSEEN] * CELLS
        return reason(self.view(seat), seat, self.moves(seat), move, kinds)

    def views(self, eyes: list[int | None]) -> list[View]:
        view: View = self.view(None)
        return [view for _ in eyes]

    def imagine(self, seat: int | None, rng: Rng) -> "MemoRace":
        check_rng(rng)
        return self._imagined(rng, [UNSEEN] * CELLS)

    def knowledge(self, seat: int | None) -> MemoRaceKnowledge:
        return MemoRaceKnowledge(seat)

    def imagine_knowing(self, knowledge: Knowledge, rng: Rng) -> "MemoRace":
        """Return a world in which the tiles that have been seen stay where they are."""
        assert isinstance(knowledge, MemoRaceKnowledge)
        return self._imagined(rng, knowledge.kinds)

    def _imagined(self, rng: Rng, known: list[int]) -> "MemoRace":
        world = self.copy()
        # Gather the unseen tiles by kind, so that their real order leaves no trace; likewise the canisters.
        covered = [cell for cell in range(CELLS) if self.roads[cell] == 0 and cell != self.turned and known[cell] == UNSEEN]
        counts = [0] * ROAD_KINDS
        for cell in covered:
            counts[self.tiles[cell]] += 1
        unseen = [kind for kind in range(ROAD_KINDS) for _ in range(counts[kind])]
        rng.shuffle(unseen)
        for number in range(len(covered)):
            world.tiles[covered[number]] = unseen[number]
        # Which colours were put away is known only if the start tiles decide it (MR-3).
        colours = sorted(self.pile if self.canister_rule == START_COLOURS else self.pile + self.away)
        rng.shuffle(colours)
        world.pile = colours[: len(self.pile)]
        if self.canister_rule != START_COLOURS:
            world.away = sorted(colours[len(self.pile) :])
        return world

    def denied(self, knowledge: Knowledge) -> str:
        assert isinstance(knowledge, MemoRaceKnowledge)
        for cell in range(CELLS):
            if knowledge.kinds[cell] not in (UNSEEN, self.tiles[cell]):
                return f"another tile was seen on {PLACE_NAMES[cell]}"
        return ""

    # -- copying, saving ---------------------------------------------------------------------------------------

    def copy(self) -> "MemoRace":
        twin = MemoRace(self.seats, self.swap_limit, self.canister_rule)
        twin.game = self.game
        twin.tiles = self.tiles[:]
        twin.roads = self.roads[:]
        twin.cars = self.cars[:]
        twin.starts = self.starts
        twin.canisters = self.canisters[:]
        twin.pile = self.pile[:]
        twin.away = self.away
        twin.turn = self.turn
        twin.phase = self.phase
        twin.turns = self.turns[:]
        twin.swaps = self.swaps[:]
        twin.turned = self.turned
        twin.heading = self.heading
        twin.lifted = self.lifted
        twin.banned = self.banned
        twin.winner = self.winner
        twin.ended_by = self.ended_by
        return twin

    def position(self) -> Position:
        return write_position(self)
