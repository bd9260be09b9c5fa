"""The endpoint for the extras of a box, such as the workshop of the memo race."""

from __future__ import annotations

from typing import Any

import msgspec

from spielkiste.api.endpoint import Context, Endpoints, Rate
from spielkiste.boxes import face
from spielkiste.core.errors import BadSetup
from spielkiste.core.registry import find
from spielkiste.host.fair_queue import Asker
from spielkiste.host.thinker import Thought

LARGEST_QUESTION = 100_000
EXTRA_SECONDS = 10.0
EXTRAS = Rate("extra", 60, 2)

endpoints = Endpoints()


@endpoints.post("/api/extras/{game}/{extra}", rate=EXTRAS, largest=LARGEST_QUESTION, answer=Any)
async def ask_extra(context: Context, game: str, extra: str, request: Any, asker: Asker) -> msgspec.Raw:
    """Ask a box for one of its extras."""
    return msgspec.Raw(await context.hall.thinker.think(Thought(_extra, (game, extra, request), "quick", EXTRA_SECONDS), asker))


def _extra(game: str, name: str, asked: object) -> bytes:
    module = face(find(game), name)
    if module is None or not hasattr(module, "answer"):
        raise BadSetup("no-extra", f"This box has no extra called {name[:40]!r}.")
    return msgspec.json.encode(module.answer(asked))
