"""The rules, one test for each clause."""

import pytest
from ninety_nine.game import GAME
from ninety_nine.material import PACK, RANKS
from ninety_nine.moves import GIVE_UP
from ninety_nine.state import NinetyNine

import spielkiste
from spielkiste import Rng


def table(total: int, *hands: str, lives: int = 3) -> NinetyNine:
    """Return a table with this total where the first seat is to move; hands as "4 9 king"."""
    state = NinetyNine(len(hands), Rng("tests"))
    state.lives = [lives] * len(hands)
    state.hands = [sorted(RANKS.index(card) for card in hand.split()) for hand in hands]
    state.pile = PACK[:]
    for card in [card for hand in state.hands for card in hand]:
        state.pile.remove(card)
    state.laid = [state.pile.pop(0)] if total else []
    state.total = total
    return state


def play(state: NinetyNine, seat: int, text: str) -> None:
    state.play(seat, GAME.parse(text))


def reason(state: NinetyNine, seat: int, text: str) -> tuple[str, str]:
    refusal = state.why_not(seat, GAME.parse(text))
    assert refusal is not None
    return refusal.clause, refusal.reason.key


def test_the_start() -> None:  # NI-1
    state = GAME.new(4, seed=3, given={"begins": 2, "ninetynine_lives": 5})
    assert isinstance(state, NinetyNine)
    assert [len(hand) for hand in state.hands] == [3] * 4 and len(state.pile) == 40
    assert (state.total, state.lives, state.actors()) == (0, [5] * 4, [1])


def test_one_card_is_laid_and_one_drawn() -> None:  # NI-2
    state = table(10, "2 3 5", "6 7 8")
    on_top = state.pile[-1]
    play(state, 0, "lay 5")
    assert state.total == 15 and state.actors() == [1]
    assert state.hands[0] == sorted([RANKS.index("2"), RANKS.index("3"), on_top])
    assert reason(state, 0, "lay 2") == ("NI-2", "ninetynine-why-turn")
    assert reason(state, 1, "lay king") == ("NI-2", "ninetynine-why-not-held")


def test_a_used_up_pile_is_made_of_the_laid_cards_but_the_last() -> None:  # NI-2
    state = table(10, "2 3 5", "6 7 8")
    state.laid, state.pile = state.laid + state.pile, []
    play(state, 0, "lay 5")
    assert state.laid == [RANKS.index("5")] and len(state.pile) == 52 - 6 - 1
    assert state.pile != sorted(state.pile)


def test_never_above_99() -> None:  # NI-3
    state = table(95, "5 3 jack", "6 7 8")
    assert [GAME.notation(move) for move in state.moves(0)] == ["lay 3"]
    assert reason(state, 0, "lay jack") == ("NI-3", "ninetynine-why-too-high")


@pytest.mark.parametrize(
    ("card", "total"),
    [("lay ace", 51), ("lay 2", 52), ("lay 8", 58), ("lay jack", 60), ("lay queen", 60), ("lay king", 50), ("lay 4", 50),
     ("lay 9", 99), ("lay 10", 60), ("lower", 40)],
)  # fmt: skip
def test_what_the_cards_count(card: str, total: int) -> None:  # NI-4
    held = "10" if card == "lower" else card.removeprefix("lay ")
    state = table(50, f"{held} 3 3", "6 7 8")
    play(state, 0, card)
    assert state.total == total


def test_a_four_turns_the_order_and_ten_off_stops_at_nothing() -> None:  # NI-4
    state = table(5, "4 3 3", "6 7 8", "10 5 5")
    play(state, 0, "lay 4")
    assert state.actors() == [2]
    play(state, 2, "lower")
    assert state.total == 0 and state.actors() == [1]


def test_who_can_lay_nothing_loses_a_life_and_begins() -> None:  # NI-5
    state = table(99, "5 3 jack", "6 7 8")
    assert state.moves(0) == [GIVE_UP] and state.forced(0) == GIVE_UP
    play(state, 0, "give-up")
    assert (state.lives, state.total, state.actors(), state.laid) == ([2, 3], 0, [0], [])
    assert [len(hand) for hand in state.hands] == [3, 3]


def test_nobody_gives_up_who_can_lay() -> None:  # NI-5
    assert reason(table(50, "5 3 jack", "6 7 8"), 0, "give-up") == ("NI-5", "ninetynine-why-fits")


def test_without_lives_one_is_out_and_the_next_begins() -> None:  # NI-6
    state = table(99, "5 3 jack", "6 7 8", "2 2 2", lives=1)
    play(state, 0, "give-up")
    assert state.hands[0] == [] and state.actors() == [1]
    play(state, 1, GAME.notation(state.moves(1)[0]))
    assert state.actors() == [2]
    play(state, 2, GAME.notation(state.moves(2)[0]))
    assert state.actors() == [1]


def test_the_last_one_in_has_won() -> None:  # NI-7
    state = table(99, "5 3 jack", "6 7 8", lives=1)
    play(state, 0, "give-up")
    outcome = state.outcome()
    assert outcome is not None and outcome.winners == [1] and outcome.clause == "NI-7"
    assert reason(state, 1, "lay ace") == ("NI-7", "ninetynine-why-over")


def test_nobody_can_look_ahead_to_the_next_shuffle() -> None:
    """An imagined world is dealt with its own generator."""
    state = table(99, "5 3 jack", "6 7 8")
    world = state.imagine(0, Rng("imagined"))
    for game in (state, world):
        game.play(0, GIVE_UP)
    assert world.hands != state.hands


def test_the_bot_beats_chance() -> None:
    wins = {"rules": 0, "random": 0}
    for place, bots in enumerate([["rules", "random"], ["random", "rules"]]):
        summary = spielkiste.simulate("ninety-nine", seats=2, games=60, bots=bots, seed=place)
        for bot, won in summary["wins_by_bot"].items():  # type: ignore[attr-defined]
            wins[bot] += won["wins"]
    assert wins["rules"] > 2 * wins["random"]
