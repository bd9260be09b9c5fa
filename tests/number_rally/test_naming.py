"""Test naming the new total (ZR-3 with T-5): off, practice and strict, while others may snap."""

import pytest

from spielkiste.core.errors import BadMove
from spielkiste.games.number_rally import GAME
from spielkiste.games.number_rally.material import AFTER, KIND_OF, NAMES
from spielkiste.games.number_rally.state import NumberRally

from .scenario import hand, listen, moves, nobody_snaps, refused, table, told

SUM = {"seat": 0, "before": 16, "card": "5", "skill": "crossing"}
# What the view says about a question besides the sum itself.
ASKED = {"most": 109, "wrong": [], "steps": [], "right": None}


def naming(state: NumberRally) -> dict[str, object]:
    """Return the open question as a spectator sees it, without the multiple-choice answers."""
    asked = state.view(None)["naming"]
    assert asked is not None
    return {field: value for field, value in asked.items() if field != "choices"}


@pytest.mark.clause("ZR-3")
def test_off_nobody_is_asked() -> None:
    state = table([["5"], ["1"], ["2"]], total=16)
    state.play(0, "lay 5")
    assert state.view(0)["naming"] is None and refused(state, 0, "say 21") == ("ZR-3", "nothing-to-name")


@pytest.mark.clause("ZR-3")
@pytest.mark.parametrize("naming", ["practice", "strict"])
def test_a_right_answer(naming: str) -> None:
    state = table([["5"], ["1"], ["2"]], total=16, naming=naming)
    story = listen(state)
    state.play(0, "lay 5")
    assert state.view(2)["naming"] == {**SUM, **ASKED, "choices": [11, 21, 22]}
    state.play(0, "say 21")
    assert told(story, "zr-named") == [{**SUM, "answer": 21, "right": 21}] and not told(story, "zr-misnamed")
    assert state.view(2)["naming"] is None and state.view(2)["total"] == 21 and state.mistakes == [0, 0, 0]


@pytest.mark.clause("ZR-3")
def test_the_answer_is_nowhere_to_be_read_before_it_is_given() -> None:
    state = table([["4"], ["1"], ["2"]], total=16, car=1, naming="practice")
    story = listen(state)
    state.play(0, "lay 4")
    view = state.view(0)
    assert view["total"] == 16 and view["car"] == 1, "the car would reveal that the total is a multiple of ten"
    assert not told(story, "zr-total", "zr-car")
    state.play(0, "say 20")
    assert state.view(0)["total"] == 20 and state.view(0)["car"] == 0
    assert told(story, "zr-total", "zr-car") == [{"before": 16, "total": 20}, {"seat": 0}]


@pytest.mark.clause("ZR-3")
def test_practice_explains_and_asks_again() -> None:
    state = table([["5"], ["1"], ["2"]], total=16, naming="practice")
    story = listen(state)
    state.play(0, "lay 5")
    nobody_snaps(state)
    state.play(0, "say 20")
    assert told(story, "zr-misnamed") == [{**SUM, "answer": 20, "right": 21}]
    assert state.awaited() == [0] and refused(state, 0, "say 20") == ("ZR-3", "wrong-already")
    assert naming(state) == {**SUM, **ASKED, "wrong": [20], "steps": [4, 1]} and moves(state, 1) == set()
    assert refused(state, 1, "lay 1") == ("ZR-3", "naming") and refused(state, 1, "say 21") == ("ZR-3", "naming")
    state.play(0, "say 22")
    state.play(0, "say 11")
    assert moves(state, 0) == {"say 21"} and refused(state, 0, "say 23") == ("ZR-3", "only-right")
    assert naming(state) == {**SUM, **ASKED, "wrong": [20, 22, 11], "steps": [4, 1], "right": 21}
    state.play(0, "say 21")
    assert state.awaited() == [1] and state.legal(1, "lay 1") and state.mistakes == [0, 0, 0]


