"""For researchers and programmers: simulate, compare bots, check a game against the contract."""
