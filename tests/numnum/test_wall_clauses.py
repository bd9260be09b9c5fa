"""NN-20 to NN-26 and NN-30 to NN-33 scene by scene, and whole games against the clauses written down a second time."""

from typing import cast

import pytest

from spielkiste.core.errors import BadMove, BadSetup
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.material import DECK, NAMES, full_tally
from spielkiste.games.numnum.wall.game import WallGame
from spielkiste.games.numnum.wall.state import Wall
from tests.numnum.tables import CLEAR_AWAY, WALL_BREAK, can, clear_away, do, name, names, no_naming, refused, rest_of, wall

HEIGHTS = [16, 16, 15, 15, 15, 16, 16]
#: Four cards of which no two match.
STRANGERS = ["5T", "7C", "11S", "13D"]


def new(game: WallGame, seed: int, seats: int = 2, **options: object) -> Wall:
    state = game.new(seats, seed, options)
    assert isinstance(state, Wall)
    return state


def stacks_of(state: Wall) -> list[list[str]]:
    return cast(list[list[str]], state.position()["stacks"])


def taken_by(state: Wall) -> list[list[object]]:
    return cast(list[list[object]], state.position()["taken"])


def seen(state: Wall, seat: int | None) -> list[list[str]]:
    """The cards of each stack that a view shows."""
    return [cast(list[str], stack["cards"]) for stack in cast(list[dict[str, object]], state.view(seat)["stacks"])]


def cards(state: Wall) -> list[int]:
    """How many cards each party has."""
    return [cast(int, side["cards"]) for side in cast(list[dict[str, object]], state.view(None)["sides"])]


def phase(state: Wall) -> str:
    return cast(str, state.view(None)["phase"])


def swaps(state: Wall, stack: int) -> set[str]:
    """The cards that the wish card of a stack may be swapped for."""
    start = f"swap {stack} "
    return {move.removeprefix(start) for move in can(state) if move.startswith(start)}


def untouched(tops: list[str], game: WallGame = WALL_BREAK, *, start: str = "main", turn: int = 0) -> Wall:
    """The whole deck in the seven stacks with these cards at their ends; nothing has been taken."""
    ends = [names(top) for top in tops]
    rest = rest_of(DECK, [card for end in ends for card in end])
    stacks = []
    for height, end in zip(HEIGHTS, ends, strict=True):
        below, rest = rest[: height - len(end)], rest[height - len(end) :]
        stacks.append(below + end)
    assert not rest
    return game.load(
        {
            "seats": 2,
            "stacks": stacks,
            "taken": [],
            "aside": [],
            "turn": turn,
            "phase": start,
            "questions": [],
            "breach": None,
            "claimed": None,
            "naming": no_naming(2),
            "ended_by": "",
        }
    )


def shared_out(state: Wall, mine: int) -> Wall:
    """The same scene, but the first `mine` of the cards taken belong to party 0, all others to party 1."""
    taken = [[entry[0], 0 if place < mine else 1] for place, entry in enumerate(taken_by(state))]
    game = WALL_BREAK if state.variant.breach else CLEAR_AWAY
    return game.load({**state.position(), "taken": taken})


# -- NN-20: the wall ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("NN-20")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_wall_is_the_whole_deck_in_seven_stacks(seats: int) -> None:
    for seed in range(20):
        state = new(WALL_BREAK, seed, seats)
        stacks = stacks_of(state)
        assert [len(stack) for stack in stacks] == HEIGHTS and sum(HEIGHTS) == 109
        assert sorted(card for stack in stacks for card in stack) == sorted(NAMES[kind] for kind in DECK)
        assert state.position()["taken"] == [] and state.position()["aside"] == [] and cards(state) == [0, 0]


@pytest.mark.clause("NN-20", "NN-30")
@pytest.mark.parametrize("game", [WALL_BREAK, CLEAR_AWAY])
def test_the_deck_is_shuffled_and_every_card_may_lie_on_top(game: WallGame) -> None:
    assert new(game, 3).position() == new(game, 3).position()
    assert new(game, 3).position() != new(game, 4).position()
    tops = {stack[-1] for seed in range(150) for stack in stacks_of(new(game, seed))}
    assert tops == set(NAMES)