@pytest.mark.clause("ZR-3")
@pytest.mark.parametrize("card", [name for name in NAMES if name])
def test_the_total_stands_in_no_view_before_the_third_miss(card: str) -> None:
    """After a card is played on 37, no view and no text may contain the result while it can still be named."""
    right = AFTER[KIND_OF[card]][37]
    state = table([[card], ["1"], ["2"]], total=37, naming="practice")
    state.play(0, f"lay {card}")
    for misses in range(4):
        for watcher in (0, 1, None):
            asked = state.view(watcher)["naming"]
            assert asked is not None and len(asked["wrong"]) == misses
            told = [field for field, value in asked.items() if field not in ("before", "choices") and value == right]
            assert told == (["right"] if misses == 3 else [])
        if misses < 3:
            state.play(0, f"say {(right + 1 + misses) % 110}")


@pytest.mark.clause("ZR-3")
def test_strict_explains_counts_and_goes_on() -> None:
    state = table([["5"], ["1"], ["2"]], total=16, naming="strict")
    story = listen(state)
    state.play(0, "lay 5")
    nobody_snaps(state)
    state.play(0, "say 20")
    assert told(story, "zr-misnamed") == [{**SUM, "answer": 20, "right": 21}]
    assert state.mistakes == [1, 0, 0] and state.total == 21 and state.awaited() == [1]


@pytest.mark.clause("ZR-3")
def test_the_question_and_the_chance_to_snap_are_open_together() -> None:
    state = table([["5"], ["1"], ["2"]], total=16, naming="practice", drawing="by_hand")
    state.play(0, "lay 5")
    assert set(state.actors()) == {0, 1, 2} == set(state.awaited())
    assert "draw" in moves(state, 0) and refused(state, 0, "lay 1") == ("ZR-3", "name-first")
    state.play(1, "pass")
    state.play(0, "say 21")
    assert state.awaited() == [1, 2]
    state.play(2, "pass")
    assert state.awaited() == [1] and state.legal(0, "draw")


@pytest.mark.clause("ZR-3", "ZR-7")
def test_live_a_snap_is_faster_than_the_answer() -> None:
    state = table([["4"], ["1"], ["4", "9"]], total=16, car=1, naming="practice")
    story = listen(state)
    state.play(0, "lay 4")
    state.play(0, "say 21")
    state.play(2, "snap 4")
    assert told(story, "zr-naming-lapsed") == [{"seat": 0}]
    assert told(story, "zr-car") == [{"seat": 0}], "first the ten counts, and the snapper's car after their own answer"
    assert naming(state) == {"seat": 2, "before": 20, "card": "4", "skill": "ones", **ASKED}
    state.play(2, "say 24")
    assert state.car == 2 and state.total == 24


@pytest.mark.clause("ZR-3", "ZR-7")
def test_calm_the_answers_stay_secret_until_the_total_is_named() -> None:
    state = table([["5"], ["1"], ["5"]], total=16, naming="practice", tempo="calm")
    story = listen(state)
    state.play(0, "lay 5")
    state.play(1, "pass")
    state.play(2, "snap 5")
    assert state.window and state.actors() == [0] and state.awaited() == [0, 1, 2] and not told(story, "zr-snapped")
    state.play(0, "say 21")
    assert told(story, "zr-snapped") == [{"seat": 2, "card": "5"}] and state.naming_seat == 2
    assert not told(story, "zr-naming-lapsed")


@pytest.mark.clause("ZR-3", "ZR-9")
@pytest.mark.parametrize("drawing", ["by_hand", "automatic"])
def test_the_card_that_ends_the_rally_is_named_too(drawing: str) -> None:
    state = table([["7"], ["1"], ["7"]], total=93, car=1, naming="practice", drawing=drawing)
    story = listen(state)
    state.play(0, "lay 7")
    assert state.rally == 1 and state.actors() == [0] and not state.window
    assert not state.legal(0, "draw") and hand(state, 0) == []
    state.play(0, "say 100")
    assert state.points == [1, 0, 0] and state.rally == 2
    assert [event.key for event in story[:5]] == ["zr-laid", "zr-named", "zr-total", "zr-car", "zr-rally-won"]


