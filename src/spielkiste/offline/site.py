"""Writes the folder for playing offline: the page, its texts and rules as files, the engine, and the app manifest.

Nearly every file has the hash of its contents in its name or in that of its folder.  All addresses are relative, and the folder
loads nothing from other servers.  So any web server can serve it, below any address.
"""

from __future__ import annotations

import gzip
import html
import json
import re
import shutil
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import spielkiste
from spielkiste.api.endpoint import Document
from spielkiste.api.reading import endpoints
from spielkiste.bots.learned import LEARNED_GAMES
from spielkiste.boxes import face
from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.core.nets import packed_net
from spielkiste.core.registry import games
from spielkiste.page import POLICY, lettering, web_folder
from spielkiste.texts import LANGUAGES, texts

HERE = Path(__file__).parent
#: The engine's loader is imported as a module.  The page downloads the other parts and shows the progress.
GLUE = "pyodide.mjs"
PARTS = ("pyodide.asm.mjs.pack", "pyodide.asm.wasm.pack", "python_stdlib.zip.pack", "pyodide-lock.json", "chest.zip.pack")
LICENCES = "licences.txt"
#: Suffixes of the files to compress; web servers look for a .gz file beside the original.
PACKED = (".html", ".js", ".mjs", ".css", ".svg", ".webmanifest", "")
SMALLEST_PACKED = 800


class Folder(NamedTuple):
    """The shelf's data about the offline folder itself."""

    other: str | None
    address: None = None
    keep_days: None = None
    push: None = None

    def lists_tables(self, nearby: bool) -> bool:
        return False


def write_site(
    out: Path,
    engine: Path,
    quick: bool = False,
    server: str | None = None,
    stun: Sequence[str] = (),
    turn: Sequence[str] = (),
) -> int:
    """Write the site into a folder that is new, empty or already a site.  Return its size in bytes.

    `server` is the address where people play with friends on other devices.  `stun` and `turn` are servers that help devices in
    different networks to find each other.
    """
    ice = _ice_servers(stun, turn)
    if server is not None and not re.fullmatch(r"https?://\S+|(\.\./)+", server):
        raise BadSetup("site-server", f"{server} is not the address of a server; write it as https://…", {"address": server})
    page = web_folder()
    if not (page / "index.html").exists():
        raise BadFile("site-no-page", "The page is not built; run: make site")
    missing = [name for name in (GLUE, *PARTS, LICENCES) if not (engine / name).exists()]
    if missing:
        raise BadFile(
            "site-no-engine",
            f"There is no engine in {engine} ({missing[0]} is missing); run make site in a checkout, or name one with --engine.",
            {"path": str(engine), "name": missing[0]},
        )
    if out.exists() and any(out.iterdir()) and not (out / "sw.js").exists():
        raise BadFile("site-not-empty", f"{out} is not empty; choose another folder.", {"path": str(out)})
    if out.exists():
        shutil.rmtree(out)
    # The files for printing and for messengers are useless without a server.
    shutil.copytree(page, out, ignore=shutil.ignore_patterns(".*", "print", "lids"))
    shutil.copytree(HERE / "icons", out / "icons")
    data = _hashed(out, "data", _data(server))
    parts = _hashed(out, "engine", {name: (engine / name).read_bytes() for name in (GLUE, *PARTS)})
    nets = _hashed(out, "nets", {slug: packed_net(slug) or b"" for slug in LEARNED_GAMES})
    with (out / LICENCES).open("a", encoding="utf-8") as licences:
        licences.write(f"\n\n{(engine / LICENCES).read_text(encoding='utf-8')}")
    (out / "manifest.webmanifest").write_text(json.dumps(_manifest(), indent=2), encoding="utf-8")
    shell = sorted(
        path.relative_to(out).as_posix()
        for path in out.rglob("*")
        if path.is_file()
        and path.name not in ("index.html", LICENCES)
        # The page loads the engine by itself, and a net when it is needed.
        and not any(path.is_relative_to(out / folder) for folder in (parts, nets))
    )
    settings = {"quick": quick, "words": _words()}
    template = (HERE / "sw.js").read_text(encoding="utf-8")
    # The page's own files have hashes in their names; the engine and the data have them in their folders' names.
    named = [spielkiste.__version__, data, parts, nets, *shell, POLICY, json.dumps(settings), json.dumps(ice), template]
    version = sha256("\n".join(named).encode() + (out / "index.html").read_bytes()).hexdigest()[:12]
    about = {
        "version": version,
        "engine": f"{parts}/",
        "files": {name: (out / parts / name).stat().st_size for name in PARTS},
        "data": f"{data}/",
        "nets": {slug: {"file": f"{nets}/{slug}", "size": (out / nets / slug).stat().st_size} for slug in LEARNED_GAMES},
        **({"ice": ice} if ice else {}),
        "settings": settings,
    }
    _write_page(out, about)
    listed = json.dumps(["./", *shell, f"{parts}/{GLUE}"])
    worker = template.replace("'@FILES@'", listed).replace("@VERSION@", version)
    (out / "sw.js").write_text(worker, encoding="utf-8")
    _pack(out)
    return sum(path.stat().st_size for path in out.rglob("*") if path.is_file())


