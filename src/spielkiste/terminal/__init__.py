"""Play in a terminal, line by line, even through a pipe or with a screen reader."""
