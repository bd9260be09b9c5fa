"""Play every game by ear from its first lesson to its end, and check that its board fits a phone."""

import re
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

import spielkiste
from spielkiste.boxes import lessons
from spielkiste.core.record import Record
from spielkiste.texts import texts
from tests.browser.axe import faults
from tests.browser.blind import Blind
from tests.browser.driver import PATIENCE_MS, Visitor
from tests.browser.ear import EAR, Turn, answered, heard, may_be_missing, missing, told
from tests.browser.pupil import take_lesson
from tests.browser.unseen import SILENT

Go = Callable[..., Visitor]
#: Usually one or two games are enough. A kind of move that the cards do not require in one game (no draw in Mau-Mau
#: while something fits) must occur within this many; eight games without it have been seen.
MOST_GAMES = 40
#: On a busy machine, server and page may take this long.
LATE_SECONDS = PATIENCE_MS / 1000


@dataclass(frozen=True)
class Party:
    """How a game is played here: as short as its rules allow, with the kinds of moves that must occur."""

    seats: int
    #: Every box is played in a language other than its original one: its announcements must lead to the end, too.
    language: str = "de"
    options: dict[str, object] = field(default_factory=dict)
    essential: frozenset[str] = frozenset()
    #: The text of a button that ends or leaves the game: pressed when nothing else leads on.
    at_last: tuple[str, ...] = ()


PARTIES = {
    "thousand-km": Party(2, "fr", {"goal": 300, "tempo": "calm", "begins": 1}, frozenset({"drive", "attack", "discard"})),
    "number-rally": Party(
        3, "fr", {"points": 1, "tempo": "calm", "naming": "strict"}, frozenset({"lay", "draw", "say", "snap", "pass"})
    ),
    "mau-mau": Party(3, "es", {"begins": 1}, frozenset({"lay", "draw"})),
    "wall-break": Party(2, "nl", {"naming": "strict"}, frozenset({"take", "name"})),
    "clear-away": Party(2, "de", {"begins": 1}, frozenset({"take"})),
    "patience": Party(1, "it", {}, frozenset({"play", "wait", "fetch", "lay-wish"}), ("web-nn-pa-finish",)),
    # After the race, the link to the workshop appears before the result.
    "memo-race": Party(2, "it", {"begins": 1}, frozenset({"drive", "lay", "swap", "with"}), ("web-mr-workshop",)),
    "tv-lottery": Party(5, "nl", {"rounds": 1}, frozenset({"take", "put", "spin"})),
}


@pytest.mark.parametrize("slug", [game.slug for game in spielkiste.games()])
def test_from_the_first_lesson_to_the_end_by_keyboard_and_by_ear(go: Go, slug: str) -> None:
    game = spielkiste.find(slug)
    usual = Party(game.seat_counts({option.name: option.default for option in game.options})[0])
    party = PARTIES.get(slug, usual)
    visitor = go(size="phone", language=party.language, reduced_motion="reduce", before=EAR + SILENT)
    player = Blind(visitor.page, party.language, slug, party.at_last)
    player.open_box(game)
    for lesson in lessons(game):
        # The teacher offers the first lesson, and the button's name ends with its title.
        player.listener.use("button", re.compile(f"{re.escape(player.listener.say(f'lesson-{slug}-{lesson}'))}$"))
        take_lesson(player.listener)
        _check_everything_is_heard(visitor, party.language)
    player.listener.use("button", player.listener.say("web-lesson-play"))
    player.set_up(game, party.seats, party.options)
    player.play(moves=3)
    _fits(visitor)
    found = faults(visitor.page)
    assert not found, found

    made: Counter[str] = Counter()
    for _ in range(MOST_GAMES):
        player.play()
        _fits(visitor)
        _check_everything_is_heard(visitor, party.language)
        _hears_who_won(visitor, player)
        made.update(_moves_by_hand(visitor, player.recording()))
        player.once_more()
        if made.keys() >= party.essential:
            break
    assert made and made.keys() >= party.essential, f"moves made through the page: {made}"
    # The next game at the same table is ready to be played.
    assert not player.play(moves=1)
    assert not player.faults, player.faults
    assert not player.listener.lost, f"the focus was nowhere, on the way to {player.listener.lost}"
    _check_gaps_are_noticed(visitor, party.language)


