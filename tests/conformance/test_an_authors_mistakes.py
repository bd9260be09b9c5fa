"""Mistakes that authors make, here in the game that `spielkiste new-game` writes: each is found and named."""

from __future__ import annotations

import json
import re
import textwrap
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any, cast

import pytest
from fluent.syntax import FluentParser, ast

from spielkiste import Event, Outcome
from spielkiste.command import main
from spielkiste.core import registry
from spielkiste.core.bot import Situation
from spielkiste.core.contract import Rules
from spielkiste.core.encoding import Code, Encoding, Plane
from spielkiste.core.errors import BadSetup
from spielkiste.core.game import Position, State
from spielkiste.core.options import LENGTH, Flag, Number, Stretch
from spielkiste.core.positions import refuse
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.core.story import Phrase
from spielkiste.lab.checks import advice, check_positions
from spielkiste.lab.conformance import Nonconformance, bots, check_game, moves, promises
from spielkiste.lab.conformance.bots import check_bots
from spielkiste.lab.conformance.collected_phrases import Heard
from spielkiste.lab.conformance.damage import misread, misread_pair
from spielkiste.lab.conformance.failing import raises
from spielkiste.lab.conformance.idle_options import idle_options
from spielkiste.lab.conformance.leftovers import names_reader
from spielkiste.lab.conformance.required_methods import MUST_OF_GAME, MUST_OF_STATE
from spielkiste.lab.conformance.saving import check_copy
from spielkiste.lab.conformance.texts import check_texts
from spielkiste.lab.conformance.watchdog import TooLong, Watchdog
from spielkiste.scaffold.new_game import position as position_module
from spielkiste.scaffold.new_game.bot import ThriftyBot
from spielkiste.scaffold.new_game.game import GAME, NewGameGame
from spielkiste.scaffold.new_game.material import HAND
from spielkiste.scaffold.new_game.state import NewGame

STATE = Path("src", "spielkiste", "scaffold", "new_game", "state.py")


@pytest.fixture(scope="module", autouse=True)
def on_the_shelf() -> Iterator[None]:
    registry.register(GAME, {}, "spielkiste.scaffold.new_game")
    yield
    registry._forget(GAME.slug)


@pytest.fixture(autouse=True)
def nothing_is_known_yet() -> None:
    """Clear the caches: the suite checks each name only once."""
    moves._named.clear()
    GAME._written.clear()


def _found(seats: int = 2) -> str:
    with pytest.raises(Nonconformance) as found:
        check_game(GAME, seats, {}, seed=1)
    return str(found.value)


def _tells(key: str, args: dict[str, object], secret: dict[str, object] | None, knowers: list[int]) -> Callable[..., None]:
    def tell(self: NewGame, told: str, given: dict[str, object]) -> None:
        if self.story is not None:
            self.story.append(Event(key, args, secret, knowers))

    return tell


def _reveals(secret: bool) -> Callable[..., None]:
    """Return a `tell` that tells every seat the first card that was put aside."""

    def tell(self: NewGame, key: str, args: dict[str, object]) -> None:
        if self.story is not None and "card" in args:
            seat: dict[str, object] = {"seat": args["seat"]}
            card: dict[str, object] = {"card": self.aside[0]}
            self.story.append(Event(key, seat, card, [*range(self.seats)]) if secret else Event(key, {**seat, **card}))

    return tell


# A patch: the class, the name of its method, and the replacement.
Patch = tuple[type, str, Callable[..., Any]]
own_view, own_position, own_apply, own_copy = NewGame.view, NewGame.position, NewGame.apply, NewGame.copy
own_actors, own_moves, own_outcome, own_read = NewGame.actors, NewGame.moves, NewGame.outcome, NewGameGame.read
own_start = NewGameGame.start
elsewhere = count()
own_refusal, own_imagine, own_check = NewGame.refusal, NewGame.imagine, position_module._check


def _deals_anew(self: NewGame, seat: int, move: int) -> None:
    """Swap the last card with one that was put aside, after the fifth move."""
    own_apply(self, seat, move)
    self.__dict__["made"] = self.__dict__.get("made", 0) + 1
    if self.__dict__["made"] == 5:
        hand = self.hands[self.turn]
        hand[0], self.aside[0] = self.aside[0], hand[0]
        self.aside.sort()