@pytest.mark.clause("NN-20")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_more_of_a_stack_than_its_top_card(seat: int | None) -> None:
    state = new(WALL_BREAK, 11)
    stacks = stacks_of(state)
    assert seen(state, seat) == [[stack[-1]] for stack in stacks]
    turned = WALL_BREAK.load({**state.position(), "stacks": [[*reversed(stack[:-1]), stack[-1]] for stack in stacks]})
    assert turned.position() != state.position()
    assert turned.view(seat) == state.view(seat)
    assert turned.moves(turned.turn) == state.moves(state.turn)
    worlds = [state.imagine(seat, Rng(number)) for number in range(3)]
    assert all(world.view(seat) == state.view(seat) and world.material() == full_tally(DECK) for world in worlds)
    assert len({str(world.position()["stacks"]) for world in worlds}) == 3


@pytest.mark.clause("NN-20")
def test_a_card_is_free_only_when_nothing_lies_on_it() -> None:
    state = wall(["11T 12T 9S", "13T 8T 25C", "11C 7D", "13C 4C", "11S 14T", "13S wish", "11D 3S"])
    assert refused(state, "take 1 2")[0] == "NN-3", "12 and 8 match, but 9 and 25 lie on them"
    assert seen(state, 0)[0] == names("9S")
    do(state, "take 1 7")
    assert seen(state, 0)[0] == names("12T")
    do(state, "take 2 4")
    assert "take 1 2" in can(state)


# -- NN-21: the opening ------------------------------------------------------------------------------------------------


@pytest.mark.clause("NN-21")
def test_in_the_opening_everybody_takes_one_double_pair_and_the_next_begins_the_main_game() -> None:
    stacks = ["11T 4T", "13T 8T", "11C 6C", "13C 9C", "11S 10S", "13S 14S", "7D"]
    state = wall(stacks, seats=4, turn=0, phase="opening")
    for seat, move in enumerate(("take 1 2", "take 3 4", "take 5 6")):
        assert state.actors() == [seat] and phase(state) == "opening", "one pair each, although they match doubly"
        do(state, move)
    assert phase(state) == "main" and state.actors() == [3]
    assert [entry[1] for entry in taken_by(state)[-6:]] == [0, 0, 1, 1, 0, 0]
    assert "take 1 3" in can(state), "now single pairs may be taken"


@pytest.mark.clause("NN-21")
def test_in_the_opening_a_single_pair_is_refused_and_a_double_one_a_duty() -> None:
    stacks = ["11T 4T", "13T 8T", "11C 6C", "13C 7C", "11S wish", "13S no-twos", "13D 9D"]
    state = wall(stacks, phase="opening", taken="3T 3C")
    assert can(state) == ["take 1 2"]
    for single in ("take 1 3", "take 3 4", "take 3 7"):
        assert refused(state, single)[0] == "NN-21"
    for extra in ("aside 6", "swap 5 3-triangle"):
        assert refused(state, extra)[0] == "NN-21"
        with pytest.raises(BadMove):
            do(state, extra)
    do(state, "take 1 2")
    assert phase(state) == "main" and state.turn == 1
    assert {"aside 6", "swap 5 3-circle", "take 3 4", "take 3 7"} <= set(can(state))


@pytest.mark.clause("NN-21")
def test_the_opening_goes_on_with_a_double_pair_that_was_just_freed() -> None:
    state = wall(["2D 6C 4T", "13T 8T", "11S 9C", "11D 7S", "13C 5D", "2S 11C", "3D 13D"], phase="opening")
    assert can(state) == ["take 1 2"]
    do(state, "take 1 2")
    assert phase(state) == "opening" and state.turn == 1 and can(state) == ["take 1 3"]
    do(state, "take 1 3")
    assert phase(state) == "main" and state.turn == 0


