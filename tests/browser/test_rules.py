"""Test the rules at set-up and at the table: pictures first, all clauses one tap away."""

from collections.abc import Callable

import pytest

import spielkiste
from spielkiste.games.memo_race.material import KIND_NAMES
from spielkiste.paper.art import drawings
from spielkiste.rulebook import pictures
from spielkiste.texts import LANGUAGES, texts
from tests.browser.axe import assert_accessible, faults
from tests.browser.driver import Visitor

WORDS = texts("en")
#: Returns drawings without a size, or outside their panel.
BADLY_DRAWN = """() => [...document.querySelectorAll('dialog[open] li .row > *')].filter((one) => {
  const box = (one.matches('svg') ? one : (one.querySelector('svg') ?? one)).getBoundingClientRect();
  const panel = one.closest('li').getBoundingClientRect();
  return box.width < 8 || box.height < 8 || box.left < panel.left || box.right > panel.right + 1;
}).map((one) => one.outerHTML.slice(0, 80))"""

#: Returns how far a drawing's lines reach beyond its edge, as a fraction of its width.  A part that has an edge of its own,
#: such as the picture on a card, may be cut there.
BEYOND = """(source) => {
  document.body.innerHTML = source;
  const drawing = document.querySelector('svg');
  const { x, y, width, height } = drawing.viewBox.baseVal;
  const edged = (one) => one.closest('svg') !== drawing || one.closest('defs, mask, pattern, [clip-path], [mask]');
  const parts = [...drawing.querySelectorAll('path, rect, circle, ellipse, polygon, line')].filter((one) => !edged(one));
  return Math.max(0, ...parts.flatMap((one) => {
    const { stroke, strokeWidth } = getComputedStyle(one);
    const half = stroke === 'none' ? 0 : parseFloat(strokeWidth) / 2;
    const there = drawing.getScreenCTM().inverse().multiply(one.getScreenCTM());
    const wide = half * Math.hypot(there.a, there.b);
    return Array.from({ length: 101 }, (_, at) => {
      const on = one.getPointAtLength((one.getTotalLength() * at) / 100).matrixTransform(there);
      return (wide + Math.max(x - on.x, on.x - x - width, y - on.y, on.y - y - height)) / width;
    });
  }));
}"""
#: Returns the words under the pieces, and those that are broken within a word.
CAPTIONS = """() => [...document.querySelectorAll('dialog[open] .labelled small')].map((small) => {
  const text = small.firstChild;
  const range = document.createRange();
  const broken = [...text.data.matchAll(/[^\\s-]+-?/g)].filter((word) => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    return range.getClientRects().length > 1;
  });
  return [text.data, broken.length];
})"""


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


def test_no_line_of_a_picture_ends_at_the_edge_of_its_drawing(go: Callable[..., Visitor]) -> None:
    """On paper nothing is seen beyond the edge; on the page only where the style says so."""
    page = go().page
    boxes = {game.box for game in spielkiste.games()}
    # The roads of a tile end at its edge.
    roads = {f"rule:{kind}" for kind in (*KIND_NAMES, "finish-red")}
    drawn = {
        f"{box}: {name}": drawing["svg"]
        for box in boxes
        for name, drawing in drawings(box).items()
        if name.startswith("rule:") and name.split("/")[0] not in roads
    }
    beyond = {name: page.evaluate(BEYOND, source) for name, source in drawn.items()}
    assert len(beyond) > 50
    assert {name: far for name, far in beyond.items() if far > 0.012} == {}


@pytest.mark.parametrize("size", ["phone", "laptop"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_under_a_picture_are_whole_and_begin_with_a_capital(go: Callable[..., Visitor], language: str, size: str) -> None:
    page = go(size=size, language=language, reduced_motion="reduce").page
    say = texts(language).say
    for game in spielkiste.games():
        if not any("@" in thing for panel in pictures(game) for row in panel["rows"] for thing in row):
            continue
        page.evaluate("slug => { location.hash = `game=${slug}`; }", game.slug)
        page.get_by_role("button", name=say("web-rules"), exact=True).click()
        page.locator("dialog[open] .labelled small").first.wait_for()
        captions = page.evaluate(CAPTIONS)
        assert captions and not [words for words, broken in captions if broken or words[0].islower()], game.slug
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
