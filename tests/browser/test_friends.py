"""Test tables with other devices but without a server: real browsers over real data channels, and no third party."""

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, expect

import spielkiste
from spielkiste.core.record import Record
from tests.browser.driver import PATIENCE_MS
from tests.browser.friends import (
    CAMERA,
    CUT,
    SEND,
    TOGETHER,
    Open,
    answer_to,
    connect,
    damaged,
    decoded,
    devices,
    encoded,
    fingerprint_at,
    forged,
    gather,
    invitation,
    invitation_anew,
    let_watch,
    own_page,
    paste,
    qr_code,
    set_table,
    shown_link,
    sit_down,
    start_with_the_others,
    wait_for_board,
    wait_until_together,
)
from tests.browser.led import play_together
from tests.browser.player import Player
from tests.browser.setting_up import set_up
from tests.browser.test_boards import PARTIES
from tests.browser.test_offline import ENGINE_MS, KEPT, LANGUAGE, SAY, THOROUGH
from tests.browser.udp_relay import End, UdpRelay
from tests.offline.guest_messages import accepted, pieces
from tests.server.harness import Server

#: Returns the locks that a running engine of this browser would hold.
ENGINES = "async () => (await navigator.locks.query()).held.filter(({ name }) => name === 'spielkiste-engine')"
#: The ends from which nothing arrives any more: the connection is one-sided, or dead.
SILENCES: tuple[set[End], ...] = ({"host"}, {"guest"}, {"host", "guest"})
#: Returns the tables in the browser's database.
TABLES = KEPT.replace("entries", "tables")
#: The numbers of generated pieces and messages (tests/offline/guest_messages.py).
PIECES, MESSAGES = (400, 3000) if THOROUGH else (10, 60)
#: Sends a piece, and asks something after it. Returns whether that is answered; if not, the connection has ended.
SEND_AND_ASK = """([piece, joinKey]) => new Promise((done) => {
  const channel = channels.find((one) => one.readyState === 'open');
  const id = (globalThis.questions = (globalThis.questions ?? 1e6) + 1);
  channel.addEventListener('message', ({ data }) => data.startsWith(`.{"t":"answer","id":${id},`) && done(true));
  channel.addEventListener('close', () => done(false));
  channel.send(piece);
  channel.send('.' + JSON.stringify({ t: 'ask', id, path: 'api/invitation', body: JSON.stringify({ join_key: joinKey }) }));
})"""
#: Sends more than any page would; returns whether that has ended the connection.
FLOOD = """() => new Promise((done) => {
  const channel = channels.find((one) => one.readyState === 'open');
  channel.addEventListener('close', () => done(true));
  setTimeout(() => done(false), 20_000);
  for (let i = 0; i < 200; i++) channel.send('.{"t":"hang-up","line":"none"}');
})"""
#: Begins to send these messages on a line of its own, slowly enough for the host; opens the line again when it is closed.
SEND_ALL = """([messages, keys]) => {
  const channel = channels.find((one) => one.readyState === 'open');
  const send = (message) => channel.send(`.${JSON.stringify(message)}`);
  let open = false;
  channel.addEventListener('message', ({ data }) => {
    if (data.startsWith('.{"t":"line","line":"fuzz","what":"closed"')) open = false;
  });
  globalThis.sending = (async () => {
    for (const [sent, message] of messages.entries()) {
      await new Promise((rested) => setTimeout(rested, 80));
      if (channel.readyState !== 'open') return sent;
      if (!open) {
        open = true;
        send({ t: 'open', line: 'fuzz' });
        send({ t: 'say', line: 'fuzz', text: JSON.stringify({ t: 'hello', keys }) });
      }
      channel.send(`.${message}`);
    }
    return messages.length;
  })();
}"""
#: Strings that occur only in the code for playing with other devices: the channel, its certificate, the host's and the guest's
#: part, the scanner.
MARKS = ("createDataChannel", "generateCertificate", "spielkiste-answers", "spielkiste-visit-", "BarcodeDetector")
#: Pieces that our page never sends.
JUNK = [
    ".",
    ".{",
    ".null",
    ".[]",
    '.{"t":"start"}',
    '.{"t":"door","door":{"contact":"AAAA","ufrag":"a\\r\\n","password":"b"}}',
    '.{"t":"ask","id":1,"path":"api/chest","body":"{}"}',
    '.{"t":"ask","id":1,"path":"api/tables","body":"{\\"game\\":\\"patience\\",\\"seats\\":[{\\"kind\\":\\"here\\"}]}"}',
    '.{"t":"say","line":"1","text":"' + "[" * 8000 + '"}',
    '.{"t":"say","line":"1","text":"' + "x" * 15_000 + '"}',
    "+" + "x" * 15_000,
]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from own_page(tmp_path_factory.mktemp("friends"))