@pytest.mark.clause("NN-21")
def test_without_a_double_pair_the_first_player_begins_the_main_game_at_once() -> None:
    phases = set()
    for seed in range(60):
        state = new(WALL_BREAK, seed, begins=2)
        tops = [stack[-1] for stack in stacks_of(state)]
        double = any(level(a, b, set()) == 2 for place, a in enumerate(tops) for b in tops[place + 1 :])
        assert phase(state) == ("opening" if double else "main") and state.turn == 1
        phases.add(phase(state))
    assert phases == {"opening", "main"}


@pytest.mark.clause("NN-21", "NN-24")
def test_emptying_a_stack_in_the_opening_is_a_breach() -> None:
    state = wall(["11T 13T", "7S 4T", "8T", "13C 6C", "11C 9C", "13S", "11D 7D"], turn=1, phase="opening")
    before = cards(state)
    do(state, "take 2 3")
    assert state.actors() == [1] and set(can(state)) == {"claim 3 left", "claim 3 right"}, "though 6 and 9 are a double pair"
    do(state, "claim 3 right")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "NN-24"
    assert cards(state) == [before[0], before[1] + 2 + 7]


# -- NN-22: taking pairs -----------------------------------------------------------------------------------------------


@pytest.mark.clause("NN-22")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_single_pair_passes_the_turn_and_after_a_double_one_any_pair_follows(seats: int) -> None:
    stacks = ["11T 13T 4T", "13C 7D 8T", "9S 11C 6C", "2D 12D", "11S 10S", "13S 14S", "13D 7C"]
    state = wall(stacks, seats=seats, turn=1)
    before = cards(state)
    do(state, "take 1 2")
    assert state.actors() == [1] and cards(state) == [before[0], before[1] + 2], "4 and 8 triangle: colour and row"
    do(state, "take 5 6")
    assert state.actors() == [1], "again doubly"
    do(state, "take 3 4")
    assert state.actors() == [2 % seats] and cards(state) == [before[0], before[1] + 6], "6 circle and 12 diamond: row only"
    do(state, "take 3 7")
    assert state.actors() == [3 % seats] and cards(state) == [before[0] + 2, before[1] + 6], "11 and 7 circle: colour only"
    assert taken_by(state)[-8:] == [[card, 1] for card in names("4T 8T 10S 14S 6C 12D")] + [[card, 0] for card in names("11C 7C")]


@pytest.mark.clause("NN-22")
def test_a_pair_needs_two_stacks_two_matching_cards_and_nobody_passes() -> None:
    state = wall(["11T 12T 6T", "13C 25C", "11S 35S", "13D 7D", "11C wish", "13T no-fives", "11D 13S"], taken="2T 2C")
    before = state.position()
    for move in ("take 1 1", "take 1 2", "take 1 3", "take 1 5", "take 1 6", "take 5 6"):
        refused(state, move)
        with pytest.raises(BadMove):
            do(state, move)
    assert state.position() == before
    assert refused(state, "take 1 1")[0] == "NN-22", "12 and 6 lie in one stack"
    takes = {move for move in can(state) if move.startswith("take")}
    assert takes == {"take 2 3", "take 3 4", "take 3 7"}
    assert {move.split()[0] for move in can(state)} == {"take", "aside", "swap"}
    assert can(state, 1) == [] and refused(state, "take 2 3", 1)[0] == "NN-22"


@pytest.mark.clause("NN-22", "NN-23")
def test_a_barred_row_makes_a_double_pair_single() -> None:
    stacks = ["11T 8T", "13T 10T", "11C 4S", "13C 12D", "11S 7S", "13S 9C", "13D 25D"]
    free = wall(stacks)
    do(free, "take 1 2")
    assert free.turn == 0
    barred = wall(stacks, aside="no-twos")
    do(barred, "take 1 2")
    assert barred.turn == 1, "only the colour is left"
    lifted = wall(stacks, aside="no-twos no-fives no-twos")
    do(lifted, "take 1 2")
    assert lifted.turn == 0


# -- NN-23: wishes and bars --------------------------------------------------------------------------------------------

WISHING = ["2T wish", "13S wish", "11C 5C", "3T 13T", "13D 7S", "11D no-twos", "11T 4C"]
EIGHT = "8T 8C 3S 12T 6D 10D 20C 14S"
OWNERS = [0, 1, 0, 1, 0, 1, 0, 1]


