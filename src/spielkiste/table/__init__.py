"""A match in progress: who sits where, the log it is made of, tempo, undo.  It knows no particular game and does no I/O."""
