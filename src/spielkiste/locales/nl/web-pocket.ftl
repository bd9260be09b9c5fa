## The chest to take along, on a server's shelf; and the way from it to a server

web-pocket-hint = De speelkist om mee te nemen speelt ook zonder netwerk. De partijen erin blijven op het apparaat.
web-pocket-open = Meeneemkist openen
web-pocket-friends-hint = Aan een tafel op de server spelen ook vrienden op andere apparaten mee.
web-pocket-friends = Met vrienden spelen
error-no-pocket = { $path } is geen map die zonder server speelt. Maak er een met: make site
error-site-server = { $address } is geen adres van een server; schrijf het als https://…
