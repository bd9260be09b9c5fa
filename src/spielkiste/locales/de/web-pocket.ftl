## The chest to take along, on a server's shelf; and the way from it to a server

error-no-pocket = { $path } ist kein Ordner, der ohne Server spielt. Schreib einen mit: make site
error-site-server = { $address } ist keine Adresse eines Servers; schreib sie als https://…
