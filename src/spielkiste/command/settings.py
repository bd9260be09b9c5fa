"""The settings of a server, declared once for flags, environment variables and a TOML file, with the same names.

A flag wins over the environment, the environment over the file, the file over the default.  The file is the one that --config or
SPIELKISTE_CONFIG names, else /etc/spielkiste.toml if it exists.  So a service, `doctor`, `backup` and `restore` agree.
"""

from __future__ import annotations

import argparse
import difflib
import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import Field, dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast
from urllib.parse import urlsplit

from spielkiste.core.errors import BadFile, BadSetup, SpielkisteError, cannot_read
from spielkiste.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from spielkiste.server.endpoints import Listing

PREFIX = "SPIELKISTE_"
CONFIG = f"{PREFIX}CONFIG"
#: Read when no other file is named.
SYSTEM_FILE = Path("/etc/spielkiste.toml")
YES = ("yes", "true", "on", "1")
NO = ("no", "false", "off", "0")
LOOPBACK = "127.0.0.1,::1"
THIS_MACHINE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
PORT = 8080

EPILOG = (
    "Every setting is also an environment variable (--log-level: SPIELKISTE_LOG_LEVEL) and a key in the TOML file that --config"
    ' or SPIELKISTE_CONFIG names (log-level = "info"), else /etc/spielkiste.toml. A flag wins over the environment,'
    " the environment over the file."
)


class Kind:
    """Reads a value that was typed (text) or comes from a file (text, number, true or false)."""

    metavar = "TEXT"
    #: The value if the flag is given without one; None if the flag needs a value.
    alone: str | None = None
    #: The error key for an invalid value, and the arguments of its text.
    error = "setting-text"
    wanted: Mapping[str, object] = {}

    def read(self, value: object) -> object:
        """Return the value.  Raise `ValueError` if it is invalid."""
        if not isinstance(value, str) or not value.strip():
            raise ValueError
        return value


class Words(Kind):
    def __init__(self, metavar: str) -> None:
        self.metavar = metavar


class Number(Kind):
    metavar = "N"
    error = "setting-number"

    def __init__(self, least: int, most: int) -> None:
        self.wanted = {"least": least, "most": most}
        self._range = range(least, most + 1)

    def read(self, value: object) -> object:
        if isinstance(value, str) and value.isascii() and value.isdigit() and len(value) < 10:
            value = int(value)
        if type(value) is not int or value not in self._range:
            raise ValueError
        return value


class YesNo(Kind):
    metavar = "yes|no"
    alone = "yes"
    error = "setting-yes-no"

    def read(self, value: object) -> object:
        if isinstance(value, bool):
            return value
        if not isinstance(value, str) or value.lower() not in YES + NO:
            raise ValueError
        return value.lower() in YES


class OneOf(Kind):
    error = "setting-one-of"

    def __init__(self, *values: str) -> None:
        self._values = values
        self.metavar = "|".join(values)
        self.wanted = {"known": ", ".join(values)}

    def read(self, value: object) -> object:
        if value not in self._values:
            raise ValueError
        return value


class Days(Kind):
    """A number of days; None means forever."""

    metavar = "TIME"
    error = "setting-days"

    def read(self, value: object) -> object:
        if value == "for-ever":
            return None
        days = str(value).removesuffix("d") if type(value) in (str, int) else ""
        if not (days.isascii() and days.isdigit() and 0 < len(days) < 6 and int(days) > 0):
            raise ValueError
        return int(days)


class Proxies(Kind):
    """The addresses of proxies; "yes" means a proxy on this machine, None means no proxy."""

    metavar = "ADDRESSES"
    alone = "yes"
    error = "setting-proxies"

    def read(self, value: object) -> object:
        said = {True: "yes", False: "no"}.get(value, value) if isinstance(value, bool) else value
        if not isinstance(said, str) or not said.strip():
            raise ValueError
        if said.lower() in YES + NO:
            return LOOPBACK if said.lower() in YES else None
        for address in said.split(","):
            if address.strip() != "*":
                # This raises `ValueError` for a host name.  Only addresses can be compared, so a name would never match.
                ip_network(address.strip(), strict=False)
        return said


class Bus(Kind):
    """The URL of a Redis server."""

    metavar = "URL"
    error = "setting-bus"

    def read(self, value: object) -> object:
        if not isinstance(value, str) or not value.startswith(("redis://", "rediss://", "unix://")):
            raise ValueError
        # This raises `ValueError` if the port is not a number or an IPv6 address is malformed.
        _ = urlsplit(value).port
        return value


class Secret(Kind):
    """A secret that is hard to guess and valid in a header."""

    metavar = "KEY"
    error = "setting-secret"
    wanted: Mapping[str, object] = {"least": 12}

    def read(self, value: object) -> object:
        if not isinstance(value, str) or len(value) < 12 or not value.isascii() or not value.isprintable() or " " in value:
            raise ValueError
        return value


