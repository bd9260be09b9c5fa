"""Test the judge of Mauerbruch: its position is that of the game, its sums are right, and no covered card matters."""

import json
from array import array
from collections.abc import Iterator
from typing import cast

import pytest

import spielkiste
from spielkiste.bots import make_bot
from spielkiste.core.bot import Situation
from spielkiste.core.nets import net_for, packed_net
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.material import NUMBER_CARDS
from spielkiste.games.numnum.wall.glance import answer_to
from spielkiste.games.numnum.wall.judge import HIDDEN, OPENING_ROW, THEN, WIDTH, Judge, Sight
from spielkiste.games.numnum.wall.moves import ASIDE, SWAP
from spielkiste.games.numnum.wall.stacks import OPENING, OVER
from spielkiste.games.numnum.wall.state import Wall
from spielkiste.games.numnum.wall.taught import Tried, covered_cards, sight_of
from tests.numnum.tables import WALL_BREAK

JUDGE = cast(Judge, net_for("wall-break"))


def _played(seed: int, seats: int = 2) -> Iterator[Wall]:
    """Play a game of quick bots and return each position with a choice between moves at the wall."""
    state = cast(Wall, WALL_BREAK.new(seats, seed, {}))
    bots = [make_bot("rules@4", WALL_BREAK, seat, seats, seed) for seat in range(seats)]
    while state.outcome() is None:
        seat = state.actors()[0]
        if len(state.moves(seat)) > 1 and not state.questions:
            yield state.copy()
        state.apply(seat, bots[seat].choose(Situation(WALL_BREAK, state, seat)))


def _after(wall: Wall, move: int) -> Wall:
    """Return the wall after a move and the answers to its questions."""
    twin = wall.copy()
    twin.apply(wall.turn, move)
    while twin.phase != OVER and twin.questions:
        twin.apply(twin.turn, answer_to(twin, twin.moves(twin.turn)))
    return twin


