web-join-animal = Welches Tier bist du?
web-name-yours = Dein Name
# Where a name may be typed: the question, and the name whoever types none has.
web-name-else = Dein Name, z. B. { $name }
web-join-for-example = z. B. { $name }