@pytest.mark.clause("ZR-3", "ZR-9")
def test_the_last_card_drawn_while_the_total_is_open() -> None:
    state = table([["refuel", "1"], ["1"]], total=93, car=1, naming="strict", draw_pile=["8"])
    state.play(0, "lay refuel")
    assert state.rally == 1 and state.actors() == [0]
    state.play(0, "say 93")
    assert state.points == [1, 0], "the refuel took the car before the end"


@pytest.mark.clause("ZR-3")
def test_events_are_named_too() -> None:
    state = table([["false-start"], ["1"]], total=37, naming="strict")
    story = listen(state)
    state.play(0, "lay false-start")
    state.play(0, "say 73")
    sum_ = {"seat": 0, "before": 37, "card": "false-start", "skill": "swapping"}
    assert told(story, "zr-named") == [{**sum_, "answer": 73, "right": 73}]


@pytest.mark.clause("ZR-3")
@pytest.mark.parametrize("text", ["say twenty", "say", "say -1", "say 110", "say 2 1", "say 21.0", "say ²"])
def test_an_answer_that_is_not_a_number_is_refused(text: str) -> None:
    state = table([["5"], ["1"]], total=16, naming="practice")
    state.play(0, "lay 5")
    with pytest.raises(BadMove):
        state.play(0, text)
    assert state.naming_seat == 0 and state.wrong == ()


@pytest.mark.clause("ZR-14")
def test_in_the_little_rally_no_more_than_29_can_be_said() -> None:
    state = table([["10"], ["1"]], total=19, naming="practice", little=True, car=1)
    state.play(0, "lay 10")
    assert refused(state, 0, "say 30") == ("ZR-14", "no-such-total")
    assert moves(state, 0) == {f"say {total}" for total in range(30)}
    state.play(0, "say 29")
    assert state.points == [0, 1]


def test_the_learning_report_can_be_made_from_the_story_alone() -> None:
    state = table([["5", "8"], ["4", "1"]], total=16, naming="practice")
    story = listen(state)
    state.play(0, "lay 5")
    state.play(0, "say 31")
    state.play(0, "say 21")
    state.play(1, "lay 4")
    state.play(1, "say 25")
    answers = [
        (args["seat"], f"{args['before']}+{args['card']}", args["answer"], args["answer"] == args["right"])
        for args in told(story, "zr-named", "zr-misnamed")
    ]
    assert answers == [(0, "16+5", 31, False), (0, "16+5", 21, True), (1, "21+4", 25, True)]


def test_moves_are_written_as_people_say_them() -> None:
    for text in ("lay 5", "lay refuel", "snap 10", "pass", "draw", "say 0", "say 109"):
        assert GAME.notation(GAME.parse(text)) == text


@pytest.mark.clause("ZR-3")
def test_a_new_question_forgets_the_misses_of_the_last() -> None:
    state = table([["5"], ["1"]], total=16, naming="practice")
    state.play(0, "lay 5")
    state.play(0, "say 22")
    state.play(0, "say 21")
    state.play(1, "lay 1")
    assert naming(state) == {"seat": 1, "before": 21, "card": "1", "skill": "ones", **ASKED}
    state.play(1, "say 22")
    assert state.total == 22 and state.view(1)["naming"] is None


@pytest.mark.clause("ZR-3")
def test_strict_mistakes_are_counted_over_the_whole_game() -> None:
    state = table([["4"], ["1"]], total=96, naming="strict")
    state.play(0, "lay 4")
    state.play(0, "say 99")
    assert state.rally == 2 and state.points == [1, 0] and state.view(1)["mistakes"] == [1, 0]


@pytest.mark.clause("ZR-9", "ZR-7")
def test_after_the_last_draw_too_a_snap_is_faster_than_the_answer() -> None:
    state = table([["5", "1"], ["1"], ["5", "2"]], total=16, car=1, naming="strict", draw_pile=["8"])
    state.play(0, "lay 5")
    state.play(2, "snap 5")
    nobody_snaps(state)
    assert state.rally == 1 and state.awaited() == [2]
    state.play(2, "say 26")
    assert state.points == [0, 0, 1] and state.rally == 2
