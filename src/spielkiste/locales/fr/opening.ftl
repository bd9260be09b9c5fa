## Quand quelqu’un ouvre le coffre à la maison

serve-already = Spielkiste est déjà ouverte ici : { $address }
serve-other-port = Un autre programme occupe le port { $port } ; cette fois, c’est donc le { $opened }.
serve-games-there = Tes parties d’avant sont sur l’étagère à l’adresse { $address } et ne sont pas perdues : ferme l’autre programme et relance.
serve-phone = Pour jouer sur un téléphone : { $address }
serve-other-networks = Sur d’autres réseaux : { $addresses }
serve-who = Toute personne du même réseau peut entrer et jouer. Rien que pour toi : --host 127.0.0.1 (avec make : make play SPIELKISTE_HOST=127.0.0.1).
serve-only-here = Seul cet ordinateur peut entrer. Pour laisser entrer le téléphone, enlève --host.
serve-no-network = Cet ordinateur n’est sur aucun réseau : un téléphone ne peut pas l’atteindre. Mets les deux sur le même Wi-Fi et relance.
serve-stop = Ctrl-C pour fermer ; toutes les parties sont enregistrées.
serve-closed = Spielkiste est fermée ; toutes les parties sont enregistrées.
serve-closed-unsaved = Spielkiste est fermée. La base de données { $path } manquait ou ne pouvait pas être écrite : les derniers coups ne sont pas enregistrés.
single-file-close = Appuie sur Entrée pour fermer cette fenêtre.
error-database-open-at = Un serveur utilise déjà la base de données { $path }, à l’adresse { $address } ; arrête-le d’abord, ou choisis-en une autre avec --database.
error-other-origin = Cette page a été ouverte à une autre adresse que celle que connaît le serveur. Prends celle qu’il donne au démarrage ; un proxy placé devant doit transmettre l’en-tête Host tel quel.