def _shared_hands(state: NewGame) -> list[dict[str, object]]:
    parts: Any = own_position(state)["seats"]
    return [{**part, "hand": hand} for part, hand in zip(parts, state.hands, strict=True)]


def _reads_and_keeps(self: NewGameGame, position: Position) -> NewGame:
    state = own_read(self, position)
    parts: Any = position["seats"]
    state.hands = [part["hand"] for part in parts]
    return state


MISTAKES: dict[str, tuple[list[Patch], str]] = {
    "a list where a number is declared": (
        [(NewGameGame, "in_words", lambda self, view: []),
         (NewGame, "tell", lambda self, key, args: self.story.append(Event(key, {**args, "card": [1, 2]}))
          if self.story is not None and "card" in args else None)],
        "Argument card of newgame-laid is [1, 2]. The game's arguments say 'card': 'number', so it must be a number",
    ),
    "a list where a text is declared": (
        [(NewGame, "move_phrase", lambda self, move: Phrase("newgame-move-lay", {"cards": [move]}))],
        "'cards': 'text', so it must be a str; join a list yourself",
    ),
    "a seat that is not at the table": (
        [(NewGame, "move_phrase", lambda self, move: Phrase("newgame-move-lay", {"seat": 2}))],
        "'seat': 'seat', so it must be a number from 0 to 1.",
    ),
    "an outlook that no page can read": (
        [(NewGame, "outlook", lambda self, seat, move: {"beats": {1, 2}})],
        "outlook(1, 1) is {'beats': {1, 2}}: it must be a dict that JSON can hold",
    ),
    "a counter that neither copy nor position keeps": (
        [(NewGame, "apply", _deals_anew)],
        "took another course than the game with the same moves",
    ),
    "a view that hands out the hand": (
        [(NewGame, "view", lambda self, seat: {**own_view(self, seat), "tricks": self.tricks})],
        "view(0) hands out a list of the state itself, so it changes when the game goes on: tricks[",
    ),
    "a position that hands out the tricks": (
        [(NewGame, "position", lambda self: {**own_position(self), "gone": self.gone, "seats": _shared_hands(self)})],
        "position() hands out a list of the state itself, so it changes when the game goes on: seats[",
    ),
    "a reader that keeps the position's lists": (
        [(NewGameGame, "read", _reads_and_keeps)],
        "read() keeps a list of the position that it is given, and playing on changes it: seats[",
    ),
    "secrets told to nobody": (
        [(NewGame, "tell", _tells("newgame-laid", {"seat": 0, "card": 1}, None, [2]))],
        "Event newgame-laid has the knowers [2], and there is no seat 2: seats count from 0 to 1.",
    ),
    "an event that the view does not show": (
        [(NewGame, "tell", _reveals(secret=False))],
        "what its view does not show: the event newgame-laid tells card=4. Let the view show it until the next move, as Three"
        " Tricks does with `last`. If not every seat may know it, make it a secret argument.",
    ),
    "a secret of every seat that the view does not show": (
        [(NewGame, "tell", _reveals(secret=True))],
        "what its view does not show: the event newgame-laid tells card=4. Let the view show it until the next move, as Three"
        " Tricks does with `last`.",
    ),
    "worlds from another source of chance": (
        [(NewGame, "imagine", lambda self, seat, rng: own_imagine(self, seat, Rng(next(elsewhere))))],
        ", rng) gives two different worlds with the same rng: draw only from the `rng` it is given.",
    ),
    "moves that are a tuple": (
        [(NewGame, "moves", lambda self, seat: tuple(own_moves(self, seat)))],
        "must return a list of numbers, but returned (",
    ),
    "actors that are a set": (
        [(NewGame, "actors", lambda self: set(own_actors(self)))],
        "must return a list of seats, but returned {",
    ),
    "winners who are not there": (
        [(NewGame, "outcome", lambda self: None if self.actors() else Outcome(self.tricks[:], [2], "NG-5"))],
        "outcome() has the winners [2]: name each winning seat once, from 0.",
    ),
    "scores that are no numbers": (
        [(NewGame, "outcome", lambda self: None if self.actors() else Outcome(cast(Any, [1.5, 1]), [0], "NG-5"))],
        "outcome() has the scores [1.5, 1]: give a whole number for each of 2 seats.",
    ),
    "an outcome that comes too early": (
        [(NewGame, "outcome", lambda self: Outcome(self.tricks[:], [0], "NG-5") if sum(self.tricks) else own_outcome(self))],
        "but the game is not over: actors() is [",
    ),
    "moves that no text tells apart": (
        [(NewGameGame, "phrase", lambda self, move: Phrase("newgame-move-lay", {"card": 1}))],
        "are both written “lay 1”: what people type must name one move.",
    ),
    "a move whose text has another form": (
        [(NewGameGame, "phrase", lambda self, move: Phrase("newgame-lay", {"card": move}))],
        "must return a Phrase with the key PREFIX-move-KIND for every move in moves(), but returned Phrase('newgame-lay'",
    ),
    "material that is lost": (
        [(NewGame, "material", lambda self: {"cards": len(self.gone)})],
        "material() is {'cards': 2}, and was {'cards': 0} at the start: apply() must keep every card and coin."
        f" Look at {STATE}:",
    ),
}  # fmt: skip


