"""Play whole games in the terminal in every language, and check that no sentence of another language appears."""

import io
import re
from pathlib import Path

import pytest

import spielkiste
from spielkiste.command import main
from spielkiste.core.options import NO, YES
from spielkiste.core.record import loads
from spielkiste.texts import LANGUAGES, texts

#: All languages except the first two.
OTHERS = [language for language in LANGUAGES if language not in ("de", "en")]
#: Three words in a row are a sentence; two may be a name or a shared word.
SENTENCE = re.compile(r"(?:[^\W\d_]{2,}\W+){3}")
#: Each game in one of these languages, and each language in two games.
EVENINGS = [(game.slug, OTHERS[at % len(OTHERS)]) for at, game in enumerate(spielkiste.games())]
#: The shortest options.
SHORT = {
    "thousand-km": ["--option", "goal=300"],
    "number-rally": ["--option", "points=1", "--option", "tempo=calm"],
    "wall-break": ["--bots", "random"],
    "clear-away": ["--bots", "random"],
    "tv-lottery": ["--option", "rounds=1"],
}


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def _told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    assert main(arguments) == 0
    return capsys.readouterr().out.splitlines()


def _english_in(lines: list[str], english: list[str]) -> list[str]:
    return sorted(set(lines) & {line for line in english if SENTENCE.search(line)})


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "language"), EVENINGS)
def test_a_whole_game_is_played_in_it(
    slug: str, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_data_folder: Path
) -> None:
    told: dict[str, list[str]] = {}
    for spoken in (language, "en"):
        monkeypatch.setattr("sys.stdin", io.StringIO("?\n" + "a\n" * 2000))
        told[spoken] = _told(["play", slug, "--seed", "7", "--lang", spoken, *SHORT.get(slug, [])], capsys)
    first, *_ = sorted(own_data_folder.rglob("*.replay"))
    assert loads(first.read_text()).state.outcome() is not None, "the game is not over"
    assert len(told[language]) == len(told["en"]), "the games differ between the languages"
    assert not _english_in(told[language], told["en"])


@pytest.mark.parametrize("language", OTHERS)
def test_the_list_of_games_is_in_it(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    english = _told(["games", "--lang", "en"], capsys)
    lines = _told(["games", "--lang", language], capsys)
    assert not _english_in(lines, english)
    for word in ("to", "in steps of", "no limit", "or"):
        assert not [line for line in lines if re.search(rf"\d\)? {word} \d|\({word}\)", line)], word


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_can_be_typed_as_the_list_writes_them(language: str) -> None:
    words = texts(language)
    assert words.say("house-yes") in YES and words.say("house-no") in NO
