"""Checks a running server from outside, as a browser reaches it: health, certificate and WebSocket."""

from __future__ import annotations

import base64
import json
import os
import ssl
import time
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from urllib.parse import urlsplit

from spielkiste.core.errors import BadSetup
from spielkiste.server.doctor import DAY, Finding

#: The most seconds for each answer.
PATIENCE = 10.0
#: With fewer days left, the certificate should have been renewed.
LEAST_DAYS = 7
#: The most bytes to read; a health report is shorter.
MOST_BYTES = 10_000


def examine_url(url: str) -> Iterator[Finding]:
    """Check the server at this URL.  Raise `BadSetup` if it is not a URL."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        parts, host, port = urlsplit(""), None, None
    if parts.scheme not in ("http", "https") or not host:
        raise BadSetup("doctor-url", f"{url} is not an address; write one such as https://games.example.org", {"url": url})
    where = f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"
    secure = parts.scheme == "https"
    context = ssl.create_default_context() if secure else None
    made: HTTPConnection = (
        HTTPSConnection(host, port, timeout=PATIENCE, context=context) if secure else HTTPConnection(host, port, timeout=PATIENCE)
    )
    try:
        with closing(made):
            made.connect()
            yield _encryption(made, host)
            yield _health(made, where)
        with closing(made):
            yield _socket(made, where)
    except ssl.SSLCertVerificationError as trouble:
        yield Finding(False, "doctor-bad-certificate", {"url": where, "why": trouble.verify_message})
    except (OSError, HTTPException) as trouble:
        yield Finding(False, "doctor-url-away", {"url": where, "why": str(trouble) or type(trouble).__name__})


def _encryption(made: HTTPConnection, host: str) -> Finding:
    if not isinstance(made.sock, ssl.SSLSocket):
        return Finding(True, "doctor-not-encrypted", {"host": host}, note=True)
    end = str((made.sock.getpeercert() or {}).get("notAfter", ""))
    days = int((ssl.cert_time_to_seconds(end) - time.time()) // DAY)
    fresh = days >= LEAST_DAYS
    return Finding(
        True, "doctor-certificate" if fresh else "doctor-certificate-ends", {"host": host, "days": days}, note=not fresh
    )


def _health(made: HTTPConnection, where: str) -> Finding:
    made.request("GET", "/health")
    answer = made.getresponse()
    try:
        status = json.loads(answer.read(MOST_BYTES))["status"]
    except (ValueError, TypeError, KeyError):
        return Finding(False, "doctor-url-other", {"url": where, "status": str(answer.status)})
    if status == "ok":
        return Finding(True, "doctor-url-well", {"url": where})
    return Finding(False, "doctor-url-ill", {"url": where, "why": str(status)})


def _socket(made: HTTPConnection, where: str) -> Finding:
    """Ask for a WebSocket as the page does."""
    key = base64.b64encode(os.urandom(16)).decode()
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13", "Sec-WebSocket-Key": key}
    made.request("GET", "/ws", headers={**upgrade, "Origin": where})
    status = made.getresponse().status
    return Finding(status == 101, "doctor-socket" if status == 101 else "doctor-no-socket", {"status": str(status)})