def test_a_forgotten_plane_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    encoding = Encoding(1, [Plane("turn", 1, "whose turn it is"), Plane("low", 1, "whether low cards win")])

    def observe(self: NewGame, seat: int) -> bytes:
        code = Code(encoding)
        code.flag(self.turn == seat)
        return code.done()

    monkeypatch.setattr(GAME, "encoding", encoding)
    monkeypatch.setattr(NewGame, "observe", observe)
    said, _, calls = _found().partition("\nTo see it again:\n")
    # Of an author's code it names the innermost line; this test is not in the author's folder.
    assert re.fullmatch(
        r"observe\(\) wrote 1 of 2 planes of its .* in the order of ENCODING\. Look at done\(\) in \S+\.py:\d+\.", said
    )
    assert calls.endswith("\n    state.observe(0)")


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named(mistake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    patches, said = MISTAKES[mistake]
    for kind, name, written in patches:
        monkeypatch.setattr(kind, name, written)
    found = _found()
    assert said in found.split("\nTo see it again:")[0], found


def _returning(name: str, got: object) -> Callable[..., object]:
    def written(*asked: object) -> object:
        return got

    written.__name__ = name
    return written


@pytest.mark.parametrize(
    ("kind", "name"),
    [(NewGame, name) for name in ("actors", "moves", "view", "position", "material", "copy", "imagine", "standing", "forced")]
    + [(NewGameGame, name) for name in ("start", "read", "phrase", "in_words")],
    ids=lambda value: str(value),
)
def test_a_forgotten_return_is_named_where_it_is_missing(kind: type, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kind, name, _returning(name, None))
    said = _found().split("\nTo see it again:")[0]
    assert re.fullmatch(
        rf"{name}\(.*\) must return .*, but returned None\. Is a `return` missing\? \(\S+mistakes\.py:\d+\)", said
    ), said


def _passing(rare: Callable[[NewGame], bool], keeps: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the game a field `passes` that is 1 where `rare` says so; `keeps`: whether copy and position keep it."""

    def start(self: NewGameGame, *asked: Any) -> NewGame:
        state = own_start(self, *asked)
        state.__dict__["passes"] = 0
        return state

    def read(self: NewGameGame, position: Position) -> NewGame:
        state = own_read(self, {name: value for name, value in position.items() if name != "passes"})
        state.__dict__["passes"] = position.get("passes", 0)
        return state

    def copy(self: NewGame) -> NewGame:
        twin = own_copy(self)
        twin.__dict__["passes"] = self.__dict__.get("passes", 0) if not keeps else 0
        return twin

    def apply(self: NewGame, seat: int, move: int) -> None:
        own_apply(self, seat, move)
        self.__dict__["passes"] = int(rare(self))

    def position(self: NewGame) -> Position:
        return {**own_position(self), **({"passes": self.__dict__.get("passes", 0)} if keeps else {})}

    for kind, name, written in (
        (NewGameGame, "start", start), (NewGameGame, "read", read), (NewGame, "copy", copy),
        (NewGame, "apply", apply), (NewGame, "position", position),
        (NewGame, "view", lambda self, seat: {**own_view(self, seat), "passes": self.__dict__.get("passes", 0)}),
    ):  # fmt: skip
        monkeypatch.setattr(kind, name, written)
    monkeypatch.setattr(GAME, "view", None)


def test_a_field_that_copy_forgets_is_found_without_reaching_it(monkeypatch: pytest.MonkeyPatch) -> None:
    _passing(lambda state: False, True, monkeypatch)
    with pytest.raises(Nonconformance) as found:
        Heard(GAME)
    said, _, calls = str(found.value).partition("\nTo see it again:\n")
    assert said.startswith("copy() forgets self.passes: passes is 0 in the copy and 1 in the original if self.passes is 1.")
    assert calls.splitlines()[-1] == "    print(state.position(), state.copy().position())"


def test_a_rare_field_that_position_forgets_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    _passing(lambda state: sum(state.tricks) == 1 and state.tricks[0] == 1 and 9 in state.gone, False, monkeypatch)
    with pytest.raises(Nonconformance, match=r"is not the same before saving and after loading: .*passes"):
        Heard(GAME)


def test_a_move_beyond_the_count_is_found_if_it_is_rare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        NewGame, "moves", lambda self, seat: [*own_moves(self, seat), 99] if 9 in self.gone and 8 in self.hands[seat]
        and own_moves(self, seat) else own_moves(self, seat),
    )  # fmt: skip
    with pytest.raises(Nonconformance, match=r"each move must be there once, and be at least 0 and below move_count \(10\)"):
        Heard(GAME)


def test_a_kind_of_move_that_never_came_up_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.bots_of(GAME.slug), "rules", ThriftyBot)
    own_phrase = NewGameGame.phrase
    monkeypatch.setattr(
        NewGameGame, "phrase", lambda self, move: own_phrase(self, move) or (Phrase("newgame-move-pass") if move == 0 else None)
    )
    assert list(advice(GAME, Heard(GAME), [])) == [
        "No seat ever had a move newgame-move-pass: it may need a rare state, so test it yourself."
    ]


def test_a_wrong_type_in_one_branch_is_named_when_it_comes_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NewGame, "copy", lambda self: own_copy(self) if sum(self.tricks) < 2 else self.position())
    assert "must return a State, but returned {'seats'" in _found()
    monkeypatch.setattr(NewGame, "copy", own_copy)
    monkeypatch.setattr(NewGame, "refusal", _returning("refusal", None))
    assert re.match(r"refusal\(0, -1\) is None, but -1 is not in moves\(0\): return a Refusal .*`return` missing\?", _found())


def test_plain_play_names_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    state = GAME.new(2, 1)
    for kind, name, got, call in (
        (NewGameGame, "start", None, lambda: GAME.new(2, 1)),
        (NewGameGame, "read", 3, lambda: GAME.load(state.position())),
        (NewGame, "refusal", "no", lambda: state.why_not(0, 1)),
        (NewGameGame, "in_words", None, lambda: str(state)),
        (NewGameGame, "in_words", ["no"], lambda: str(state)),
    ):
        with monkeypatch.context() as patched, pytest.raises(BadSetup) as said:
            patched.setattr(kind, name, _returning(name, got))
            call()
        assert re.match(
            rf"{name}\(\) must return .*, but returned {re.escape(repr(got))}\..* \(\S+mistakes\.py:\d+\)$", str(said.value)
        )


def test_a_finished_game_is_held_to_the_rules_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NewGame, "refusal", lambda self, seat, move: own_refusal(self, seat, move) if self.actors() else None)
    assert "is None, but -1 is not in moves(0): return a Refusal that says why not." in _found()
    monkeypatch.setattr(NewGame, "refusal", own_refusal)
    monkeypatch.setattr(position_module, "_check", lambda state: sum(state.tricks) < HAND and own_check(state))
    assert any("read() takes it, and then" in sentence for sentence in check_positions(GAME))


def test_a_reader_that_loses_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(position_module, "_check", lambda state: None)
    position = GAME.new(2, 1).position()
    lost = [sentence for sentence in misread(GAME, position) if sentence.startswith("aside[0] is missing")]
    assert len(lost) == 1 and "read() takes it, and then material() is {'cards': " in lost[0]


def test_a_reader_that_leads_to_a_seat_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python takes -1 for the last seat, so such a game goes on until a person plays it."""

    def apply(self: NewGame, seat: int, move: int) -> None:
        own_apply(self, seat, move)
        if sum(self.tricks) > len(self.gone) // self.seats:
            self.turn = -1

    monkeypatch.setattr(position_module, "_check", lambda state: None)
    monkeypatch.setattr(NewGame, "apply", apply)
    assert [sentence for sentence in check_positions(GAME) if "seat -1" in sentence] == [
        "A damaged position: seats[0].tricks is 1: read() takes it, and then it is the turn of seat -1: refuse fields that"
        " contradict each other."
    ]


def test_a_copy_that_shares_its_rng_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(self: NewGameGame, seats: int, rng: Rng, *asked: Any) -> NewGame:
        state = own_start(self, seats, rng, *asked)
        state.__dict__["rng"] = rng
        return state

    def apply(self: NewGame, seat: int, move: int) -> None:
        own_apply(self, seat, move)
        self.__dict__["rng"].below(6)

    def copy(self: NewGame) -> NewGame:
        twin = own_copy(self)
        twin.__dict__["rng"] = self.__dict__["rng"]
        return twin

    for kind, name, written in (
        (NewGameGame, "start", start), (NewGame, "apply", apply), (NewGame, "copy", copy),
        (NewGame, "position", lambda self: {**own_position(self), "rng": self.rng.position()}),
    ):  # fmt: skip
        monkeypatch.setattr(kind, name, written)
    record = Record(GAME, 2, 1)
    with pytest.raises(
        Nonconformance, match=r"^Playing on a copy changed the original: .* copy\(\) must take self\.rng\.copy\(\)\."
    ):
        check_copy(record, Rng(1))


def test_a_game_without_an_end_is_shown_by_its_last_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "LONGEST", 3)
    with pytest.raises(Nonconformance) as found:
        check_game(GAME, 2, {"begins": 1}, seed=7)
    assert re.fullmatch(
        r"new-game with 2 seats and \{'begins': 1\} does not end: after 3 random moves from seed 7 it still goes on\."
        r" The last ones: (lay \d \(seat [01]\)(, |\.)){4}",
        str(found.value),
    )


def test_the_text_of_a_length_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    length = Number("newgame_tricks", 3, 1, 3, role=LENGTH, stretches=[Stretch(2, 2, 3, 5)])
    monkeypatch.setattr(GAME, "options", [length])
    monkeypatch.setattr(
        NewGameGame, "start", lambda self, seats, rng, options, story: own_start(self, seats, rng, {"begins": 0}, story)
    )
    assert Heard(GAME).keys["option-newgame_tricks-length"] == {"value", "count"}


def test_a_world_that_is_badly_dealt_is_named_by_its_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgets_aside(self: NewGame, seat: int | None, rng: Rng) -> NewGame:
        world = own_imagine(self, seat, rng)
        world.aside = self.aside[:]
        return world

    monkeypatch.setattr(NewGame, "imagine", forgets_aside)
    assert re.search(r"Look at aside: it is the same as in the real game, and \d is now there 2 times\.", _found())
    monkeypatch.setattr(NewGame, "imagine", lambda self, seat, rng: own_imagine(self, seat, Rng(1)))
    assert "imagine(0, rng) gives the same world for 30 different rng: shuffle" in _found()


def test_options_without_effect_and_open_secrets_are_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.bots_of(GAME.slug), "rules", ThriftyBot)
    assert not list(advice(GAME, Heard(GAME), []))
    monkeypatch.setattr(
        NewGameGame, "start", lambda self, seats, rng, options, story: own_start(self, seats, rng, {"begins": 0}, story)
    )
    monkeypatch.setitem(GAME.events, "newgame-laid", (["seat"], ["card"]))
    monkeypatch.setattr(
        NewGame, "tell", lambda self, key, args: self.story.append(Event(key, {"seat": args["seat"]}, {"card": 1}, [0, 1, 2]))
        if self.story is not None and "card" in args else None,
    )  # fmt: skip
    told = list(advice(GAME, Heard(GAME), []))
    assert told[0].startswith(
        "The option begins changes nothing: 16 games went the same way with 1 and with 3. Read options['begins']"
    )
    assert told[1].startswith("Every seat is told the secret arguments of newgame-laid (card): in knowers, name only the seats")


