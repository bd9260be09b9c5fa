"""Serves the files of the built front end, with cache headers."""

from __future__ import annotations

import asyncio
from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from spielkiste.texts import nearest, texts

#: The page for an unknown address, such as a mistyped one.
NOT_HERE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>{house}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>
:root {{ color-scheme: light dark; font: 1.3rem/1.5 system-ui, sans-serif; }}
main {{ padding: 20vh 1rem; text-align: center; }}
</style></head><body><main><h1>{lost}</h1><p><a href="{up}">{shelf}</a></p></main></body></html>
"""


class Assets(StaticFiles):
    """The front end's files.  Only those in `assets/` have a hash in their name and may be cached forever."""

    async def check_config(self) -> None:
        """Accept a missing folder: an installation may have no page at all."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        parts = Path(path).parts
        # The build's own files begin with a dot.
        if any(part.startswith(".") for part in parts) or not Path(str(self.directory)).is_dir():
            raise HTTPException(status_code=404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as trouble:
            if trouble.status_code != 404 or "text/html" not in Request(scope).headers.get("accept", ""):
                raise
            return await _not_here(path, Request(scope))
        for_ever = len(parts) > 1 and parts[0] == "assets"
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if for_ever else "no-cache"
        return response


async def _not_here(path: str, request: Request) -> Response:
    """Return a page that leads to the shelf, in the first language that the browser accepts."""
    liked = [tag.strip() for tag in request.headers.get("accept-language", "").split(",")]
    # In a thread: reading all texts for the first time takes long enough for players to notice.
    words = await asyncio.to_thread(texts, nearest(liked))
    said = {
        name: escape(words.say(key)) for name, key in (("house", "web-house"), ("lost", "web-lost"), ("shelf", "web-to-shelf"))
    }
    up = "../" * path.count("/") or "./"
    return HTMLResponse(NOT_HERE.format(language=words.language, up=up, **said), 404, headers={"Cache-Control": "no-store"})
