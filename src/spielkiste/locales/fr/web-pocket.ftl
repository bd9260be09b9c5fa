## The chest to take along, on a server's shelf; and the way from it to a server

error-no-pocket = { $path } n’est pas un dossier qui joue sans serveur. Crées-en un avec : make site
error-site-server = { $address } n’est pas l’adresse d’un serveur ; écris-la sous la forme https://…
