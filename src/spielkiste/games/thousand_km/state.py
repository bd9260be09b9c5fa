"""1000 Kilometer (Mille Bornes): the rules.

For owners of the box: Angriff is an attack, Verteidigung a defence, Schutzkarte a safety, Meisterzug the master move,
Ablagestapel the battle pile, Tempostapel the speed pile, Schachtel the box that takes the discards.  The clauses
(KM-1 to KM-21) are in docs/rules/thousand-km.md.

A *side* is a lay-out: a player, or two partners.  Seat s belongs to side s modulo the number of sides (KM-16).
"""

from typing import Final

from spielkiste.core.game import Outcome, Position, Refusal, State, Story, View
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Event
from spielkiste.games.thousand_km.material import (
    BATTLE_ATTACKS,
    BIT,
    DISTANCE_BITS,
    DISTANCES,
    END_OF_LIMIT,
    END_OF_LIMIT_BIT,
    FIRST_ATTACK,
    FIRST_DEFENCE,
    FIRST_SAFETY,
    FITTING,
    GREEN_BIT,
    GREEN_LIGHT,
    KINDS,
    LIMITED_DISTANCE_BITS,
    NAMES,
    RIGHT_OF_WAY,
    SAFETY_AGAINST,
    SAFETY_BITS,
    SPEED_ATTACK,
    SPEED_LIMIT,
    TWO_HUNDRED,
    UNPREVENTED,
)
from spielkiste.games.thousand_km.moves import (
    ATTACK,
    ATTACK_MOVES,
    DEFENCE_AND_SAFETY_MOVES,
    DISCARD,
    DISCARDS_HIGH,
    DISCARDS_LOW,
    DISTANCE_MOVES,
    MASTER,
    MOVE_COUNT,
    PASS,
)

TURN: Final = 0
REACTION: Final = 1
OVER: Final = 2
PHASES: Final = ["turn", "reaction", "over"]

WHEN_STUCK: Final = 0
SAFETIES_MAY_WAIT: Final = 1
ANY_TIME: Final = 2
DISCARD_RULES: Final = ["when_stuck", "safeties_may_wait", "any_time"]

HAND_SIZE: Final = 6

# Stand-ins until a table is laid out; never written to, so that making a copy stays cheap.
_NO_CARDS: Final[list[int]] = []
_NO_PILES: Final[list[tuple[int, ...]]] = []


