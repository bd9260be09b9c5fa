"""The winner's medal as a picture with the house's own lettering in it."""

from __future__ import annotations

from base64 import b64encode
from functools import cache

from spielkiste.boxes import medal
from spielkiste.core.game import Game
from spielkiste.page import web_folder
from spielkiste.texts import texts


def medal_for(game: Game, name: str, language: str, figure: str, day: str = "") -> str:
    """The winner's medal of a box that promises one, with the lettering in it."""
    picture = medal(game, name, day, figure, lambda key: texts(language).say(key))
    return picture.replace(">", f">{lettering()}", 1)


@cache
def lettering() -> str:
    """The house's own lettering, inside the picture: a picture may not fetch any.  Nothing where the front end is not built."""
    fonts = sorted((web_folder() / "assets").glob("fredoka-700-*.woff2"))
    if not fonts:
        return ""
    data = b64encode(fonts[0].read_bytes()).decode()
    return f"<style>@font-face{{font-family:Fredoka;font-weight:400 900;src:url(data:font/woff2;base64,{data})}}</style>"
