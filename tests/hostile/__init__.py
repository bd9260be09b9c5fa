"""The world at its worst: lines that fall silent, clocks that lie, strangers who mean it."""
