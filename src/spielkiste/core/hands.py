"""Possible hidden hands, from the memory of a player who has watched every card come and go.

Each card that another player was dealt or drew is a *slot*.  We know the owner of a slot, when it was filled, and from which
pile (*source*).  We also know which kinds it cannot hold: when its owner was stuck, nothing in the hand could be played.  A
played card came from some slot, usually an unknown one.  `deal` finds a random assignment that fits: each played card gets a
slot, and all other slots are filled.
"""

from typing import Final

from spielkiste.core.randomness import Rng

_ATTEMPTS: Final = 40
_ANY: Final = -1
_NOBODY: Final = -1


class HiddenHands:
    """Everything that one seat knows about the hands of the others.

    Cards come from a source and leave for the table.  It cannot follow a card from one hand to another (swapped, stolen, passed
    on): a game with such moves needs its own `Knowledge`.
    """

    def __init__(self, kinds: int) -> None:
        self.kinds: Final = kinds
        self._bits: Final[list[int]] = [2**kind for kind in range(kinds)]
        self._now = 0
        #: By slot, in the order in which they were filled.  `only` is the kind, if everyone saw which card went there.
        self._owner: list[int] = []
        self._since: list[int] = []
        self._source: list[int] = []
        self._only: list[int] = []
        #: The cards that were seen to leave a hand: their kind, the seat, the moment, and the slot if it is known.
        self._gone: list[int] = []
        self._gone_from: list[int] = []
        self._gone_when: list[int] = []
        self._gone_slot: list[int] = []
        #: The moments at which a seat held none of these kinds (a bit mask).
        self._stuck_seat: list[int] = []
        self._stuck_when: list[int] = []
        self._stuck_kinds: list[int] = []
        #: stock[source][kind]: how many cards of this kind the source held that were not seen to go elsewhere.
        self.stock: Final[list[list[int]]] = []

    # -- remembering -------------------------------------------------------------------------------------------

    def open_source(self, counts: list[int]) -> None:
        """Add a new pile to draw from, with known contents."""
        self.stock.append(counts[:])

    def take_known(self, kind: int) -> None:
        """Remove a card of the newest source that went where this seat can see it."""
        self.stock[-1][kind] -= 1

    def draw(self, seat: int, only: int = _ANY) -> int:
        """Record that another player gets a hidden card of the newest source; return its slot."""
        self._now += 1
        self._owner.append(seat)
        self._since.append(self._now)
        self._source.append(len(self.stock) - 1)
        self._only.append(only)
        return len(self._owner) - 1

    def draw_hands(self, sizes: list[int], own: int | None) -> None:
        """Record that each seat except `own` is dealt this many hidden cards."""
        for seat, size in enumerate(sizes):
            if seat != own:
                for _ in range(size):
                    self.draw(seat)

    def lay(self, seat: int, kind: int, slot: int = _ANY) -> None:
        """Record that a card of this kind left a hand face up."""
        self._now += 1
        self._gone.append(kind)
        self._gone_from.append(seat)
        self._gone_when.append(self._now)
        self._gone_slot.append(slot)

    def stuck(self, seat: int, mask: int) -> None:
        """Record that this hand holds none of these kinds right now.  `mask`: the sum of 2**kind of the kinds meant."""
        self._now += 1
        self._stuck_seat.append(seat)
        self._stuck_when.append(self._now)
        self._stuck_kinds.append(mask)

    # -- reckoning ---------------------------------------------------------------------------------------------

    def _excluded(self, slot: int, until: int) -> int:
        """Return the kinds that the card in this slot cannot be if it stayed there until then."""
        excluded = 0
        for number in range(len(self._stuck_seat)):
            if self._stuck_seat[number] == self._owner[slot] and self._since[slot] < self._stuck_when[number] <= until:
                excluded |= self._stuck_kinds[number]
        return excluded

    def _could_hold(self, slot: int, kind: int, until: int) -> bool:
        if self._only[slot] != _ANY:
            return self._only[slot] == kind
        return not self._excluded(slot, until) & self._bits[kind]

    def deal(self, rng: Rng) -> list[list[int]]:
        """Return possible hidden hands by seat, up to the last seat that has one; empty if none was found."""
        for _ in range(_ATTEMPTS):
            found = _Dealing(self, rng)
            if found.succeeded:
                return found.hands()
        return []

    def denied(self, hands: list[list[int]]) -> str:
        """Return why these hands of the others (by seat) are impossible; empty if they are possible."""
        for seat in dict.fromkeys(self._owner):
            slots = [slot for slot in range(len(self._owner)) if self._owner[slot] == seat]
            cards = [(self._gone[gone], self._gone_when[gone], self._gone_slot[gone])
                     for gone in range(len(self._gone)) if self._gone_from[gone] == seat]  # fmt: skip
            cards += [(kind, self._now, _ANY) for kind in hands[seat]]
            if len(cards) != len(slots):
                return f"seat {seat} has another number of cards"
            if not self._all_fit(slots, cards):
                return f"seat {seat} holds a card that it would have played, or that does not exist"
        return ""

    def _all_fit(self, slots: list[int], cards: list[tuple[int, int, int]]) -> bool:
        """Return whether every card can have a slot of its own, found with augmenting paths."""
        taken: dict[int, int] = {}

        def place(card: int, tried: set[int]) -> bool:
            kind, until, known = cards[card]
            for slot in slots:
                if slot in tried or (known not in (_ANY, slot)) or self._since[slot] > until:
                    continue
                if self.stock[self._source[slot]][kind] == 0 or not self._could_hold(slot, kind, until):
                    continue
                tried.add(slot)
                if slot not in taken or place(taken[slot], tried):
                    taken[slot] = card
                    return True
            return False

        return all(place(card, set()) for card in range(len(cards)))