@pytest.mark.clause("NN-23")
def test_a_wish_is_swapped_for_one_of_the_last_seven_cards_whoever_has_it() -> None:
    state = wall(WISHING, taken=EIGHT, takers=OWNERS)
    seven = set(names(EIGHT)[1:])
    assert swaps(state, 1) == seven and swaps(state, 2) == seven
    assert refused(state, "swap 1 8-triangle")[0] == "NN-23", "the eighth"
    assert refused(state, "swap 3 8-circle")[0] == "NN-23", "no wish card there"


@pytest.mark.clause("NN-23")
@pytest.mark.parametrize(("short", "owner"), [("8C", 1), ("3S", 0)])
def test_the_owner_gets_the_wish_card_in_the_same_place(short: str, owner: int) -> None:
    state = wall(WISHING, taken=EIGHT, takers=OWNERS)
    before = taken_by(state)
    score = cards(state)
    place = before.index([name(short), owner])
    do(state, f"swap 1 {name(short)}")
    after = taken_by(state)
    assert after[place] == ["wish", owner]
    assert after[:place] + after[place + 1 :] == before[:place] + before[place + 1 :]
    assert stacks_of(state)[0] == [name("2T"), name(short)]
    assert cards(state) == score and state.actors() == [0] and phase(state) == "main"
    assert cast(list[object], state.view(1)["last_taken"])[place - len(after) + 7] == {"card": "wish", "side": owner}
    assert swaps(state, 2) == set(names(EIGHT)[1:]) - {name(short)}, "neither the wish card nor an eighth card"


@pytest.mark.clause("NN-23", "NN-22")
def test_swapping_and_setting_aside_as_often_as_one_can_and_then_taking() -> None:
    state = wall(WISHING, taken=EIGHT, takers=OWNERS)
    score = cards(state)
    for move in ("swap 1 8-circle", "aside 6", "swap 2 12-triangle"):
        do(state, move)
        assert state.actors() == [0] and cards(state) == score
    do(state, "take 1 7")
    assert state.turn == 0 and cards(state) == [score[0] + 2, score[1]], "8 and 4 circle match doubly in the row of four"
    assert [entry[0] for entry in taken_by(state)[-2:]] == names("8C 4C")


@pytest.mark.clause("NN-23")
def test_a_bar_card_set_aside_counts_for_nobody_and_bars_or_frees_its_row() -> None:
    stacks = ["11T no-twos no-twos no-twos", "13T no-fives no-fives", "11C 8C", "13C 10T", "11S 12D", "13S 35S", "13D 20D"]
    state = wall(stacks, taken=EIGHT.replace("8C", "2C").replace("10D", "2D").replace("20C", "2S"), takers=OWNERS, turn=1)
    score = cards(state)
    taken = taken_by(state)
    both = {"take 3 4", "take 3 5", "take 4 6"}
    assert both <= set(can(state))
    do(state, "aside 1")
    assert state.view(0)["bars"] == [2] and both & set(can(state)) == {"take 3 5", "take 4 6"}, "8 and 12 meet in four"
    assert refused(state, "take 3 4") == ("NN-4", "nn-why-barred")
    do(state, "aside 2")
    assert state.view(0)["bars"] == [2, 5] and both & set(can(state)) == {"take 3 5"}
    do(state, "aside 1")
    assert state.view(0)["bars"] == [5] and both & set(can(state)) == {"take 3 4", "take 3 5"}
    do(state, "aside 2", "aside 1")
    assert state.view(0)["bars"] == [2]
    assert state.actors() == [1] and cards(state) == score and taken_by(state) == taken
    assert state.position()["aside"] == ["no-twos", "no-fives", "no-twos", "no-fives", "no-twos"]
    assert sum(cards(state)) + sum(len(stack) for stack in stacks_of(state)) == 109 - 5


