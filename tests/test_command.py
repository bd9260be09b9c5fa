"""Test the command line and the terminal game as a person or a script uses them."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import spielkiste
from spielkiste.command import main
from spielkiste.core import registry
from spielkiste.core.record import Record, loads

ROOT = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C")
    return tmp_path


def _type(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


def _saved(folder: Path) -> Path:
    return next(folder.rglob("thousand-km.save"))


# -- games, simulate, arena ------------------------------------------------------------------------------------------


def test_games_are_listed_for_people_and_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--lang", "de"]) == 0
    assert "1000 Kilometer" in capsys.readouterr().out
    assert main(["games", "--json"]) == 0
    listed = {entry["slug"]: entry for entry in json.loads(capsys.readouterr().out)}
    assert set(listed) == {game.slug for game in spielkiste.games()}
    assert listed["thousand-km"]["all_seat_counts"] == [2, 3, 4, 6, 8]
    assert {option["name"] for option in listed["thousand-km"]["options"]} >= {"teams", "goal", "discard"}


@pytest.mark.parametrize("extra", [[], ["--seats", "8", "--option", "teams=yes"]])
def test_the_same_seed_gives_the_same_games_whatever_the_jobs(extra: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    digests = set()
    for jobs in ("1", "2"):
        assert main(["simulate", "thousand-km", "--games", "60", "--seed", "1", "--jobs", jobs, "--json", *extra]) == 0
        digests.add(json.loads(capsys.readouterr().out)["games_digest"])
    assert len(digests) == 1
    assert main(["simulate", "thousand-km", "--games", "60", "--seed", "2", "--json", *extra]) == 0
    assert json.loads(capsys.readouterr().out)["games_digest"] not in digests


def test_simulate_sums_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "thousand-km", "--seats", "3", "--games", "40", "--bots", "rules,random,random", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert sum(seat["wins"] for seat in summary["wins_by_seat"]) == pytest.approx(40, abs=0.1)
    assert summary["wins_by_seat"][0]["low"] <= summary["wins_by_seat"][0]["share"] <= summary["wins_by_seat"][0]["high"]
    assert sum(summary["ended_by"].values()) == 40
    assert main(["simulate", "thousand-km", "--games", "5"]) == 0
    assert "moves per second" in capsys.readouterr().out


def test_the_arena_rotates_seats_on_equal_deals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "thousand-km", "--bots", "random,random@2", "--games", "40", "--json"]) == 0
    summary = json.loads(capsys.readouterr().out)
    assert summary["deals"] == 20 and summary["seats"] == 2
    assert sum(entry["wins"] for entry in summary["standings"].values()) == pytest.approx(40, abs=0.1)
    assert main(["arena", "thousand-km", "--bots", "rules,random", "--games", "10", "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert "Verteilungen" in said and "Wer angefangen hat" in said


def test_the_rules_bot_plays_well(capsys: pytest.CaptureFixture[str]) -> None:
    """A coarse check; the real numbers come from thousands of games in the arena."""
    assert (
        main(["arena", "thousand-km", "--bots", "rules,random", "--games", "60", "--option", "discard=any_time", "--json"]) == 0
    )
    assert json.loads(capsys.readouterr().out)["standings"]["rules"]["share"] > 0.9


# -- bad input ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["play", "halma"], "thousand-km"),
        (["simulate", "thousand-km", "--seats", "9"], "2, 3, 4"),
        (["simulate", "thousand-km", "--option", "goal=310"], "300, 325 … 1000"),
        (["simulate", "thousand-km", "--option", "goal"], "name=value"),
        (["simulate", "thousand-km", "--option", "wheels=4"], "teams"),
        (["simulate", "thousand-km", "--bots", "rules", "--seats", "2"], "one bot for each seat"),
        (["simulate", "thousand-km", "--bots", "hal,random"], "rules, child, learned, random"),
        (["simulate", "thousand-km", "--bots", "rules@9,random"], "1 to 5"),
        (["simulate", "thousand-km", "--games", "0"], "at least 1"),
        (["simulate", "thousand-km", "--jobs", "0"], "at least 1"),
        (["arena", "thousand-km", "--bots", "rules"], "at least two"),
        (["arena", "clear-away", "--bots", "rules@1,rules@2,rules@3"], "A table for 2 has no room for 3 bots"),
        (["arena", "patience", "--bots", "rules,random"], "This game is for one player"),
        (["arena", "mau-mau", "--ladder", "--games", "0"], "at least 1"),
        (["arena", "mau-mau", "--ladder", "--bots", "rules@7,rules"], "1 to 5"),
        (["arena", "mau-mau", "--ladder", "--bots", "rules"], "two different bots"),
        (["arena", "tv-lottery", "--bots", "search,rules"], "rules-1, seer"),
        (["play", "thousand-km", "--people", "5", "--seats", "3"], "enough for 5 people"),
        (["play", "thousand-km", "--resume"], "Start one"),
        (["play", "patience", "--deal", "seven"], "1 to 99999999"),
        (["play", "thousand-km", "--deal", "7"], "numbered"),
        (["play", "thousand-km", "--goal", "700"], "“goal” is an option of the game. Write: --option goal=700"),
        (["play", "thousand-km", "--gaol=700"], "Write: --option goal=700"),
        (["play", "thousand-km", "--teams"], "Write: --option teams=yes"),
        (["play", "thousand-km", "--seats", "6"], "can be 2, 3, 4, not 6. You need the option teams=yes for that."),
        (["simulate", "patience", "--seats", "2"], "the number of players can be 1, not 2."),
        (["play", "thousand-km", "--bots", "rules,rules,rules", "--seats", "2"], "3 bots for 1 free seat. Name one"),
        (["play"], "Which game? Choose one of: thousand-km, "),
        (["arena", "mau-mau", "--bots", "dreamer.py,random"], "(no class is named); write FILE.py:CLASS"),
        (["replay", "nowhere.replay"], "Can’t read the file"),
        (["games", "--lang", "xx"], "en, de"),
    ],
)
def test_mistakes_get_one_sentence_and_exit_code_2(arguments: list[str], hint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert hint in captured.err and captured.err.count("\n") == 1 and "Traceback" not in captured.err


def test_mistakes_are_told_in_the_players_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "halma", "--lang", "de"]) == 2
    assert "Es gibt kein Spiel" in capsys.readouterr().err


# -- the terminal game -------------------------------------------------------------------------------------------------


def test_a_whole_game_through_a_pipe(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    _type(monkeypatch, "a\n" * 400)
    assert main(["play", "thousand-km", "--seats", "3", "--seed", "4", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "The game is over." in out and "Your hand:" in out
    replay = next(own_data_folder.rglob("*.replay"))
    assert loads(replay.read_text()).state.outcome() is not None
    assert not list(own_data_folder.rglob("*.save")), "a finished game must not be resumable"
    assert main(["replay", str(replay)]) == 0
    assert " won!" in capsys.readouterr().out


def test_a_replay_tells_the_only_person_what_you_did(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    _type(monkeypatch, "a\n" * 400)
    assert main(["play", "wall-break", "--seats", "2", "--seed", "7", "--bots", "random", "--lang", "de"]) == 0
    capsys.readouterr()
    assert main(["replay", str(next(own_data_folder.rglob("*.replay"))), "--lang", "de"]) == 0
    out = capsys.readouterr().out
    assert "\nDu nimmst " in out and "Deine Karten: " in out and "von Du" not in out


def test_questions_and_mistakes_at_the_prompt_cost_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    _type(monkeypatch, "?\nrules\nrule KM-5\nrule KM-99\ntable\nwhy drive 200\nfly\n99\n99999999999\n\ndrive 200\nquit\n")
    assert main(["play", "thousand-km", "--seed", "2", "--option", "begins=1", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    for expected in (
        "all the rules",
        "KM-21",
        "no rule KM-99",
        "You can’t. ",
        "“fly” isn’t a move",
        "“99” isn’t a move",
        "is saved",
    ):
        assert expected in out
    assert json.loads(_saved(own_data_folder).read_text())["replay"]["moves"] == []


def test_a_game_goes_on_where_it_was_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    _type(monkeypatch, "a\na\na\n")
    assert main(["play", "thousand-km", "--seed", "9", "--lang", "en"]) == 0
    kept = json.loads(_saved(own_data_folder).read_text())["replay"]["moves"]
    assert len(kept) >= 3 and "--resume" in capsys.readouterr().out
    _type(monkeypatch, "a\n" * 400)
    assert main(["play", "thousand-km", "--resume", "--lang", "en"]) == 0
    replay = json.loads(next(own_data_folder.rglob("*.replay")).read_text())
    assert replay["moves"][: len(kept)] == kept and "The game is over" in capsys.readouterr().out


def test_people_at_one_keyboard_do_not_see_each_others_hands(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The screen is cleared between one person's last line and the next person's first."""
    _type(monkeypatch, "\n" + "a\n\n\n" * 30)
    main(["play", "thousand-km", "--people", "2", "--seats", "2", "--names", "Oma,Ben", "--seed", "3", "--lang", "en"])
    out = capsys.readouterr().out
    parts = out.split("\n" * 60)
    assert len(parts) > 5
    for part in parts:
        owners = {name for name in ("Oma", "Ben") if f"{name}, take the keyboard" in part}
        assert len(owners) <= 1
        if "You draw" in part:
            assert len(owners) == 1


