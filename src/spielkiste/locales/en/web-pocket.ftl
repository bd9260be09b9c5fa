## The chest to take along, on a server's shelf; and the way from it to a server

error-no-pocket = { $path } isn’t a folder that works without a server. Make one with: make site
error-site-server = { $address } isn’t the address of a server; write it as https://…
error-site-ice = { $address } isn’t the address of a STUN or TURN server; write HOST:PORT, or USER:PASSWORD@HOST:PORT for --turn.
