"""Test that no text uses a word for which the glossary has another one."""

import sys
from pathlib import Path

import pytest

from spielkiste.texts import LANGUAGES
from tools import translations, wording


def test_every_language_has_words_that_are_not_written() -> None:
    assert {rule.language for rule in wording.rules()} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_rules_and_plans_keep_to_one_word_for_one_thing(language: str) -> None:
    assert not wording.slips(language, translations.folders(language))


def test_a_slip_is_told_with_file_key_and_better_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "src" / "spielkiste" / "locales" / "en"
    folder.mkdir(parents=True)
    folder.joinpath("house.ftl").write_text(
        "a = Somebody lays { $card }.\n    .typed = Leave the goal.\nb = At the wheel: layers, outlay\n", encoding="utf-8"
    )
    folder.joinpath("plans.md").write_text("# Plans\n\n- **KM-1** The canister of everybody.\n", encoding="utf-8")
    monkeypatch.setattr(wording, "ROOT", tmp_path)
    monkeypatch.setattr(translations, "folders", lambda language: [folder])
    assert wording.slips("en", [folder]) == [
        "src/spielkiste/locales/en/house.ftl: a: not “Somebody”, but “someone”",
        "src/spielkiste/locales/en/house.ftl: a: not “lays”, but “play”",
        "src/spielkiste/locales/en/plans.md: KM-1: not “everybody”, but “everyone”",
        "src/spielkiste/locales/en/plans.md: KM-1: not “canister”, but “petrol can”",
    ]
    monkeypatch.setattr(sys, "argv", ["translations.py", "en"])
    assert translations.main() == 1
    assert "house.ftl: a: not “Somebody”, but “someone”" in capsys.readouterr().out
