"""Test that ``spielkiste check`` reports every fault in a package's texts, rules pages and positions in one sentence."""

import json
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from spielkiste.scaffold import write_package
from tests.plugins.package import install_project, run, surroundings

# A change to a file of the package, and the message expected for it.
BREAKS = [
    ("texts/en/game.ftl", "threetricks-move-lay =", "threetricks-move-put =", "en: no text for threetricks-move-lay."),
    ("texts/en/game.ftl", "{ $cards }", "{ $card }", "en/game.ftl: threetricks-words-hand asks for card and is given cards."),
    (
        "texts/de/game.ftl",
        "threetricks-why-turn =",
        "Du bist",
        'de/game.ftl:17: this cannot be read: Du bist Du bist nicht dran. (Expected token: "=")',
    ),
    ("texts/de/game.ftl", "threetricks-why-not-held", "house-yes", "de: house-yes is one of the house's own texts"),
    ("texts/en/rules.md", "- **TT-3**", "- **TT-6**", "en: the refusal threetricks-why-not-held names the clause TT-3"),
    ("position.py", "        part.done()\n", "", "A damaged position: seats[0] has a field no_such_field: read() takes it."),
    ("position.py", "    _check(state)\n", "", "A damaged position: seats[0].hand is []: read() takes it, and then"),
    (
        "position.py",
        'fields.number("turn", 0, state.seats - 1)',
        '{0: 0, 1: 1, 2: 2}[fields.number("turn", -1, 9)]',
        "A damaged position: turn is -1: read_position() in ",
    ),
    (
        "texts/de/game.ftl",
        "threetricks-move-lay = ",
        "threetricks-move-lay = eine Karte\nthreetricks-move-lay = ",
        "de/game.ftl: threetricks-move-lay is there twice; only one of them is ever read.",
    ),
    (
        "texts/de/rules.md",
        "- **TT-5**",
        "- **TT-4** Noch einmal.\n- **XX-9** Fremd.\n- **TT-5**",
        "de: the clause TT-4 is on the rules page 2 times; give each its own number.",
    ),
    ("texts/de/game.ftl", "", "", "de: the rules page has XX-9, but the clause_prefix of the game is “TT”."),
]


def test_everything_that_is_wrong_is_said(tmp_path: Path) -> None:
    project = write_package("three-tricks", tmp_path)
    for file, old, new, _ in BREAKS:
        path = project / "src" / "three_tricks" / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
    (project / "src" / "three_tricks" / "texts" / "xx").mkdir()
    (project / "src" / "three_tricks" / "texts" / "xx" / "game.ftl").write_text("", encoding="utf-8")
    panel = {"name": "goal", "clauses": ["TT-1", "TT-99"], "rows": [["1"]]}
    (project / "src" / "three_tricks" / "pictures.json").write_text(json.dumps({"three-tricks": [panel]}), encoding="utf-8")
    install_project(project, tmp_path / "installed")
    checked = run(tmp_path / "installed", "check", "three-tricks", "--lang", "en")
    assert checked.returncode == 2 and "Traceback" not in checked.stderr
    assert "en: no text for pic-three-tricks-goal." in checked.stderr
    assert "texts/xx is never read: the languages are en, de, " in checked.stderr
    assert "de: the picture goal refers to TT-99, which the rules page does not have." in checked.stderr
    for *_, said in BREAKS:
        assert said in checked.stderr, checked.stderr
    assert "de: the rules page lacks the clause TT-6, which the English one has." in checked.stderr
    assert "de: the rules page has the clause TT-3, which the English one lacks." in checked.stderr


def test_texts_that_are_not_there_at_all(tmp_path: Path) -> None:
    project = write_package("three-tricks", tmp_path)
    (project / "src" / "three_tricks" / "texts").rename(project / "elsewhere")
    (project / "src" / "three_tricks" / "pictures.json").write_text('{"three-tricks": [{"name": "goal"}]}', encoding="utf-8")
    install_project(project, tmp_path / "installed")
    checked = run(tmp_path / "installed", "check", "three-tricks", "--lang", "en")
    assert checked.returncode == 2 and re.search("^There are no texts", checked.stderr, re.MULTILINE)
    assert "pictures.json cannot be read: KeyError, 'clauses'." in checked.stderr


def _change(project: Path, file: str, old: str, new: str) -> None:
    path = project / "src" / "three_tricks" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def _check(tmp_path: Path, file: str, old: str, new: str) -> str:
    """Return what the check prints about a new game with one change."""
    project = write_package("three-tricks", tmp_path)
    _change(project, file, old, new)
    install_project(project, tmp_path / "installed")
    checked = run(tmp_path / "installed", "check", "three-tricks", "--lang", "en")
    assert checked.returncode == 2 and "Traceback" not in checked.stderr, checked.stdout + checked.stderr
    return checked.stderr


