"""`librt` where it is not to be had, as in a browser, or is no help: the few things of it that the rules use."""

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class BytesWriter(bytearray):
    """Bytes that are written one by one.  Compiled, and with librt, that is many times faster than a `bytearray`."""

    def write(self, written: bytes) -> None:
        self.extend(written)

    def getvalue(self) -> bytes:
        return bytes(self)


#: Numbers in a row, as many as there were at first.  Compiled, and with librt, they are no objects, but just numbers; the
#: interpreter, for whom librt's are slower, has a list.
vec = list


def read_i32_le(read: bytes, index: int) -> int:
    """Four bytes as a signed number, the lowest first."""
    return int.from_bytes(read[index : index + 4], "little", signed=True)
