"""Photograph the screens of a language, and list which text is on which picture: `make texts LANGUAGE=fr PICTURES=yes`.

A text is found by its words: in what a screen shows, and in the labels that are read aloud.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator
from html import escape
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

import spielkiste
from spielkiste.boxes import lessons
from spielkiste.texts import LANGUAGES, texts
from tests.browser.driver import finished, launch, visit
from tests.browser.look import SETTLE_MS
from tests.browser.test_fit import MIDDLE, imported, played
from tests.languages.lines import MARK, lines
from tests.server.harness import Server
from tools.run import chromium

#: The words of a screen: every piece of text, and every label.
SEEN = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (!/^(SCRIPT|STYLE)$/.test(parent.tagName) && parent.checkVisibility()) found.add(walk.currentNode.textContent);
  }
  for (const one of document.querySelectorAll('p, h1, h2, h3, button, label, li, dd, figcaption, [aria-label], [placeholder]')) {
    if (!one.checkVisibility()) continue;
    for (const said of [one.textContent, one.ariaLabel, one.getAttribute('placeholder')]) if (said) found.add(said);
  }
  return [...found].map((said) => said.replace(/\\s+/g, ' ').trim()).filter((said) => said && said.length < 400);
}"""


def screens(server: Server, language: str) -> Iterator[tuple[str, str, str]]:
    """Yield name, address and what to wait for. The name says what is opened there: menu, rules, story."""
    room = server.post("api/class", {"game": "mau-mau", "size": 2, "places": 30}).json()
    waiting = server.open_table([{"kind": "here"}, {"kind": "open"}])
    yield from (
        ("shelf", "", ".take"),
        ("menu", "", ".take"),
        ("workshop", "workshop", "main button"),
        ("class-door", "class", "main button"),
        ("class-teacher", f"class={room['key']}", ".code"),
        ("class-enter", f"class={room['code']}", "main button"),
        ("your-games", "games", "main"),
        ("learning", "learning", "main"),
        ("join", f"join={waiting['join_key']}", "main button"),
        ("waiting", f"seat={waiting['seats'][0]['key']}", "main button"),
        ("end", f"seat={finished(server)}", "dialog[open]"),
    )
    for game in spielkiste.games():
        yield f"{game.slug}-setup", f"game={game.slug}", "footer button"
        yield f"{game.slug}-rules", f"game={game.slug}", "footer button"
        for name in lessons(game):
            made = server.post("api/lessons", {"game": game.slug, "lesson": name}).json()
            yield f"{game.slug}-lesson-{name}", f"seat={made['seats'][0]['key']}", "main:not([aria-busy]) .room"
        whole = imported(server, played(game.slug))
        for name, seat in (("middle", imported(server, played(game.slug, MIDDLE))), ("end", whole), ("story", whole)):
            yield f"{game.slug}-{name}", f"seat={seat}", "main:not([aria-busy]) .room"


def _open(page: Page, name: str, language: str) -> None:
    if name == "menu":
        page.locator("header button").last.click()
    elif name.endswith("-setup"):
        for more in page.locator("main summary").all():
            more.click()
    elif name.endswith("-story"):
        page.locator("dialog[open]").wait_for()
        page.keyboard.press("Escape")
        page.keyboard.press("s")
        page.locator("dialog[open] li").first.wait_for()
    elif name.endswith("-rules"):
        page.get_by_role("button", name=texts(language).say("web-rules"), exact=True).click()
        page.locator("dialog[open] figure, dialog[open] h3").first.wait_for()


def _snap(page: Page, path: Path) -> None:
    """Photograph the page; one that scrolls is photographed as a whole."""
    width = page.viewport_size["width"] if page.viewport_size else 360
    height = page.evaluate("() => Math.max(...[...document.querySelectorAll('body, body *')].map((one) => one.scrollHeight))")
    page.set_viewport_size({"width": width, "height": max(640, min(height, 4000))})
    page.wait_for_timeout(SETTLE_MS)
    page.screenshot(path=path)


def patterns(language: str) -> dict[str, list[re.Pattern[str]]]:
    """Return the patterns to look for, by key.  Texts that are little more than their arguments would match everywhere."""
    found: dict[str, list[re.Pattern[str]]] = {}
    for key, said in lines(language):
        words = " ".join(said.replace("\u00ad", "").split())
        if len(re.findall(r"[^\W\d]", re.sub(rf"\b{MARK}\b", "", words))) > 2:
            shape = ".{1,80}?".join(map(re.escape, re.split(rf"\b{MARK}\b", words)))
            found.setdefault(key.partition(".")[0], []).append(re.compile(shape))
    return found


def index(language: str, seen: dict[str, list[str]]) -> str:
    """Return the page that lists every text with the pictures that show it, and the texts that no picture shows."""
    sought = patterns(language)
    rows = []
    for key, said in dict(reversed([*lines(language)])).items():
        if "." in key:
            continue
        shown = [
            name for name, heard in seen.items() if any(one.fullmatch(line) for one in sought.get(key, ()) for line in heard)
        ]
        links = ", ".join(f'<a href="{name}.png">{name}</a>' for name in shown) or "–"
        rows.append(f"<tr><td><code>{escape(key)}</code><td>{escape(said)}<td>{links}")
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{language}</title>'
        "<style>td { border-top: 1px solid #ccc; padding: 4px; vertical-align: top }</style>"
        f"<h1>{len(rows)} texts, {sum('.png' in row for row in rows)} in a picture</h1>"
        f"<table>{''.join(sorted(rows))}</table></html>\n"
    )


def main(language: str, folder: Path) -> None:
    if language not in LANGUAGES:
        sys.exit(f"There is no language {language}. Choose one of: {', '.join(LANGUAGES)}.")
    if chromium() is None:
        sys.exit("No Chromium on this machine: install one, then try again.")
    folder.mkdir(parents=True, exist_ok=True)
    seen: dict[str, list[str]] = {}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "tables.sqlite", "--quick")
        try:
            browser = launch(playwright)
            for name, fragment, shown in screens(server, language):
                visitor = visit(
                    browser, f"{server.url}#{fragment}", "phone", language=language, reduced_motion="reduce", painted=True
                )
                visitor.page.locator(shown).first.wait_for()
                _open(visitor.page, name, language)
                _snap(visitor.page, folder / f"{name}.png")
                seen[name] = [line.replace("\u00ad", "") for line in visitor.page.evaluate(SEEN)]
                visitor.page.context.close()
        finally:
            server.stop()
    (folder / "index.html").write_text(index(language, seen), encoding="utf-8")
    print(f"{len(seen)} pictures, and what is on them: {folder / 'index.html'}")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
