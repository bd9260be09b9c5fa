"""Test the doctor's check of a running server from outside."""

import shutil
import ssl
import subprocess
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from spielkiste.command import main

WELL = (200, b'{"status": "ok"}')


class Site(HTTPServer):
    """A web server with fixed answers for /health and /ws."""

    health = WELL
    upgrade = 101


class Answer(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Site

    def do_GET(self) -> None:  # noqa: N802
        status, body = self.server.health if self.path == "/health" else (self.server.upgrade, b"")
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def site() -> Iterator[Site]:
    site = Site(("127.0.0.1", 0), Answer)
    thread = threading.Thread(target=site.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield site
    site.shutdown()
    thread.join()
    site.server_close()


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str]) -> Callable[[str], tuple[int, str]]:
    def asked(url: str) -> tuple[int, str]:
        code = main(["doctor", "--url", url, "--lang", "en"])
        told = capsys.readouterr()
        return code, told.out + told.err

    return asked


@pytest.mark.parametrize(
    ("health", "upgrade", "said"),
    [
        (WELL, 101, ["note   The connection to 127.0.0.1 isn’t encrypted", "ok     http://127.0.0.1", "ok     The WebSocket"]),
        (WELL, 404, ["WRONG  The WebSocket", "status 404", "Host header"]),
        ((503, b'{"status": "cannot-write"}'), 101, ["WRONG  The server at", "cannot-write"]),
        ((200, b"<h1>Welcome to nginx!</h1>"), 101, ["WRONG  http://127.0.0.1", "it isn’t Spielkiste"]),
        ((404, b"[]"), 101, ["status 404", "it isn’t Spielkiste"]),
    ],
)
def test_a_server_is_asked(
    site: Site, ask: Callable[[str], tuple[int, str]], health: tuple[int, bytes], upgrade: int, said: list[str]
) -> None:
    site.health, site.upgrade = health, upgrade
    code, out = ask(f"http://127.0.0.1:{site.server_port}")
    assert code == (0 if "WRONG" not in "".join(said) and upgrade == 101 and health == WELL else 1), out
    assert all(word in out for word in said), out


def test_no_server_or_an_invalid_address(site: Site, ask: Callable[[str], tuple[int, str]]) -> None:
    site.socket.close()
    code, out = ask(f"http://127.0.0.1:{site.server_port}")
    assert code == 1 and "WRONG" in out and "firewall" in out
    for wrong in ("games.example.org", "https://", "ftp://games.example.org", "http://[::1", "http://a:b"):
        code, out = ask(wrong)
        assert code == 2 and "https://games.example.org" in out, wrong


@pytest.mark.skipif(shutil.which("openssl") is None, reason="needs openssl to make a certificate")
@pytest.mark.parametrize(
    ("days", "said"), [(90, "ok     The certificate of localhost is valid for 89"), (2, "one more day; check")]
)
def test_the_certificate(
    site: Site, ask: Callable[[str], tuple[int, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int, said: str
) -> None:
    pem = tmp_path / "pem"
    subprocess.run(
        f"openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days {days} -subj /CN=localhost"
        f" -addext subjectAltName=DNS:localhost -keyout {pem} -out {pem}.crt".split(),
        check=True,
        capture_output=True,
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(f"{pem}.crt", pem)
    site.socket = context.wrap_socket(site.socket, server_side=True)
    monkeypatch.setattr(site, "handle_error", lambda *_: None)
    code, out = ask(f"https://localhost:{site.server_port}")
    assert code == 1 and "Browsers don’t trust the certificate" in out and "self-signed" in out
    trusting = ssl.create_default_context(cafile=f"{pem}.crt")
    monkeypatch.setattr(ssl, "create_default_context", lambda: trusting)
    code, out = ask(f"https://localhost:{site.server_port}")
    assert code == 0 and said in out and "WebSocket that games are played through opens" in out, out
