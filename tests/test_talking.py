"""Test that a programmer can learn the library from `help`, `print` and error messages alone."""

import importlib
import inspect
import os
import random
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import spielkiste
from spielkiste.__main__ import COMMANDS
from spielkiste.bots import chooser
from spielkiste.command import main, parser
from spielkiste.core.bot import Bot, Situation
from spielkiste.core.errors import BadMove, BadSetup, SpielkisteError
from spielkiste.core.game import Game, State
from spielkiste.core.registry import HOUSE_BOTS, bots_of, games
from spielkiste.core.story import Event
from spielkiste.lab import aec, batch, gym
from spielkiste.lab.ladder import ladder
from spielkiste.lab.simulate import arena, simulate
from spielkiste.lab.simulation.crew import only_here
from spielkiste.texts import texts
from tests import api_reference
from tests.number_rally import scenario

PACKAGE = Path(spielkiste.__file__).parents[1]
KM = spielkiste.find("thousand-km")
PATIENCE = spielkiste.find("patience")


@pytest.fixture
def state() -> State:
    return spielkiste.new("thousand-km", seats=3, seed=7)


def _said(state: State, seat: int, move: int | str) -> str:
    with pytest.raises(BadMove) as caught:
        state.play(seat, move)
    return str(caught.value)


# -- moves in notation -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_notation_plays_the_same_game_as_numbers(game: Game) -> None:
    seats = game.usual_seat_counts()[0]
    numbers = spielkiste.new(game.slug, seats=seats, seed=3)
    words = spielkiste.new(game.slug, seats=seats, seed=3)
    record = spielkiste.record(game.slug, seats=seats, seed=3)
    rng = spielkiste.Rng(1)
    for _ in range(40):
        if not numbers.actors():
            break
        seat = rng.pick(numbers.actors())
        move = rng.pick(numbers.moves(seat))
        numbers.play(seat, move)
        words.play(seat, game.notation(move).upper())
        record.play(seat, game.notation(move))
        assert record.moves[-1] == (seat, move)
    assert numbers.position() == words.position() == record.state.position()


def test_an_unknown_move_changes_nothing_and_suggests_similar_ones(state: State) -> None:
    before = state.position()
    assert "Did you mean `drive 25`" in _said(state, 2, "drve 25")
    assert "no such move. Seats count from 1 in notation. Did you mean `attack" in _said(state, 2, "attack 0 flat-tyre")
    written = f"A move is written as in `{KM.notation(state.moves(2)[0])}`; state.moves(2) lists what is possible now."
    assert _said(state, 2, "castle") == f"Seat 2 can't `castle`: thousand-km has no such move. {written}"
    assert "A move is written as in `drive 25`; state.moves(0)" in _said(state, 0, "castle")
    assert state.position() == before


def test_a_move_that_lacks_a_word_is_completed() -> None:
    game = spielkiste.find("mau-mau")
    with pytest.raises(BadMove, match=r"“lay 4” is not a move of mau-mau\. Did you mean `lay 4-triangle` or `lay 4-circle` or "):
        game.parse("lay 4")
    with pytest.raises(BadMove, match=r"Did you mean `lay 4-circle`"):
        game.parse("la 4-circle")
    with pytest.raises(BadMove, match=r"“castle” is not a move of mau-mau\. Game\.notations\(\) lists them all\."):
        game.parse("castle")
    state = spielkiste.new(game, seats=2)
    seat = state.actors()[0]
    legal = [game.notation(move) for move in state.moves(seat) if game.notation(move).startswith("lay ")]
    assert f"Did you mean `{'` or `'.join(legal[:3])}`?" in _said(state, seat, "lay"), "the moves it may make come first"


def test_questions_take_notation_as_play_does(state: State) -> None:
    for move in (state.moves(2)[0], KM.notation(state.moves(2)[0])):
        assert state.legal(2, move) and state.why_not(2, move) is None and not state.legal(1, move)
        state.check(2, move)
    refusal = state.why_not(2, "drive 25")
    assert not state.legal(2, "drive 25") and refusal is not None and refusal.clause == "KM-2"
    with pytest.raises(BadMove, match="a 25 km"):
        state.check(2, "drive 25")
    with pytest.raises(BadMove, match="Did you mean `drive 25`"):
        state.legal(2, "drve 25")


def test_where_several_seats_act_a_hint_says_whose_it_is() -> None:
    snap = scenario.table([["5"], ["5", "1"], ["5", "2"]], total=16, turn=0)
    snap.play(0, "lay 5")
    assert snap.actors() == [1, 2]
    assert str(snap).splitlines()[1] == "These seats answer at the same time; actors() lists those that may still act."
    snap.game = spielkiste.find("number-rally")
    found = spielkiste.hint(snap, 2, budget=1)
    assert found is not None and found.seat == 2 and str(found).startswith("Seat 2: `") and "seat=2" in repr(found)


# -- errors: who, what and why ---------------------------------------------------------------------------------


