"""Serves the files of the built front end, with cache headers."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope


class Assets(StaticFiles):
    """The front end's files.  Only those in `assets/` have a hash in their name and may be cached forever."""

    async def check_config(self) -> None:
        """Accept a missing folder: an installation may have no page at all."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        parts = Path(path).parts
        # The build's own files begin with a dot.
        if any(part.startswith(".") for part in parts) or not Path(str(self.directory)).is_dir():
            raise HTTPException(status_code=404)
        response = await super().get_response(path, scope)
        for_ever = len(parts) > 1 and parts[0] == "assets"
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if for_ever else "no-cache"
        return response
