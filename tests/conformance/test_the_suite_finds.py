"""The suite itself: a game that breaks a promise is found, and told what to mend."""

from collections.abc import Callable

import pytest

import spielkiste
from spielkiste.core.game import View
from spielkiste.core.story import Event, Phrase
from spielkiste.games.number_rally.moves import PASS
from spielkiste.games.number_rally.state import NumberRally
from spielkiste.games.thousand_km import state as thousand_km
from spielkiste.games.thousand_km.state import ThousandKm
from spielkiste.lab.conformance import Nonconformance, check_game

KM = spielkiste.find("thousand-km")
RALLY = spielkiste.find("number-rally")


class Gossip(Event):
    """An event that everybody hears in full."""

    def seen_by(self, seat: int | None) -> Phrase:
        return Phrase(self.key, {**self.args, **(self.secret or {})})


def test_a_story_that_tells_more_than_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thousand_km, "Event", Gossip)
    with pytest.raises(Nonconformance, match="is told by"):
        check_game(KM, 3, {}, seed=1, thorough_every=1)


def test_a_silence_that_is_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NumberRally, "silence", lambda self, seat: PASS)
    with pytest.raises(Nonconformance, match="silence"):
        check_game(RALLY, 3, {}, seed=1)


def test_a_view_that_shows_another_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[[ThousandKm, int | None], View] = ThousandKm.view
    monkeypatch.setattr(ThousandKm, "view", lambda self, seat: {**honest(self, seat)} | {"left": honest(self, 0)["hand"]})
    with pytest.raises(Nonconformance, match="can tell an imagined world"):
        check_game(KM, 2, {}, seed=1)


def test_a_copy_that_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ThousandKm, "copy", lambda self: self)
    with pytest.raises(Nonconformance, match="copy"):
        check_game(KM, 2, {}, seed=1)