def test_a_refusal_says_who_what_and_why(state: State) -> None:
    assert state.actors() == [2]
    assert _said(state, 1, "drive 25") == "Seat 1 can't `drive 25`: it is seat 2's turn (KM-2)."
    assert _said(state, 2, "drive 25") == "Seat 2 can't `drive 25`: you don’t have a 25 km card in your hand (KM-2)."
    assert _said(state, 2, 9999) == "Seat 2 can't make move 9999: thousand-km has no such move; choose one of state.moves(2)."
    spielkiste.rollout(state, spielkiste.Rng(1))
    assert "can't `drive 25`: the game is over (KM-" in _said(state, 0, "drive 25")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_no_refusal_tells_what_another_seat_holds(game: Game) -> None:
    """The message consists of public information and the game's own reason: it is the same in every world the seat can
    imagine.
    """
    seats = game.usual_seat_counts()[-1]
    state = spielkiste.new(game.slug, seats=seats, seed=5)
    spielkiste.rollout(state, spielkiste.Rng(2), 11)
    for seat in range(seats):
        world = state.imagine(seat, spielkiste.Rng(9))
        for move in range(0, game.move_count, 3):
            if not state.legal(seat, move):
                assert _said(state, seat, move) == _said(world, seat, move)


@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_a_seat_that_is_not_there_is_told_how_many_there_are(state: State, seat: int) -> None:
    for ask in (lambda: state.moves(seat), lambda: state.view(seat), lambda: spielkiste.hint(state, seat)):
        with pytest.raises(BadMove, match=f"There is no seat {seat}: this game has 3 seats, 0 to 2."):
            ask()
    assert _said(state, seat, 0) == _said(state, seat, "drive 25")


# -- print ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_a_state_prints_its_table_as_a_spectator_sees_it(game: Game) -> None:
    seats = game.usual_seat_counts()[-1]
    state = spielkiste.new(game.slug, seats=seats, seed=5)
    spielkiste.rollout(state, spielkiste.Rng(2), 9)
    assert repr(state).startswith(f"<{game.slug}, {seats} seat") and "to move>" in repr(state)
    lines = str(state).splitlines()
    assert len(lines) > 3 and lines[0] == repr(state)[1:-1]
    assert not any("words" in line for line in lines), "a text is missing"
    assert str(state) == spielkiste.draw(state) == str(state.imagine(None, spielkiste.Rng(4))), "a spectator must see no secrets"
    own = spielkiste.draw(state, seat=0)
    assert own == spielkiste.draw(state.imagine(0, spielkiste.Rng(4)), seat=0), "seat 0 must see only its own secrets"
    spielkiste.rollout(state, spielkiste.Rng(2))
    assert "over: " in repr(state) and "Scores: seat 0: " in str(state)


def test_partners_are_named_together() -> None:
    state = spielkiste.new("thousand-km", seats=4, seed=7, teams=True)
    assert "seat 0 + seat 2" in str(state)


def test_games_read_like_a_list() -> None:
    assert str(spielkiste.games()).startswith("[<Game thousand-km, 2 to 4 seats>, <Game number-rally, 2 to 5 seats>")
    assert "<Game wall-break, 2 or 4 seats>" in str(spielkiste.games()) and "<Game patience, 1 seat>" in str(spielkiste.games())
    assert str(KM).startswith("thousand-km, 2 to 4 seats; 4, 6 or 8 seats with teams\n")
    assert "  goal=1000 (300, 325 … 1000): " in str(KM)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_a_game_prints_what_its_options_mean(game: Game) -> None:
    for option, line in zip(game.options, str(game).splitlines()[1:], strict=True):
        meaning = line.removeprefix(f"  {option!r}: ")
        assert meaning != line and meaning == texts("en").say(f"option-{option.name}")


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_a_view_is_explained_key_by_key(game: Game) -> None:
    said = spielkiste.describe_view(game)
    assert game.slug != "mau-mau" or "  # wrong answers by seat (strict naming)\n" in said
    state = spielkiste.new(game, seats=game.usual_seat_counts()[0])
    assert all(re.search(rf"^    {key}: ", said, re.MULTILINE) for key in state.view(0))
    assert [line for line in said.splitlines() if "#" in line or '"""' in line], "it must say what the keys mean"


@pytest.mark.parametrize("slug", ["memo-race", "tv-lottery"])
def test_what_is_drawn_counts_seats_from_0_as_calls_do(slug: str) -> None:
    drawn = str(spielkiste.new(slug, seats=4, seed=5))
    assert all(f"{seat} seat {seat} " in drawn for seat in range(4)), drawn


def test_what_a_bot_has_in_hand_says_what_it_is(state: State) -> None:
    assert repr(Situation(KM, state, 2)).startswith("<Situation thousand-km, seat 2, moves: ")
    assert "drive" not in repr(Situation(KM, state, 1)) and repr(Situation(KM, state, 1)).endswith("moves: none>")
    assert repr(spielkiste.make_bot("rules@3", "thousand-km", 1, 3, 7)).endswith("level 3, seat 1 of 3 in thousand-km>")
    secret = spielkiste.Rng("a secret seed")
    assert repr(secret) == "<Rng>", "the seed tells every card, and what is printed ends up in logs"


def test_a_review_says_what_it_is() -> None:
    played = spielkiste.play_game("patience", ["random"], seed=1)
    found = spielkiste.review(played)
    assert repr(found).startswith(f"<Review, 1 seats, {len(played.moves)} moves: {len(found.decisions)} decisions, ")


