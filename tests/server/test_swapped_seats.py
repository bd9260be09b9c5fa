"""Test a rematch with everyone one seat further on: who has to agree, what their keys open, and what is stored."""

from __future__ import annotations

from spielkiste.core.registry import find
from spielkiste.host.actions import seat_of
from spielkiste.table import logbook
from spielkiste.table.match import Chair, Match
from spielkiste.table.seats import ANIMALS, Place, animals_for
from tests.server.harness import Message, Player, Server


def _swapped(server: Server) -> tuple[list[str], list[Player]]:
    """Return a table of three seats whose first two players have agreed to end the game and to play again with swapped
    seats.
    """
    keys, _ = server.people(2, bots=1, tempo="calm")
    players = [Player(server, [key], client=f"page {seat}") for seat, key in enumerate(keys)]
    players[0].ask(t="end", seat=0)
    assert players[1].ask(t="end", seat=1)["t"] == "ack"
    assert players[0].ask(t="rematch", swap=True)["t"] == "ack"
    asked = players[1].wait(lambda message: message["t"] == "table" and message["table"]["proposal"] is not None)
    assert asked["table"]["proposal"] == {"what": "swap", "by": 0, "waiting_for": [1]}
    assert players[1].ask(t="rematch", swap=True)["t"] == "ack"
    return keys, players


def test_swapping_moves_all_players_one_seat_on_with_that_seats_view(server: Server) -> None:
    keys, players = _swapped(server)
    names = [seat["name"] for seat in players[0].welcome["table"]["seats"]]
    for seat, player in enumerate(players):
        player.until(lambda player=player, seat=seat: player.update["looking"] == seat + 1)  # type: ignore[misc]
        assert _last(player, "seated")["seats"] == [seat + 1]
        assert player.update["outcome"] is None
        table = _last(player, "table")["table"]
        assert [chair["name"] for chair in table["seats"]] == [names[2], *names[:2]]
        assert [chair["kind"] for chair in table["seats"]] == ["bot", "person", "person"]
        assert all(chair["present"] for chair in table["seats"])
    # The keys are the same and lead to their players' new seats.
    again = Player(server, [keys[0]])
    assert again.welcome["seats"] == [1] and again.update["looking"] == 1
    assert players[0].ask(t="rename", seat=0, name="Nobody")["key"] == "not-your-seat"
    assert players[0].ask(t="rename", seat=1, name="Nora")["t"] == "ack"


def test_swapped_seats_are_kept_and_nothing_is_done_twice(server: Server) -> None:
    keys, players = _swapped(server)
    assert players[0].ask(t="rename", seat=1, name="Nora")["t"] == "ack"
    log = server.kept(keys[0])
    assert [entry["kind"] for entry in log if entry.get("swapped")] == ["deal"]
    match = Match.from_log(log)
    assert match.chairs[1].name == "Nora" and match.chairs[0].kind == "bot" and match.seat_now(Place(0)) == 1
    # A returning page is recognised by its keys, no matter what its seat number is.
    players[0].leave()
    back = Player(server, [keys[0]], client="page 0")
    back.send(t="rename", seat=1, name="Somebody else", id=3)
    assert back.answer(3)["t"] == "ack"
    assert not any(entry.get("name") == "Somebody else" for entry in server.kept(keys[0]))


def test_a_player_alone_cannot_swap_seats(server: Server) -> None:
    keys, _ = server.people(1, game="patience")
    player = Player(server, keys)
    player.ask(t="end", seat=0)
    assert player.ask(t="rematch", swap=True)["key"] == "nobody-to-swap"
    assert player.ask(t="rematch")["t"] == "ack"


def test_a_guest_reconnects_to_their_new_seat_after_a_swap() -> None:
    match = Match(Match.opening(find("thousand-km"), {}, [Chair("person", "Nora"), Chair("open", "")]))
    match.enter(logbook.Sit(seat=1, name="Kurt", client="page", animal=9))
    match.enter(logbook.Deal(seed="a"))
    match.enter(logbook.End())
    assert seat_of(match, "page") == 1 and match.animals() == [0, 9]
    match.enter(logbook.Deal(seed="b", swapped=True))
    assert seat_of(match, "page") == 0 and match.chairs[0].name == "Kurt" and match.seat_now(Place(1)) == 0
    assert match.animals() == [9, 0], "the animal goes with its player"
    assert match.previous is not None and match.previous.players == ["Nora", "Kurt"]


def test_every_player_has_a_different_animal() -> None:
    assert animals_for([None, None], [0, 1]) == [0, 1]
    assert animals_for([1, None, None], [0, 1, 2]) == [1, 0, 2]
    assert animals_for([7, 7, 7], [7, 0, 1]) == [7, 0, 1]
    assert sorted(animals_for([ANIMALS - 1] * 8, range(8))) == [*range(1, 8), ANIMALS - 1]


def test_a_guest_keeps_the_animal_that_nobody_else_can_take(server: Server) -> None:
    made = server.post("api/tables", {"game": "mau-mau", "seats": [{"kind": "here", "animal": 9}, {"kind": "open"}]}).json()
    invited = server.post("api/invitation", {"join_key": made["join_key"]}).json()
    assert invited["animals"] == [9]
    guest = server.post("api/join", {"join_key": made["join_key"], "animal": ANIMALS + 3}).json()
    table = Player(server, [guest["seats"][0]["key"]]).welcome["table"]
    assert [seat["animal"] for seat in table["seats"]] == [9, 3]


def _last(player: Player, kind: str) -> Message:
    return next(frame for frame in reversed(player.frames) if frame["t"] == kind)
