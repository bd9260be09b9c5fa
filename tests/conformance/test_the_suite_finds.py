"""Test the conformance suite itself: it finds a broken game and says what to fix."""

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

import spielkiste
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng
from spielkiste.core.story import Event, Phrase
from spielkiste.games.memo_race.state import MemoRace
from spielkiste.games.number_rally.moves import PASS
from spielkiste.games.number_rally.state import NumberRally
from spielkiste.games.numnum.mau_mau.state import MauMau
from spielkiste.games.thousand_km import state as thousand_km
from spielkiste.games.thousand_km.state import ThousandKm
from spielkiste.games.thousand_km.view import ThousandKmView
from spielkiste.games.tv_lottery import worlds
from spielkiste.games.tv_lottery.questions import Question
from spielkiste.games.tv_lottery.state import TvLottery
from spielkiste.lab.conformance import Nonconformance, check_game

KM = spielkiste.find("thousand-km")
RALLY = spielkiste.find("number-rally")
MEMO = spielkiste.find("memo-race")
MAU_MAU = spielkiste.find("mau-mau")
LOTTERY = spielkiste.find("tv-lottery")


class Gossip(Event):
    """An event that everyone hears in full."""

    def seen_by(self, seat: int | None) -> Phrase:
        return Phrase(self.key, {**self.args, **(self.secret or {})})


def test_a_story_that_tells_more_than_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thousand_km, "Event", Gossip)
    with pytest.raises(
        Nonconformance, match=r"is told by .* what its view does not show: the event km-\S+ tells .*(?s:.*)print\(\[\(event.key"
    ):
        check_game(KM, 3, {}, seed=1, thorough_every=1)


def test_a_silence_move_that_is_not_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NumberRally, "silence", lambda self, seat: PASS)
    with pytest.raises(Nonconformance, match="silence"):
        check_game(RALLY, 3, {}, seed=1)


def test_a_lone_actor_who_is_overlooked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MemoRace, "lone_actor", lambda self: -1)
    with pytest.raises(Nonconformance, match=r"lone_actor\(\) is -1 and actors\(\) is \[\d\]: it must be the one seat"):
        check_game(MEMO, 2, {}, seed=1)


def test_an_any_move_that_is_not_one_of_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MemoRace, "any_move", lambda self, seat, rng: self.moves(seat)[-1])
    with pytest.raises(Nonconformance, match=r"any_move\(\d, rng\) must be moves"):
        check_game(MEMO, 2, {}, seed=1)


def test_a_view_that_shows_another_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[[ThousandKm, int | None], ThousandKmView] = ThousandKm.view
    monkeypatch.setattr(ThousandKm, "view", lambda self, seat: {**honest(self, seat), "hand": honest(self, 0)["hand"]})
    monkeypatch.setattr(ThousandKm, "views", lambda self, eyes: [self.view(seat) for seat in eyes])
    with pytest.raises(
        Nonconformance, match=r"'hand' of its view\(\), in_words\(\) change when the hidden cards are dealt again. Either seat"
    ):
        check_game(KM, 2, {}, seed=1)


def test_a_copy_that_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ThousandKm, "copy", lambda self: self)
    with pytest.raises(Nonconformance, match="copy"):
        check_game(KM, 2, {}, seed=1)