@pytest.mark.clause("NN-23")
def test_the_left_card_of_a_pair_counts_as_taken_first() -> None:
    stacks = ["11T 12T 4T", "11C 6C 8C", "13C 9C", "13D 3D", "13S 10S", "13T 5T", "7D wish"]
    state = wall(stacks)
    do(state, "take 1 2", "take 3 4", "take 5 6", "take 1 2")
    assert swaps(state, 7) == set(names("8C 9C 3D 10S 5T 12T 6C")), "of the first pair the left card, 4, is gone"


@pytest.mark.clause("NN-23", "NN-31")
def test_in_one_row_the_end_card_counts_as_taken_first() -> None:
    state = clear_away(["11T 8C 4T", "11C 6C 9C", "13C 3D", "13S 10S", "13T 5T", "12T", "7D wish"])
    do(state, "take 1 1", "take 2 3", "take 4 5", "take 2 6")
    assert swaps(state, 7) == set(names("8C 9C 3D 10S 5T 6C 12T")), "of the first pair the end card, 4, is gone"


@pytest.mark.clause("NN-23", "NN-25")
def test_without_a_pair_swapping_or_setting_aside_is_a_duty() -> None:
    state = wall([f"2T {STRANGERS[0]}", *STRANGERS[1:], "2C wish", "2S no-twos", "2D no-fives"], taken="7T 10C", turn=1)
    assert set(can(state)) == {"swap 5 7-triangle", "swap 5 10-circle", "aside 6", "aside 7"}
    assert state.outcome() is None and state.actors() == [1]
    do(state, "swap 5 7-triangle")
    assert state.actors() == [1] and {"take 1 5", "take 2 5"} <= set(can(state))


# -- NN-24: the breach -------------------------------------------------------------------------------------------------

CRACKED = ["11T 4C 7S", "13T 3S", "8T", "5C 12D", "7D 2S 11C", "13D 13S", "9D 5S 10C 11D"]


@pytest.mark.clause("NN-24")
@pytest.mark.parametrize(("side", "gain"), [("left", 3 + 2), ("right", 1 + 3 + 2 + 4)])
@pytest.mark.parametrize("turn", [0, 1])
def test_the_party_that_breaks_the_wall_takes_one_side_of_it(side: str, gain: int, turn: int) -> None:
    state = wall(CRACKED, turn=turn)
    expected = cards(state)
    do(state, "take 3 4")
    assert state.outcome() is None and state.actors() == [turn], "a single pair, but the party that broke it goes on to choose"
    assert set(can(state)) == {"claim 3 left", "claim 3 right"}
    assert refused(state, "take 1 2")[0] == "NN-24" and refused(state, "claim 2 left")[0] == "NN-24"
    do(state, f"claim 3 {side}")
    expected[turn] += 2 + gain
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "NN-24" and outcome.scores == expected
    assert cards(state) == expected and state.actors() == [] and state.moves(turn) == []
    assert WALL_BREAK.load(state.position()).outcome() is not None and cards(WALL_BREAK.load(state.position())) == expected


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
    assert cards(state) == [before[0], before[1] + 2 + 3 + 2 + 4], "the bar card itself counts for nobody"


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
def test_who_can_do_nothing_ends_the_game_without_a_breach() -> None:
    state = untouched(["5T", "7C", "11S", "13D no-twos", "wish", "wish", "wish"], turn=1)
    assert can(state) == ["aside 4"], "nothing has been taken that a wish card could be swapped for"
    do(state, "aside 4")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "NN-25" and state.actors() == []
    assert outcome.scores == [0, 0] and refused(state, "claim 1 left", 0)[0] == "NN-25"


@pytest.mark.clause("NN-25")
def test_a_wall_that_offers_nothing_from_the_start_is_over_at_once() -> None:
    tops = untouched(["5T", "7C", "11S", "13D", "wish", "wish", "no-twos"])
    assert tops.outcome() is None and can(tops) == ["aside 7"], "a bar card is still something to do"
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
    assert [side["seats"] for side in cast(list[dict[str, object]], state.view(None)["sides"])] == [[0, 2], [1, 3]]


