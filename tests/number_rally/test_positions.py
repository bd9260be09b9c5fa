"""Test positions: those that play reaches are restored exactly, and all others are refused."""

import json
from collections import Counter
from typing import Any

import pytest

from spielkiste.core.game import Position
from spielkiste.core.randomness import Rng
from spielkiste.games.number_rally import GAME
from spielkiste.games.number_rally.material import AFTER, DECK, NAMES
from spielkiste.games.number_rally.moves import DRAW, PASS, SAY, SNAP
from spielkiste.games.number_rally.state import NumberRally
from tests.positions import no_position

from .moments import MOMENTS, careless, found, moment, the

JUNK: list[object] = ["?", 1.5, -7, {}, [[]]]


def refused(position: Position, **changes: object) -> str:
    """Return why this changed position is refused."""
    return str(no_position(GAME, {**position, **changes}).arguments["what"])


@pytest.mark.parametrize("name", MOMENTS)
def test_a_moment_comes_back_as_it_was(name: str) -> None:
    position = the(name)
    assert GAME.load(json.loads(json.dumps(position))).position() == position


@pytest.mark.parametrize("name", MOMENTS)
def test_no_field_may_be_strange(name: str) -> None:
    position = the(name)
    for field in position:
        for junk in JUNK:
            refused(position, **{field: junk})


@pytest.mark.parametrize("name", MOMENTS)
def test_one_word_for_another_is_noticed(name: str) -> None:
    """Invert flags, and increase seats and numbers by one: a field that depends on others cannot change alone."""
    position = the(name)
    for field in ("snappable", "window", "takes", "over"):
        refused(position, **{field: not position[field]})
    for field in ("total", "layer"):
        value = position[field]
        assert isinstance(value, int)
        refused(position, **{field: value + 1 if value < 1 else value - 1})
    for ending in ("", "exact", "equal", "past", "empty"):
        if ending != position["ending"]:
            refused(position, ending=ending)


@pytest.mark.parametrize(
    "options", [{}, {"little": True}, {"tempo": "calm", "naming": "practice"}, {"drawing": "automatic"}], ids=str
)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_position_of_careless_play_is_one(seats: int, options: dict[str, object]) -> None:
    for seed in range(4):
        state = GAME.new(seats, seed, {"points": 1, **options})
        assert isinstance(state, NumberRally)
        rng = Rng(f"careless:{seed}")
        while not state.over:
            state.play(*careless(state, rng))
            again = GAME.load(state.position())
            assert again.position() == state.position()
            assert [again.moves(seat) for seat in range(seats)] == [state.moves(seat) for seat in range(seats)]


@pytest.mark.clause("ZR-9")
def test_an_ended_rally_without_a_question_is_not_a_position() -> None:
    assert refused(the("ended"), question=None) == "the rally has ended, but the next one has not begun"


@pytest.mark.clause("ZR-9")
def test_after_the_last_draw_without_a_chance_to_snap_the_rally_is_over() -> None:
    changed = {"window": False, "snappable": False, "asked": []}
    assert refused(the("last-drawn"), **changed)
    position = moment(lambda state: state.window and state.drawn == len(state.deck), seats=3, drawing="automatic")
    assert refused(position, **changed) == "nothing is open after the last draw, but the rally is not over"


@pytest.mark.clause("ZR-10")
@pytest.mark.parametrize("name", ["laid", "missed", "ended"])
def test_a_won_game_is_over(name: str) -> None:
    position = {**the(name), "rally": 9}
    assert GAME.load(position).position() == position
    assert refused(position, points=[0, 1, 0]) == "a player has enough points to win, but the game is not over"


@pytest.mark.clause("ZR-10")
def test_nobody_has_more_points_than_there_were_rallies() -> None:
    position = {**the("laid"), "points_to_win": 4, "rally": 3}
    assert GAME.load({**position, "points": [1, 1, 0]}).position()["points"] == [1, 1, 0]
    assert refused(position, points=[1, 1, 1]) == "more points than rallies"
    over = the("finished")
    assert refused(over, points=[1, 1, 1]) and refused(over, points=[0, 0, 0])


@pytest.mark.clause("ZR-3")
def test_a_question_has_a_right_answer_that_can_be_given() -> None:
    position = the("missed")
    question = position["question"]
    total = position["total"]
    assert isinstance(question, dict) and isinstance(total, int)
    wrong = question["wrong"]
    for change in (
        {"wrong": [*wrong, total]}, {"wrong": [wrong[0], wrong[0]]}, {"wrong": [*range(total + 1, total + 5)]},
        {"before": question["before"] + 1}, {"seat": (question["seat"] + 1) % 3}, {"wrong": [True]}, {"why": 1},
    ):  # fmt: skip
        refused(position, question={**question, **change})
    assert refused(position, naming="strict") == "wrong answers are listed, but naming is not practice"
    assert refused(position, naming="off")


