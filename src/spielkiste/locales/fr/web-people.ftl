web-join-animal = Quel animal es-tu ?
web-name-yours = Ton prénom
# Where a name may be typed: the question, and the name whoever types none has.
web-name-else = Ton prénom, p. ex. { $name }
web-join-for-example = p. ex. { $name }
