"""Test that the files in deploy/ can be parsed and use only settings that the server knows."""

import configparser
import json
import re
import shlex
from dataclasses import fields
from ipaddress import ip_network
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from spielkiste.command import parser, settings

DEPLOY = Path(__file__).parents[1] / "deploy"
UNITS = ("spielkiste.service", "spielkiste-backup.service", "spielkiste-backup.timer")
SYSTEM_FILE = Path("/etc/spielkiste.toml")
VARIABLES = {f"SPIELKISTE_{declared.name.upper()}" for declared in fields(settings.Settings)} | {settings.CONFIG}


def _resolved(words: list[str], environment: dict[str, str] | None = None) -> settings.Settings:
    """Return the settings as the command line would parse them."""
    assert Path(words[0]).name == "spielkiste" and words[1] == "serve"
    return settings.resolve(parser().parse_args(words[1:]), environment or {})


def _service(name: str = UNITS[0]) -> configparser.ConfigParser:
    # A key may occur several times; here only the last one matters.
    parsed = configparser.ConfigParser(strict=False, interpolation=None, delimiters=["="], comment_prefixes=["#"])
    parsed.optionxform = str  # type: ignore[assignment, method-assign]
    parsed.read(DEPLOY / name, encoding="utf-8")
    return parsed


def _entry_point() -> list[str]:
    content = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    words: list[str] = json.loads(re.findall(r"^ENTRYPOINT (\[.*\])$", content, re.MULTILINE)[0])
    return words


def _usual() -> dict[str, str]:
    """Return the container's default environment."""
    content = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    return dict(re.findall(r"^ENV (\w+)=(\S+)$", content, re.MULTILINE))


def _yaml(lines: list[tuple[int, str]]) -> Any:
    """Parse as much YAML as the file needs: maps, lists of words and one map in a list."""
    if not lines:
        return None
    if lines[0][1].startswith("- "):
        items: list[Any] = []
        for _, text in lines:
            assert text.startswith("- "), text
            said = text[2:]
            items.append(_yaml([(0, said)]) if re.match(r"[a-z]+: ", said) else said.strip('"'))
        return items
    found: dict[str, Any] = {}
    depth = lines[0][0]
    at = 0
    while at < len(lines):
        indent, text = lines[at]
        assert indent == depth, text
        name, colon, value = text.partition(":")
        assert colon and re.fullmatch(r"[A-Za-z_]+", name) and name not in found, text
        below = at + 1
        while below < len(lines) and lines[below][0] > depth:
            below += 1
        assert not (value.strip() and below > at + 1), text
        found[name] = value.strip().strip('"') if value.strip() else _yaml(lines[at + 1 : below])
        at = below
    return found


def _compose(name: str) -> dict[str, Any]:
    # Replace the variable as the shell would.
    lines = re.sub(r"\$\{PASSWORD:\?[^}]*\}", "given", (DEPLOY / name).read_text(encoding="utf-8")).splitlines()
    parsed: dict[str, Any] = _yaml(
        [(len(line) - len(line.lstrip()), line.strip()) for line in lines if line.strip() and not line.strip().startswith("#")]
    )
    return parsed


def _of_the_service() -> settings.Settings:
    """Return the settings of the service, with its file in deploy/ in place of the one in /etc."""
    words = shlex.split(_service()["Service"]["ExecStart"])
    assert words[2:] == ["--config", str(SYSTEM_FILE)]
    return _resolved([*words[:2], "--config", str(DEPLOY / SYSTEM_FILE.name)])


def test_the_service_starts_a_server_that_only_a_proxy_reaches() -> None:
    service = _service()
    wanted = _of_the_service()
    assert wanted.host == "127.0.0.1" and wanted.behind_proxy == settings.LOOPBACK
    state, backups = service["Service"]["StateDirectory"].split()
    assert backups, "a manual backup must find its folder before the first night"
    assert wanted.database is not None and wanted.database.startswith(f"/var/lib/{state}/")
    for name in ("NoNewPrivileges", "PrivateTmp", "PrivateDevices", "ProtectHome", "RestrictNamespaces"):
        assert service["Service"][name] == "yes"
    assert service["Service"]["ProtectSystem"] == "strict" and service["Service"]["CapabilityBoundingSet"] == ""
    assert service["Service"]["User"] not in ("", "root")
    assert service["Install"]["WantedBy"] == "multi-user.target"


def test_the_nightly_backup_reads_what_the_server_reads() -> None:
    server, backup, timer = (_service(name)["Service" if name.endswith("service") else "Timer"] for name in UNITS)
    words = shlex.split(backup["ExecStart"])
    parsed = parser().parse_args(words[1:])
    assert words[1] == "backup" and parsed.config == str(SYSTEM_FILE) and parsed.last > 1
    assert backup["User"] == server["User"] and timer["OnCalendar"]
    assert str(parsed.file) in [f"/var/lib/{name}" for name in backup["StateDirectory"].split()]
    assert server["StateDirectory"] == backup["StateDirectory"]


