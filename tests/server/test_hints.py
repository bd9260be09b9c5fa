"""Test hints over the socket: only for the player's own seat, with a move and its reason."""

from tests.server.harness import Player, Server


def test_a_hint_is_a_move_that_can_be_played(server: Server) -> None:
    keys, _ = server.people(1, game="patience")
    player = Player(server, keys)
    for _ in range(5):
        advice = player.ask(t="hint", seat=0)
        assert advice["t"] == "advice" and advice["reason"]["key"].startswith("nn-hint-")
        assert advice["move"] in [move["notation"] for move in player.update["moves"]]
        # The update comes before the answer.
        assert player.ask(t="play", seat=0, move=advice["move"])["t"] == "ack"
    player.leave()


def test_beside_bots_there_are_chances_too_and_the_same_question_has_the_same_answer(server: Server) -> None:
    keys, _ = server.people(1, 1, game="mau-mau", begins=1)
    player = Player(server, keys[:1])
    advice = player.ask(t="hint", seat=0)
    assert advice["move"] in [move["notation"] for move in player.update["moves"]]
    assert advice["reason"]["key"].startswith(("nn-hint-", "hint-only"))
    assert all(0 <= chance["percent"] <= 100 for chance in advice["chances"])
    again = player.ask(t="hint", seat=0)
    assert {**again, "id": 0} == {**advice, "id": 0}
    player.leave()


def test_hints_are_refused_at_a_table_with_other_people(server: Server) -> None:
    keys, _ = server.people(2, game="mau-mau")
    player = Player(server, keys[:1])
    assert player.ask(t="hint", seat=0)["key"] == "hint-not-alone"
    assert player.ask(t="hint", seat=1)["key"] == "not-your-seat"
    player.leave()


def test_spectators_get_no_hints(server: Server) -> None:
    keys, _ = server.people(1, game="patience")
    player = Player(server, keys)
    watching = Player(server, [player.welcome["table"]["spectator_key"]])
    assert watching.ask(t="hint", seat=0)["t"] == "trouble"
    player.leave()
    watching.leave()