@pytest.mark.clause("NN-26", "NN-31")
def test_wall_break_is_for_two_or_four_and_clear_away_for_two() -> None:
    assert WALL_BREAK.seat_counts(WALL_BREAK.check_setup(2, {})) == [2, 4]
    assert CLEAR_AWAY.seat_counts(CLEAR_AWAY.check_setup(2, {})) == [2]
    for game, seats in ((WALL_BREAK, 3), (WALL_BREAK, 1), (CLEAR_AWAY, 4), (CLEAR_AWAY, 1)):
        with pytest.raises(BadSetup):
            game.new(seats, 1)


# -- NN-30 to NN-33: Clear Away! ---------------------------------------------------------------------------------------


@pytest.mark.clause("NN-30", "NN-33")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_all_cards_lie_open_in_seven_rows(seat: int | None) -> None:
    for seed in range(10):
        state = new(CLEAR_AWAY, seed)
        rows = seen(state, seat)
        assert [len(row) for row in rows] == HEIGHTS
        assert sorted(card for row in rows for card in row) == sorted(NAMES[kind] for kind in DECK)
        assert rows == stacks_of(state)


@pytest.mark.clause("NN-30")
def test_only_the_last_card_of_a_row_is_free() -> None:
    state = clear_away(["12T 5C", "8T 7S", "no-twos 11D", "wish 13T", "25D"], taken="2T 2C")
    assert set(can(state)) == {"take 1 5", "take 3 5"}
    for move in ("take 1 2", "aside 3", "swap 4 2-triangle"):
        assert refused(state, move)[0] in ("NN-3", "NN-23")


@pytest.mark.clause("NN-31")
def test_a_card_taken_frees_the_next_so_two_of_one_row_can_be_a_pair() -> None:
    state = clear_away(["7S 8C 12T", "9D wish 5S", "11C 2S 14S", "13D 3T 2C 9T"])
    before = cards(state)
    assert {"take 1 1", "take 3 3"} <= set(can(state))
    assert refused(state, "take 2 2")[0] == "NN-23", "a wish card is no half of a pair"
    assert refused(state, "take 4 4")[0] == "NN-3", "9 and 3 are not the two last ones"
    do(state, "take 3 3")
    assert state.turn == 0 and cards(state) == [before[0] + 2, before[1]], "14 and 2 square match doubly"
    do(state, "take 1 1")
    assert state.turn == 1 and cards(state) == [before[0] + 4, before[1]]
    assert [row[-1] for row in stacks_of(state)[:3]] == names("7S 5S 11C")
    assert [entry[0] for entry in taken_by(state)[-4:]] == names("14S 2S 12T 8C"), "the end card first"


@pytest.mark.clause("NN-31", "NN-21")
def test_clear_away_opens_with_double_pairs_in_turn_also_within_a_row() -> None:
    state = clear_away(["5S 8T 12T", "9D 7C 12D", "11C 6D", "no-twos", "wish"], phase="opening", taken="2T 2C")
    assert set(can(state)) == {"take 1 1", "take 2 3"}
    assert refused(state, "take 1 2")[0] == "NN-21" and refused(state, "aside 4")[0] == "NN-21"
    do(state, "take 1 1")
    assert state.turn == 1 and phase(state) == "opening" and set(can(state)) == {"take 2 3"}
    do(state, "take 2 3")
    assert state.turn == 0 and phase(state) == "main"
    assert "aside 4" in can(state) and swaps(state, 5) == set(names("2T 2C 12T 8T 12D 6D"))


@pytest.mark.clause("NN-31", "NN-23")
def test_swaps_and_bar_cards_work_in_clear_away() -> None:
    state = clear_away(["11T wish", "13T 10C", "11S no-twos", "35S 8T"], taken=EIGHT.replace("8T", "9T"), takers=OWNERS)
    before = cards(state)
    assert swaps(state, 1) == set(names(EIGHT)[1:])
    do(state, "swap 1 8-circle")
    assert ["wish", 1] in taken_by(state)[-7:] and stacks_of(state)[0] == names("11T 8C")
    assert {"take 1 2", "take 1 4", "take 2 4"} <= set(can(state))
    do(state, "aside 3")
    assert state.turn == 0 and cards(state) == before and refused(state, "take 2 4")[0] == "NN-4"
    do(state, "take 1 2")
    assert state.turn == 1, "8 and 10 circle share only their colour now"


