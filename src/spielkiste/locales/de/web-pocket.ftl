## The chest to take along, on a server's shelf; and the way from it to a server

web-pocket-hint = Die Kiste zum Mitnehmen spielt auch ohne Netz. Die Partien darin bleiben auf dem Gerät.
web-pocket-open = Zum Mitnehmen öffnen
web-pocket-friends-hint = An einem Tisch auf dem Server spielen auch Freunde an anderen Geräten mit.
web-pocket-friends = Mit Freunden spielen
error-no-pocket = { $path } ist kein Ordner, der ohne Server spielt. Schreib einen mit: make site
error-site-server = { $address } ist keine Adresse eines Servers; schreib sie als https://…
