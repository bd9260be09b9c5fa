"""Test that what the documentation shows works."""

import inspect
import json
import re
from itertools import pairwise
from pathlib import Path
from typing import cast

import msgspec
import pytest

import spielkiste
from spielkiste.api import classrooms, pictures, recordings, tables
from spielkiste.api.reading import _setups
from spielkiste.core import game as core_game
from spielkiste.core import options, positions, story
from spielkiste.core.registry import find, games
from spielkiste.table.match import Match
from spielkiste.table.room import checked_plan
from spielkiste.texts import LANGUAGES, LOCALES, files, texts
from tools import doc_tables

ROOT = Path(__file__).parents[1]
PAGES = [
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")),
    *sorted((ROOT / "docs").glob("*.md")),
]


def _python_blocks(name: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL)


def test_the_example_of_the_readme_runs() -> None:
    blocks = _python_blocks("README.md")
    assert blocks
    for block in blocks:
        assert len(block.strip().splitlines()) <= 5
        exec(compile(block, "README.md", "exec"), {})


def test_the_examples_for_authors_run() -> None:
    # A later example uses the names of an earlier one.
    names: dict[str, object] = {}
    for block in _python_blocks("docs/add-a-game.md"):
        exec(compile(block, "add-a-game.md", "exec"), names)


def test_every_link_between_documents_leads_somewhere() -> None:
    for path in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "src" / "spielkiste" / "locales").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name} links to {target}"


@pytest.mark.parametrize("page", doc_tables.TABLES, ids=lambda page: page.name)
def test_generated_tables_are_fresh(page: Path) -> None:
    assert page.read_text(encoding="utf-8") == doc_tables.with_tables(page), "rewrite it: python tools/doc_tables.py"


