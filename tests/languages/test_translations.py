"""Test the tool that tells translators what is missing, superfluous or stale."""

import json
import sys
from pathlib import Path

import pytest

from tools import translations

HOUSE = {"de": "Sprache", "en": "Language", "fr": "Langue", "nl": "Taal"}


@pytest.fixture
def chest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Create a chest with one box, in four languages.  It has its own texts, so changes to the real ones do not matter."""
    for language, word in HOUSE.items():
        house = tmp_path / "src/spielkiste/locales" / language
        box = tmp_path / "src/spielkiste/games/memo_race/texts" / language
        house.mkdir(parents=True)
        box.mkdir(parents=True)
        (house / "web-shelf.ftl").write_text(f"web-language = {word}\nweb-shelf = {word} 2\n", encoding="utf-8")
        (box / "rules.md").write_text(f"# Memo ({word})\n\n- **MR-1** {word} 1.\n- **MR-2** {word} 2.\n", encoding="utf-8")
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    monkeypatch.setattr(translations, "HASHES", tmp_path / "translations.json")
    return tmp_path


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["translations.py", *arguments])
    return translations.main()


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_translations_of_changed_german_are_stale_until_confirmed(
    chest: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    german = chest / "src/spielkiste/locales/de/web-shelf.ftl"
    assert run(monkeypatch, "en", "--done") == 0
    change(german, "web-language = Sprache", "web-language = Deine Sprache")
    change(chest / "src/spielkiste/games/memo_race/texts/de/rules.md", "- **MR-1** ", "- **MR-1** Ganz neu: ")
    assert run(monkeypatch, "en") == 1
    told = capsys.readouterr().out
    assert "en: stale: web-language\n" in told and "en: stale: memo_race/MR-1\n" in told and "2 to look at." in told
    assert run(monkeypatch, "en", "--done") == 0 and run(monkeypatch, "en") == 0
    change(chest / "src/spielkiste/locales/en/web-shelf.ftl", "web-language = ", "web-language = Your own ")
    assert run(monkeypatch, "en") == 0
    assert capsys.readouterr().out.endswith("German texts; a change in another language does not show here.\n")


def test_a_hash_that_all_languages_share_is_kept_once(chest: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(monkeypatch, "--done")
    kept = json.loads(translations.HASHES.read_text(encoding="utf-8"))
    assert list(kept) == ["all"]
    change(chest / "src/spielkiste/locales/de/web-shelf.ftl", "web-language = Sprache", "web-language = Deine Sprache")
    run(monkeypatch, "fr", "--done")
    kept = json.loads(translations.HASHES.read_text(encoding="utf-8"))
    assert set(kept) > {"all", "fr"} and list(kept["fr"]) == ["web-language"]
    assert run(monkeypatch, "fr") == 0 and run(monkeypatch, "nl") == 1
    run(monkeypatch, "--done")
    assert list(json.loads(translations.HASHES.read_text(encoding="utf-8"))) == ["all"]


def test_what_is_missing_or_left_over_is_named(
    chest: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    change(chest / "src/spielkiste/locales/en/web-shelf.ftl", "web-language = ", "web-tongue = ")
    run(monkeypatch, "en", "--done")
    told = capsys.readouterr().out
    assert "en: missing: web-language\n" in told and "en: left over: web-tongue\n" in told


def test_an_unknown_language_is_reported_in_one_sentence(
    chest: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "xx") == 2
    told = capsys.readouterr().err
    assert told.startswith("There is no folder for: xx.") and "en" in told


@pytest.mark.parametrize("language", translations.translated())
def test_nothing_is_missing_or_left_over(language: str) -> None:
    found = translations.findings(language)
    assert not found["missing"] and not found["left over"]
    stale = ", ".join(found["stale"])
    assert not stale, f"The German of {stale} is new. Look at the {language} text, then run: make texts DONE=yes"
