"""Test the breach, the end and the winners (NN-24 to NN-26), scene by scene."""

import pytest

from spielkiste.core.errors import BadSetup
from spielkiste.games.numnum.material import NAMES
from tests.numnum.tables import CLEAR_AWAY, WALL_BREAK, can, do, names, refused, wall
from tests.numnum.wall_scenes import CRACKED, HEIGHTS, STRANGERS, cards, shared_out, stacks_of, swaps, untouched

# -- NN-24: the breach -------------------------------------------------------------------------------------------------


@pytest.mark.clause("NN-24")
@pytest.mark.parametrize(("side", "gain"), [("left", 3 + 2), ("right", 1 + 3 + 2 + 4)])
@pytest.mark.parametrize("turn", [0, 1])
def test_the_party_that_breaks_the_wall_takes_one_side_of_it(side: str, gain: int, turn: int) -> None:
    state = wall(CRACKED, turn=turn)
    expected = cards(state)
    do(state, "take 3 4")
    assert state.outcome() is None and state.actors() == [turn], (
        "the party that broke through must choose, although the pair was single"
    )
    assert set(can(state)) == {"claim 3 left", "claim 3 right"}
    assert refused(state, "take 1 2")[0] == "NN-24" and refused(state, "claim 2 left")[0] == "NN-24"
    do(state, f"claim 3 {side}")
    expected[turn] += 2 + gain
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "NN-24" and outcome.scores == expected
    assert cards(state) == expected and state.actors() == [] and state.moves(turn) == []
    assert WALL_BREAK.read(state.position()).outcome() is not None and cards(WALL_BREAK.read(state.position())) == expected


@pytest.mark.clause("NN-24", "NN-22")
def test_a_double_pair_that_breaks_the_wall_ends_the_game_too() -> None:
    state = wall(["11T 4C", "13T 3S", "8T", "5C 12T", "7D 2S", "13D 13S", "9D 10C"])
    do(state, "take 3 4")
    assert set(can(state)) == {"claim 3 left", "claim 3 right"}
    do(state, "claim 3 left")
    assert state.outcome() is not None


@pytest.mark.clause("NN-24")
@pytest.mark.parametrize(("stack", "side", "gain"), [(1, "left", 0), (1, "right", 11), (7, "left", 11), (7, "right", 0)])
def test_at_the_edge_one_side_is_nothing_and_the_other_all_the_rest(stack: int, side: str, gain: int) -> None:
    inner = ["11T 12T", "13T 3S", "11C 7C", "13C 2S", "11S 5D", "13D 9D"]
    stacks = ["8C", *inner] if stack == 1 else [*inner[1:], inner[0], "8C"]
    state = wall(stacks)
    expected = cards(state)
    do(state, "take 1 2" if stack == 1 else "take 6 7")
    do(state, f"claim {stack} {side}")
    assert cards(state) == [expected[0] + 2 + gain, expected[1]]


@pytest.mark.clause("NN-24", "NN-23")
def test_setting_the_last_card_of_a_stack_aside_breaks_the_wall() -> None:
    state = wall(["11T 4C 7S", "13T 3S", "no-fives", "5C 12D", "7D 2S 11C", "13D 13S", "9D 5S 10C 11D"], turn=1)
    before = cards(state)
    do(state, "aside 3")
    assert state.actors() == [1] and set(can(state)) == {"claim 3 left", "claim 3 right"}
    do(state, "claim 3 right")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "NN-24"
    assert cards(state) == [before[0], before[1] + 2 + 3 + 2 + 4], "the ban card itself must not count"


@pytest.mark.clause("NN-24")
@pytest.mark.parametrize(
    ("claim", "gain"),
    [("2 left", 3), ("2 right", 2 + 1 + 3 + 2), ("5 left", 3 + 2 + 1), ("5 right", 3 + 2)],
)
def test_a_pair_that_empties_two_stacks_leaves_the_choice_of_the_breach(claim: str, gain: int) -> None:
    state = wall(["11T 4C 7S", "8T", "13T 3S", "5C", "12D", "7D 2S 11C", "13D 13S"])
    before = cards(state)
    do(state, "take 2 5")
    assert set(can(state)) == {"claim 2 left", "claim 2 right", "claim 5 left", "claim 5 right"}
    do(state, f"claim {claim}")
    assert cards(state) == [before[0] + 2 + gain, before[1]] and state.outcome() is not None


