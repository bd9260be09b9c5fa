## When someone opens the chest at home

serve-already = Spielkiste is already open at { $address }
serve-other-port = Another program is using port { $port }, so it’s { $opened } this time.
serve-games-there = Your earlier games are on the shelf at { $address }, and they’re safe: close the other program and start again.
serve-phone = To join in on a phone: { $address }
serve-other-networks = On other networks: { $addresses }
serve-who = Anyone on the same network can come in and play. To keep it to yourself: --host 127.0.0.1 (with make: make play SPIELKISTE_HOST=127.0.0.1).
serve-only-here = Only this computer can come in. To let a phone in, leave --host out.
serve-no-network = This computer isn’t on any network, so a phone can’t reach it. Put both on the same Wi-Fi and start again.
serve-stop = Press Ctrl-C to close it; every game is saved.
serve-closed = Spielkiste is closed; every game is saved.
serve-closed-unsaved = Spielkiste is closed. The database { $path } was missing or couldn’t be written, so the last moves aren’t saved.
single-file-close = Press Enter to close this window.
error-database-open-at = A server, at { $address }, is already using the database { $path }. Stop it first, or choose another database with --database.
error-other-origin = This page was opened from an address the server doesn’t know. Use the address it names when it starts; a proxy in front must pass on the Host header unchanged.
