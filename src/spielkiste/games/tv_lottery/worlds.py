"""Imagined worlds: everything that a seat does not see is dealt again."""

from spielkiste.core.randomness import Rng
from spielkiste.games.tv_lottery import questions as q
from spielkiste.games.tv_lottery.knowledge import TvLotteryKnowledge
from spielkiste.games.tv_lottery.material import BIT, DIGITS, PLACES
from spielkiste.games.tv_lottery.questions import Question
from spielkiste.games.tv_lottery.table import EMPTY, OVER, TURN, Table


def redeal(world: Table, seat: int | None, rng: Rng) -> None:
    """Deal again what the seat does not see: the others' holders and the luck pile.

    Public facts stay true: how many cards of a digit are in holders, who has just said that they have one twice, and
    that nobody has a complete holder.
    """
    world.pile.sort()
    rng.shuffle(world.pile)
    sizes = [0 if other == seat else world.held(other) for other in range(world.seats)]
    unseen = _unseen_counts(world, seat)
    dealt: list[list[int]] = [[] for _ in range(world.seats)]
    answered = world.stack[-1] if world.stack else None
    if answered is not None and answered.kind in (q.SELLER, q.LEAVING, q.GIVE):
        _deal_answers(world, answered, seat, rng, unseen[answered.digit], dealt)
        unseen[answered.digit] = 0
    rest = [digit for digit in range(DIGITS) for _ in range(unseen[digit])]
    rng.shuffle(rest)
    for other in range(world.seats):
        if other != seat:
            cards = dealt[other]
            while len(cards) < sizes[other]:
                cards.append(rest.pop())
            while len(cards) < PLACES:
                cards.append(EMPTY)
            rng.shuffle(cards)
            if world.phase == TURN and cards == world.number:
                _spoil(cards, rng)
            world.holders[PLACES * other : PLACES * (other + 1)] = cards
    if answered is not None and answered.kind == q.GIVE and answered.other != seat:
        world.stack[-1] = _with_hidden_place(world, answered, rng)


def redeal_knowing(world: Table, knowledge: TvLotteryKnowledge, rng: Rng) -> None:
    """Do what `redeal` does for a player who remembers the possible arrangements of the others' cards."""
    seat = knowledge.seat
    holders = knowledge.deal(rng, _unseen_counts(world, seat), world.phase == OVER) if knowledge.complete else []
    if not holders:
        redeal(world, seat, rng)
        return
    world.pile.sort()
    rng.shuffle(world.pile)
    for other in range(world.seats):
        if other != seat:
            world.holders[PLACES * other : PLACES * (other + 1)] = list(holders[other])
    asked = world.stack[-1] if world.stack else None
    if asked is not None and asked.kind == q.GIVE and asked.other != seat:
        world.stack[-1] = _with_hidden_place(world, asked, rng)


def _unseen_counts(world: Table, seat: int | None) -> list[int]:
    """Return how many cards of each digit are in the others' holders: those not on the board and not the seat's own."""
    counts = [world.seats - lying for lying in world.lying]
    if world.in_hand() >= 0:
        counts[world.in_hand()] -= 1
    if seat is not None:
        for card in world.holder(seat):
            if card != EMPTY:
                counts[card] -= 1
    return counts


def _deal_answers(world: Table, answered: Question, seat: int | None, rng: Rng, copies: int, dealt: list[list[int]]) -> None:
    """Deal the digit that was asked for: at least two to each seat that answered, at most one to the others.

    The asker may have any number.
    """
    asker = answered.other if answered.kind == q.GIVE else answered.seat
    digit = answered.digit
    slots: list[int] = []
    for other in range(world.seats):
        if other == seat:
            continue
        if answered.seats & BIT[other]:
            dealt[other] += [digit, digit]
            copies -= 2
            slots += [other] * (PLACES - 2)
        else:
            slots += [other] * (PLACES - 1 if other == asker else 1)
    rng.shuffle(slots)
    for other in slots[:copies]:
        dealt[other].append(digit)


def _spoil(cards: list[int], rng: Rng) -> None:
    """Swap two cards so that no holder is complete; the digits of a winning number all differ."""
    place = rng.below(PLACES)
    second = (place + 1 + rng.below(PLACES - 1)) % PLACES
    cards[place], cards[second] = cards[second], cards[place]


def _with_hidden_place(world: Table, asked: Question, rng: Rng) -> Question:
    """Return the question with a random place for the buyer's face-down card: one that does not contain the digit."""
    holder = world.holder(asked.other)
    place = rng.pick([place for place in range(PLACES) if holder[place] != asked.digit])
    return Question(q.GIVE, asked.seat, digit=asked.digit, other=asked.other, seats=asked.seats, place=place)