WHO_FOLLOWS = "- **TT-2** Wer ausspielt, legt eine Karte; die anderen folgen reihum."
WHICH_CARD = "- **TT-3** Du darfst jede Karte deiner Hand legen."
# An author's mistake, and what the first line of the output must contain.
MISTAKES = {
    "a deal from random": (
        "game.py",
        "rng.shuffle(cards)",
        "__import__('random').shuffle(cards)",
        "The same seed deals two different games: seats[0].hand",
    ),
    "a move from random": (
        "state.py",
        "self.turn = (seat + 1) % self.seats",
        "import random; self.turn = random.choice([other for other in range(self.seats) if not self.laid[other]])",
        "Look here first: state.py imports random.",
    ),
    "a field that copy forgets": (
        "state.py",
        "        twin.turn = self.turn\n",
        "",
        "copy() forgets something: turn is 0 in the copy",
    ),
    "a list that copy forgets": ("state.py", "        twin.laid = self.laid[:]\n", "", "Look at self.laid."),
    "a bot that returns a list": (
        "bot.py",
        "return min(enough or situation.moves)",
        "return enough or situation.moves",
        ", which is not one of situation.moves",
    ),
    "a misspelt clause": (
        "refusals.py",
        '"TT-3"',
        '"TR-3"',
        "the refusal threetricks-why-not-held names the clause TR-3, which the rules page does not have; clauses of this game"
        " begin with TT-.",
    ),
    "a clause in one language only": (
        "texts/de/rules.md",
        "- **TT-2**",
        "- TT-2",
        "de: the rules page lacks the clause TT-2, which the English one has.",
    ),
    "clauses in another order": (
        "texts/de/rules.md",
        f"{WHO_FOLLOWS}\n{WHICH_CARD}",
        f"{WHICH_CARD}\n{WHO_FOLLOWS}",
        "de: the clauses of the rules page are in another order than in English, from TT-3 on.",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_in_the_authors_words(mistake: str, tmp_path: Path) -> None:
    file, old, new, said = MISTAKES[mistake]
    assert said in _check(tmp_path, file, old, new).split("\nTo see it again:")[0]


def test_the_game_that_led_there_can_be_played_again(tmp_path: Path) -> None:
    """The printed calls are valid Python, and count seats from 0 as the sentence does."""
    said = _check(tmp_path, "state.py", "        twin.tricks = self.tricks[:]\n", "")
    calls = textwrap.dedent(said.partition("To see it again:\n")[2])
    assert calls.startswith('import spielkiste\nstate = spielkiste.new("three-tricks", seats=2, seed=1)\nstate.play(')
    done = subprocess.run(
        [sys.executable, "-c", calls], env=surroundings(tmp_path / "installed"), capture_output=True, text=True, check=False
    )
    copied, original = done.stdout.splitlines()
    assert copied != original and "'tricks': 1" in copied + original, done.stdout + done.stderr


def test_a_rare_refusal_is_heard(tmp_path: Path) -> None:
    """A reason that occurs at only one move of one set-up is still checked."""
    rare = 'Refusal("TT-8", "threetricks-why-turn") if self.seats == 2 and sum(self.tricks) == 1 and any(self.laid) else '
    old = "return None if self.allows(seat, move) else reason("
    said = _check(tmp_path, "state.py", old, f"return None if self.allows(seat, move) else {rare}reason(")
    assert "names the clause TT-8" in said


def test_what_may_be_meant_so_is_advised(tmp_path: Path) -> None:
    """One deal for all seeds, no winners, no bot for hints, a text that nothing says …: all may be intended."""
    project = write_package("three-tricks", tmp_path)
    _change(project, "game.py", "        rng.shuffle(cards)\n", "")
    _change(project, "state.py", "[seat for seat in range(self.seats) if self.tricks[seat] == most]", "[]")
    _change(project, "bot.py", '{"rules"', '{"best"')
    took = "{ $seat_you ->\n    [yes] You take the trick.\n   *[no] { $seat } takes the trick.\n}"
    _change(project, "texts/en/game.ftl", took, "{ $seat } takes the trick.")
    _change(project, "texts/de/game.ftl", "threetricks-took =", "threetricks-alt = Alt.\nthreetricks-took =")
    for language in ("en", "de"):
        _change(project, f"texts/{language}/game.ftl", "threetricks-took =", "threetricks-spare = Spare.\nthreetricks-took =")
        _change(project, f"texts/{language}/rules.md", "- **TT-5**", "- **TT-4a** …\n- **TT-5**".replace("TT-4a", "TT-9"))
    install_project(project, tmp_path / "installed")
    checked = run(tmp_path / "installed", "check", "three-tricks", "--lang", "en")
    assert checked.returncode == 0, checked.stderr
    said = checked.stdout.splitlines()
    assert said[0] == "three-tricks: 4 set-ups played to the end, every promise kept."
    assert [line.split(":")[0] for line in said[1:]] == [
        "12 seeds gave the same position",
        "Nobody won any of the 4 games",
        "There is no bot called rules",
        "en/game.ftl",
        "Nothing says threetricks-spare (texts/en/game.ftl)",
        "Nothing says threetricks-alt (texts/de/game.ftl)",
        "No code mentions TT-9",
    ]


def test_what_only_shows_elsewhere_is_found(tmp_path: Path) -> None:
    """Check moves that read alike in one language, an order that differs between Python processes, and a missing English."""
    project = write_package("three-tricks", tmp_path)
    _change(
        project, "texts/de/game.ftl", "threetricks-move-lay = ", 'threetricks-move-lay = eine Karte { "" }\nthreetricks-old = '
    )
    _change(
        project, "game.py", "        if table[\"hand\"]:\n",
        "        lines += [Phrase(f\"threetricks-words-{word}\", {\"seat\": 0, \"count\": 0, \"card\": 1, \"cards\": \"\"})"
        " for word in {\"tricks\", \"laid\", \"last\", \"hand\"}]\n        if table[\"hand\"]:\n",
    )  # fmt: skip
    shutil.rmtree(project / "src" / "three_tricks" / "texts" / "en")
    install_project(project, tmp_path / "installed")
    checked = run(tmp_path / "installed", "check", "three-tricks", "--lang", "en")
    # On a busy machine the check first prints that it is still running.
    assert checked.returncode == 2 and "There is no folder texts/en (there is de)" in checked.stderr, checked.stderr
    assert re.search(
        r"de: the moves “lay \d” and “lay \d” both read “eine Karte ”: threetricks-move-lay must say", checked.stderr
    )
    assert "in_words(view(0)) differs between two runs of Python with the same seed and moves, after 0 moves" in checked.stderr


def test_what_only_one_language_lacks_is_found(tmp_path: Path) -> None:
    """Check a file that is missing in German, and a card without the form that a German text asks for."""
    project = write_package("three-tricks", tmp_path)
    _change(project, "game.py", '"card": "number"', '"card": "threetricks-card"')
    texts = project / "src" / "three_tricks" / "texts"
    for language in ("en", "de"):
        cards = [f"threetricks-card-{card} = {card}" + ("" if card == 7 else "\n    .acc = die") for card in range(1, 10)]
        (texts / language / "cards.ftl").write_text("\n".join(cards) + "\n", encoding="utf-8")
    _change(project, "texts/de/game.ftl", "{ $card }", "{ $card_acc }")
    _change(project, "texts/de/game.ftl", "{ $cards }", "{ $cards_acc }")
    (texts / "en" / "lessons.ftl").write_text("lesson-three-tricks-first = First\n", encoding="utf-8")
    install_project(project, tmp_path / "installed")
    checked = run(tmp_path / "installed", "check", "three-tricks", "--lang", "en")
    assert checked.returncode == 2
    for said in (
        "de/game.ftl: threetricks-laid asks for $card_acc, and threetricks-card-7 has no .acc.",
        "de/game.ftl: threetricks-words-hand asks for $cards_acc, but $cards has no forms here",
        "de: no text for lesson-three-tricks-first, which texts/en/lessons.ftl has. Write it in texts/de/lessons.ftl.",
    ):
        assert said in checked.stderr, checked.stderr
    assert "both read" not in checked.stderr and "en/" not in checked.stderr.partition("To see")[0].replace("texts/en/", "")


def test_a_game_that_lies_here_and_is_not_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_package("high-card", tmp_path)
    monkeypatch.chdir(tmp_path)
    checked = run(tmp_path / "nothing", "check", "high-card", "--lang", "en")
    assert checked.stderr == "high-card isn’t installed yet. Run: pip install -e ./high-card\n"


def test_a_game_with_another_name_than_its_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    project = write_package("high-card", tmp_path)
    game = project / "src" / "high_card" / "game.py"
    game.write_text(game.read_text(encoding="utf-8").replace('slug="high-card"', 'slug="high"'), encoding="utf-8")
    install_project(project, tmp_path / "installed")
    monkeypatch.chdir(tmp_path)
    checked = run(tmp_path / "installed", "check", "high-card", "--lang", "en")
    assert checked.stderr == "The package high-card is installed, but its game is called high.\n"


def test_a_broken_import_is_all_that_is_said(tmp_path: Path) -> None:
    said = _check(tmp_path, "state.py", "from spielkiste import Event", "from spielkiste import Evnt")
    assert said.startswith("The plug-in three-tricks is left out: ImportError: cannot import name 'Evnt'")
    assert said.endswith("state.py:3)\n") and said.count("\n") == 1, said
