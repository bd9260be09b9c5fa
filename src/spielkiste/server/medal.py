"""The winner's medal as a picture with the house's own lettering in it."""

from __future__ import annotations

from base64 import b64encode
from datetime import date
from functools import cache

from spielkiste.boxes import face
from spielkiste.core.errors import BadSetup
from spielkiste.core.game import Game
from spielkiste.server.files import web_folder
from spielkiste.texts import texts


def medal_for(game: Game, name: str, language: str, figure: str) -> str:
    """The winner's medal of a box that promises one; the box knows what may be engraved on it."""
    module = face(game, "medal")
    if module is None:
        raise BadSetup("no-medal", "This box has no medal.")
    words = texts(language)
    today = date.today()
    written = f"{today.day}. {today.month}. {today.year}" if language == "de" else f"{today.day} {today:%B %Y}"
    engraved = figure if figure in module.FIGURES else module.FIGURES[0]
    picture: str = module.medal_svg(
        name, written, words.say(f"game-{game.slug}"), words.say(module.HEADING_KEY), words.say(module.PRAISE_KEY), engraved
    )
    return picture.replace(">", f">{_lettering()}", 1)


@cache
def _lettering() -> str:
    """The house's own lettering, inside the picture: a picture may not fetch any.  Nothing where the front end is not built."""
    fonts = sorted((web_folder() / "assets").glob("fredoka-latin-700-*.woff2"))
    if not fonts:
        return ""
    data = b64encode(fonts[0].read_bytes()).decode()
    return f"<style>@font-face{{font-family:Fredoka;font-weight:400 900;src:url(data:font/woff2;base64,{data})}}</style>"
