"""Test the page of baselines: every game, bot and number of seats, and today's nets."""

from hashlib import sha256

import pytest

import spielkiste
from spielkiste.bots.learned import LEARNED_GAMES
from spielkiste.core.nets import packed_net
from tools.baselines import PAGE, bots_for, measure, table

PARTS = {part.partition("`")[0]: part for part in PAGE.read_text(encoding="utf-8").split("## `")[1:]}


@pytest.mark.parametrize("game", [game for game in spielkiste.games() if game.slug != "new-game"], ids=lambda game: game.slug)
def test_the_page_has_every_bot_at_every_number_of_seats(game: spielkiste.Game) -> None:
    rows = [line for line in PARTS[game.slug].splitlines() if line.startswith("| `")]
    assert [row.split("`")[1] for row in rows] == bots_for(game)
    assert all(row.count("|") == 3 + len(game.usual_seat_counts()) for row in rows)


def test_the_page_names_the_nets_of_today() -> None:
    for slug in LEARNED_GAMES:
        packed = packed_net(slug)
        assert packed is not None and sha256(packed).hexdigest()[:16] in PARTS[slug]


@pytest.mark.parametrize(("slug", "seats"), [("mau-mau", 3), ("patience", 1)])
def test_a_bot_is_measured_and_shown(slug: str, seats: int) -> None:
    row = measure(slug, seats, "random", 0, "tried")
    assert row["games"] == 2 and 0 <= row["low"] <= row["share"] <= row["high"] <= 1 and row["ms"] > 0
    shown = table(spielkiste.find(slug), {(slug, seats, "random"): {**row, "games": 10}})
    assert f"{100 * row['share']:.1f} % (" in shown and ", 10 |" in shown