@pytest.mark.clause("ZR-3")
def test_the_total_is_that_of_the_pile() -> None:
    position = json.loads(found("laid"))
    pile, deck = position["pile"], position["draw_pile"]
    at = next(place for place, card in enumerate(deck) if card != pile[0] and card.isdigit())
    pile[0], deck[at] = deck[at], pile[0]
    assert refused(position) == "the total does not fit the pile"
    assert "does not hold what belongs in the game: 1 (1 instead of 4)" in refused(the("laid"), draw_pile=[])


@pytest.mark.clause("ZR-4")
def test_draws_are_open_only_where_cards_were_laid_and_not_made_up_for() -> None:
    position = the("laid")
    assert refused(position, owed=[1, 1, 1])
    assert refused(the("automatic"), owed=[1, 0, 0])
    assert refused(the("automatic"), drawing="by_hand", owed=[4, 0, 0])


@pytest.mark.clause("ZR-4")
def test_a_card_in_turn_has_ended_the_earlier_draws() -> None:
    """An event card on top is not a snap: only its own draw can be open."""
    gaps = moment(
        lambda state: state.laying() and state.pile[-1:] > (10,) and max(state.sizes) < 4 and min(state.sizes) > 0,
        drawing="by_hand",
    )
    for owed in ([1, 0, 0], [0, 1, 0], [0, 0, 1]):
        GAME.load({**gaps, "owed": owed})
    assert refused(gaps, owed=[1, 1, 0]) == "draws are open for cards that were played too long ago"


@pytest.mark.clause("ZR-9")
def test_a_card_in_turn_cannot_end_a_rally_after_the_last_draw() -> None:
    """Play slowly until the last cards of the draw pile, which are then drawn instead of being left."""
    position: dict[str, Any] = {}
    for seed in range(60):
        state = GAME.new(3, seed, {"naming": "strict", "drawing": "by_hand"})
        assert isinstance(state, NumberRally)
        while state.rally == 1 and state.ending == 0:
            left = len(state.deck) - state.drawn
            seat = state.actors()[0] if left > 3 else state.actors()[-1]
            moves = state.moves(seat)
            if moves[0] >= SAY:
                state.play(seat, SAY + state.total)
            elif moves[-1] == DRAW and (left > 3 or len(moves) == 1):
                state.play(seat, DRAW)
            elif moves[0] > SNAP:
                state.play(seat, PASS)
            else:
                cards = sorted((move for move in moves if move != DRAW), key=lambda move: AFTER[move][state.total])
                state.play(seat, cards[0] if left > 3 else cards[-1])
        left = len(state.deck) - state.drawn
        room = sum(4 - state.sizes[seat] - state.owed[seat] for seat in range(3) if seat != state.layer)
        if state.rally == 1 and left <= room and state.pile[-1] != state.pile[-2]:
            position = state.position()
            break
    for hand in position["hands"]:
        while len(hand) < 4 and position["draw_pile"] and hand is not position["hands"][position["layer"]]:
            hand.append(position["draw_pile"].pop())
    assert refused(position) == "the card that ended the rally was played in turn after the last draw"


@pytest.mark.clause("ZR-7")
def test_calm_the_chance_does_not_pass_before_the_total_is_named() -> None:
    position = moment(lambda state: state.window and state.naming_seat >= 0, tempo="calm", naming="practice")
    closed = {"window": False, "snappable": False, "asked": [], "yes": []}
    assert refused(position, **closed) == "in calm tempo the chance to snap must stay open until the total is named"
    assert GAME.load({**position, **closed, "tempo": "live"}).awaited() == [position["layer"]]


@pytest.mark.clause("ZR-4")
def test_hands_are_full_where_cards_are_drawn_automatically() -> None:
    position = json.loads(json.dumps(the("automatic")))
    position["draw_pile"].append(position["hands"][0].pop())
    assert refused(position) == "cards are drawn automatically, but hands are not full"
    position["draw_pile"].pop()
    position["hands"][1].append(position["draw_pile"].pop())
    assert refused(position)


@pytest.mark.clause("ZR-5")
@pytest.mark.parametrize("name", ["fresh", "laid", "asked", "missed"])
def test_only_the_next_player_has_the_turn(name: str) -> None:
    position = the(name)
    seats, turn = position["seats"], position["turn"]
    assert isinstance(seats, int)
    for other in range(seats):
        if other != turn:
            refused(position, turn=other)


@pytest.mark.clause("ZR-6")
def test_a_car_without_a_card_that_brought_it_is_refused() -> None:
    for name in ("fresh", "laid"):
        assert refused(the(name), car=1)
    taken = moment(lambda state: state.takes and state.laying(), drawing="automatic")
    car = taken["car"]
    assert isinstance(car, int)
    for other in (-1, (car + 1) % 3):
        assert refused(taken, car=other)


