"""Test the people of a device: who plays in one tap, what goes along, moving to another device, and deleting."""

import json
import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from spielkiste.texts import texts
from tests.browser.axe import assert_accessible
from tests.browser.driver import Visitor, finished
from tests.browser.test_setup import company, seats_of
from tests.server.harness import Server

Go = Callable[..., Visitor]
say = texts("en").say
FAMILY = [{"name": "Lina", "animal": 3}, {"name": "Rudi", "animal": 8}]
STICKERS = [{"game": "patience", "day": "2026-11-17", "who": "Lina"}]


def kept(**values: object) -> str:
    """Return a script that stores values on a device that has none yet."""
    stores = "".join(
        f"localStorage.setItem('spielkiste:{key}', {json.dumps(json.dumps(value))});" for key, value in values.items()
    )
    return f"if (!localStorage.length) {{ {stores} }}"


AT_HOME = kept(family=FAMILY, name="Lina", stickers=STICKERS)


def who(page: Page, name: str = "") -> None:
    """Open the sheet from the shelf."""
    page.get_by_role("button", name=f"{say('web-family')} {name}".strip(), exact=True).click()


@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_a_child_chooses_once_and_is_known_in_every_game(go: Go, size: str) -> None:
    visitor = go(size=size)
    page = visitor.page
    who(page)
    page.get_by_role("radio", name=say("web-animal-owl")).check(force=True)
    assert_accessible(page, "new person")
    page.get_by_role("textbox").fill("Ada")
    page.get_by_role("button", name=say("web-family-me")).click()
    page.get_by_role("button", name=f"{say('web-family')} Ada", exact=True).wait_for()
    for game in ("mau-mau", "memo-race"):
        page.evaluate("slug => { location.hash = `game=${slug}`; }", game)
        company(page, "web-setup-with-bots")
        page.get_by_role("button", name=f"{say('web-family')} Ada", exact=True).wait_for()
        page.get_by_role("button", name=say("web-setup-start")).click()
        assert [(seat["name"], seat["animal"]) for seat in seats_of(visitor) if seat["kind"] == "person"] == [("Ada", 10)]


def test_a_family_says_who_plays_in_one_tap_and_by_keyboard(go: Go) -> None:
    page = go(before=AT_HOME).page
    expect(page.get_by_role("main").get_by_role("button", name="NumNum")).to_contain_text(say("web-day-stickers", count=1))
    button = page.get_by_role("button", name=f"{say('web-family')} Lina", exact=True)
    button.focus()
    page.keyboard.press("Enter")
    sheet = page.locator("dialog[open]")
    assert_accessible(page, "family")
    rudi = sheet.get_by_role("button", name="Rudi", exact=True)
    rudi.focus()
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    expect(page.get_by_role("button", name=f"{say('web-family')} Rudi", exact=True)).to_be_focused()
    expect(page.get_by_role("main").get_by_role("button", name="NumNum")).not_to_contain_text(say("web-day-stickers", count=1))
    # If people share the device, choosing a person who already has a seat swaps the two seats.
    page.evaluate("location.hash = 'game=memo-race'")
    company(page, "web-setup-with-round")
    page.get_by_role("button", name=f"{say('web-family')} Rudi", exact=True).click()
    sheet.get_by_role("button", name="Lina", exact=True).click()
    page.get_by_role("button", name=f"{say('web-family')} Lina", exact=True).wait_for()


def test_a_person_of_this_device_joins_a_table_in_one_tap(go: Go, server: Server) -> None:
    made = server.open_table([{"kind": "here", "name": "Grandma"}, {"kind": "open"}])
    visitor = go(f"#join={made['join_key']}", size="phone", before=AT_HOME)
    page = visitor.page
    page.get_by_text("with Grandma").wait_for()
    assert_accessible(page, "join")
    assert not page.get_by_role("radio").count()
    page.get_by_role("button", name="Rudi", exact=True).click()
    page.get_by_role("button", name=say("web-join"), exact=True).click()
    page.wait_for_url(re.compile("#seat="))
    page.wait_for_selector(".waiting, .board")
    assert [(seat["name"], seat["animal"]) for seat in visitor.table["seats"]] == [("Grandma", 0), ("Rudi", 8)]


