"""Test the folder of the offline build: hashed, relative, strict, and complete."""

import json
import re
from pathlib import Path

import pytest

from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.offline import site

PAGE = """<!doctype html><html><head><meta charset="utf-8" /><title>Spielkiste</title>
<script type="module" src="./assets/index-1.js"></script></head><body></body></html>"""


@pytest.fixture
def engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    page, engine = tmp_path / "page", tmp_path / "engine"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(PAGE)
    (page / "assets" / "index-1.js").write_text("// the page " * 100)
    (page / "assets" / "home-2.js").write_text("// the engine's end")
    (page / "assets" / "home-3.css").write_text(".note {}")
    (page / ".sources").write_text("for the build alone")
    engine.mkdir()
    for name in (site.GLUE, *site.PARTS, site.LICENCES):
        (engine / name).write_text(name)
    monkeypatch.setattr(site, "web_folder", lambda: page)
    return engine


def test_the_folder_is_complete_and_uses_no_other_host(engine: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    site.write_site(out, engine)
    page = (out / "index.html").read_text(encoding="utf-8")
    assert not re.search(r'(?:src|href)="(?:/|https?:)', page) and "unsafe-eval'" not in page.replace("wasm-unsafe-eval", "")
    assert "'wasm-unsafe-eval'" in page.replace("&#x27;", "'")
    # The engine's loader comes with the page itself: the shelf opens as quickly as a server's.
    assert 'modulepreload" crossorigin href="./assets/home-2.js' in page and 'href="./assets/home-3.css' in page
    about = json.loads(re.findall(r'id="site">(.*?)</script>', page)[0])
    for name, size in about["files"].items():
        assert (out / about["engine"] / name).stat().st_size == size
    for path in (
        "api/shelf",
        "api/texts/de",
        "api/texts/en",
        "api/texts/shelf/en",
        "api/rules/numnum/de",
        "api/pictures/mau-mau",
        "api/learning",
        "lettering",
    ):
        assert (out / about["data"] / path).exists(), path
    worker = (out / "sw.js").read_text(encoding="utf-8")
    listed = json.loads(re.findall(r"FILES = (\[.*?\]);", worker)[0])
    assert about["version"] in worker and all((out / name).exists() for name in listed)
    # Everything but the engine and the nets, which are downloaded separately, is cached from the first visit on.
    kept = {path.relative_to(out).as_posix() for path in out.rglob("*") if path.is_file() and path.suffix != ".gz"}
    parts = {f"{about['engine']}{name}" for name in site.PARTS}
    nets = {net["file"] for net in about["nets"].values()}
    assert all((out / net["file"]).stat().st_size == net["size"] for net in about["nets"].values())
    assert kept - parts - nets - {"index.html", "sw.js", site.LICENCES} == set(listed) - {"./"}
    manifest = json.loads((out / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert all((out / icon["src"]).exists() for icon in manifest["icons"]) and manifest["start_url"] == "./"
    assert (out / "assets" / "index-1.js.gz").exists() and not (out / ".sources").exists()


def test_every_change_is_another_version(engine: Path, tmp_path: Path) -> None:
    def version() -> str:
        site.write_site(tmp_path / "out", engine)
        return re.findall("VERSION = '(.*?)'", (tmp_path / "out" / "sw.js").read_text(encoding="utf-8"))[0]  # type: ignore[no-any-return]

    first = version()
    assert version() == first
    (engine / "chest.zip.pack").write_text("other rules")
    assert version() != first


def test_missing_or_conflicting_files_are_reported_in_one_sentence(engine: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    with pytest.raises(BadFile, match="not empty"):
        site.write_site(tmp_path / "mine", engine)
    assert (tmp_path / "mine" / "letter.txt").read_text() == "dear"
    (engine / "chest.zip.pack").unlink()
    with pytest.raises(BadFile, match="no engine"):
        site.write_site(tmp_path / "out", engine)
    (tmp_path / "page" / "index.html").unlink()
    with pytest.raises(BadFile, match="make site"):
        site.write_site(tmp_path / "out", engine)
    assert not (tmp_path / "out").exists()


def test_it_may_name_a_server_where_friends_are_met(engine: Path, tmp_path: Path) -> None:
    def other(server: str | None) -> object:
        site.write_site(tmp_path / "out", engine, server=server)
        (shelf,) = (tmp_path / "out").glob("data-*/api/shelf")
        return json.loads(shelf.read_text(encoding="utf-8"))["other"]

    assert [other(None), other("../"), other("https://play.example/")] == [None, "../", "https://play.example/"]
    for wrong in ("javascript:alert(1)", "play.example", "https:// play"):
        with pytest.raises(BadSetup, match="not the address"):
            other(wrong)


def test_it_names_servers_between_homes_only_if_told_to(engine: Path, tmp_path: Path) -> None:
    def named(stun: list[str], turn: list[str]) -> tuple[object, object]:
        site.write_site(tmp_path / "out", engine, stun=stun, turn=turn)
        page = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
        about = json.loads(re.findall(r'id="site">(.*?)</script>', page)[0])
        return about.get("ice"), about["version"]

    alone, helped = named([], []), named(["stun.example.org:3478"], ["lina:s3cret:x@turn.example.org"])
    assert alone[0] is None and alone[1] != helped[1]
    turn = {"urls": "turn:turn.example.org", "username": "lina", "credential": "s3cret:x"}
    assert helped[0] == [{"urls": "stun:stun.example.org:3478"}, turn]
    for stun, turns in ((["https://stun.example"], []), (["a b"], []), ([], ["turn.example.org"]), ([], ["lina@turn.example"])):
        with pytest.raises(BadSetup, match="not the address of such a server"):
            named(stun, turns)
