"""Test naming what two cards share (T-5), in all four games."""

import pytest

from spielkiste.core.errors import BadFile, BadMove
from tests.numnum.tables import MAU_MAU, can, clear_away, do, heard, mau_mau, name, patience, refused, wall

ALL = [f"name {answer}" for answer in ("2", "3", "4", "5", "6", "7", "8", "9", "11", "13", "joker", "colour")]


def test_practice_tells_strikes_out_and_asks_again() -> None:
    state = mau_mau(["8C 7S", "9D 7C"], top="12T", naming="practice")
    heard(state)
    do(state, "lay 8-circle")
    heard(state)
    assert state.actors() == [0]
    assert state.view(1)["phase"] == "naming"
    assert state.view(1)["naming"] == {"left": name("12T"), "right": name("8C"), "tried": [], "answers": []}
    assert can(state) == ALL
    assert refused(state, "lay 7-square") == ("T-5", "nn-why-name-first")
    do(state, "name 3")
    told = {"seat": 0, "left": name("12T"), "right": name("8C"), "answer": "3", "answers": ["2", "4"]}
    assert heard(state) == [("nn-misnamed", told)]
    assert can(state) == [move for move in ALL if move != "name 3"]
    # From now on the strips of the times table show the right answer.
    assert state.view(1)["naming"] == {"left": name("12T"), "right": name("8C"), "tried": ["3"], "answers": ["2", "4"]}
    assert refused(state, "name 3") == ("T-5", "nn-why-tried")
    do(state, "name 4")
    assert heard(state) == [("nn-named", {**told, "answer": "4"})]
    assert state.actors() == [1] and state.view(0)["mistakes"] == [0, 0]


def test_practice_remembers_every_wrong_answer_until_the_right_one() -> None:
    state = mau_mau(["8C 7S", "9D 7C"], top="12T", naming="practice")
    do(state, "lay 8-circle", "name 3", "name joker")
    for same in (state, state.copy(), MAU_MAU.read(state.position())):
        before = same.position()
        for move in ("name 3", "name joker"):
            assert move not in can(same)
            assert refused(same, move) == ("T-5", "nn-why-tried")
            with pytest.raises(BadMove):
                same.play(0, MAU_MAU.parse(move))
        assert same.position() == before and heard(same) == []
        assert len(can(same)) == 10
    for move in ("name 5", "name 6", "name 7", "name 8", "name 9", "name 11", "name 13", "name colour"):
        do(state, move)
    assert can(state) == ["name 2", "name 4"], "right answers must stay available"


@pytest.mark.clause("NN-16")
@pytest.mark.parametrize("card", ["8C", "8T"])
def test_a_wrong_answer_about_the_last_card_counts_and_the_card_has_won_all_the_same(card: str) -> None:
    state = mau_mau([card, "9D 7C"], top="12T", naming="strict")
    heard(state)
    do(state, f"lay {name(card)}")
    assert state.outcome() is None and state.actors() == [0]
    heard(state)
    do(state, "name 5")
    outcome = state.outcome()
    assert outcome is not None and (outcome.winners, outcome.scores, outcome.clause) == ([0], [0, -2], "NN-16")
    assert state.mistakes == (1, 0) and state.actors() == []
    assert [key for key, _ in heard(state)] == ["nn-misnamed-strict", "nn-mau-won"]


@pytest.mark.clause("NN-44")
@pytest.mark.parametrize("answer", ["name 2", "name colour"])
def test_patience_ends_with_the_answer_about_its_last_card_right_or_wrong(answer: str) -> None:
    state = patience(["2T", "3C", "5S", "7D"], "8T", naming="strict")
    do(state, "play")
    assert state.outcome() is None and state.view(0)["phase"] == "naming"
    do(state, answer)
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == [95]
    assert state.mistakes == (int(answer == "name colour"),)


