"""Test the terminal output: lines that fit, colours that never carry meaning alone, a drawing of every table."""

import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import suppress
from fcntl import ioctl
from functools import partial
from pathlib import Path

import pytest

import spielkiste
from spielkiste import Record, Rng
from spielkiste.boxes import face
from spielkiste.core.drawing import Pencil, cut, length, padded
from spielkiste.core.game import Game
from spielkiste.core.story import Phrase
from spielkiste.terminal.line_mode import Leave, LineGame
from spielkiste.terminal.saves import Player
from spielkiste.terminal.screen import PLAIN, Screen, screen
from spielkiste.texts import LANGUAGES, texts

ROOT = Path(__file__).parents[1]
GAMES = pytest.mark.parametrize("game", spielkiste.games(), ids=lambda game: game.slug)
INK = re.compile("\x1b\\[[0-9;]*m")
#: Players' names can be wider than the window.
NAMES = ["Momo", "Lina", "Großmutter Wilhelmine von nebenan", "Kurt", "Ida", "Theo", "Mia", "Ole"]


def _moments(game: Game, seed: int) -> Iterator[Record]:
    """Play a random game and yield it now and then."""
    seats = game.usual_seat_counts()[-1]
    record, rng = Record(game, seats, seed), Rng(seed)
    for number in range(160):
        if record.state.outcome() is not None:
            break
        seat = record.state.actors()[0]
        if number % 5 == 0:
            yield record
        record.play(seat, rng.pick(record.state.moves(seat)))
    yield record


