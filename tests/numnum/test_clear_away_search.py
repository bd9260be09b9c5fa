"""Test the endgame search of Clear Away! against brute force through the rules."""

from typing import cast

import pytest

from spielkiste.core.bot import Situation
from spielkiste.core.errors import BadFile
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.material import DECK, NAMES, WISH
from spielkiste.games.numnum.wall.bot import CLEAR_AWAY_BOTS
from spielkiste.games.numnum.wall.search import Search
from spielkiste.games.numnum.wall.state import Wall
from tests.numnum.tables import CLEAR_AWAY, clear_away

#: More than any number of cards: winning comes first.
WON = 1000


def small_wall(luck: Rng, opening: bool) -> Wall:
    """Return three rows of three cards with ban cards and without wish cards; the rest was shared almost evenly."""
    bars = [kind for kind in DECK if kind > WISH]
    kinds = [kind for kind in DECK if kind < WISH]
    luck.shuffle(kinds)
    # Few suits and small numbers, so that there are many pairs.
    kinds = [kind for kind in kinds if NAMES[kind].endswith(("triangle", "circle"))][:8]
    cards = [*kinds, luck.pick(bars)]
    luck.shuffle(cards)
    lines = [" ".join(NAMES[kind] for kind in cards[3 * row : 3 * row + 3]) for row in range(3)]
    position = clear_away(lines).position()
    taken = cast(list[list[object]], position["taken"])
    position["taken"] = [[entry[0], 0 if place < 50 + luck.below(3) - 1 else 1] for place, entry in enumerate(taken)]
    if opening:
        position["phase"] = "opening"
    return CLEAR_AWAY.read(position)


def worth(state: Wall, memo: dict[str, int]) -> int:
    """Return what the wall is worth to party 0 with best play."""
    outcome = state.outcome()
    if outcome is not None:
        lead = outcome.scores[0] - outcome.scores[1]
        return lead + (WON if lead > 0 else -WON if lead < 0 else 0)
    key = str((state.position()["stacks"], state.scores, state.turn, state.bars, state.phase))
    if key not in memo:
        found = []
        for move in state.moves(state.turn):
            after = state.copy()
            after.play(state.turn, move)
            found.append(worth(after, memo))
        memo[key] = max(found) if state.turn == 0 else min(found)
    return memo[key]


@pytest.mark.clause("NN-31", "NN-32", "NN-33")
@pytest.mark.parametrize(("opening", "walls"), [(False, 100), (True, 400)])
def test_a_full_search_finds_a_best_move(opening: bool, walls: int) -> None:
    differences = 0
    tried = 0
    for number in range(walls):
        luck = Rng(f"small walls {number}")
        try:
            state = small_wall(luck, opening)
        except BadFile:
            continue
        moves = state.moves(0)
        if len(moves) < 2:
            continue
        tried += 1
        memo: dict[str, int] = {}
        values = []
        for move in moves:
            after = state.copy()
            after.play(0, move)
            values.append(worth(after, memo))
        differences += max(values) > min(values)
        search = Search(state, 1_000_000)
        best = search.best(moves, 60)
        assert values[moves.index(best)] == max(values), (state.position()["stacks"], values)
        for move, value in zip(moves, values, strict=True):
            assert search.value_of(move, 60, -(10**6), 10**6, search.lead) == value
        to_come = Search(state, 1_000_000, True)
        for move, value in zip(moves, values, strict=True):
            margin = value - WON if value > 0 else value + WON if value < 0 else 0
            assert to_come.value_of(move, 60, -(10**6), 10**6, to_come.lead) == margin
        assert (search.cells, search.heights, search.taken, search.bars) == (state.cells, state.heights, state.taken, state.bars)
        bot = CLEAR_AWAY_BOTS["rules"](CLEAR_AWAY, 0, 2, 5, Rng(number))
        assert values[moves.index(bot.choose(Situation(CLEAR_AWAY, state, 0)))] == max(values)
    assert tried > 30 and differences > 15


def middling_wall(number: int) -> Wall:
    """Return four rows of six number cards; the rest was shared evenly."""
    luck = Rng(f"middling walls {number}")
    kinds = [kind for kind in DECK if kind < WISH]
    luck.shuffle(kinds)
    position = clear_away([" ".join(NAMES[kind] for kind in kinds[6 * row : 6 * row + 6]) for row in range(4)]).position()
    taken = cast(list[list[object]], position["taken"])
    position["taken"] = [[entry[0], place % 2] for place, entry in enumerate(taken)]
    return CLEAR_AWAY.read(position)


@pytest.mark.parametrize("number", [101, 305])
def test_a_wall_reached_with_another_lead_is_the_same_wall(number: int) -> None:
    """Without reusing earlier results, the search would not get deep enough to find the best move."""
    state = middling_wall(number)
    moves = state.moves(0)
    exact = Search(state, 100_000, True)
    values = [exact.value_of(move, 60, -(10**6), 10**6, exact.lead) for move in moves]
    assert not exact.spent

    def chosen(name: str) -> int:
        bot = CLEAR_AWAY_BOTS[name](CLEAR_AWAY, 0, 2, 5, Rng(number))
        return values[moves.index(bot.choose(Situation(CLEAR_AWAY, state, 0)))]

    assert chosen("rules-1") < max(values) == chosen("rules")
