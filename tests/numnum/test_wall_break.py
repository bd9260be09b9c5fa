"""Test Wall Break, clause by clause."""

import pytest

from spielkiste.core.errors import BadMove
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Phrase
from spielkiste.games.numnum.material import DECK, NAMES
from spielkiste.games.numnum.wall.state import Wall
from spielkiste.texts import Seating, texts
from tests.numnum.tables import WALL_BREAK, can, do, heard, name, names, refused, rest_of, wall


def new(seed: int, seats: int = 2, **options: object) -> Wall:
    state = WALL_BREAK.new(seats, seed, options)
    assert isinstance(state, Wall)
    return state


@pytest.mark.clause("NN-20")
def test_seven_stacks_of_which_only_the_tops_are_seen() -> None:
    state = new(1)
    view = state.view(0)
    stacks = view["stacks"]
    assert [stack["height"] for stack in stacks] == [16, 16, 15, 15, 15, 16, 16]
    assert [stack["cards"] for stack in stacks] == [[NAMES[state.top(stack)]] for stack in range(7)]
    assert sum(state.material().values()) == 109
    world = state.imagine(0, Rng(5))
    assert world.position() != state.position() and world.view(0) == view


@pytest.mark.clause("NN-21")
def test_the_opening_takes_one_double_pair_each_in_turn_until_none_is_free() -> None:
    state = wall(["5S 4T", "9D 8T", "7C 6C", "5D 9C", "11S 13S", "13C 11T", "11D 7D"], phase="opening")
    assert can(state) == ["take 1 2", "take 3 4"]
    assert refused(state, "take 1 3") == ("NN-21", "nn-why-opening-double")
    heard(state)
    do(state, "take 1 2")
    assert state.turn == 1 and state.view(0)["phase"] == "opening"
    assert can(state) == ["take 3 4"]
    do(state, "take 3 4")
    assert state.turn == 0 and state.view(0)["phase"] == "main"
    assert [key for key, _ in heard(state)] == ["nn-took-opening", "nn-took-opening", "nn-opening-over"]


@pytest.mark.clause("NN-21")
def test_an_opening_without_a_double_pair_is_over_at_once() -> None:
    without = 0
    for seed in range(200):
        state = new(seed)
        if state.phase == 1:
            without += 1
            assert all(pair["why"] is not None and pair["why"]["level"] == 1 for pair in state.view(0)["pairs"])
        else:
            assert all(pair["why"] is not None and pair["why"]["level"] == 2 for pair in state.view(0)["pairs"])
    assert without > 0


@pytest.mark.clause("NN-21", "NN-24")
def test_a_stack_emptied_in_the_opening_is_a_breach() -> None:
    state = wall(["4T", "9D 8T", "7C 6C", "5D 9C", "11S 1S", "13C 13T", "11D 7D"], phase="opening")
    do(state, "take 1 2")
    assert can(state) == ["claim 1 left", "claim 1 right"]
    do(state, "claim 1 right")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "NN-24"


@pytest.mark.clause("NN-21", "NN-23")
def test_no_swap_and_no_setting_aside_in_the_opening() -> None:
    state = wall(["5S 4T", "9D 8T", "7C wish", "5D no-twos", "11S 1S", "13C 13T", "11D 7D"], phase="opening", taken="3T 3C")
    assert can(state) == ["take 1 2"]
    assert refused(state, "aside 4") == ("NN-21", "nn-why-opening-pairs")
    assert refused(state, "swap 3 3-triangle") == ("NN-21", "nn-why-opening-pairs")


@pytest.mark.clause("NN-22")
def test_a_single_pair_passes_the_turn_and_a_double_goes_on() -> None:
    state = wall(["5S 4T", "9D 8T", "7C 6C", "5D 3D", "11S 10S", "13C 13T", "11D 7D"])
    do(state, "take 1 2")
    assert state.turn == 0
    do(state, "take 3 4")
    assert state.turn == 1
    assert "pass" not in " ".join(can(state))
    assert [NAMES[card] for card in state.taken[-4:]] == names("4T 8T 6C 3D")
    assert state.takers[-4:] == [0, 0, 0, 0]


@pytest.mark.clause("NN-22")
def test_after_a_double_a_single_pair_is_allowed() -> None:
    state = wall(["5S 4T", "9D 8T", "7C 6C", "5D 9C", "11S 10S", "13C 13T", "11D 7D"])
    do(state, "take 1 2", "take 3 5")
    assert state.turn == 1