def test_an_option_that_no_view_shows_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    def start(self: NewGameGame, seats: int, rng: Rng, options: Any, story: Any) -> NewGame:
        state = own_start(self, seats, rng, {"begins": 0}, story)
        state.__dict__["low"] = options["newgame_low"]
        return state

    monkeypatch.setattr(GAME, "options", [Flag("newgame_low")])
    monkeypatch.setattr(NewGameGame, "start", start)
    monkeypatch.setattr(NewGame, "winner", lambda self, trick: trick.index((min if self.__dict__["low"] else max)(trick)))
    assert [sentence.partition(":")[0] for sentence in idle_options(GAME)] == [
        "The option newgame_low changes the game, but no view shows it"
    ]
    monkeypatch.setattr(NewGame, "view", lambda self, seat: {**own_view(self, seat), "low": self.__dict__["low"]})
    assert not list(idle_options(GAME))


def test_a_turn_that_is_never_passed_on_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.bots_of(GAME.slug), "rules", ThriftyBot)
    record = Record(GAME, 2, 1, {})
    while record.state.actors():
        seat = record.state.actors()[0]
        record.play(seat, record.state.moves(seat)[0])
    assert not list(advice(GAME, Heard(GAME), [record]))
    record.moves[:] = [(0, move) for _, move in record.moves]
    assert list(advice(GAME, Heard(GAME), [record])) == [
        "In all 1 games only one seat ever moved. Does apply() say whose turn is next?"
    ]


