"""Test the hint of Times Table Patience: legal, sensible, and based on visible cards only."""

import pytest

from spielkiste.core.game import Hint
from spielkiste.core.randomness import Rng
from spielkiste.games.numnum.patience.hint import TRIALS, _Outlook
from spielkiste.games.numnum.patience.state import Patience
from tests.numnum.patience_reading import fresh
from tests.numnum.tables import MAU_MAU, PATIENCE, do, mau_mau, name, patience

TOPS = ["2T", "3C", "5S", "7D"]


def hint(state: Patience) -> Hint:
    found = state.hint(0)
    assert found is not None
    return found


def advice(state: Patience) -> tuple[str, str, dict[str, object]]:
    found = hint(state)
    return PATIENCE.notation(found.move), found.reason.key, found.reason.args


def test_following_the_hints_comes_close_to_the_best_score() -> None:
    """Hints miss the best score of these deals by four or five cards; random play misses it by twelve."""
    missing = 0
    for deal in range(6):
        state = fresh(deal)
        while state.outcome() is None:
            state.play(0, hint(state).move)
        missing += state.best_score() - state.score()
    assert missing <= 6 * 6


def test_the_order_of_the_hand_pile_does_not_change_the_hint() -> None:
    state = fresh(7)
    for step in range(40):
        real = hint(state)
        for world in range(2):
            imagined = hint(state.imagine(0, Rng(f"{step} {world}")))
            assert (imagined.move, imagined.reason.json()) == (real.move, real.reason.json())
        state.play(0, real.move)


def test_no_trial_of_the_hint_knows_the_order_of_the_hand_pile() -> None:
    """The set of the coming cards is known, the order is not: the orders tried do not depend on the real one."""
    state = fresh(7)
    for step in range(12):
        worlds = [state, state.imagine(0, Rng(f"one {step}")), state.imagine(0, Rng(f"two {step}"))]
        tried = [[_Outlook(world, colour, TRIALS).orders for colour in range(4)] for world in worlds]
        assert tried[0] == tried[1] == tried[2]
        assert all(len(orders) == TRIALS for orders in tried[0])
        state.play(0, hint(state).move)


@pytest.mark.parametrize(
    ("state", "move", "key", "args"),
    [
        (patience(TOPS, "8T 9S"), "play", "lay", {"card": "8T", "other": "2T"}),
        (patience(TOPS, "9T 9S"), "wait", "wait", {"card": "9T", "other": "2T"}),
        (patience(TOPS, "9T 9S", wishes=1), "wait", "wait-keep", {"card": "9T", "other": "2T"}),
        (patience(TOPS, "9T 9S", waiting=["6T", "", "", ""]), "fetch triangle", "fetch-so", {"card": "6T", "other": "9T"}),
        (patience(TOPS, "8T 9S", waiting=["6T", "", "", ""]), "fetch triangle", "fetch-first", {"card": "6T", "other": "8T"}),
        (patience(TOPS, "12T 9S", waiting=["9T", "", "", ""]), "play", "lay-so", {"card": "12T", "other": "9T"}),
        (patience(TOPS, "", waiting=["6T", "", "", ""]), "fetch triangle", "fetch", {"card": "6T"}),
        (patience(TOPS, "", wishes=1), "lay-wish triangle", "wish-counts", {}),
        (
            patience(TOPS, "", waiting=["", "4C 8C", "", ""], wishes=1),
            "lay-wish circle",
            "wish",
            {"colour": "circle", "count": 2},
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_reason_fits_the_table(state: Patience, move: str, key: str, args: dict[str, object]) -> None:
    spelt = {word: name(value) if word in ("card", "other") else value for word, value in args.items()}  # type: ignore[arg-type]
    assert advice(state) == (move, f"nn-hint-{key}", spelt)


def test_a_wish_card_is_advised_where_a_long_row_would_come_free() -> None:
    state = patience(["9T", "3C", "5S", "7D"], "5C 9S", waiting=["14T 7T 35T 5T 10T 2T 4T 8T 16T 32T 64T", "", "", ""], wishes=1)
    assert advice(state) == ("lay-wish triangle", "nn-hint-wish", {"colour": "triangle", "count": 11})


def test_nobody_is_advised_while_a_question_is_open_or_after_the_end() -> None:
    asked = patience(TOPS, "8T", naming="practice")
    do(asked, "play")
    assert asked.hint(0) is None
    do(asked, "name 2")
    assert asked.outcome() is not None and asked.hint(0) is None
    other = mau_mau(["8C 7S", "9D 7C"], top="12T")
    assert other.hint(0) is None, f"{MAU_MAU.slug} must have no hint of its own"
