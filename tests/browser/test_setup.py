"""Test getting from the shelf to a table in three taps, and finding the same set-up the next time."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import spielkiste
from spielkiste.core.game import Game
from spielkiste.core.options import LENGTH
from spielkiste.texts import texts
from tests.browser.axe import assert_accessible
from tests.browser.driver import Visitor
from tests.browser.setting_up import take_from_shelf, take_lid

Go = Callable[..., Visitor]
say = texts("en").say
GAMES = {game.slug: game for game in spielkiste.games()}


def seats_of(visitor: Visitor) -> list[dict[str, object]]:
    """Return the seats of the page's table."""
    visitor.page.wait_for_url(re.compile("#seat="))
    visitor.page.get_by_role("button", name=say("web-to-shelf")).wait_for()
    keys = visitor.page.url.partition("#seat=")[2].split(",")
    for _ in range(400):
        # Each hello is answered by a welcome, in order; other tables may have come before.
        hellos = [frame["keys"] for frame in visitor.sent if frame["t"] == "hello"]
        welcomes = [frame["table"] for frame in visitor.frames if frame["t"] == "welcome"]
        for table in [table for asked, table in zip(hellos, welcomes, strict=False) if asked == keys]:
            if table["started"]:
                return list(table["seats"])
        visitor.page.wait_for_timeout(25)
    raise AssertionError("no running table")


def company(page: Page, key: str) -> None:
    page.get_by_role("radio", name=say(key), exact=True).check(force=True)


@pytest.mark.parametrize("slug", list(GAMES))
def test_three_taps_lead_from_the_shelf_to_a_running_game(go: Go, slug: str) -> None:
    visitor = go(size="phone")
    game = GAMES[slug]
    take_from_shelf(visitor.page, "en", game)
    second = take_lid(visitor.page, "en", game)
    if not second and max(game.seat_counts(_defaults(game))) > 1:
        company(visitor.page, "web-setup-with-bots")
    go_button = visitor.page.get_by_role("button", name=say("web-setup-start"))
    expect(go_button).to_be_in_viewport(ratio=1)
    assert not visitor.scrolls()
    go_button.click()
    assert seats_of(visitor)


@pytest.mark.parametrize("slug", list(GAMES))
def test_the_set_up_is_accessible(go: Go, slug: str) -> None:
    visitor = go(f"#game={slug}", size="phone")
    visitor.page.get_by_role("button", name=say("web-setup-start")).wait_for()
    # A solo game has no folded sections.
    if max(GAMES[slug].seat_counts(_defaults(GAMES[slug]))) > 1:
        for door in ("web-setup-seats-title", "web-setup-rules-title"):
            visitor.page.get_by_text(say(door), exact=True).click()
    assert_accessible(visitor.page, slug)
    assert visitor.page.evaluate("document.querySelector('main').scrollWidth <= document.querySelector('main').clientWidth")


def test_options_that_do_not_apply_are_not_shown(go: Go) -> None:
    page = go("#game=patience").page
    page.get_by_role("button", name=say("web-setup-start")).wait_for()
    assert not page.get_by_text(say("web-setup-with-bots"), exact=True).count()
    assert not page.get_by_role("button", name=say("web-setup-more")).count()


def test_the_last_set_up_is_offered_again(go: Go) -> None:
    visitor = go("#game=mau-mau")
    page = visitor.page
    assert not page.get_by_text(say("web-setup-last")).count()
    company(page, "web-setup-with-bots")
    page.get_by_role("button", name=say("web-setup-more")).click()
    company(page, "web-level-4")
    page.get_by_role("radio", name=say("option-naming-practice")).check(force=True)
    page.get_by_role("button", name=say("web-setup-start")).click()
    first = seats_of(visitor)
    page.evaluate("location.hash = ''")
    # The box opens with the last game and its set-up.
    take_from_shelf(page, "en", GAMES["mau-mau"])
    page.get_by_text(say("web-setup-last")).wait_for()
    expect(page.get_by_role("radio", name=say("web-level-4"), exact=True)).to_be_checked()
    expect(page.get_by_role("radio", name=say("option-naming-practice"))).to_be_checked()
    page.get_by_role("button", name=say("web-setup-start")).click()
    again = seats_of(visitor)
    assert [seat["bot"] for seat in again] == [seat["bot"] for seat in first] and len(again) == 4


def test_a_box_opens_at_the_game_that_was_played_last(go: Go) -> None:
    visitor = go("#game=wall-break")
    visitor.page.get_by_role("button", name=say("web-setup-start")).click()
    seats_of(visitor)
    visitor.page.evaluate("location.hash = ''")
    take_from_shelf(visitor.page, "en", GAMES["wall-break"])
    visitor.page.get_by_role("heading", name=say("game-wall-break"), level=1, exact=True).wait_for()


def test_the_length_follows_the_players_until_it_is_chosen(go: Go) -> None:
    page = go("#game=thousand-km").page
    lengths = page.get_by_role("group", name=say("web-setup-length"))

    def chosen() -> str:
        return str(lengths.get_by_role("radio", checked=True).evaluate("one => one.parentElement.querySelector('b').textContent"))

    goal = GAMES["thousand-km"].option_for(LENGTH)
    assert goal is not None
    suggested = {
        stretch.seats: stretch.value for stretch in goal.stretches if stretch.suggested and stretch.seats == stretch.sides
    }
    assert chosen() == f"{suggested[3]} km"
    page.get_by_role("button", name=say("web-setup-fewer")).click()
    assert chosen() == f"{goal.default} km" == f"{suggested[2]} km"
    lengths.get_by_role("radio").first.check(force=True)
    shortest = chosen()
    page.get_by_role("switch", name=say("option-youngest")).check(force=True)
    assert chosen() == shortest


def test_players_who_join_by_link_are_invited(go: Go) -> None:
    page = go("#game=memo-race").page
    company(page, "web-setup-with-link")
    page.get_by_role("button", name=say("web-setup-invite")).click()
    page.wait_for_selector(".waiting")


def test_the_players_can_be_chosen_by_keyboard(go: Go) -> None:
    page = go("#game=memo-race").page
    page.get_by_role("radio", name=say("web-setup-with-bots")).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name=say("web-setup-with-round"))).to_be_checked()
    # Each player here can enter a name beside their animal, a button that leads to the people of this device.
    for name in ("Mia", "Ole", "Ada"):
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        page.keyboard.type(name)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_text(say("web-setup-players", count=2)).wait_for()
    whale, crab = (page.get_by_role("textbox", name=re.compile(say(f"web-animal-{animal}"))) for animal in ("whale", "crab"))
    expect(whale).to_have_value("Mia")
    expect(crab).to_have_value("Ole")


def _defaults(game: Game) -> dict[str, bool | int | str]:
    return {option.name: option.default for option in game.options}


def test_the_animal_beside_the_name_stands_on_its_button(go: Go) -> None:
    page = go("#game=thousand-km", size="phone").page
    button = page.locator(".names button").first
    button.wait_for()
    assert button.evaluate("""one => {
      const [outer, inner] = [one, one.querySelector('svg')].map(box => box.getBoundingClientRect());
      return outer.left <= inner.left && inner.right <= outer.right && outer.top <= inner.top && inner.bottom <= outer.bottom;
    }""")
