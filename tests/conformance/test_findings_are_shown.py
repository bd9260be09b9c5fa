"""Test that the calls under a finding of `spielkiste check` show it: they raise, or what they print differs."""

from __future__ import annotations

import random
import textwrap
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

import pytest

import spielkiste
from spielkiste.core import registry
from spielkiste.core.errors import SpielkisteError
from spielkiste.core.game import Position
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.story import Event, Phrase
from spielkiste.games.memo_race.state import MemoRace
from spielkiste.games.number_rally.state import NumberRally
from spielkiste.games.numnum.mau_mau.state import MauMau
from spielkiste.games.tv_lottery import worlds
from spielkiste.lab.conformance import Nonconformance, check_game
from spielkiste.scaffold.new_game.game import GAME, NewGameGame
from spielkiste.scaffold.new_game.state import NewGame

own_apply, own_copy, own_imagine, own_position = NewGame.apply, NewGame.copy, NewGame.imagine, NewGame.position
own_refusal, own_read, own_dumps = NewGame.refusal, NewGameGame.read, Record.dumps


@pytest.fixture(autouse=True)
def on_the_shelf() -> Iterator[None]:
    registry.register(GAME, {}, "spielkiste.scaffold.new_game")
    yield
    registry._forget(GAME.slug)


def _shown(said: str) -> list[str]:
    """Return the lines that the calls print, and last the sentence of the error that they raise."""
    _, heading, calls = said.partition("\nTo see it again:\n")
    assert heading, said
    printed = StringIO()
    errors = []
    with redirect_stdout(printed):
        try:
            exec(compile(textwrap.dedent(calls), "the calls", "exec"), {})
        except (SpielkisteError, ZeroDivisionError) as raised:
            errors.append(repr(raised))
    return [*printed.getvalue().splitlines(), *errors]


def _telling(key: str, args: dict[str, object], secret: dict[str, object] | None = None) -> Callable[..., None]:
    def tell(self: NewGame, told: str, given: dict[str, object]) -> None:
        if self.story is not None:
            self.story.append(Event(key, args, secret))

    return tell


def _asks_and_changes(self: NewGame, seat: int, move: int) -> object:
    self.aside.reverse()
    return own_refusal(self, seat, move)


def _deals_anew(self: NewGame, seat: int, move: int) -> None:
    own_apply(self, seat, move)
    if self.hands[self.turn]:
        self.hands[self.turn][0], self.aside[0] = self.aside[0], self.hands[self.turn][0]
    random.shuffle(self.aside)


def _minds_the_story(self: NewGame, seat: int, move: int) -> None:
    """With a story, swap a card with one that was put aside after the first move."""
    first = not any(self.laid) and not self.gone
    own_apply(self, seat, move)
    if first and self.story is not None:
        hand = self.hands[self.turn]
        hand[0], self.aside[0] = self.aside[0], hand[0]
        hand.sort()
        self.aside.sort()


def _shared(self: NewGame) -> NewGame:
    twin = own_copy(self)
    twin.gone = self.gone
    twin.tricks = self.tricks
    return twin


def _keeps_tricks(self: NewGameGame, position: Position) -> NewGame:
    state = own_read(self, position)
    parts: Any = position["seats"]
    state.hands = [part["hand"] for part in parts]
    return state


def _marks_as_loaded(self: NewGameGame, position: Position) -> NewGame:
    state = own_read(self, position)
    state.__dict__["loaded"] = True
    return state


def _plays_otherwise_if_loaded(self: NewGame, seat: int, move: int) -> None:
    own_apply(self, seat, move)
    if self.__dict__.get("loaded"):
        self.aside.reverse()


