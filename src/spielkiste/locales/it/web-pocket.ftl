## The chest to take along, on a server's shelf; and the way from it to a server

error-no-pocket = { $path } non è una cartella per giocare senza server. Creane una con: make site
error-site-server = { $address } non è l’indirizzo di un server; scrivilo come https://…
error-site-ice = { $address } non è l’indirizzo di un server STUN o TURN; scrivi HOST:PORTA oppure, con --turn, NOME:PASSWORD@HOST:PORTA.
