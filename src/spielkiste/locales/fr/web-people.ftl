web-join-animal = Quel animal es-tu ?
web-name-yours = Ton prénom
