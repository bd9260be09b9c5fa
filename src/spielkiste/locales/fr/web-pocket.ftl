## The chest to take along, on a server's shelf; and the way from it to a server

web-pocket-hint = Le coffre à emporter joue aussi sans réseau. Ses parties restent sur l’appareil.
web-pocket-open = Ouvrir le coffre à emporter
web-pocket-friends-hint = À une table du serveur, des amis sur d’autres appareils peuvent jouer avec toi.
web-pocket-friends = Jouer avec des amis
error-no-pocket = { $path } n’est pas un dossier qui joue sans serveur. Crées-en un avec : make site
error-site-server = { $address } n’est pas l’adresse d’un serveur ; écris-la sous la forme https://…
