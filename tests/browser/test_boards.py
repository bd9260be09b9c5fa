"""Every game, from the shelf to the end, played through its page alone; the board fits a phone and can be read by machines."""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from axe_playwright_python.sync_playwright import Axe

import spielkiste
from spielkiste.core.game import Game
from spielkiste.core.record import Record
from tests.browser.driver import Visitor
from tests.browser.ear import EAR, heard, missing, told
from tests.browser.player import Player
from tests.browser.setting_up import set_up

Go = Callable[..., Visitor]
LANGUAGE = "de"
MOST_GAMES = 4


@dataclass(frozen=True)
class Party:
    """How a game is played here: as short as its rules allow, and the kinds of moves without which it was not played."""

    seats: int
    options: dict[str, object] = field(default_factory=dict)
    essential: frozenset[str] = frozenset()
    #: The text of a button that ends the game, or leaves it: pressed when nothing else leads on.
    at_last: tuple[str, ...] = ()


PARTIES = {
    "thousand-km": Party(2, {"goal": 300, "tempo": "calm", "begins": 1}, frozenset({"drive", "attack", "discard"})),
    "number-rally": Party(
        3, {"points": 1, "tempo": "calm", "naming": "strict"}, frozenset({"lay", "draw", "say", "snap", "pass"})
    ),
    "mau-mau": Party(3, {"begins": 1}, frozenset({"lay", "draw"})),
    "wall-break": Party(2, {"naming": "strict"}, frozenset({"take", "name"})),
    "clear-away": Party(2, {"begins": 1}, frozenset({"take"})),
    "patience": Party(1, {}, frozenset({"play", "wait", "fetch", "lay-wish"}), ("web-nn-pa-finish",)),
    # When the race is over, the way to the workshop stands there before the result does.
    "memo-race": Party(2, {"begins": 1}, frozenset({"drive", "lay", "swap", "with"}), ("web-mr-workshop",)),
    "tv-lottery": Party(5, {"rounds": 1}, frozenset({"take", "put", "spin"})),
}


@pytest.mark.parametrize("slug", [game.slug for game in spielkiste.games()])
def test_a_whole_game_is_played_through_the_page(go: Go, slug: str) -> None:
    game = spielkiste.find(slug)
    usual = Party(game.seat_counts({option.name: option.default for option in game.options})[0])
    party = PARTIES.get(slug, usual)
    visitor = go(size="phone", language=LANGUAGE, reduced_motion="reduce", before=EAR)
    set_up(visitor.page, LANGUAGE, game, party.seats, party.options)
    player = Player(visitor.page, LANGUAGE, slug, party.at_last)
    player.play(moves=3)
    _fits(visitor)
    results = Axe().run(visitor.page)
    assert results.violations_count == 0, results.generate_report()

    made: Counter[str] = Counter()
    for _ in range(MOST_GAMES):
        player.play()
        _fits(visitor)
        _hears_everything(visitor, game)
        made.update(_moves_by_hand(visitor, player.recording()))
        player.once_more()
        if made.keys() >= party.essential:
            break
    assert made and made.keys() >= party.essential, f"made by hand: {made}"
    # The next game at the same table lies there and can be played.
    assert not player.play(moves=1)


def _moves_by_hand(visitor: Visitor, record: Record) -> Counter[str]:
    """The kinds of moves of seat 1, all of which have come from its page, but those for which there was nothing to decide."""
    game = record.game
    # A request is done with an acknowledgement, or with the update that it led to.
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
    assert made <= asked, f"moves that nobody made at the page: {made - asked}"
    return Counter(notation.split()[0] for notation in made.elements())


def _hears_everything(visitor: Visitor, game: Game) -> None:
    lines = heard(visitor.page)
    lost = missing(told(visitor, game, LANGUAGE), lines)
    assert not lost, f"not heard in its place: {lost}; heard: {lines[-12:]}"


def _fits(visitor: Visitor) -> None:
    deadline = time.monotonic() + 10
    while visitor.scrolls() and time.monotonic() < deadline:
        visitor.page.wait_for_timeout(50)
    assert not visitor.scrolls(), "the table does not fit the phone"
