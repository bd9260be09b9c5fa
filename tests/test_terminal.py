"""The game as a conversation: what may be typed, and what is said at the end."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from spielkiste import Record, Rng, find
from spielkiste.core.game import Game
from spielkiste.scaffold.new_game.game import GAME as TRICKS
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
            yield ""  # takes the keyboard
            yield f"  {_offered(game, move, language).upper()} "
            raise EOFError

        talk, _ = _talk(record, tmp_path, language, lines())
        with pytest.raises(Leave):
            talk.play()
        assert record.moves[0][1] == move


def test_why_without_a_move_asks_which(tmp_path: Path) -> None:
    def lines() -> Iterator[str]:
        yield from ("", "why", "why lay a queen and a half", "why draw")
        raise EOFError

    record = Record(find("mau-mau"), 2, 3, {"begins": 1})
    talk, heard = _talk(record, tmp_path, "en", lines())
    with pytest.raises(Leave):
        talk.play()
    assert any(line.startswith("Which move?") for line in heard)
    assert sum("isn’t a move" in line for line in heard) == 1


@pytest.mark.parametrize(("bot", "said"), [("rules@1", "A good player would do this: "), (None, "Hints are there when")])
def test_a_hint_is_for_whoever_plays_without_other_people(tmp_path: Path, bot: str | None, said: str) -> None:
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


@pytest.mark.parametrize(
    ("winners", "said"), [(3, "It’s a tie! Person 0, Person 1 and Person 2 share the win."), (1, "Won by Person ")]
)
def test_a_tie_is_called_one(tmp_path: Path, winners: int, said: str) -> None:
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
    from spielkiste.command import main

    main(["games", "--lang", "en"])
    assert "option begins: Who starts (0 picks at random, 1 to 8 is a seat; usually at random)" in capsys.readouterr().out
