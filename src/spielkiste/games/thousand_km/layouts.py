"""The cards on the table in a race: hands, layouts, draw pile and box, and which cards may be played where.

A *side* is one layout: a player, or two partners.  Seat s belongs to side s modulo the number of sides (KM-16).
"""

from typing import Final

from mypy_extensions import i64

from spielkiste.core.build import compiled
from spielkiste.core.game import State, Story
from spielkiste.core.randomness import Rng
from spielkiste.games.thousand_km.material import (
    BATTLE_ATTACKS,
    BIT,
    CARD,
    DECK,
    DISTANCE_BITS,
    END_OF_LIMIT_BIT,
    FIRST_ATTACK,
    FIRST_DEFENCE,
    FIRST_SAFETY,
    FITTING,
    GREEN_BIT,
    GREEN_LIGHT,
    HAND_BITS,
    HAND_MASK,
    IN_HAND,
    KINDS,
    LIMITED_DISTANCE_BITS,
    MOST_200S,
    MOST_SIDES,
    NAMES,
    RIGHT_OF_WAY,
    SAFETY_AGAINST,
    SAFETY_BITS,
    SPEED_ATTACK,
    SPEED_LIMIT,
    TO_DEFENCE,
    TWO_HUNDRED,
    TWO_HUNDRED_BIT,
    UNPREVENTED,
)

if compiled():
    from librt.vecs import vec
else:
    from spielkiste.core.plain_bytes import vec  # type: ignore[assignment]

TURN: Final = 0
REACTION: Final = 1
OVER: Final = 2
#: A round of a match is scored; the next one starts when everyone has seen the points (KM-27).
COUNTED: Final = 3
PHASES: Final = ["turn", "reaction", "over", "counted"]

WHEN_STUCK: Final = 0
SAFETIES_MAY_WAIT: Final = 1
ANY_TIME: Final = 2
DISCARD_RULES: Final = ["when_stuck", "safeties_may_wait", "any_time"]

HAND_SIZE: Final = 6

#: Nobody is asked.  Shared by all states, so never changed in place; the same goes for every `asked`.
NOBODY: Final[list[int]] = []
#: One list for each seat that is asked alone, made once and never changed.
ALONE: Final = [[seat] for seat in range(MOST_SIDES)]

# The reasons other than a safety why a side cannot be attacked.
LIMITED: Final = "limited"
STOPPED: Final = "stopped"
WAITING: Final = "waiting"


