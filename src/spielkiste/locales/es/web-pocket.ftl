## The chest to take along, on a server's shelf; and the way from it to a server

error-no-pocket = { $path } no es una carpeta para jugar sin servidor. Crea una con: make site
error-site-server = { $address } no es la dirección de un servidor; escríbela como https://…
error-site-ice = { $address } no es la dirección de un servidor STUN o TURN; escribe HOST:PUERTO o, para --turn, NOMBRE:CLAVE@HOST:PUERTO.
