"""Test forced moves: the table plays them at once, in the same update, and everyone sees the same."""

from itertools import pairwise

from tests.server.harness import Player, Server


def test_a_tile_that_fits_in_one_way_only_is_placed_with_the_drive(server: Server) -> None:
    keys, _ = server.people(2, game="memo-race", begins=1, swap_limit=2)
    players = [Player(server, [key]) for key in keys]
    laid = chosen = 0
    for number in range(60):
        seat = players[0].update["view"]["turn"]
        driver = players[seat]
        move = next((move for move in driver.update["moves"] if move["kind"] in ("drive", "lay")), driver.update["moves"][0])
        assert driver.ask(t="play", seat=seat, move=move["notation"])["t"] == "ack"
        for player in players:
            while player.update["number"] < driver.update["number"]:
                player.read()
        assert players[0].update["view"] == players[1].update["view"]
        told = [event["key"] for event in driver.update["events"]]
        view = driver.update["view"]
        if "mr-turned" in told and "mr-drove" in told:
            laid += 1
            assert told[:2] == ["mr-turned", "mr-drove"] and view["turned"] is None
        elif "mr-turned" in told:
            chosen += 1
            assert len(view["ways"]) > 1, f"the only possible choice is asked at move {number}"
        if driver.update["outcome"]:
            break
    assert laid and chosen
    # On disk each is its own move, in the order in which they were made.
    moves = [str(entry.get("move")) for entry in server.kept(keys[0])]
    pairs = [both for both in pairwise(moves) if both[0].startswith("drive ") and both[1].startswith("lay ")]
    assert laid <= len(pairs) <= laid + chosen
