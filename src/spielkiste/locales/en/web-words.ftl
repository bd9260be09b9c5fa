# One word under a sign; it is part of what the button is called.
web-word-shelf = Shelf
web-word-picture = Picture
web-word-print = Print
web-word-watch = Replay
web-word-swap = Seats
web-word-save = Save
web-word-table = Table
