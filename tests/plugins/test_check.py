"""``spielkiste check`` says everything that is wrong with a package's texts, rules pages and positions, each in a sentence."""

import json
from pathlib import Path

from spielkiste.scaffold import write_package
from tests.plugins.package import install_project, run

# What is done to the package, and what is said about it.
BREAKS = [
    ("texts/en/game.ftl", "threetricks-move-lay =", "threetricks-move-put =", "en: no text for threetricks-move-lay."),
    ("texts/en/game.ftl", "{ $cards }", "{ $card }", "en: threetricks-words-hand asks for card and is given cards."),
    ("texts/de/game.ftl", "threetricks-why-turn =", "Du bist", "de/game.ftl: this is no text: Du bist Du bist nicht dran."),
    ("texts/de/game.ftl", "threetricks-why-not-held", "house-yes", "de: house-yes is one of the house's own texts"),
    ("texts/en/rules.md", "- **TT-3**", "- **TT-6**", "en: the rules page has no clause TT-3"),
    ("position.py", "        part.done()\n", "", "A damaged position: seats[0] has a field no_such_field: load takes it."),
    ("position.py", "    _check(state)\n", "", "A damaged position: seats[0].hand is []: load takes it, and then"),
    (
        "position.py",
        'fields.number("turn", 0, state.seats - 1)',
        '{0: 0, 1: 1, 2: 2}[fields.number("turn", -1, 9)]',
        "A damaged position: turn is -1: load raises KeyError",
    ),
]


def test_everything_that_is_wrong_is_said(tmp_path: Path) -> None:
    project = write_package("three-tricks", tmp_path)
    for file, old, new, _ in BREAKS:
        path = project / "src" / "three_tricks" / file
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
    panel = {"name": "goal", "clauses": ["TT-1", "TT-99"], "rows": [["1"]]}
    (project / "src" / "three_tricks" / "pictures.json").write_text(json.dumps({"three-tricks": [panel]}), encoding="utf-8")
    install_project(project, tmp_path / "installed")
    checked = run(tmp_path / "installed", "check", "three-tricks", "--lang", "en")
    assert checked.returncode == 2 and "Traceback" not in checked.stderr
    assert "en: no text for pic-three-tricks-goal." in checked.stderr
    assert "de: the picture goal stands on TT-99, which the rules page does not have." in checked.stderr
    for *_, said in BREAKS:
        assert said in checked.stderr, checked.stderr
    assert "de: the rules page has other clauses than the English one." in checked.stderr


def test_texts_that_are_not_there_at_all(tmp_path: Path) -> None:
    project = write_package("three-tricks", tmp_path)
    (project / "src" / "three_tricks" / "texts").rename(project / "elsewhere")
    (project / "src" / "three_tricks" / "pictures.json").write_text('{"three-tricks": [{"name": "goal"}]}', encoding="utf-8")
    install_project(project, tmp_path / "installed")
    checked = run(tmp_path / "installed", "check", "three-tricks", "--lang", "en")
    assert checked.returncode == 2 and checked.stderr.startswith("There are no texts")
    assert "pictures.json cannot be read: KeyError, 'clauses'." in checked.stderr
