## The chest to take along, on a server's shelf; and the way from it to a server

web-pocket-hint = The chest to take along plays without a network, too. Its games stay on the device.
web-pocket-open = Open the chest to go
web-pocket-friends-hint = At a table on the server, friends on other devices can join in.
web-pocket-friends = Play with friends
error-no-pocket = { $path } isn’t a folder that plays without a server. Write one with: make site
error-site-server = { $address } isn’t the address of a server; write it as https://…
