"""Puts onto the site what does not lie among the documents: the rules pages, one for each box and language, and the pictures
that the build has just taken."""

from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
BOXES = ROOT / "src" / "spielkiste" / "games"
TAKEN = ROOT / ".make" / "pictures"
#: Where a page shows every game.
GALLERY = "<!-- a picture of every game -->"
#: What a picture of the repository shows, by the name under which it was just taken.
SAME = {"shelf.png": "shelf.png", "table.png": "thousand-km.png"}


def on_files(files: Files, config: Any) -> Files:
    for page in sorted(BOXES.glob("*/texts/*/rules.md")):
        box, language = page.parts[-4].replace("_", "-"), page.parts[-2]
        name = f"rules/{box}.md" if language == "en" else f"rules/{box}.{language}.md"
        files.append(File.generated(config, name, content=page.read_text(encoding="utf-8")))
    for picture in sorted(TAKEN.glob("*.png")):
        files.append(File.generated(config, f"pictures/taken/{picture.name}", content=picture.read_bytes()))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """In the repository the rules are linked where they lie; on the site they are pages beside the others."""
    for path in BOXES.glob("*/texts/*/rules.md"):
        box, language = path.parts[-4], path.parts[-2]
        target = f"rules/{box.replace('_', '-')}{'' if language == 'en' else '.' + language}.md"
        markdown = markdown.replace(f"../src/spielkiste/games/{box}/texts/{language}/rules.md", target)
    for shown, name in SAME.items():
        if (TAKEN / name).exists():
            markdown = markdown.replace(f"](pictures/{shown})", f"](pictures/taken/{name})")
    games = [picture.stem for picture in sorted(TAKEN.glob("*.png")) if picture.stem != "shelf"]
    shown_games = [f"![{game.replace('-', ' ').capitalize()}](pictures/taken/{game}.png)\n" for game in games]
    markdown = markdown.replace(GALLERY, "\n".join(shown_games))
    return markdown.replace("](../", "](https://github.com/spielkiste/spielkiste/blob/main/")