@pytest.mark.clause("NN-11")
def test_the_next_question_starts_anew_with_all_answers() -> None:
    state = mau_mau(["8T 10T 7S", "9D 7C"], top="12T", naming="practice")
    do(state, "lay 8-triangle", "name 3", "name 9", "name 2")
    assert state.position()["naming"] == {"mode": "practice", "left": None, "right": None, "tried": [], "mistakes": [0, 0]}
    do(state, "lay 10-triangle")
    assert can(state) == ALL


def test_strict_tells_counts_and_goes_on() -> None:
    state = mau_mau(["8C 7S", "9D 7C"], top="12T", naming="strict")
    heard(state)
    do(state, "lay 8-circle")
    heard(state)
    do(state, "name colour")
    told = {"seat": 0, "left": name("12T"), "right": name("8C"), "answer": "colour", "answers": ["2", "4"]}
    assert heard(state) == [("nn-misnamed-strict", told)]
    assert state.actors() == [1] and state.view(0)["mistakes"] == [1, 0]


@pytest.mark.parametrize(
    ("top", "card", "right"),
    [
        ("12T", "8C", {"2", "4"}),
        ("12T", "8T", {"2", "4"}),
        ("12T", "7T", {"colour"}),
        ("12T", "1C", {"joker"}),
        ("1T", "9T", {"joker"}),
        ("11T", "11C", {"11"}),
    ],
)
def test_the_right_answers_of_a_naming_question(top: str, card: str, right: set[str]) -> None:
    for answer in ALL:
        state = mau_mau([f"{card} 7S", "9D 7C"], top=top, naming="strict")
        do(state, f"lay {name(card)}", answer)
        assert state.mistakes[0] == (0 if answer.removeprefix("name ") in right else 1)


@pytest.mark.clause("NN-4")
@pytest.mark.parametrize(
    ("top", "card", "bars", "right"),
    [
        ("12T", "8C", [2], {"4"}),
        ("15T", "30C", [5], {"3"}),
        ("10T", "20C", [5], {"2"}),
        ("20C", "40D", [2, 5], {"4"}),
        ("30T", "10C", [2], {"5"}),
        ("10T", "5T", [5], {"colour"}),
        ("10T", "8T", [2], {"colour"}),
        ("5T", "1C", [5], {"joker"}),
    ],
)
def test_a_barred_row_is_no_answer(top: str, card: str, bars: list[int], right: set[str]) -> None:
    for answer in ALL:
        state = mau_mau([f"{card} 7S", "9D 7C"], top=top, naming="strict", bars=bars)
        do(state, f"lay {name(card)}", answer)
        assert state.mistakes[0] == (0 if answer.removeprefix("name ") in right else 1), answer


@pytest.mark.clause("NN-4", "NN-23")
@pytest.mark.parametrize(("aside", "right"), [("no-fives", "3"), ("no-fives no-fives", "5"), ("no-twos no-fives", "3")])
def test_a_barred_row_is_no_answer_at_the_wall_either(aside: str, right: str) -> None:
    stacks = ["11T 15T", "13C 30C", "9S 11C", "2D 12D", "11S 10S", "13S 14S", "13D 7C"]
    for answer in ("3", "5"):
        state = wall(stacks, naming="strict", aside=aside)
        do(state, "take 1 2", f"name {answer}")
        assert state.mistakes[0] == (0 if answer in (right, "3") else 1)


def test_nothing_is_asked_on_a_wish_or_for_special_cards_or_when_off() -> None:
    for hand, top, wished, move in (
        ("8C 7S", "wish", "circle", "lay 8-circle"),
        ("wish 7S", "12T", None, "wish circle"),
        ("no-twos 7S", "12T", None, "lay no-twos"),
    ):
        state = mau_mau([hand, "9D 7C"], top=top, wished=wished, naming="practice")
        do(state, move)
        assert state.actors() == [1]
    state = mau_mau(["8C 7S", "9D 7C"], top="12T")
    do(state, "lay 8-circle")
    assert state.actors() == [1]