def test_missing_texts_of_one_argument_are_one_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAME.arguments, "card", "newgame-card")
    found = [sentence for sentence in check_texts(GAME, Heard(GAME), "en") if "no text" in sentence]
    assert found == ["en: no text for 9 of newgame-card-…: 1, 2, 3, 4, 5, 6, 7, 8, 9. Write them in texts/en/game.ftl."]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("{ $other } takes it.", True),
        ("There are 55 under the cup of { $other }.", True),
        ("It is { $other }’s turn.", True),
        ("{ $other }: 55", False),
        ("{ $other_you ->\n    [yes] Under your cup.\n   *[no] Under the cup of { $other }.\n}", False),
        ("{ $other_you ->\n    [yes] Yours.\n   *[no] Theirs.\n} It was { $other } who lied.", True),
        # Where the seat is the reader, the other one is not.
        ("{ $seat_you ->\n    [yes] You ask { $other }.\n   *[no] { $seat } asks you.\n}", False),
        ("{ $seat_you ->\n    [yes] You ask { $other }.\n   *[no] { $seat } asks { $other }.\n}", True),
    ],
)
def test_a_text_that_names_its_reader_in_a_sentence_is_advised(text: str, names: bool) -> None:
    message = FluentParser().parse_entry(f"key = {text}")
    assert isinstance(message, ast.Message) and message.value is not None
    assert names_reader(message.value, "other") is names


