web-join-animal = Quel animal es-tu ?
web-name-yours = Ton nom
web-wait-rules = Comment on joue
