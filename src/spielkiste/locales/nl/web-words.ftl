# One word under a sign; it is part of what the button is called.
web-word-shelf = Kast
web-word-picture = Plaatje
web-word-watch = Bekijken
web-word-swap = Wisselen
web-word-save = Bewaren
web-word-table = Tafel

# Where a name may be typed: the question, and the name whoever types none has.
web-name-else = Hoe heet je? ({ $name })
web-shelf-welcome = Kies een spel!
