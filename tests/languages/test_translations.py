"""Test the tool that tells translators what is missing, superfluous or stale."""

import json
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools import translations


@pytest.fixture
def chest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A house with one box, in German and English."""
    for place in ("locales", "games/memo_race/texts"):
        shutil.copytree(translations.ROOT / "src/spielkiste" / place, tmp_path / "src/spielkiste" / place)
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    monkeypatch.setattr(translations, "HASHES", tmp_path / "translations.json")
    yield tmp_path


def run(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["translations.py", *arguments])
    return translations.main()


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_what_german_changed_is_stale_until_somebody_has_looked(
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


def test_a_language_that_is_none_is_told_in_one_sentence(
    chest: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "xx") == 2
    told = capsys.readouterr().err
    assert told.startswith("There is no folder for: xx.") and "en" in told


@pytest.mark.parametrize("language", translations.translated())
def test_nothing_is_missing_or_left_over(language: str) -> None:
    found = translations.findings(language)
    assert not found["missing"] and not found["left over"]
