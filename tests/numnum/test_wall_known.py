"""Test what Wall Break and Clear Away! tell and show, and the worlds that fit what is seen."""

from typing import Any, cast

import pytest

from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.wall.game import WallGame
from spielkiste.games.numnum.wall.moves import ASIDE, CLAIM, TAKE
from spielkiste.games.numnum.wall.state import Wall
from spielkiste.games.numnum.wall.view import PairView
from tests.numnum.tables import CLEAR_AWAY, WALL_BREAK, can, clear_away, do, heard, name, names, refused, wall
from tests.numnum.wall_scenes import new

CRACKED = ["11T 4C 7S", "13T 3S", "8T", "5C 12D", "7D 2S 11C", "13D 13S", "9D 5S 10C 11D"]


def pairs(state: Wall) -> list[PairView]:
    return state.view(None)["pairs"]


@pytest.mark.clause("NN-21")
@pytest.mark.parametrize("game", [WALL_BREAK, CLEAR_AWAY])
def test_the_named_seat_starts_and_without_one_a_random_seat(game: WallGame) -> None:
    for seats in game.seat_counts({}):
        for seat in range(seats):
            assert game.new(seats, 5, {"begins": seat + 1}).actors() == [seat]
        assert {game.new(seats, seed).actors()[0] for seed in range(60)} == set(range(seats))


@pytest.mark.clause("NN-21")
@pytest.mark.parametrize(("seats", "turn"), [(2, 0), (2, 1), (4, 2), (4, 3)])
def test_the_end_of_the_opening_names_the_seat_that_begins_the_main_game(seats: int, turn: int) -> None:
    stacks = ["11T 4T", "13T 8T", "11C 6C", "13C 7C", "11S 5S", "13S no-twos", "13D 9D"]
    state = wall(stacks, seats=seats, turn=turn, phase="opening")
    heard(state)
    do(state, "take 1 2")
    after = (turn + 1) % seats
    told = {"seat": turn, "left": name("4T"), "right": name("8T"), "first": 1, "second": 2}
    assert heard(state) == [("nn-took-opening", told), ("nn-opening-over", {"seat": after})]
    assert state.actors() == [after] and state.view(None)["opening"] is False


@pytest.mark.clause("NN-20")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_equal_knowledge_gives_equal_worlds(seat: int | None) -> None:
    """Rearrange the hidden cards among the stacks: a player who sees only the top cards must imagine the same worlds."""
    state = WALL_BREAK.new(2, 11)
    stacks = cast(list[list[str]], state.position()["stacks"])
    hidden = [card for stack in stacks for card in stack[:-1]][::-1]
    mixed = []
    for stack in stacks:
        mixed.append([*hidden[: len(stack) - 1], stack[-1]])
        hidden = hidden[len(stack) - 1 :]
    other = WALL_BREAK.read({**state.position(), "stacks": mixed})
    assert other.position() != state.position() and other.view(seat) == state.view(seat)
    for number in range(3):
        assert other.imagine(seat, Rng(number)).position() == state.imagine(seat, Rng(number)).position()


@pytest.mark.clause("NN-4", "NN-22")
@pytest.mark.parametrize("naming", ["off", "practice", "strict"])
@pytest.mark.parametrize(("aside", "answer", "turn"), [("", "2", 0), ("no-twos", "colour", 1), ("no-twos no-twos", "2", 0)])
def test_a_barred_row_makes_a_double_pair_single_with_every_way_of_naming(
    naming: str, aside: str, answer: str, turn: int
) -> None:
    state = wall(["11T 8T", "13T 10T", "11C 4S", "13C 12D", "11S 7S", "13S 9C", "13D 25D"], aside=aside, naming=naming)
    heard(state)
    do(state, "take 1 2")
    assert heard(state)[0][0] == ("nn-took-doubly" if turn == 0 else "nn-took")
    if naming != "off":
        assert state.actors() == [0] and refused(state, "take 3 4") == ("T-5", "nn-why-name-first")
        do(state, f"name {answer}")
        assert heard(state)[0][0] == "nn-named"
    assert state.turn == turn and state.view(None)["phase"] == "main"


@pytest.mark.clause("NN-24")
@pytest.mark.parametrize(("side", "gain"), [("left", 5), ("right", 10)])
def test_the_breach_and_what_was_claimed_are_told_and_shown(side: str, gain: int) -> None:
    state = wall(CRACKED, turn=1, naming="practice")
    before = state.scores[:]
    heard(state)
    do(state, "take 3 4")
    # Both sides are visible before the question is answered.
    asked = [{"stack": 2, "left": 5, "right": 10, "claimed": None}]
    assert state.view(0)["phase"] == "naming" and state.view(0)["breach"] == asked and pairs(state) == []
    do(state, "name 4")
    assert state.view(0)["phase"] == "breach" and state.view(0)["breach"] == asked and pairs(state) == []
    assert [key for key, _ in heard(state)] == ["nn-took", "nn-breach", "nn-named"]
    do(state, f"claim 3 {side}")
    after = [before[0], before[1] + 2 + gain]
    assert heard(state) == [
        ("nn-claimed", {"seat": 1, "stack": 3, "direction": side, "count": gain}),
        ("nn-wall-won", {"seats": [after.index(max(after))], "count": max(after)}),
    ]
    assert state.view(0)["breach"] == [{**asked[0], "claimed": side}]
    assert pairs(state) == [] and state.view(0)["phase"] == "over"
    for other in (state.copy(), WALL_BREAK.read(state.position())):
        assert other.view(0) == state.view(0) and other.scores == after


