"""The rules of 1000 Kilometer (Mille Bornes).

The German terms of the printed box: Angriff is an attack, Verteidigung a defence, Schutzkarte a safety, Meisterzug
the master move, Ablagestapel the battle pile, Tempostapel the speed pile, Schachtel the box that takes the discards.
The clauses (KM-1 to KM-21) are in texts/en/rules.md; `classic.py` has those of a match with classic scoring (from
KM-22).

A *side* is one layout: a player, or two partners.  Seat s belongs to side s modulo the number of sides (KM-16).
"""

from mypy_extensions import i64

from spielkiste.core.game import Outcome, Position, Refusal, View
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng, check_rng
from spielkiste.core.story import Event, Phrase
from spielkiste.games.thousand_km import refusals
from spielkiste.games.thousand_km.advice import reason
from spielkiste.games.thousand_km.encode import observe
from spielkiste.games.thousand_km.knowledge import ThousandKmKnowledge
from spielkiste.games.thousand_km.layouts import (
    ALONE,
    ANY_TIME,
    NOBODY,
    OVER,
    REACTION,
    SAFETIES_MAY_WAIT,
    TURN,
    Layouts,
)
from spielkiste.games.thousand_km.material import (
    ATTACK_BITS,
    ATTACKS,
    BIT,
    CARD,
    DISTANCES,
    END_OF_LIMIT,
    FIRST_ATTACK,
    FIRST_SAFETY,
    GREEN_LIGHT,
    HAND_BITS,
    HAND_MASK,
    IN_HAND,
    KINDS,
    NAMES,
    RIGHT_OF_WAY,
    SAFETY_AGAINST,
    SAFETY_BITS,
    SPEED_LIMIT,
)
from spielkiste.games.thousand_km.moves import ATTACK, DISCARD, MASTER, PASS, count_in, move_at, moves_in
from spielkiste.games.thousand_km.position import write_position
from spielkiste.games.thousand_km.showing import view_of, with_eyes_of
from spielkiste.games.thousand_km.view import ThousandKmView