def _told_wrong(key: str, args: dict[str, object]) -> Callable[..., Any]:
    return lambda *asked: [Phrase(key, args)] if len(asked) == 2 else Phrase(key, args)


# A class, its method, a text key, wrong arguments, and the call that the report must show.
SAID = [
    (NewGameGame, "in_words", "newgame-words-tricks", {"seat": 3, "count": 0}, "print(state.game.in_words(state.view(0)))"),
    (NewGame, "reason", "newgame-words-laid", {"seat": -1, "card": 1}, "print(state.reason("),
]


@pytest.mark.parametrize(("kind", "method", "key", "args", "call"), SAID, ids=["in_words", "reason"])
def test_a_phrase_with_a_wrong_argument_is_found_at_its_source(
    kind: type, method: str, key: str, args: dict[str, object], call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kind, method, _told_wrong(key, args))
    with pytest.raises(Nonconformance) as found:
        Heard(GAME)
    said, _, calls = str(found.value).partition("\nTo see it again:\n")
    assert said.startswith(f"Argument seat of {key} is {args['seat']}.") and "so it must be a number from 0 to 1." in said
    assert re.search(rf" Look at {STATE.with_name('game.py')}:\d+\.$", said), said
    assert calls.splitlines()[-1].strip().startswith(call)


def _stubborn(self: ThriftyBot, situation: Situation) -> int:
    return max(situation.moves) + 1 if len(situation.moves) < 3 else situation.moves[0]