def setting(default: Any, kind: Kind, says: str, secret: bool = False) -> Any:
    return field(default=default, metadata={"kind": kind, "says": says, "secret": secret})


@dataclass(frozen=True)
class Settings:
    """The settings of a server.  A field's name is also the name of the flag, the variable and the key."""

    lang: str | None = setting(None, OneOf(*LANGUAGES), "language of the terminal; default: the system's")
    host: str | None = setting(
        None,
        Words("ADDRESS"),
        "address to listen on; 0.0.0.0 lets other devices in; default: this machine, with --open the network",
    )
    port: int | None = setting(
        None, Number(0, 65_535), "port to listen on; 0 takes any free one; default: 8080, with --open the next free one"
    )
    database: str | None = setting(
        None,
        Words("FILE|URL"),
        "where tables are kept: a file, or postgresql://…; default: a file in your data folder",
        secret=True,
    )
    bus: str | None = setting(
        None,
        Bus(),
        "Redis for servers that share a PostgreSQL database: redis://…; default: messages go through the database",
        secret=True,
    )
    open: bool = setting(False, YesNo(), "open the browser, let the local network in, and show a QR code for the phone")
    quick: bool = setting(False, YesNo(), "no pauses for bots and reaction windows; for tests")
    reaction_ms: int | None = setting(None, Number(0, 600_000), "milliseconds people have to react; default: as each game says")
    behind_proxy: str | None = setting(
        None,
        Proxies(),
        "proxies whose X-Forwarded-For is trusted; without addresses: one on this machine; default: none",
    )
    keep: int | None = setting(365, Days(), "how long a table is kept after its last use: 90d, or for-ever; default: 365d")
    host_key: str | None = setting(
        None, Secret(), "key to the host's page; default: one is created and stored beside the database", secret=True
    )
    pocket: str | None = setting(
        None, Words("FOLDER"), "folder written by `spielkiste site` that visitors may install; default: none"
    )
    list_tables: str | None = setting(
        None,
        OneOf("nobody", "nearby", "everyone"),
        "who sees on the shelf which tables wait for players, and may join them; default: nobody, with --open nearby",
    )
    no_limits: bool = setting(False, YesNo(), "no limits per address; for load tests")
    log_level: str = setting("warning", OneOf("error", "warning", "info", "debug"), "how much is logged to stderr")
    log: str = setting("text", OneOf("text", "json"), "format of the log: for people, or one JSON object per line")

    def listens_at(self) -> tuple[str, int]:
        """Return the address and the port, as given or by default."""
        usual = EVERYWHERE if self.open else THIS_MACHINE
        return self.host if self.host is not None else usual, self.port if self.port is not None else PORT

    def listing(self) -> Listing:
        """Return who sees the tables that wait for players, as given or by default.

        Behind a proxy nobody counts as nearby, because all visitors come from the proxy.
        """
        given = self.list_tables or ("nearby" if self.open else "nobody")
        return cast("Listing", "nobody" if given == "nearby" and self.behind_proxy is not None else given)

    def database_name(self) -> str:
        """Return the database, as given or by default: a file or a URL."""
        return self.database if self.database is not None and "://" in self.database else str(self.database_path())

    def database_file(self, otherwise: str) -> Path:
        """Return the database file, for commands that need a file.  Raise `BadSetup` with the key `otherwise` for PostgreSQL."""
        if "://" not in self.database_name():
            return self.database_path()
        raise BadSetup(
            otherwise,
            "Tables in PostgreSQL are saved and put back with its own tools, pg_dump and pg_restore.",
            {"path": _without_password(self.database_name())},
        )

    def database_path(self) -> Path:
        """Return the file of the database, as given or by default."""
        if self.database is not None:
            return Path(self.database)
        from platformdirs import user_data_path

        return user_data_path("spielkiste", appauthor=False) / "tables.sqlite"


Declared = Field[Any]


def add(parser: argparse.ArgumentParser, only: Iterable[str] | None = None) -> None:
    """Add the flags of a command, all settings or only some.  `--lang` is left out, because every command has it."""
    parser.add_argument("--config", metavar="FILE", help=f"a TOML file with settings (default: {SYSTEM_FILE}, if there is one)")
    for declared in _chosen(only):
        if declared.name != "lang":
            kind: Kind = declared.metadata["kind"]
            optional: dict[str, Any] = {"nargs": "?", "const": kind.alone} if kind.alone is not None else {}
            parser.add_argument(
                f"--{_called(declared)}", dest=declared.name, metavar=kind.metavar, help=_help(declared), **optional
            )


def _help(declared: Declared) -> str:
    """Return the help of a flag: what it does, its range and its default."""
    kind: Kind = declared.metadata["kind"]
    says, _, default = declared.metadata["says"].replace("%", "%%").partition("; default: ")
    if isinstance(kind, Number):
        says += f"; a number from {kind.wanted['least']} to {kind.wanted['most']}"
    if not default:
        default = {"True": "yes", "False": "no", "None": "none"}.get(str(declared.default), str(declared.default))
    return f"{says} (default: {default})"


