"""The rules, one test for each clause."""

import spielkiste
from spielkiste.scaffold.new_game.game import GAME
from spielkiste.scaffold.new_game.material import CARDS
from spielkiste.scaffold.new_game.state import NewGame


def dealt(*hands: list[int]) -> NewGame:
    """Return a game in which these cards were dealt, and the first seat begins."""
    state = NewGame(len(hands))
    state.game = GAME
    state.hands = [sorted(hand) for hand in hands]
    state.aside = sorted(set(CARDS) - {card for hand in hands for card in hand})
    return state


def test_three_cards_each_and_the_rest_stays_hidden() -> None:  # NG-1
    state = GAME.new(2, seed=7)
    assert isinstance(state, NewGame)
    assert [len(hand) for hand in state.hands] == [3, 3] and len(state.aside) == 3
    assert GAME.new(3, seed=7, given={"begins": 2}).actors() == [1]


def test_seats_lay_in_turn() -> None:  # NG-2
    state = dealt([1, 2, 3], [4, 5, 6], [7, 8, 9])
    state.play(0, "lay 2")
    assert state.actors() == [1]
    refusal = state.why_not(0, 1)
    assert refusal is not None and refusal.clause == "NG-2"


def test_only_what_one_holds() -> None:  # NG-3
    state = dealt([1, 2, 3], [4, 5, 6])
    assert state.moves(0) == [1, 2, 3]
    refusal = state.why_not(0, 4)
    assert refusal is not None and refusal.clause == "NG-3"


def test_the_highest_card_takes_the_trick_and_leads() -> None:  # NG-4
    state = dealt([1, 2, 9], [4, 5, 6])
    state.play(0, 1)
    state.play(1, 4)
    assert state.tricks == [0, 1] and state.actors() == [1]
    # The last trick stays visible until the next card is played.
    assert state.view(0)["last"] == [1, 4]
    state.play(1, 5)
    assert state.view(0)["last"] == [None, None]


def test_most_tricks_win_and_a_tie_is_shared() -> None:  # NG-5
    state = dealt([1, 5, 9], [2, 6, 7], [3, 4, 8])
    for seat, card in ((0, 9), (1, 7), (2, 3), (0, 1), (1, 2), (2, 4), (2, 8), (0, 5), (1, 6)):
        state.play(seat, card)
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == [1, 0, 2] and outcome.winners == [2]


def test_the_bot_beats_chance() -> None:
    wins = {"rules": 0, "random": 0}
    for place, bots in enumerate([["rules", "random"], ["random", "rules"]]):
        summary = spielkiste.simulate("new-game", seats=2, games=200, bots=bots, seed=place)
        for bot, won in summary["wins_by_bot"].items():  # type: ignore[attr-defined]
            wins[bot] += won["wins"]
    assert wins["rules"] > wins["random"]
