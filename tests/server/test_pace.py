"""Test the pace of bots: people at the table choose it, a tap hurries them, and long turns speed up."""

import asyncio
import time
from collections.abc import Callable
from itertools import pairwise

from spielkiste.core.registry import find
from spielkiste.games.number_rally.moves import DRAW, PASS
from spielkiste.host.bot_offload import BotOffload
from spielkiste.host.bot_turns import BotTurns
from spielkiste.host.pace import INSTANT, LEISURE_MS, LONGEST_TURN_MS, Pace
from spielkiste.host.tally import Tally
from spielkiste.host.thinker import Thinker
from spielkiste.host.window import Window
from spielkiste.table import logbook
from spielkiste.table.logbook import ChosenPace
from spielkiste.table.match import Chair, Match
from tests.server.harness import Player, Server

#: A server at its normal pace.
AT_EASE = ("--reaction-ms", "6000")
#: A bot waits at least 0.7 s; a hurried one acts long before that.
AT_ONCE = 0.45


def _waiting(pace: Pace, chosen: ChosenPace = "normal") -> tuple[Match, BotTurns, int]:
    """Return a table at which it is a bot's turn."""
    match = Match(Match.opening(find("mau-mau"), {"begins": 2}, [Chair("person", "Lina"), Chair("bot", "Bot", "rules@3")]))
    match.enter(logbook.Pace(pace=chosen))
    match.enter(logbook.Deal(seed="pace"))
    assert match.acting_bots() == [1]
    return match, BotTurns(pace, Window(pace), Tally(), BotOffload(Thinker())), 1


def _wait(match: Match, thinking: BotTurns, seat: int) -> float:
    due = thinking.due(match, seat)
    assert due is not None
    return due - time.monotonic()


def test_a_slow_table_takes_longer_than_a_quick_one() -> None:
    slow, normal, quick = (_wait(*_waiting(Pace(), chosen)) for chosen in ("slow", "normal", "quick"))
    assert slow > 1.5 * normal and quick < 0.6 * normal
    assert _wait(*_waiting(INSTANT, "slow")) <= 0


def test_another_pace_holds_for_the_bot_that_is_deciding_already() -> None:
    match, thinking, seat = _waiting(Pace())
    before = _wait(match, thinking, seat)
    match.enter(logbook.Pace(pace="quick"))
    assert _wait(match, thinking, seat) < 0.6 * before


def test_a_hurried_bot_acts_at_once_and_takes_its_time_again_after_that() -> None:
    match, thinking, seat = _waiting(Pace())
    assert _wait(match, thinking, seat) > AT_ONCE
    thinking.hurry()
    assert _wait(match, thinking, seat) <= 0
    asyncio.run(thinking.choose(match, seat, ("", "")))
    assert _wait(match, thinking, seat) > AT_ONCE


def _turn(match: Match, thinking: BotTurns, seat: int, moves: int) -> list[float]:
    waits: list[float] = []
    for _ in range(moves):
        waits.append(_wait(match, thinking, seat))
        asyncio.run(thinking.choose(match, seat, ("", "")))
    return waits


def test_a_turn_with_many_moves_ends_in_time() -> None:
    waits = _turn(*_waiting(Pace()), moves=21)
    assert sum(waits[:3]) > 1.5, "a short turn must keep its pace"
    assert sum(waits) < LONGEST_TURN_MS / 1000
    assert all(later < earlier for earlier, later in pairwise(waits[8:])), "a long turn must get faster and faster"


def test_a_persons_action_restarts_the_pace_of_bots() -> None:
    match, thinking, seat = _waiting(Pace())
    tired = _turn(match, thinking, seat, 21)[-1]
    thinking.note_person_acted()
    assert _wait(match, thinking, seat) > 3 * tired


def test_a_bot_leaves_a_person_time_to_draw() -> None:
    waits = {}
    for tempo in ("calm", "live"):
        chairs = [Chair("person", "Lina"), Chair("bot", "Bot 1", "rules@1"), Chair("bot", "Bot 2", "rules@1")]
        match = Match(Match.opening(find("number-rally"), {"tempo": tempo, "begins": 1}, chairs))
        match.enter(logbook.Deal(seed="draw"))
        assert match.state is not None
        match.enter(match.move(0, next(move for move in match.state.moves(0) if move <= 10)))
        assert match.hurries_people()
        thinking = BotTurns(Pace(), Window(Pace()), Tally(), BotOffload(Thinker()))
        for bot in (1, 2):
            if tempo == "calm":
                assert _wait(match, thinking, bot) < 4, "an answer ends nobody's chance to draw"
            match.enter(match.move(bot, PASS))
        before = _wait(match, thinking, 1)
        match.enter(match.move(0, DRAW))
        waits[tempo] = (before, _wait(match, thinking, 1))
    assert waits["calm"][0] > LEISURE_MS / 1000 - 1, "nobody has to be quick in calm tempo"
    assert waits["live"][0] > 3, "level 1 waits for a child"
    assert all(after < 2 for _, after in waits.values()), "it waits no longer than it must"


