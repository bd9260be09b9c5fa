"""Test a server's settings: the same by flag, environment and file, and one sentence for each mistake."""

import argparse
from dataclasses import fields
from pathlib import Path

import pytest

from spielkiste.command import main, parser, settings
from spielkiste.core.errors import BadFile, SpielkisteError
from spielkiste.texts import LANGUAGES, texts


def _resolve(flags: list[str], environment: dict[str, str] | None = None) -> settings.Settings:
    parser = argparse.ArgumentParser()
    parser.add_argument("--lang")
    settings.add(parser)
    return settings.resolve(parser.parse_args(flags), environment or {})


#: For each setting: a typed value, its form in a file, and the result.
VALUES: dict[str, tuple[str, str, object]] = {
    "lang": ("de", '"de"', "de"),
    "host": ("0.0.0.0", '"0.0.0.0"', "0.0.0.0"),
    "port": ("8123", "8123", 8123),
    "database": ("a.sqlite", '"a.sqlite"', "a.sqlite"),
    "bus": ("redis://a:6379/0", '"redis://a:6379/0"', "redis://a:6379/0"),
    "open": ("yes", "true", True),
    "quick": ("yes", "true", True),
    "list_tables": ("nearby", '"nearby"', "nearby"),
    "reaction_ms": ("1500", "1500", 1500),
    "behind_proxy": ("10.0.0.1", '"10.0.0.1"', "10.0.0.1"),
    "keep": ("90d", '"90d"', 90),
    "pocket": ("dist-site", '"dist-site"', "dist-site"),
    "host_key": ("long-enough-key", '"long-enough-key"', "long-enough-key"),
    "no_limits": ("yes", "true", True),
    "log": ("json", '"json"', "json"),
    "log_level": ("info", '"info"', "info"),
}


@pytest.mark.parametrize("declared", fields(settings.Settings), ids=lambda declared: declared.name)
def test_every_setting_can_be_said_in_three_ways(declared: settings.Declared, tmp_path: Path) -> None:
    typed, written, meant = VALUES[declared.name]
    flag = declared.name.replace("_", "-")
    file = tmp_path / "server.toml"
    file.write_text(f"{flag} = {written}\n")
    for found in (
        _resolve([f"--{flag}", typed]),
        _resolve([], {f"SPIELKISTE_{declared.name.upper()}": typed}),
        _resolve(["--config", str(file)]),
        _resolve([], {"SPIELKISTE_CONFIG": str(file)}),
    ):
        assert getattr(found, declared.name) == meant
        assert found != settings.Settings()


def test_a_flag_wins_over_the_environment_and_that_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "a"\nlog-level = "info"\nquick = true\n')
    environment = {"SPIELKISTE_CONFIG": str(file), "SPIELKISTE_PORT": "2", "SPIELKISTE_HOST": "b", "SPIELKISTE_QUICK": ""}
    found = _resolve(["--port", "3"], environment)
    assert (found.port, found.host, found.log_level, found.quick) == (3, "b", "info", True)
    assert not _resolve(["--quick", "no"], environment).quick
    assert found.keep == 365


@pytest.mark.parametrize(
    ("text", "meant"), [("", settings.LOOPBACK), ("yes", settings.LOOPBACK), ("no", None), ("10.0.0.0/8", "10.0.0.0/8")]
)
def test_the_proxy_on_this_machine_needs_no_address(text: str, meant: str | None) -> None:
    assert _resolve(["--behind-proxy", *([text] if text else [])]).behind_proxy == meant


@pytest.mark.parametrize(
    ("flags", "meant"),
    [
        ([], "nobody"),
        (["--open"], "nearby"),
        (["--open", "--behind-proxy"], "nobody"),
        (["--list-tables", "nearby", "--behind-proxy"], "nobody"),
        (["--list-tables", "everyone", "--behind-proxy"], "everyone"),
        (["--open", "--list-tables", "nobody"], "nobody"),
    ],
)
def test_behind_a_proxy_nobody_is_nearby(flags: list[str], meant: str) -> None:
    assert _resolve(flags).listing() == meant


@pytest.mark.parametrize(("text", "meant"), [("90d", 90), ("90", 90), ("for-ever", None)])
def test_how_long_is_written_in_days(text: str, meant: int | None) -> None:
    assert _resolve(["--keep", text]).keep == meant