class _Dealing:
    """One attempt to assign cards to all slots."""

    def __init__(self, known: HiddenHands, rng: Rng) -> None:
        self._known: Final = known
        self._rng: Final = rng
        self._left: Final = [counts[:] for counts in known.stock]
        #: By slot: the number of the card that left it, or the kind that is still there.
        self._gone_in: Final = [_NOBODY] * len(known._owner)
        self._kind_in: Final = [_ANY] * len(known._owner)
        self._masks: Final = [known._excluded(slot, known._now) for slot in range(len(known._owner))]
        self.succeeded: Final = self._place_gone() and self._fill()

    def hands(self) -> list[list[int]]:
        known = self._known
        hands: list[list[int]] = [[] for _ in range(1 + max(known._owner, default=-1))]
        for slot in range(len(known._owner)):
            if self._gone_in[slot] == _NOBODY:
                hands[known._owner[slot]].append(self._kind_in[slot])
        return hands

    def _place_gone(self) -> bool:
        known = self._known
        unsure: list[int] = []
        for gone in range(len(known._gone)):
            slot = known._gone_slot[gone]
            if slot == _ANY:
                unsure.append(gone)
            else:
                self._put(gone, slot)
        self._rng.shuffle(unsure)
        return all(self._find_slot(gone, [False] * len(self._gone_in)) for gone in unsure)

    def _put(self, gone: int, slot: int) -> None:
        self._gone_in[slot] = gone
        self._left[self._known._source[slot]][self._known._gone[gone]] -= 1

    def _find_slot(self, gone: int, tried: list[bool]) -> bool:
        """Find a slot that this card came from; return whether there is one.  It may move other cards to other slots."""
        known = self._known
        kind = known._gone[gone]
        until = known._gone_when[gone]
        slots = [
            slot
            for slot in range(len(self._gone_in))
            if known._owner[slot] == known._gone_from[gone] and known._since[slot] < until and not tried[slot]
        ]
        self._rng.shuffle(slots)
        for slot in slots:
            if tried[slot] or not known._could_hold(slot, kind, until):
                continue
            inside = self._gone_in[slot]
            source = known._source[slot]
            if inside == _NOBODY:
                if self._left[source][kind] > 0:
                    tried[slot] = True
                    self._put(gone, slot)
                    return True
            elif known._gone_slot[inside] == _ANY and (self._left[source][kind] > 0 or known._gone[inside] == kind):
                tried[slot] = True
                self._left[source][known._gone[inside]] += 1
                self._gone_in[slot] = _NOBODY
                if self._find_slot(inside, tried):
                    self._put(gone, slot)
                    return True
                self._put(inside, slot)
        return False

    def _fill(self) -> bool:
        """Give every other slot a card, starting with those that can hold the fewest kinds."""
        slots = [slot for slot in range(len(self._gone_in)) if self._gone_in[slot] == _NOBODY]
        self._rng.shuffle(slots)
        slots.sort(key=self._freedom)
        return all(self._find_kind(slot, [False] * len(self._gone_in)) for slot in slots)

    def _freedom(self, slot: int) -> int:
        if self._known._only[slot] != _ANY:
            return 0
        left = self._left[self._known._source[slot]]
        return sum([left[kind] for kind in range(len(left)) if not self._masks[slot] & self._known._bits[kind]])

    def _find_kind(self, slot: int, tried: list[bool]) -> bool:
        """Find a card for this slot; return whether there is one.  It may take one from another slot or swap with a card that is
        gone.
        """
        known = self._known
        tried[slot] = True
        left = self._left[known._source[slot]]
        only = known._only[slot]
        excluded = self._masks[slot]
        fitting = [only] if only != _ANY else [kind for kind in range(known.kinds) if not excluded & known._bits[kind]]
        choices = [kind for kind in fitting for _ in range(left[kind])]
        if choices:
            self._hold(slot, self._rng.pick(choices))
            return True
        for other in range(len(self._gone_in)):
            if tried[other] or known._source[other] != known._source[slot] or self._gone_in[other] != _NOBODY:
                continue
            kind = self._kind_in[other]
            if kind != _ANY and kind in fitting:
                self._kind_in[other] = _ANY
                if self._find_kind(other, tried):
                    self._kind_in[slot] = kind
                    return True
                self._kind_in[other] = kind
        return self._trade(slot, tried)

    def _trade(self, slot: int, tried: list[bool]) -> bool:
        """Try to swap: a card that is gone may have come from this slot, and the card of its former slot may still be held."""
        known = self._known
        for other in range(len(self._gone_in)):
            gone = self._gone_in[other]
            if gone == _NOBODY or tried[other] or known._owner[other] != known._owner[slot] or known._gone_slot[gone] != _ANY:
                continue
            kind = known._gone[gone]
            until = known._gone_when[gone]
            if known._since[slot] >= until or not known._could_hold(slot, kind, until):
                continue
            if known._source[slot] != known._source[other] and self._left[known._source[slot]][kind] == 0:
                continue
            self._left[known._source[other]][kind] += 1
            self._gone_in[other] = _NOBODY
            self._put(gone, slot)
            if self._find_kind(other, tried):
                return True
            self._left[known._source[slot]][kind] += 1
            self._gone_in[slot] = _NOBODY
            self._put(gone, other)
        return False

    def _hold(self, slot: int, kind: int) -> None:
        self._kind_in[slot] = kind
        self._left[self._known._source[slot]][kind] -= 1
