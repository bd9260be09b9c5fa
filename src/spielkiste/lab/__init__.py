"""For researchers and programmers: simulate, compare bots, check a game against the contract.

The files here are what people import; what stands behind them is in the rooms.
"""
