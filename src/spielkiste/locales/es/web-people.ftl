web-join-animal = ¿Qué animal eres?
web-name-yours = Tu nombre
