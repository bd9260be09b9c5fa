"""Test that every promise of the security page is covered by a test."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
TESTS = {
    name
    for path in (ROOT / "tests").rglob("*.py")
    for name in re.findall(r"^ *(?:async )?def (test_\w+)\(", path.read_text(encoding="utf-8"), re.MULTILINE)
}


def test_every_test_that_is_named_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", PAGE))
    assert len(named) > 30
    assert not named - TESTS


def test_every_promise_names_a_test_or_says_that_there_is_none() -> None:
    rows = [line for line in PAGE.splitlines() if line.startswith("|") and not re.match(r"\|-|\| (wants|what) \|", line)]
    assert len(rows) > 20
    for row in rows:
        cells = [cell.strip() for cell in row.strip("|").split("|")]
        assert len(cells) == 3 and re.match("`test_|none: ", cells[2]), row
