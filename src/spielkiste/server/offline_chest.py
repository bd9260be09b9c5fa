"""Serves the offline chest: a folder written by `spielkiste site`.

It contains the engine for browsers, which the package does not.  After the first visit it works without this server.
"""

from __future__ import annotations

from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from spielkiste.core.errors import BadFile
from spielkiste.page import POLICY

PLACE = "pocket"
#: The policies of the page and of scripts.  A worker takes its policy from the header of its script; it unpacks a part of the
#: engine as a blob and runs it.
POLICIES = (f"{POLICY}; frame-ancestors 'none'", POLICY.replace("script-src 'self'", "script-src 'self' blob:"))
#: Files with a hash in their name or in that of their folder.
FOR_EVER = ("assets", "data-", "engine-")


def checked(folder: Path) -> Path:
    """Return the folder.  Raise `BadFile` if it is not an offline chest."""
    if not (folder / "sw.js").exists() or not (folder / "index.html").exists():
        raise BadFile(
            "no-pocket", f"{folder} is not a folder that plays without a server; write one with: make site", {"path": str(folder)}
        )
    return folder


class OfflineChest(StaticFiles):
    """The folder below /pocket/. Compressed files are served as they are; nothing is compressed on the fly."""

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)

    def holds(self, path: str) -> bool:
        return path == f"/{PLACE}" or path.startswith(f"/{PLACE}/")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["path"] == f"/{PLACE}":
            # Its links are relative: without the slash they would lead to the server's own files.
            await RedirectResponse(f"{PLACE}/")(scope, receive, send)
            return
        await super().__call__({**scope, "root_path": f"{scope.get('root_path', '')}/{PLACE}"}, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        wanted = "index.html" if path == "." else path
        packed = "gzip" in Headers(scope=scope).get("accept-encoding", "") and self.lookup_path(f"{wanted}.gz")[1] is not None
        try:
            response = await super().get_response(f"{wanted}.gz" if packed else wanted, scope)
        except HTTPException as refused:
            return PlainTextResponse(refused.detail, refused.status_code)
        if packed and response.status_code == 200:
            response.headers["Content-Encoding"] = "gzip"
            response.headers["Content-Type"] = _kind(wanted)
        if packed:
            response.headers["Vary"] = "Accept-Encoding"
        for_ever = wanted.startswith(FOR_EVER)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if for_ever else "no-cache"
        response.headers["Content-Security-Policy"] = POLICIES[wanted.endswith(".js")]
        return response


def _kind(name: str) -> str:
    from mimetypes import guess_type

    kind = {".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}.get(Path(name).suffix) or guess_type(name)[0]
    return f"{kind}; charset=utf-8" if kind is not None and kind.startswith("text/") else kind or "text/plain; charset=utf-8"
