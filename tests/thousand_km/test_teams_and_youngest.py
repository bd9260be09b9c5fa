"""Test teams, and the variant for the youngest (KM-16 to KM-21)."""

from collections import Counter

import pytest

import spielkiste
from spielkiste.games.thousand_km.material import NAMES
from spielkiste.games.thousand_km.state import ThousandKm
from tests.thousand_km.scenario import GREEN, hand, layout, moves, refused, shown, table


def _new(seats: int, **options: object) -> ThousandKm:
    state = spielkiste.new("thousand-km", seats, 3, **options)
    assert isinstance(state, ThousandKm)
    return state


@pytest.mark.clause("KM-16")
@pytest.mark.parametrize("seats", [4, 6, 8])
def test_partners_sit_opposite_and_share_a_layout(seats: int) -> None:
    state = _new(seats, teams=True)
    sides = state.view(None)["sides"]
    assert [side["seats"] for side in sides] == [[side, side + seats // 2] for side in range(seats // 2)]
    assert [len(state.hand(seat)) for seat in range(seats) if seat != state.turn] == [6] * (seats - 1)


@pytest.mark.clause("KM-16")
def test_partners_do_not_see_each_others_hand() -> None:
    state = table([["100"], [], ["200"], []], teams=True)
    assert "200" not in str(state.view(0)["hand"]) and state.view(2)["hand"] == hand(state, 2)


@pytest.mark.clause("KM-16")
def test_the_turn_goes_round_the_table_and_partners_drive_one_road() -> None:
    state = table([["100"], [], ["75"], []], teams=True, pile=["25", "50", "25", "50"])
    state.play(0, "drive 100")
    state.play(1, "drive 25")
    state.play(2, "drive 75")
    assert list(state.km) == [175, 25] and state.actors() == [3]


@pytest.mark.clause("KM-16")
@pytest.mark.parametrize("seat", range(6))
def test_partners_share_their_played_cards(seat: int) -> None:
    side = seat % 3
    hands: list[list[str]] = [["tanker", "100"] if other == seat else [] for other in range(6)]
    state = table(hands, teams=True, turn=seat)
    state.play(seat, "safety tanker")
    assert [bool(shown(state, other)["safeties"]) for other in range(3)] == [other == side for other in range(3)]
    state.play(seat, "drive 100")
    assert [shown(state, other)["km"] for other in range(3)] == [100 if other == side else 0 for other in range(3)]
    assert state.actors() == [(seat + 1) % 6]


@pytest.mark.clause("KM-16")
def test_teams_are_for_four_six_or_eight() -> None:
    for seats in (2, 3, 5, 7):
        with pytest.raises(spielkiste.SpielkisteError):
            _new(seats, teams=True)
    for seats in (1, 5, 6, 8):
        with pytest.raises(spielkiste.SpielkisteError):
            _new(seats)


@pytest.mark.clause("KM-1", "KM-16")
@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (4, True), (6, True), (8, True)])
def test_every_seat_may_be_drawn_to_start(seats: int, teams: bool) -> None:
    """The youngest player is unknown here; without a setting, every seat is equally likely to start."""
    begun = Counter(spielkiste.new("thousand-km", seats, seed, teams=teams).actors()[0] for seed in range(40 * seats))
    assert sorted(begun) == list(range(seats))
    assert all(20 <= times <= 65 for times in begun.values()), begun


@pytest.mark.clause("KM-1", "KM-16")
@pytest.mark.parametrize("seat", range(6))
def test_the_named_seat_starts_in_teams_too(seat: int) -> None:
    assert _new(6, teams=True, begins=seat + 1).actors() == [seat]


@pytest.mark.clause("KM-17")
@pytest.mark.parametrize(("attack", "defence"), [("empty-tank", "petrol"), ("flat-tyre", "spare-tyre"), ("breakdown", "repair")])
def test_after_a_repair_a_team_needs_green_and_cannot_be_stopped(attack: str, defence: str) -> None:
    sides = [layout(battle=[*GREEN, attack]), layout(battle=GREEN)]
    state = table([[defence], ["red-light", "speed-limit"], ["100", "green-light"], []], sides, teams=True)
    state.play(0, f"defend {defence}")
    assert not state.rolling(0)
    assert refused(state, 1, "attack 1 red-light") == "KM-17"
    assert shown(state, 0)["exposed_to"] == ["speed-limit"]
    assert state.legal(1, "attack 1 speed-limit")
    state.play(1, state.moves(1)[0])
    while state.actors() != [2]:
        state.play(state.actors()[0], state.moves(state.actors()[0])[-1])
    assert refused(state, 2, "drive 100") == "KM-17"
    state.play(2, "green")
    assert state.rolling(0)


@pytest.mark.clause("KM-3", "KM-17")
def test_a_team_that_has_not_started_is_told_so() -> None:
    state = table([["100", "flat-tyre"], [], [], []], [layout(), layout()], teams=True)
    assert refused(state, 0, "drive 100") == "KM-3"
    assert refused(state, 0, "attack 2 flat-tyre") == "KM-7"