@pytest.mark.parametrize(
    ("content", "hint"),
    [
        ("", "damaged"),
        ("{}", "isn’t a Spielkiste file"),
        ('{"format": "spielkiste-save", "version": 7}', "newer"),
        ('{"format": "spielkiste-save", "version": 1, "players": []}', "damaged"),
        ('{"format": "spielkiste-save", "version": 1, "players": [{"name": "\\ud800", "bot": null}]}', "damaged"),
        ("[" * 100_000, "damaged"),
    ],
)
def test_a_damaged_save_is_said_and_kept(
    content: str, hint: str, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    path = own_data_folder / "spielkiste" / "thousand-km.save"
    path.parent.mkdir()
    path.write_text(content)
    assert main(["play", "thousand-km", "--resume", "--lang", "en"]) == 2
    assert hint in capsys.readouterr().err
    assert path.read_text() == content


def test_an_interrupted_write_keeps_the_old_save(own_data_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from spielkiste.terminal import saves

    path = own_data_folder / "some.save"
    saves.write(path, "old")

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(spielkiste.SpielkisteError, match="No space left"):
        saves.write(path, "new")
    assert path.read_text() == "old"


def test_a_folder_that_cannot_be_written_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    assert main(["play", "thousand-km", "--lang", "en"]) == 2
    assert "Can’t write" in capsys.readouterr().err


def test_ctrl_c_keeps_the_game(own_data_folder: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "spielkiste", "play", "thousand-km", "--lang", "en", "--option", "begins=1"]
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as game:
        deadline = time.monotonic() + 20
        while not list(own_data_folder.rglob("*.save")) and time.monotonic() < deadline:
            time.sleep(0.05)
        time.sleep(0.3)
        game.send_signal(signal.SIGINT)
        out, err = game.communicate(timeout=20)
    assert game.returncode == 0 and "is saved" in out and "Traceback" not in err
    assert _saved(own_data_folder).exists()


# -- replay ------------------------------------------------------------------------------------------------------------


def _running(tmp_path: Path) -> Path:
    record = Record(spielkiste.find("thousand-km"), 3, 7, None, ["Lina", "Kurt", "Rudi"])
    for _ in range(12):
        seat = record.state.actors()[0]
        record.play(seat, record.state.moves(seat)[0])
    path = tmp_path / "running.replay"
    path.write_text(record.dumps())
    return path


def test_a_replay_shows_a_seat_only_what_it_knew(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(_running(tmp_path))
    assert main(["replay", path, "--as", "2", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "You draw:" in out and "Lina draws a card." in out and "Lina draws:" not in out
    assert main(["replay", path, "--lang", "en"]) == 0
    assert "draws:" not in capsys.readouterr().out, "a running game must show no hand to others"


def test_a_replay_can_stop_early_and_be_read_by_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(_running(tmp_path))
    assert main(["replay", path, "--until", "0", "--json", "--as", "1"]) == 0
    body = json.loads(capsys.readouterr().out)
    assert body["outcome"] is None and len(body["view"]["hand"]) in (6, 7)
    assert main(["replay", path, "--until", "99"]) == 2
    assert main(["replay", path, "--as", "4"]) == 2


def test_an_edited_replay_is_refused_with_the_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "edited.replay"
    path.write_text(json.dumps({**json.loads(_running(tmp_path).read_text()), "seed": 8}))
    assert main(["replay", str(path), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert "(the field `check` does not match the other fields (docs/replay-file.md))" in said and said.count("\n") == 1


def test_a_replay_with_half_letters_is_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from spielkiste.core.record import _checksum

    body = json.loads(_running(tmp_path).read_text())
    body.pop("check")
    body["players"][0] = "Li\ud800na"
    path = tmp_path / "torn.replay"
    path.write_text(json.dumps({**body, "check": _checksum(body)}))
    for more in ([], ["--json"], ["--review"]):
        assert main(["replay", str(path), "--lang", "en", *more]) == 2
        said = capsys.readouterr()
        assert "damaged" in said.err and said.err.count("\n") == 1 and not said.out


def test_a_binary_file_is_refused_as_a_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "picture.png"
    path.write_bytes(bytes(range(256)))
    assert main(["replay", str(path), "--lang", "en"]) == 2
    assert "isn’t a Spielkiste file" in capsys.readouterr().err


def test_a_missing_bot_may_be_one_of_a_broken_plug_in(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    spielkiste.games()
    monkeypatch.setitem(registry._broken, "mine", "SyntaxError: no colon (mine.py:3)")
    assert main(["arena", "mau-mau", "--bots", "mine,random", "--lang", "en"]) == 2
    assert capsys.readouterr().err.endswith("The plug-in mine is left out: SyntaxError: no colon (mine.py:3)\n")
