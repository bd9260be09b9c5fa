"""Endpoints for pictures: QR codes and medals."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from spielkiste.api.endpoint import Context, Document, Endpoints, Rate
from spielkiste.boxes import medal
from spielkiste.core.errors import BadSetup
from spielkiste.core.registry import find
from spielkiste.host import lobby
from spielkiste.table.names import cleaned

LONGEST_LINK = 300
# A medal is a picture with its fonts embedded; everything else is blocked.
MEDAL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:; sandbox; frame-ancestors 'none'"
DRAWING = Rate("picture", 40, 1)

endpoints = Endpoints()


@endpoints.post("/api/qr", rate=DRAWING)
async def get_qr(context: Context, request: lobby.QrRequest) -> lobby.Qr:
    """Get the QR code of a link."""
    if not (1 <= len(request.text) <= LONGEST_LINK and request.text.isascii() and request.text.isprintable()):
        raise BadSetup("malformed", "This is not a link, or it is too long for a picture.")
    async with context.heavy:
        return await asyncio.to_thread(_qr, request.text)


@lru_cache(maxsize=256)
def _qr(text: str) -> lobby.Qr:
    """Return the QR code.  It is cached, because waiting pages ask for the same one again and again."""
    # Import late: it is rarely needed in a browser, where every import delays the start.
    import segno

    return lobby.Qr([[bool(module) for module in row] for row in segno.make(text, error="m", micro=False).matrix])


@endpoints.get("/api/medal", rate=DRAWING, media="image/svg+xml")
def get_medal(context: Context, request: lobby.MedalRequest) -> Document:
    """Get a medal to print."""
    picture = medal(
        find(request.game), cleaned(request.name), request.day, request.figure, lambda key: context.say(request.lang, key)
    )
    return Document(picture.replace(">", f">{context.lettering()}", 1), headers={"Content-Security-Policy": MEDAL_POLICY})
