"""Puts the rules pages, which lie in their boxes, onto the site: one page for each box and language."""

from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

BOXES = Path(__file__).parents[2] / "src" / "spielkiste" / "games"


def on_files(files: Files, config: Any) -> Files:
    for page in sorted(BOXES.glob("*/texts/*/rules.md")):
        box, language = page.parts[-4].replace("_", "-"), page.parts[-2]
        name = f"rules/{box}.md" if language == "en" else f"rules/{box}.{language}.md"
        files.append(File.generated(config, name, content=page.read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """In the repository the rules are linked where they lie; on the site they are pages beside the others."""
    for path in BOXES.glob("*/texts/*/rules.md"):
        box, language = path.parts[-4], path.parts[-2]
        target = f"rules/{box.replace('_', '-')}{'' if language == 'en' else '.' + language}.md"
        markdown = markdown.replace(f"../src/spielkiste/games/{box}/texts/{language}/rules.md", target)
    return markdown.replace("](../", "](https://github.com/spielkiste/spielkiste/blob/main/")
