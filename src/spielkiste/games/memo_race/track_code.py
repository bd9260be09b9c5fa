"""The text form of a workshop track: two tiles per byte, then a checksum, in URL-safe Base64."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Final

from spielkiste.core.errors import BadFile

_VERSION: Final = 1
_HEAD: Final = 5
_CHECK: Final = 4
LONGEST_CODE: Final = 1000


def damaged() -> BadFile:
    return BadFile("track-damaged", "This track link was changed or cut off; ask for it again.")


def pack(pool: int, columns: int, rows: int, name: str, pieces: list[int]) -> str:
    """Return the code: letters, digits, - and _."""
    called = name.encode()
    padded = [*pieces, 0]
    packed = [16 * padded[cell] + padded[cell + 1] for cell in range(0, len(pieces), 2)]
    payload = bytes([_VERSION, pool, columns, rows, len(called)]) + called + bytes(packed)
    return urlsafe_b64encode(payload + _checksum(payload)).decode().rstrip("=")


def unpack(code: str) -> tuple[int, int, int, str, list[int]]:
    """Return the pool, columns, rows, name and pieces given to `pack`; one more piece if their number was odd.

    Raise `BadFile` if `pack` did not write this text.  The caller has to check the numbers.
    """
    raw = _bytes_of(code)
    payload = raw[:-_CHECK]
    if _checksum(payload) != raw[-_CHECK:]:
        raise damaged()
    if payload[0] > _VERSION:
        raise BadFile("track-newer", "This track was made by a newer Spielkiste; update to open it.")
    end_of_name = _HEAD + payload[4]
    try:
        name = payload[_HEAD:end_of_name].decode()
    except ValueError as trouble:
        raise damaged() from trouble
    pieces = [half for byte in payload[end_of_name:] for half in (byte // 16, byte % 16)]
    return payload[1], payload[2], payload[3], name, pieces


def _bytes_of(code: str) -> bytes:
    if len(code) <= LONGEST_CODE and code.isascii() and all(letter.isalnum() or letter in "-_" for letter in code):
        try:
            raw = urlsafe_b64decode(code + "=" * (-len(code) % 4))
        except ValueError:
            raw = b""
        if len(raw) > _HEAD + _CHECK:
            return raw
    raise BadFile("track-foreign", "This is not a link to a Spielkiste track.")


def _checksum(payload: bytes) -> bytes:
    return sha256(b"spielkiste-track:" + payload).digest()[:_CHECK]
