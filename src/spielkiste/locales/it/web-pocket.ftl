## The chest to take along, on a server's shelf; and the way from it to a server

web-pocket-hint = Il baule da portare con te gioca anche senza rete. Le sue partite restano sul dispositivo.
web-pocket-open = Apri il baule da portare
web-pocket-friends-hint = A un tavolo sul server giocano anche gli amici su altri dispositivi.
web-pocket-friends = Gioca con gli amici
error-no-pocket = { $path } non è una cartella che gioca senza server. Creane una con: make site
error-site-server = { $address } non è l’indirizzo di un server; scrivilo come https://…