@pytest.mark.clause("NN-31")
@pytest.mark.parametrize(
    ("rows", "move", "turn"),
    [
        (["8T", "9D 12T", "9S 3D"], "take 1 2", 0),
        (["8C", "12T", "9S 3D"], "take 1 2", 1),
        (["8C 12T", "9S 3D"], "take 1 1", 1),
        (["no-twos", "9S 3D"], "aside 1", 0),
    ],
)
def test_an_empty_row_ends_nothing(rows: list[str], move: str, turn: int) -> None:
    state = clear_away(rows)
    do(state, move)
    assert stacks_of(state)[0] == [] and state.outcome() is None and state.actors() == [turn]
    assert any(move.startswith("take") for move in can(state)) and not any(move.startswith("claim") for move in can(state))


@pytest.mark.clause("NN-31")
def test_an_empty_row_ends_nothing_in_the_opening_either() -> None:
    state = clear_away(["8T", "12T", "9S 3S", "7D"], phase="opening")
    do(state, "take 1 2")
    assert state.outcome() is None and phase(state) == "opening" and can(state) == ["take 3 3"] and state.turn == 1


@pytest.mark.clause("NN-32")
def test_the_game_ends_when_nothing_is_left_to_do_and_most_cards_win() -> None:
    scene = clear_away(["5T 8C", "7C 12T", "11S", "13D"])
    for mine, winners in ((60, [0]), (40, [1])):
        state = shared_out(scene, mine)
        before = cards(state)
        do(state, "take 1 2")
        outcome = state.outcome()
        assert outcome is not None and outcome.clause == "NN-32" and state.actors() == []
        assert outcome.scores == [before[0] + 2, before[1]], "the four cards left count for nobody"
        assert outcome.winners == winners


@pytest.mark.clause("NN-32")
def test_while_something_can_be_swapped_or_set_aside_it_is_a_duty() -> None:
    state = clear_away(["5T 8C", "7C 12T", "11S", "13D", "no-fives", "wish"], taken="3T 20C")
    do(state, "take 1 2")
    assert state.outcome() is None and state.actors() == [1]
    assert set(can(state)) == {"aside 5"} | {f"swap 6 {card}" for card in names("3T 20C 8C 12T")}
    do(state, "aside 5")
    assert state.outcome() is None and state.actors() == [1] and {move.split()[0] for move in can(state)} == {"swap"}
    do(state, "swap 6 3-triangle")
    assert state.outcome() is None and can(state) == ["take 1 6"], "5 and 3 triangle"
    do(state, "take 1 6")
    outcome = state.outcome()
    assert outcome is not None and outcome.clause == "NN-32"


@pytest.mark.clause("NN-32", "NN-23")
def test_a_bar_or_a_swap_may_end_the_game_too() -> None:
    barred = clear_away(["8C", "10T", "no-twos"])
    assert set(can(barred)) == {"take 1 2", "aside 3"}
    do(barred, "aside 3")
    outcome = barred.outcome()
    assert outcome is not None and outcome.clause == "NN-32"
    swapped = clear_away(["5T", "7C", "wish"], taken="11S")
    do(swapped, "swap 3 11-square")
    outcome = swapped.outcome()
    assert outcome is not None and outcome.clause == "NN-32"


@pytest.mark.clause("NN-33")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_knows_everything_at_every_moment(seat: int | None) -> None:
    for seed in range(4):
        state = new(CLEAR_AWAY, seed)
        luck = Rng(seed)
        while state.outcome() is None:
            assert seen(state, seat) == stacks_of(state)
            assert state.view(seat) == state.view(None)
            world = state.imagine(seat, Rng(luck.below(1000)))
            assert world is not state and world.position() == state.position()
            moves = state.moves(state.turn)
            move = moves[luck.below(len(moves))]
            world.play(state.turn, move)
            state.play(state.turn, move)
            assert world.position() == state.position(), "what was thought ahead is what happens"
        assert state.imagine(seat, Rng(1)).position() == state.position()


