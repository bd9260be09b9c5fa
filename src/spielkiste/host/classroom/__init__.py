"""Classrooms: the messages (`messages`), all rooms of a server (`rooms`), one open room (`room`) and their helpers."""