@pytest.fixture
def device(browser: Browser) -> Iterator[Open]:
    """Open the page on one more device, with its own storage."""
    yield from devices(browser)


def test_a_game_with_a_distant_guest_survives_reloads_and_cuts(files: str, device: Open) -> None:
    """A grandmother gets a link; both reload in the middle of the game, a connection is cut at either end, and they play on."""
    slug = "mau-mau"
    host, guest = device(), device()
    set_table(host, files, slug, 2)
    reply = answer_to(guest, invitation(host))
    tab = host.context.new_page()
    tab.goto(reply)
    tab.get_by_text(SAY("web-friends-passed")).first.wait_for()
    tab.close()
    sit_down(guest)
    seat = 1
    for end in (guest, host):
        wait_until_together(host, guest)
        end.reload()
        wait_for_board(end)
    for end in (host, guest):
        wait_until_together(host, guest)
        end.evaluate(CUT)
    wait_until_together(host, guest)
    expect(guest.get_by_text(SAY("web-connection-lost"))).to_have_count(0)
    play_together([host, guest], LANGUAGE, PARTIES[slug].at_last)
    record = Player(host, LANGUAGE, slug).recording()
    assert record.state.outcome() is not None
    _knows_only_its_seat(guest, record, seat)
    assert not guest.evaluate(ENGINES), "a guest needs no engine"


def test_silent_lines_and_a_cut_at_all_ends_at_once(files: str, device: Open) -> None:
    """Packets are lost on the way to the host, to a guest, and both ways; then all devices cut all connections at once."""
    slug = "mau-mau"
    host, guests = device(), [device() for _ in range(3)]
    relays = [UdpRelay() for _ in guests]
    set_table(host, files, slug, 4)
    for guest, relay in zip(guests, relays, strict=True):
        paste(host, relay.through(answer_to(guest, relay.through(invitation(host)))))
        sit_down(guest)
    for page in (host, *guests):
        wait_for_board(page)
    wait_until_together(*guests)
    # Nobody closes anything: each end finds out by itself.
    for relay, silent in zip(relays, SILENCES, strict=True):
        relay.silent |= silent
    wait_until_together(*guests)
    soon = time.time() * 1000 + 500
    for page in (host, *guests):
        page.evaluate(f"(at) => void setTimeout({CUT}, at - Date.now())", soon)
    wait_until_together(*guests)
    play_together([host, *guests], LANGUAGE, PARTIES[slug].at_last)
    assert Player(host, LANGUAGE, slug).recording().state.outcome() is not None
    for relay in relays:
        relay.close()