# -- whole games against the clauses, written down a second time -------------------------------------------------------


def level(a: str, b: str, barred: set[int]) -> int:
    """NN-1 to NN-4: 0 no match, 1 single, 2 double."""
    if "-" not in a or "-" not in b or a.startswith("no-") or b.startswith("no-"):
        return 0
    (number, colour), (other, other_colour) = a.split("-"), b.split("-")
    x, y = int(number), int(other)
    rows = {2, 3, 4, 5, 6, 7, 8, 9, 11, 13} - barred
    return int(colour == other_colour) + int(1 in (x, y) or any(x % row == 0 and y % row == 0 for row in rows))


def barred_in(state: Wall) -> set[int]:
    aside = cast(list[str], state.position()["aside"])
    return {row for row, card in ((2, "no-twos"), (5, "no-fives")) if aside.count(card) % 2 == 1}


def offered(state: Wall, opening: bool) -> set[str]:
    """What the clauses allow while nothing is broken."""
    stacks = stacks_of(state)
    barred = barred_in(state)
    ends = [(number, stack[-1]) for number, stack in enumerate(stacks, 1) if stack]
    least = 2 if opening else 1
    found = {f"take {i} {j}" for i, a in ends for j, b in ends if i < j and level(a, b, barred) >= least}
    if state.variant is CLEAR_AWAY.variant:
        found |= {f"take {i} {i}" for i, row in enumerate(stacks, 1) if len(row) > 1 and level(row[-1], row[-2], barred) >= least}
    if not opening:
        found |= {f"aside {i}" for i, card in ends if card.startswith("no-")}
        seven = [cast(str, entry[0]) for entry in taken_by(state)[-7:]]
        found |= {f"swap {i} {card}" for i, end in ends if end == "wish" for card in seven if card != "wish"}
    return found


@pytest.mark.clause("NN-21", "NN-22", "NN-23", "NN-24", "NN-25", "NN-26", "NN-31", "NN-32")
@pytest.mark.parametrize(("game", "seats"), [(WALL_BREAK, 2), (WALL_BREAK, 4), (CLEAR_AWAY, 2)])
def test_whole_games_follow_the_clauses(game: WallGame, seats: int) -> None:
    ends = set()
    for seed in range(12):
        state = new(game, seed, seats, begins=1)
        luck = Rng(seed)
        turn = 0
        score = [0, 0]
        opening = bool(offered(state, True))
        while True:
            stacks = stacks_of(state)
            broken = game is WALL_BREAK and not all(stacks)
            gaps = [number for number, stack in enumerate(stacks, 1) if not stack]
            legal = {f"claim {gap} {side}" for gap in gaps for side in ("left", "right")} if broken else offered(state, opening)
            if not legal:
                ends.add("nothing")
                assert state.outcome() is not None
                break
            assert state.actors() == [turn] and sorted(can(state)) == sorted(legal) and cards(state) == score
            move = sorted(legal)[luck.below(len(legal))]
            kind, *words = move.split()
            double = kind == "take" and level(*_pair(stacks, words), barred_in(state)) == 2
            do(state, move)
            if kind == "claim":
                gap = int(words[0])
                score[turn % 2] += sum(len(stack) for stack in (stacks[: gap - 1] if words[1] == "left" else stacks[gap:]))
                ends.add("breach")
                break
            if kind == "take":
                score[turn % 2] += 2
                if game is WALL_BREAK and not all(stacks_of(state)):
                    continue
                if opening or not double:
                    turn = (turn + 1) % seats
                opening = opening and bool(offered(state, True))
        outcome = state.outcome()
        assert outcome is not None and outcome.scores == [score[seat % 2] for seat in range(seats)]
        assert outcome.winners == [seat for seat in range(seats) if score[seat % 2] == max(score)]
    assert ends == ({"nothing"} if game is CLEAR_AWAY else {"breach"})


def _pair(stacks: list[list[str]], words: list[str]) -> tuple[str, str]:
    first, second = int(words[0]) - 1, int(words[1]) - 1
    return stacks[first][-1], stacks[second][-2 if first == second else -1]
