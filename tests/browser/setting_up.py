"""From the shelf into a box, through the page's own controls."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from spielkiste.core.game import Game
from spielkiste.texts import texts


def take_from_shelf(page: Page, language: str, game: Game) -> None:
    """Take the game's box from the shelf and see what is in it."""
    box = f"web-box-{game.box}" if texts(language).has(f"web-box-{game.box}") else f"game-{game.slug}"
    shelf = page.get_by_role("list", name=_heard(language, "web-games"))
    shelf.get_by_role("button", name=re.compile(f"^{re.escape(_heard(language, box))},")).click()
    page.get_by_role("button", name=_heard(language, "web-setup-start")).wait_for()


def take_lid(page: Page, language: str, game: Game) -> bool:
    """Choose the game among those of its box; whether that took a tap."""
    title = _heard(language, f"game-{game.slug}")
    box = page.get_by_role("group", name=_heard(language, "web-setup-game"))
    lid = box.get_by_role("button", name=re.compile(f"^{re.escape(title)},"))
    tapped = lid.count() > 0 and lid.get_attribute("aria-pressed") != "true"
    if tapped:
        lid.click()
    page.get_by_role("heading", name=title, level=1, exact=True).wait_for()
    return tapped


def _heard(language: str, key: str) -> str:
    """A text as it is read out: where a word may be broken is seen, not heard."""
    return texts(language).say(key).replace("\u00ad", "")
