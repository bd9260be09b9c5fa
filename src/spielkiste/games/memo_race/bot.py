"""The bots of the memo race: one driver whose memory and foresight depend on its level (MR-14).

===== ==================================== ====================================================================
level memory                               planning
===== ==================================== ====================================================================
1     its own tiles, for about a round     drives by the compass; lays as if one of the four directions did not exist until it
                                           has been at the pit
2     everybody's tiles, for a few rounds  plans a route over what it remembers and what the rest may be
3     a little longer                      also swaps where that gains a lot
4     longer still                         swaps wherever it gains, and reckons with it in its plans
5     everything, for ever                 also gets in the way of whoever is ahead
===== ==================================== ====================================================================

All of them notice when they are back where they were, and swap.
"""

from typing import Final, cast

from spielkiste.core.bot import STRONGEST, Bot, BotMaker, Clairvoyant, Situation
from spielkiste.core.game import Game, State, View
from spielkiste.core.randomness import Rng
from spielkiste.games.memo_race.material import NEIGHBOUR
from spielkiste.games.memo_race.memory import FOR_EVER, Memory
from spielkiste.games.memo_race.moves import LAY, SWAP, WITH
from spielkiste.games.memo_race.planning import Outlook, Skill
from spielkiste.games.memo_race.state import MemoRace
from spielkiste.games.memo_race.view import MemoRaceView

# By level, from 1.
SKILLS: Final = [
    Skill(1, False, False, 0.0, False, False, half_blind=True),
    Skill(4, True, True, 0.0, False, False),
    Skill(5, True, True, 3.0, False, False),
    Skill(8, True, True, 1.25, True, False),
    Skill(FOR_EVER, True, True, 1.25, True, True),
]

_CHILD: Final = Skill(2, False, False, 0.0, False, False)
#: The strongest gets in the way less and less, because a race with people should come to an end; this one minds its own way less.
_RELENTLESS: Final = Skill(FOR_EVER, True, True, 1.25, True, True, spite=2.0)

# No bot swaps more than twice in a row unless it cannot drive (MR-14).
_SWAPS_IN_A_ROW: Final = 2
# Own turns that are looked back on for being back where one was.
_LOOKS_BACK: Final = 6


class Driver(Bot):
    """Plans over what it remembers; see the table above."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)
        self.watches = True
        self.skill = SKILLS[level - 1]
        self.memory = Memory(seat, self.skill.span, self.skill.watchful)
        #: The direction that it forgets about, if it is somebody who does.
        self._blind = rng.below(4) if self.skill.half_blind else -1
        #: Where it stood at its last turns, since its last swap.
        self.trail: list[int] = []
        #: The second tile of a swap it has begun.
        self.partner = -1
        #: How often it has got in somebody's way; each time makes the next one less worth while.
        self.blocks = 0

    def look(self, view: View) -> None:
        """See the table after somebody's move."""
        self.memory.look(cast(MemoRaceView, view))

    def choose(self, situation: Situation) -> int:
        view = cast(MemoRaceView, situation.view)
        self.memory.look(view)
        moves = situation.moves
        came_from = self.trail[-1] if self.trail else -1
        outlook = Outlook(view, self.seat, self.memory.recall(), self.skill, came_from)
        if view["phase"] == "lay":
            blind = self._blind if view["cars"][self.seat]["canister"] is None else -1
            return outlook.best_lay(moves, blind)
        if view["phase"] == "swap":
            if WITH + self.partner in moves:
                return WITH + self.partner
            return WITH + outlook.quiet_tile([move - WITH for move in moves], self.rng)
        return self._turn(outlook, view, moves)

    def _turn(self, outlook: "Outlook", view: MemoRaceView, moves: list[int]) -> int:
        place = outlook.place
        drives = [move for move in moves if move < LAY]
        tiles = [move - SWAP for move in moves if move >= SWAP]
        before = self.trail.count(place)
        last = self.trail[-1] if self.trail else place
        self.trail.append(place)
        if len(self.trail) > _LOOKS_BACK:
            del self.trail[0]
        may_swap = len(tiles) > 1 and (not drives or view["cars"][self.seat]["swaps"] < _SWAPS_IN_A_ROW)
        if drives and not may_swap:
            return outlook.best_drive(drives)
        if not drives:
            return self._swap_away(outlook, outlook.ahead(drives), tiles)
        if before >= (2 if self.skill.fetches > 0.0 else 1):
            # Back where it was: what it has just come back from was of no use, so away with it, or somewhere else.
            if last in tiles:
                return self._swap_away(outlook, last, tiles)
            others = [direction for direction in drives if NEIGHBOUR[4 * place + direction] != last]
            if others:
                return outlook.best_drive(others)
            ahead = outlook.ahead(drives)
            if ahead in tiles:
                return self._swap_away(outlook, ahead, tiles)
        if self.skill.fetches > 0.0:
            pair = outlook.best_swap(drives, tiles, self.blocks)
            if pair:
                if not outlook.helps(pair, drives):
                    self.blocks += 1
                return self._begin_swap(pair[0], pair[1])
        return outlook.best_drive(drives)

    def _swap_away(self, outlook: "Outlook", cell: int, tiles: list[int]) -> int:
        """Put something else on this cell (any cell, if it cannot be swapped): perhaps that helps."""
        first = cell if cell in tiles else tiles[self.rng.below(len(tiles))]
        return self._begin_swap(first, outlook.quiet_tile([tile for tile in tiles if tile != first], self.rng))

    def _begin_swap(self, first: int, second: int) -> int:
        self.trail = []
        self.partner = second
        return SWAP + first


class ChildDriver(Driver):
    """A natural beginner: drives by the compass, remembers the tiles it stood on for two rounds.  Its level changes nothing."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, 1, rng)
        self.skill = _CHILD
        self._blind = -1
        self.memory = Memory(seat, _CHILD.span, _CHILD.watchful)


class RelentlessDriver(Driver):
    """The strongest when nobody is there who might lose patience: for the arena.  Its level changes nothing."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, STRONGEST, rng)
        self.skill = _RELENTLESS


class FormerDriver(Driver):
    """The strongest of the first ladder, for comparison: it went to and fro on tiles that it knew."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, STRONGEST, rng)


class SeeingDriver(Clairvoyant):
    """The strongest, and it sees through every tile: what there is to gain by knowing them.  Its level changes nothing.

    To try moves in the real world, as seers do in other games, shows nothing here: whoever plays on there would begin with an
    empty memory, in a game that is about having one.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)
        self.watches = True
        self._driver: Final = RelentlessDriver(game, seat, seats, level, rng)
        self._race: MemoRace | None = None

    def see(self, state: State) -> None:
        assert isinstance(state, MemoRace)
        self._race = state

    def look(self, view: View) -> None:
        self._driver.look(view)

    def choose(self, situation: Situation) -> int:
        if self._race is not None:
            self._driver.memory.know(self._race.tiles)
        return self._driver.choose(situation)


BOTS: Final[dict[str, BotMaker]] = {
    "rules": Driver,
    "child": ChildDriver,
    "search": RelentlessDriver,
    "rules-1": FormerDriver,
    "seer": SeeingDriver,
}
