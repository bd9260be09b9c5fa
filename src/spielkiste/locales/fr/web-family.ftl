## Les personnes de cet appareil

web-family-new = Quelqu’un d’autre
web-family-me = C’est moi !
web-family-change = Modifier { $name }
web-family-doubled = { $name } est déjà là.
web-family-hint = Les prénoms, les autocollants et les parties restent sur cet appareil. À la table, les autres ne voient que ton prénom et ton animal.
web-family-move = Vers un autre appareil
web-family-move-hint = Ouvre ce lien sur l’autre appareil. { $name } pourra y jouer aussi, avec tous ses autocollants et tous ses calculs. Le lien contient tout ; aucun serveur ne garde rien. Ici aussi, tout reste en place.
web-family-delete-sure = { $name } doit vraiment partir ?
web-family-delete = Sur cet appareil, les autocollants, les coupes, les parties terminées et les calculs appris de { $name } seront supprimés. Les parties commencées restent.
web-family-gone = { $name } n’est plus ici.
web-family-back = Faire revenir
web-person-title = { $name } arrive ici
web-person-facts = Je sais déjà : { $count ->
    [one] un calcul
   *[other] { $count } calculs
}
web-person-known = { $name } est déjà là. Tout sera réuni.
web-person-go = S’installer ici
web-person-here = { $name } est là !
web-person-lost = Personne n’est arrivé
web-person-damaged = Le lien est incomplet. Envoie-le encore une fois depuis l’autre appareil.
