"""Test what each level of Times Table Patience sees, scene by scene."""

import pytest

from spielkiste.bots import make_bot, play_match
from spielkiste.core.bot import Situation
from spielkiste.games.numnum.patience.state import Patience
from tests.numnum.patience_reading import fresh
from tests.numnum.tables import PATIENCE, patience


def chosen(state: Patience, level: int) -> str:
    return PATIENCE.notation(make_bot(f"rules@{level}", PATIENCE, 0, 1, 1).choose(Situation(PATIENCE, state, 0)))


@pytest.mark.parametrize(("level", "move"), [(2, "play"), (3, "fetch triangle"), (4, "play"), (5, "play")])
def test_level_3_fetches_what_it_can_and_from_level_4_on_only_what_leads_on(level: int, move: str) -> None:
    """Both the 35 and the waiting 8 fit on the 14: all the cards to come need the 35, none needs the 8."""
    state = patience(["14T", "3C", "5S", "7D"], "35T 7T 5T 15T 45T", waiting=["8T", "", "", ""])
    assert chosen(state, level) == move


def test_the_strongest_follows_the_hint_and_the_one_below_thinks_less_far() -> None:
    differs = False
    state = fresh(5)
    for _ in range(10):
        hint = state.hint(0)
        assert hint is not None
        assert chosen(state, 5) == PATIENCE.notation(hint.move)
        differs = differs or chosen(state, 4) != chosen(state, 5)
        state.play(0, hint.move)
    assert differs


def test_each_of_the_lower_levels_lays_more_than_the_one_below() -> None:
    names = ["rules@1", "rules@2", "rules@3", "rules@4"]
    totals = [sum(play_match(PATIENCE, 1, deal, [name], {}).scores[0] for deal in range(8)) for name in names]
    assert totals == sorted(totals) and len(set(totals)) == len(totals), totals
