"""Web Push: tells people on their own devices that it is their turn.  It needs the extra `spielkiste[push]`.

Anyone can name any address as that of their device.  So the server sends only to public addresses over https, follows no
redirect, reads one line of the answer, and limits how often and how long it sends.  No log has an address.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import ssl
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from dataclasses import dataclass
from ipaddress import IPv6Network, ip_address
from pathlib import Path
from urllib.parse import SplitResult, urlsplit

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from spielkiste.core.errors import BadSetup
from spielkiste.host import lobby
from spielkiste.host.table import TableHost
from spielkiste.host.threads import in_thread
from spielkiste.server.hostkey import kept_secret
from spielkiste.store.contract import Subscription, TurnStore, alias
from spielkiste.texts import nearest, texts

log = logging.getLogger(__name__)

#: Push services want to know whom to ask about a sender.
CONTACT = "https://github.com/spielkiste/spielkiste"
LONGEST_ENDPOINT = 1000
LONGEST_KEY = 100
#: In seconds: how long one delivery may take, how long a service keeps a message, and the shortest pause between two messages
#: to one device at one table.  The pause doubles with each delivery that fails, up to six hours.
DELIVERY_SECONDS = 10.0
KEPT_SECONDS = 86_400
PAUSE_SECONDS = 60.0
LONGEST_PAUSE = 21_600.0
#: The most messages that wait, and that are sent at once.  A sender may wait for minutes for a silent name server.
MOST_WAITING = 1000
SENDERS = 16
MOST_REMEMBERED = 20_000
GONE = (404, 410)
#: In IPv6 only these addresses are given to devices, except those that carry an IPv4 address, which may be private (Teredo,
#: 6to4).
GIVEN_OUT = IPv6Network("2000::/3")
CARRIERS = (IPv6Network("2001::/32"), IPv6Network("2002::/16"))


class BadEndpoint(BadSetup):
    """A subscription that this server does not send to."""

    def __init__(self) -> None:
        super().__init__("malformed", "This is not the address of a push service; allow notifications again.")


@dataclass(frozen=True)
class Call:
    """A message to send: to the holders of these places."""

    table_id: str
    game: str
    #: By place: how often the chair was given up, and the names of the other players.
    places: dict[int, tuple[int, list[str]]]
    again: bool


class Pushes:
    """Sends notifications, one queue for the whole server.  `near` also allows plain addresses of this machine, for tests."""

    def __init__(self, store: TurnStore, key: str, near: bool = False) -> None:
        self._store = store
        self._key = Vapid02.from_raw(key.encode())
        # The library's own check takes no address with a path.
        self._key.conf = {"no-strict": True}
        self._near = near
        self._waiting: asyncio.Queue[Call] = asyncio.Queue(MOST_WAITING)
        self._senders: list[asyncio.Task[None]] = []
        self._trust = ssl.create_default_context()
        #: By device at a table: when it may be sent something again, and the pause before that.
        self._pauses: dict[tuple[str, str], tuple[float, float]] = {}

    @property
    def public_key(self) -> str:
        """Return the key that browsers ask for."""
        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def start(self) -> None:
        self._senders = [asyncio.create_task(self._send_forever()) for _ in range(SENDERS)]

    async def close(self) -> None:
        for task in self._senders:
            task.cancel()
        await asyncio.gather(*self._senders, return_exceptions=True)

    def checked(self, device: lobby.Device) -> str:
        """Return what to store about a device.  Raise `BadEndpoint` if nothing can be sent to it."""
        self._place(device.endpoint)
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(device.p256dh, 65))
            _bytes(device.auth, 16)
        except (ValueError, NotBase64) as trouble:
            raise BadEndpoint from trouble
        kept = msgspec.structs.replace(device, language=nearest([device.language]))
        return msgspec.json.encode(kept).decode()

    def _place(self, endpoint: str) -> SplitResult:
        """Return the parts of an address.  Raise `BadEndpoint` if it is not one of a push service."""
        try:
            place = urlsplit(endpoint)
            port = place.port
        except ValueError as trouble:
            raise BadEndpoint from trouble
        plain = self._near and place.scheme == "http" and place.hostname == "127.0.0.1"
        fits = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= LONGEST_ENDPOINT
        usual = place.scheme == "https" and port in (None, 443) and place.username is None and "." in (place.hostname or "")
        if not fits or not (usual or plain):
            raise BadEndpoint
        return place

    # -- sending -----------------------------------------------------------------------------------------------

    def call(self, table: TableHost, seats: list[int], again: bool) -> None:
        """Queue a message.  If too many wait, drop it: a move must not wait, and the shelf also shows whose turn it is."""
        match = table.match
        others = {seat: [match.chairs[one].name for one in match.people() if one != seat] for seat in seats}
        places = {int(match.chairs[seat].place): (match.chairs[seat].holder, others[seat]) for seat in seats}
        try:
            self._waiting.put_nowait(Call(table.id, match.game.slug, places, again))
        except asyncio.QueueFull:
            log.warning("Too many notifications wait; one is dropped", extra={"event": "push-dropped"})

    async def _send_forever(self) -> None:
        while True:
            call = await self._waiting.get()
            try:
                await self._send_all(call)
            except Exception as trouble:
                # One message must not stop the others.  The trouble may quote the address, so only its kind is logged.
                self._log_failure(call, type(trouble).__name__)

    async def _send_all(self, call: Call) -> None:
        for one in await in_thread(lambda: self._store.subscriptions(call.table_id)):
            holder, names = call.places.get(one.place, (None, []))
            if holder is None:
                continue
            if holder > one.holder:
                # The person has given this seat up.  If this message is the older one, another player has subscribed since.
                self._store.unsubscribe(call.table_id, one.name)
            elif holder == one.holder and self._may_send(call.table_id, one):
                try:
                    status = await self._send(call, msgspec.json.decode(one.body, type=lobby.Device), names)
                except (OSError, TimeoutError, ValueError, BadSetup) as trouble:
                    self._note_failure(call, one, type(trouble).__name__)
                    continue
                if status in GONE:
                    self._store.unsubscribe(call.table_id, one.name)
                elif 200 <= status < 300:
                    self._pause(call.table_id, one, PAUSE_SECONDS)
                else:
                    self._note_failure(call, one, str(status))

    def _log_failure(self, call: Call, why: str) -> None:
        about = {"event": "push-failed", "fields": {"table": alias(call.table_id)}}
        log.info("A notification could not be delivered: %s", why, extra=about)

    def _may_send(self, table_id: str, one: Subscription) -> bool:
        """Return whether a device may be sent something now.  Until that is done, nothing else is sent to it."""
        until, pause = self._pauses.get((table_id, one.name), (0.0, PAUSE_SECONDS))
        if time.monotonic() < until and not self._near:
            return False
        self._pause(table_id, one, pause)
        return True

    def _pause(self, table_id: str, one: Subscription, seconds: float) -> None:
        """Send nothing to a device for a while."""
        if len(self._pauses) >= MOST_REMEMBERED:
            del self._pauses[next(iter(self._pauses))]
        # The device moves to the end: the one that was tried longest ago is dropped first.
        self._pauses.pop((table_id, one.name), None)
        self._pauses[table_id, one.name] = (time.monotonic() + seconds, seconds)

    def _note_failure(self, call: Call, one: Subscription, why: str) -> None:
        """Log that a device was not reached, and let it wait twice as long as before: a silent one must not hold a sender."""
        _, pause = self._pauses.get((call.table_id, one.name), (0.0, PAUSE_SECONDS))
        self._pause(call.table_id, one, min(2 * pause, LONGEST_PAUSE))
        self._log_failure(call, why)

    async def _send(self, call: Call, device: lobby.Device, names: list[str]) -> int:
        """Send one message and return the status of the answer."""
        place = self._place(device.endpoint)
        head, body = await in_thread(lambda: self._written(call, device, names, place))
        secure = place.scheme == "https"
        host, port = place.hostname or "", place.port or 443
        # A look-up cannot be cancelled, and a name server may be silent for minutes. So it runs in its own thread: the loop has
        # few threads, and they load the tables. Each sender waits for its look-up, so there are at most as many such threads as
        # senders.
        found = await in_thread(lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM))
        address = str(found[0][4][0])
        if not self._near and not all(_is_public(str(one[4][0])) for one in found):
            raise BadEndpoint
        async with asyncio.timeout(DELIVERY_SECONDS):
            # To the checked address itself: a second look-up of the name could lead elsewhere.
            reader, writer = await asyncio.open_connection(
                address, port, ssl=self._trust if secure else None, server_hostname=host if secure else None, limit=4096
            )
            try:
                writer.write(head + body)
                await writer.drain()
                line = await reader.readline()
            finally:
                # Not `close`, which waits for the other side to say goodbye.
                writer.transport.abort()
        with contextlib.suppress(IndexError):
            return int(line.split()[1])
        raise ValueError("no status")

    def _written(self, call: Call, device: lobby.Device, names: list[str], place: SplitResult) -> tuple[bytes, bytes]:
        """Return the request's head and its encrypted body."""
        words = texts(device.language)
        key = "push-again" if call.again else "push-turn"
        game = words.say(f"game-{call.game}")
        line = f"{words.say(key, game=game)} {words.say('web-join-with', names=words.listed(names))}"
        said = {"title": game, "body": line, "table": call.table_id}
        body = http_ece.encrypt(
            msgspec.json.encode(said),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(device.p256dh, 65),
            auth_secret=_bytes(device.auth, 16),
        )
        origin = f"{place.scheme}://{place.netloc}"
        claims = {"aud": origin, "sub": CONTACT, "exp": int(time.time()) + KEPT_SECONDS // 2}
        headers = {
            "Host": place.netloc,
            **self._key.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "TTL": str(KEPT_SECONDS),
            # A later message about the same table replaces an earlier one.
            "Topic": alias(call.table_id),
            "Connection": "close",
        }
        path = (place.path or "/") + (f"?{place.query}" if place.query else "")
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        return "\r\n".join(lines).encode("ascii"), body


def _is_public(text: str) -> bool:
    """Return whether an address belongs to one device in the public network, and carries no other address."""
    address = ip_address(text)
    if address.version == 6:
        return address in GIVEN_OUT and address.is_global and not any(address in one for one in CARRIERS)
    return address.is_global and not address.is_multicast and not address.is_reserved


def _bytes(text: str, length: int) -> bytes:
    """Return the decoded bytes.  Raise `ValueError` if the text is too long or does not hold exactly `length` bytes."""
    if len(text) > LONGEST_KEY:
        raise ValueError("too long")
    found = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if len(found) != length:
        raise ValueError("wrong length")
    return found


def new_key() -> str:
    """Return a new private key."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode()


def kept_push_key(database: str) -> str:
    """Return the key that is stored beside the database.  Create it if there is none.  Only the owner can read the file."""
    if database == ":memory:":
        return new_key()
    return kept_secret(Path(f"{database}-push-key"), new_key)
