"""Test the word list and the form of commit subjects that docs/style.md describes."""

from pathlib import Path

import pytest

from tools import commit_subject, english


def test_no_banned_word_comes_back() -> None:
    found = [find for file in english.files([english.ROOT / path for path in english.PLACES]) for find in english.finds(file)]
    assert not found, "\n".join(found)


def test_every_checked_place_exists() -> None:
    for path in english.PLACES:
        assert (english.ROOT / path).exists(), path


@pytest.mark.parametrize(
    ("name", "source", "line", "word"),
    [
        ("docstring.py", 'def f() -> None:\n    """Deal.\n\n    Whoever is left starts.\n    """\n', 4, "Whoever"),
        ("comment.py", "x = 1  # drawn by lot\n", 1, "by lot"),
        ("start.py", '"""The same as before."""\n', 1, "The same"),
        ("card.py", "#: How to lay a card.\nx = 1\n", 1, "lay"),
        ("line.ts", "const a = 1;\n// so many cards\n", 2, "so many"),
        ("block.ts", "/**\n * A bot that dawdles.\n */\n", 2, "dawdles"),
        ("message.py", 'x = f"{0} is no move of the game"\n', 1, "is no "),
        ("page.md", "# A page\n\n```text\nwhoever\n```\n\nWhoever *shall* start.\n", 7, "Whoever"),
        ("page.svelte", "<p>x</p>\n<!-- this shall be red -->\n", 2, "shall"),
    ],
)
def test_a_banned_word_is_found_with_its_place(name: str, source: str, line: int, word: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(source, encoding="utf-8")
    found = list(english.finds(path))
    assert len(found) == 1
    assert f"{name}:{line}: {word!r}; better: " in found[0]


@pytest.mark.parametrize(
    "source",
    [
        "#: The key `whoever` of a stored table.\n",
        '# The phase "lay" of the view.\n',
        "# Return the tile that was laid.\n",
        "# There is no such move.\n",
        'x = "somebody"\n',
        '"""Return all moves.\n\nThe same seed gives the same moves.\n"""\n',
    ],
)
def test_keys_rule_words_and_strings_are_exceptions(source: str, tmp_path: Path) -> None:
    path = tmp_path / "fine.py"
    path.write_text(source, encoding="utf-8")
    assert not list(english.finds(path))


@pytest.mark.parametrize(
    "subject",
    [
        "terminal: wrap long hints",
        "number_rally: say in plain English what the bot does",
        "lab/report: drop the last column",
        "docs, tools: add a style guide",
        "core: pass the seed on",
        "Merge branch 'main' into games",
        'Revert "terminal: wrap long hints"',
    ],
)
def test_good_commit_subjects_pass(subject: str) -> None:
    assert commit_subject.trouble(subject) == ""


@pytest.mark.parametrize(
    ("subject", "said"),
    [
        ("Nobody only sits in the pictures any more", "`area: imperative`"),
        ("terminal: wraps long hints", "not an imperative"),
        ("terminal: wrapped long hints", "not an imperative"),
        ("terminal: the hints are wrapped", "not an imperative"),
        ("terminal: wrap long hints.", "`area: imperative`"),
        ("terminal: " + "wrap " * 14, "72"),
        ("", "`area: imperative`"),
    ],
)
def test_bad_commit_subjects_are_explained(subject: str, said: str) -> None:
    assert said in commit_subject.trouble(subject)


def test_the_hook_reads_the_first_line_of_a_message(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    message = tmp_path / "COMMIT_EDITMSG"
    message.write_text("\n# a comment of Git\nHints wrap\n\nBecause they are long.\n", encoding="utf-8")
    assert commit_subject.main([str(message)]) == 1
    assert "'Hints wrap'" in capsys.readouterr().out
    message.write_text("terminal: wrap long hints\n", encoding="utf-8")
    assert commit_subject.main([str(message)]) == 0