def test_a_double_goes_on_and_the_last_card_wins_after_the_answer() -> None:
    state = mau_mau(["8T 7S", "9D 7C"], top="12T", naming="strict")
    do(state, "lay 8-triangle", "name 5")
    assert state.actors() == [0] and "stop" in can(state)
    last = mau_mau(["8C", "9D 7C"], top="12T", naming="practice")
    do(last, "lay 8-circle")
    assert last.outcome() is None
    do(last, "name 2")
    assert last.outcome() is not None


def test_the_wall_asks_first_what_the_pair_shares_and_then_for_the_side() -> None:
    state = wall(["2T 6C", "8C", "7S 9S", "11D 13T", "4S", "5S", "7T"], naming="practice")
    do(state, "take 1 2")
    assert state.view(0)["phase"] == "naming" and state.position()["questions"] == ["breach", "naming"]
    do(state, "name 2")
    assert state.view(0)["phase"] == "breach"
    assert can(state) == ["claim 2 left", "claim 2 right"]


def test_clear_away_and_patience_ask_too() -> None:
    rows = clear_away(["7T 8C 12T", "9D 5S", "3C"], naming="strict")
    do(rows, "take 1 1")
    assert rows.view(0)["naming"] == {"left": name("12T"), "right": name("8C"), "tried": [], "answers": []}
    do(rows, "name 4")
    assert rows.turn == 1
    alone = patience(["2T", "3C", "5S", "7D"], "8T 9S 4T", naming="strict")
    do(alone, "play")
    assert alone.view(0)["phase"] == "naming"
    do(alone, "name colour")
    assert alone.mistakes == (1,)
    do(alone, "wait")
    assert alone.left == -1


def test_saved_questions_are_checked() -> None:
    good = mau_mau(["8C 7S", "9D 7C"], top="12T", naming="practice").position()
    for change in (
        {"left": "8-circle"},
        {"mode": "off", "left": "8-circle", "right": "9-circle"},
        {"mistakes": [0]},
        {"tried": ["1"]},
    ):
        with pytest.raises(BadFile):
            MAU_MAU.read({**good, "naming": {**good["naming"], **change}})  # type: ignore[dict-item]


def _told(view: object) -> set[str]:
    """Return every field of a view that names common rows of two cards."""
    found: set[str] = set()
    if isinstance(view, dict):
        for field, value in view.items():
            if isinstance(value, dict) and value.get("rows"):
                found.add(field)
            if isinstance(value, list) and any(isinstance(one, dict) and one.get("rows") for one in value):
                found.add(field)
            found |= _told(value)
    elif isinstance(view, list):
        for value in view:
            found |= _told(value)
    return found


@pytest.mark.clause("NN-11", "NN-22", "NN-31", "NN-41")
@pytest.mark.parametrize("naming", ["off", "practice", "strict"])
def test_where_a_wrong_row_counts_no_view_names_the_right_one_before(naming: str) -> None:
    """The cards of each scene share rows, which the views name unless naming is strict."""
    tables = {
        "reasons": mau_mau(["8C 7S", "9D 7C"], top="12T", naming=naming),
        "why": wall(["11T 4T", "13C 8T", "9S 11C", "2D 12D", "11S 10S", "13S 14S", "13D 7C"], naming=naming),
        "up_why": patience(["2T", "3C", "5S", "7D"], "8T 9S", naming=naming),
        "end_why": patience(["2T", "3C", "5S", "7D"], "9T 9S", waiting=["6T", "", "", ""], naming=naming),
    }
    for field, state in tables.items():
        told = set().union(*[_told(state.view(seat)) for seat in range(state.seats)])
        assert (field in told) == (naming != "strict"), told
        if naming == "strict":
            assert not told, "no other field may tell it"
    rows = clear_away(["11T 4T", "13C 8T", "9S 7S"], naming=naming).view(0)["pairs"]
    assert rows and all((pair["why"] is None) == (naming == "strict") for pair in rows)
