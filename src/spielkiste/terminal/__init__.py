"""Play in a terminal, line by line: also through a pipe and with a screen reader."""