@pytest.mark.clause("NN-22", "NN-3")
def test_bad_pairs_are_refused_and_change_nothing() -> None:
    state = wall(["5S 4T", "9D 7C", "7S wish", "5D no-twos", "11S 10S", "13C 13S", "11D 7D"], taken="3T")
    before = state.position()
    for move, clause, key in (
        ("take 1 2", "NN-3", "nn-why-no-match"),
        ("take 1 1", "NN-22", "nn-why-same-card"),
        ("take 1 3", "NN-23", "nn-why-special-pair"),
        ("take 4 5", "NN-23", "nn-why-special-pair"),
        ("aside 1", "NN-23", "nn-why-no-bar-card"),
        ("swap 1 4-triangle", "NN-23", "nn-why-no-wish-card"),
        ("swap 3 5-square", "NN-23", "nn-why-not-last-seven"),
        ("claim 1 left", "NN-24", "nn-why-no-breach"),
        ("name 3", "T-5", "nn-why-nothing-to-name"),
    ):
        assert refused(state, move) == (clause, key)
        with pytest.raises(BadMove) as trouble:
            state.play(0, WALL_BREAK.parse(move))
        assert trouble.value.clause == clause
    assert refused(state, "take 5 6", 1) == ("NN-22", "nn-why-turn")
    assert state.position() == before


def test_a_swap_is_told_in_one_sentence() -> None:
    swapped = Phrase("nn-swapped", {"seat": 1, "stack": 6, "card": "28-circle", "side": 0})
    told = [texts("en").tell(swapped, WALL_BREAK, Seating(["Rudi", "Lina"], looking)) for looking in (0, 1)]
    assert told == [
        "Lina swaps the wish card at number 6 for your 28 of circles.",
        "You swap the wish card at number 6 for Rudi’s 28 of circles.",
    ]


@pytest.mark.clause("NN-23")
def test_a_wish_card_can_be_swapped_for_one_of_the_last_seven_of_any_owner() -> None:
    state = wall(
        ["5S 4T", "9D 7C", "7S wish", "5D 13D", "11S 10S", "13C 13S", "11D 7D"],
        taken="3T 2T 2C 2S 2D 3C 3D 8T wish", takers=[0, 0, 1, 1, 1, 1, 0, 0, 0],
    )  # fmt: skip
    # The last seven: 2C 2S 2D 3C 3D 8T and a wish card, which cannot be brought back.
    swaps = [move for move in can(state) if move.startswith("swap")]
    assert swaps == [f"swap 3 {card}" for card in names("2C 2S 2D 3C 3D 8T")]
    assert refused(state, "swap 3 2-triangle") == ("NN-23", "nn-why-not-last-seven")
    scores = state.scores[:]
    heard(state)
    do(state, "swap 3 2-circle")
    assert heard(state) == [("nn-swapped", {"seat": 0, "stack": 3, "card": name("2C"), "side": 1})]
    assert state.scores == scores
    assert state.turn == 0
    assert NAMES[state.top(2)] == name("2C")
    assert state.view(0)["last_taken"][0] == {"card": "wish", "side": 1}
    do(state, "take 1 3")
    assert state.turn == 1


@pytest.mark.clause("NN-23", "NN-4")
def test_bar_cards_set_aside_change_the_bar_and_score_for_no_one() -> None:
    state = wall(["5S 8T", "9D 10C", "7S no-twos", "5D no-twos", "11S 9S", "13C 13S", "11D 7D"])
    scores = state.scores[:]
    assert "take 1 2" in can(state)
    do(state, "aside 3")
    assert state.view(0)["bars"] == [2] and state.turn == 0
    assert refused(state, "take 1 2") == ("NN-4", "nn-why-barred")
    do(state, "aside 4")
    assert state.view(0)["bars"] == [] and "take 1 2" in can(state)
    assert state.scores == scores
    assert state.view(0)["aside"] == ["no-twos", "no-twos"]


@pytest.mark.clause("NN-23")
def test_the_left_card_counts_as_taken_first() -> None:
    state = wall(["5S 4T", "9D 8C", "7S 11T", "5D 13D", "11S 10S", "13C 13S", "11D 7D"])
    do(state, "take 1 2")
    assert [NAMES[card] for card in state.last_seven()[-2:]] == names("4T 8C")


@pytest.mark.clause("NN-23")
def test_without_a_pair_swapping_or_setting_aside_is_a_duty() -> None:
    state = wall(["3S 7T", "3D 9C", "3C 11S", "3T 5D", "2S no-fives", "2C no-twos", "2T wish"], taken="4T 8T")
    assert can(state)[:2] == ["aside 5", "aside 6"]
    assert all(move.startswith(("aside", "swap")) for move in can(state))


