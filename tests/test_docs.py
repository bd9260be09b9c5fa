"""Test that what the documentation shows works."""

import inspect
import re
from itertools import pairwise
from pathlib import Path

import pytest

import spielkiste
from spielkiste.core import game as core_game
from spielkiste.core import options, positions, story
from spielkiste.core.registry import games
from spielkiste.texts import LOCALES, texts

ROOT = Path(__file__).parents[1]


def _python_blocks(name: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL)


def test_the_example_of_the_readme_runs() -> None:
    blocks = _python_blocks("README.md")
    assert blocks
    for block in blocks:
        assert len(block.strip().splitlines()) <= 5
        exec(compile(block, "README.md", "exec"), {})


def test_every_link_between_documents_leads_somewhere() -> None:
    for path in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md"), *(ROOT / "src" / "spielkiste" / "locales").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name} links to {target}"


@pytest.mark.parametrize("name", ["README.md", "docs/index.md", "docs/add-a-game.md", "docs/host.md"])
def test_what_a_newcomer_types_first_works_before_there_is_a_release(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    for paragraph in re.split(r"\n#?\n", text):
        if re.search(r"""pip install ["']?spielkiste|"spielkiste\[serve\]\"""", paragraph):
            assert "once released" in paragraph.lower(), f"{name}: the package is not released yet"
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
        # Twenty minutes, without a gap.
        stretches = [(int(start), int(end)) for start, end in re.findall(r"^\| (\d+)\u2013(\d+) \|", plan, re.MULTILINE)]
        assert stretches[0][0] == 0 and stretches[-1][1] == 20
        assert all(one[1] == other[0] for one, other in pairwise(stretches))


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
