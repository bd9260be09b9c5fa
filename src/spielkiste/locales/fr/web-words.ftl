# One word under a sign; it is part of what the button is called.
web-word-shelf = Étagère
web-word-picture = Image
web-word-watch = Revoir
web-word-swap = Changer
web-word-save = Garder
web-word-table = Table

# Where a name may be typed: the question, and the name whoever types none has.
web-name-else = Comment t’appelles-tu ? ({ $name })
web-shelf-welcome = Choisis un jeu !