WRONG = [
    ("port = 99999", "port", "0 to 65535"),
    ("port = true", "port", "0 to 65535"),
    ('port = "many"', "port", "0 to 65535"),
    ("host = 1", "host", "text"),
    ('open = "perhaps"', "open", "yes or no"),
    ("quick = 3", "quick", "yes or no"),
    ('log-level = "loud"', "log-level", "error, warning, info, debug"),
    ('keep = "3w"', "keep", "for-ever"),
    ("keep = 0", "keep", "for-ever"),
    ('keep = ""', "keep", "for-ever"),
    ("keep = -1", "keep", "for-ever"),
    ("behind-proxy = 3", "behind-proxy", "yes, no"),
    ('behind-proxy = "nonsense"', "behind-proxy", "yes, no"),
    ('behind-proxy = "10.0.0.1, nginx"', "behind-proxy", "yes, no"),
    ('bus = "redis://localhost:99999/0"', "bus", "redis://localhost:6379/0"),
    ('bus = "redis://localhost:many/0"', "bus", "redis://localhost:6379/0"),
    ('bus = "redis://[::1/0"', "bus", "redis://localhost:6379/0"),
    ('host-key = "short"', "host-key", "at least 12"),
    ("prot = 8080", "prot", "port"),
    ("log_level = 'info'", "log_level", "log-level"),
    ("[server]\nport = 8080", "server", "port"),
    ("port 8080", "server.toml", "port = 8080"),
]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("content", "what", "hint"), WRONG)
def test_a_mistake_in_the_file_is_reported_in_one_sentence(
    content: str, what: str, hint: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "server.toml"
    file.write_text(content)
    assert main(["serve", "--config", str(file), "--lang", language]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and what in said and str(file) in said
    assert language != "en" or hint in said


@pytest.mark.parametrize(("trouble", "said"), [(PermissionError, "allowed to read the file"), (IsADirectoryError, "is a folder")])
def test_a_file_says_why_it_cannot_be_read(
    trouble: type[OSError], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Root may read everything, so the system's error is simulated."""

    def refuse(*given: object, **named: object) -> str:
        raise trouble

    monkeypatch.setattr(Path, "read_text", refuse)
    with pytest.raises(BadFile) as caught:
        settings._from_file(tmp_path / "server.toml")
    monkeypatch.undo()
    for language in LANGUAGES:
        assert str(tmp_path) in texts(language).error(caught.value)
    assert said in texts("en").error(caught.value) and said in str(caught.value)


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_a_file_that_cannot_be_read_is_said(content: bytes | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "server.toml"
    if content is not None:
        file.write_bytes(content)
    assert main(["serve", "--config", str(file), "--lang", "en"]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and str(file) in said


@pytest.mark.parametrize(
    ("flags", "environment", "hint"),
    [
        (["--port", "many"], {}, "--port"),
        (["--keep", "²d"], {}, "--keep"),
        (["--keep", "9999999"], {}, "--keep"),
        ([], {"SPIELKISTE_PORT": "many"}, "SPIELKISTE_PORT"),
        ([], {"SPIELKISTE_LOGLEVEL": "info"}, "SPIELKISTE_LOG_LEVEL"),
    ],
)
def test_a_mistake_elsewhere_is_reported_in_one_sentence(flags: list[str], environment: dict[str, str], hint: str) -> None:
    with pytest.raises(SpielkisteError) as caught:
        _resolve(flags, environment)
    for language in ("en", "de"):
        said = texts(language).error(caught.value)
        assert hint in said and "\n" not in said


def test_a_secret_is_not_repeated() -> None:
    with pytest.raises(SpielkisteError) as caught:
        _resolve(["--host-key", "my secret"])
    assert "my secret" not in str(caught.value) + texts("en").error(caught.value)


def test_other_peoples_variables_are_none_of_our_business() -> None:
    assert _resolve([], {"SPIELKISTE_PURE": "1", "SPIELKISTE_CHROMIUM": "/x", "PORT": "9"}) == settings.Settings()


def test_the_help_says_all_three(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert "SPIELKISTE_LOG_LEVEL" in said and "TOML" in said and "--config" in said


def test_the_file_in_the_manual_is_one(tmp_path: Path) -> None:
    manual = (Path(__file__).parents[1] / "docs" / "host.md").read_text(encoding="utf-8")
    file = tmp_path / "server.toml"
    file.write_text(next(block.split("```")[0] for block in manual.split("```text\n")[1:] if "keep =" in block))
    read = _resolve(["--config", str(file)])
    assert (read.database, read.keep) == ("/var/lib/spielkiste/tables.sqlite", 365)


def test_the_manual_has_every_setting() -> None:
    manual = (Path(__file__).parents[1] / "docs" / "host.md").read_text(encoding="utf-8")
    for declared in fields(settings.Settings):
        assert f"| `{declared.name.replace('_', '-')}` |" in manual


def test_every_command_reads_the_machines_own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settings, "SYSTEM_FILE", tmp_path / "spielkiste.toml")
    assert _resolve([]).port is None
    settings.SYSTEM_FILE.write_text("port = 1\n")
    assert _resolve([]).port == 1
    assert _resolve(["--port", "2"]).port == 2
    other = tmp_path / "other.toml"
    other.write_text("port = 3\n")
    assert _resolve([], {"SPIELKISTE_CONFIG": str(other)}).port == 3
    assert _resolve(["--config", str(other)]).port == 3


@pytest.mark.parametrize(
    ("file", "variable", "flags", "named"),
    [
        ("port = 9", None, [], "“port” in FILE"),
        ("port = 9", "9", [], "SPIELKISTE_PORT"),
        ("port = 9", "9", ["--port", "9"], "--port"),
        ("", None, [], "--port"),
    ],
)
def test_a_message_names_where_the_value_comes_from(
    file: str, variable: str | None, flags: list[str], named: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "server.toml"
    path.write_text(file)
    if variable is not None:
        monkeypatch.setenv("SPIELKISTE_PORT", variable)
    parsed = parser().parse_args(["serve", "--config", str(path), *flags])
    said = settings.name_sources("Port 9 is in use; choose another with --port, or --portable.", parsed, texts("en"))
    assert said.replace(str(path), "FILE") == f"Port 9 is in use; choose another with {named}, or --portable."


def test_errors_and_findings_name_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "server.toml"
    file.write_text(f'database = "{tmp_path / "none.sqlite"}"\nport = 8080\nhost = "203.0.113.9"')
    assert main(["backup", str(tmp_path / "copy"), "--config", str(file), "--lang", "en"]) == 2
    assert f"name it with “database” in {file}." in capsys.readouterr().err
    main(["doctor", "--config", str(file), "--lang", "en"])
    assert f"WRONG  “host” in {file}: 203.0.113.9 isn’t" in capsys.readouterr().out
