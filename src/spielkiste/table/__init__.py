"""A match in progress: seats, log, tempo and undo, for any game and without I/O."""