def _moves_by_hand(visitor: Visitor, record: Record) -> Counter[str]:
    """Return the kinds of seat 1's moves. All of them must have come from its page, except forced ones."""
    game = record.game
    # A request is answered by an acknowledgement, or by the update it caused.
    taken = {
        frame["id"] if frame["t"] == "ack" else frame.get("ack") for frame in visitor.frames if frame["t"] in ("ack", "update")
    }
    said = [frame["move"] for frame in visitor.sent if frame["t"] == "play" and frame["id"] in taken]
    asked = Counter(said)
    again = Record(game, record.seats, record.seed, {**record.options})
    made: Counter[str] = Counter()
    for seat, move in record.moves:
        if seat == 0 and again.state.forced(seat) != move:
            made[game.notation(move)] += 1
        again.play(seat, move)
    assert made <= asked, f"moves that were not made through the page: {made - asked}"
    return Counter(notation.split()[0] for notation in made.elements())


def _check_everything_is_heard(visitor: Visitor, language: str) -> None:
    expected, lines = _told_and_heard(visitor, language)
    lost = missing(expected, lines)
    assert not lost, f"{lost}; heard: {lines[-12:]}"
    answers = heard(visitor.page, "status")
    wanted = iter(answers)
    swallowed = [line for line in answered(visitor, language) if line not in wanted]
    assert not swallowed, f"refused in silence: {swallowed[:3]}; heard: {answers[-12:]}"


def _told_and_heard(visitor: Visitor, language: str) -> tuple[list[str], list[str]]:
    """Return the expected and the heard lines, if possible once they match: bots go on, and an opening sheet is read first."""
    deadline = time.monotonic() + LATE_SECONDS
    while True:
        expected, lines = told(visitor, language), heard(visitor.page)
        if not missing(expected, lines) or time.monotonic() > deadline:
            return expected, lines
        visitor.page.wait_for_timeout(50)


def _hears_who_won(visitor: Visitor, player: Blind) -> None:
    """Check that the end sheet says who won: its name is read when it gets the focus, and its list says the rest."""
    outcome, table = visitor.latest["outcome"], visitor.table
    # The player here is called "you".
    names = [player.listener.say("web-you"), *(seat["name"] for seat in table["seats"][1:])]
    reading = player.listener.read()
    # While the player was moving, the focus may have passed the end of the sheet; the next stop is its first control again.
    here = player.listener.here() or player.listener.press("Tab")
    assert reading.dialog is not None and here is not None and here.name, "the focus is not on the end sheet"
    alone = len(names) == 1
    won = [player.listener.say(text) for text in (("web-end-alone", "web-end-alone-well") if alone else ("web-end-you",))]
    if not alone and 0 not in outcome["winners"]:
        assert all(names[seat] in reading.dialog.name for seat in outcome["winners"]), reading.dialog.name
    elif outcome["winners"] == [0]:
        assert reading.dialog.name in won
    scores = [one.name for one in reading.things if one.within("list", player.listener.say("web-end-scores"))]
    assert all(any(name in line for line in scores) for name in names), scores


def _check_gaps_are_noticed(visitor: Visitor, language: str) -> None:
    """Check that the test notices a line that is left out, repeated or too early."""
    expected, lines = _told_and_heard(visitor, language)
    your_turn = texts(language).say("web-say-your-turn")

    def known(line: str) -> bool:
        return any(f"{line} ".startswith(f"{one} ") for one in expected)

    spare = tuple(f"{one} " for one in expected if may_be_missing(one))
    for at, line in enumerate(lines):
        swallowed = lines[:at] + lines[at + 1 :]
        if f"{line} ".startswith(spare):
            continue
        if known(line):
            assert missing(expected, swallowed), f"the test would not notice that this is missing: {line}"
            assert missing(expected, [*lines[: at + 1], *lines[at:]]), (
                f"the test would not notice that this is said twice: {line}"
            )
        if at and known(line) and known(lines[at - 1]) and line != lines[at - 1]:
            turned = [*lines[: at - 1], line, lines[at - 1], *lines[at + 1 :]]
            assert missing(expected, turned), f"the test would not notice that this is said too early: {line}"
    # On a quick machine the player may have answered every turn before it had to be heard.
    if any(isinstance(one, Turn) and not one.answered for one in expected):
        assert missing(expected, [line for line in lines if not line.startswith(your_turn)])


def _fits(visitor: Visitor) -> None:
    deadline = time.monotonic() + LATE_SECONDS
    while visitor.scrolls() and time.monotonic() < deadline:
        visitor.page.wait_for_timeout(50)
    assert not visitor.scrolls(), "the table does not fit the phone"
