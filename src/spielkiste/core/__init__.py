"""The contract between games, bots and hosts: states, moves, events, options and randomness."""