@pytest.mark.clause("NN-25")
def test_if_nothing_can_be_done_it_is_over_without_a_breach() -> None:
    """Seven free cards: four numbers without a match and three wish cards, with no card taken yet."""
    tops = [["7T"], ["9C"], ["11S"], ["5D"], ["wish"], ["wish"], ["wish", "no-twos"]]
    rest = rest_of(DECK, [name(card) for top in tops for card in top])
    stacks = []
    for top, height in zip(tops, (16, 16, 15, 15, 15, 16, 16), strict=True):
        below = height - len(top)
        stacks.append(rest[:below] + [name(card) for card in top])
        rest = rest[below:]
    position = wall(["5S 4T", "9D 8C", "7D", "10S", "13C", "13S", "11D"]).position()
    state = WALL_BREAK.read({**position, "stacks": stacks, "taken": []})
    heard(state)
    assert can(state) == ["aside 7"]
    do(state, "aside 7")
    outcome = state.outcome()
    assert outcome is not None and (outcome.clause, outcome.winners) == ("NN-25", [0, 1])
    assert [key for key, _ in heard(state)] == ["nn-aside-barred", "nn-no-more-pairs", "nn-wall-won"]


@pytest.mark.clause("NN-24")
def test_the_breaker_takes_one_side_of_the_breach() -> None:
    for side, gain in (("left", 3), ("right", 8)):
        state = wall(["5S 4T", "9D 7C", "8T", "5D 11D", "11S 10S", "13C 13S", "11C 7D"])
        mine, theirs = state.scores
        do(state, "take 1 3")
        assert state.view(0)["phase"] == "breach" and state.actors() == [0]
        assert state.view(0)["breach"] == [{"stack": 2, "left": 3, "right": 8, "claimed": None}]
        assert refused(state, "take 2 7") == ("NN-24", "nn-why-claim-first")
        do(state, f"claim 3 {side}")
        outcome = state.outcome()
        assert outcome is not None and outcome.clause == "NN-24"
        assert outcome.scores == [mine + 2 + gain, theirs]


@pytest.mark.clause("NN-24")
def test_at_the_edge_one_side_is_nothing_and_the_other_everything() -> None:
    state = wall(["4T", "9D 8C", "7S 11T", "5D 13D", "11S 10S", "13C 13S", "11D 7D"])
    do(state, "take 1 2")
    assert state.view(0)["breach"] == [{"stack": 0, "left": 0, "right": 11, "claimed": None}]
    assert can(state) == ["claim 1 left", "claim 1 right"]


@pytest.mark.clause("NN-24")
def test_two_stacks_emptied_by_one_pair_are_a_choice() -> None:
    state = wall(["4T", "9D 8D", "7S 11T", "8C", "11S 10S", "13C 13S", "11D 7D"])
    heard(state)
    do(state, "take 1 4")
    assert [key for key, _ in heard(state)] == ["nn-took", "nn-breach", "nn-breach"]
    assert can(state) == ["claim 1 left", "claim 1 right", "claim 4 left", "claim 4 right"]
    do(state, "claim 4 right")
    assert state.view(0)["breach"] == [{"stack": 3, "left": 4, "right": 6, "claimed": "right"}]
    again = WALL_BREAK.read(state.position())
    assert again.outcome().scores == state.outcome().scores  # type: ignore[union-attr]


@pytest.mark.clause("NN-24")
def test_setting_the_last_card_of_a_stack_aside_breaks_the_wall() -> None:
    state = wall(["no-twos", "9D 8D", "7S 11T", "5D 8C", "11S 10S", "13C 13S", "11D 7D"], turn=1)
    before = state.scores[1]
    do(state, "aside 1", "claim 1 right")
    assert state.outcome() is not None
    assert state.scores[1] == before + 12


@pytest.mark.clause("NN-26")
def test_four_players_share_by_party_and_most_cards_win() -> None:
    state = wall(["4T", "9D 8C", "7S 11T", "5D 13D", "11S 10S", "13C 13S", "11D 7D"], seats=4, turn=3)
    assert [side["seats"] for side in state.view(None)["sides"]] == [[0, 2], [1, 3]]
    do(state, "take 1 2", "claim 1 right")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == [1, 3]
    assert outcome.scores[0] == outcome.scores[2] and outcome.scores[1] == outcome.scores[3]


@pytest.mark.clause("NN-26", "NN-22")
def test_the_turn_goes_round_all_four() -> None:
    state = wall(["5S 4T", "9D 8C", "7S 11T", "5D 13D", "11S 10S", "13C 13S", "11D 7D"], seats=4, turn=3)
    do(state, "take 1 2")
    assert state.turn == 0


@pytest.mark.clause("NN-26")
def test_equal_parties_share_the_victory() -> None:
    ties = 0
    for seed in range(60):
        state = new(seed)
        rng = Rng(seed)
        while state.outcome() is None:
            state.play(state.turn, rng.pick(state.moves(state.turn)))
        outcome = state.outcome()
        assert outcome is not None
        if outcome.scores[0] == outcome.scores[1]:
            ties += 1
            assert outcome.winners == [0, 1]
        else:
            assert outcome.winners == [outcome.scores.index(max(outcome.scores))]
    assert ties > 0
