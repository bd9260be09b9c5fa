"""Puts onto the site what does not lie among the documents: the rules pages, one for each box and language, the lesson plans,
and the pictures that the build has just taken."""

from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "spielkiste"
#: Where pages of the package lie on the site.
PACKAGED = {
    **{
        page: f"rules/{page.parts[-4].replace('_', '-')}{'' if page.parts[-2] == 'en' else '.' + page.parts[-2]}.md"
        for page in sorted(SOURCE.glob("games/*/texts/*/rules.md"))
    },
    **{
        page: "plans.md" if page.parts[-2] == "en" else f"plans-{page.parts[-2]}.md"
        for page in sorted(SOURCE.glob("locales/*/plans.md"))
    },
}
TAKEN = ROOT / ".make" / "pictures"
#: Where a page shows every game.
GALLERY = "<!-- a picture of every game -->"
#: What a picture of the repository shows, by the name under which it was just taken.
SAME = {"shelf.png": "shelf.png", "table.png": "thousand-km.png"}


def on_files(files: Files, config: Any) -> Files:
    for page, name in PACKAGED.items():
        files.append(File.generated(config, name, content=page.read_text(encoding="utf-8")))
    for picture in sorted(TAKEN.glob("*.png")):
        files.append(File.generated(config, f"pictures/taken/{picture.name}", content=picture.read_bytes()))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """In the repository these pages are linked where they lie; on the site they are pages beside the others."""
    for path, name in PACKAGED.items():
        markdown = markdown.replace(f"](../{path.relative_to(ROOT).as_posix()})", f"]({name})")
        markdown = markdown.replace(f"](../{path.parent.name}/{path.name})", f"]({name})")
    markdown = markdown.replace("](../../../../docs/", "](")
    for shown, name in SAME.items():
        if (TAKEN / name).exists():
            markdown = markdown.replace(f"](pictures/{shown})", f"](pictures/taken/{name})")
    games = [picture.stem for picture in sorted(TAKEN.glob("*.png")) if picture.stem != "shelf"]
    shown_games = [f"![{game.replace('-', ' ').capitalize()}](pictures/taken/{game}.png)\n" for game in games]
    markdown = markdown.replace(GALLERY, "\n".join(shown_games))
    return markdown.replace("](../", "](https://github.com/spielkiste/spielkiste/blob/main/")
