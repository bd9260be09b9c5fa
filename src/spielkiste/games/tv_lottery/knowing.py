"""Who knows what: views, imagined worlds, and the complete position.  The view's fields are described in views.py."""

from spielkiste.core.game import Position, View
from spielkiste.core.randomness import Rng
from spielkiste.games.tv_lottery import questions as q
from spielkiste.games.tv_lottery.material import BIT, DIGITS, LUCK_NAMES, PLACES, SPINNERS, TURNS_EACH
from spielkiste.games.tv_lottery.questions import KINDS, Question
from spielkiste.games.tv_lottery.table import DRAFT, EMPTY, PHASES, TURN, Table


def _seats_in(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask & BIT[seat]]


# -- views --------------------------------------------------------------------------------------------------------


def view_of(table: Table, seat: int | None) -> View:
    """All that this seat (None: a spectator) may know: a `TvLotteryView`."""
    seats = table.seats
    holder: list[object] = []
    right = 0
    if seat is not None:
        holder = [card if card != EMPTY else None for card in table.holder(seat)]
        right = table.right(seat) if table.phase != DRAFT else 0
    return {
        "phase": PHASES[table.phase],
        "round": 0 if table.phase == DRAFT else min(len(table.finished) + 1, table.rounds),
        "rounds": table.rounds,
        "buying_off": table.buying_off,
        "turn": table.turn,
        "turns": table.turns,
        "turns_most": TURNS_EACH * seats,
        "number": table.number[:],
        "lying": table.lying[:],
        "money": table.money[:],
        "pawns": table.pawns[:],
        "needles": table.needles[:],
        "luck_pile": len(table.pile),
        "luck_used": [LUCK_NAMES[kind] for kind in table.used],
        "luck": LUCK_NAMES[table.luck] if table.luck >= 0 else None,
        "holder": holder,
        "right": right,
        "held": [table.held(other) for other in range(seats)],
        "filling": [table.filling & BIT[other] != 0 for other in range(seats)],
        "questions": [_question_view(asked, seats, seat) for asked in table.stack],
        "finished": [{"number": result.number, "right": result.right, "winners": result.winners()} for result in table.finished],
    }


def _question_view(asked: Question, seats: int, seat: int | None) -> dict[str, object]:
    return {
        "kind": KINDS[asked.kind],
        "seat": asked.seat,
        "digit": asked.digit if asked.digit >= 0 else None,
        "other": asked.other if asked.other >= 0 else None,
        "seats": _seats_in(asked.seats, seats),
        "place": asked.place if asked.kind == q.GIVE and asked.other == seat else None,
        "spinner": SPINNERS[asked.spinner] if asked.spinner >= 0 else None,
        "price": asked.price,
        "asked": asked.asked,
    }


# -- imagined worlds ----------------------------------------------------------------------------------------------


def redeal(world: Table, seat: int | None, rng: Rng) -> None:
    """Deal everything that the seat does not see afresh: the others' holders and the luck pile.

    What is public now stays true: how many cards of a digit are in holders, who has just answered to have one twice,
    and that nobody is complete.
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


def _unseen_counts(world: Table, seat: int | None) -> list[int]:
    """How many cards of each digit are in the others' holders: all that neither lie on the board nor are one's own."""
    counts = [world.seats - lying for lying in world.lying]
    if world.in_hand() >= 0:
        counts[world.in_hand()] -= 1
    if seat is not None:
        for card in world.holder(seat):
            if card != EMPTY:
                counts[card] -= 1
    return counts


def _deal_answers(world: Table, answered: Question, seat: int | None, rng: Rng, copies: int, dealt: list[list[int]]) -> None:
    """Deal the digit asked for: at least two to all who answered, at most one to who did not; the asker may have any."""
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
    """Nobody is complete: exchange two cards (the digits of a winning number all differ)."""
    place = rng.below(PLACES)
    second = (place + 1 + rng.below(PLACES - 1)) % PLACES
    cards[place], cards[second] = cards[second], cards[place]


def _with_hidden_place(world: Table, asked: Question, rng: Rng) -> Question:
    """The buyer's card lies face down: it may come from any place that does not hold the digit itself."""
    holder = world.holder(asked.other)
    place = rng.pick([place for place in range(PLACES) if holder[place] != asked.digit])
    return Question(q.GIVE, asked.seat, digit=asked.digit, other=asked.other, seats=asked.seats, place=place)


# -- positions ----------------------------------------------------------------------------------------------------


def position_of(table: Table) -> Position:
    """The complete state as JSON, secrets included."""
    return {
        "seats": table.seats,
        "rounds": table.rounds,
        "buying_off": table.buying_off,
        "phase": PHASES[table.phase],
        "turn": table.turn,
        "beginner": table.beginner,
        "turns": table.turns,
        "number": table.number[:],
        "holders": [table.holder(seat) for seat in range(table.seats)],
        "lying": table.lying[:],
        "filling": _seats_in(table.filling, table.seats),
        "money": table.money[:],
        "bank": table.bank,
        "pawns": table.pawns[:],
        "needles": table.needles[:],
        "luck_pile": [LUCK_NAMES[kind] for kind in table.pile],
        "luck_used": [LUCK_NAMES[kind] for kind in table.used],
        "luck": LUCK_NAMES[table.luck] if table.luck >= 0 else None,
        "questions": [asked.json() for asked in table.stack],
        "finished": [result.json() for result in table.finished],
        "rng": table.rng.position(),
    }
