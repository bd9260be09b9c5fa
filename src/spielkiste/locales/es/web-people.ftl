web-join-animal = ¿Qué animal eres?
web-name-yours = Tu nombre
# Where a name may be typed: the question, and the name whoever types none has.
web-name-else = Tu nombre, p. ej. { $name }
web-join-for-example = p. ej. { $name }
