"""Test what players show each other: faces, a fist for the attacker, and what a stopped driver can do meanwhile."""

from collections.abc import Callable

from playwright.sync_api import expect

from spielkiste.texts import texts
from tests.browser.driver import Visitor
from tests.server.harness import Player, Server

Go = Callable[..., Visitor]
say = texts("en").say
#: Counts the sounds that really start.
RINGING = """() => {
    const start = AudioBufferSourceNode.prototype.start;
    window.rung = 0;
    AudioBufferSourceNode.prototype.start = function (...when) { window.rung += this.buffer.length; start.apply(this, when); };
}"""


def test_a_face_is_seen_and_heard_by_the_others_until_they_switch_it_off(go: Go, server: Server) -> None:
    keys, _ = server.people(2, tempo="calm")
    mine, theirs = (go(f"#seat={key}") for key in keys)
    for one in (mine, theirs):
        one.wait_for_board()
    mine.page.keyboard.press("f")
    mine.page.get_by_role("button", name=say("web-feel-cheer")).click()
    for one in (mine, theirs):
        expect(one.page.locator("[data-felt=cheer]")).to_be_visible()
    name = mine.frames[0]["table"]["seats"][0]["name"]
    heard = say("web-felt", name=name, what=say("web-feel-cheer"))
    expect(theirs.page.get_by_role("log").get_by_text(heard)).not_to_have_count(0)
    theirs.page.get_by_role("button", name=say("web-feel"), exact=True).click()
    theirs.page.get_by_role("switch", name=say("web-feel-shown")).uncheck(force=True)
    expect(theirs.page.get_by_role("button", name=say("web-feel-cheer"))).to_have_count(0)
    theirs.page.keyboard.press("Escape")
    # A face stays longer than the seat has to wait before it may show the next one.
    expect(mine.page.locator("[data-felt]")).to_have_count(0)
    other = Player(server, keys[:1])
    assert other.ask(t="show", seat=0, feeling="laugh")["t"] == "ack"
    expect(mine.page.locator("[data-felt=laugh]")).to_be_visible()
    expect(theirs.page.locator("[data-felt]")).to_have_count(0)


def test_alone_with_bots_nobody_needs_faces(go: Go, server: Server) -> None:
    keys, _ = server.people(1, bots=1, tempo="calm", begins=1)
    visitor = go(f"#seat={keys[0]}")
    visitor.wait_for_board()
    expect(visitor.page.get_by_role("button", name=say("web-feel"), exact=True)).to_have_count(0)


def test_a_stopped_driver_tries_the_engine_and_shakes_a_fist_at_the_attacker(go: Go, server: Server) -> None:
    keys, _ = server.people(2, tempo="calm", begins=1)
    visitor = go(f"#seat={keys[0]}")
    visitor.wait_for_board()
    page = visitor.page
    # Before the start the engine does not run, whether it is tried by keyboard or by touch.
    page.get_by_role("button", name=say("web-km-engine")).press("Enter")
    expect(page.locator(".sigh")).to_have_text(say("web-km-cough", turn="first"))
    # The synthesiser is loaded at the first touch; from then on the engine is heard.
    page.evaluate(RINGING)
    page.get_by_role("button", name=say("web-km-engine")).click()
    page.wait_for_function("rung > 0")
    players = [Player(server, [key]) for key in keys]
    fist = page.locator("button.fist")
    expect(fist).to_have_count(0)
    attacked = False
    for _ in range(200):
        for player in players:
            player.drain(0.02)
        seat, moves = next((seat, one.update["moves"]) for seat, one in enumerate(players) if one.update["moves"])
        kinds = ["attack", "green", "drive", "defend"] if seat else ["green", "drive", "defend"]
        wanted = [move for kind in kinds for move in moves if move["kind"] == kind] or moves
        players[seat].play(seat, wanted[0]["notation"])
        if wanted[0]["kind"] == "attack":
            # A player who retaliates for an attack gets no fist.
            if seat == 1 and not attacked:
                break
            attacked = seat == 0
    fist.click()
    # The attacker sees the fist as well.
    assert players[1].wait(lambda message: message["t"] == "shown") | {"t": ""} == {
        "t": "",
        "seat": 0,
        "feeling": "fist",
        "at": 1,
    }
    expect(page.locator("[data-felt=fist]")).to_be_visible()
