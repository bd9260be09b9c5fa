## The chest to take along, on a server's shelf; and the way from it to a server

web-pocket-hint = El baúl para llevar también juega sin red. Sus partidas se quedan en el dispositivo.
web-pocket-open = Abrir el baúl para llevar
web-pocket-friends-hint = En una mesa del servidor también juegan amigos desde otros dispositivos.
web-pocket-friends = Jugar con amigos
error-no-pocket = { $path } no es una carpeta que juegue sin servidor. Crea una con: make site
error-site-server = { $address } no es la dirección de un servidor; escríbela como https://…
