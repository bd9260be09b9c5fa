"""Test that the longest words of every language fit the smallest phone: nothing is cut off or overflows."""

from collections.abc import Callable

import pytest

import spielkiste
from spielkiste.boxes import lessons
from spielkiste.texts import LANGUAGES, language_names, texts
from tests import web
from tests.browser.driver import Visitor, finished
from tests.server.harness import Server

Go = Callable[..., Visitor]
#: The number of moves played first; no game is over by then.
MIDDLE = 9

# Text that is cut off by its box, overflows a button, leaves the screen, breaks inside a word, or is grey and small on a board.
# Deliberate scrolling is allowed, and player names may have any length.
CUT = """() => {
  const probe = document.body.appendChild(document.createElement('i'));
  const greys = ['on-table-2', 'on-sheet-2', 'ink-2'].map((name) => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.clientWidth > 2;
  const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const scrolls = (one) => {
    for (let at = one; at; at = at.parentElement) if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  const faults = [];
  const rows = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.top))).size;
  };
  const wraps = (node) => node.nodeType === 3 && rows(node, 0, node.data.length) > 1;
  const broken = (one) => [...one.childNodes].filter(wraps).flatMap((node) =>
    [...node.data.matchAll(/[\\p{L}\\p{N}’'\u00ad]+/gu)]
      .filter(({ 0: word, index }) => !word.includes('\u00ad') && rows(node, index, index + word.length) > 1));
  for (const one of document.querySelectorAll('body *')) {
    if (one.closest('svg') || !/\\p{L}/u.test(one.textContent) || !own(one) || !shown(one)) continue;
    const style = getComputedStyle(one);
    const words = one.textContent.trim().slice(0, 60);
    const box = one.getBoundingClientRect();
    const hides = /hidden|clip/.test(style.overflowX + style.overflowY);
    if (hides && style.display !== 'inline' && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2))
      faults.push(`cut off: ${words}`);
    if (one.closest('[data-mode]') && greys.includes(style.color) && parseFloat(style.fontSize) < 13.9)
      faults.push(`small and grey: ${words}`);
    if (!one.closest('.code')) for (const [word] of broken(one)) faults.push(`broken: ${word} in ${words}`);
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(one)) faults.push(`off the screen: ${words}`);
    const button = one.closest('button, .chip, label');
    if (button && !scrolls(one)) {
      const around = button.getBoundingClientRect();
      if (box.right > around.right + 1 || box.left < around.left - 1)
        faults.push(`out of its button: ${words}`);
    }
  }
  return faults;
}"""


def _speak(visitor: Visitor, tag: str) -> None:
    """Choose a language in the open menu."""
    menu = visitor.page.locator("dialog[open]")
    menu.wait_for()
    if menu.locator("select").count():
        menu.locator("select").first.select_option(tag)
    else:
        menu.get_by_role("radio", name=language_names()[tag], exact=True).check()
    visitor.page.wait_for_function("tag => document.documentElement.lang === tag", arg=tag)


def _faults(visitor: Visitor, screen: str, tag: str) -> list[str]:
    visitor.page.evaluate("() => document.fonts.ready")
    return [f"{screen} in {language_names()[tag]}: {fault}" for fault in visitor.page.evaluate(CUT)]


#: Returns how wide a space before a V is, in hundredths of the letters' size.
SPACE = """async () => {
  const font = '700 100px Fredoka';
  await document.fonts.load(font);
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = font;
  const wide = (words) => pen.measureText(words).width;
  return wide('s V') - wide('s') - wide('V');
}"""


def test_words_stand_apart_where_the_second_begins_with_a_v(go: Go) -> None:
    assert go(size="phone").page.evaluate(SPACE) > 20


