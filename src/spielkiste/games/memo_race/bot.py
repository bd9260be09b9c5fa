"""The bots of the memo race: drivers whose memory and foresight depend on their level (MR-14).

===== ==================================== ====================================================================
level memory                               planning
===== ==================================== ====================================================================
1     its own tiles, for about a round     drives towards its goal; until it has been to the pit, it ignores one of
                                           the four directions when it lays a tile
2     everyone's tiles, for a few rounds   plans a route from remembered tiles and the likely kinds of the others
3     a little longer                      also swaps where that gains a lot
4     longer still                         swaps wherever that gains turns, and includes later swaps in its plans
5     everything, for the whole race       also blocks the leader
===== ==================================== ====================================================================

All levels notice when they come back to the same place, and swap.
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

# The skills of each level, from 1.
SKILLS: Final = [
    Skill(1, False, False, 0.0, False, False, half_blind=True),
    Skill(4, True, True, 0.0, False, False),
    Skill(5, True, True, 3.0, False, False),
    Skill(8, True, True, 1.25, True, False),
    Skill(FOR_EVER, True, True, 1.25, True, True),
]

_CHILD: Final = Skill(2, False, False, 0.0, False, False)
#: Level 5 blocks less and less, because a race with people should come to an end; this one values blocking twice as much.
_RELENTLESS: Final = Skill(FOR_EVER, True, True, 1.25, True, True, spite=2.0)

# A bot that can drive makes at most this many swaps in a row (MR-14).
_SWAPS_IN_A_ROW: Final = 2
# The number of recent turns in which the bot checks whether it was at its current place.
_LOOKS_BACK: Final = 6


class RulesBot(Bot):
    """A bot that plans with the tiles it remembers; see the table above."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)
        self.watches = True
        self.skill = SKILLS[level - 1]
        self.memory = Memory(seat, self.skill.span, self.skill.watchful)
        #: The direction that a half-blind bot ignores, or -1.
        self._blind = rng.below(4) if self.skill.half_blind else -1
        #: The places of its car in its last turns since its last swap.
        self.trail: list[int] = []
        #: The second tile of a swap it has begun.
        self.partner = -1
        #: How often it has blocked an opponent; each time makes the next one less worthwhile.
        self.blocks = 0

    def look(self, view: View) -> None:
        """Take in the table after a move."""
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
            # The car is back where it was, so the tile it came back from was useless: swap that tile, or drive
            # elsewhere.
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
        """Swap the tile on this cell, or a random one if this cell cannot be swapped."""
        first = cell if cell in tiles else tiles[self.rng.below(len(tiles))]
        return self._begin_swap(first, outlook.quiet_tile([tile for tile in tiles if tile != first], self.rng))

    def _begin_swap(self, first: int, second: int) -> int:
        self.trail = []
        self.partner = second
        return SWAP + first


class ChildBot(RulesBot):
    """A bot that plays like a beginner.  The level makes no difference.

    It drives towards its goal and remembers the tiles it stood on for two rounds.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, 1, rng)
        self.skill = _CHILD
        self._blind = -1
        self.memory = Memory(seat, _CHILD.span, _CHILD.watchful)


class RelentlessBot(RulesBot):
    """The strongest bot, for matches between bots: it keeps blocking.  The level makes no difference."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, STRONGEST, rng)
        self.skill = _RELENTLESS


class FormerBot(RulesBot):
    """The strongest bot of the first ladder, kept for comparison: `RulesBot` at the strongest level."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, STRONGEST, rng)


class SeeingDriver(Clairvoyant):
    """The strongest bot, and it knows every tile: it shows what perfect memory gains.  The level makes no difference.

    The seers of other games try moves in the real world.  That shows nothing here: the simulated players would start
    with an empty memory, in a game about memory.
    """

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: Rng) -> None:
        super().__init__(game, seat, seats, level, rng)
        self.watches = True
        self._driver = RelentlessBot(game, seat, seats, level, rng)
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
    "rules": RulesBot,
    "child": ChildBot,
    "search": RelentlessBot,
    "rules-1": FormerBot,
    "seer": SeeingDriver,
}
