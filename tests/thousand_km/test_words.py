"""Test the table in words, the story, and the moves for a card in the hand."""

import pytest

from spielkiste.rulebook import clauses
from tests.thousand_km.scenario import GAME, GREEN, layout, reason, table


@pytest.mark.clause("KM-21")
def test_the_table_in_words() -> None:
    sides = [
        layout(battle=[*GREEN, "red-light"], speed=["speed-limit"], road=["100", "25"]),
        layout(battle=[*GREEN, "flat-tyre", "spare-tyre"], safeties=["tanker"]),
        layout(),
    ]
    state = table([["100"], [], [], [], [], []], sides, teams=True, goal=700, box=["25", "75"])
    lines = [(phrase.key.removeprefix("km-words-"), phrase.args) for phrase in GAME.in_words(state.view(None))]
    assert lines == [
        ("road", {"side": 0, "total": 125, "goal": 700}),
        ("stopped", {"side": 0, "card": "red-light"}),
        ("limited", {"side": 0}),
        ("road", {"side": 1, "total": 0, "goal": 700}),
        ("needs-green", {"side": 1}),
        ("safeties", {"side": 1, "cards": ["tanker"]}),
        ("road", {"side": 2, "total": 0, "goal": 700}),
        ("not-started", {"side": 2}),
        ("pile", {"count": state.view(None)["draw_pile"]}),
        ("box", {"count": 2, "top": "75"}),
    ]
    own = GAME.in_words(state.view(0))[-1]
    assert own.key == "km-words-hand" and own.args == {"cards": state.view(0)["hand"]}


@pytest.mark.clause("KM-3", "KM-8", "KM-11", "KM-12")
def test_the_story_tells_what_was_laid_and_by_whom() -> None:
    sides = [layout(), layout(battle=[*GREEN, "red-light"]), layout(road=["100", "100"], battle=GREEN), layout()]
    hands = [["green-light"], ["green-light"], ["100"], ["75"]]
    state = table(hands, sides, goal=300)
    for seat, move in ((0, "green"), (1, "green")):
        state.story = []
        state.play(seat, move)
        told = state.story[0].seen_by(None)
        assert told.key == ("km-started" if seat == 0 else "km-defended") and told.args == {"seat": seat, "card": "green-light"}
    state = table(hands, sides, goal=300, turn=3)
    state.story = []
    state.play(3, "discard 75")
    assert state.story[0].seen_by(None).json() == {"key": "km-discarded", "args": {"seat": 3, "card": "75"}}
    state = table(hands, sides, goal=300, turn=2)
    state.story = []
    state.play(2, "drive 100")
    assert [event.seen_by(None).json() for event in state.story] == [
        {"key": "km-drove", "args": {"seat": 2, "km": 100, "total": 300}},
        {"key": "km-won", "args": {"seats": [2], "total": 300}},
    ]


@pytest.mark.clause("KM-13")
def test_the_view_names_the_moves_that_a_card_in_the_hand_would_be_allowed_or_not() -> None:
    state = table([["100", "green-light", "petrol", "end-of-limit", "flat-tyre", "speed-limit", "tanker"], [], []])
    assert state.view(0)["meant"] == {
        "100": ["drive 100"],
        "speed-limit": ["attack 2 speed-limit", "attack 3 speed-limit"],
        "flat-tyre": ["attack 2 flat-tyre", "attack 3 flat-tyre"],
        "green-light": ["green"],
        "end-of-limit": ["defend end-of-limit"],
        "petrol": ["defend petrol"],
        "tanker": ["safety tanker"],
    }
    state = table([["flat-tyre"], ["tanker", "puncture-proof", "25"]])
    state.play(0, "attack 2 flat-tyre")
    meant = state.view(1)["meant"]
    assert meant["tanker"] == ["master tanker"] and meant["25"] == ["drive 25"]
    assert reason(state, 1, meant["tanker"][0]) == "km-why-other-safety"


def test_every_move_except_discards_and_passes_has_a_card_meaning() -> None:
    for seed in range(12):
        state = GAME.new(4, seed, {"teams": seed % 2 == 1, "youngest": True, "discard": "any_time"})
        for _ in range(60):
            if state.outcome() is not None:
                break
            seat = state.actors()[0]
            meant = state.view(seat)["meant"]
            assert isinstance(meant, dict)
            named = {move for moves_of in meant.values() for move in moves_of}
            laid = {GAME.notation(move) for move in state.moves(seat)}
            assert {move for move in laid if not move.startswith(("discard", "pass"))} <= named
            for written in named:
                assert state.legal(seat, GAME.parse(written)) == (written in laid)
            state.play(seat, state.moves(seat)[seed % len(state.moves(seat))])


#: How each language says who plays only 700 km in classic editions: two, three, or six in three teams.
SHORT_RACES = {
    "de": "700 zu zweit, zu dritt oder zu sechst in drei Teams",
    "en": "700 for two or three players or three teams of two",
    "es": "700 para dos o tres, o para seis en tres equipos",
    "fr": "700 à deux, à trois ou à six en trois équipes",
    "it": "700 in due, in tre o in sei divisi in tre squadre",
    "nl": "700 met z’n tweeën, z’n drieën of z’n zessen in drie teams",
}


@pytest.mark.clause("KM-22")
@pytest.mark.parametrize("language", SHORT_RACES)
def test_the_rules_say_who_drives_700_in_classic_boxes(language: str) -> None:
    assert SHORT_RACES[language] in clauses(GAME.box, language)["KM-22"]
