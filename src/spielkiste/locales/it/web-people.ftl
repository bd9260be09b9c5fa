web-join-animal = Che animale sei?
web-name-yours = Il tuo nome
