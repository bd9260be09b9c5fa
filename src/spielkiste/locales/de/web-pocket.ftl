## The chest to take along, on a server's shelf; and the way from it to a server

error-no-pocket = { $path } ist kein Ordner, der ohne Server läuft. Erstelle einen mit: make site
error-site-server = { $address } ist keine Adresse eines Servers; schreib sie als https://…
error-site-ice = { $address } ist keine Adresse eines STUN- oder TURN-Servers; schreib sie als HOST:PORT, bei --turn als NAME:PASSWORT@HOST:PORT.
