"""What decides at the tables: hall, tables, protocol, pace.

No socket, no HTTP, no file: a transport feeds it, a store keeps it.
"""
