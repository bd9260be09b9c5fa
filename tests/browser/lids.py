"""``python -m tests.browser.lids``: draw the lid of every game as a picture for links in messengers (server/previews.py).

Run it after a change to a lid, with the page built.  The pictures are small and checked in, because a build has no browser.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import spielkiste
from spielkiste.server.previews import HIGH, LIDS, WIDE
from spielkiste.texts import texts
from tests.browser.driver import launch, visit
from tests.server.harness import Server

FOLDER = Path(__file__).parents[2] / "web" / "public" / LIDS
QUALITY = 80
#: Shows only this lid, on the table.
ALONE = """lid => {
  const table = document.createElement('div');
  // Without the weave of the table, a picture takes half the bytes.
  table.style.cssText = 'position:fixed;inset:0;z-index:9999;display:grid;place-items:center;background:var(--table)';
  const drawn = lid.cloneNode(true);
  drawn.style.cssText = 'height:92vh;width:auto';
  table.append(drawn);
  document.body.append(table);
  lid.closest('dialog').close();
}"""


def draw(browser: Browser, server: Server) -> None:
    say = texts("de").say
    for game in spielkiste.games():
        visitor = visit(browser, server.url, language="de", painted=True)
        page = visitor.page
        page.set_viewport_size({"width": WIDE, "height": HIGH})
        page.locator("section .leaf").click()
        words = page.locator(".words b").get_by_text(say(f"game-{game.slug}"), exact=True)
        lid = page.locator("dialog[open] .tasks li").filter(has=words).locator(".box svg").first
        lid.evaluate(ALONE)
        page.evaluate("async () => { await document.fonts.ready }")
        page.screenshot(path=FOLDER / f"{game.slug}.jpg", type="jpeg", quality=QUALITY)
        page.context.close()
        print(f"  {game.slug}", flush=True)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "lids.sqlite", "--quick")
        browser = launch(playwright)
        try:
            draw(browser, server)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