def test_a_cached_value_that_is_stale(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that does not update a cached value goes wrong; saved and loaded, it is right again."""
    honest = ThousandKm._lay_safety

    def forgetful(self: ThousandKm, seat: int, kind: int, event: str) -> None:
        before = self.fitting[:]
        honest(self, seat, kind, event)
        self.fitting = before

    monkeypatch.setattr(ThousandKm, "_lay_safety", forgetful)
    with pytest.raises(Nonconformance, match="not the same before saving and after loading"):
        check_game(KM, 2, {}, seed=1, thorough_every=1)


def test_a_counter_that_is_not_saved(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[[ThousandKm, int | None], ThousandKmView] = ThousandKm.view
    monkeypatch.setattr(ThousandKm, "view", lambda self, seat: {**honest(self, seat), "turn": self.drawn})
    with pytest.raises(Nonconformance, match=r"view\(None\) is not the same before saving"):
        check_game(KM, 2, {}, seed=1)


def test_a_forced_move_that_is_not_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NumberRally, "forced", lambda self, seat: PASS)
    with pytest.raises(Nonconformance, match="forced"):
        check_game(RALLY, 3, {}, seed=1)


def test_a_forced_move_that_gives_a_hand_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        ThousandKm, "forced", lambda self, seat: self.moves(seat)[self.held[1 - seat] % 2] if self.moves(seat) else -1
    )
    with pytest.raises(Nonconformance, match="can tell an imagined world"):
        check_game(KM, 2, {"discard": "any_time"}, seed=1, thorough_every=1)


def test_an_outlook_that_knows_the_next_card(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ThousandKm, "outlook", lambda self, seat, move: {"next": self.deck[self.drawn]})
    with pytest.raises(Nonconformance, match="can tell an imagined world"):
        check_game(KM, 2, {}, seed=1)


LIES: dict[str, Callable[[dict[str, Any]], object]] = {
    r"`int`, got `str` - at `\$.turn`": lambda view: view.update(turn="1"),
    r"`int`, got `bool` - at `\$.goal`": lambda view: view.update(goal=True),
    "missing required field `box`": lambda view: view.pop("box"),
    r"declares: weather\. Before you declare it: may seat 0 know it\?": lambda view: view.update(weather="fine"),
    r"declares: sides\[1\].colour": lambda view: view["sides"][1].update(colour="red"),
    r"missing required field `km` - at `\$.sides\[1\]`": lambda view: view["sides"][1].pop("km"),
    r"`str`, got `int` - at `\$.sides\[0\].road": lambda view: view["sides"][0]["road"].append(25),
}


@pytest.mark.parametrize("found", LIES)
def test_a_view_that_is_not_what_was_declared(found: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[[ThousandKm, int | None], ThousandKmView] = ThousandKm.view

    def lie(self: ThousandKm, seat: int | None) -> dict[str, Any]:
        view: dict[str, Any] = {**honest(self, seat)}
        LIES[found](view)
        return view

    monkeypatch.setattr(ThousandKm, "view", lie)
    with pytest.raises(Nonconformance, match=found):
        check_game(KM, 2, {}, seed=1)


def test_a_world_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tile that has been seen must not become another one."""
    monkeypatch.setattr(MemoRace, "imagine_knowing", lambda self, knowledge, rng: self.imagine(knowledge.seat, rng))
    with pytest.raises(Nonconformance, match="contradicts what seat 0 has been shown: another tile was seen on"):
        check_game(MEMO, 2, {}, seed=1)


def test_a_world_that_peeps(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeping(self: MauMau, knowledge: Knowledge, rng: Rng) -> MauMau:
        world = self.copy()
        world.deck = self.deck[:]
        world.deck.append(world.deck.pop(self.taken))
        return world

    monkeypatch.setattr(MauMau, "imagine_knowing", peeping)
    with pytest.raises(Nonconformance, match="must depend on what the seat knows and on rng alone"):
        check_game(MAU_MAU, 2, {}, seed=1)


@pytest.mark.parametrize("shares", [[1.0, 1.0], [1.0], [1.5, -0.5]])
def test_a_standing_that_is_not_a_share_of_the_victory(shares: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NumberRally, "standing", lambda self: shares)
    with pytest.raises(Nonconformance, match="standing"):
        check_game(RALLY, 2, {}, seed=1)


def _keeps_everything(state: NumberRally, seat: int | None, rng: Rng) -> NumberRally:
    return state.copy()


def _keeps_the_pile(state: NumberRally, seat: int | None, rng: Rng) -> NumberRally:
    """Return a world with the others' hands mixed, but the draw pile unchanged."""
    world = state.copy()
    others = [other for other in range(state.seats) if other != seat]
    cards = sorted(card for other in others for card in state.hand(other))
    rng.shuffle(cards)
    for other in others:
        size = len(state.hand(other))
        world.set_hand(other, cards[:size])
        cards = cards[size:]
    world.rng = rng.branch()
    world.rng_shared = False
    return world


def _keeps_the_chance(state: NumberRally, seat: int | None, rng: Rng) -> NumberRally:
    world = imagine(state, seat, rng)
    world.rng = state.rng.copy()
    world.rng_shared = False
    return world


imagine = NumberRally.imagine


@pytest.mark.parametrize(
    ("imagines", "said", "first"),
    [
        (_keeps_everything, "cannot see", 0),
        (_keeps_the_pile, "cannot see .*draw", 11),
        (_keeps_the_chance, r"cannot see rng(?s:.*)branch", 0),
    ],
)
def test_a_world_that_keeps_the_truth(
    imagines: Callable[[NumberRally, int | None, Rng], NumberRally], said: str, first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A world imagined from an imagined world would agree with it: only a real table shows the fault.

    Today the game with the seed `first` shows it; after a change of the rules a later one may.
    """
    monkeypatch.setattr(NumberRally, "imagine", imagines)
    with pytest.raises(Nonconformance, match=said):
        for seed in range(first, first + 40):
            check_game(RALLY, 3, {"tempo": "calm"}, seed=seed)


def _keeps_the_place_that_fits(world: TvLottery, asked: Question, rng: Rng) -> Question:
    """Keep the buyer's real place wherever it is possible, and choose another only where it is not."""
    return asked if world.holder(asked.other)[asked.place] != asked.digit else hidden_place(world, asked, rng)


hidden_place = worlds._with_hidden_place
imagine_lottery = TvLottery.imagine


@pytest.mark.clause("TL-9")
@pytest.mark.parametrize("keeps", [lambda world, asked, rng: asked, _keeps_the_place_that_fits])
@pytest.mark.parametrize("seats", [2, 4])
def test_a_world_that_knows_the_place_of_a_hidden_card(
    keeps: Callable[[TvLottery, Question, Rng], Question], seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The card that a buyer offers is face down: only the buyer knows its place."""
    monkeypatch.setattr(worlds, "_with_hidden_place", keeps)
    with pytest.raises(Nonconformance, match=r"cannot see questions\[\d\]\.place, and yet imagine\("):
        check_game(LOTTERY, seats, {}, seed=1)

    # A player who remembers everything does not know it either.
    def honest(self: TvLottery, seat: int | None, rng: Rng) -> TvLottery:
        with monkeypatch.context() as mended:
            mended.setattr(worlds, "_with_hidden_place", hidden_place)
            return imagine_lottery(self, seat, rng)

    monkeypatch.setattr(TvLottery, "imagine", honest)
    with pytest.raises(Nonconformance, match=r"neither seen nor heard questions\[\d\]\.place"):
        check_game(LOTTERY, seats, {}, seed=1)


def test_a_world_from_another_source_of_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two such worlds differ in every comparison: the finding names the chance, not the value that differs."""
    elsewhere = count()
    monkeypatch.setattr(worlds, "_with_hidden_place", lambda world, asked, rng: hidden_place(world, asked, Rng(next(elsewhere))))
    with pytest.raises(
        Nonconformance, match=r"^imagine(_knowing)?\(\w+, rng\) gives two different worlds with the same rng: draw only"
    ):
        check_game(LOTTERY, 2, {}, seed=1)


def _keeps_the_cards(state: NumberRally, seat: int | None, rng: Rng) -> NumberRally:
    world = state.copy()
    world.rng = rng.branch()
    world.rng_shared = False
    return world


def _keeps_the_hands(state: MauMau, knowledge: Knowledge, rng: Rng) -> MauMau:
    return state.copy()


def test_a_world_that_is_the_real_game_is_found_in_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat that imagines the real cards knows them, and nothing else shows it: it may imagine every world."""
    monkeypatch.setattr(NumberRally, "imagine", _keeps_the_cards)
    kept = r"In 20 worlds imagine\((\d|None), rng\) kept .*hand.* exactly as in the real game: deal again what"
    with pytest.raises(Nonconformance, match=kept):
        check_game(RALLY, 2, {"tempo": "calm"}, seed=1)
    monkeypatch.setattr(MauMau, "imagine_knowing", _keeps_the_hands)
    with pytest.raises(Nonconformance, match=r"In 20 worlds imagine_knowing\(known, rng\) kept cards"):
        check_game(MAU_MAU, 2, {}, seed=1)


def _clears_everything(state: MauMau) -> None:
    stop(state)
    state.deck = state.deck[:-1]


def _counts_nothing(state: MauMau) -> None:
    stop(state)
    state.outcome = lambda: None  # type: ignore[method-assign]


stop = MauMau.stop


@pytest.mark.parametrize(
    ("stops", "said"),
    [
        (lambda state: None, "nobody is asked"),
        (_counts_nothing, "what was reached"),
        (_clears_everything, "must keep all material"),
    ],
)
def test_a_stop_that_leaves_seats_to_act(stops: Callable[[MauMau], None], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MauMau, "stop", stops)
    with pytest.raises(Nonconformance, match=said):
        check_game(MAU_MAU, 2, {}, seed=1)


def test_a_seat_that_is_asked_but_has_no_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """The report names the seat and the moves that lead there."""
    moves = MauMau.moves
    monkeypatch.setattr(MauMau, "moves", lambda self, seat: [] if len(self.pile) > 3 else moves(self, seat))
    with pytest.raises(
        Nonconformance,
        match=r"actors\(\) is \[(\d)\], but moves\(\1\) is empty(?s:.*)state.play\(\d, \"lay (?s:.*)print\(.*moves\(\1\)\)$",
    ):
        check_game(MAU_MAU, 2, {}, seed=1)


def test_a_deal_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(MAU_MAU), "start", lambda self, seats, rng, options, story: 1 // 0)
    with pytest.raises(Nonconformance, match=r"test_the_suite_finds.py:\d+ raises ZeroDivisionError.*is dealt"):
        check_game(MAU_MAU, 2, {}, seed=1)


def test_rules_that_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MauMau, "apply", lambda self, seat, move: 1 // 0)
    again = r"To see it again:\n    import spielkiste\n    state = spielkiste.new\(\"mau-mau\", seats=3, seed=1\)"
    with pytest.raises(Nonconformance, match=rf"test_the_suite_finds.py:\d+ raises ZeroDivisionError(?s:.*){again}"):
        check_game(MAU_MAU, 3, {}, seed=1)
