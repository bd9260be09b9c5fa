"""Test the terminal game as a dialogue: what may be typed, and what is printed at the end."""

import io
import json
import re
import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import pytest

from spielkiste import Record, Rng, find
from spielkiste.boxes import lessons
from spielkiste.command import main
from spielkiste.core.game import Game, Hint
from spielkiste.core.story import Phrase
from spielkiste.scaffold.new_game.game import GAME as TRICKS
from spielkiste.terminal import line_mode
from spielkiste.terminal.choices import fits, letters
from spielkiste.terminal.lesson_mode import LineLesson
from spielkiste.terminal.line_mode import Leave, LineGame
from spielkiste.terminal.saves import Player
from spielkiste.texts import LANGUAGES, Seating, texts


def _talk(record: Record, tmp_path: Path, language: str, lines: Iterator[str]) -> tuple[LineGame, list[str]]:
    heard: list[str] = []
    players = [Player(f"Person {seat}") for seat in range(record.seats)]
    return LineGame(record, players, texts(language), tmp_path / "save.json", lambda _: next(lines), heard.append), heard


def _offered(game: Game, move: int, language: str) -> str:
    phrase = game.phrase(move)
    assert phrase is not None
    return texts(language).tell(phrase, game, Seating(["Person 0", "Person 1"], 0))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", ["mau-mau", "thousand-km", "tv-lottery"])
def test_the_words_in_which_a_move_is_offered_are_understood(tmp_path: Path, slug: str, language: str) -> None:
    game = find(slug)
    state = game.new(2, seed=3, given={"begins": 1})
    for move in state.moves(state.actors()[0]):
        record = Record(game, 2, 3, {"begins": 1})

        def lines(move: int = move) -> Iterator[str]:
            yield ""  # takes over the keyboard
            yield f"  {_offered(game, move, language).upper()} "
            raise EOFError

        talk, _ = _talk(record, tmp_path, language, lines())
        with pytest.raises(Leave):
            talk.play()
        assert record.moves[0][1] == move


def test_why_without_a_move_asks_which(tmp_path: Path) -> None:
    def lines() -> Iterator[str]:
        yield from ("", "why", "why lay a queen and a half", "why draw", "why a")
        raise EOFError

    record = Record(find("mau-mau"), 2, 3, {"begins": 1})
    talk, heard = _talk(record, tmp_path, "en", lines())
    with pytest.raises(Leave):
        talk.play()
    assert any(line.startswith("Which move?") for line in heard)
    assert sum("isn’t a move" in line for line in heard) == 1
    # A letter means the move beside it.
    assert "You can make that move." in heard


def test_a_rule_is_found_by_its_number_alone(tmp_path: Path) -> None:
    def lines() -> Iterator[str]:
        yield from ("", "rule 3", "rule 999")
        raise EOFError

    talk, heard = _talk(Record(find("thousand-km"), 2, 3, {"begins": 1}), tmp_path, "en", lines())
    with pytest.raises(Leave):
        talk.play()
    assert any(line.startswith("KM-3  ") for line in heard) and "There’s no rule KM-999." in heard


def test_the_rules_are_printed_below_their_headings(tmp_path: Path) -> None:
    """A box may hold several games, and a game several ways to play it."""

    def lines() -> Iterator[str]:
        yield from ("", "rule")
        raise EOFError

    talk, heard = _talk(Record(find("thousand-km"), 2, 3, {"begins": 1}), tmp_path, "en", lines())
    with pytest.raises(Leave):
        talk.play()
    teams = heard.index("In teams")
    assert heard[teams - 1].startswith("KM-15  ") and heard[teams + 1].startswith("KM-16  ")


def test_a_card_can_be_drawn_before_a_bot_plays(tmp_path: Path) -> None:
    """Nothing here takes time, so a person who plays a card in the rally always comes in time to draw."""

    def lines() -> Iterator[str]:
        yield from ("a", "a", "a")
        raise EOFError

    record = Record(find("number-rally"), 2, 3, {"begins": 1})
    heard: list[str] = []
    players = [Player("Person"), Player("Bot", "rules@1")]
    asked = lines()
    with pytest.raises(Leave):
        LineGame(record, players, texts("en"), tmp_path / "save.json", lambda _: next(asked), heard.append).play()
    for place, (seat, move) in enumerate(record.moves):
        if seat == 0 and record.game.notation(move).startswith("lay"):
            assert record.game.notation(record.moves[place + 1][1]) == "draw" and record.moves[place + 1][0] == 0


