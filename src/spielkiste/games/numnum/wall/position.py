"""Reads and writes walls; refuses walls, questions and ends that no game can lead to.

It does not check which party took which card long ago, so that a position made for study needs no invented history.
"""

from typing import Final

from spielkiste.core.game import Position
from spielkiste.core.positions import Fields, check_material, refuse
from spielkiste.games.numnum.matching import BAR_OF, DOUBLE, MATCH, SINGLE
from spielkiste.games.numnum.material import DECK, KINDS, NAMES, NO_TWOS, full_tally
from spielkiste.games.numnum.wall.material import HEIGHTS, PARTIES, STACKS
from spielkiste.games.numnum.wall.moves import DIRECTIONS
from spielkiste.games.numnum.wall.stacks import ASK_BREACH, ASK_NAME, OPENING, OVER, PHASES, QUESTIONS, Stacks

NO_BREACH: Final = -1


def write_position(wall: Stacks) -> Position:
    """Return the complete wall as JSON; `read_table` reads it."""
    return {
        "seats": wall.seats,
        "stacks": [[NAMES[kind] for kind in wall.cards_of(stack)] for stack in range(STACKS)],
        "taken": [[NAMES[wall.taken[place]], wall.takers[place]] for place in range(len(wall.taken))],
        "aside": [NAMES[kind] for kind in wall.aside],
        "turn": wall.turn,
        "phase": PHASES[wall.phase],
        "questions": [QUESTIONS[question] for question in wall.questions],
        "breach": wall.breach if wall.breach >= 0 else None,
        "claimed": DIRECTIONS[wall.claimed] if wall.breach >= 0 else None,
        "naming": wall.naming_position(),
        "ended_by": wall.ended_by,
    }


def read_table(wall: Stacks, fields: Fields, naming: Fields) -> None:
    """Fill an empty wall, whose seats and naming mode have already been read.  Raise `BadFile` if no game leads to it."""
    wall.clear()
    _read_cards(wall, fields)
    wall.turn = fields.number("turn", 0, wall.seats - 1)
    wall.phase = fields.place("phase", PHASES)
    wall.questions = tuple(fields.places("questions", QUESTIONS))
    wall.read_naming(naming)
    wall.ended_by = fields.word("ended_by", ["", "NN-24", "NN-25"] if wall.variant.breach else ["", "NN-32"])
    _read_breach(wall, fields)
    fields.done()
    _check_questions(wall)
    _check_stacks(wall)
    _check_phase(wall)


def _read_cards(wall: Stacks, fields: Fields) -> None:
    for stack, cards in enumerate(fields.lists("stacks", NAMES, STACKS)):
        if len(cards) > HEIGHTS[stack]:
            refuse(f"stack {stack + 1} is higher than it was in the beginning")
        for card in cards:
            wall.put(stack, card)
    for card, party in fields.marked("taken", NAMES, 0, PARTIES - 1):
        wall.hand_over(card, party)
    wall.aside = tuple(fields.places("aside", NAMES))
    for card in wall.aside:
        if card < NO_TWOS:
            refuse("a card that is not a ban card is set aside")
        wall.bars ^= BAR_OF[card - NO_TWOS]
    check_material(wall.material(), full_tally(DECK))


def _read_breach(wall: Stacks, fields: Fields) -> None:
    wall.breach = fields.number_or("breach", 0, STACKS - 1, NO_BREACH)
    direction = fields.place_or("claimed", DIRECTIONS, NO_BREACH)
    if (wall.breach >= 0) != (wall.ended_by == "NN-24") or (direction >= 0) != (wall.breach >= 0):
        refuse("`breach`, `claimed` and the end by NN-24 must be set together")
    if wall.breach >= 0:
        if wall.heights[wall.breach] > 0:
            refuse("the breach must be an emptied stack")
        wall.claimed = direction
        wall.scores[wall.turn % PARTIES] += wall.beside(wall.breach, direction)


def _check_questions(wall: Stacks) -> None:
    if wall.questions not in ((), (ASK_NAME,), (ASK_BREACH,), (ASK_BREACH, ASK_NAME)):
        refuse("questions must be [], [naming], [breach] or [breach, naming]")
    if (ASK_NAME in wall.questions) != wall.asks_name():
        refuse("a naming question and its two cards must be set together")
    if not wall.asks_name():
        return
    party = wall.turn % PARTIES
    if wall.taken[-2:] != [wall.left, wall.right] or wall.takers[-2:] != [party, party]:
        refuse("the cards in question must be the pair that the party to move took last")
    if wall.phase == OPENING and MATCH[wall.bars][KINDS * wall.left + wall.right] != DOUBLE:
        refuse("in the opening, a pair was taken that does not match doubly")


def _check_stacks(wall: Stacks) -> None:
    """Check that in Wall Break an empty stack is a breach that is asked about or claimed (NN-24)."""
    if not wall.variant.breach:
        if ASK_BREACH in wall.questions:
            refuse("a breach is asked about, but this game has none")
        return
    empty = wall.heights.count(0)
    broken = ASK_BREACH in wall.questions or wall.breach >= 0
    if (empty > 0) != broken or empty > 2:
        refuse("stacks must be empty exactly if the wall is broken, and at most two of them")


def _check_phase(wall: Stacks) -> None:
    if (wall.phase == OVER) != (wall.ended_by != ""):
        refuse("the phase must be over exactly if `ended_by` names a clause")
    if wall.phase == OVER:
        if wall.questions:
            refuse("the game is over, but a question is open")
        if wall.breach < 0 and (wall.pairs(SINGLE) or wall.extras()):
            refuse("the game is over, but there are moves left")
    elif wall.phase == OPENING:
        if wall.aside:
            refuse("cards are set aside in the opening")
        if not wall.questions and not wall.pairs(DOUBLE):
            refuse("the opening goes on, but no doubly matching pair is free")
    elif not wall.questions and not wall.pairs(SINGLE) and not wall.extras():
        refuse("there are no moves left, but the game is not over")