@pytest.fixture(autouse=True)
def _started_by_its_short_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the program as `spielkiste`: the path of Python is as long as the folder of this checkout is deep."""
    monkeypatch.setattr(sys, "argv", ["spielkiste"])


def _conversation(game: Game, tmp_path: Path, shown: Screen) -> list[str]:
    """Return what a person sees in the first part of a game, line by line."""
    heard: list[str] = []
    seats = next(count for count in game.usual_seat_counts() if count >= 2 or count == game.usual_seat_counts()[-1])
    players = [Player("Momo"), *(Player(NAMES[seat], "random") for seat in range(1, seats))]
    lines = iter(["?", "rules", "table", *["a"] * 12])
    record = Record(game, seats, 5)
    talk = LineGame(record, players, texts("de"), tmp_path / "save.json", lambda _: next(lines, "quit"), heard.append, shown)
    with suppress(Leave):
        talk.play()
    return "\n".join(heard).split("\n")


@GAMES
def test_every_line_fits_into_the_window(game: Game, tmp_path: Path) -> None:
    for width in (44, 80):
        lines = _conversation(game, tmp_path, Screen(plain=False, coloured=True, columns=partial(int, width)))
        assert not [line for line in lines if length(line) > width]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_of_the_help_stand_in_a_column(tmp_path: Path, language: str) -> None:
    """Each command has eleven columns, also where its line is wrapped; the sentences above them have no indent."""
    heard: list[str] = []
    players = [Player("Momo"), Player("Lina", "random")]
    record = Record(spielkiste.find("thousand-km"), 2, 5, {"begins": 1})
    lines = iter(["?", "quit"])
    shown = Screen(plain=False, columns=lambda: 44)
    with suppress(Leave):
        LineGame(record, players, texts(language), tmp_path / "save.json", lambda _: next(lines), heard.append, shown).play()
    table = next(at for at, said in enumerate(heard) if said.startswith("rules "))
    assert not [line for line in heard[table - 1].split("\n") if line.startswith(" ")]
    rows = heard[table].split("\n")
    assert len(rows) > 6 and all(row[10] == " " != row[11] for row in rows), rows


@GAMES
def test_colour_is_never_the_only_sign(game: Game, tmp_path: Path) -> None:
    coloured = _conversation(game, tmp_path, Screen(plain=False, coloured=True, columns=lambda: 80))
    without = _conversation(game, tmp_path, Screen(plain=False, columns=lambda: 80))
    assert any("\x1b" in line for line in coloured) and not any("\x1b" in line for line in without)
    assert [INK.sub("", line).rstrip() for line in coloured] == [line.rstrip() for line in without]


@GAMES
def test_a_plain_screen_has_whole_sentences_and_nothing_drawn(game: Game, tmp_path: Path) -> None:
    lines = _conversation(game, tmp_path, PLAIN)
    assert not [line for line in lines if re.search("[█░▒▤▲●■◆★┼┘\x1b]", line)]
    assert max(map(len, lines)) > 100, "text for screen readers must not be wrapped"


def _numbers(phrase: Phrase, game: Game) -> list[str]:
    meant = {name: value for name, value in phrase.args.items() if game.arguments.get(name) in ("number", "money")}
    return [str(value) for name, value in meant.items() if name not in ("stack", "field", "round", "rounds")]


@GAMES
def test_a_drawing_is_small_and_shows_the_numbers_that_the_words_would_say(game: Game) -> None:
    drawing = face(game, "drawing")
    assert drawing is not None
    replaced = 0
    for record in _moments(game, 3):
        view = record.state.view(0)
        lines = drawing.draw(view, Pencil(78, NAMES[: record.seats], texts("en").say))
        assert 1 <= len(lines) <= 14 and all(length(line) <= 78 for line in lines), "\n".join(lines)
        drawn = "\n".join(lines).replace("\u202f", "")
        for phrase in game.in_words(view):
            if phrase.key in drawing.DRAWN:
                replaced += 1
                assert not [number for number in _numbers(phrase, game) if number not in drawn], (phrase.key, drawn)
    assert replaced, "it must replace a sentence"


@GAMES
def test_a_drawing_asks_for_words_that_exist(game: Game) -> None:
    drawing = face(game, "drawing")
    assert drawing is not None
    asked: set[str] = set()

    def say(key: str) -> str:
        asked.add(key)
        return key

    for record in _moments(game, 4):
        drawing.draw(record.state.view(0), Pencil(80, NAMES[: record.seats], say))
    assert not [key for key in asked for language in LANGUAGES if not texts(language).has(key)]


def test_a_drawing_without_room_gives_way_to_words(tmp_path: Path) -> None:
    lines = _conversation(spielkiste.find("clear-away"), tmp_path, Screen(plain=False, columns=lambda: 50))
    assert not [line for line in lines if "│" in line] and [line for line in lines if line.startswith("  Spalte 1, ")]


def test_letters_that_are_two_columns_wide_are_counted_so() -> None:
    assert length("🦊 a") == 4 and length("\x1b[1mé\x1b[0m") == 1 and length("e\u0301") == 1
    assert padded("🦊", 4) == "🦊  " and cut("Wilhelmine", 5) == "Wilh…" and cut("Mia", 5) == "Mia"


def test_a_long_list_lies_in_columns_that_are_read_downwards() -> None:
    entries = [f"{letter} · {number}" for number, letter in enumerate("abcdefghij")]
    wide = Screen(plain=False, columns=lambda: 30)
    assert wide.listed(entries, 2, 4)[0].split() == ["a", "·", "0", "e", "·", "4", "i", "·", "8"]
    assert PLAIN.listed(entries, 2, 4) == [f"  {entry}" for entry in entries]


def test_a_pipe_and_a_simple_terminal_are_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    assert screen() is PLAIN
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert not screen().plain and screen(plain=True) is PLAIN
    monkeypatch.setenv("TERM", "dumb")
    assert screen() is PLAIN


def _in_a_terminal(arguments: list[str], typed: str, width: int, **environment: str) -> str:
    """Return what a real terminal of this width receives."""
    ours, theirs = pty.openpty()
    ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
    around = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "NO_COLOR")}
    around |= {"PYTHONPATH": str(ROOT / "src"), "TERM": "xterm-256color", "PYTHONUTF8": "1", **environment}
    with subprocess.Popen(
        [sys.executable, "-m", "spielkiste", *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=around, close_fds=True
    ) as game:
        os.close(theirs)
        os.write(ours, typed.encode())
        heard = b""
        while select.select([ours], [], [], 60)[0]:
            try:
                heard += os.read(ours, 65536)
            except OSError:  # Linux reports this when no process writes there any more
                break
        assert game.wait(60) == 0
    os.close(ours)
    return heard.decode().replace("\r\n", "\n")


@pytest.mark.parametrize(
    ("more", "environment", "coloured", "drawn"),
    [([], {}, True, True), ([], {"NO_COLOR": "1"}, False, True), (["--plain"], {}, False, False)],
)
def test_a_real_terminal(more: list[str], environment: dict[str, str], coloured: bool, drawn: bool, tmp_path: Path) -> None:
    said = _in_a_terminal(
        ["play", "thousand-km", "--seed", "2", "--lang", "en", "--option", "begins=1", *more],
        "a\nquit\n",
        60,
        XDG_DATA_HOME=str(tmp_path),
        # The path of Python is as long as the folder of this checkout is deep.
        SPIELKISTE_STARTED_BY="make terminal",
        **environment,
    )
    assert ("\x1b[" in said) == coloured and ("░░░░" in said) == drawn and "Your game is saved" in said
    assert drawn == all(length(line) <= 60 for line in said.split("\n"))
