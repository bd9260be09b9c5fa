"""What a box answers besides its rules, such as the workshop of the memo race."""

from __future__ import annotations

import msgspec

from spielkiste.boxes import face
from spielkiste.core.errors import BadSetup
from spielkiste.core.registry import find
from spielkiste.host.shares import Asker
from spielkiste.host.thinker import Thinker, Thought

DEADLINE_SECONDS = 10.0


async def answered(thinker: Thinker, game: str, name: str, asked: object, asker: Asker) -> msgspec.Raw:
    """Return a box's answer in JSON."""
    return msgspec.Raw(await thinker.think(Thought(_answer, (game, name, asked), "quick", DEADLINE_SECONDS), asker))


def _answer(game: str, name: str, asked: object) -> bytes:
    module = face(find(game), name)
    if module is None or not hasattr(module, "answer"):
        raise BadSetup("no-extra", f"This box has no {name[:40]!r} that could be asked.")
    return msgspec.json.encode(module.answer(asked))