class ThousandKm(Layouts):
    """A race in progress."""

    # -- legal moves -------------------------------------------------------------------------------------------

    def actors(self) -> list[int]:
        if self.phase == TURN:
            return [self.turn]
        return self.asked[:]

    def lone_actor(self) -> int:
        if self.phase == TURN:
            return self.turn
        return self.asked[0] if len(self.asked) == 1 else -1

    def awaited(self) -> list[int]:
        if self.phase == REACTION:
            return self.seats_of(self.victim)
        return self.actors()

    def moves(self, seat: int) -> list[int]:
        if self.phase == TURN and seat == self.turn:
            return moves_in(self._turn_mask(seat))
        if self.phase == REACTION and seat in self.asked:
            safety = SAFETY_AGAINST[self.attack - FIRST_ATTACK]
            return [MASTER + safety, PASS] if self.held[seat] & BIT[FIRST_SAFETY + safety] else [PASS]
        return self.nothing_for(seat)

    def any_move(self, seat: int, rng: Rng) -> int:
        if self.phase != TURN or seat != self.turn:
            return super().any_move(seat, rng)
        mask: i64 = self._turn_mask(seat)
        return move_at(mask, rng.below(count_in(mask)))

    def allows(self, seat: int, move: int) -> bool:
        if self.phase == TURN and seat == self.turn and 0 <= move < MASTER:
            tested: i64 = move
            return (self._turn_mask(seat) >> tested) & 1 == 1
        return move in self.moves(seat)

    def _turn_mask(self, seat: i64) -> i64:
        """Return the legal moves of a turn (KM-2) as a mask with one bit for each move, as numbered in `moves.py`.

        They are cards for the seat's own layout, attacks on the other sides, and discards.
        """
        held: i64 = self.held[seat]
        side: i64 = self.side_of(seat)
        fitting = self.fitting
        playable: i64 = held & fitting[side] & ~ATTACK_BITS
        mask: i64 = playable
        attacks: i64 = held & ATTACK_BITS
        if attacks:
            other: i64 = 0
            while other < self.sides:
                if other != side:
                    aimed: i64 = attacks & fitting[other]
                    playable |= aimed
                    mask |= (aimed >> FIRST_ATTACK) << (ATTACK + ATTACKS * other)
                other += 1
        if self._may_discard(playable):
            mask |= held << DISCARD
        return mask

    def _may_discard(self, playable: i64) -> bool:
        """Return whether a seat that can play these kinds may discard (KM-11)."""
        rule: i64 = self.discard_rule
        return playable == 0 or rule == ANY_TIME or (rule == SAFETIES_MAY_WAIT and playable & ~SAFETY_BITS == 0)

    def silence(self, seat: int) -> int:
        return PASS if self.phase == REACTION else -1

    # -- playing -----------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: int) -> None:
        # Native integers from here on: for an `int` mypyc checks at each step whether it is a small one.
        mover: i64 = seat
        made: i64 = move
        side: i64 = self.side_of(mover)
        story = self.story
        if made < FIRST_ATTACK:
            self._remove(mover, made)
            self.road[side] = self.road[side] + CARD[made]
            total: i64 = self.km[side] + DISTANCES[made]
            self.km[side] = total
            if story is not None:
                story.append(Event("km-drove", {"seat": seat, "km": DISTANCES[made], "total": total}))
            if total == self.goal:
                self._end("KM-12")
                return
            self.refresh(side)
            self._next_turn()
        elif made < FIRST_SAFETY:
            self._remove(mover, made)
            if story is not None:
                key = "km-started" if made == GREEN_LIGHT and self.attack_on(side) < 0 else "km-defended"
                story.append(Event(key, {"seat": seat, "card": NAMES[made]}))
            if made == END_OF_LIMIT:
                self.set_speed(side, self.speed[side] + CARD[made])
            else:
                self.battle[side] = self.battle[side] + CARD[made]
            self.refresh(side)
            self._next_turn()
        elif made < KINDS:
            self._lay_safety(seat, move, "km-protected")
            self.begin_turn(mover)
        elif made < DISCARD:
            self._attack(mover, (made - ATTACK) // ATTACKS, (made - ATTACK) % ATTACKS)
        elif made < MASTER:
            kind: i64 = made - DISCARD
            self._remove(mover, kind)
            self.box = self.box + CARD[kind]
            if story is not None:
                story.append(Event("km-discarded", {"seat": seat, "card": NAMES[kind]}))
            self._next_turn()
        elif made == PASS:
            if len(self.asked) > 1:
                self.asked = [other for other in self.asked if other != seat]
            else:
                self._close_question()
                self._next_turn()
        else:
            self._master_move(seat, FIRST_SAFETY + move - MASTER)

    def _attack(self, seat: i64, victim: i64, attack: i64) -> None:
        kind: i64 = FIRST_ATTACK + attack
        self._remove(seat, kind)
        if kind == SPEED_LIMIT:
            self.set_speed(victim, self.speed[victim] + CARD[kind])
        else:
            self.battle[victim] = self.battle[victim] + CARD[kind]
        self.refresh(victim)
        if self.story is not None:
            self.story.append(Event("km-attacked", {"seat": seat, "side": victim, "card": NAMES[kind]}))
        if self.safety_is_known(SAFETY_AGAINST[attack]):
            self._next_turn()
            return
        self.phase = REACTION
        self.attack = kind
        self.victim = victim
        self.asked = ALONE[victim] if self.sides == self.seats else self.seats_of(victim)
        if self.story is not None:
            self.story.append(Event("km-asked", {"side": victim, "card": NAMES[kind]}))

    def _close_question(self) -> None:
        self.phase = TURN
        self.attack = -1
        self.victim = -1
        self.asked = NOBODY

    def _lay_safety(self, seat: int, kind: int, event: str) -> None:
        """Play a safety (KM-9, KM-10).  The attack it answers goes into the box, which uncovers the card below."""
        side = self.side_of(seat)
        self._remove(seat, kind)
        self.add_safeties(side, BIT[kind - FIRST_SAFETY])
        if self.story is not None:
            self.story.append(Event(event, {"seat": seat, "card": NAMES[kind]}))
        attack = self.attack_on(side)
        if attack >= 0 and SAFETY_AGAINST[attack - FIRST_ATTACK] == kind - FIRST_SAFETY:
            self.battle[side] = self.battle[side][:-1]
            self._lift(side, attack)
        if kind == FIRST_SAFETY + RIGHT_OF_WAY and self.limited(side):
            self.set_speed(side, self.speed[side][:-1])
            self._lift(side, SPEED_LIMIT)
        self.refresh(side)

    def _lift(self, side: int, attack: int) -> None:
        self.box = self.box + CARD[attack]
        if self.story is not None:
            self.story.append(Event("km-lifted", {"side": side, "card": NAMES[attack]}))

    def _master_move(self, seat: int, kind: int) -> None:
        """Play the safety sideways, draw a card for it, then start a full turn (KM-13)."""
        self._close_question()
        self._lay_safety(seat, kind, "km-master-move")
        self.sideways |= BIT[kind - FIRST_SAFETY]
        if self.drawn < len(self.deck):
            self._draw(seat)
        self.begin_turn(seat)

    def _next_turn(self) -> None:
        following: i64 = self.turn + 1
        self.begin_turn(following if following < self.seats else 0)

    def begin_turn(self, seat: i64) -> None:
        """Start a turn by drawing a card (KM-2); end the game if there is none (KM-15)."""
        if self.drawn == len(self.deck):
            if self.story is not None:
                self.story.append(Event("km-pile-empty", {}))
            self._end("KM-15")
            return
        self.turn = seat
        self._draw(seat)

    def _draw(self, seat: i64) -> None:
        kind: i64 = self.deck[self.drawn]
        self.drawn += 1
        self.hands[seat] = self.hands[seat] + IN_HAND[kind]
        self.held[seat] = self.held[seat] | BIT[kind]
        if self.story is not None:
            self.story.append(Event("km-drew", {"seat": seat}, {"card": NAMES[kind]}, [seat]))

    def _remove(self, seat: i64, kind: i64) -> None:
        left: i64 = self.hands[seat] - IN_HAND[kind]
        self.hands[seat] = left
        if not (left >> (HAND_BITS * kind)) & HAND_MASK:
            self.held[seat] = self.held[seat] ^ BIT[kind]

    def _end(self, clause: str) -> None:
        self.phase = OVER
        self.ended_by = clause
        if self.story is not None:
            winners = self._winners()
            self.story.append(Event("km-won", {"seats": winners, "total": self.km[self.side_of(winners[0])]}))

    def refusal(self, seat: int, move: int) -> Refusal | None:
        return refusals.why_not(self, seat, move)

    # -- the end -----------------------------------------------------------------------------------------------

    def _winners(self) -> list[int]:
        best = max(self.km)
        return [seat for seat in range(self.seats) if self.km[self.side_of(seat)] == best]

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        return Outcome([self.km[self.side_of(seat)] for seat in range(self.seats)], self._winners(), self.ended_by)

    def stop(self) -> None:
        self.phase = OVER
        self.asked = []

    def imagine(self, seat: int | None, rng: Rng) -> "ThousandKm":
        check_rng(rng)
        return self._imagined(seat, rng, [])

    def knowledge(self, seat: int | None) -> ThousandKmKnowledge:
        return ThousandKmKnowledge(seat, self.discard_rule)

    def imagine_knowing(self, knowledge: Knowledge, rng: Rng) -> "ThousandKm":
        """Return a world whose hands agree with everything this seat has seen, discards included."""
        assert isinstance(knowledge, ThousandKmKnowledge)
        return self._imagined(knowledge.seat, rng, knowledge.hands.deal(rng) if knowledge.complete else [])

    def denied(self, knowledge: Knowledge) -> str:
        assert isinstance(knowledge, ThousandKmKnowledge)
        return knowledge.hands.denied([self.hand(seat) for seat in range(self.seats)]) if knowledge.complete else ""

    def _imagined(self, seat: int | None, rng: Rng, hands: list[list[int]]) -> "ThousandKm":
        """Return a world with these hands for the other seats, or with random ones if `hands` is empty."""
        world = self.copy()
        # Gather the unseen cards by kind, so that their real order leaves no trace.
        unseen_counts = [0] * KINDS
        for kind in self.deck[self.drawn :]:
            unseen_counts[kind] += 1
        for other in range(self.seats):
            if other != seat:
                for kind in self.hand(other):
                    unseen_counts[kind] += 1
        for hand in hands:
            for kind in hand:
                unseen_counts[kind] -= 1
        unseen = rng.shuffled(bytes([kind for kind in range(KINDS) for _ in range(unseen_counts[kind])]))
        for other in range(self.seats):
            if other != seat:
                if hands:
                    world.set_hand(other, bytes(hands[other]))
                    continue
                left = len(unseen) - self.hand_size(other)
                world.set_hand(other, unseen[left:])
                unseen = unseen[:left]
        world.deck = unseen
        world.drawn = 0
        if self.phase == REACTION:
            # Who else has answered is secret: this seat has to assume that all others are still being asked.
            world.asked = [other for other in self.awaited() if other != seat or seat in self.asked]
        return world

    # -- showing, copying, saving ------------------------------------------------------------------------------

    def view(self, seat: int | None) -> ThousandKmView:
        self.check_seat(seat)
        return view_of(self, seat)

    def observe(self, seat: int) -> bytes:
        self.check_seat(seat)
        return observe(self, seat)

    def reason(self, seat: int, move: int, knowledge: Knowledge) -> Phrase | None:
        return reason(self.view(seat), seat, self.moves(seat), move)

    def views(self, eyes: list[int | None]) -> list[View]:
        table = self.view(None)
        return [with_eyes_of(self, table, seat) for seat in eyes]

    def position(self) -> Position:
        return write_position(self)

    def copy(self) -> "ThousandKm":
        twin = ThousandKm(self.seats, self.sides, self.teams, self.goal, self.discard_rule)
        self._copy_to(twin)
        return twin

    def _copy_to(self, twin: "ThousandKm") -> None:
        twin.game = self.game
        twin.deck = self.deck
        twin.drawn = self.drawn
        twin.hands = self.hands[:]
        twin.held = self.held[:]
        twin.battle = self.battle[:]
        twin.speed = self.speed
        twin.road = self.road[:]
        twin.safeties = self.safeties[:]
        twin.sideways = self.sideways
        twin.km = self.km[:]
        twin.box = self.box
        twin.fitting = self.fitting[:]
        twin.turn = self.turn
        twin.phase = self.phase
        twin.attack = self.attack
        twin.victim = self.victim
        twin.asked = self.asked
        twin.ended_by = self.ended_by
