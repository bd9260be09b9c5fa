"""What every game needs to read a position that somebody may have written by hand."""


def whole_number(given: object, low: int, high: int) -> int:
    """An int from `low` to `high`, and nothing that only looks like one; ValueError otherwise."""
    if not isinstance(given, int) or isinstance(given, bool) or not low <= given <= high:
        raise ValueError("number")
    return given