@pytest.mark.clause("NN-26")
def test_equal_parties_of_two_share_the_victory_all_four() -> None:
    frame = wall(CRACKED, seats=4, turn=2, aside="no-twos").position()
    taken = cast(list[list[object]], frame["taken"])
    state = WALL_BREAK.read({**frame, "taken": [[card, 0 if place < 42 else 1] for place, (card, _) in enumerate(taken)]})
    heard(state)
    do(state, "take 3 4", "claim 3 left")
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == [49, 49, 49, 49] and outcome.winners == [0, 1, 2, 3]
    assert heard(state)[-1] == ("nn-wall-won", {"seats": [0, 1, 2, 3], "count": 49})


@pytest.mark.clause("NN-22", "NN-31")
def test_the_view_lists_the_pairs_that_may_be_taken_with_their_cards_and_why() -> None:
    rows = clear_away(["7S 8C 12T", "9D 5S 10S", "13C 25C"], aside="no-twos")
    taking = [move for move in can(rows) if move.startswith("take")]
    assert [f"take {first + 1} {second + 1}" for first, second in (pair["stacks"] for pair in pairs(rows))] == taking
    shown = {tuple(pair["stacks"]): pair for pair in pairs(rows)}
    assert set(shown) == {(0, 0), (1, 1), (1, 2), (2, 2)}
    assert shown[0, 0]["cards"] == names("12T 8C") and shown[1, 1]["cards"] == names("10S 5S")
    assert shown[1, 2]["cards"] == names("10S 25C")
    why = {"level": 1, "rows": [4], "barred": [2], "joker": False, "colour": False}
    assert shown[0, 0]["why"] == why
    assert shown[1, 1]["why"] == {"level": 2, "rows": [5], "barred": [], "joker": False, "colour": True}
    opening = clear_away(["7S 8C 12T", "9D 5S 10S", "13C 25C"], phase="opening")
    assert [pair["stacks"] for pair in pairs(opening)] == [[1, 1]]


@pytest.mark.clause("NN-25", "NN-32")
def test_when_it_is_over_nothing_is_offered_and_the_winner_is_told() -> None:
    state = clear_away(["5T 8C", "7C 12T", "11S", "13D"])
    heard(state)
    do(state, "take 1 2")
    assert pairs(state) == [] and state.view(0)["phase"] == "over" and state.view(0)["breach"] == []
    assert [key for key, _ in heard(state)] == ["nn-took", "nn-no-more-pairs", "nn-wall-won"]


@pytest.mark.clause("NN-21")
def test_the_view_says_whether_the_opening_goes_on_also_while_something_is_asked() -> None:
    stacks = ["11T 4T", "13T 8T", "11C 6C", "13C 9C", "11S 5S", "13S no-twos", "13D 7D"]
    state = wall(stacks, phase="opening", naming="practice")
    assert state.view(0)["opening"] is True and state.view(0)["phase"] == "opening"
    do(state, "take 1 2")
    assert state.view(0)["opening"] is True and state.view(0)["phase"] == "naming"
    do(state, "name 4", "take 3 4", "name 3")
    assert state.view(0)["opening"] is False and state.view(0)["phase"] == "main"


@pytest.mark.clause("NN-24")
@pytest.mark.parametrize(("side", "gone"), [("left", {0, 1}), ("right", {3, 4, 5, 6})])
def test_the_stacks_beside_the_breach_go_to_the_party_that_claimed_them(side: str, gone: set[int]) -> None:
    state = wall(CRACKED, turn=1)
    do(state, "take 3 4")
    assert {stack["claimed_by"] for stack in state.view(None)["stacks"]} == {None}
    do(state, f"claim 3 {side}")
    shown = [stack["claimed_by"] for stack in state.view(None)["stacks"]]
    assert shown == [1 if stack in gone else None for stack in range(7)]


@pytest.mark.clause("NN-22", "NN-23")
def test_the_pair_taken_last_is_shown_with_why_but_not_while_it_is_being_named() -> None:
    stacks = ["11T 8T", "13T 10T", "11C wish", "13C 12D", "11S 7S", "13S 9C", "13D no-twos"]
    state = wall(stacks, naming="practice")
    assert state.view(0)["last_pair"] is None, "ban cards were the last cards taken in this scene"
    do(state, "take 1 2")
    assert state.view(0)["phase"] == "naming" and state.view(0)["last_pair"] is None
    do(state, "name 2")
    why = {"level": 2, "rows": [2], "barred": [], "joker": False, "colour": True}
    assert state.view(1)["last_pair"] == {"left": name("8T"), "right": name("10T"), "why": why}
    do(state, "swap 3 8-triangle")
    assert state.view(0)["last_pair"] is None, "one of the two is a wish card now"