def test_states_are_compared_by_their_positions(state: State) -> None:
    """A state is mutable, so it equals only itself; its help says what to compare instead."""
    twin = state.copy()
    assert twin != state and twin.position() == state.position()
    assert "a.position() == b.position()" in (inspect.getdoc(State) or "")


NO_TEXTS = """
import sys
sys.modules["fluent"] = None
sys.argv = ["spielkiste", *{arguments!r}]
from spielkiste.__main__ import main
sys.exit(main())
"""


def test_help_works_with_only_the_rules_installed() -> None:
    def asked(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", NO_TEXTS.format(arguments=arguments)],
            env={**os.environ, "PYTHONPATH": str(PACKAGE)}, capture_output=True, text=True, check=False,
        )  # fmt: skip

    helped = asked("--help")
    assert (helped.returncode, helped.stderr) == (0, ""), helped.stderr
    assert all(name in helped.stdout for name in parser().commands()) and "spielkiste[terminal]" in helped.stdout
    assert list(parser().commands()) == list(COMMANDS)
    for command, extra in (("serve", "serve"), ("print", "print"), ("simulate", "terminal"), ("doctor", "serve")):
        assert f"pip install 'spielkiste[{extra}]' (in a clone: pip install '.[{extra}]')" in asked(command).stderr
    played = asked("play", "mau-mau")
    assert (played.returncode, played.stdout) == (2, "") and "pip install 'spielkiste[terminal]'" in played.stderr


def test_results_read_like_what_they_are(state: State) -> None:
    refusal = state.why_not(0, 0)
    assert repr(refusal) == "Refusal('KM-2', 'km-why-turn', {'seat': 2})"
    spielkiste.rollout(state, spielkiste.Rng(1))
    assert repr(state.outcome()).startswith("Outcome(scores=[")


def test_an_event_prints_without_its_secrets() -> None:
    said = repr(Event("km-drew", {"seat": 1}, {"card": "flat-tyre"}, [1]))
    assert said == "<Event km-drew {'seat': 1}, secret: card>"


