"""Test that hints in Memo Race are true, for the table and for the tiles that have been seen."""

import pytest

from spielkiste.games.memo_race.knowledge import MemoRaceKnowledge
from spielkiste.games.memo_race.material import KIND_OF, PLACE_OF
from spielkiste.games.memo_race.state import MemoRace
from tests.advice import why
from tests.memo_race.build import play, race


def seen(**kinds: str) -> MemoRaceKnowledge:
    """Return the knowledge of a player who has seen these tiles."""
    knows = MemoRaceKnowledge(0)
    for place, kind in kinds.items():
        knows.kinds[PLACE_OF[place]] = KIND_OF[kind]
    return knows


def at(place: str, other: str = "d4", **more: object) -> MemoRace:
    return race(
        2,
        {place: "crossing", other: "crossing", **more.pop("tiles", {})},  # type: ignore[dict-item]
        [place, other],
        {place: "all", other: "all"},
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.parametrize(
    ("state", "move", "knows", "reason"),
    [
        (at("b3"), "drive east", seen(), "into the pit stop, and you get your petrol can"),
        (at("e1", canisters=["blue", None]), "drive north", seen(), "That’s your finish: you win the race"),
        (at("b2"), "drive east", seen(), "Drive right! That takes you nearer to where you have to go"),
        (at("c1"), "drive south", seen(), "Drive down! That takes you nearer"),
        (at("b2"), "drive east", seen(c2="curve"), "and you’ve all seen what’s there: bend"),
        (at("b2"), "drive north", seen(c2="dead-end"), "you go round C2: there’s a dead end there"),
        (at("b2"), "drive north", seen(b1="curve"), "You’ve all seen what’s at B1: bend"),
        (at("b2"), "drive north", seen(), "It’s a detour via B1"),
        (
            race(2, {"b2": "dead-end", "d4": "crossing"}, ["b2", "d4"], {"b2": "north", "d4": "all"}),
            "drive north",
            seen(),
            "leads straight to where you need to go; this one takes you on to B1",
        ),
        (at("b2"), "swap c2", seen(), "C2 is right in front of you, and nobody has seen what’s there"),
        (at("b2"), "swap c2", seen(c2="dead-end"), "right in front of you, and you all know what’s there: dead end"),
        (at("b2"), "swap e4", seen(), "E4 is right beside Rudi"),
        (at("b2"), "swap a5", seen(), "Swap another tile into A5"),
    ],
)
def test_the_reason_fits_the_table(state: MemoRace, move: str, knows: MemoRaceKnowledge, reason: str) -> None:
    assert reason in why("memo-race", state, move, knowledge=knows)


def test_the_second_tile_of_a_swap() -> None:
    state = at("b2")
    play(state, "swap c2")
    assert "You’ve all seen what’s at A5: straight. Move it to C2" in why("memo-race", state, "with a5", 0, seen(a5="straight"))
    assert "Nobody has seen what’s at A5 yet; move it to C2" in why("memo-race", state, "with a5", 0, seen())


def test_how_a_tile_is_laid() -> None:
    state = at("b2", tiles={"c2": "curve"})
    play(state, "drive east")
    assert why("memo-race", state, "lay south-west") == "Then the road goes down, exactly where you have to go: the pit stop."
    assert why("memo-race", state, "lay north-west") == "Then the road goes up (C1)."