@pytest.mark.clause("NN-4", "NN-22", "NN-23")
@pytest.mark.parametrize(
    ("pair", "aside", "why"),
    [
        # Taken before the ban: the row counted, and it was a double.
        ("8T 10T", "", {"level": 2, "rows": [2], "barred": [], "joker": False, "colour": True}),
        ("8T 10C", "", {"level": 1, "rows": [2], "barred": [], "joker": False, "colour": False}),
        # The row of four counted in any case; whether the row of two did is no longer known.
        ("4T 8C", "", {"level": 1, "rows": [4], "barred": [], "joker": False, "colour": False}),
        # Taken under a ban that is lifted now. A pair of the opening would look the same but was a double: the view says
        # nothing.
        ("8T 10T", "no-twos", None),
        ("8T 7T", "no-twos", {"level": 1, "rows": [], "barred": [], "joker": False, "colour": True}),
    ],
)
def test_why_the_last_pair_matched_is_told_by_the_bars_of_that_moment(pair: str, aside: str, why: object) -> None:
    one, other = pair.split()
    stacks = [f"11T {one}", f"13T {other}", "11C 3C", "13C 12D", "11S 7D", "13S 9C", "13D 5D no-twos"]
    state = wall(stacks, aside=aside)
    do(state, "take 1 2", "aside 7")
    told = state.view(0)["last_pair"]
    assert told is not None and told["why"] == why


@pytest.mark.clause("NN-4", "NN-22")
@pytest.mark.parametrize("game", [WALL_BREAK, CLEAR_AWAY])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_told_of_the_last_pair_was_always_so(game: WallGame, seats: int) -> None:
    if seats not in game.seat_counts(game.defaults()):
        return
    told = 0
    for seed in range(12):
        state = new(game, seed, seats)
        rng = Rng(f"pairs {seed}")
        real: dict[str, Any] | None = None
        while state.outcome() is None:
            moves = state.moves(state.turn)
            asides = [move for move in moves if ASIDE <= move < CLAIM]
            move = rng.pick(asides) if asides and rng.chance(70) else rng.pick(moves)
            if TAKE <= move < ASIDE:
                chosen = state.view(0)["pairs"][state.pairs(2 if state.view(0)["opening"] else 1).index(move)]
                real = {**chosen["why"]}  # type: ignore[dict-item]
            state.play(state.turn, move)
            last = state.view(0)["last_pair"]
            if last is None or last["why"] is None or real is None:
                continue
            told += 1
            assert {**last["why"], "rows": 0, "barred": 0} == {**real, "rows": 0, "barred": 0}
            assert set(last["why"]["rows"]) <= set(real["rows"]) and set(last["why"]["barred"]) <= set(real["barred"])
            if not state.aside:
                assert last["why"] == real
    assert told > 300


@pytest.mark.clause("NN-23", "NN-4")
def test_before_a_bar_card_is_set_aside_it_says_what_it_will_do() -> None:
    state = wall(["5S 8T", "9D 10C", "7S no-twos no-twos", "5D no-fives", "11S 9S", "13C 13S", "11D 7D"])
    assert state.view(0)["bar_rows"] == [2, 5]
    aside = WALL_BREAK.parse("aside 3")
    assert state.outlook(0, aside) == {"row": 2, "lifts": False}
    assert state.outlook(0, WALL_BREAK.parse("aside 4")) == {"row": 5, "lifts": False}
    assert state.outlook(0, WALL_BREAK.parse("take 1 2")) == {}
    do(state, "aside 3")
    assert state.outlook(0, aside) == {"row": 2, "lifts": True}
    do(state, "aside 3")
    assert state.view(0)["bars"] == []


@pytest.mark.clause("NN-20", "NN-30")
def test_in_words_a_stack_shows_its_top_and_a_row_all_its_cards() -> None:
    stacks = ["11T 4C 7S", "13T 3S", "8T", "5C 12D", "7D 2S 11C", "13D 13S", "9D 5S 10C 11D"]
    first = WALL_BREAK.in_words(wall(stacks).view(0))[0]
    assert (first.key, first.args) == ("nn-words-stack", {"stack": 1, "count": 3, "cards": names("7S")})
    rows = CLEAR_AWAY.in_words(clear_away([*stacks[:6], ""], aside="no-fives").view(0))
    assert (rows[0].key, rows[0].args) == ("nn-words-row", {"stack": 1, "count": 3, "cards": names("11T 4C 7S")})
    assert (rows[6].key, rows[6].args) == ("nn-words-empty-stack", {"stack": 7})
    assert ("nn-words-barred", {"row": 5}) in [(line.key, line.args) for line in rows]