def test_a_guest_who_sends_anything_harms_nobody(files: str, device: Open) -> None:
    """Three are in the middle of a game; one sends what `make fuzz` sends to a server, and then they play to the end."""
    slug = "thousand-km"
    host, guest, rude = device(), device(), device()
    gather([host, guest, rude], files, slug)
    keys, join_key = rude.evaluate("""() => {
      const { keys, joinKey } = JSON.parse(localStorage['spielkiste:tables'])[0];
      return [keys, joinKey];
    }""")
    known = {"key": keys, "keys": keys, "join_key": [join_key], "line": ["1", "fuzz"], "seat": [0, 1, 2]}
    rude.wait_for_function(TOGETHER)
    refused = 0
    for piece in [*JUNK, *pieces(PIECES, 1, **known)]:
        # What follows on the channel is answered, or the guest is disconnected; then its page comes back by itself, or the
        # host has let it go, and it needs another invitation.
        if not rude.evaluate(SEND_AND_ASK, [piece, join_key]) and not _comes_back(host, rude):
            refused += 1
            _back_at_the_table(host, rude)
    assert refused
    assert rude.evaluate(FLOOD)
    assert not _comes_back(host, rude)
    _back_at_the_table(host, rude)
    assert len(host.evaluate(TABLES)) == 1, "the guest has set up a table"

    # The others at the table play on, and so does the page of this guest, over the same channel.
    said = accepted(MESSAGES, 1, "fuzz", **known)
    rude.evaluate(SEND_ALL, [said, keys])
    play_together([host, guest, rude], LANGUAGE, PARTIES[slug].at_last)
    record = Player(host, LANGUAGE, slug).recording()
    assert record.state.outcome() is not None
    assert rude.evaluate("() => sending") == len(said)
    _knows_only_its_seat(guest, record, 1, None)
    _knows_only_its_seat(rude, record, 2, None)
    assert guest.evaluate("() => channels.filter(({ readyState }) => readyState === 'closed').length") == 0


def test_three_guests_in_one_room_join_at_once(files: str, device: Open) -> None:
    """Three phones around a tablet; one code is read by the camera, and nobody takes another's seat."""
    slug = "wall-break"
    host = device()
    set_table(host, files, slug, 4)
    guests = [device() for _ in range(3)]
    links = []
    for guest in guests:
        host.get_by_role("button", name=SAY("web-friends-room")).click()
        links.append(shown_link(host))
        if guest is not guests[-1]:
            host.get_by_role("dialog").get_by_role("button", name=SAY("web-close")).click()
    replies = [answer_to(guest, link) for guest, link in zip(guests, links, strict=True)]
    host.evaluate(CAMERA, [qr_code(replies[-1]), 6])
    tabs = [host.context.new_page() for _ in replies[1:]]
    for tab, reply in zip(tabs, replies, strict=False):
        tab.evaluate("(address) => void (location.href = address)", reply)
    host.get_by_role("button", name=SAY("web-friends-next")).click()
    for tab in tabs:
        tab.get_by_text(SAY("web-friends-passed")).first.wait_for()
        tab.close()
    for guest in guests:
        sit_down(guest)
    seats = [guest.evaluate("() => location.hash") for guest in guests]
    assert len(set(seats)) == 3
    for page in (host, *guests):
        wait_for_board(page)
    _hand_on(host, guests)
    # The new device has the table, whatever is loaded again.
    for page in (guests[0], guests[1], host):
        page.reload()
        wait_for_board(page)
    play_together([host, *guests], LANGUAGE, PARTIES[slug].at_last, seconds=240)


def test_invalid_codes_get_one_sentence(files: str, device: Open) -> None:
    host, guest = device(), device()
    # A seat stays free, so that the host can invite again while the guest chooses an animal.
    set_table(host, files, "mau-mau", 3)
    link = invitation(host)
    for code, key in (
        (damaged(link), "web-friends-damaged"),
        (forged(link, 1, 255), "web-friends-version"),
        (forged(link, 5, 0), "web-friends-old"),
    ):
        guest.goto("about:blank")
        guest.goto(code)
        guest.get_by_text(SAY(key)).first.wait_for()
    # The host pastes its own invitation into the step for the answer; the field is empty for the next attempt.
    paste(host, link)
    host.get_by_role("dialog").get_by_text(SAY("web-friends-own")).first.wait_for()
    expect(host.get_by_label(SAY("web-friends-paste"))).to_have_value("")
    guest.goto("about:blank")
    reply = answer_to(guest, link)
    for answer, key in ((reply[:-9], "web-friends-damaged"), (forged(reply, 5, 255), "web-friends-unknown")):
        paste(host, answer)
        host.get_by_role("dialog").get_by_text(SAY(key)).first.wait_for()
    # In another browser, nothing waits for this answer.
    other = device()
    other.goto(reply)
    other.get_by_text(SAY("web-friends-nobody")).first.wait_for()
    paste(host, reply)
    guest.get_by_role("button", name=SAY("web-join"), exact=True).wait_for()
    host.get_by_role("button", name=SAY("web-friends-far")).click()
    paste(host, reply)
    host.get_by_role("dialog").get_by_text(SAY("web-friends-unknown")).first.wait_for()
    # An answer that comes too late.
    late = answer_to(guest, invitation_anew(host))
    host.evaluate("(ms) => { const now = Date.now; Date.now = () => now() + ms; }", 3600_000)
    paste(host, late)
    host.get_by_role("dialog").get_by_text(SAY("web-friends-old")).first.wait_for()