def test_a_person_moves_to_another_device_and_no_server_learns_anything(go: Go) -> None:
    visitor = go(before=AT_HOME)
    page = visitor.page
    posted: list[str] = []
    page.on("request", lambda request: posted.append(f"{request.url} {request.post_data or ''}"))
    who(page, "Lina")
    page.get_by_role("button", name=say("web-family-change", name="Lina"), exact=True).click()
    page.get_by_role("button", name=say("web-family-move")).click()
    link = page.get_by_role("textbox", name=say("web-link"), exact=True).input_value()
    assert_accessible(page, "moving")
    new = go("#" + urlsplit(link).fragment, size="phone", before=kept(family=FAMILY[1:], name="Rudi"))
    new.page.on("request", lambda request: posted.append(f"{request.url} {request.post_data or ''}"))
    new.page.get_by_role("heading", name=say("web-person-title", name="Lina")).wait_for()
    assert_accessible(new.page, "moving in")
    new.page.get_by_role("button", name=say("web-person-go")).click()
    who(new.page, "Lina")
    people = new.page.locator("dialog[open] li .who")
    expect(people).to_have_text(["Rudi", "Lina"])
    assert new.page.evaluate("JSON.parse(localStorage.getItem('spielkiste:stickers'))") == STICKERS
    code = urlsplit(link).fragment.partition("=")[2]
    assert not [one for one in posted if code[:20] in one or "Lina" in one]
    torn = go(f"#person={code[:-9]}", size="phone")
    torn.page.get_by_role("heading", name=say("web-person-lost")).wait_for()


def test_a_person_is_deleted_after_a_question_and_comes_back(go: Go) -> None:
    page = go(before=AT_HOME).page

    def stored() -> object:
        return page.evaluate("JSON.stringify(Object.entries({ ...localStorage }).sort())")

    before = stored()
    who(page, "Lina")
    for _ in range(2):
        page.get_by_role("button", name=say("web-family-change", name="Lina"), exact=True).click()
        page.get_by_role("button", name=say("web-mine-delete"), exact=True).click()
        page.get_by_role("heading", name=say("web-family-delete-sure", name="Lina")).wait_for()
        page.get_by_role("button", name=say("web-mine-delete"), exact=True).click()
        expect(page.locator("dialog[open] li .who")).to_have_text(["Rudi"])
        assert "Lina" not in str(stored())
        page.get_by_role("button", name=say("web-family-back")).click()
        expect(page.locator("dialog[open] li .who")).to_have_text(["Lina", "Rudi"])
        assert stored() == before


def test_the_history_counts_the_wins_of_each_person_and_the_cards_of_a_patience(go: Go, server: Server) -> None:
    page = go(f"#seat={finished(server, 'patience', 1)}", reduced_motion="reduce").page
    page.wait_for_function("() => localStorage.getItem('spielkiste:played')?.includes('told')")
    told = page.evaluate("JSON.parse(localStorage.getItem('spielkiste:played'))[0].told")
    page.evaluate("location.hash = 'games'")
    expect(page.locator("main li .result")).to_have_text([told])
    games = [
        {"id": f"{i}:1", "key": "k", "game": "mau-mau", "names": ["Lina", "Rudi", "Bot"], "own": own, "winners": [0], "at": i}
        for i, own in enumerate([[0], [0, 1], [1]])
    ]
    family = go("#games", before=kept(family=FAMILY, name="Lina", played=games)).page
    expect(family.locator(".tally li")).to_have_text(
        [
            re.compile(rf"{name}\s+{re.escape(say('web-mine-tally', won=won, count=2))}")
            for name, won in (("Rudi", 0), ("Lina", 2))
        ]
    )
    assert_accessible(family, "history")
