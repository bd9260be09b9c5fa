"""The promises that every game makes; ``spielkiste check ninety-nine`` checks the same."""

import pytest
from ninety_nine.game import GAME

from spielkiste.lab.checks import check_package
from spielkiste.lab.conformance import check_game, setups


@pytest.mark.parametrize(("seats", "options"), list(setups(GAME)), ids=str)
def test_every_set_up_keeps_the_contract(seats: int, options: dict[str, object]) -> None:
    check_game(GAME, seats, options, seed=1)


def test_texts_rules_pages_and_positions_are_in_order() -> None:
    assert list(check_package(GAME)) == []