def test_the_password_has_no_default() -> None:
    content = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    assert set(re.findall(r"\$\{PASSWORD(..)", content)) == {":?"}


def test_a_command_without_a_domain_changes_nothing() -> None:
    """Check that `up` never recreates the proxy for another name, and that the two set-ups share no volume."""
    names = set()
    for path in DEPLOY.glob("compose*.yaml"):
        assert re.findall(r"\$\{SITE(..)", path.read_text(encoding="utf-8")) == [":?"]
        names.add(_compose(path.name)["name"])
    assert len(names) == 2


def test_both_sets_of_containers_can_run_on_one_machine() -> None:
    networks = [_compose(path.name)["networks"]["inside"]["ipam"]["config"] for path in DEPLOY.glob("compose*.yaml")]
    one, other = (ip_network(config[0]["subnet"]) for config in networks)
    assert not one.overlaps(other)


def _behind_the_proxy(compose: dict[str, Any], name: str) -> settings.Settings:
    """Return the settings of a server that only the proxy can reach."""
    server, proxy = compose["services"][name], compose["services"]["proxy"]
    wanted = _resolved(_entry_point(), _usual() | server["environment"])
    assert f"{name}:{wanted.port}" in proxy["environment"]["SERVER"].split()
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    (network,) = server["networks"]
    assert proxy["networks"] == [network]
    (inside,) = compose["networks"][network]["ipam"]["config"]
    assert wanted.behind_proxy is not None and ip_network(wanted.behind_proxy) == ip_network(inside["subnet"])
    assert "ports" not in server, "only the proxy may be reachable from outside"
    assert any(volume.startswith("./Caddyfile:") for volume in proxy["volumes"]) and (DEPLOY / "Caddyfile").is_file()
    return wanted


def test_the_containers_know_each_other() -> None:
    compose = _compose("compose-small.yaml")
    wanted = _behind_the_proxy(compose, "spielkiste")
    kept, _, folder = compose["services"]["spielkiste"]["volumes"][0].partition(":")
    assert kept in compose["volumes"] and wanted.database is not None and wanted.database.startswith(f"{folder}/")


def test_two_servers_share_a_database_and_a_bus() -> None:
    compose = _compose("compose.yaml")
    first, second = (_behind_the_proxy(compose, name) for name in ("spielkiste", "another"))
    assert first == second and first.bus is not None and first.database is not None
    parts = urlsplit(first.database)
    postgres, redis = compose["services"]["postgres"], compose["services"][urlsplit(first.bus).hostname]
    assert parts.hostname == "postgres" and "ports" not in postgres and "ports" not in redis
    assert parts.username == postgres["environment"]["POSTGRES_USER"]
    assert parts.path == "/" + postgres["environment"]["POSTGRES_DB"]
    assert f":{postgres['environment']['POSTGRES_PASSWORD']}@" in first.database
    assert postgres["volumes"][0].partition(":")[0] in compose["volumes"]


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_the_proxies_lead_to_the_server(name: str) -> None:
    content = (DEPLOY / name).read_text(encoding="utf-8")
    said = "\n".join(line.split("#")[0] for line in content.splitlines())
    assert said.count("{") == said.count("}")
    wanted = _of_the_service()
    assert f"{wanted.host}:{wanted.port}" in said
    if name == "nginx.conf":
        for line in filter(None, map(str.strip, said.splitlines())):
            assert line.endswith((";", "{", "}")), line
        for needed in (
            "Host $http_host",
            "X-Forwarded-For $proxy_add_x_forwarded_for",
            "Upgrade $http_upgrade",
            "http_version 1.1",
        ):
            assert needed in said


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_flag_and_variable_is_one_of_the_servers(path: Path) -> None:
    content = path.read_text(encoding="utf-8")
    for command, rest in re.findall(r"spielkiste (serve|backup|restore|doctor)\b(.*)", content):
        assert set(re.findall(r"(?<=\s)--[a-z-]+", rest)) <= _options(command), rest
    for named in re.findall(r"started with (--[a-z-]+)", content):
        assert named in _options("serve")
    assert set(re.findall(r"SPIELKISTE_\w+", content)) <= VARIABLES


def _options(command: str) -> set[str]:
    (commands,) = (action for action in parser()._actions if hasattr(action, "choices") and isinstance(action.choices, dict))
    assert isinstance(commands.choices, dict)
    return set(commands.choices[command]._option_string_actions)
