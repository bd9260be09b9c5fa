"""What the documentation shows, works."""

import re
from pathlib import Path

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
    for path in [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", path.read_text(encoding="utf-8")):
            assert (path.parent / target).exists(), f"{path.name} links to {target}"