class ThousandKm(State):
    """A race in progress."""

    def __init__(
        self, seats: int, sides: int, teams: bool, goal: int, discard_rule: int, story: Story | None = None
    ) -> None:
        """A table with nothing on it; `lay_out` or `copy` fills it."""
        super().__init__(seats, story)
        self.sides = sides
        self.teams = teams
        self.goal = goal
        self.discard_rule = discard_rule
        #: The whole shuffled deck, shared by all copies; `drawn` cards are gone from its front.
        self.deck = _NO_CARDS
        self.drawn = 0
        #: How many cards of each kind a seat holds: counts[KINDS * seat + kind]; held[seat] is the mask of those kinds.
        self.counts = _NO_CARDS
        self.held = _NO_CARDS
        #: The piles of each side, bottom first.  Tuples, so that copies can share them.
        self.battle = _NO_PILES
        self.speed = _NO_PILES
        self.road = _NO_PILES
        self.safeties = _NO_CARDS
        self.sideways = _NO_CARDS
        self.km = _NO_CARDS
        self.box: tuple[int, ...] = ()
        #: What may be laid on a side by its owner (kinds), and by the others (attacks): kept current by `refresh`.
        self.layable = _NO_CARDS
        self.exposed = _NO_CARDS
        self.turn = 0
        self.phase = TURN
        #: The attack (a kind) just laid on side `victim`, and the seats that have not answered it yet.
        self.attack = -1
        self.victim = -1
        self.asked = _NO_CARDS
        #: The clause that ended the race.
        self.ended_by = ""

    def lay_out(self) -> None:
        """Empty hands and piles for everybody."""
        self.counts = [0] * (KINDS * self.seats)
        self.held = [0] * self.seats
        self.battle = [()] * self.sides
        self.speed = [()] * self.sides
        self.road = [()] * self.sides
        self.safeties = [0] * self.sides
        self.sideways = [0] * self.sides
        self.km = [0] * self.sides
        self.layable = [0] * self.sides
        self.exposed = [0] * self.sides
        self.asked = []

    # -- who may do what ---------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        if self.phase == TURN:
            return [self.turn]
        return self.asked[:]

    def awaited(self) -> list[int]:
        if self.phase == REACTION:
            return [seat for seat in range(self.seats) if seat % self.sides == self.victim]
        return self.actors()

    def moves(self, seat: int) -> list[int]:
        held = self.held[seat]
        if self.phase == TURN:
            if seat != self.turn:
                return []
            side = seat % self.sides
            lay = held & self.layable[side]
            found = DISTANCE_MOVES[lay & 31] + DEFENCE_AND_SAFETY_MOVES[lay >> 10]
            attacks = held >> 5 & 31
            if attacks:
                exposed = self.exposed
                for other in range(self.sides):
                    aimed = attacks & exposed[other]
                    if aimed and other != side:
                        found += ATTACK_MOVES[32 * other + aimed]
            rule = self.discard_rule
            if not found or rule == ANY_TIME or (rule == SAFETIES_MAY_WAIT and self._only_safeties(found)):
                found += DISCARDS_LOW[held & 1023]
                found += DISCARDS_HIGH[held >> 10]
            return found
        if self.phase == REACTION and seat in self.asked:
            safety = SAFETY_AGAINST[self.attack - FIRST_ATTACK]
            if held & BIT[FIRST_SAFETY + safety]:
                return [MASTER + safety, PASS]
            return [PASS]
        return []

    @staticmethod
    def _only_safeties(moves: list[int]) -> bool:
        """KM-11: with `safeties_may_wait` a safety in hand is nothing that could be laid."""
        for move in moves:
            if not FIRST_SAFETY <= move < KINDS:
                return False
        return True

    def why_not(self, seat: int, move: int) -> Refusal | None:
        if not 0 <= move < MOVE_COUNT or 19 <= move < ATTACK or DISCARD + KINDS <= move < MASTER:
            return Refusal("KM-2", "km-why-no-move")
        if self.legal(seat, move):
            return None
        if self.phase == OVER:
            return Refusal(self.ended_by, "km-why-over")
        if self.phase == REACTION:
            return self._why_not_react(seat, move)
        if move >= MASTER:
            return Refusal("KM-13", "km-why-no-attack")
        if seat != self.turn:
            return Refusal("KM-2", "km-why-turn", {"seat": self.turn})
        kind = move
        if move >= DISCARD:
            kind = move - DISCARD
        elif move >= ATTACK:
            kind = FIRST_ATTACK + (move - ATTACK) % 5
        if not self.held[seat] & BIT[kind]:
            return Refusal("KM-2", "km-why-not-held", {"card": NAMES[kind]})
        if move >= DISCARD:
            return Refusal("KM-11", "km-why-discard")
        if move >= ATTACK:
            return self._why_not_attack(seat, (move - ATTACK) // 5, kind)
        return self._why_not_lay(seat % self.sides, kind)

    def _why_not_react(self, seat: int, move: int) -> Refusal:
        if seat not in self.asked:
            return Refusal("KM-14", "km-why-wait", {"side": self.victim})
        if move < MASTER:
            return Refusal("KM-14", "km-why-answer")
        if move - MASTER != SAFETY_AGAINST[self.attack - FIRST_ATTACK]:
            return Refusal("KM-13", "km-why-other-safety", {"card": NAMES[FIRST_SAFETY + move - MASTER]})
        return Refusal("KM-13", "km-why-not-held", {"card": NAMES[FIRST_SAFETY + move - MASTER]})

    def _why_not_attack(self, seat: int, side: int, kind: int) -> Refusal:
        card: dict[str, object] = {"card": NAMES[kind], "side": side}
        if side >= self.sides:
            return Refusal("KM-7", "km-why-nobody")
        if side == seat % self.sides:
            return Refusal("KM-7", "km-why-own-side")
        if not UNPREVENTED[self.safeties[side]] & BIT[kind - FIRST_ATTACK]:
            return Refusal("KM-7", "km-why-prevented", card)
        if kind == SPEED_LIMIT:
            return Refusal("KM-7", "km-why-limited-already", card)
        if self.attack_on(side) >= 0:
            return Refusal("KM-7", "km-why-attacked-already", card)
        if self.teams and self.battle[side]:
            return Refusal("KM-17", "km-why-team-stands", card)
        return Refusal("KM-7", "km-why-not-rolling", card)

    def _why_not_lay(self, side: int, kind: int) -> Refusal:
        if FIRST_ATTACK <= kind < FIRST_DEFENCE:
            return Refusal("KM-7", "km-why-attack-self")
        attack = self.attack_on(side)
        if kind == GREEN_LIGHT and self.rolling(side):
            return Refusal("KM-11", "km-why-green-rolling")
        if kind >= FIRST_DEFENCE:
            return Refusal("KM-8", "km-why-no-such-attack", {"card": NAMES[kind]})
        if attack >= 0:
            return Refusal("KM-4", "km-why-stopped", {"card": NAMES[attack]})
        if not self.rolling(side):
            if self.teams and self.battle[side]:
                return Refusal("KM-17", "km-why-green-again")
            return Refusal("KM-3", "km-why-not-started")
        if self.limited(side) and kind > 1:
            return Refusal("KM-5", "km-why-limit")
        if kind == TWO_HUNDRED and self.km[side] + 200 <= self.goal:
            return Refusal("KM-6", "km-why-two-200")
        return Refusal("KM-12", "km-why-too-far", {"km": DISTANCES[kind], "left": self.goal - self.km[side]})

    # -- what a lay-out says -----------------------------------------------------------------------------------

    def attack_on(self, side: int) -> int:
        """The unanswered attack on the battle pile, or -1."""
        pile = self.battle[side]
        if pile and FIRST_ATTACK <= pile[-1] < FIRST_DEFENCE:
            return pile[-1]
        return -1

    def limited(self, side: int) -> bool:
        """KM-5: whether an unanswered speed limit lies on the speed pile."""
        pile = self.speed[side]
        return len(pile) > 0 and pile[-1] == SPEED_LIMIT

    def rolling(self, side: int) -> bool:
        """KM-4: whether this side may lay distances."""
        if self.attack_on(side) >= 0:
            return False
        if self.safeties[side] & BIT[RIGHT_OF_WAY]:
            return True
        pile = self.battle[side]
        # A battle pile begins with a green light or lies under right of way, so for singles any card on it will do.
        return len(pile) > 0 and (not self.teams or pile[-1] == GREEN_LIGHT)

    def refresh(self, side: int) -> None:
        """Find out anew what may be laid on this side."""
        battle = self.battle[side]
        speed = self.speed[side]
        top = battle[-1] if battle else -1
        limited = len(speed) > 0 and speed[-1] == SPEED_LIMIT
        lay = SAFETY_BITS
        exposed = 0
        if FIRST_ATTACK <= top < FIRST_DEFENCE:
            lay |= BIT[top + 5]
        elif self.safeties[side] & 1 or (top >= 0 and not self.teams) or top == GREEN_LIGHT:
            room = (self.goal - self.km[side]) // 25
            distances = FITTING[room] if room < 8 else DISTANCE_BITS
            if limited:
                distances &= LIMITED_DISTANCE_BITS
            elif distances & 16 and self.road[side].count(TWO_HUNDRED) == 2:
                distances &= 15
            lay |= distances
            exposed = BATTLE_ATTACKS
        else:
            lay |= GREEN_BIT
        if limited:
            lay |= END_OF_LIMIT_BIT
        else:
            exposed |= SPEED_ATTACK
        self.layable[side] = lay
        self.exposed[side] = exposed & UNPREVENTED[self.safeties[side]]

    # -- playing -----------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        side = seat % self.sides
        story = self.story
        if move < FIRST_ATTACK:
            self._remove(seat, move)
            self.road[side] += (move,)
            self.km[side] += DISTANCES[move]
            if story is not None:
                story.append(Event("km-drove", {"seat": seat, "km": DISTANCES[move], "total": self.km[side]}))
            if self.km[side] == self.goal:
                self._end("KM-12")
                return
            self.refresh(side)
            self._next_turn()
        elif move < FIRST_SAFETY:
            self._remove(seat, move)
            if story is not None:
                key = "km-started" if move == GREEN_LIGHT and self.attack_on(side) < 0 else "km-defended"
                story.append(Event(key, {"seat": seat, "card": NAMES[move]}))
            if move == END_OF_LIMIT:
                self.speed[side] += (move,)
            else:
                self.battle[side] += (move,)
            self.refresh(side)
            self._next_turn()
        elif move < KINDS:
            self._lay_safety(seat, move, "km-protected")
            self.begin_turn(seat)
        elif move < DISCARD:
            self._attack(seat, (move - ATTACK) // 5, (move - ATTACK) % 5)
        elif move < MASTER:
            kind = move - DISCARD
            self._remove(seat, kind)
            self.box += (kind,)
            if story is not None:
                story.append(Event("km-discarded", {"seat": seat, "card": NAMES[kind]}))
            self._next_turn()
        elif move == PASS:
            self.asked.remove(seat)
            if not self.asked:
                self._close_question()
                self._next_turn()
        else:
            self._master_move(seat, FIRST_SAFETY + move - MASTER)

    def _attack(self, seat: int, victim: int, attack: int) -> None:
        kind = FIRST_ATTACK + attack
        self._remove(seat, kind)
        if kind == SPEED_LIMIT:
            self.speed[victim] += (kind,)
        else:
            self.battle[victim] += (kind,)
        self.refresh(victim)
        if self.story is not None:
            self.story.append(Event("km-attacked", {"seat": seat, "side": victim, "card": NAMES[kind]}))
        if self._safety_is_known(SAFETY_AGAINST[attack]):
            self._next_turn()
            return
        self.phase = REACTION
        self.attack = kind
        self.victim = victim
        self.asked = [other for other in range(self.seats) if other % self.sides == victim]
        if self.story is not None:
            self.story.append(Event("km-asked", {"side": victim, "card": NAMES[kind]}))

    def _safety_is_known(self, safety: int) -> bool:
        """KM-14: whether everybody can see that nobody holds this safety."""
        for laid in self.safeties:
            if laid & BIT[safety]:
                return True
        return FIRST_SAFETY + safety in self.box

    def _close_question(self) -> None:
        self.phase = TURN
        self.attack = -1
        self.victim = -1
        self.asked = []

    def _lay_safety(self, seat: int, kind: int, event: str) -> None:
        """KM-9, KM-10: lay a safety; the attack it answers goes into the box, and the card below is on top again."""
        side = seat % self.sides
        self._remove(seat, kind)
        self.safeties[side] |= BIT[kind - FIRST_SAFETY]
        if self.story is not None:
            self.story.append(Event(event, {"seat": seat, "card": NAMES[kind]}))
        attack = self.attack_on(side)
        if attack >= 0 and SAFETY_AGAINST[attack - FIRST_ATTACK] == kind - FIRST_SAFETY:
            self.battle[side] = self.battle[side][:-1]
            self._lift(side, attack)
        if kind == FIRST_SAFETY + RIGHT_OF_WAY and self.limited(side):
            self.speed[side] = self.speed[side][:-1]
            self._lift(side, SPEED_LIMIT)
        self.refresh(side)

    def _lift(self, side: int, attack: int) -> None:
        self.box += (attack,)
        if self.story is not None:
            self.story.append(Event("km-lifted", {"side": side, "card": NAMES[attack]}))

    def _master_move(self, seat: int, kind: int) -> None:
        """KM-13: lay the safety sideways, draw one for it, then have a full turn."""
        self._close_question()
        self._lay_safety(seat, kind, "km-master-move")
        self.sideways[seat % self.sides] |= BIT[kind - FIRST_SAFETY]
        if self.drawn < len(self.deck):
            self._draw(seat)
        self.begin_turn(seat)

    def _next_turn(self) -> None:
        self.begin_turn((self.turn + 1) % self.seats)

    def begin_turn(self, seat: int) -> None:
        """KM-2: a turn begins with a card from the pile; KM-15: no card, no turn."""
        if self.drawn == len(self.deck):
            if self.story is not None:
                self.story.append(Event("km-pile-empty", {}))
            self._end("KM-15")
            return
        self.turn = seat
        self._draw(seat)

    def _draw(self, seat: int) -> None:
        kind = self.deck[self.drawn]
        self.drawn += 1
        self.counts[KINDS * seat + kind] += 1
        self.held[seat] |= BIT[kind]
        if self.story is not None:
            self.story.append(Event("km-drew", {"seat": seat}, {"card": NAMES[kind]}, [seat]))

    def _remove(self, seat: int, kind: int) -> None:
        place = KINDS * seat + kind
        left = self.counts[place] - 1
        self.counts[place] = left
        if left == 0:
            self.held[seat] ^= BIT[kind]

    def _end(self, clause: str) -> None:
        self.phase = OVER
        self.ended_by = clause
        if self.story is not None:
            winners = self._winners()
            self.story.append(Event("km-won", {"seats": winners, "total": self.km[winners[0] % self.sides]}))

    # -- the end -----------------------------------------------------------------------------------------------

    def _winners(self) -> list[int]:
        best = max(self.km)
        return [seat for seat in range(self.seats) if self.km[seat % self.sides] == best]

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome([self.km[seat % self.sides] for seat in range(self.seats)], self._winners(), self.ended_by)

    # -- knowing -----------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        """The cards a seat holds, in the order of the kinds."""
        first = KINDS * seat
        return [kind for kind in range(KINDS) for _ in range(self.counts[first + kind])]

    def view(self, seat: int | None) -> View:
        return {
            "phase": PHASES[self.phase],
            "turn": self.turn,
            "goal": self.goal,
            "teams": self.teams,
            "draw_pile": len(self.deck) - self.drawn,
            "box": [NAMES[kind] for kind in self.box],
            "sides": [self._side_view(side) for side in range(self.sides)],
            "hand": [NAMES[kind] for kind in self.hand(seat)] if seat is not None else [],
            "hand_sizes": [sum(self.counts[KINDS * other : KINDS * (other + 1)]) for other in range(self.seats)],
            "attack": NAMES[self.attack] if self.phase == REACTION else None,
            "victim": self.victim if self.phase == REACTION else None,
            "asked": self.awaited() if self.phase == REACTION else [],
            "to_answer": self.phase == REACTION and seat is not None and seat in self.asked,
        }

    def _side_view(self, side: int) -> dict[str, object]:
        return {
            "seats": [seat for seat in range(self.seats) if seat % self.sides == side],
            "km": self.km[side],
            "road": [NAMES[kind] for kind in self.road[side]],
            "battle": [NAMES[kind] for kind in self.battle[side]],
            "speed": [NAMES[kind] for kind in self.speed[side]],
            "safeties": _safety_names(self.safeties[side]),
            "sideways": _safety_names(self.sideways[side]),
            "rolling": self.rolling(side),
            "limited": self.limited(side),
            "exposed_to": [NAMES[FIRST_ATTACK + attack] for attack in range(5) if self.exposed[side] & BIT[attack]],
        }

    def imagine(self, seat: int | None, rng: Rng) -> "ThousandKm":
        world = self.copy()
        # The unseen cards, gathered kind by kind so that the real order leaves no trace.
        unseen_counts = [0] * KINDS
        for kind in self.deck[self.drawn :]:
            unseen_counts[kind] += 1
        for other in range(self.seats):
            if other != seat:
                for kind in range(KINDS):
                    unseen_counts[kind] += self.counts[KINDS * other + kind]
        unseen = [kind for kind in range(KINDS) for _ in range(unseen_counts[kind])]
        rng.shuffle(unseen)
        for other in range(self.seats):
            if other != seat:
                size = sum(self.counts[KINDS * other : KINDS * (other + 1)])
                world.set_hand(other, unseen[len(unseen) - size :])
                del unseen[len(unseen) - size :]
        world.deck = unseen
        world.drawn = 0
        if self.phase == REACTION:
            # Who else has answered already is secret: to this seat, everybody else is still being asked.
            world.asked = [other for other in self.awaited() if other != seat or seat in self.asked]
        return world

    def set_hand(self, seat: int, cards: list[int]) -> None:
        first = KINDS * seat
        mask = 0
        for kind in range(KINDS):
            self.counts[first + kind] = 0
        for kind in cards:
            self.counts[first + kind] += 1
            mask |= BIT[kind]
        self.held[seat] = mask

    # -- copying, saving ---------------------------------------------------------------------------------------

    def copy(self) -> "ThousandKm":
        twin = ThousandKm(self.seats, self.sides, self.teams, self.goal, self.discard_rule)
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.counts = self.counts[:]
        twin.held = self.held[:]
        twin.battle = self.battle[:]
        twin.speed = self.speed[:]
        twin.road = self.road[:]
        twin.safeties = self.safeties[:]
        twin.sideways = self.sideways[:]
        twin.km = self.km[:]
        twin.box = self.box
        twin.layable = self.layable[:]
        twin.exposed = self.exposed[:]
        twin.turn = self.turn
        twin.phase = self.phase
        twin.attack = self.attack
        twin.victim = self.victim
        twin.asked = self.asked[:]
        twin.ended_by = self.ended_by
        return twin

    def position(self) -> Position:
        return {
            "seats": self.seats,
            "teams": self.teams,
            "goal": self.goal,
            "discard": DISCARD_RULES[self.discard_rule],
            "draw_pile": [NAMES[kind] for kind in self.deck[self.drawn :]],
            "hands": [[NAMES[kind] for kind in self.hand(seat)] for seat in range(self.seats)],
            "sides": [
                {
                    "road": [NAMES[kind] for kind in self.road[side]],
                    "battle": [NAMES[kind] for kind in self.battle[side]],
                    "speed": [NAMES[kind] for kind in self.speed[side]],
                    "safeties": _safety_names(self.safeties[side]),
                    "sideways": _safety_names(self.sideways[side]),
                }
                for side in range(self.sides)
            ],
            "box": [NAMES[kind] for kind in self.box],
            "turn": self.turn,
            "phase": PHASES[self.phase],
            "attack": NAMES[self.attack] if self.attack >= 0 else None,
            "victim": self.victim if self.victim >= 0 else None,
            "asked": self.asked,
            "ended_by": self.ended_by,
        }

    def material(self) -> dict[str, int]:
        found = dict.fromkeys(NAMES, 0)
        for kind in self.deck[self.drawn :] + list(self.box):
            found[NAMES[kind]] += 1
        for seat in range(self.seats):
            for kind in self.hand(seat):
                found[NAMES[kind]] += 1
        for side in range(self.sides):
            for kind in self.battle[side] + self.speed[side] + self.road[side]:
                found[NAMES[kind]] += 1
            for name in _safety_names(self.safeties[side]):
                found[name] += 1
        return found


def _safety_names(mask: int) -> list[str]:
    return [NAMES[FIRST_SAFETY + safety] for safety in range(4) if mask & BIT[safety]]
