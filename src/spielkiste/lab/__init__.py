"""For researchers and programmers: simulate games, compare bots, check a game against the contract.

The modules of this package are for import; its subpackages are their implementation.
"""
