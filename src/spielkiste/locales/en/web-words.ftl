# One word under a sign; it is part of what the button is called.
web-word-shelf = Shelf
web-word-picture = Picture
web-word-watch = Watch
web-word-swap = Swap
web-word-save = Save
web-word-table = Table