def test_a_code_with_another_fingerprint_connects_nobody(files: str, device: Open) -> None:
    """Someone on the way changes the answer, or the invitation: both people are told, and nothing is said to anyone."""
    host, guest = device(), device()
    set_table(host, files, "mau-mau", 2)
    reply = answer_to(guest, invitation(host))
    paste(host, forged(reply, fingerprint_at(reply), 0))
    _check_not_connected(host, guest)
    link = invitation_anew(host)
    connect(host, guest, forged(link, fingerprint_at(link), 0))
    _check_not_connected(host, guest)
    connect(host, guest, invitation_anew(host))
    sit_down(guest)


def test_a_guest_or_a_link_that_cheats_gets_nothing(files: str, device: Open) -> None:
    """A guest takes no second seat and no other name, and a link cannot lead a player to another device unasked."""
    host, guest, watcher, stranger = device(), device(), device(), device()
    set_table(host, files, "mau-mau", 3)
    link = invitation(host)
    connect(host, guest, link)
    sit_down(guest)
    join_key = guest.evaluate("() => JSON.parse(localStorage['spielkiste:tables'])[0].joinKey")
    ask = {"t": "ask", "id": 99, "path": "api/join", "body": json.dumps({"join_key": join_key, "client": "another"})}
    guest.evaluate(SEND, f".{json.dumps(ask)}")
    refused = """() => arrived.some((text) => text.includes('"id":99') && text.includes('table-full'))"""
    guest.wait_for_function(refused)
    start_with_the_others(host)
    wait_for_board(host)
    wait_for_board(guest)

    let_watch(host, watcher)
    claim = {"t": "hi", "device": "0" * 24, "name": "Oma", "seated": True}
    watcher.evaluate(SEND, f".{json.dumps(claim)}")
    host.get_by_role("button", name=SAY("web-menu"), exact=True).click()
    host.get_by_role("button", name=SAY("web-friends-hand")).click()
    host.get_by_text(SAY("web-friends-hand-hint")).wait_for()
    assert host.locator(".guests button").count() == 1, "only the player can have the table"
    assert not host.get_by_role("button", name="Oma").count()

    # Someone who knows the table makes an invitation to it that leads to their own device.
    set_table(stranger, files, "mau-mau", 2)
    trap = decoded(invitation(stranger))
    trap[17:44] = decoded(link)[17:44]
    tab = guest.context.new_page()
    tab.goto(encoded(link, trap))
    tab.get_by_role("button", name=SAY("web-friends-strange-go")).wait_for()
    assert not tab.get_by_role("button", name=SAY("web-friends-reply-copy")).count()
    tab.close()
    # An invitation from the device with the table may be answered.
    host.keyboard.press("Escape")
    host.get_by_role("button", name=SAY("web-menu"), exact=True).click()
    host.get_by_role("button", name=SAY("web-friends-invite")).click()
    assert answer_to(guest, invitation(host))


def test_a_player_alone_loads_no_code_for_other_devices(files: str, device: Open) -> None:
    """The page that plays alone loads no file with code for other devices, not even for its menu."""
    page = device()
    page.goto(files)
    loaded: set[str] = set()

    def note(asked: Request) -> None:
        # The worker that keeps the page for later loads everything, in its own time.
        if asked.service_worker is None:
            loaded.add(asked.url)

    page.on("request", note)
    page.reload()
    set_up(page, LANGUAGE, spielkiste.find("thousand-km"), 2, {})
    wait_for_board(page)
    page.get_by_role("button", name=SAY("web-menu"), exact=True).click()
    page.get_by_text(SAY("web-lives-here")).wait_for()
    scripts = {url.rsplit("/", 1)[-1]: page.request.get(url).text() for url in loaded if url.endswith(".js")}
    assert len(scripts) > 5
    found = [name for name, script in scripts.items() if any(mark in script for mark in MARKS)]
    assert not found, found
    # Opening an invitation loads them.
    page.get_by_role("button", name=SAY("web-friends-invite")).click()
    page.get_by_role("button", name=SAY("web-friends-far")).wait_for()
    later = {url for url in loaded if url.endswith(".js")} - {url for url in loaded if url.rsplit("/", 1)[-1] in scripts}
    assert any(mark in page.request.get(url).text() for url in later for mark in MARKS)