def test_without_the_texts_it_still_talks() -> None:
    """The engine alone has no texts: keys and arguments say the same."""
    code = (
        "import sys; sys.modules['fluent'] = None\n"
        "import spielkiste\n"
        "state = spielkiste.new('thousand-km', seats=3, seed=7); print(state)\n"
        "for move in ('drive 25', 'drive 100'):\n"
        "    try: state.play(2 if move == 'drive 25' else 1, move)\n"
        "    except spielkiste.BadMove as refused: print(refused)\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    lines = done.stdout.splitlines()
    assert lines[:2] == ["thousand-km, 3 seats, seat 2 to move", "km-words-road: side 0, total 0, goal 1000"], done.stderr
    assert "Seat 2 can't `drive 25`: km-why-not-held: card 25 (KM-2)." in done.stdout
    assert "Seat 1 can't `drive 100`: it is seat 2's turn (KM-2)." in done.stdout


# -- calls ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_a_hint_takes_what_one_has_in_hand(game: Game) -> None:
    record = spielkiste.record(game.slug, seats=game.usual_seat_counts()[0], seed=4)
    for _ in range(3):
        seat = record.state.actors()[0]
        record.play(seat, record.state.moves(seat)[0])
    before = record.state.position()
    for table in (record, record.state):
        found = spielkiste.hint(table, budget=2)
        assert found is not None and found.move in record.state.moves(record.state.actors()[0])
        assert str(found).startswith(f"`{game.notation(found.move)}`: ") and "hint-" not in str(found)
    assert record.state.position() == before


def test_options_are_keywords_everywhere() -> None:
    assert "0/700 km" in str(spielkiste.new("thousand-km", seats=2, goal=700))
    assert spielkiste.record("thousand-km", seats=2, goal=700).options["goal"] == 700
    for summed_up in (
        spielkiste.simulate("thousand-km", seats=2, games=2, goal=700),
        spielkiste.simulate("thousand-km", seats=2, games=2, options={"goal": 700}),
        arena("thousand-km", ["random", "rules@1"], 2, goal=700),
    ):
        assert summed_up["options"]["goal"] == 700  # type: ignore[index]
    with pytest.raises(BadSetup, match=r"There is no option 'gaol'\. Did you mean 'goal'\? This game has: teams,"):
        spielkiste.simulate("thousand-km", seats=2, games=2, gaol=700)


@pytest.mark.parametrize(
    ("meant", "ask"),
    [
        ("mau-mau", lambda: spielkiste.new("maumau", seats=2)),
        ("number-rally", lambda: spielkiste.find("Zahlen Ralley")),
        ("thousand-km", lambda: spielkiste.new("mille-bornes", seats=2)),
        ("rules", lambda: spielkiste.make_bot("rule", KM, 0, 2, 1)),
        ("any_time", lambda: spielkiste.new(KM, seats=2, discard="anytime")),
        ("teams", lambda: spielkiste.new(KM, seats=2, team=True)),
    ],
)
def test_an_error_about_a_wrong_word_says_what_was_meant(meant: str, ask: Callable[[], object]) -> None:
    with pytest.raises(SpielkisteError) as refused:
        ask()
    said = str(refused.value)
    assert re.search(rf"^[^.?]+\. Did you mean {meant!r}\? (Choose|This game has)", said), "it comes before the list"


def test_where_all_bots_have_one_name_the_seats_are_compared() -> None:
    for result in (spielkiste.simulate("mau-mau", seats=2, games=4), arena("mau-mau", ["random", "random"], 4)):
        lines = str(result).splitlines()[1:]
        assert [line.partition(")")[0].strip() for line in lines] == ["seat 1 of 2 (random", "seat 2 of 2 (random"]


def test_a_flag_is_true_or_false_in_python() -> None:
    with pytest.raises(BadSetup) as refused:
        spielkiste.new("thousand-km", seats=4, teams="yes")
    assert str(refused.value) == "Option 'teams' cannot be 'yes'; choose True or False."
    assert refused.value.arguments["range"] == "yes, no", "the range must be written as people type it"
    assert "  teams=False (True or False)" in str(KM)


@pytest.mark.parametrize("seed", [None, 1.5, True, [1]])
def test_a_seed_is_a_whole_number_or_a_text(seed: Any) -> None:
    for begin in (
        lambda: spielkiste.new("mau-mau", seats=2, seed=seed),
        lambda: spielkiste.record("mau-mau", seats=2, seed=seed),
        lambda: spielkiste.simulate("mau-mau", seats=2, games=1, seed=seed),
        lambda: arena("mau-mau", ["random", "rules@1"], 1, seed=seed),
        lambda: ladder("mau-mau", ["random", "rules@1"], 1, seed=seed),
    ):
        with pytest.raises(BadSetup) as refused:
            begin()
        assert str(refused.value) == f"A seed is a whole number or a text, not {seed!r}."


def test_wrong_types_get_a_sentence(state: State) -> None:
    wrong: Any = spielkiste
    asked: list[tuple[str, Callable[[], object]]] = [
        ("A move is a number or its notation, such as 'drive 25', not None.", lambda: wrong.State.play(state, 2, None)),
        ("A seat is a whole number that counts from 0, not '2'.", lambda: wrong.State.play(state, "2", "drive 25")),
        ("A seat is a whole number that counts from 0, not '2'.", lambda: wrong.State.play(state, "2", 5)),
        ("A seat is a whole number that counts from 0, not None.", lambda: wrong.State.play(state, None, 5)),
        ("A seat is a whole number that counts from 0, not None.", lambda: wrong.new(KM, seats=3, seed=7).moves(None)),
        ("A move is a number or its notation, such as 'drive 25', not True.", lambda: wrong.State.play(state, 2, True)),
        ("The number of seats is a whole number, not 3.0.", lambda: wrong.new("thousand-km", seats=3.0)),
        ("The number of seats is a whole number, not '3'.", lambda: wrong.record("thousand-km", seats="3")),
        ("The number of seats is a whole number, not None.", lambda: wrong.simulate("thousand-km", seats=None, games=1)),
        ("Only a Record can be reviewed, not a ", lambda: wrong.review(state)),
        ("Pass a State or a Record, not a dict; Game.load makes", lambda: wrong.draw(state.position())),
        ("Pass a State or a Record, not a dict; Game.load makes", lambda: wrong.hint(state.position())),
        ("The number of games must be at least 1, not 0.", lambda: wrong.simulate("mau-mau", seats=2, games=0)),
        ("The number of games must be at least 1, not -3.", lambda: arena("mau-mau", ["rules", "random"], -3)),
        ("Name the bots in a list, such as", lambda: wrong.simulate("mau-mau", seats=2, games=1, bots="random,rules")),
        ("`players` is a list with a name for each of the 2 seats, not ['Lina'].", lambda: wrong.record(KM, 2, players=["Lina"])),
        ("`players` is a list with a name for each of the 2 seats, not 'Li'.", lambda: wrong.record(KM, 2, players="Li")),
        ("`until` is a number of moves, 0 or more, not -1.", lambda: wrong.loads("", until=-1)),
        ("A seat is a whole number from 0 to 1, not 2.", lambda: wrong.make_bot("rules", KM, 2, 2, 1)),
        ("A seat is a whole number from 0 to 1, not None.", lambda: wrong.make_bot("rules", KM, None, 2, 1)),
        ("An Event, a Refusal, a Hint, a Turn or a Phrase can be said, not a str.", lambda: wrong.say("km-drove", state)),
        ("Say it at a State, a Record or a Game, not at a str.", lambda: wrong.say(wrong.Phrase("km-drove"), "thousand-km")),
        ("There is a review once the game is over; play it", lambda: wrong.review(wrong.record(KM, 2))),
        ("The number of games is a whole number, not '10'.", lambda: wrong.simulate("mau-mau", seats=2, games="10")),
        ("Options are keywords: write goal=700", lambda: wrong.new(KM, seats=2, options={"goal": 700})),
        ("Options are keywords: write goal=700", lambda: wrong.play_game(KM, ["random", "random"], options={"goal": 700})),
        ("Only a Record can be saved, not a ThousandKm: play with", lambda: wrong.save(state, "game.json")),
        ("`load` takes the name of a file, not a Record; `loads`", lambda: wrong.load(wrong.record(KM, 2))),
        ("`loads` takes the text of a replay file, not PosixPath('x'); to", lambda: wrong.loads(Path("x"))),
        (
            "Only a Record can be reviewed, not a PosixPath: play with spielkiste.record, or read a file with spielkiste.load",
            lambda: wrong.review(Path("x")),
        ),
        ("A move is a number, not 'x'; Game.parse reads notation.", lambda: wrong.Game.notation(KM, "x")),
        ("Pass an Rng, such as spielkiste.Rng(1), not <random.Random", lambda: wrong.rollout(state, random.Random(1))),
        ("Pass an Rng, such as spielkiste.Rng(1), not 1.", lambda: wrong.Situation(KM, state, 2).imagine(1)),
        ("`progress` is a function that is called with (done, total)", lambda: arena(KM, ["rules", "random"], 1, progress=wrong)),
        (
            "best_of needs a worth for each move, but got 2 moves and 1 worths.",
            lambda: Last(KM, 0, 2, 5, wrong.Rng(1)).best_of([1, 2], [3]),
        ),
        ("There is no seat 9: this game has 3 seats, 0 to 2.", lambda: wrong.say(wrong.Phrase("km-played-out"), state, seat=9)),
        ("thousand-km has a bot 'rules' of its own; choose another name.", lambda: wrong.register_bot(KM, "rules", Last)),
        ("thousand-km has a bot 'random' of its own; choose another name.", lambda: wrong.register_bot(KM, "random", Last)),
        ("Bot 'mine' is a dict; let its class extend spielkiste.Bot.", lambda: wrong.register_bot(KM, "mine", dict)),
        ("Bot 'mine' cannot be made: ", lambda: wrong.register_bot(KM, "mine", lambda situation: 0)),
        ("Bots go by their names, and ", lambda: wrong.simulate("mau-mau", seats=2, games=1, bots=[Last, "rules"])),
    ]
    for sentence, ask in asked:
        with pytest.raises((SpielkisteError, TypeError, ValueError)) as refused:
            ask()
        assert str(refused.value).startswith(sentence)


def test_a_record_takes_the_name_of_a_game() -> None:
    assert spielkiste.Record("mau-mau", 2, 1).dumps() == spielkiste.record("mau-mau", 2, 1).dumps()


def test_the_names_of_the_house_bots_are_those_of_the_chooser() -> None:
    assert set(HOUSE_BOTS) == {"random", chooser.SEARCH, chooser.SEER, chooser.LEARNED}


def test_a_game_goes_by_its_name_or_as_itself() -> None:
    assert spielkiste.make_bot("rules", "thousand-km", 0, 2, 1).game is KM
    assert spielkiste.new(KM, seats=2).game is KM
    assert spielkiste.record(KM, seats=2).game is KM
    for summed_up in (
        spielkiste.simulate(KM, seats=2, games=1),
        spielkiste.arena(KM, ["random", "rules@1"], 1),
        ladder(KM, ["random", "rules@1"], 1, seats=2),
    ):
        assert summed_up["game"] == "thousand-km"


class Seven:
    """An integer type of another library, like NumPy's."""

    def __index__(self) -> int:
        return 7


def test_every_seed_that_is_taken_can_be_read_again() -> None:
    taken: list[tuple[Any, int | str]] = [(seed, seed) for seed in (-(2**64), 2**64, "ä" * 200, "")]
    for seed, kept in [*taken, (Seven(), 7)]:
        written = spielkiste.record("mau-mau", seats=2, seed=seed).dumps()
        assert spielkiste.loads(written).seed == kept
    for refused in (2**64 + 1, "x" * 201, "\ud800"):
        with pytest.raises(BadSetup, match="A seed"):
            spielkiste.record("mau-mau", seats=2, seed=refused)


class Last(Bot):
    """A bot that plays its last move."""

    def choose(self, situation: Situation) -> int:
        return situation.moves[-1]


def test_registering_a_bot_needs_one_line() -> None:
    spielkiste.register_bot("mau-mau", "last", Last)
    try:
        played = spielkiste.simulate("mau-mau", seats=2, games=3, bots=["last", "random"])
    finally:
        del bots_of("mau-mau")["last"]
    assert played["stumbled"] == {} and "last" in played["wins_by_bot"]  # type: ignore[operator]
    with pytest.raises(SpielkisteError, match="There is no game 'mau'"):
        spielkiste.register_bot("mau", "last", Last)
    with pytest.raises(BadSetup, match="not a name for a bot"):
        spielkiste.register_bot("mau-mau", "Last@3", Last)


class Hungry(Last):
    """A bot whose constructor takes one argument more than usual."""

    def __init__(self, game: Game, seat: int, seats: int, level: int, rng: spielkiste.Rng, depth: int) -> None:
        super().__init__(game, seat, seats, level, rng)
        self.depth = depth


class Forgetful(Last):
    """A bot that does not call its base class."""

    def __init__(self, *usual: object) -> None:
        self.depth = 3


@pytest.mark.parametrize(
    ("maker", "said"),
    [
        (Hungry, "missing 1 required positional argument: 'depth'. It is called as Hungry(game, seat, seats, level, rng); where"),
        (Forgetful, "with super().__init__(game, seat, seats, level, rng), or leave __init__ out."),
        (lambda *usual: None, "Bot 'mine' is a NoneType; let its class extend spielkiste.Bot."),
    ],
)
def test_a_bot_that_cannot_be_made_is_refused_with_an_example(maker: Any, said: str) -> None:
    with pytest.raises(SpielkisteError) as refused:
        spielkiste.register_bot(KM, "mine", maker)
    assert said in str(refused.value) and "mine" not in bots_of("thousand-km")
    hungry: Any = Hungry
    spielkiste.register_bot(KM, "mine", lambda *usual: hungry(*usual, depth=3))
    del bots_of("thousand-km")["mine"]


class Slips(Last):
    """A bot that fails whenever it has to choose."""

    def choose(self, situation: Situation) -> int:
        return situation.moves[99]


def test_a_bot_that_fails_is_warned_about_once_with_its_first_error() -> None:
    spielkiste.register_bot("mau-mau", "slips", Slips)
    said = r"slips stumbled, so \d+ of its moves were picked at random; its first error: IndexError: .* in choose"
    plays: list[Callable[[], object]] = [
        lambda: spielkiste.simulate("mau-mau", 2, 4, ["slips", "random"]),
        lambda: spielkiste.arena("mau-mau", ["slips", "random"], 4),
    ]
    try:
        for play in plays:
            with pytest.warns(UserWarning, match=said) as warned:
                result = play()
            assert len(warned) == 1 and warned[0].filename == __file__
            assert re.search(said, str(result)) and re.search(said, repr(result))
            assert str(result).startswith("mau-mau, 2 seats, 4 games, seed 0\n  slips ")
    finally:
        del bots_of("mau-mau")["slips"]


def test_everything_that_a_game_says_can_be_said_in_words() -> None:
    record = spielkiste.record("thousand-km", seats=3, seed=7, players=["Lina", "Rudi", "Kurt"])
    refusal = record.state.why_not(1, "drive 25")
    assert refusal is not None
    assert spielkiste.say(refusal, record) == "It’s Kurt’s turn."
    assert spielkiste.say(refusal, record.state, language="de") == "Platz 2 ist an der Reihe."
    assert str(refusal) == "It’s seat 2’s turn. (KM-2)" and str(spielkiste.Refusal("KM-2", "km-why-turn")).startswith("Refusal(")
    record.play(2, record.state.moves(2)[0])
    drawn = next(event for event in record.story if event.knowers == [0])
    assert spielkiste.say(drawn, record) != spielkiste.say(drawn, record, seat=0), "a spectator must not see the card"
    hint = spielkiste.hint(record, budget=1)
    assert hint is not None and spielkiste.say(hint, KM) in str(hint)
    assert spielkiste.say(spielkiste.Phrase("km-why-turn", {"seat": 9}), record), "a game's mistake must not crash"


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    record = spielkiste.play_game("mau-mau", ["random", "rules", "random"])
    assert record.players == ["random 1", "rules", "random 2"]
    spielkiste.save(record, tmp_path / "game.json")
    assert spielkiste.load(str(tmp_path / "game.json")).moves == record.moves
    assert len(spielkiste.load(tmp_path / "game.json", until=2).moves) == 2
    asked: list[tuple[str, Callable[[], object]]] = [
        (f"The file {tmp_path / 'nothing'} cannot be read; check the name.", lambda: spielkiste.load(tmp_path / "nothing")),
        ("This is not a Spielkiste replay file. `loads` takes its text; to read a file, call spielkiste.load('game.json').",
         lambda: spielkiste.loads("game.json")),
        ("This replay file is incomplete or damaged; copy the whole file again.", lambda: spielkiste.loads(record.dumps()[:-9])),
    ]  # fmt: skip
    for sentence, ask in asked:
        with pytest.raises(spielkiste.BadFile) as refused:
            ask()
        assert str(refused.value) == sentence


def test_the_boxes_can_be_imported_by_any_way_of_writing_it() -> None:
    import spielkiste.games.number_rally.material as material

    assert material is importlib.import_module("spielkiste.games.number_rally.material")
    assert spielkiste.games.number_rally.material is material  # type: ignore[attr-defined]
    assert spielkiste.games() == games()


# -- help -------------------------------------------------------------------------------------------------------


def test_the_page_of_the_library_names_everything_as_it_is_called() -> None:
    page = api_reference.PAGE.read_text(encoding="utf-8")
    assert page.endswith(api_reference.reference()), "rewrite it: PYTHONPATH=src python -m tests.api_reference"
    named = {*api_reference.CALLS, *api_reference.CLASSES, *api_reference.ERRORS, *api_reference.REVIEW}
    assert named >= set(spielkiste.__all__)


def _public() -> list[tuple[str, object]]:
    found: list[tuple[str, object]] = []
    for name in spielkiste.__all__:
        thing = getattr(spielkiste, name)
        found.append((name, thing))
        if inspect.isclass(thing):
            found += [(f"{name}.{inner}", value) for inner, value in vars(thing).items() if callable(value) and inner[0] != "_"]
    return found


def test_help_names_every_attribute(state: State) -> None:
    record = spielkiste.play_game("mau-mau", ["random", "random"])
    hint = spielkiste.hint(state, budget=1)
    bot = spielkiste.make_bot("random", "mau-mau", 0, 2, 1)
    for kind, one in [
        (State, state),
        (Situation, Situation(KM, state, 2)),
        (Bot, bot),
        (spielkiste.Record, record),
        (spielkiste.Outcome, record.state.outcome()),
        (spielkiste.Hint, hint),
        (spielkiste.Refusal, state.why_not(1, "drive 25")),
    ]:
        public = {name for name in vars(one) if name[0] != "_"}
        named = set(api_reference.attributes(kind))
        assert named == public if kind is not State else named < public


def test_only_what_is_public_is_listed() -> None:
    assert [name for name in dir(spielkiste) if name[0] != "_"] == sorted(spielkiste.__all__)
    assert spielkiste.simulate is simulate and spielkiste.arena is arena
    with pytest.raises(AttributeError, match="has no attribute 'simulat'"):
        spielkiste.simulat  # noqa: B018


def test_seats_count_from_one_only_where_the_page_says_so() -> None:
    assert spielkiste.new("mau-mau", seats=3, begins=1).actors() == [0]
    summary: Any = spielkiste.simulate("mau-mau", seats=2, games=1)
    assert [line["seat"] for line in summary["wins_by_seat"]] == [1, 2]
    assert '"1 ' in spielkiste.play_game("mau-mau", ["random", "random"], begins=1).dumps().split('"moves"')[1][:20]


@pytest.mark.slow
def test_help_says_the_same_in_every_build() -> None:
    """Slow tests run in the compiled package, where the compiler drops every docstring unless the build restores it."""
    wordless = [name for name, thing in _public() if not inspect.getdoc(thing) and not name.endswith(".json")]
    assert not wordless
    assert (inspect.getdoc(State.play) or "").startswith("Make a move: one of `moves(seat)`")
    assert (inspect.getdoc(type(spielkiste.new("mau-mau", seats=2)).moves) or "").startswith("Return the legal moves")
    assert (inspect.getdoc(Situation.view) or "").startswith("Return all that the seat may know")
    assert (inspect.getdoc(importlib.import_module("spielkiste.core.game")) or "").startswith("The base classes of a game")
    assert list(inspect.signature(State.play).parameters) == ["self", "seat", "move"]


def test_simulate_takes_a_file_name_as_a_text(tmp_path: Path) -> None:
    spielkiste.simulate("mau-mau", seats=2, games=1, out=str(tmp_path / "games.csv"))
    assert (tmp_path / "games.csv").read_text(encoding="utf-8").startswith("game,")


# -- arguments of the wrong kind ----------------------------------------------------------------------------------


def _batch(count: object, table: object = 0) -> State:
    tables = batch.Batch("mau-mau", seats=2, count=count)  # type: ignore[arg-type]
    tables.reset()
    return tables.state(table)  # type: ignore[arg-type]


def _over() -> State:
    state = spielkiste.new(PATIENCE, seed=7)
    spielkiste.rollout(state, spielkiste.Rng(1))
    return state


MISTAKES: list[tuple[Callable[[], object], str]] = [
    (lambda: spielkiste.new("mau-mau"), "Say how many play: mau-mau is for 2, 3, 4, 5, 6, 7 seats, as in seats=2."),
    (lambda: simulate("mau-mau", 2, 1, options=["a"]), "`options` is a dict such as {'goal': 700}, not ['a']; or write"),  # type: ignore[arg-type]
    (lambda: arena("mau-mau", ["rules", "random"], 1, options="a"), "`options` is a dict such as"),  # type: ignore[arg-type]
    (lambda: _batch("8"), "The number of tables is a whole number, not '8'."),
    (lambda: _batch(0), "The number of tables must be at least 1, not 0."),
    (lambda: _batch(2, 9), "A table is a whole number from 0 to 1, not 9."),
    (lambda: _batch(2, "1"), "A table is a whole number from 0 to 1, not '1'."),
    (lambda: spielkiste.rollout(spielkiste.record("mau-mau", 2), spielkiste.Rng(1)), "A rollout needs a State, not a Record"),  # type: ignore[arg-type]
    (lambda: aec.RawEnv("mau-mau", 2, {}).observe("seat_0"), "Nothing is dealt yet: reset() comes first."),
    (lambda: aec.RawEnv("mau-mau", 2, {}, "ansi").render(), "Nothing is dealt yet: reset() comes first."),
    (lambda: aec.RawEnv("mau-mau", 2, {}).step(1), "Nothing is dealt yet: reset() comes first."),
    (
        lambda: spielkiste.new("thousand-km", 3, begins=9),
        "Option 'begins' cannot be 9; choose 0 for a random seat, or a seat of the table, which counts from 1 here.",
    ),
    (lambda: spielkiste.load("/none/none.json"), "The file /none/none.json cannot be read; check the name."),
    (lambda: spielkiste.find("mau-mau").load("{}"), "This position cannot be played: it must be an object, not text"),
    (lambda: spielkiste.find("mau-mau").parse("lay 4"), "“lay 4” is not a move of mau-mau. Did you mean `lay 4-triangle` or"),
    (
        lambda: Last(KM, 2, 3, 5, spielkiste.Rng(1)).choose(spielkiste.new(KM, 3, 7)),  # type: ignore[arg-type]
        "A bot chooses in a Situation, not in a ThousandKm: write bot.choose(spielkiste.Situation(state.game, state, bot.seat)).",
    ),
    (
        lambda: spielkiste.make_bot("rules", KM, 1, 3, 1).choose(Situation(KM, spielkiste.new(KM, 3, 7), 1)),
        "Seat 1 has no move to choose: it is seat 2's turn; ask a bot at a seat of state.actors().",
    ),
    (
        lambda: spielkiste.make_bot("random", "patience", 0, 1, 1).choose(Situation(PATIENCE, _over(), 0)),
        "Seat 0 has no move to choose: the game is over.",
    ),
    (lambda: gym.env("mau-mau", seats=2, seat=2), "A seat is a whole number from 0 to 1, not 2."),
    (lambda: spielkiste.loads("x"), "This is not a Spielkiste replay file."),
    (lambda: spielkiste.new("thousand-km", 3).legal(0, "fly 9"), "Seat 0 can't `fly 9`: thousand-km has no such move."),
    (lambda: spielkiste.new("thousand-km", 3).why_not(0, "fly 9"), "Seat 0 can't `fly 9`: thousand-km has no such move."),
]  # fmt: skip


@pytest.mark.parametrize(("mistake", "said"), MISTAKES, ids=[said[:40] for _, said in MISTAKES])
def test_a_mistake_gets_one_sentence_and_one_traceback(mistake: Callable[[], object], said: str) -> None:
    with pytest.raises((SpielkisteError, TypeError)) as caught:
        mistake()
    assert str(caught.value).startswith(said)
    assert caught.value.__cause__ is None and (caught.value.__context__ is None or caught.value.__suppress_context__)


def test_a_position_of_another_game_names_the_game_it_was_read_as() -> None:
    with pytest.raises(SpielkisteError) as caught:
        KM.load(spielkiste.new("mau-mau", 2).position())
    assert "read as a position of thousand-km" in caught.value.__notes__[0]


def test_a_worker_without_the_bot_of_this_process_says_what_to_do() -> None:
    with pytest.raises(SpielkisteError) as unknown:
        spielkiste.make_bot("mine", "mau-mau", 0, 2, 1)
    assert "The bot mine is registered in this process only" in str(only_here(unknown.value))
    assert only_here(ValueError("x")).args == ("x",)


def test_a_record_prints_its_moves_and_can_be_walked_through() -> None:
    record = spielkiste.play_game("thousand-km", ["random", "random"], seed=7)
    assert list(record) == record.moves and len(record.moves) > 20
    lines = str(record).splitlines()
    assert lines[0] == f"{repr(record)[1:-1]}, seed 7, players random 1, random 2"
    assert lines[1] == f"  … moves 1 to {len(record.moves) - 20}: record.moves"
    seat, move = record.moves[-1]
    assert lines[-1] == f"  {len(record.moves)}. seat {seat}: {record.game.notation(move)}" and len(lines) == 22


def test_what_is_there_is_listed_and_a_game_for_one_needs_no_seats() -> None:
    assert {"rules", "random", "learned", "search"} <= set(spielkiste.bot_names("mau-mau"))
    for name in spielkiste.bot_names("mau-mau"):
        bot = spielkiste.make_bot(name, "mau-mau", 0, 2, 1)
        assert bot.seat == 0
    assert spielkiste.new("patience").seats == spielkiste.record("patience").seats == 1
    result = simulate("patience", 1, 3)
    assert re.fullmatch(r"patience, 1 seat, 3 games, seed 0\n  random: score [0-9.]+ on average, \d+ to \d+", str(result))
    assert all(
        f"`{name}`" in (spielkiste.__doc__ or "") for name in ("games", "new", "record", "hint", "simulate", "register_bot")
    )


BOT = """
from spielkiste import Bot


class FirstMove(Bot):
    def choose(self, situation):
        return situation.moves[0]
"""


@pytest.mark.parametrize(
    ("named", "code", "said"),
    [
        ("BOT:FirstMove@2,random", 0, "first-move@2: "),
        ("BOT:Other,random", 2, "--bots: The bot in BOT can’t be loaded (AttributeError: "),
        ("BROKEN:FirstMove,random", 2, "--bots: The bot in BROKEN can’t be loaded (ZeroDivisionError: "),
        ("NONE.py:FirstMove,random", 2, "NONE.py"),
    ],
)
def test_a_bot_from_a_file_plays_on_the_command_line(
    named: str, code: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {"BOT": str(tmp_path / "mine.py"), "BROKEN": str(tmp_path / "broken.py")}
    Path(files["BOT"]).write_text(BOT)
    Path(files["BROKEN"]).write_text("1 / 0")
    for name, path in files.items():
        named, said = named.replace(name, path), said.replace(name, path)
    try:
        assert main(["arena", "mau-mau", "--bots", named, "--games", "2", "--lang", "en"]) == code
    finally:
        bots_of("mau-mau").pop("first-move", None)
    assert said in "".join(capsys.readouterr())
