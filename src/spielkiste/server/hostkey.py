"""The operator's key: where it is stored, who may use it, and how often a client may guess."""

from __future__ import annotations

import hmac
import math
import os
import secrets
import socket
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path

from starlette.types import Scope

from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.server.limits import HOST_KEYS, Gate
from spielkiste.server.requests import address_of

# The minimum length of a key.
SHORTEST = 12
LOOPBACK_NAMES = ("localhost", "127.0.0.1", "[::1]")
FORWARDED = {b"forwarded", b"x-forwarded-for", b"x-real-ip", b"via"}


class NotTheHost(BadSetup):
    """The key is missing or wrong."""

    def __init__(self) -> None:
        super().__init__("host-key", "This is not the host's key; look where the server keeps it.")


class TooManyKeys(BadSetup):
    """Too many wrong keys from one address."""

    def __init__(self, seconds: int) -> None:
        super().__init__(
            "too-many-keys", f"Too many wrong keys from this address; try again in {seconds} seconds.", {"seconds": seconds}
        )


class Keyhole:
    """Checks the operator's key.  With None there is no key, and every check fails."""

    def __init__(self, key: str | None) -> None:
        self._key = key
        self._guesses = Gate()

    def check(self, scope: Scope, given: str) -> None:
        """Raise `NotTheHost` for a wrong key, or `TooManyKeys` after too many guesses, even if this one is right."""
        if not given:
            # A missing key does not count as a guess, so that a visitor cannot lock out the operator behind the same address.
            raise NotTheHost
        address = address_of(scope)
        guesses = self._guesses.limiter(address, HOST_KEYS)
        if not guesses.allows():
            raise TooManyKeys(math.ceil(guesses.seconds_left()))
        # Compared in constant time.
        if self._key is None or not hmac.compare_digest(given.encode(), self._key.encode()):
            raise NotTheHost
        guesses.give_back()

    def check_header(self, scope: Scope) -> None:
        """Check the key in the header "Authorization: Bearer KEY"."""
        found = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"authorization"), "")
        kind, _, given = found.partition(" ")
        self.check(scope, given.strip() if kind.lower() == "bearer" else "")


def from_this_machine(scope: Scope) -> bool:
    """Return whether a request comes from this machine itself, and not through a proxy that runs on it."""
    client = _client(scope)
    return client is not None and client.is_loopback and _called(scope) in LOOPBACK_NAMES


def from_nearby(scope: Scope) -> bool:
    """Return whether a request comes from a private address, directly and to a private address or the local name of this machine.

    The name that a browser calls is checked, too: a foreign page that gives its own name our address (DNS rebinding), or a
    browser that comes through a tunnel, calls another name.  Other programs choose the header Host, so a tunnel on this machine
    that adds no header cannot be told apart for them.
    """
    client = _client(scope)
    return client is not None and client.is_private and _is_called_at_home(_called(scope))


def _is_called_at_home(name: str) -> bool:
    """Return whether only devices in the same network can mean this machine by this name."""
    try:
        return ip_address(name.strip("[]")).is_private
    except ValueError:
        own = socket.gethostname().partition(".")[0].lower()
        return name in LOOPBACK_NAMES or name.lower() == f"{own}.local"


def _called(scope: Scope) -> str:
    """Return the host name that the client uses for this server."""
    host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), "")
    return host if host.endswith("]") else host.rpartition(":")[0] or host


def _client(scope: Scope) -> IPv4Address | IPv6Address | None:
    """Return the client's address; None if it is unknown, or if the request went through a proxy."""
    try:
        return None if FORWARDED & {name for name, _ in scope["headers"]} else ip_address(address_of(scope))
    except ValueError:
        return None


def kept_key(database: str) -> tuple[str, Path | None]:
    """Return the key that is stored beside the database, and its file.  Create it if there is none.

    Only the owner can read the file.  A database in memory gets a new key without a file.
    """
    if database == ":memory:":
        return secrets.token_urlsafe(18), None
    path = Path(f"{database}-host-key")
    return kept_secret(path, lambda: secrets.token_urlsafe(18)), path


def kept_secret(path: Path, new: Callable[[], str]) -> str:
    """Return the secret in this file, which only its owner can read.  Create it if there is none."""
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        with os.fdopen(file, "r+", encoding="ascii", errors="replace") as kept:
            if os.name == "posix":
                path.chmod(0o600)
            found = kept.read().strip()
            if len(found) >= SHORTEST:
                return found
            key = new()
            kept.seek(0)
            kept.truncate()
            kept.write(key + "\n")
        return key
    except OSError as trouble:
        raise BadFile(
            "cannot-write", f"The file {path} cannot be written: {trouble.strerror}.", {"path": path, "why": trouble.strerror}
        ) from trouble