def test_a_game_leaves_a_server_and_goes_on_among_devices(files: str, device: Open, server: Server, tmp_path: Path) -> None:
    """Two play at a server; all agree, one takes the game along, invites the other, and they play it to its end."""
    slug = "mau-mau"
    keys, _ = server.people(2, 0, slug, **PARTIES[slug].options)
    host, guest = device(), device()
    for page, key in zip((host, guest), keys, strict=True):
        page.goto(f"{server.url}#seat={key}")
        wait_for_board(page)
    host.get_by_role("button", name=SAY("web-menu"), exact=True).click()
    host.get_by_text(SAY("web-lives-server", name=server.url.split("/")[2])).wait_for()
    host.get_by_role("button", name=SAY("web-moving-open")).click()
    host.get_by_role("button", name=SAY("web-moving-go")).click()
    guest.get_by_role("dialog").get_by_role("button", name=SAY("web-undo-agree")).click()
    guest.get_by_role("dialog", name=SAY("web-moved-title")).wait_for()
    with host.expect_download() as download:
        host.get_by_role("dialog").get_by_role("button", name=SAY("web-moved-save")).click()
    download.value.save_as(tmp_path / "game.chest")

    host.goto(files)
    host.get_by_role("button", name=SAY("web-menu"), exact=True).click()
    with host.expect_file_chooser() as chooser:
        host.get_by_role("button", name=SAY("web-chest-take")).click()
    chooser.value.set_files(tmp_path / "game.chest")
    host.get_by_text(SAY("web-chest-taken", taken=1)).first.wait_for(timeout=ENGINE_MS)
    host.goto(f"{files}#seat={keys[0]}")
    wait_for_board(host)
    host.get_by_role("button", name=SAY("web-menu"), exact=True).click()
    host.get_by_text(SAY("web-lives-here")).wait_for()
    host.get_by_role("button", name=SAY("web-friends-invite")).click()
    connect(host, guest, invitation(host))
    # The one seat that is kept.
    guest.locator("fieldset").get_by_role("radio").check(force=True)
    sit_down(guest)
    wait_for_board(guest)
    guest.get_by_role("button", name=SAY("web-menu"), exact=True).click()
    expect(guest.locator("dialog[open]")).to_contain_text(SAY("web-lives-far", name="X").split("X")[0])
    for page in (host, guest):
        page.keyboard.press("Escape")
    play_together([host, guest], LANGUAGE, PARTIES[slug].at_last)
    record = Player(host, LANGUAGE, slug).recording()
    assert record.state.outcome() is not None


if THOROUGH:

    @pytest.mark.parametrize("slug", [game.slug for game in spielkiste.games() if max(game.seat_counts(game.defaults())) > 1])
    def test_every_game_is_played_with_a_friend(files: str, device: Open, slug: str) -> None:
        game = spielkiste.find(slug)
        pages = [device() for _ in range(max(2, game.seat_counts(game.defaults())[0]))]
        gather(pages, files, slug)
        play_together(pages, LANGUAGE, PARTIES[slug].at_last, seconds=400)

    def test_eight_devices_at_one_table(files: str, device: Open) -> None:
        """Seven players, the most that any game takes, and one spectator."""
        pages = [device() for _ in range(7)]
        gather(pages, files, "mau-mau")
        let_watch(pages[0], device())
        play_together(pages, LANGUAGE, PARTIES["mau-mau"].at_last, seconds=500)


def _check_not_connected(host: Page, guest: Page) -> None:
    """Check that both people were told that no way leads to the other device, and that no message arrived."""
    for page, key in ((host, "web-friends-no-way"), (guest, "web-friends-shut")):
        page.get_by_text(SAY(key)).first.wait_for()
        assert page.evaluate("() => arrived") == []


