"""Test the ladder: bots are ranked with as few deals as necessary, and ratings fit all encounters."""

import json
from math import log10

import pytest

from spielkiste.command import main
from spielkiste.core.errors import BadBot, BadSetup
from spielkiste.lab.ladder import ladder
from spielkiste.lab.statistics import HIGHER, NOT_HIGHER, UNDECIDED, ratings, verdict


def test_a_clear_difference_is_seen_soon_and_none_after_a_while() -> None:
    assert verdict([1.0] * 10) == HIGHER
    assert verdict([1.0] * 9) == UNDECIDED, "a few deals must decide nothing"
    assert verdict([0.5, 1.0] * 20) == HIGHER
    assert verdict([0.0, 1.0] * 20) == UNDECIDED
    assert verdict([0.0, 1.0] * 2000) == NOT_HIGHER
    assert verdict([0.0] * 10) == NOT_HIGHER


def test_pairing_makes_the_test_quicker() -> None:
    """Compare equal shares of wins: once from deals that the cards decide, once from deals that one bot sweeps."""
    assert verdict([0.5] * 80 + [1.0] * 20) == HIGHER
    assert verdict([1.0] * 60 + [0.0] * 40) == UNDECIDED


def test_ratings_are_elo_and_surer_by_pairing() -> None:
    wins = [1.0, 1.0, 1.0, 0.0] * 100
    found = ratings(["weak", "strong"], [("weak", "strong", wins)])
    elo, error = found["strong"]
    assert found["weak"] == (0.0, 0.0)
    assert elo == pytest.approx(400 * log10(3), abs=3)
    assert error == pytest.approx(1.96 * 400 / 2.302585 / 0.1875 * (0.1875 / 400) ** 0.5, rel=0.02)
    paired = ratings(["weak", "strong"], [("weak", "strong", [0.5, 1.0] * 200)])
    assert paired["strong"][0] == pytest.approx(elo, abs=3) and paired["strong"][1] < error * 0.6


def test_ratings_agree_with_all_encounters() -> None:
    third = [1.0, 1.0, 0.0] * 50
    found = ratings(["a", "b", "c"], [("a", "b", third), ("b", "c", third), ("a", "c", [1.0, 1.0, 1.0, 1.0, 0.0] * 30)])
    assert found["b"][0] == pytest.approx(120, abs=3) and found["c"][0] == pytest.approx(240, abs=5)
    alone = ratings(["a", "b"], [("a", "b", third)])
    assert found["b"][1] < alone["b"][1], "more opponents must narrow the interval"
    assert ratings(["a", "b"], [("a", "b", [1.0] * 20)])["b"][0] < 1000, "no rating may be infinite"


def test_levels_meet_at_both_tables_and_stop_early() -> None:
    found = ladder("mau-mau", ["random", "rules@5"], 200)
    tables = found["tables"]
    assert isinstance(tables, list) and [table["seats"] for table in tables] == [2, 4]
    for table in tables:
        (met,) = table["encounters"]
        assert met["verdict"] == HIGHER and met["games"] < 200 and met["low"] > 0.5
        assert table["ratings"]["rules@5"]["elo"] > table["ratings"]["rules@5"]["plus_minus"] > 0


def test_in_a_game_for_one_they_play_the_same_deals() -> None:
    tables = ladder("patience", ["random", "rules@3"], 30)["tables"]
    assert isinstance(tables, list)
    (table,) = tables
    (met,) = table["encounters"]
    assert table["seats"] == 1 and met["share"] > 0.5 and met["games"] <= 30


def test_equal_scores_on_a_deal_are_half_a_win_each() -> None:
    # `rules` is level 5 under another name, so both get the same score on every deal.
    tables = ladder("patience", ["rules", "rules@5"], 2)["tables"]
    assert isinstance(tables, list)
    assert tables[0]["encounters"][0]["share"] == 0.5


def test_jobs_make_no_difference() -> None:
    one, two = (ladder("mau-mau", ["rules@1", "rules@3"], 20, 2, jobs=jobs) for jobs in (1, 2))
    assert one == two


def test_the_command_shows_it_in_words_and_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "mau-mau", "--ladder", "--bots", "random,rules", "--seats", "2", "--games", "60", "--lang", "en"]
    assert main(arguments) == 0
    said = capsys.readouterr().out
    assert "rules beats random:" in said and "rules: " in said and "±" in said
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tables"][0]["encounters"][0]["verdict"] == HIGHER


def test_an_invalid_ladder_is_reported_in_one_sentence() -> None:
    with pytest.raises(BadSetup, match="two different bots"):
        ladder("mau-mau", ["rules"])
    with pytest.raises(BadSetup, match="two different bots"):
        ladder("mau-mau", ["rules", "rules"])
    with pytest.raises(BadBot, match="1 to 5"):
        ladder("mau-mau", ["rules@6", "rules"], 2)
    with pytest.raises(BadSetup, match="not 9"):
        ladder("mau-mau", seats=9)
