web-join-animal = Welches Tier bist du?
web-name-yours = Dein Name