@pytest.mark.clause("KM-17")
def test_right_of_way_replaces_the_green_light() -> None:
    sides = [layout(battle=[*GREEN, "flat-tyre", "spare-tyre"], safeties=["right-of-way"]), layout()]
    state = table([["100"], [], [], []], sides, teams=True)
    assert state.rolling(0) and state.legal(0, "drive 100")


@pytest.mark.clause("KM-17")
def test_a_safety_a_green_light_and_an_end_of_limit_need_nothing_after_them() -> None:
    sides = [layout(battle=[*GREEN, "flat-tyre"]), layout()]
    state = table([["puncture-proof", "100"], [], [], []], sides, teams=True)
    state.play(0, "safety puncture-proof")
    assert state.legal(0, "drive 100")
    state = table([["green-light"], [], [], []], [layout(battle=[*GREEN, "red-light"]), layout()], teams=True)
    state.play(0, "green")
    assert state.rolling(0)
    state = table([["end-of-limit"], [], [], []], [layout(battle=GREEN, speed=["speed-limit"]), layout()], teams=True)
    state.play(0, "defend end-of-limit")
    assert state.rolling(0) and not state.limited(0)


@pytest.mark.clause("KM-7", "KM-16")
def test_partners_are_never_attacked() -> None:
    state = table([["flat-tyre"], [], [], []], teams=True)
    assert {move for move in moves(state, 0) if move.startswith("attack")} == {"attack 2 flat-tyre"}
    assert refused(state, 0, "attack 1 flat-tyre") == "KM-7"
    for seat in range(6):
        state = table([["flat-tyre"] if other == seat else [] for other in range(6)], teams=True, turn=seat)
        others = {f"attack {side + 1} flat-tyre" for side in range(3) if side != seat % 3}
        assert {move for move in moves(state, seat) if move.startswith("attack")} == others


@pytest.mark.clause("KM-19")
def test_200s_kilometres_and_victory_are_the_teams() -> None:
    sides = [layout(road=["200", "200", "100", "100"], battle=GREEN), layout(battle=GREEN)]
    state = table([["200", "100"], [], [], []], sides, teams=True, goal=1000)
    assert refused(state, 0, "drive 200") == "KM-6"
    state = table([["200", "100"], [], [], []], sides, teams=True, goal=700)
    state.play(0, "drive 100")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == [0, 2] and outcome.scores == [700, 0, 700, 0]


@pytest.mark.clause("KM-20")
@pytest.mark.parametrize(("seats", "teams"), [(2, False), (3, False), (4, False), (4, True), (8, True)])
def test_the_youngest_start_on_green(seats: int, teams: bool) -> None:
    state = _new(seats, teams=teams, youngest=True)
    sides = seats // 2 if teams else seats
    assert all([NAMES[kind] for kind in pile] == GREEN for pile in state.battle)
    assert sum(len(state.hand(seat)) for seat in range(seats)) == 6 * seats + 1, "it comes in addition to the six cards"
    greens = sum(kind == NAMES.index("green-light") for kind in state.deck[state.drawn :])
    greens += sum(hand(state, seat).count("green-light") for seat in range(seats))
    assert greens == 14 - sides, "they must be taken out of the deck"
    for side in range(sides):
        assert shown(state, side)["rolling"]
        assert shown(state, side)["exposed_to"] == ["red-light", "speed-limit", "empty-tank", "flat-tyre", "breakdown"]


@pytest.mark.clause("KM-20")
def test_the_youngest_may_drive_in_the_first_turn() -> None:
    for seed in range(20):
        state = spielkiste.new("thousand-km", 2, seed, youngest=True, begins=2)
        assert isinstance(state, ThousandKm)
        lengths = {name for name in hand(state, 1) if name.isdigit()}
        assert {move for move in moves(state, 1) if move.startswith("drive")} == {f"drive {km}" for km in lengths}


@pytest.mark.clause("KM-3", "KM-20")
def test_all_other_players_start_without_cards_in_play() -> None:
    state = _new(3, begins=1)
    for side in range(3):
        assert shown(state, side)["battle"] == [] and not shown(state, side)["rolling"]
        assert shown(state, side)["exposed_to"] == ["speed-limit"]
    assert state.material()["green-light"] == 14


@pytest.mark.clause("KM-21")
def test_the_view_shows_a_road_that_grows_card_by_card_and_is_blocked() -> None:
    state = table(
        [["75"], ["breakdown"]], [layout(road=["75", "100", "25"], battle=GREEN), layout(battle=GREEN)], pile=["25", "50", "25"]
    )
    state.play(0, "drive 75")
    view = state.view(None)["sides"]
    assert view[0]["road"] == ["75", "100", "25", "75"] and view[0]["km"] == 275 and view[0]["rolling"] is True
    state.play(1, "attack 1 breakdown")
    view = state.view(None)["sides"]
    assert view[0]["battle"][-1] == "breakdown" and view[0]["rolling"] is False
