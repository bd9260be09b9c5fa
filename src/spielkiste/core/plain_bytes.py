"""Pure Python versions of the few `librt` functions that the rules use, for browsers and the interpreter."""

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class BytesWriter(bytearray):
    """Bytes that are written one by one.  Compiled with librt, this is many times faster than a `bytearray`."""

    def write(self, written: bytes) -> None:
        self.extend(written)

    def getvalue(self) -> bytes:
        return bytes(self)


#: A sequence of numbers of fixed length.  Compiled with librt, its items are machine integers.  The interpreter uses a list,
#: because librt's is slower there.
vec = list


def read_i32_le(read: bytes, index: int) -> int:
    """Return four bytes as a signed little-endian number."""
    return int.from_bytes(read[index : index + 4], "little", signed=True)
