web-join-animal = ¿Qué animal eres?
web-name-yours = Tu nombre
web-wait-rules = Cómo se juega
