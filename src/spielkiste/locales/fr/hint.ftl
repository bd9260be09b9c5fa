# Conseils : ce que ferait quelqu’un qui joue bien ; pareil dans tous les jeux.

hint-only = C’est la seule chose possible maintenant.
hint-plain = C’est ce que ferait ici quelqu’un qui joue bien.
error-hint-not-alone = Les conseils, c’est seulement quand il n’y a personne d’autre que toi à la table.
play-hint = Quelqu’un qui joue bien ferait ceci : « { $move } ». { $reason }
play-hint-chance = { $move } (environ { $percent } { $percent ->
    [one] chance
   *[other] chances
} sur 100 de gagner)
play-hint-none = Pas de conseil pour l’instant.

web-hint = Conseil
web-hint-thinking = Je réfléchis…
web-hint-none = Pas de conseil pour l’instant.
web-hint-do = Faire ça
web-hint-chances = Sur 100 parties, voici à peu près combien on en gagnerait :
web-hint-key = ce que ferait quelqu’un qui joue bien
