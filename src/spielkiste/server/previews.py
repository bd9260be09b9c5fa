"""The page as messengers show a link to it: the game, its lid, and who invites.

The key of an invitation is in the fragment, which no server sees.  So the link says the rest in its query:
`/?play=mau-mau&by=Lina&lang=de#join=KEY`.  The page itself is the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape

from spielkiste.core.errors import SpielkisteError
from spielkiste.core.registry import find
from spielkiste.page import web_folder
from spielkiste.texts import nearest, texts

#: The folder of the lids as pictures, and their size in pixels.
LIDS = "lids"
WIDE, HIGH = 800, 420
END = "</title>"
LONGEST_NAME = 20


def with_preview(page: str, query: Mapping[str, str], base: str) -> str:
    """Return the page with tags for messengers; unchanged if the query names no game.  `base` is the server's address."""
    tags = "".join(f'\n    <meta property="{name}" content="{escape(value)}" />' for name, value in _tags(query, base))
    return page.replace(END, f"{END}{tags}", 1)


def _tags(query: Mapping[str, str], base: str) -> Iterator[tuple[str, str]]:
    try:
        game = find(query.get("play", ""))
    except SpielkisteError:
        return
    words = texts(nearest([query.get("lang", "")]))
    title = words.say(f"game-{game.slug}")
    name = _name(query.get("by", ""))
    yield "og:type", "website"
    yield "og:site_name", words.say("web-house")
    yield "og:title", f"{title} {words.say('web-join-with', names=name)}" if name else title
    yield "og:description", f"{words.say('web-join-title')} {words.say(f'game-{game.slug}-tagline')}"
    if (web_folder() / LIDS / f"{game.slug}.jpg").exists():
        yield "og:image", f"{base}{LIDS}/{game.slug}.jpg"
        yield "og:image:width", str(WIDE)
        yield "og:image:height", str(HIGH)
        yield "twitter:card", "summary_large_image"


def _name(name: str) -> str:
    """Return a name as short as at a table, without invisible characters; "" if it is longer."""
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    return shown if len(shown) <= LONGEST_NAME else ""
