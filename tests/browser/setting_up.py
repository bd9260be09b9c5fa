"""Get from the shelf to a table through the page's own controls."""

from __future__ import annotations

import re
from functools import partial

from playwright.sync_api import Page

from spielkiste.core.game import Game
from spielkiste.core.options import Option
from spielkiste.texts import Texts, texts


def take_from_shelf(page: Page, language: str, game: Game) -> None:
    """Take the game's box from the shelf and open it."""
    box = f"web-box-{game.box}" if texts(language).has(f"web-box-{game.box}") else f"game-{game.slug}"
    shelf = page.get_by_role("list", name=_heard(language, "web-games"))
    shelf.get_by_role("button", name=re.compile(f"^{re.escape(_heard(language, box))},")).click()
    page.get_by_role("button", name=_heard(language, "web-setup-start")).wait_for()


def take_lid(page: Page, language: str, game: Game) -> bool:
    """Choose the game within its box; return whether that took a tap."""
    title = _heard(language, f"game-{game.slug}")
    box = page.get_by_role("group", name=_heard(language, "web-setup-game"))
    lid = box.get_by_role("button", name=re.compile(f"^{re.escape(title)},"))
    tapped = lid.count() > 0 and lid.get_attribute("aria-pressed") != "true"
    if tapped:
        lid.click()
    page.get_by_role("heading", name=title, level=1, exact=True).wait_for()
    return tapped


def set_up(page: Page, language: str, game: Game, seats: int, options: dict[str, object]) -> None:
    """Take the box from the shelf, choose the game, the number of players and the house rules, and start."""
    take_from_shelf(page, language, game)
    take_lid(page, language, game)
    say = partial(_heard, language)
    words = texts(language)
    if seats > 1:
        # The seats are in a folded section.
        page.get_by_text(say("web-setup-seats-title"), exact=True).click()
        while (there := page.get_by_role("group", name=_seat(words)).count()) != seats:
            page.get_by_role("button", name=say("web-setup-fewer" if there > seats else "web-setup-more")).click()
    for strongest in page.get_by_role("radio", name=say("web-level-5")).all():
        # Games against the strongest bots are short.
        strongest.check()
    choose_rules(page, language, game, options)
    page.get_by_role("button", name=say("web-setup-start")).click()


def choose_rules(page: Page, language: str, game: Game, options: dict[str, object]) -> None:
    """Choose these house rules on the set-up sheet."""
    rules = page.get_by_text(_heard(language, "web-setup-rules-title"), exact=True)
    if options and rules.count():
        rules.click()
    for option in game.options:
        if option.name in options:
            _choose(page, texts(language), option, options[option.name])


def _heard(language: str, key: str) -> str:
    """Return a text as it is read out: without soft hyphens."""
    return texts(language).say(key).replace("\u00ad", "")


def _seat(words: Texts) -> re.Pattern[str]:
    return re.compile(f"^{re.escape(words.say('web-setup-seat', number='#')).replace(re.escape('#'), '[0-9]+')}")


def _choose(page: Page, words: Texts, option: Option, value: object) -> None:
    label = words.say(f"option-{option.name}")
    # A house rule is one line until it is opened.
    line = page.locator("details details:not([open]) > summary").filter(has=page.get_by_text(label, exact=True))
    if line.count():
        line.click()
    if isinstance(value, bool):
        page.get_by_role("switch", name=label).set_checked(value, force=True)
    elif option.kind == "seat":
        _pick(page, label, words.say("web-setup-seat", number=value))
    elif isinstance(value, int):
        page.get_by_role("spinbutton", name=label).fill(str(value))
    else:
        _pick(page, label, words.say(f"option-{option.name}-{value}"))


def _pick(page: Page, label: str, name: str) -> None:
    """Pick one of several values: a few are shown side by side, more are a list (web/src/kit/Select.svelte)."""
    few, many = page.get_by_role("group", name=label), page.get_by_role("combobox", name=label)
    few.or_(many).wait_for()
    if many.count():
        many.select_option(label=name)
    else:
        few.get_by_role("radio", name=name, exact=True).check(force=True)
