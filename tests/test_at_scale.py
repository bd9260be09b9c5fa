"""Test many games over processes and machines: the same results everywhere, nothing lost, and a sentence for every
mistake.
"""

import csv
import json
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

import spielkiste
from spielkiste.command import main
from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.lab.ladder import ladder
from spielkiste.lab.simulate import arena, simulate
from tests.plugins.package import PRESS, install, surroundings

#: A Mau-Mau bot that kills its process with signal 9 as often as DEATHS says; otherwise it plays any move.
MORTAL = (
    PRESS
    + """
import os
import signal
from spielkiste import Bot, find


class Mortal(Bot):
    def choose(self, situation):
        for death in range(int(os.environ["DEATHS"])):
            try:
                os.close(os.open(os.path.join(os.environ["GRAVES"], str(death)), os.O_CREAT | os.O_EXCL))
            except FileExistsError:
                continue
            os.kill(os.getpid(), signal.SIGKILL)
        return situation.moves[self.rng.below(len(situation.moves))]


def plug_in():
    register(PressGame(), {}, __name__)
    register(find("mau-mau"), {"mortal": Mortal}, "spielkiste.games.numnum")
"""
)

Mortals = Callable[..., tuple[subprocess.CompletedProcess[str], int]]


@pytest.fixture
def mortals(tmp_path: Path) -> Mortals:
    """Let mortal bots play, and count the deaths."""
    install(tmp_path, "mortal", MORTAL)

    def play(deaths: int, *arguments: str) -> tuple[subprocess.CompletedProcess[str], int]:
        graves = tmp_path / f"graves-{deaths}-{len(list(tmp_path.iterdir()))}"
        graves.mkdir()
        command = ["-m", "spielkiste", "simulate", "mau-mau", "--bots", "mortal,mortal", "--games", "12", "--json", *arguments]
        done = subprocess.run(
            [sys.executable, *command],
            env={**surroundings(tmp_path), "DEATHS": str(deaths), "GRAVES": str(graves)},
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )
        return done, len(list(graves.iterdir()))

    return play


def _result(done: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    for name in ("seconds", "moves_per_second"):
        del found[name]
    return found


# -- nothing is lost ---------------------------------------------------------------------------------------------------


def test_the_same_rows_whatever_the_workers(tmp_path: Path) -> None:
    files = [tmp_path / f"{jobs}.csv" for jobs in (1, 2, 3)]
    for jobs, file in enumerate(files, 1):
        arena("mau-mau", ["rules@2", "random"], 60, jobs=jobs, out=file)
    assert files[0].read_bytes() == files[1].read_bytes() == files[2].read_bytes()


@pytest.mark.slow
def test_killed_workers_do_not_change_the_result(mortals: Mortals) -> None:
    calm, nobody = mortals(0, "--jobs", "1")
    wild, dead = mortals(2, "--jobs", "2")
    assert nobody == 0 and dead == 2
    assert _result(wild) == _result(calm)


@pytest.mark.slow
def test_games_that_kill_every_worker_are_named_in_one_sentence(mortals: Mortals) -> None:
    done, dead = mortals(99, "--jobs", "2", "--lang", "en")
    assert done.returncode == 2 and "crashed their worker 3 times" in done.stderr and done.stderr.count("\n") == 1
    assert 3 <= dead <= 6


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="Left out, for Ray is not here: pip install 'spielkiste[ray]' brings it")
def test_a_worker_of_a_cluster_that_is_killed_changes_nothing(mortals: Mortals) -> None:
    calm, nobody = mortals(0, "--jobs", "1")
    wild, dead = mortals(2, "--cluster", "local")
    assert nobody == 0 and dead == 2
    assert _result(wild) == _result(calm)


# -- resuming after an interruption ------------------------------------------------------------------------------------


def test_a_run_goes_on_where_it_was_cut_off(tmp_path: Path) -> None:
    whole = simulate("mau-mau", 2, 30, ["rules", "random"], seed=5)
    file = tmp_path / "run.jsonl"
    told: list[tuple[int, int]] = []
    simulate("mau-mau", 2, 20, ["rules", "random"], seed=5, resume=file)
    kept = file.read_bytes()
    lines = kept.splitlines(keepends=True)
    assert len(lines) == 21
    # The last game was being written when the power failed.
    file.write_bytes(b"".join(lines[:12]) + lines[12][:40])
    found = simulate("mau-mau", 2, 30, ["rules", "random"], seed=5, resume=file, progress=lambda *done: told.append(done))
    assert found["games_digest"] == whole["games_digest"] and found["wins_by_seat"] == whole["wins_by_seat"]
    assert len(file.read_bytes().splitlines()) == 31
    assert told[0][0] > 11 and told[-1] == (30, 30), "stored games must not be played again"
    assert file.read_bytes().startswith(b"".join(lines[:12]))


def test_an_arena_and_a_ladder_go_on_too(tmp_path: Path) -> None:
    first, second = tmp_path / "arena", tmp_path / "ladder"
    assert arena("mau-mau", ["rules", "random"], 20) == arena("mau-mau", ["rules", "random"], 20, resume=first)
    assert arena("mau-mau", ["rules", "random"], 20) == arena("mau-mau", ["rules", "random"], 20, resume=first)
    whole = ladder("patience", ["random", "rules@2"], 20)
    assert ladder("patience", ["random", "rules@2"], 20, resume=second) == whole
    size = second.stat().st_size
    assert ladder("patience", ["random", "rules@2"], 20, resume=second) == whole and second.stat().st_size == size