def _comes_back(host: Page, guest: Page) -> bool:
    """Wait until a disconnected guest is back and knows the next door; return False if the host has let it go."""
    device = guest.evaluate("() => Object.values(JSON.parse(localStorage['spielkiste:far']))[0].device")
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while not guest.evaluate(TOGETHER):
        known = host.evaluate("(device) => (localStorage['spielkiste:guests'] ?? '').includes(device)", device)
        if not known or time.monotonic() > deadline:
            return False
        guest.wait_for_timeout(50)
    return True


def _back_at_the_table(host: Page, guest: Page) -> None:
    """Invite a guest again that has a seat at the table."""
    host.get_by_role("button", name=SAY("web-menu"), exact=True).click()
    host.get_by_role("button", name=SAY("web-friends-invite")).click()
    connect(host, guest, invitation(host))
    guest.wait_for_function("() => location.hash.startsWith('#seat=')")
    wait_for_board(guest)
    guest.wait_for_function(TOGETHER)
    host.keyboard.press("Escape")


def _hand_on(host: Page, guests: list[Page]) -> None:
    """Hand the table on to the first guest: it stays if one of them refuses, and moves if all agree."""
    assert host.evaluate(KEPT)
    # All have the names of their animals.  Where two have the same one, the host also sees the number of the seat.
    name, seat = guests[0].evaluate("""() => {
      const { names, own: [seat] } = JSON.parse(localStorage['spielkiste:tables'])[0];
      return [names[seat], seat + 1];
    }""")
    named = re.compile(rf"^{re.escape(name)}( \({seat}\))?$")
    for answers in (["yes", "no", None][: len(guests)], ["yes"] * len(guests)):
        host.get_by_role("button", name=SAY("web-menu"), exact=True).click()
        host.get_by_role("button", name=SAY("web-friends-hand")).click()
        chosen = host.get_by_role("button", name=named)
        shown = chosen.inner_text().strip()
        chosen.click()
        questions = [guest.get_by_role("dialog", name=SAY("web-friends-wish")) for guest in guests]
        for question in questions:
            question.get_by_text(SAY("web-friends-trust")).wait_for()
        for question, answer in zip(questions, answers, strict=True):
            if answer:
                question.get_by_role("button", name=SAY(f"web-friends-wish-{answer}")).click()
        if "no" in answers:
            host.get_by_text(SAY("web-friends-hand-refused")).first.wait_for()
            host.keyboard.press("Escape")
    guests[0].get_by_text(SAY("web-friends-yours")).first.wait_for(timeout=ENGINE_MS)
    host.get_by_text(SAY("web-friends-hand-done", name=shown)).first.wait_for()
    host.wait_for_function(f"async () => !(await ({KEPT})()).length")
    assert guests[0].evaluate(KEPT)
    host.keyboard.press("Escape")


def _knows_only_its_seat(guest: Page, record: Record, *seats: int | None) -> None:
    """Check that the channel carried only views that these seats may have, and the seed only at the end."""
    again = spielkiste.Record(record.game, record.seats, record.seed, dict(record.options))
    views = [json.dumps(again.state.view(seat)) for seat in seats]
    for who, move in record.moves:
        again.play(who, move)
        views += [json.dumps(again.state.view(seat)) for seat in seats]
    allowed = {*map(_sorted, views), "{}"}
    compared = 0
    text = ""
    for piece in guest.evaluate("() => arrived"):
        text += piece[1:]
        if piece.startswith("+"):
            continue
        said, text = json.loads(text), ""
        if said["t"] != "line" or said["what"] != "heard":
            continue
        frame = json.loads(said["value"])
        update = frame.get("update", frame) if frame["t"] in ("welcome", "update") else None
        if update is not None:
            assert _sorted(json.dumps(update["view"])) in allowed
            assert update["outcome"] is not None or str(record.seed) not in said["value"]
            compared += 1
    assert compared > 5


def _sorted(view: str) -> str:
    return json.dumps(json.loads(view), sort_keys=True)