def test_in_the_little_rally_a_bot_does_not_wait_for_draws() -> None:
    chairs = [Chair("person", "Lina"), Chair("bot", "Bot", "rules@1")]
    match = Match(Match.opening(find("number-rally"), {"little": True, "begins": 1}, chairs))
    match.enter(logbook.Deal(seed="draw"))
    assert match.state is not None
    match.enter(match.move(0, match.state.moves(0)[0]))
    assert DRAW in match.state.moves(0) and not match.hurries_people()


def test_a_reaction_is_as_quick_as_ever() -> None:
    """In a reaction, a quick pace would make bots unbeatable, and a slow one harmless."""
    waits = []
    for chosen in ("slow", "normal", "quick"):
        chairs = [Chair("person", "Lina"), Chair("bot", "Bot 1", "rules@3"), Chair("bot", "Bot 2", "rules@3")]
        match = Match(Match.opening(find("number-rally"), {"tempo": "live", "begins": 1}, chairs))
        match.enter(logbook.Pace(pace=chosen))
        match.enter(logbook.Deal(seed="window"))
        assert match.state is not None
        match.enter(match.move(0, next(move for move in match.state.moves(0) if move <= 10)))
        assert match.clock_runs()
        window = Window(Pace())
        window.watch(match)
        thinking = BotTurns(Pace(), window, Tally(), BotOffload(Thinker()))
        waits.append([round(_wait(match, thinking, seat), 1) for seat in match.acting_bots()])
    assert waits[0] == waits[1] == waits[2] and waits[0]


def test_a_new_pace_reaches_all_clients_and_survives_a_restart(own_server: Callable[..., Server]) -> None:
    server = own_server()
    keys, made = server.people(2)
    first, second = Player(server, [keys[0]]), Player(server, [keys[1]])
    assert first.welcome["table"]["pace"] == "normal"
    assert first.ask(t="pace", pace="quick")["t"] == "ack"
    assert second.wait(lambda message: message["t"] == "table")["table"]["pace"] == "quick"
    number = first.update["number"]
    assert first.ask(t="pace", pace="quick")["number"] == number, "an unchanged setting must not be stored again"
    watcher = Player(server, [made["spectator_key"]])
    assert watcher.ask(t="pace", pace="slow")["key"] == "only-watching"
    assert watcher.ask(t="hurry")["key"] == "only-watching"
    server.kill()
    server.start()
    assert Player(server, [keys[0]]).welcome["table"]["pace"] == "quick"


def test_a_table_can_be_opened_at_a_pace(server: Server) -> None:
    made = server.post("api/tables", {"game": "thousand-km", "seats": [{"kind": "here"}, {"kind": "bot"}], "pace": "slow"}).json()
    assert Player(server, [made["seats"][0]["key"]]).welcome["table"]["pace"] == "slow"
    lesson = server.post("api/lessons", {"game": "thousand-km", "lesson": "first", "pace": "slow"}).json()
    assert Player(server, [lesson["seats"][0]["key"]]).welcome["table"]["pace"] == "slow"


def _next_move(player: Player) -> float:
    """Return the seconds until the next move."""
    number, started = player.update["number"], time.monotonic()
    player.wait(lambda message: message["t"] == "update" and message["number"] > number)
    return time.monotonic() - started


def test_a_player_alone_with_bots_can_hurry_them(own_server: Callable[..., Server]) -> None:
    server = own_server(*AT_EASE)
    keys, _ = server.people(1, bots=2, game="mau-mau", begins=2)
    player = Player(server, keys)
    player.send(t="hurry")
    assert _next_move(player) < AT_ONCE


def test_bots_cannot_be_hurried_while_another_person_is_present(own_server: Callable[..., Server]) -> None:
    server = own_server(*AT_EASE)
    keys, _ = server.people(2, bots=1, game="mau-mau", begins=3)
    player, other = Player(server, [keys[0]]), Player(server, [keys[1]])
    assert player.ask(t="hurry")["t"] == "ack"
    assert _next_move(player) > AT_ONCE
    other.leave()


def test_an_absent_person_does_not_keep_bots_from_hurrying(own_server: Callable[..., Server]) -> None:
    server = own_server(*AT_EASE)
    keys, _ = server.people(2, bots=1, game="mau-mau", begins=3)
    player = Player(server, [keys[0]])
    player.send(t="hurry")
    assert _next_move(player) < AT_ONCE


def test_taps_do_not_shorten_a_reaction_window(own_server: Callable[..., Server]) -> None:
    server = own_server("--reaction-ms", "1500")
    keys, _ = server.people(1, bots=2, game="number-rally", tempo="live", begins=1)
    player = Player(server, keys)
    laid = next(move for move in player.update["moves"] if str(move["args"].get("card", "")).isdecimal())
    assert player.play(0, laid["notation"], at=player.update["number"])["t"] == "ack"
    before = player.update["remaining_ms"]
    assert before is not None
    for _ in range(5):
        player.ask(t="hurry")
    player.send(t="look", seat=0)
    player.wait(lambda message: message["t"] == "update")
    assert player.update["window_ms"] is not None and player.update["remaining_ms"] > before - 400