class StubbornBot(ThriftyBot):
    """A bot that answers with a number for which there is no move."""

    def choose(self, situation: Situation) -> int:
        return _stubborn(self, situation)


def test_an_illegal_choice_is_named_where_the_bot_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.bots_of(GAME.slug), "rules", StubbornBot)
    with pytest.raises(Nonconformance, match=r"which is not one of situation\.moves .* \(\S+mistakes\.py:\d+\)"):
        check_bots(GAME, lambda what: None)


def test_bots_play_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    monkeypatch.setitem(registry.bots_of(GAME.slug), "rules", ThriftyBot)
    check_bots(GAME, tried.append)
    assert tried == ["a game of 2 bots rules", "a game of 3 bots rules"]
    own_choose = ThriftyBot.choose
    for choose, said, call in (
        (_stubborn, "which is not one of situation.moves ([", "print(spielkiste.make_bot("),
        (lambda self, situation: 1 // 0, "raises ZeroDivisionError", "print(spielkiste.make_bot("),
    ):
        monkeypatch.setattr(ThriftyBot, "choose", choose)
        with pytest.raises(Nonconformance) as found:
            check_bots(GAME, tried.append)
        assert said in str(found.value) and str(found.value).splitlines()[-1].strip().startswith(call)
    monkeypatch.setattr(ThriftyBot, "choose", own_choose)
    monkeypatch.setattr(bots, "LONGEST", 3)
    with pytest.raises(Nonconformance, match="2 bots rules@5 do not end: after 3 moves they still play"):
        check_bots(GAME, tried.append)


def _unmade(self: NewGame, seats: int, story: object = None) -> None:
    self.hands, self.aside, self.laid, self.gone, self.last = [[], [], []], [], [0] * seats, [], [0] * seats
    self.tricks, self.turn, self.stopped = [0] * seats, 0, False


def test_a_forgotten_super_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NewGame, "__init__", _unmade)
    assert _found() == "NewGame has no seats and no story: begin its __init__ with super().__init__(seats, story)."
    monkeypatch.setattr(NewGameGame, "__init__", lambda self: None)
    with pytest.raises(BadSetup, match=r"NewGameGame has no slug: begin its __init__ with super\(\).__init__\(slug=…"):
        registry.register(NewGameGame(), {}, "spielkiste.scaffold.new_game")


@pytest.mark.parametrize("seats", GAME.usual_seat_counts())
def test_the_game_without_mistakes_is_left_in_peace(seats: int) -> None:
    assert check_game(GAME, seats, {}, seed=1).state.outcome() is not None


def test_the_methods_that_must_be_written_are_those_without_a_body() -> None:
    """A method that an author must write is abstract in our base class."""
    for kind, names in ((Rules, MUST_OF_STATE), (type(GAME).__mro__[1], MUST_OF_GAME)):
        assert [name for name in vars(kind) if getattr(vars(kind)[name], "__isabstractmethod__", False)] == list(names)


