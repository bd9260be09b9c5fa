web-join-animal = Che animale sei?
web-name-yours = Il tuo nome
web-wait-rules = Come si gioca
