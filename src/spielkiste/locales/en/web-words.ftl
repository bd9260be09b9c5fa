# One word under a sign; it is part of what the button is called.
web-word-shelf = Shelf
web-word-picture = Picture
web-word-watch = Watch
web-word-swap = Swap
web-word-save = Save
web-word-table = Table

# Where a name may be typed: the question, and the name whoever types none has.
web-name-else = What’s your name? ({ $name })
web-shelf-welcome = Pick a game!