def test_the_manual_names_all_that_can_be_written() -> None:
    """Check the table of docs/add-a-game.md: required methods are in the middle, optional ones on the right."""
    manual = (Path(__file__).parents[2] / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    for kind, names in (("State", MUST_OF_STATE), ("Game", MUST_OF_GAME)):
        row = next(line for line in manual.splitlines() if line.startswith(f"| `{kind}` |"))
        _, _, must, may, _ = row.split("|")
        assert re.findall(r"`(\w+)`", must) == list(names)
        assert all(hasattr(State if kind == "State" else type(GAME), name) for name in re.findall(r"`(\w+)`", may))


def test_a_method_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(NewGame, "material")
    monkeypatch.delattr(NewGame, "imagine")
    assert _found() == ("NewGame lacks imagine(), material(): every State has its own. See help(spielkiste.State.imagine).")


def test_two_fields_that_are_only_checked_separately(monkeypatch: pytest.MonkeyPatch) -> None:
    position = GAME.new(2, 1).position()

    def read(self: NewGameGame, given: Position) -> NewGame:
        text = json.dumps(given)
        if re.search(rf'"turn": [^{position["turn"]}]', text) and re.search(r'^.*?"tricks": [^0]', text):
            raise KeyError("turn")
        return own_read(self, given)

    assert not misread_pair(GAME, position)
    monkeypatch.setattr(NewGameGame, "read", read)
    assert not list(misread(GAME, position))
    assert re.fullmatch(
        r"(turn is -?\d|seats\[0\]\.tricks is -?\d)( and \1)?.*: read\(\) in \S+ raises KeyError\('turn'\) instead of BadFile",
        misread_pair(GAME, position),
    )


# -- where it fails, and how to see it again -----------------------------------------------------------------------------


def _fails(self: NewGame, trick: list[int]) -> int:
    return refuse("not here")


def test_an_error_names_the_authors_own_line_and_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """`refuse` and this test are not the author's code; the author's innermost line is in `_finish_trick`."""
    monkeypatch.setattr(NewGame, "winner", _fails)
    monkeypatch.setattr(NewGame, "stop", State.stop)
    said, _, calls = _found().partition("\nTo see it again:\n")
    assert said.startswith(f"_finish_trick() in {STATE}:"), said
    assert "raises BadFile" in said
    lines = textwrap.dedent(calls).splitlines()
    assert lines[1] == 'state = spielkiste.new("new-game", seats=2, seed=1)' and lines[-1].startswith("state.play("), lines


def test_the_calls_end_with_the_one_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    from spielkiste.scaffold.new_game import state as module

    monkeypatch.setattr(module, "reason", lambda over, turn: 1 // 0)
    said = _found()
    assert f"refusal() in {STATE}:" in said and "raises ZeroDivisionError" in said
    assert said.splitlines()[-1] == "    state.refusal(0, -1)"


def _endless(self: NewGame, trick: list[int]) -> int:
    while True:
        pass


def test_rules_without_an_end_are_named_and_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(NewGame, "winner", _endless)
    record = Record(GAME, 2, 1)
    record.play(1, record.state.moves(1)[0])
    heard: list[tuple[str, str]] = []

    def hear(what: str, frame: FrameType | None) -> None:
        assert frame is not None
        heard.append((what, frame.f_code.co_name))

    with Watchdog(hear, after=0.1, limit=0.3) as watchdog:
        watchdog.trying("the second move")
        with pytest.raises(TooLong) as ended:
            record.play(0, record.state.moves(0)[0])
    assert heard == [("the second move", "_endless")]
    assert raises(ended.value, GAME).startswith(f"_finish_trick() in {STATE}:")
    assert raises(ended.value, GAME).endswith(" does not end")


def _swallows(self: NewGame, trick: list[int]) -> int:
    for _ in range(10**9):
        with suppress(Exception):
            while not self.stopped:
                pass
        if self.stopped:
            break
    return 0


def test_rules_that_catch_every_error_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Giving up usually ends the process with exit code 1; here it stops the game."""
    monkeypatch.setattr(NewGame, "winner", _swallows)
    record = Record(GAME, 2, 1)
    record.play(1, record.state.moves(1)[0])
    given_up: list[str] = []

    def let_go(what: str) -> None:
        given_up.append(what)
        record.state.stop()

    with Watchdog(lambda what, frame: None, after=0.1, limit=0.2, grace=0.2, give_up=let_go) as watchdog:
        watchdog.trying("the second move")
        record.play(0, record.state.moves(0)[0])
    assert given_up == ["the second move"]


def test_an_endless_loop_ends_the_check_with_code_1(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def endless(*asked: object, **also: object) -> None:
        raise Nonconformance("winner() does not end.") from TooLong()

    monkeypatch.setattr("spielkiste.lab.conformance.check_game", endless)
    assert main(["check", GAME.slug, "--lang", "en"]) == 1
    assert capsys.readouterr().err == "winner() does not end.\n"


def test_the_current_step_is_reported() -> None:
    heard: list[str] = []
    check_game(GAME, 3, {"begins": 2}, seed=1, trying=heard.append)
    assert heard[:2] == ["dealing a game for 3 with {'begins': 2}", "move 1 of a game for 3 with {'begins': 2}"]
    assert len(heard) == 10


def test_the_watchdog_is_silent_about_quick_steps() -> None:
    heard: list[str] = []
    with Watchdog(lambda what, frame: heard.append(what)) as watchdog:
        watchdog.trying("a move")
    assert not heard