def test_a_file_of_another_run_is_reported_and_kept(tmp_path: Path) -> None:
    file = tmp_path / "run"
    simulate("mau-mau", 2, 3, seed=1, resume=file)
    kept = file.read_bytes()
    with pytest.raises(BadSetup, match="another run: its seed is 1, not 2"):
        simulate("mau-mau", 2, 3, seed=2, resume=file)
    with pytest.raises(BadSetup, match="another run: its game is mau-mau, not wall-break"):
        simulate("wall-break", 2, 3, seed=1, resume=file)
    assert file.read_bytes() == kept
    file.write_bytes(kept.replace(b'"winners": [', b'"winners": [7, '))
    with pytest.raises(BadFile, match="damaged"):
        simulate("mau-mau", 2, 3, seed=1, resume=file)
    for text in ("no JSON\n", "{}\n", "a letter to grandma"):
        file.write_text(text)
        with pytest.raises(BadFile, match="not a Spielkiste file"):
            simulate("mau-mau", 2, 3, seed=1, resume=file)
        assert file.read_text() == text


# -- rows --------------------------------------------------------------------------------------------------------------


def test_every_game_and_seat_is_a_row(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    found = simulate("mau-mau", 3, 10, ["rules", "random", "random"], out=file)
    with file.open(newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert len(rows) == 30 and {row["seat"] for row in rows} == {"1", "2", "3"}
    assert [row["bot"] for row in rows[:3]] == ["rules", "random", "random"]
    assert sum(float(row["won"]) for row in rows) == pytest.approx(10)
    assert sum(row["began"] == "True" for row in rows) == 10
    wins = found["wins_by_seat"]
    assert isinstance(wins, list)
    assert sum(float(row["won"]) for row in rows if row["seat"] == "1") == pytest.approx(wins[0]["wins"], abs=0.01)


@pytest.mark.skipif(
    find_spec("pyarrow") is None, reason="Left out, for PyArrow is not here: pip install 'spielkiste[parquet]' brings it"
)
def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    from pyarrow.parquet import read_table

    simulate("mau-mau", 2, 5, out=tmp_path / "games.csv")
    simulate("mau-mau", 2, 5, out=tmp_path / "games.parquet")
    table = read_table(tmp_path / "games.parquet")
    with (tmp_path / "games.csv").open(newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert table.column_names == list(rows[0])
    assert [str(score) for score in table["score"].to_pylist()] == [row["score"] for row in rows]
    assert [str(began) for began in table["began"].to_pylist()] == [row["began"] for row in rows]


# -- bad input ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["simulate", "mau-mau", "--out", "games.xlsx"], "ends in .csv or .parquet"),
        (["simulate", "mau-mau", "--out", "no/such/folder/games.csv"], "Can’t write the file"),
        (["simulate", "mau-mau", "--resume", "no/such/folder/run"], "Can’t write the file"),
        (["simulate", "mau-mau", "--resume", "."], "Can’t read the file"),
        (["arena", "mau-mau", "--ladder", "--out", "games.csv"], "A ladder writes no rows"),
    ],
)
def test_mistakes_get_one_sentence(
    arguments: list[str], hint: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*arguments, "--games", "2", "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert hint in said and said.count("\n") == 1
    assert not list(tmp_path.iterdir()), "no file must be left behind"


@pytest.mark.parametrize(
    ("package", "arguments", "remedy"),
    [
        ("ray", ["--cluster"], "pip install 'spielkiste[ray]'"),
        ("pyarrow.parquet", ["--out", "games.parquet"], "pip install 'spielkiste[parquet]'"),
    ],
)
def test_a_missing_package_is_named_with_its_remedy(
    package: str, arguments: list[str], remedy: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    assert main(["simulate", "mau-mau", "--games", "2", "--lang", "en", *arguments]) == 2
    said = capsys.readouterr().err
    assert remedy in said and remedy.replace("spielkiste", ".") in said and said.count("\n") == 1


def test_a_cluster_that_does_not_answer_is_reported(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether Ray is installed or not, it is not used before the address answers."""
    monkeypatch.setitem(sys.modules, "ray", sys)
    for address in ("127.0.0.1:1", "ray://localhost:1", "127.0.0.1:no-port"):
        assert main(["arena", "mau-mau", "--games", "2", "--cluster", address, "--lang", "en"]) == 2
        said = capsys.readouterr().err
        assert f"No Ray cluster answers at {address}." in said and said.count("\n") == 1


def test_a_failed_start_of_ray_is_reported(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """On an overloaded machine Ray gives up with a bare exception."""

    class Slow:
        @staticmethod
        def init(**_: object) -> None:
            raise Exception("The current node\ntimed out during startup.")

        @staticmethod
        def shutdown() -> None:
            pass

    monkeypatch.setitem(sys.modules, "ray", Slow)
    before = sys.stdout
    assert main(["simulate", "mau-mau", "--games", "2", "--cluster", "--lang", "en"]) == 2
    assert capsys.readouterr().err == "Ray couldn’t be started on this machine: The current node timed out during startup.\n"
    assert sys.stdout is before


def test_a_worker_with_other_rules_is_refused() -> None:
    from spielkiste.lab.simulation.portions import Pairing, Portion, play_portion

    game = spielkiste.find("mau-mau")
    portion = Portion("mau-mau", game.rules_version + 1, 2, 0, {}, [Pairing(0, ("random", "random"))])
    with pytest.raises(BadSetup, match="the same Spielkiste on all machines"):
        play_portion(portion)


@pytest.mark.slow
def test_workers_end_when_their_parent_dies(tmp_path: Path) -> None:
    """Workers exit when their parent is gone: the pipe that we read closes only when they have."""
    script = (
        "import os; from spielkiste.lab.simulation.crew import Processes;"
        " crew = Processes(3); print('dies', flush=True); os._exit(0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], env=surroundings(tmp_path), capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout == "dies\n"