class Layouts(State):
    """The table of a race, without the rules for playing."""

    #: The whole shuffled deck, shared by all copies.  The first `drawn` cards are gone.
    deck: bytes
    #: By seat: the number of cards of each kind in hand, and the mask of these kinds (see `material`).  Both change with
    #: every card, so they are plain integers.
    hands: vec[i64]
    held: vec[i64]
    #: By side: the piles, bottom card first.  They are bytes, so that copies can share them; the pile that rarely
    #: changes is in a tuple.
    battle: list[bytes]
    speed: tuple[bytes, ...]
    road: list[bytes]
    #: By side: the mask of the safeties on the table.
    safeties: vec[i64]
    #: The mask of the safeties, on any side, that were played as a master move.  There is one of each.
    sideways: int
    km: vec[i64]
    box: bytes
    #: By side: the mask of kinds that may be played there: attacks by opponents, everything else by the owner.
    #: `refresh` keeps it current.
    fitting: vec[i64]
    #: The attack (a kind) just played on side `victim`, and the seats that have not answered it yet (never changed in
    #: place).
    attack: int
    victim: int
    asked: list[int]

    def __init__(self, seats: int, sides: int, teams: bool, goal: int, discard_rule: int, story: Story | None = None) -> None:
        """Create a table without cards.  `lay_out` or `copy` adds them, so that a copy sets nothing twice."""
        super().__init__(seats, story)
        self.sides: i64 = sides
        self.teams = teams
        self.goal: i64 = goal
        self.discard_rule: i64 = discard_rule
        self.turn: i64 = 0
        self.phase: i64 = TURN
        self.drawn: i64 = 0
        self.sideways = 0
        self.attack = -1
        self.victim = -1
        #: The clause that ended the race.
        self.ended_by = ""

    def lay_out(self) -> None:
        """Clear all hands and piles."""
        self.hands = vec[i64]([0] * self.seats)
        self.held = vec[i64]([0] * self.seats)
        self.battle = [b""] * self.sides
        self.speed = (b"",) * self.sides
        self.road = [b""] * self.sides
        self.safeties = vec[i64]([0] * self.sides)
        self.km = vec[i64]([0] * self.sides)
        self.fitting = vec[i64]([0] * self.sides)
        self.box = b""
        self.asked = NOBODY

    def deal(self, rng: Rng, youngest: bool) -> None:
        """Clear the table, deal six cards to each seat and keep the rest as the draw pile (KM-1, KM-20)."""
        self.lay_out()
        deck = DECK
        if youngest:
            deck = deck.replace(CARD[GREEN_LIGHT], b"", self.sides)
            self.battle = [CARD[GREEN_LIGHT]] * self.sides
        for side in range(self.sides):
            self.refresh(side)
        self.deck = rng.shuffled(deck)
        for seat in range(self.seats):
            self.set_hand(seat, self.deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)])
        self.drawn = HAND_SIZE * self.seats

    # -- what a layout allows ----------------------------------------------------------------------------------

    def side_of(self, seat: i64) -> i64:
        """Return the side of a seat (KM-16).  It compares, because a division would take many times longer."""
        return seat if seat < self.sides else seat - self.sides

    def seats_of(self, side: int) -> list[int]:
        """Return the seats of a side: one, or two partners (KM-16)."""
        return [seat for seat in range(self.seats) if self.side_of(seat) == side]

    def attack_on(self, side: int) -> int:
        """Return the unanswered attack on the battle pile, or -1."""
        pile = self.battle[side]
        if pile and FIRST_ATTACK <= pile[-1] < FIRST_DEFENCE:
            return pile[-1]
        return -1

    def limited(self, side: int) -> bool:
        """Return whether an unanswered speed limit is on the speed pile (KM-5)."""
        pile = self.speed[side]
        return len(pile) > 0 and pile[-1] == SPEED_LIMIT

    def rolling(self, side: int) -> bool:
        """Return whether this side may play distance cards (KM-4)."""
        if self.attack_on(side) >= 0:
            return False
        if self.safeties[side] & BIT[RIGHT_OF_WAY]:
            return True
        pile = self.battle[side]
        # A battle pile starts with a green light or is covered by right of way.  So for single players any card on it
        # is enough.
        return len(pile) > 0 and (not self.teams or pile[-1] == GREEN_LIGHT)

    def safety_is_known(self, safety: int) -> bool:
        """Return whether everyone can see that no hand contains this safety (KM-14)."""
        for laid in self.safeties:
            if laid & BIT[safety]:
                return True
        return FIRST_SAFETY + safety in self.box

    def sheltered_by(self, side: int, attack: int) -> str:
        """Return why this attack (a kind) cannot be played here (KM-7), or "".

        The reason is the safety against the attack, LIMITED, STOPPED or WAITING.
        """
        return shelter(self.safeties[side], self.limited(side), self.attack_on(side) >= 0, self.rolling(side), attack)

    def refresh(self, side: i64) -> None:
        """Recompute which kinds may be played on this side."""
        battle = self.battle[side]
        speed = self.speed[side]
        top: i64 = battle[-1] if len(battle) > 0 else -1
        limited = len(speed) > 0 and speed[-1] == SPEED_LIMIT
        safe: i64 = self.safeties[side]
        lay: i64 = SAFETY_BITS
        exposed: i64 = 0
        if FIRST_ATTACK <= top < FIRST_DEFENCE:
            lay |= BIT[top + TO_DEFENCE]
        elif safe & BIT[RIGHT_OF_WAY] or (top >= 0 and not self.teams) or top == GREEN_LIGHT:
            ahead: i64 = self.goal - self.km[side]
            distances: i64 = FITTING[ahead // 25] if ahead < 200 else DISTANCE_BITS
            if limited:
                distances &= LIMITED_DISTANCE_BITS
            elif distances & TWO_HUNDRED_BIT and self._has_most_200s(side):
                distances &= ~TWO_HUNDRED_BIT
            lay |= distances
            exposed = BATTLE_ATTACKS
        else:
            lay |= GREEN_BIT
        if limited:
            lay |= END_OF_LIMIT_BIT
        else:
            exposed |= SPEED_ATTACK
        self.fitting[side] = lay | exposed & UNPREVENTED[safe]

    def _has_most_200s(self, side: int) -> bool:
        """Return whether the road already has the most 200s allowed (KM-6).

        It uses a loop, because mypyc calls `bytes.count` slowly.
        """
        road = self.road[side]
        found: i64 = 0
        place: i64 = 0
        while place < len(road):
            if road[place] == TWO_HUNDRED:
                found += 1
            place += 1
        return found == MOST_200S

    def set_speed(self, side: int, pile: bytes) -> None:
        piles = list(self.speed)
        piles[side] = pile
        self.speed = tuple(piles)

    def add_safeties(self, side: int, mask: int) -> None:
        self.safeties[side] = self.safeties[side] | mask

    # -- hands -------------------------------------------------------------------------------------------------

    def set_hand(self, seat: int, cards: bytes) -> None:
        """Give a seat these cards; seven at most."""
        counts: i64 = 0
        mask: i64 = 0
        place: i64 = 0
        while place < len(cards):
            kind: i64 = cards[place]
            counts += IN_HAND[kind]
            mask |= BIT[kind]
            place += 1
        self.hands[seat] = counts
        self.held[seat] = mask

    def counts(self, seat: int) -> list[int]:
        """Return the number of cards of each kind in a hand."""
        left: i64 = self.hands[seat]
        found: list[int] = []
        for _ in range(KINDS):
            found.append(left & HAND_MASK)
            left >>= HAND_BITS
        return found

    def hand(self, seat: int) -> list[int]:
        """Return the cards in a hand, ordered by kind."""
        return [kind for kind, count in enumerate(self.counts(seat)) for _ in range(count)]

    def hand_size(self, seat: int) -> int:
        left: i64 = self.hands[seat]
        size: i64 = 0
        while left:
            size += left & HAND_MASK
            left >>= HAND_BITS
        return size

    def material(self) -> dict[str, int]:
        found = dict.fromkeys(NAMES, 0)
        for kind in self.deck[self.drawn :] + self.box:
            found[NAMES[kind]] += 1
        for seat in range(self.seats):
            for kind in self.hand(seat):
                found[NAMES[kind]] += 1
        for side in range(self.sides):
            for kind in [*self.battle[side], *self.speed[side], *self.road[side]]:
                found[NAMES[kind]] += 1
            for name in safety_names(self.safeties[side]):
                found[name] += 1
        return found


#: The names of the safeties in each mask.
_SAFETY_NAMES: Final[list[list[str]]] = [
    [NAMES[FIRST_SAFETY + safety] for safety in range(4) if mask & BIT[safety]] for mask in range(1 << 4)
]


def safety_names(mask: int) -> list[str]:
    return _SAFETY_NAMES[mask][:]


def shelter(safeties: int, limited: bool, stopped: bool, rolling: bool, attack: int) -> str:
    """Return what `Layouts.sheltered_by` returns, but computed only from these facts."""
    if not UNPREVENTED[safeties] & BIT[attack]:
        return NAMES[FIRST_SAFETY + SAFETY_AGAINST[attack - FIRST_ATTACK]]
    if attack == SPEED_LIMIT:
        return LIMITED if limited else ""
    if stopped:
        return STOPPED
    return "" if rolling else WAITING