@pytest.mark.clause("ZR-7")
def test_answers_about_a_snap_are_given_once_by_those_who_can() -> None:
    position = the("asked")
    still, yes, layer = position["asked"], position["yes"], position["layer"]
    assert isinstance(still, list) and isinstance(yes, list)
    damages: list[dict[str, object]] = [
        {"asked": [*still, layer]}, {"asked": [*still, still[0]]}, {"asked": [*still, *yes]}, {"asked": []},
        {"yes": [*yes, *yes]}, {"yes": [layer]}, {"yes": still}, {"tempo": "live"}, {"window": False}, {"little": True},
    ]  # fmt: skip
    for changes in damages:
        refused(position, **changes)
    without = json.loads(json.dumps(position))
    card = without["pile"][-1]
    without["hands"][yes[0]].remove(card)
    without["draw_pile"].append(card)
    refused(without)


# -- runs of snaps ---------------------------------------------------------------------------------------------

#: A slow rally: nearly all cards, at a total of 0.
SLOW = [
    *("2", "6", "2", "6", "4", "3", "1", "6", "6", "3", "1", "3", "7", "8", "7", "8", "1", "3", "4", "7", "tyre-change", "1"),
    *("7", "4", "4", "2", "2", "refuel", "oil-change", "false-start", "tyre-change", "false-start", "overtake", "pit-repair"),
    *("overtake", "tyre-change", "false-start", "overtake", "pit-repair", "oil-change", "pit-repair", "pit-repair", "refuel"),
]


def _before_the_last_draw(drawing: str) -> NumberRally:
    """Return a rally where seat 0 has to play a card and to draw the last one, and everyone has a 5."""
    hands = [
        ["5", "10", "9", "8"],
        ["5", "10", "9", "stage-win"],
        ["5", "10", "9", "stage-win"],
        ["5", "10", "9", "home-straight"],
    ]
    position = {
        **GAME.new(4, 1, {"drawing": drawing, "begins": 1}).position(),
        "draw_pile": ["8"],
        "hands": hands,
        "pile": SLOW,
        "layer": 3,
        "turn": 0,
        "total": 0,
        "car": 3,
        "takes": True,
    }
    state = GAME.load(position)
    assert isinstance(state, NumberRally)
    return state


def _is_read(state: NumberRally) -> None:
    assert GAME.load(json.loads(json.dumps(state.position()))).position() == state.position()


@pytest.mark.clause("ZR-7", "ZR-9")
@pytest.mark.parametrize("drawing", ["automatic", "by_hand"])
@pytest.mark.parametrize("snappers", [[1, 2, 3], [2, 1, 3], [3, 2, 1]])
def test_after_the_last_draw_a_card_may_be_snapped_three_times(drawing: str, snappers: list[int]) -> None:
    """Snappers no longer draw: each snapper's hand is one card short."""
    state = _before_the_last_draw(drawing)
    state.play(0, "lay 5")
    if drawing == "by_hand":
        state.play(0, "draw")
    for made, snapper in enumerate(snappers, 1):
        state.play(snapper, "snap 5")
        assert sum(state.sizes) == 16 - made and state.total == 5 + 5 * made and state.rally == 1
        _is_read(state)


@pytest.mark.clause("ZR-9")
def test_after_the_last_draw_no_more_cards_are_missing_than_were_snapped() -> None:
    state = _before_the_last_draw("automatic")
    state.play(0, "lay 5")
    state.play(1, "snap 5")
    position = json.loads(json.dumps(state.position()))
    position["pile"].insert(0, position["hands"][2].pop(0))
    assert refused(position, total=state.total) == "cards are drawn automatically, but hands are not full"


@pytest.mark.clause("ZR-4", "ZR-7")
def test_snaps_leave_all_earlier_draws_open() -> None:
    """Seats 3 and 2 snap before their turn, and seat 1 a second time: no draw has expired."""
    hands = [["5", "5", "1", "2"], ["1", "2", "3", "4"], ["5", "1", "2", "3"], ["5", "4", "6", "7"]]
    fresh = GAME.new(4, 1, {"drawing": "by_hand", "begins": 1}).position()
    left = Counter(NAMES[kind] for kind in DECK)
    for cards in hands:
        left.subtract(cards)
    state = GAME.load({**fresh, "hands": hands, "draw_pile": sorted(left.elements())})
    assert isinstance(state, NumberRally)
    state.play(0, "lay 5")
    for seat, owed in ((3, [1, 0, 0, 1]), (2, [1, 0, 1, 1]), (0, [2, 0, 1, 1])):
        assert state.turn != seat
        state.play(seat, "snap 5")
        assert state.owed == owed
        _is_read(state)
        if sum(owed) == 3:
            # No draw is open for a card that was not played.
            assert refused(state.position(), owed=[1, 0, 2, 1])
