## The chest to take along, on a server's shelf; and the way from it to a server

error-no-pocket = { $path } n’est pas un dossier qui fonctionne sans serveur. Crées-en un avec : make site
error-site-server = { $address } n’est pas l’adresse d’un serveur ; écris-la sous la forme https://…
error-site-ice = { $address } n’est pas l’adresse d’un serveur STUN ou TURN ; écris HÔTE:PORT ou, pour --turn, NOM:MOTDEPASSE@HÔTE:PORT.