@pytest.mark.clause("NN-24")
def test_no_breach_while_every_stack_stands() -> None:
    state = wall(CRACKED)
    do(state, "take 1 2")
    assert state.outcome() is None and state.turn == 1
    assert refused(state, "claim 3 left")[0] == "NN-24"


# -- NN-25, NN-26: the end and the winners -----------------------------------------------------------------------------


@pytest.mark.clause("NN-25")
def test_a_party_without_moves_ends_the_game_without_a_breach() -> None:
    state = untouched(["5T", "7C", "11S", "13D no-twos", "wish", "wish", "wish"], turn=1)
    assert can(state) == ["aside 4"], "no card has been taken that a wish card could bring back"
    do(state, "aside 4")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "NN-25" and state.actors() == []
    assert outcome.scores == [0, 0] and refused(state, "claim 1 left", 0)[0] == "NN-25"


@pytest.mark.clause("NN-25")
def test_a_wall_that_offers_nothing_from_the_start_is_over_at_once() -> None:
    tops = untouched(["5T", "7C", "11S", "13D", "wish", "wish", "no-twos"])
    assert tops.outcome() is None and can(tops) == ["aside 7"], "setting a ban card aside is still a move"
    state = untouched([*STRANGERS, "no-twos", "no-fives", "no-twos"])
    deck = [NAMES.index(card) for stack in stacks_of(state) for card in stack]
    ends = [sum(HEIGHTS[: number + 1]) - 1 for number in range(7)]
    for end in ends[4:]:
        other = next(place for place, card in enumerate(deck) if NAMES[card] == "wish" and place not in ends)
        deck[end], deck[other] = deck[other], deck[end]
    state.build(deck, HEIGHTS)
    state.begin(0)
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "NN-25"


@pytest.mark.clause("NN-25", "NN-23")
def test_the_game_is_not_over_while_a_swap_is_possible() -> None:
    state = wall(["2T 4T", "2C 7C", "2S 11S", "2D 13D", "10T wish", "10C wish", "5T 8D"], taken="3T 20C")
    do(state, "take 1 7")
    assert state.outcome() is None and state.turn == 1
    assert swaps(state, 5) == {*names("3T 20C 4T 8D")}


@pytest.mark.clause("NN-26")
@pytest.mark.parametrize(("mine", "scores", "winners"), [(43, [50, 48], [0]), (42, [49, 49], [0, 1]), (41, [48, 50], [1])])
def test_most_cards_win(mine: int, scores: list[int], winners: list[int]) -> None:
    state = shared_out(wall(CRACKED, aside="no-twos"), mine)
    assert cards(state) == [mine, 91 - mine]
    do(state, "take 3 4", "claim 3 left")
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == scores and outcome.winners == winners


@pytest.mark.clause("NN-26")
@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_four_sit_alternately_and_partners_share_their_cards(turn: int) -> None:
    state = shared_out(wall(CRACKED, seats=4, turn=turn), 46)
    mine = cards(state)
    do(state, "take 3 4", "claim 3 right")
    mine[turn % 2] += 12
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.scores == [mine[0], mine[1], mine[0], mine[1]]
    assert outcome.winners == [turn % 2, turn % 2 + 2]
    assert [side["seats"] for side in state.view(None)["sides"]] == [[0, 2], [1, 3]]


@pytest.mark.clause("NN-26", "NN-31")
def test_wall_break_is_for_two_or_four_and_clear_away_for_two() -> None:
    assert WALL_BREAK.seat_counts(WALL_BREAK.check_setup(2, {})) == [2, 4]
    assert CLEAR_AWAY.seat_counts(CLEAR_AWAY.check_setup(2, {})) == [2]
    for game, seats in ((WALL_BREAK, 3), (WALL_BREAK, 1), (CLEAR_AWAY, 4), (CLEAR_AWAY, 1)):
        with pytest.raises(BadSetup):
            game.new(seats, 1)
