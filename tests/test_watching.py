"""Test replays: chunks of frames that show exactly what players saw."""

import asyncio
import json
from typing import Any

import pytest

import spielkiste
from spielkiste.core.errors import SpielkisteError
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.host import lobby
from spielkiste.host.watching import MOST_FRAMES, frames, watch
from spielkiste.offline.engine import Engine, Settings
from tests.offline.keeper import Keeper

LONGEST = 400


def _played(slug: str, most: int = 100_000) -> Record:
    """Return a random game, to its end or for this many moves."""
    game = spielkiste.find(slug)
    seats = game.usual_seat_counts()[0]
    record, lot = Record(game, seats, "watched"), Rng("by lot")
    while (actors := record.state.actors()) and len(record.moves) < most:
        seat = actors[lot.below(len(actors))]
        moves = record.state.moves(seat)
        record.play(seat, moves[lot.below(len(moves))])
    return record


def _all_frames(request: lobby.WatchRequest, count: int) -> list[lobby.Frame]:
    found: list[lobby.Frame] = []
    while len(found) < count:
        request.first = len(found)
        some = frames(request)
        assert 0 < len(some) <= MOST_FRAMES
        found += some
    return found


@pytest.mark.parametrize("slug", [game.slug for game in spielkiste.games()])
def test_every_frame_is_what_was_seen(slug: str) -> None:
    record = _played(slug)
    for looking in (None, record.seats - 1):
        request = lobby.WatchRequest(record.dumps(), looking)
        watched = watch(request)
        count = min(watched.moves + 1, LONGEST)
        seen = _all_frames(request, count)[:count]
        again = Record(record.game, record.seats, record.seed)
        for number, frame in enumerate(seen):
            assert (frame.number, frame.view) == (number, again.state.view(looking))
            told = again.story[again.marks[-1] if again.marks else 0 :]
            assert [(line.key, line.args) for line in watched.story[number]] == [
                (line.key, line.args) for line in (event.seen_by(looking) for event in told)
            ]
            if number < watched.moves:
                again.play(*record.moves[number])
        assert watched.over and len(watched.story) == watched.moves + 1
        assert watched.turns[0] == 0 and watched.turns == sorted(set(watched.turns)) and watched.turns[-1] <= watched.moves
    last = frames(lobby.WatchRequest(record.dumps(), first=len(record.moves)))
    assert len(last) == 1 and last[0].outcome is not None and frames(lobby.WatchRequest(record.dumps(), first=100_000)) == []


def test_all_cards_open_are_what_each_seat_alone_was_told() -> None:
    record = _played("thousand-km")
    first = frames(lobby.WatchRequest(record.dumps(), open=True))[0]
    start = Record(record.game, record.seats, record.seed).state
    assert [hand[0].args["cards"] for hand in first.hands] == [start.view(seat)["hand"] for seat in range(record.seats)]
    assert frames(lobby.WatchRequest(record.dumps()))[0].hands == []
    secretive = {"thousand-km", "number-rally", "mau-mau", "tv-lottery"}
    for game in spielkiste.games():
        assert watch(lobby.WatchRequest(_played(game.slug, 30).dumps())).secrets == (game.slug in secretive)


def test_a_reaction_is_not_a_separate_turn() -> None:
    record = _played("thousand-km")
    again = Record(record.game, record.seats, record.seed)
    turns = set(watch(lobby.WatchRequest(record.dumps())).turns)
    for number, (seat, move) in enumerate(record.moves):
        if again.state.silence(seat) >= 0:
            assert number not in turns
        again.play(seat, move)


def test_a_game_without_an_end_is_seen_as_by_a_spectator() -> None:
    text = _played("thousand-km", 20).dumps()
    assert not watch(lobby.WatchRequest(text)).over and frames(lobby.WatchRequest(text))
    for request in (lobby.WatchRequest(text, looking=0), lobby.WatchRequest(text, open=True)):
        for ask in (watch, frames):
            with pytest.raises(SpielkisteError) as refused:
                ask(request)
            assert refused.value.key == "replay-not-yet"


def _changed(**fields: object) -> str:
    """Return a changed recording with a valid checksum."""
    from spielkiste.core.record import _checksum

    body = {**json.loads(_played("thousand-km", 5).dumps()), **fields}
    del body["check"]
    return json.dumps({**body, "check": _checksum(body)})


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("no recording", "foreign-file"),
        ("{}", "foreign-file"),
        (_played("thousand-km", 5).dumps().replace('"watched"', '"other"'), "damaged-file"),
        (_changed(version=2), "newer-file"),
        (_changed(rules_version=99), "unknown-rules-version"),
        (_changed(game="chess"), "unknown-game"),
        (_changed(moves=["1 drive 100"] * 9), "replay-bad-move"),
        (_changed(seats=77), "bad-seats"),
    ],
)
def test_an_unwatchable_recording_is_refused_in_one_sentence(text: str, key: str) -> None:
    for ask in (watch, frames):
        with pytest.raises(SpielkisteError) as refused:
            ask(lobby.WatchRequest(text))
        assert refused.value.key == key and str(refused.value).endswith(".")
    with pytest.raises(SpielkisteError):
        watch(lobby.WatchRequest(_played("thousand-km").dumps(), looking=7))


def test_a_game_goes_on_from_any_of_its_moves_and_says_where_it_comes_from() -> None:
    record = _played("thousand-km")

    async def asked(engine: Engine, **request: object) -> Any:
        answer = await engine.ask("api/carry-on", json.dumps({"recording": record.dumps(), "bot": "random", **request}))
        return json.loads(answer.removeprefix("!"))

    async def run() -> None:
        engine = Engine(Keeper(), Settings(quick=True))
        made = await asked(engine, moves=10, here=[1])
        assert [seat["seat"] for seat in made["seats"]] == [1]
        host, _ = await engine.hall.find(made["seats"][0]["key"])
        assert host.match.recorded and [chair.kind for chair in host.match.chairs] == ["bot", "person"]
        assert host.match.record is not None and host.match.record.moves[:10] == record.moves[:10]
        for wrong in (
            {"moves": -1, "here": [0]},
            {"moves": 10_000, "here": [0]},
            {"moves": 1, "here": []},
            {"moves": 1, "here": [2]},
        ):
            assert (await asked(engine, **wrong))["key"] == "malformed"
        assert (await asked(engine, moves=1, here=[0], bot="nobody"))["key"] == "unknown-bot"
        # A worker gives the same answer as a server.
        head = json.loads(await engine.ask("api/watch", json.dumps({"recording": record.dumps()})))
        assert head["moves"] == len(record.moves)
        assert len(json.loads(await engine.ask("api/frames", json.dumps({"recording": record.dumps(), "first": 5})))) == min(
            MOST_FRAMES, len(record.moves) - 4
        )
        huge = await engine.ask("api/watch", json.dumps({"recording": "x" * 700_000}))
        assert json.loads(huge.removeprefix("!"))["key"] == "too-large"

    asyncio.run(run())
