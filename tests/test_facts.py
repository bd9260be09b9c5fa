"""Test that facts about a finished game are true and based on public events."""

import pytest

import spielkiste
from spielkiste.core.facts import Fact, tell_facts, tell_own
from spielkiste.core.game import Game
from spielkiste.core.record import Record
from spielkiste.core.story import Event, Phrase
from spielkiste.texts import LANGUAGES, Seating, texts

#: As many names as any table has seats.
NAMES = ["Lina", "Kurt", "Mia", "Theo", "Ida", "Karl", "Emma", "Paul"]


def happened(*seats: int, key: str = "snap", **more: object) -> list[Event]:
    return [Event(key, {"seat": seat, **more}) for seat in seats]


def test_the_leader_of_a_fact_is_named_with_the_number() -> None:
    told = Fact("most", ["snap"]).tell(happened(1, 0, 1, 2, 2), 3)
    assert told is not None and told.args == {"seats": [1, 2], "count": 2}


def test_facts_that_are_trivial_or_true_of_all_are_left_out() -> None:
    assert Fact("most", ["snap"]).tell(happened(0, 1, 0, 1), 2) is None
    assert Fact("most", ["snap"], least=3).tell(happened(0, 0), 2) is None
    assert Fact("most", ["snap"]).tell(happened(0, 0, key="other"), 2) is None


def test_numbers_are_added_up() -> None:
    told = Fact("most", ["prize"], adding="money").tell(happened(0, 0, key="prize", money=50), 2)
    assert told is not None and told.args == {"seats": [0], "count": 100}


def test_a_single_player_is_not_named() -> None:
    told = Fact("most", ["snap"], alone=True).tell([Event("snap", {}), Event("snap", {})], 1)
    assert told is not None and told.args == {"count": 2}


def test_three_are_told_at_most_the_best_first() -> None:
    facts = [Fact(f"fact-{number}", ["snap"]) for number in range(5)]
    assert [told.key for told in tell_facts(facts, happened(0, 0), 2)] == ["fact-0", "fact-1", "fact-2"]


def test_players_without_an_award_get_their_best_own_fact_if_it_is_true() -> None:
    facts = [Fact("far", ["snap"]), Fact("near", ["lay"]), Fact("ahead", ["drop"])]
    story = [*happened(0, 0, 0, 0, 1, 1), *happened(0, 0, 0, 1, 1, key="lay"), *happened(1, 1, 0, key="drop")]
    told = tell_own(facts[:2], story, 3)
    assert [(one.key, one.args) for one in told] == [("near-own", {"seats": [1], "count": 2})], (
        "seat 2 has done nothing worth telling"
    )
    assert not tell_own(facts, story, 2), "seat 1 is already named for what it dropped"
    assert not tell_own(facts[:1], happened(0, 0, 1), 2), "a count of one is not an award"


@pytest.mark.parametrize("game", spielkiste.games(), ids=lambda game: game.slug)
def test_every_game_has_something_to_tell_and_names_events_that_all_can_see(game: Game) -> None:
    assert game.facts
    for fact in game.facts:
        for key in fact.events:
            shown, _ = game.events[key]
            assert fact.alone or "seat" in shown
            assert not fact.adding or fact.adding in shown
    seats = max(game.usual_seat_counts())
    heard = 0
    for seed in range(3):
        record = Record(game, seats, seed)
        rng = spielkiste.Rng(f"facts {seed}")
        while actors := record.state.actors():
            moves = record.state.moves(actors[0])
            record.play(actors[0], moves[rng.below(len(moves))])
        told = tell_facts(game.facts, record.story, seats)
        heard += len(told)
        for language in LANGUAGES:
            for phrase in told:
                # A count of one is a word; any other count is a number.
                counted = Phrase(phrase.key, {**phrase.args, "count": 7})
                line = texts(language).tell(counted, game, Seating(NAMES, None, seats))
                assert "7" in line
    assert heard