def choices_of(name: str) -> list[str]:
    """Return the words that a setting accepts; empty if it accepts anything or does not exist."""
    for declared in fields(Settings):
        kind: Kind = declared.metadata["kind"]
        if declared.name == name and isinstance(kind, OneOf | YesNo):
            return kind.metavar.split("|")
    return []


def resolve(parsed: argparse.Namespace, environment: Mapping[str, str] | None = None) -> Settings:
    """Return the settings in effect.  Raise `BadSetup` or `BadFile` if a value is wrong in any source."""
    return Settings(**{name: value for name, (value, _) in _given(parsed, environment).items()})


def file_of(parsed: argparse.Namespace, environment: Mapping[str, str] | None = None) -> Path | None:
    """Return the settings file in effect; None if there is none."""
    environment = os.environ if environment is None else environment
    file = parsed.config or environment.get(CONFIG) or (SYSTEM_FILE if SYSTEM_FILE.is_file() else None)
    return Path(file) if file is not None else None


def holds_secrets(file: Path) -> bool:
    """Return whether the settings file holds a key or the password of a database."""
    given = _from_file(file)
    return "host_key" in given or any(urlsplit(given[name][0]).password for name in ("database", "bus") if name in given)


def name_sources(sentence: str, parsed: argparse.Namespace, words: Texts) -> str:
    """Name the variable or the key of the settings file in a sentence that names a flag, if the value comes from there."""
    try:
        given = _given(parsed)
    except SpielkisteError:
        return sentence
    file = file_of(parsed)
    for declared in fields(Settings):
        if declared.name in given:
            where = given[declared.name][1]
            if where == _in_file(declared, file):
                where = words.say("setting-in-file", name=_called(declared), path=str(file))
            where = where.replace("\\", r"\\")
            sentence = re.sub(rf"--{_called(declared)}(?![\w-])", where, sentence)
    return sentence


#: By setting: its value, and the flag, variable or key that gave it.
Given = dict[str, tuple[Any, str]]


def _given(parsed: argparse.Namespace, environment: Mapping[str, str] | None = None) -> Given:
    environment = os.environ if environment is None else environment
    file = file_of(parsed, environment)
    given = _from_file(file) if file is not None else {}
    given |= _from_environment(environment)
    for declared in fields(Settings):
        typed = getattr(parsed, declared.name, None)
        if typed is not None:
            given[declared.name] = _read(declared, typed, f"--{_called(declared)}")
    return given


def _from_environment(environment: Mapping[str, str]) -> Given:
    known = {_variable(declared): declared for declared in fields(Settings)}
    found: Given = {}
    for name, value in environment.items():
        if name in known and value:
            found[known[name].name] = _read(known[name], value, name)
        elif name.startswith(PREFIX) and name not in known and name != CONFIG:
            # Other Spielkiste programs have their own variables, but a misspelled name must not be ignored.
            meant = difflib.get_close_matches(name, [*known, CONFIG], 1, 0.9)
            if meant:
                raise BadSetup(
                    "setting-variable",
                    f"There is no environment variable {name}; write {meant[0]}.",
                    {"name": name, "meant": meant[0]},
                )
    return found


def _from_file(path: Path) -> Given:
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as trouble:
        raise cannot_read(str(path), trouble) from trouble
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as trouble:
        raise BadFile(
            "not-toml",
            f"The file {path} is not TOML ({trouble}); write lines such as: port = 8080",
            {"path": path, "why": trouble},
        ) from trouble
    known = {_called(declared): declared for declared in fields(Settings)}
    found: Given = {}
    for name, value in content.items():
        if name not in known:
            raise BadSetup(
                "setting-unknown",
                f"There is no setting {name!r} ({path}); choose from: {', '.join(known)}.",
                {"name": name, "path": path, "known": ", ".join(known)},
            )
        found[known[name].name] = _read(known[name], value, _in_file(known[name], path))
    return found


def _read(declared: Declared, value: object, where: str) -> tuple[Any, str]:
    kind: Kind = declared.metadata["kind"]
    try:
        return kind.read(value), where
    except ValueError:
        said = "…" if declared.metadata["secret"] else str(value)[:40]
        about = {"where": where, "value": said, **kind.wanted}
        raise BadSetup(kind.error, f"{where} cannot be “{said}”; see: spielkiste serve --help", about) from None


def _without_password(url: str) -> str:
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


def _chosen(only: Iterable[str] | None) -> list[Declared]:
    wanted = None if only is None else set(only)
    return [declared for declared in fields(Settings) if wanted is None or declared.name in wanted]


def _called(declared: Declared) -> str:
    return declared.name.replace("_", "-")


def _in_file(declared: Declared, file: Path | None) -> str:
    return f"{_called(declared)} ({file})"


def _variable(declared: Declared) -> str:
    return PREFIX + declared.name.upper()