def _ice_servers(stun: Sequence[str], turn: Sequence[str]) -> list[dict[str, str]]:
    """Return the servers as browsers expect them.  A TURN server has a user and a password, which every visitor can read."""
    found = [{"urls": "stun:" + _matched(r"[\w.-]+(:[0-9]+)?", address)[0]} for address in stun]
    for address in turn:
        user, password, host = _matched(r"([^:@\s]+):([^@\s]+)@([\w.-]+(?::[0-9]+)?)", address).groups()
        found.append({"urls": f"turn:{host}", "username": user, "credential": password})
    return found


def _matched(shape: str, address: str) -> re.Match[str]:
    match = re.fullmatch(shape, address)
    if match is None:
        raise BadSetup(
            "site-ice",
            f"{address} is not the address of such a server; write HOST:PORT, for --turn USER:PASSWORD@HOST:PORT.",
            {"address": address},
        )
    return match


def _hashed(out: Path, name: str, contents: dict[str, bytes]) -> str:
    """Write files into a folder whose name contains the hash of their contents; return that name."""
    total = sha256()
    for inside, body in sorted(contents.items()):
        total.update(f"{inside} {len(body)}\n".encode() + body)
    folder = f"{name}-{total.hexdigest()[:12]}"
    for inside, body in contents.items():
        path = out / folder / inside
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(body)
    return folder


def _data(server: str | None) -> dict[str, bytes]:
    """Return the static responses of a server, by path."""
    known = {"language": LANGUAGES, "box": {game.box for game in games()}, "slug": [game.slug for game in games()]}
    found = {"lettering": lettering().encode()}
    for endpoint in endpoints:
        for values in product(*(known[name] for name in endpoint.parameters)) if endpoint.file else ():
            named = dict(zip(endpoint.parameters, values, strict=True))
            # A plugin's box may have no rules; a refused request gets no file.
            with suppress(BadSetup):
                answer = endpoint.act(Folder(server), **named)
                body = answer.text.encode() if isinstance(answer, Document) else msgspec.json.encode(answer)
                found[endpoint.path[1:].format(**named)] = body
    return found


def _words() -> dict[str, dict[str, str]]:
    """Return the few texts that the engine itself writes into pictures."""
    keys: list[str] = []
    for game in games():
        module = face(game, "medal")
        if module is not None:
            keys += [f"game-{game.slug}", module.HEADING_KEY, module.PRAISE_KEY]
    return {language: {key: texts(language).say(key) for key in keys} for language in LANGUAGES}


def _manifest() -> dict[str, Any]:
    icons = [{"src": f"icons/{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in (192, 512)]
    masked = {"src": "icons/masked-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"}
    return {
        "name": "Spielkiste",
        "short_name": "Spielkiste",
        "id": "./",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": "#e6d8bd",
        "theme_color": "#e6d8bd",
        "icons": [*icons, masked],
    }


def _write_page(out: Path, about: dict[str, Any]) -> None:
    page = (out / "index.html").read_text(encoding="utf-8")
    head = "\n    ".join(
        [
            f'<meta http-equiv="Content-Security-Policy" content="{html.escape(POLICY)}" />',
            '<meta name="referrer" content="no-referrer" />',
            '<link rel="manifest" href="manifest.webmanifest" />',
            '<link rel="apple-touch-icon" href="icons/192.png" />',
            *_beside(out),
        ]
    )
    # In a script element only the end tag has to be escaped.
    said = json.dumps(about).replace("<", "\\u003c")
    page = page.replace("</title>", f'</title>\n    <script type="application/json" id="site">{said}</script>', 1)
    page = page.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {head}', 1)
    (out / "index.html").write_text(page, encoding="utf-8")


def _beside(out: Path) -> list[str]:
    """Return preload links for the parts of the page that only the offline version needs (web/src/offline/home.ts)."""
    assets = sorted(path.name for path in (out / "assets").glob("home-*"))
    programs = [f'<link rel="modulepreload" crossorigin href="./assets/{name}" />' for name in assets if name.endswith(".js")]
    styles = [f'<link rel="stylesheet" crossorigin href="./assets/{name}" />' for name in assets if name.endswith(".css")]
    return programs + styles


def _pack(out: Path) -> None:
    for path in [path for path in out.rglob("*") if path.is_file()]:
        if path.suffix in PACKED and path.stat().st_size >= SMALLEST_PACKED and "icons" not in path.parts:
            Path(f"{path}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))