# What is wrong, in words; the class, its method and the replacement; and how the finding begins.
IN_THE_NEW_GAME: dict[str, tuple[list[tuple[type, str, Callable[..., Any]]], str]] = {
    "chance from elsewhere": ([(NewGame, "apply", _deals_anew)], "The same seed and the same moves lead to two different games."),
    "an event that is not declared": (
        [(NewGame, "tell", _telling("newgame-sang", {}))], "Event newgame-sang is not declared in the game's events.",
    ),
    "an event with other arguments": (
        [(NewGame, "tell", _telling("newgame-laid", {"seat": 0}))], "Event newgame-laid has the arguments (['seat'], []);",
    ),
    "an argument that does not fit": (
        [(NewGame, "tell", _telling("newgame-laid", {"seat": 5, "card": 1}))], "Argument seat of newgame-laid is 5.",
    ),
    "a reason that peeps": (
        [(NewGame, "reason", lambda self, seat, move, knows: Phrase("newgame-words-laid", {"card": self.aside[0]}))],
        "The reason for ",
    ),
    "rules that mind the story": ([(NewGame, "apply", _minds_the_story)], "The game changes if it has a story:"),
    "a copy that shares a list": ([(NewGame, "copy", _shared)], "Playing on a copy changed the original:"),
    "a reader that keeps a list": ([(NewGameGame, "read", _keeps_tricks)], "read() keeps a list of the position"),
    "a loaded game that goes on otherwise": (
        [(NewGameGame, "read", _marks_as_loaded), (NewGame, "apply", _plays_otherwise_if_loaded)],
        "A loaded game must go on as the original does;",
    ),
    "an illegal move that is made": (
        [(NewGame, "play", lambda self, seat, move: None)], "play(",
    ),
    "a question that changes something": (
        [(NewGame, "refusal", _asks_and_changes)], "An illegal move was refused and changed",
    ),
    "a replay file that cannot be read": (
        [(Record, "dumps", lambda self: own_dumps(self)[:-9])], "The replay file of this game cannot be read again",
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", IN_THE_NEW_GAME)
def test_the_calls_show_what_was_found(mistake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    patches, said = IN_THE_NEW_GAME[mistake]
    for kind, name, written in patches:
        monkeypatch.setattr(kind, name, written)
    monkeypatch.setattr(GAME, "view", None)
    with pytest.raises(Nonconformance) as found:
        check_game(GAME, 2, {}, seed=1, thorough_every=7 if "story" in said else 1)
    assert str(found.value).startswith(said)
    shown = _shown(str(found.value))
    assert shown and (len(shown) == 1 or len(set(shown)) > 1), found.value


def _keeps_the_pile(state: NumberRally, seat: int | None, rng: Rng) -> NumberRally:
    """Return a world with other hands but the real draw pile."""
    world = state.copy()
    others = [other for other in range(state.seats) if other != seat]
    cards = sorted(card for other in others for card in state.hand(other))
    rng.shuffle(cards)
    for other in others:
        size = len(state.hand(other))
        world.set_hand(other, cards[:size])
        cards = cards[size:]
    world.rng, world.rng_shared = rng.branch(), False
    return world


def _keeps_the_chance(state: NumberRally, seat: int | None, rng: Rng) -> NumberRally:
    world = own_rally(state, seat, rng)
    world.rng, world.rng_shared = state.rng.copy(), False
    return world


def _remembers_a_lie(self: MemoRace, knowledge: Knowledge) -> str:
    return "it was red"


def _peeps(self: MauMau, knowledge: Knowledge, rng: Rng) -> MauMau:
    world = self.copy()
    world.deck = self.deck[:]
    world.deck.append(world.deck.pop(self.taken))
    return world


def _of_the_other(self: MauMau, seat: int) -> bytes:
    return own_observe(self, 1 - seat)


own_rally, own_observe = NumberRally.imagine, MauMau.observe

# The game, its options; the class or module, its function and the replacement; and what the finding says.
IN_A_BOX: dict[str, tuple[str, dict[str, object], Any, str, Any, str]] = {
    "a pile that is kept": ("number-rally", {"tempo": "calm"}, NumberRally, "imagine", _keeps_the_pile, "cannot see"),
    "chance that is kept": ("number-rally", {"tempo": "calm"}, NumberRally, "imagine", _keeps_the_chance, "cannot see rng"),
    "a place that is kept": (
        "tv-lottery", {}, worlds, "_with_hidden_place", lambda world, asked, rng: asked, "cannot see questions[",
    ),
    "hands that are kept by a memory": (
        "mau-mau", {}, MauMau, "imagine_knowing", lambda self, knowledge, rng: self.copy(), "In 20 worlds imagine_knowing(",
    ),
    "a memory that is wrong": ("memo-race", {}, MemoRace, "denied", _remembers_a_lie, "knows is wrong"),
    "a world that forgets": (
        "memo-race", {}, MemoRace, "imagine_knowing", lambda self, knowledge, rng: self.imagine(knowledge.seat, rng),
        "imagine_knowing contradicts what",
    ),
    "a world that peeps": ("mau-mau", {}, MauMau, "imagine_knowing", _peeps, "must depend on what the seat knows"),
    "an observation that peeps": ("mau-mau", {}, MauMau, "observe", _of_the_other, "depends on what the seat must not know"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", IN_A_BOX)
def test_the_calls_show_what_gives_secrets_away(mistake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    slug, options, owner, name, written, said = IN_A_BOX[mistake]
    monkeypatch.setattr(owner, name, written)
    with pytest.raises(Nonconformance) as found:
        for seed in range(1, 20):
            check_game(spielkiste.find(slug), 2, options, seed=seed)
    assert said in str(found.value)
    shown = _shown(str(found.value))
    assert shown and (shown == ["it was red"] or len(set(shown)) > 1 or "memory" in mistake or "forgets" in mistake), found.value
    print(found.value)
    print(shown)
