"""Test the rules at set-up and at the table: pictures first, all clauses one tap away."""

from collections.abc import Callable

import pytest

import spielkiste
from spielkiste.rulebook import pictures
from spielkiste.texts import texts
from tests.browser.axe import assert_accessible, faults
from tests.browser.driver import Visitor

WORDS = texts("en")
#: Returns drawings without a size, or outside their panel.
BADLY_DRAWN = """() => [...document.querySelectorAll('dialog[open] li .row > *')].filter((one) => {
  const box = (one.matches('svg') ? one : (one.querySelector('svg') ?? one)).getBoundingClientRect();
  const panel = one.closest('li').getBoundingClientRect();
  return box.width < 8 || box.height < 8 || box.left < panel.left || box.right > panel.right + 1;
}).map((one) => one.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize(("size", "scheme"), [("phone", "light"), ("laptop", "dark")])
def test_every_game_shows_its_rules_in_pictures(go: Callable[..., Visitor], size: str, scheme: str) -> None:
    visitor = go(size=size, scheme=scheme, reduced_motion="reduce")
    page = visitor.page
    for game in spielkiste.games():
        page.evaluate("slug => { location.hash = `game=${slug}`; }", game.slug)
        page.get_by_role("button", name=WORDS.say("web-rules"), exact=True).click()
        sheet = page.get_by_role("dialog", name=WORDS.say("web-rules-title", game=WORDS.say(f"game-{game.slug}")))
        panels = pictures(game)
        sheet.get_by_role("heading", name=WORDS.say(f"pic-{game.slug}-{panels[-1]['name']}"), exact=True).wait_for()
        assert sheet.get_by_role("listitem").count() == len(panels)
        badly = page.evaluate(BADLY_DRAWN)
        assert not badly, f"{game.slug}: {badly}"
        clause = panels[0]["clauses"][0]
        title = WORDS.say(f"pic-{game.slug}-{panels[0]['name']}")
        exactly = f"{WORDS.say('web-rules-exactly')}: {title}"
        sheet.get_by_role("button", name=exactly, exact=True).click()
        page.wait_for_selector(f'dialog[open] .asked[data-clause="{clause}"]')
        badly = page.evaluate(BADLY_DRAWN)
        assert page.locator("dialog[open] .clause .row").count() and not badly, f"{game.slug}, all rules: {badly}"
        page.keyboard.press("Escape")
        sheet.wait_for(state="hidden")


def test_the_pictures_can_be_read_by_machines_and_printed(go: Callable[..., Visitor]) -> None:
    visitor = go("#game=thousand-km", reduced_motion="reduce", before="window.print = () => { window.printed = true; };")
    page = visitor.page
    page.get_by_role("button", name=WORDS.say("web-rules"), exact=True).click()
    page.get_by_role("radio", name=WORDS.say("web-rules-pictures")).wait_for()
    page.wait_for_timeout(400)
    found = faults(page)
    assert not found, found
    # All clauses, with a table of contents; choosing an entry moves the focus to it.
    page.get_by_role("radio", name=WORDS.say("web-rules-all")).check(force=True)
    page.get_by_role("navigation", name=WORDS.say("web-rules-contents")).get_by_role("button", name="In teams").click()
    assert page.evaluate("document.activeElement.tagName + ' ' + document.activeElement.textContent") == "H3 In teams"
    assert_accessible(page, "all rules")
    # The printable version of the whole game, to cut out.
    page.get_by_role("radio", name=WORDS.say("web-rules-cut")).check(force=True)
    page.get_by_role("radio", name=WORDS.say("web-paper-ink-grey")).wait_for()
    found = faults(page)
    assert not found, found
    with page.expect_download() as download:
        page.get_by_role("button", name=WORDS.say("web-paper-get")).click()
    assert download.value.suggested_filename == "thousand-km.pdf"
    assert download.value.path().read_bytes().startswith(b"%PDF-")
    page.get_by_role("radio", name=WORDS.say("web-rules-pictures")).check(force=True)
    page.get_by_role("button", name=WORDS.say("web-rules-print")).click()
    page.wait_for_function("() => window.printed")
    page.emulate_media(media="print")
    sheet = page.locator(".print-sheet.now")
    assert sheet.get_by_role("listitem").count() == len(pictures(spielkiste.find("thousand-km")))
    assert sheet.is_visible() and not page.get_by_role("dialog").is_visible()


def test_from_the_rules_one_goes_to_the_first_lesson_but_never_from_a_game(go: Callable[..., Visitor]) -> None:
    page = go("#game=mau-mau", reduced_motion="reduce").page
    page.get_by_role("button", name=WORDS.say("web-rules"), exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name=WORDS.say("web-rules-try"), exact=True).click()
    page.wait_for_url("**#seat=*")
    page.get_by_role("button", name=WORDS.say("web-rules"), exact=True).click()
    page.get_by_role("radio", name=WORDS.say("web-rules-pictures")).wait_for()
    assert not page.get_by_role("button", name=WORDS.say("web-rules-try"), exact=True).count()
