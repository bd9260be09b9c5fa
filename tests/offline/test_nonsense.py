"""Test that nothing that a guest sends disturbs the others at the table.  The engine gets only what the gate lets through."""

import asyncio
import json

from hypothesis import given, settings
from hypothesis import strategies as st

from spielkiste.offline.engine import Engine, Settings
from tests.offline.guest_messages import HARMLESS, SAID
from tests.offline.keeper import Keeper
from tests.offline.test_engine import Page, _move, rest


@settings(max_examples=8, deadline=None, derandomize=True)
@given(st.lists(SAID, min_size=30, max_size=60))
def test_a_guest_who_says_nonsense_disturbs_nobody(nonsense: list[str]) -> None:
    asyncio.run(_disturb([text for text in nonsense if not any(word in text for word in HARMLESS)]))


async def _disturb(nonsense: list[str]) -> None:
    engine = Engine(Keeper(), Settings(quick=True))
    seats = [{"kind": "here"}, {"kind": "here"}]
    # The first move is the host's, and the guest has nothing to do before it.
    options = {"begins": 1, "tempo": "calm"}
    body = {"game": "number-rally", "seats": seats, "options": options}
    made = json.loads(await engine.ask("api/tables", json.dumps(body)))
    host, guest = Page(engine, "host"), Page(engine, "guest")
    hostess = await host.sits(made["seats"][0]["key"])
    await guest.sits(made["seats"][1]["key"])
    for text in nonsense:
        engine.say(guest.name, text)
    # Everything that was said is answered, or its sender is disconnected.
    engine.say(guest.name, json.dumps({"t": "why", "seat": 1, "moves": [], "id": 4242}))
    async with asyncio.timeout(60):
        while guest.closed is None and not any(message.get("id") == 4242 for message in guest.heard):
            await asyncio.sleep(0)
    assert host.closed is None
    # Another guest knows nothing of it, and the host plays on.
    again = Page(engine, "again")
    assert (await again.sits(made["seats"][1]["key"]))["t"] == "welcome"
    latest = [message.get("update", message) for message in host.heard if message["t"] in ("welcome", "update")][-1]
    assert latest["moves"] or hostess["update"]["moves"]
    host.say(t="play", seat=0, move=_move(latest), id=1)
    answer = await host.hears(lambda message: message.get("ack") == 1 or message.get("id") == 1)
    assert answer["t"] == "update"
    # Nobody was told a hand that is not theirs.
    own = [message.get("update", message)["looking"] for message in guest.heard if message["t"] in ("welcome", "update")]
    assert set(own) <= {1, None}
    await rest(engine)