def test_shelf_and_set_ups_fit_a_phone_in_every_language(go: Go) -> None:
    visitor = go(size="phone", reduced_motion="reduce")
    page = visitor.page
    faults: list[str] = []
    for tag in LANGUAGES:
        page.locator("header button").last.click()
        _speak(visitor, tag)
        faults += _faults(visitor, "menu", tag)
        page.keyboard.press("Escape")
        faults += _faults(visitor, "shelf", tag)
        # All games of a box share its clauses.
        read: set[str] = set()
        for game in spielkiste.games():
            page.evaluate("(slug) => (location.hash = `game=${slug}`)", game.slug)
            page.wait_for_selector("footer button")
            faults += _faults(visitor, f"set-up of {game.slug}", tag)
            page.get_by_role("button", name=texts(tag).say("web-rules"), exact=True).click()
            page.locator("dialog[open] figure, dialog[open] h3").first.wait_for()
            faults += _faults(visitor, f"rules of {game.slug}", tag)
            if game.box not in read:
                page.get_by_role("radio", name=texts(tag).say("web-rules-all"), exact=True).check()
                page.locator("dialog[open] h2 ~ *, dialog[open] h3").first.wait_for()
                faults += _faults(visitor, f"clauses of {game.box}", tag)
                read.add(game.box)
            page.keyboard.press("Escape")
        page.evaluate("() => (location.hash = '')")
        page.wait_for_selector(".take")
    assert not faults, "\n".join(faults)


def played(slug: str, moves: int | None = None) -> str:
    """Return a recording of a game after this many moves, or to its end."""
    game = spielkiste.find(slug)
    counts = game.seat_counts({option.name: option.default for option in game.options})
    record = spielkiste.Record(game, max(count for count in counts if count <= 3), "fits")
    rng = spielkiste.Rng(f"fits {slug}")
    while (asked := record.state.actors()) and (moves is None or len(record.moves) < moves):
        legal = record.state.moves(asked[0])
        record.play(asked[0], legal[rng.below(len(legal))])
    return record.dumps()


def imported(server: Server, recording: str) -> str:
    return str(web.post(server.url + "api/import", content=recording).json()["seats"][0]["key"])


def _menu(visitor: Visitor) -> None:
    visitor.page.locator("header button").last.click()


@pytest.mark.parametrize("slug", [game.slug for game in spielkiste.games()])
def test_the_middle_and_the_end_of_a_game_fit_a_phone_in_every_language(go: Go, server: Server, slug: str) -> None:
    """A table that was ended in the middle must not invite anyone to play."""
    visitor = go(f"#seat={imported(server, played(slug))}", size="phone", reduced_motion="reduce")
    page = visitor.page
    end = page.locator("dialog[open]:has(.end)")
    end.wait_for()
    faults: list[str] = []
    for tag in LANGUAGES:
        page.keyboard.press("Escape")
        _menu(visitor)
        _speak(visitor, tag)
        page.keyboard.press("Escape")
        page.get_by_role("button", name=texts(tag).say("web-result"), exact=True).click()
        end.wait_for()
        faults += _faults(visitor, f"end of {slug}", tag)
    page.evaluate("(key) => (location.hash = `seat=${key}`)", imported(server, played(slug, MIDDLE)))
    page.wait_for_selector("main:not([aria-busy]) .room")
    for tag in LANGUAGES:
        _menu(visitor)
        _speak(visitor, tag)
        faults += _faults(visitor, f"middle of {slug}", tag)
        page.keyboard.press("Escape")
        if slug == "patience":
            page.locator(".bulb button").first.click()
            faults += _faults(visitor, "statistics", tag)
            page.keyboard.press("Escape")
    assert not faults, "\n".join(faults)
    say = texts(LANGUAGES[-1]).say
    _menu(visitor)
    page.get_by_role("button", name=say("web-end-game")).click()
    # "End game" was chosen by mistake: Escape continues the game, like the button.
    page.get_by_role("dialog", name=say("web-stop-title")).wait_for()
    page.keyboard.press("Escape")
    _menu(visitor)
    page.get_by_role("button", name=say("web-end-game")).click()
    question = page.get_by_role("dialog", name=say("web-stop-title"))
    assert not _faults(visitor, "really?", LANGUAGES[-1])
    question.get_by_role("button", name=say("web-end-game")).click()
    sheet = page.get_by_role("dialog", name=say("web-stopped-title"))
    sheet.wait_for()
    assert not _faults(visitor, "ended", LANGUAGES[-1])
    assert sheet.locator(".plaque").count() and not sheet.locator(".cup").count(), "the scores must be shown, without a winner"
    page.keyboard.press("Escape")
    room = page.locator(".room").first
    for inviting in ("[data-leads]", "[aria-current=true]", ".bulb [aria-pressed]", ".target", ".ghost"):
        assert not room.locator(inviting).count(), inviting
    assert say("web-ended") in room.inner_text()
    assert not page.locator("header .lamp").count()
    page.get_by_role("button", name=say("web-result"), exact=True).click()
    sheet.wait_for()