@pytest.mark.parametrize(("bot", "said"), [("rules@1", "A good player would do this: "), (None, "You only get hints when")])
def test_hints_are_only_for_players_without_other_people(tmp_path: Path, bot: str | None, said: str) -> None:
    def lines() -> Iterator[str]:
        yield from (() if bot else ("",))
        yield "hint"
        raise EOFError

    heard: list[str] = []
    record = Record(find("mau-mau"), 2, 3, {"begins": 1})
    players = [Player("Person 0"), Player("Person 1", bot)]
    asked = lines()
    with pytest.raises(Leave):
        LineGame(record, players, texts("en"), tmp_path / "save.json", lambda _: next(asked), heard.append).play()
    assert sum(line.startswith(said) for line in heard) == 1
    assert any("games in 100" in line for line in heard) == (bot is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_without_a_reason_is_one_sentence(tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = texts(language)
    monkeypatch.setattr(line_mode, "hint_in", lambda record, seat: Hint(record.state.moves(seat)[0], Phrase("hint-plain")))
    heard: list[str] = []
    lines = iter(["hint"])
    game = LineGame(
        Record(find("mau-mau"), 2, 3, {"begins": 1}), [Player("Person 0"), Player("Person 1", "rules@1")], words,
        tmp_path / "save.json", lambda _: next(lines), heard.append,
    )  # fmt: skip
    with pytest.raises((Leave, StopIteration)):
        game.play()
    begun = words.say("play-hint", move="…", reason="").partition("…")[0]
    (hint,) = [line for line in heard if line.startswith(begun)]
    assert words.say("hint-plain") not in hint and hint == hint.rstrip()


@pytest.mark.parametrize(
    ("winners", "said"), [(3, "It’s a tie! Person 0, Person 1 and Person 2 share the win."), (1, "Person 0 won!")]
)
def test_a_tie_is_called_a_tie(tmp_path: Path, winners: int, said: str) -> None:
    for seed in count():
        record, rng = Record(TRICKS, 3, seed), Rng(seed)
        while len(record.moves) < 8:
            seat = record.state.actors()[0]
            record.play(seat, rng.pick(record.state.moves(seat)))
        twin = record.state.copy()
        twin.play(twin.actors()[0], twin.moves(twin.actors()[0])[0])
        outcome = twin.outcome()
        if outcome is not None and len(outcome.winners) == winners:
            break
    talk, heard = _talk(record, tmp_path, "en", iter(["", "a"]))
    talk.play()
    assert any(line.startswith(said) for line in heard), heard[-6:]


def test_the_game_list_says_in_words_who_may_begin(capsys: pytest.CaptureFixture[str]) -> None:
    for game, seats in (("thousand-km", 8), ("memo-race", 4)):
        main(["games", game, "--lang", "en"])
        said = f"option begins: Who starts (0 picks at random, 1 to {seats} is a seat; usually at random)"
        assert said in capsys.readouterr().out


@pytest.mark.parametrize(
    ("slug", "language", "said"),
    [
        ("tv-lottery", "en", r"  Bot 1: [1-9]\d\d,000"),
        ("tv-lottery", "es", r"  Bot 1: [1-9]\d\d\.000"),
        ("tv-lottery", "fr", "  Bot 1\u00a0: [1-9]\\d\\d\u202f000"),
        ("mau-mau", "de", r"  Bot [01]: −[1-9]\d?"),
    ],
)
def test_scores_are_written_as_numbers_are_at_home(tmp_path: Path, slug: str, language: str, said: str) -> None:
    """Check separators in sums of money, and a minus sign that a screen reader says."""
    heard: list[str] = []
    record = Record(find(slug), 2, 3, {"rounds": 1} if slug == "tv-lottery" else {})
    players = [Player(f"Bot {seat}", "rules@1") for seat in range(2)]
    LineGame(record, players, texts(language), tmp_path / "save.json", lambda _: "", heard.append).play()
    assert any(re.fullmatch(said, line) for line in heard), heard[-4:]


# -- choices -------------------------------------------------------------------------------------------------------------


def _first_move(slug: str, seed: int, typed: list[str], tmp_path: Path) -> tuple[Record, list[str]]:
    """Let the first of two people type this; return the game and the output."""

    def lines() -> Iterator[str]:
        yield from ("", *typed)
        raise EOFError

    record = Record(find(slug), 2, seed, {"begins": 1} if slug == "mau-mau" else {})
    talk, heard = _talk(record, tmp_path, "en", lines())
    with pytest.raises(Leave):
        talk.play()
    return record, heard


def test_a_typed_number_means_a_card_and_never_a_line(tmp_path: Path) -> None:
    """In the rally, 3 means the card 3, not the third line."""
    tried = 0
    for seed in range(6):
        fresh = Record(find("number-rally"), 2, seed)
        seat = fresh.state.actors()[0]
        hand = [card for card in fresh.state.view(seat)["hand"] if card.isdecimal()]  # type: ignore[attr-defined]
        for number in map(str, range(1, 11)):
            record, heard = _first_move("number-rally", seed, [number], tmp_path)
            played = [record.game.notation(move) for _, move in record.moves[:1]]
            assert played == ([f"lay {number}"] if number in hand else []), heard[-3:]
            tried += number not in hand and int(number) <= len(hand)
    assert tried > 5, "the test must try line numbers that are not cards"


def test_numbers_that_fit_several_moves_are_asked_about(tmp_path: Path) -> None:
    for seed in count():
        state = find("mau-mau").new(2, seed, {"begins": 1})
        offered = [state.game.notation(move) for move in state.moves(0)]  # type: ignore[union-attr]
        if any("wish" in move for move in offered) and len(offered) > 4:
            break
    record, heard = _first_move("mau-mau", seed, ["wish"], tmp_path)
    assert not record.moves and any(line.startswith("That could mean ") for line in heard)


def test_a_pair_is_not_named_by_one_of_its_numbers() -> None:
    assert fits("3 5", "take the pair at 3 and 5") and fits("pair 3 5", "take the pair at 3 and 5")
    assert not fits("3", "take the pair at 3 and 5") and not fits("", "draw") and not fits("7 up", "play 7")
    assert fits("7", "lay 7-diamond") and not fits("1", "swap a1 …")


def test_there_are_letters_for_any_number_of_choices() -> None:
    assert list(islice(letters(), 704))[25:28] == ["z", "aa", "ab"] and len(set(islice(letters(), 704))) == 704


def _without_a_choice() -> Record:
    """Return a race in which the first player has only one move."""
    races = (Record(find("thousand-km"), 2, seed, {"begins": 1}) for seed in count())
    return next(race for race in races if len(race.state.moves(0)) == 1)


def _answered(record: Record, people: int, tmp_path: Path, moves: int) -> tuple[list[str], list[str]]:
    """Play on with the first choice each time; return the questions and the output."""
    asked: list[str] = []
    heard: list[str] = []
    players = [Player(f"Person {seat}", None if seat < people else "random") for seat in range(record.seats)]

    def answer(prompt: str) -> str:
        asked.append(prompt)
        if len(record.moves) >= moves:
            raise EOFError
        return "a" if prompt == "> " else ""

    with pytest.raises(Leave):
        LineGame(record, players, texts("en"), tmp_path / "save.json", answer, heard.append).play()
    return asked, heard


def test_a_single_choice_is_not_asked_for(tmp_path: Path) -> None:
    record = _without_a_choice()
    asked, heard = _answered(record, 1, tmp_path, 30)
    assert any(line.startswith("Only one choice: ") for line in heard) and set(asked) == {"> "}
    lists = "\n".join(heard).split("your choice:")[1:]
    assert lists and all("  b · " in choices for choices in lists)


def test_among_several_people_a_single_choice_is_not_passed_over(tmp_path: Path) -> None:
    """Skipping a player would show the others what that player does not hold."""
    record = _without_a_choice()
    asked, heard = _answered(record, 2, tmp_path, 1)
    assert asked[0].startswith("Person 0, take the keyboard") and asked[1] == "Press Enter to carry on. "
    assert any(line.startswith("Only one choice: ") for line in heard)


def test_in_a_lesson_events_come_before_what_is_said_about_them() -> None:
    game = find("number-rally")
    said: list[str] = []

    def answer(_: str) -> str:
        step = talk.course.step()
        assert step is not None
        return step.moves[0] if talk.course.waits_for_learner() else ""

    talk = LineLesson(game, lessons(game)["first"], "Momo", texts("en"), answer, said.append)
    talk.play()
    fox = next(at for at, line in enumerate(said) if "You have an 8, too!" in line)
    assert said.index("Lina plays an 8.") < fox < len(said)


def test_a_sum_is_typed_and_not_looked_up_in_a_list(tmp_path: Path) -> None:
    record = Record(find("number-rally"), 2, 5, {"naming": "strict", "drawing": "automatic"})
    seat = record.state.actors()[0]
    card = next(card for card in record.state.view(seat)["hand"] if card.isdecimal())  # type: ignore[attr-defined]

    def lines() -> Iterator[str]:
        yield ""
        yield f"lay {card}"
        yield card  # the sum of zero and the card
        raise EOFError

    talk, heard = _talk(record, tmp_path, "en", lines())
    with pytest.raises(Leave):
        talk.play()
    assert "  Type a number from 0 to 109." in heard and not any("b · 1" in line for line in heard)
    assert [record.game.notation(move) for _, move in record.moves][:2] == [f"lay {card}", f"say {card}"]


def test_two_numbers_are_two_cards_and_not_the_places_where_others_lie(tmp_path: Path) -> None:
    """The wall offers cards, so "5 6" must not take the cards on stacks 5 and 6."""
    game = find("wall-break")
    for seed in range(3):
        state = game.new(2, seed)
        seat = state.actors()[0]
        for move in state.moves(seat):
            places = game.notation(move).removeprefix("take ")
            cards = " ".join(re.findall(r"\d+", texts("en").tell(state.move_phrase(move), game, Seating(["A", "B"], 0))))
            record, _ = _first_move("wall-break", seed, [cards], tmp_path)
            assert [made for _, made in record.moves[:1]] == [move]
            record, heard = _first_move("wall-break", seed, [places], tmp_path)
            assert not record.moves and any("isn’t a move" in line for line in heard)
            record, _ = _first_move("wall-break", seed, [f"take {places}"], tmp_path)
            assert [made for _, made in record.moves[:1]] == [move]


# -- games that wait ---------------------------------------------------------------------------------------------------


class Keyboard(io.StringIO):
    """Typed lines, from a terminal."""

    def isatty(self) -> bool:
        return True


def _leave_a_game(monkeypatch: pytest.MonkeyPatch, folder: Path, typed: str = "a\na\nquit\n") -> Path:
    """Play some moves of a game and leave it; return its file."""
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["play", "mau-mau", "--seed", "1", "--option", "begins=1", "--lang", "en"]) == 0
    return next(folder.rglob("mau-mau.save"))


def test_a_new_game_in_a_pipe_sets_the_waiting_one_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = [_leave_a_game(monkeypatch, tmp_path).read_text()]
    for number in (1, 2):
        saved = _leave_a_game(monkeypatch, tmp_path)
        aside = saved.with_name(f"mau-mau-{number}.save")
        assert f"The game you left here is now in {aside}" in capsys.readouterr().out
        assert aside.read_text() == kept[-1]
        kept.append(saved.read_text())


@pytest.mark.parametrize(("answers", "goes_on"), [("?\ny\n", True), ("N\n", False)])
def test_a_new_game_in_a_terminal_asks_about_the_waiting_one(
    answers: str, goes_on: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = _leave_a_game(monkeypatch, tmp_path)
    kept = saved.read_text()
    monkeypatch.setattr("sys.stdin", Keyboard(f"{answers}quit\n"))
    assert main(["play", "mau-mau", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.count("You left a game here. Carry on with it? (y/n)") == answers.count("\n")
    assert ("Type y to carry on." in out) == (answers.count("\n") > 1), "a wrong answer is told what the right ones do"
    assert (saved.read_text() == kept) == goes_on == ("The game carries on" in out)
    assert goes_on or saved.with_name("mau-mau-1.save").read_text() == kept


def test_a_first_game_starts_as_kindly_as_on_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    said = "it has an easier start: Everyone starts on green. To switch that off: --option youngest=no"
    monkeypatch.setattr("sys.stdin", Keyboard("quit\n"))
    assert main(["play", "thousand-km", "--lang", "en", "--option", "youngest=no"]) == 0
    assert said not in capsys.readouterr().out
    for save in tmp_path.rglob("thousand-km*"):
        save.unlink()
    monkeypatch.setattr("sys.stdin", Keyboard("a\nquit\n"))
    assert main(["play", "thousand-km", "--lang", "en"]) == 0
    assert said in " ".join(capsys.readouterr().out.split())
    saved = next(tmp_path.rglob("thousand-km.save"))
    assert json.loads(saved.read_text())["replay"]["options"]["youngest"] is True
    monkeypatch.setattr("sys.stdin", Keyboard("n\nquit\n"))
    assert main(["play", "thousand-km", "--lang", "en"]) == 0
    assert said not in " ".join(capsys.readouterr().out.split()), "only the first time"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whether_to_carry_on_is_asked_and_answered_in_each_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _leave_a_game(monkeypatch, tmp_path)
    capsys.readouterr()
    monkeypatch.setattr("sys.stdin", Keyboard(f"{texts(language).say('house-yes')}\nquit\n"))
    assert main(["play", "mau-mau", "--lang", language]) == 0
    assert texts(language).say("play-resumed") in capsys.readouterr().out


def test_leaving_at_the_question_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved = _leave_a_game(monkeypatch, tmp_path)
    kept = saved.read_text()
    monkeypatch.setattr("sys.stdin", Keyboard(""))
    assert main(["play", "mau-mau", "--lang", "en"]) == 130
    assert saved.read_text() == kept and len(list(tmp_path.rglob("*.save"))) == 1


def test_a_game_without_a_move_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        _leave_a_game(monkeypatch, tmp_path, "quit\n")
    assert len(list(tmp_path.rglob("*.save"))) == 1


def test_a_game_that_cannot_be_read_is_set_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _leave_a_game(monkeypatch, tmp_path).write_text("torn")
    saved = _leave_a_game(monkeypatch, tmp_path)
    assert saved.with_name("mau-mau-1.save").read_text() == "torn"


def test_a_finished_game_does_not_replace_the_last_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    for seed, name in ((1, "mau-mau.replay"), (2, "mau-mau-1.replay")):
        assert main(["play", "mau-mau", "--people", "0", "--bots", "random,random", "--seed", str(seed), "--lang", "en"]) == 0
        (path,) = tmp_path.rglob(name)
        assert f"saved in {path}" in capsys.readouterr().out and json.loads(path.read_text())["seed"] == seed
    assert json.loads(next(tmp_path.rglob("mau-mau.replay")).read_text())["seed"] == 1


def test_a_misspelt_move_gets_a_suggestion(tmp_path: Path) -> None:
    record = Record(find("thousand-km"), 2, 3, {"begins": 1})
    [move, *_] = record.state.moves(0)
    written, offered = record.game.notation(move), _offered(record.game, move, "en")
    _, heard = _first_move_of(record, [written[:1] + written[2:]], tmp_path)
    assert any(line.endswith(f"Did you mean {offered}?") for line in heard), "by the words that are shown"


ATTACKING = ("attack Person 1 breakdown", "attack person 1: breakdown", "ATTACK PERSON 1  BREAKDOWN")


@pytest.mark.parametrize("typed", ATTACKING)
def test_an_attack_is_understood_with_and_without_its_colon(typed: str, tmp_path: Path) -> None:
    game = find("thousand-km")
    attack = game.parse("attack 2 breakdown")
    # The first deal in which the first player can attack at once.
    deal = next(seed for seed in range(500) if attack in Record(game, 2, seed, {"begins": 1, "youngest": True}).state.moves(0))
    record, _ = _first_move_of(Record(game, 2, deal, {"begins": 1, "youngest": True}), [typed], tmp_path)
    assert record.moves[0] == (0, attack)


@pytest.mark.parametrize("typed", ["why green light", "why 200", "green light"])
def test_a_card_is_understood_by_the_name_that_the_hand_shows(typed: str, tmp_path: Path) -> None:
    game = find("thousand-km")
    record = Record(game, 2, 3, {"begins": 1, "youngest": True})
    _, heard = _first_move_of(record, [typed], tmp_path)
    assert not any("isn’t a move" in line for line in heard), heard[-3:]
    assert any("KM-" in line for line in heard[-3:]), heard[-3:]


def _first_move_of(record: Record, typed: list[str], tmp_path: Path) -> tuple[Record, list[str]]:
    def lines() -> Iterator[str]:
        yield from ("", *typed)
        raise EOFError

    talk, heard = _talk(record, tmp_path, "en", lines())
    with pytest.raises(Leave):
        talk.play()
    return record, heard


@pytest.mark.parametrize(
    ("found", "started", "task", "said"),
    [
        ("/usr/bin/spielkiste", "spielkiste", "", "spielkiste play mau-mau --resume"),
        ("/usr/bin/spielkiste", "spielkiste play mau-mau --lang=en", "", "spielkiste play mau-mau --resume --lang en"),
        (None, ".venv/bin/spielkiste", "", ".venv/bin/spielkiste play mau-mau --resume"),
        (None, "spielkiste/__main__.py", "", f"{sys.executable} -m spielkiste play mau-mau --resume"),
        (None, "spielkiste/__main__.py", "make terminal", "make terminal"),
    ],
)
def test_how_to_carry_on_works_without_an_installed_command(
    found: str | None,
    started: str,
    task: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: found)
    monkeypatch.setattr("sys.argv", started.split())
    monkeypatch.setenv("SPIELKISTE_STARTED_BY", task)
    _leave_a_game(monkeypatch, tmp_path)
    assert f"Carry on with: {said}\n" in capsys.readouterr().out
