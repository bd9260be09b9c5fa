## The chest to take along, on a server's shelf; and the way from it to a server

error-no-pocket = { $path } is geen map die zonder server werkt. Maak er een met: make site
error-site-server = { $address } is geen adres van een server; schrijf het als https://…
error-site-ice = { $address } is geen adres van een STUN- of TURN-server; schrijf het als HOST:POORT, bij --turn als NAAM:WACHTWOORD@HOST:POORT.
