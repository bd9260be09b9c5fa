"""The folder of the built front end, and the content security policy of pages that run the engine themselves."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from pathlib import Path

#: As strict as the server's policy (server/app.py), but Python may be compiled.  A policy in a page cannot forbid frames.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline';"
    " connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'"
)


def web_folder() -> Path:
    """Return the folder of the built front end: in the package or, when run from the source, the output of the build."""
    here = Path(__file__).parent
    packaged = here / "web"
    return packaged if packaged.exists() else here.parents[1] / "web" / "dist"


@cache
def lettering() -> str:
    """Return our font as a style for a picture, which cannot load it by itself; "" if the front end is not built."""
    fonts = sorted((web_folder() / "assets").glob("fredoka-700-*.woff2"))
    if not fonts:
        return ""
    data = b64encode(fonts[0].read_bytes()).decode()
    return f"<style>@font-face{{font-family:Fredoka;font-weight:400 900;src:url(data:font/woff2;base64,{data})}}</style>"