def test_the_log_that_is_shown_is_one() -> None:
    page = (ROOT / "docs" / "log.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    lines = block.strip().splitlines()
    match = Match.from_log([json.loads(line) for line in lines])
    assert match.record is not None and len(match.record.moves) == 1
    assert [msgspec.json.encode(entry).decode() for entry in match.log] == lines


def test_the_architecture_names_every_folder_and_only_files_that_exist() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z]\S*/\S*\.(?:py|ts|svelte|json|ftl))`", page))
    assert len(named) > 30
    for name in named:
        bases = (ROOT, doc_tables.PACKAGE)
        assert any(list(base.glob(name.replace("BOX", "*"))) for base in bases), f"{name} does not exist"
    inside = [path for path in doc_tables.PACKAGE.iterdir() if path.is_dir() and path.name not in ("__pycache__", "web")]
    for folder in [f"{path.name}/" for path in inside] + [f"web/src/{path.name}/" for path in (ROOT / "web/src").glob("*/")]:
        assert f"`{folder}`" in page or f"`src/spielkiste/{folder}`" in page, f"docs/architecture.md does not name {folder}"


def test_the_translators_page_names_every_file() -> None:
    page = (ROOT / "docs" / "translate.md").read_text(encoding="utf-8")
    for path in doc_tables.PACKAGE.glob("games/*/texts/en/*"):
        assert re.search(rf"[/`]{path.stem.split('-')[0]}\*?\{path.suffix}`", page), (
            f"docs/translate.md does not name {path.name}"
        )


def test_the_limits_in_the_manual_are_those_of_the_code() -> None:
    text = " ".join((ROOT / "docs" / "server.md").read_text(encoding="utf-8").split())
    named = {
        "tables": tables.OPENING, "recordings": recordings.IMPORTING, "seats": tables.JOINING, "pictures": pictures.DRAWING,
        "looks at a recording": recordings.WATCHING, "classrooms": classrooms.OPENING_ROOMS, "children": classrooms.ENTERING,
        "wrong codes": classrooms.WRONG_CODES,
    }  # fmt: skip
    for what, rate in named.items():
        assert f" {rate.burst} {what}" in text, f"docs/server.md: {what}"
    assert f"try {'forty' if classrooms.WRONG_CODES.burst == 40 else '?'} wrong codes" in " ".join(
        (ROOT / "docs" / "classroom.md").read_text(encoding="utf-8").split()
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_prose_wraps_at_100_characters(page: Path) -> None:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    long = [line for line in text.splitlines() if len(line) > 100 and not line.startswith(("|", "    ", "#", "<", "!", ":"))]
    # A link or a piece of code has no space to break at.
    assert not [line for line in long if " " in re.sub(r"`[^`]*`", "", line.strip())], long[:3]


@pytest.mark.parametrize("name", ["README.md", "docs/index.md", "docs/add-a-game.md", "docs/host.md"])
def test_what_a_newcomer_types_first_works_before_there_is_a_release(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    for paragraph in re.split(r"\n#?\n", text):
        if re.search(r"""pip install ["']?spielkiste|"spielkiste\[serve\]\"""", paragraph):
            assert "once released" in " ".join(paragraph.lower().split()), f"{name}: the package is not released yet"
    typed = re.findall(r"^(?:\$ |#   )?(make play|(?:sudo .*)?pip install .*)", text, re.MULTILINE)
    assert typed[0] == "make play" or re.search(r'"(\.|\.\./spielkiste)\[serve\]"', typed[0]), f"{name}: {typed[0]}"


@pytest.mark.parametrize(
    ("language", "age"),
    [("en", "{} and up"), ("de", "ab {}"), ("fr", "dès {}"), ("es", "desde {}"), ("it", "da {}"), ("nl", "vanaf {}")],
)
def test_every_game_has_a_lesson_plan_for_the_age_on_its_box(language: str, age: str) -> None:
    plans = re.split(r"^## ", (LOCALES / language / "plans.md").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    words = texts(language)
    for game in games():
        title = words.say(f"game-{game.slug}").replace("\N{SOFT HYPHEN}", "")
        plan = next((one for one in plans if one.startswith(f"{title}\n")), "")
        assert age.format(game.age) in plan, f"{language}: {title}"
        # The plan covers twenty minutes without a gap.
        stretches = [(int(start), int(end)) for start, end in re.findall(r"^\| (\d+)\u2013(\d+) \|", plan, re.MULTILINE)]
        assert stretches[0][0] == 0 and stretches[-1][1] == 20
        assert all(one[1] == other[0] for one, other in pairwise(stretches))


def test_every_plan_sets_up_a_room_that_opens() -> None:
    setups = {setup.game: setup for setup in _setups()}
    assert set(setups) == {game.slug for game in games()}
    for game in games():
        setup = setups[game.slug]
        checked_plan(game.slug, setup.options, setup.size, 2)
        shown = {option.name: option.values() for option in game.options if option.kind != "seat"}
        assert all(value in shown[name] for name, value in setup.options.items()), game.slug
        length = game.option_for("length")
        if length is not None and length.name in setup.options:
            assert setup.options[length.name] in _lengths(game, setup.size), f"{game.slug}: not among the lengths on the page"


def _lengths(game: core_game.Game, *sizes: int) -> set[int]:
    """Return the lengths that the page offers for these numbers of players."""
    length = game.option_for("length")
    assert length is not None
    stretches = cast("list[dict[str, int]]", length.json()["stretches"])
    return {one["value"] for one in stretches if one["seats"] == one["sides"] in sizes}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_for_1000_km_names_lengths_that_are_offered(language: str) -> None:
    plan = (LOCALES / language / "plans.md").read_text(encoding="utf-8").split("\n## ")[1]
    said = {int(number) for line in plan.splitlines() if "300" in line for number in re.findall(r"\d{3,4}", line)}
    assert said == _lengths(find("thousand-km"), 2, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_plan_names_is_on_the_page(language: str) -> None:
    page = (LOCALES / language / "plans.md").read_text(encoding="utf-8")
    plans = page[page.index("\n## ") :]
    said = "\n".join(path.read_text(encoding="utf-8") for path in files(language)).replace("\N{SOFT HYPHEN}", "").casefold()
    named = set(re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", plans))
    assert len(named) > 5
    assert not [name for name in named if name.strip("\u2026\u202f ").casefold() not in said]


def test_what_a_new_game_is_written_with_is_called_as_the_manual_says() -> None:
    manual = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    table = manual[manual.index("What is written most often:") : manual.index("## What stands on the lid")]
    shown = re.findall(r"`([A-Z]\w+(?:\.\w+)?)\((.*?)\)`", table)
    assert len(shown) > 12
    places = [spielkiste, core_game, options, positions, story]
    for name, arguments in shown:
        first, _, method = name.partition(".")
        thing = next(getattr(place, first) for place in places if hasattr(place, first))
        signature = inspect.signature(getattr(thing, method) if method else thing)
        real = [
            one.name if one.default is one.empty else f"{one.name}={one.default!r}"
            for one in signature.parameters.values()
            if one.name != "self"
        ]
        assert arguments == ", ".join(real), name
