"""Test watching a finished game by controls and keys, continuing it from one of its moves, and the list of games."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

import spielkiste
from spielkiste.host import lobby
from spielkiste.host.watching import watch
from spielkiste.texts import texts
from tests import web
from tests.browser.axe import assert_accessible
from tests.browser.driver import Visitor
from tests.server.harness import Server

Go = Callable[..., Visitor]
say = texts("en").say
#: The text of all live regions.
HEARD = "() => [...document.querySelectorAll('[aria-live], [role=log], [role=status]')].map((one) => one.textContent).join(' ')"


def _played() -> spielkiste.Record:
    record = spielkiste.Record(spielkiste.find("thousand-km"), 3, "any", {"goal": 300}, ["Ada", "Bo", "Cy"])
    while asked := record.state.actors():
        record.play(asked[0], record.state.moves(asked[0])[0])
    return record


def _hand(record: spielkiste.Record, moves: int) -> list[str]:
    """Return the first seat's hand after this many moves."""
    again = spielkiste.Record(record.game, record.seats, record.seed, dict(record.options))
    for seat, move in record.moves[:moves]:
        again.play(seat, move)
    hand = again.state.view(0)["hand"]
    assert isinstance(hand, list)
    return hand


def _button(page: Page, key: str, **args: object) -> None:
    page.get_by_role("button", name=say(key, **args), exact=True).click()


def test_a_finished_game_is_watched_played_on_and_kept(go: Go, server: Server) -> None:
    record = _played()
    moves = len(record.moves)
    made = web.post(server.url + "api/import", content=record.dumps()).json()
    visitor = go(f"#seat={made['seats'][0]['key']}", reduced_motion="reduce")
    page = visitor.page
    _button(page, "web-replay-watch")

    # By controls: a step, a turn, another viewpoint.
    where = page.get_by_role("slider", name=say("web-replay-where"))
    expect(where).to_have_value("0")
    _button(page, "web-replay-on")
    expect(where).to_have_value("1")
    _button(page, "web-replay-turn-on")
    turn = next(turn for turn in watch(lobby.WatchRequest(record.dumps())).turns if turn > 1)
    expect(where).to_have_value(str(turn))
    hand = page.get_by_role("group", name=say("web-km-your-hand"))
    expect(hand.get_by_role("button")).to_have_count(len(_hand(record, turn)))
    _button(page, "web-replay-eyes", name="Ada")
    _button(page, "web-replay-eyes-all")
    expect(page.get_by_role("list", name=say("web-replay-eyes-all")).get_by_role("listitem")).to_have_count(3)
    expect(hand).to_have_count(0)
    assert_accessible(page, "a replay")

    # By keys; the position is announced.
    where.focus()
    page.keyboard.press("End")
    expect(where).to_have_value(str(moves))
    page.wait_for_function(f"({HEARD})().includes({json.dumps(say('web-replay-at', at=moves, moves=moves))})")
    page.keyboard.press("ArrowLeft")
    expect(where).to_have_value(str(moves - 1))
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Home")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name=say("web-replay-pause"))).to_be_visible()
    expect(where).not_to_have_value("0")
    page.keyboard.press("Space")
    page.keyboard.press("PageDown")

    # Continue from here, at a table that says where it comes from.
    where.fill("3")
    _button(page, "web-replay-play-on")
    _button(page, "web-replay-play-start")
    visitor.wait_for_board()
    welcome = next(frame for frame in reversed(visitor.frames) if frame["t"] == "welcome")
    assert welcome["table"]["recorded"] and welcome["seats"] == [0]
    assert [seat["kind"] for seat in welcome["table"]["seats"]] == ["person", "bot", "bot"]

    # The shelf has one bookmark; the list has both games.
    page.evaluate("location.hash = ''")
    expect(page.get_by_text(say("web-mine-marked"))).to_have_count(1)
    _button(page, "web-mine")
    played = page.get_by_role("region", name=say("web-mine-played"), exact=True).get_by_role("listitem")
    expect(played).to_have_count(1)
    expect(page.get_by_role("region", name=say("web-mine-open")).get_by_role("listitem")).to_have_count(1)
    assert_accessible(page, "the games of this device")
    with page.expect_download() as download:
        played.get_by_role("button", name=say("web-mine-export")).click()
    saved = download.value.path()
    assert json.loads(saved.read_text(encoding="utf-8"))["moves"] == json.loads(record.dumps())["moves"]
    played.get_by_role("button", name=say("web-mine-delete")).click()
    page.get_by_role("dialog").get_by_role("button", name=say("web-mine-delete")).click()
    expect(played).to_have_count(0)

    # The file can be opened from the shelf's menu; any other file gives a one-sentence error.
    _button(page, "web-to-shelf")
    _opened(page, saved)
    expect(where).to_have_value("0")
    page.evaluate("location.hash = ''")
    broken = saved.with_name("broken.replay")
    broken.write_text(saved.read_text(encoding="utf-8").replace("Ada", "Eve"), encoding="utf-8")
    _opened(page, broken)
    expect(page.get_by_text(say("error-damaged-file"))).to_be_visible()
    _button(page, "web-to-shelf")
    page.evaluate("location.hash = 'replay=nonsense'")
    expect(page.get_by_text(say("error-damaged-file"))).to_be_visible()


def _opened(page: Page, path: Path) -> None:
    _button(page, "web-menu")
    with page.expect_file_chooser() as chooser:
        _button(page, "web-import")
    chooser.value.set_files(path)
    expect(page).to_have_url(re.compile("#replay="))
