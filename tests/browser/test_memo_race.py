"""Test Memo Race through its page: automatic steps are shown, a swap takes two taps, and an impossible touch is explained."""

import json
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing

import spielkiste
from spielkiste.core.game import Game
from tests.browser.driver import Visitor
from tests.server.harness import Player, Server

Go = Callable[..., Visitor]
MOST_RACES = 50


def _sit(go: Go, server: Server) -> tuple[Visitor, Player]:
    """Seat the first player at the page and the second on another device."""
    keys, _ = server.people(2, game="memo-race", begins=1)
    visitor = go(f"#seat={keys[0]}", size="phone", language="en")
    visitor.page.wait_for_selector(".modes")
    return visitor, Player(server, [keys[1]])


# Records every place that ever shows a tile revealed but not yet placed.
WATCH = """() => {
  window.turnedUp = [];
  const note = () => document.querySelectorAll('.cell.turned').forEach((cell) => window.turnedUp.push(cell.dataset.place));
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def _towards_a_tile(server: Server, table: str, forced: bool) -> tuple[list[tuple[int, str]], str]:
    """Find the moves, from this table's deal, that bring the first player to a tile that fits in exactly one way, or in
    several.

    Return the moves and the place of that tile.
    """
    with closing(sqlite3.connect(server.database)) as kept:
        entries = [json.loads(body) for (body,) in kept.execute("SELECT body FROM entries WHERE table_id = ?", (table,))]
    seed = next(entry["seed"] for entry in entries if entry["kind"] == "deal")
    game = spielkiste.find("memo-race")
    chance = random.Random(table)
    ways = (_random_way(game, str(seed), chance, forced) for _ in range(MOST_RACES))
    return min((way for way in ways if way is not None), key=lambda way: len(way[0]))


def _random_way(game: Game, seed: str, chance: random.Random, wanted: bool) -> tuple[list[tuple[int, str]], str] | None:
    state = game.new(2, seed, {"begins": 1})
    moves: list[tuple[int, str]] = []
    while asked := state.actors():
        seat = asked[0]
        move = chance.choice(state.moves(seat))
        place = state.outlook(seat, move).get("place")
        state.play(seat, move)
        forced = state.forced(seat)
        lays = [choice for choice in state.moves(seat) if game.notation(choice).startswith("lay")]
        if seat == 0 and lays and (forced >= 0) == wanted:
            return moves, str(place)
        if forced >= 0:
            state.play(seat, forced)
        moves.append((seat, game.notation(move)))
    return None


def _drive_up(go: Go, server: Server, forced: bool) -> tuple[Visitor, str]:
    """Bring the first player, at the page, to the tile at this place."""
    keys, _ = server.people(2, game="memo-race", begins=1)
    moves, place = _towards_a_tile(server, keys[0].split(".")[0], forced)
    drivers = Player(server, keys)
    for seat, move in moves:
        assert drivers.play(seat, move)["t"] == "ack"
    drivers.leave()
    visitor = go(f"#seat={keys[0]}", size="phone", language="en")
    visitor.page.wait_for_selector(".modes")
    return visitor, place


def test_a_tile_is_laid_by_the_picture_of_how_it_would_lie(go: Go, server: Server) -> None:
    visitor, place = _drive_up(go, server, forced=False)
    page = visitor.page
    page.locator(f'.cell.go[data-place="{place}"]').click()
    page.locator(".picks button").last.click()
    page.wait_for_selector(".picks", state="detached")
    assert visitor.sent[-1]["move"].startswith("lay ") and visitor.latest["view"]["turned"] is None


def test_a_tile_that_the_table_lays_is_seen_before_the_car_drives_on(go: Go, server: Server) -> None:
    visitor, place = _drive_up(go, server, forced=True)
    page = visitor.page
    page.evaluate(WATCH)
    number = visitor.latest["number"]
    page.locator(f'.cell.go[data-place="{place}"]').click()
    page.wait_for_function("place => window.turnedUp.includes(place)", arg=place)
    page.wait_for_selector(".cell.turned", state="detached")
    # What followed is already in the same update.
    told = next(frame for frame in visitor.frames if frame["t"] == "update" and frame["number"] > number)
    assert {"mr-turned", "mr-drove"} <= {event["key"] for event in told["events"]} and told["view"]["turned"] is None


def test_a_swap_is_two_taps(go: Go, server: Server) -> None:
    visitor, other = _sit(go, server)
    page = visitor.page
    page.get_by_role("button", name="Swap", exact=True).click()
    page.locator('[data-place="b2"]').click()
    page.locator('[data-place="d4"]').click()
    other.wait(lambda message: message["t"] == "update" and any(event["key"] == "mr-swapped" for event in message["events"]))
    assert other.update["view"]["banned"] == ["b2", "d4"]
    page.wait_for_selector(".modes", state="detached")
    other.leave()


def test_a_forbidden_touch_says_why_in_the_words_of_the_rules(go: Go, server: Server) -> None:
    visitor, other = _sit(go, server)
    page = visitor.page
    page.get_by_role("button", name="Swap", exact=True).click()
    page.locator('[data-place="c3"]').click()
    page.get_by_text("The pit stop stays where it is.").first.wait_for()
    page.get_by_role("button", name="Why not?").click()
    page.get_by_role("dialog").get_by_text("The rule behind it").click()
    page.get_by_role("dialog").get_by_text("MR-4").first.wait_for()
    other.leave()


def test_the_places_have_their_names_in_the_sand(go: Callable[..., Visitor], server: Server) -> None:
    (key,), _ = server.people(1, bots=1, game="memo-race", begins=1)
    page = go(f"#seat={key}", size="phone").page
    page.wait_for_selector("[data-place]")
    assert set(page.locator(".names b").all_inner_texts()) == set("ABCDE12345")