def _plain(total: int) -> int:
    """Return the chance for these sums of the first layer, computed with one number at a time."""
    packed = packed_net("wall-break")
    assert packed is not None
    end = packed.index(b"\n")
    head = json.loads(packed[:end])
    weights = array("b", packed[end + 1 + (OPENING_ROW + 1) * WIDTH :]).tolist()
    seen = [max(0, (total >> 16 * unit & 0xFFFF) - 0x8000) for unit in range(WIDTH)]
    known = [
        max(0, head["bias"][1][unit] + sum(seen[before] * weights[THEN * before + unit] for before in range(WIDTH)))
        for unit in range(THEN)
    ]
    odds = head["last"][1] + sum(one * weight for one, weight in zip(known, head["last"][0], strict=True))
    return cast(int, head["chances"][max(0, min(len(head["chances"]) - 1, (odds >> 18) + len(head["chances"]) // 2))])


def test_many_sums_at_once_are_those_of_one_at_a_time() -> None:
    found = set()
    for wall in _played(3):
        sight = sight_of(wall, covered_cards(wall))
        still = JUDGE.still(sight)
        chance = JUDGE.judged(still)
        assert chance == _plain(still)
        found.add(chance)
    assert len(found) > 20


@pytest.mark.parametrize("seats", [2, 4])
def test_it_sees_the_position_after_each_move(seats: int) -> None:
    kinds = set()
    for seed in range(6):
        for wall in _played(seed, seats):
            before = sight_of(wall, covered_cards(wall))
            for move in wall.moves(wall.turn):
                tried = Tried(JUDGE, before, move)
                after = _after(wall, move)
                kinds.add((move >= ASIDE) + (move >= SWAP))
                if after.ended_by == "NN-24":
                    lead = after.scores[wall.turn % 2] - after.scores[1 - wall.turn % 2]
                    assert tried.worth == (65535 if lead > 0 else 32767 if lead == 0 else 0)
                    continue
                sight = tried.sight
                assert [card for card in sight.tops if card == HIDDEN] == [HIDDEN] * len(tried.new)
                assert all(sight.tops[stack] in (HIDDEN, after.top(stack)) for stack in range(7))
                assert (sight.heights, sight.bars) == (after.heights, after.bars)
                if after.phase != OVER:
                    assert tried.passes == (after.turn != wall.turn)
                    assert sight.lead == after.scores[after.turn % 2] - after.scores[1 - after.turn % 2]
    assert kinds == {0, 1, 2}


def test_it_sees_where_a_breach_wins_at_once() -> None:
    found = set()
    low = [wall for seed in range(25) for wall in _played(seed) if 1 in wall.heights]
    for wall in low:
        breaches = [move for move in wall.moves(wall.turn) if move < SWAP and _after(wall, move).ended_by == "NN-24"]
        # With any lead: one card decides whether a breach wins.
        for behind in range(-4, 70):
            wall.scores[wall.turn] = 0
            wall.scores[1 - wall.turn] = behind
            ends = [_after(wall, move).scores for move in breaches]
            wins = any(scores[wall.turn] > scores[1 - wall.turn] for scores in ends)
            assert sight_of(wall, covered_cards(wall)).wins() == wins
            found.add(wins)
    assert len(low) > 20 and found == {False, True}


def test_cards_that_turn_up_are_judged_like_cards_that_were_always_there() -> None:
    for wall in _played(5):
        covered = covered_cards(wall)
        before = sight_of(wall, covered)
        for move in wall.moves(wall.turn):
            tried = Tried(JUDGE, before, move)
            cards = covered[: len(tried.new)]
            if not tried.open or not cards:
                continue
            tops = tried.sight.tops[:]
            unseen = tried.sight.unseen
            for stack, card in zip(tried.new, cards, strict=True):
                tops[stack] = card
                unseen &= ~(1 << card) if card < NUMBER_CARDS else -1
            shown = Sight(tops, tried.sight.heights, tried.sight.bars, tried.sight.lead, wall.phase == OPENING, unseen)
            chance = 65535 if shown.wins() else JUDGE.chance(shown, JUDGE.still(shown), [])
            assert tried.worth_with(JUDGE, cards) == (65535 - chance if tried.passes else chance)


@pytest.mark.parametrize(
    ("differences", "dropped"),
    [([10, 10], True), ([0, 0], True), ([20, -20], False), ([30, -20], False), ([30, -5], False), ([30, -4], True)],
)
def test_a_move_is_dropped_when_it_is_behind_beyond_doubt(differences: list[int], dropped: bool) -> None:
    """Check it after twelve draws in which the better move brings this much more."""
    wall = next(_played(5))
    before = sight_of(wall, covered_cards(wall))
    best, other = (Tried(JUDGE, before, move) for move in wall.moves(wall.turn)[:2])
    for number in range(12):
        for one, chance in ((best, 100 + differences[number % 2]), (other, 100)):
            one.chances.append(chance)
            one.total += chance
    assert other.is_behind(best) == dropped


@pytest.mark.parametrize("seats", [2, 4])
def test_no_covered_card_changes_its_move(seats: int) -> None:
    for number, wall in enumerate(_played(8, seats)):
        moves = set()
        for other in range(3):
            world = wall if other == 0 else wall.imagine(wall.turn, Rng(f"{number}/{other}"))
            bot = make_bot("learned", WALL_BREAK, wall.turn, seats, "the same luck")
            moves.add(bot.choose(Situation(WALL_BREAK, world, wall.turn)))
        assert len(moves) == 1


@pytest.mark.slow
def test_it_has_learned_to_win() -> None:
    """Check the net as a whole; docs/bots.md has its share against stronger bots."""
    standings = spielkiste.arena("wall-break", ["learned", "rules@3"], 20)["standings"]
    assert standings["learned"]["share"] > 0.6  # type: ignore[index]