@pytest.mark.parametrize("slug", [game.slug for game in spielkiste.games()])
def test_table_and_lesson_fit_a_phone_in_every_language(go: Go, server: Server, slug: str) -> None:
    game = spielkiste.find(slug)
    people = min(game.seat_counts({option.name: option.default for option in game.options}))
    (seat,), _ = server.people(1, bots=people - 1, game=slug)
    lesson = web.post(server.url + "api/lessons", json={"game": slug, "lesson": next(iter(lessons(game)))}).json()
    visitor = go(f"#seat={seat}", size="phone", reduced_motion="reduce")
    faults: list[str] = []
    for screen, key in (("table", seat), ("lesson", lesson["seats"][0]["key"])):
        visitor.page.evaluate("(key) => (location.hash = `seat=${key}`)", key)
        visitor.page.wait_for_selector("main:not([aria-busy]) .room")
        visitor.page.locator("header button").last.click()
        for tag in LANGUAGES:
            _speak(visitor, tag)
            faults += _faults(visitor, f"{screen} of {slug}", tag)
        visitor.page.keyboard.press("Escape")
    assert not faults, "\n".join(faults)


def test_every_other_page_fits_a_phone_in_every_language(go: Go, server: Server) -> None:
    over = finished(server)
    room = server.post("api/class", {"game": "mau-mau", "size": 2, "places": 30}).json()
    waiting = server.open_table([{"kind": "here"}, {"kind": "open"}])
    pages = {
        "end": (f"seat={over}", "dialog[open] .plaque, dialog[open] li"),
        "workshop": ("workshop", "main button"),
        "class": ("class", "main button"),
        "teacher": (f"class={room['key']}", ".code"),
        "coming in": (f"class={room['code']}", "main button"),
        "your games": ("games", "main"),
        "what I know": ("learning", "main"),
        "join": (f"join={waiting['join_key']}", "main button"),
        "waiting": (f"seat={waiting['seats'][0]['key']}", "main button"),
    }
    visitor = go(size="phone", reduced_motion="reduce")
    faults: list[str] = []
    for tag in LANGUAGES:
        visitor.page.locator("header button").last.click()
        _speak(visitor, tag)
        visitor.page.keyboard.press("Escape")
        for page, (fragment, shown) in pages.items():
            visitor.page.evaluate("(fragment) => (location.hash = fragment)", fragment)
            visitor.page.locator(shown).first.wait_for()
            if page == "teacher":
                # The room's code is random: the widest letters must fit, too.
                visitor.page.locator("h1").evaluate("(title) => (title.textContent = 'MWMW')")
            faults += _faults(visitor, page, tag)
            if page == "end":
                visitor.page.get_by_role("button", name=texts(tag).say("web-replay-watch"), exact=True).click()
                visitor.page.get_by_role("slider").first.wait_for()
                faults += _faults(visitor, "watching again", tag)
        visitor.page.evaluate("() => (location.hash = '')")
        visitor.page.wait_for_selector(".take")
    assert not faults, "\n".join(faults)
