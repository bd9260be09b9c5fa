"""Compute a fingerprint per game of what its tables tell: it must be equal in every build.

Both builds run it as a program (`tests/test_two_builds.py`), and it prints JSON. It also tries illegal requests,
because the compiler may turn one error into another.
"""

import asyncio
import hashlib
import json
import random

import spielkiste
from spielkiste.core.errors import SpielkisteError
from spielkiste.core.game import Game
from spielkiste.host import table as module
from spielkiste.host.background import BackgroundWork
from spielkiste.host.bot_offload import BotOffload
from spielkiste.host.connection import Connection
from spielkiste.host.dispatch import answer
from spielkiste.host.pace import INSTANT
from spielkiste.host.table import TableHost
from spielkiste.host.tally import Tally
from spielkiste.host.thinker import Thinker
from spielkiste.host.wakeup import WakeUp
from spielkiste.store.sqlite import SqliteStore
from spielkiste.table.logbook import Entry
from spielkiste.table.match import Chair, Match

MOVES = 40
RUBBISH = [
    "",
    "{",
    "[]",
    '{"t":"play"}',
    '{"t":"play","seat":7,"move":"x","id":900}',
    '{"t":"play","seat":0,"move":"no such move","id":901}',
    '{"t":"hello","keys":[]}',
    '{"t":"look","seat":-1,"id":902}',
    '{"t":"undo","seat":0,"id":903}',
    '{"t":"stand_in","seat":99,"id":904}',
    '{"t":"start","id":905}',
    '{"t":"rematch","id":906}',
    '{"t":"why","seat":0,"moves":["nothing"],"id":907}',
    '{"t":"rename","seat":0,"name":"  ","id":908}',
    '{"t":"pace","pace":"quick","id":909}',
    '{"t":"take_back","seat":0,"id":910}',
    '{"t":"words","id":911}',
]
DAMAGED: list[dict[str, object]] = [
    {"kind": "move", "seat": 0, "move": "no such move"},
    {"kind": "move", "seat": -1},
    {"kind": "deal", "seed": 7},
    {"kind": "pace", "pace": "never"},
    {"kind": "nonsense"},
    {},
]


def opening(game: Game) -> Entry:
    seats = max(game.usual_seat_counts())
    calm: dict[str, object] = {option.name: "calm" for option in game.options if option.role == "tempo"}
    return Match.opening(game, calm, [Chair("person", f"Player {seat}") for seat in range(seats)])


async def told(game: Game) -> str:
    """Return a fingerprint of everything that everyone at a table hears while it is played and disturbed."""
    match = Match.from_log([opening(game), {"kind": "deal", "seed": "7"}])
    store = SqliteStore(":memory:")
    store.create("table", "00" * 32, 0, match.log).result()
    host = TableHost("table", "00" * 32, match, store, INSTANT, WakeUp(), BackgroundWork(), Tally(), BotOffload(Thinker()))
    heard: list[str] = []

    def hear(text: str) -> bool:
        # The offer to undo, and who is present, are announced at varying times.
        if not text.startswith(('{"t":"undoable"', '{"t":"table"')):
            heard.append(text)
        return True

    people = [Connection([seat], f"page {seat}") for seat in match.people()]
    for person in [*people, Connection([], "watching")]:
        person.at_once = hear
        await host.welcome(person, None)
    luck = random.Random(game.slug)
    for number in range(MOVES):
        if number % 20 == 7:
            for text in RUBBISH:
                await answer(host, people[0], text)
        state = host.match.state
        assert state is not None
        if host.match.over:
            break
        seat = state.actors()[0]
        move = game.notation(luck.choice(state.moves(seat)))
        asked = {"t": "play", "seat": seat, "move": move, "id": number + 1, "at": host.match.number}
        await answer(host, people[seat], json.dumps(asked))
        if number % 10 == 3:
            # Repeat the request, and send one for an outdated position.
            await answer(host, people[seat], json.dumps(asked))
            await answer(host, people[seat], json.dumps({**asked, "id": 800 + number, "at": 0}))
    host.stop_clocks()
    store.close()
    # The order between players does not matter.
    return hashlib.sha256("\n".join(sorted(heard)).encode()).hexdigest()


def damaged(game: Game) -> list[str]:
    """Return the messages for invalid logs."""
    said: list[str] = []
    for entry in DAMAGED:
        try:
            Match.from_log([opening(game), {"kind": "deal", "seed": "7"}, entry])
        except SpielkisteError as trouble:
            said.append(f"{type(trouble).__name__} {trouble.key}")
    return said


if __name__ == "__main__":
    found = {game.slug: [asyncio.run(told(game)), *damaged(game)] for game in spielkiste.games()}
    print(json.dumps({"compiled": not str(module.__file__).endswith(".py"), "told": found}))
