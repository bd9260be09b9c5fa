## For whoever runs a server

error-setting-text = { $where } ne peut pas être « { $value } » ; écris du texte, entre guillemets dans un fichier.
error-setting-number = { $where } ne peut pas être « { $value } » ; écris un nombre de { $least } à { $most }.
error-setting-yes-no = { $where } ne peut pas être « { $value } » ; écris yes ou no, dans un fichier true ou false.
error-setting-one-of = { $where } ne peut pas être « { $value } » ; choisis parmi : { $known }.
error-setting-days = { $where } ne peut pas être « { $value } » ; écris un nombre de jours comme 90d, ou for-ever.
error-setting-proxies = { $where } ne peut pas être « { $value } » ; écris yes, no ou les adresses des proxys.
error-setting-unknown = Le réglage « { $name } » n’existe pas ({ $path }) ; choisis parmi : { $known }.
setting-in-file = « { $name } » dans { $path }
error-setting-variable = La variable d’environnement { $name } n’existe pas ; écris { $meant }.
error-file-denied = Tu n’as pas le droit de lire le fichier { $path } ; vérifie ses droits.
error-file-folder = { $path } est un dossier ; indique un fichier.
error-not-toml = Le fichier { $path } n’est pas du TOML ({ $why }) ; écris des lignes comme : port = 8080
error-setting-secret = { $where } ne convient pas ; il faut au moins { $least } caractères : lettres sans accent et chiffres, sans espace.
error-host-key = Ce n’est pas la clé de l’hôte ; regarde où le serveur la garde.
error-too-many-keys = Trop de mauvaises clés depuis cette adresse. Réessaie dans { $seconds } s.
error-closing = Ce serveur sera bientôt mis à jour et n’accepte pas de nouveaux arrivants pour l’instant. Les parties commencées continuent.
error-setting-bus = { $where } ne peut pas être « { $value } » ; écris l’adresse d’un serveur Redis comme redis://localhost:6379/0
error-bus-alone = Un bus relie des serveurs qui partagent une base PostgreSQL ; indiques-en une avec --database, ou enlève --bus.
error-unknown-database = On ne peut pas enregistrer de tables à une adresse qui commence par { $scheme }:// ; donne un fichier, ou postgresql://…
error-scale-missing = Il manque { $name } ; tape : pip install "spielkiste[scale]"
error-database-away = Le serveur n’a pas accès à ses tables en ce moment. Réessaie dans un instant ; rien n’est perdu.
error-table-away = Cette table n’est pas joignable en ce moment. Réessaie dans un instant ; rien n’est perdu.
error-backup-postgres = Les tables de jeu stockées dans PostgreSQL se sauvegardent avec l’outil de PostgreSQL ; tape : pg_dump --format=custom --file tables.backup { $path }
error-restore-postgres = Les tables de jeu stockées dans PostgreSQL se récupèrent avec l’outil de PostgreSQL ; arrête les serveurs, puis tape : pg_restore --clean --dbname { $path } tables.backup
error-last-needs-folder = --last garde des sauvegardes dans un dossier, et { $path } n’en est pas un ; donne un dossier, avec / à la fin s’il est nouveau.
error-doctor-url = { $url } n’est pas une adresse ; écris-en une comme https://games.example.org

serve-host = La page de l’hôte (comment va le serveur, qui peut encore entrer) : { $address }host
serve-host-key = (la clé est dans { $path })
serve-this-key = (la clé est { $host_key })
serve-no-key = (fermée : choisis une clé avec --host-key, la même pour tous les serveurs)
serve-new-database = La base de données { $path } n’existait pas encore ; elle vient d’être créée. Si tes parties devaient s’y trouver, vérifie le chemin.
serve-no-web-installed = La page web manque dans cette installation. Reconstruis le paquet comme dans docs/host.md, sans SPIELKISTE_NO_WEB, puis réinstalle-le.

host-title = Spielkiste : la page de l’hôte
host-key = La clé de l’hôte
host-enter = Afficher
host-where = Au démarrage, le serveur dit où il garde la clé.
host-open = Tout le monde peut entrer.
host-closed = Plus personne ne peut entrer. Les parties commencées continuent ; après un redémarrage, tout le monde peut entrer à nouveau.
host-let-nobody-in = Ne plus laisser entrer personne
host-let-in = Laisser de nouveau entrer tout le monde
host-look = Actualiser
host-tables = Tables utilisées
host-kept = Tables gardées
host-people = Appareils à table
host-load = Charge de la dernière minute (un cœur)
host-lag = Plus longue attente de la dernière minute
host-memory = Mémoire
host-database = Base de données
host-uptime = En marche depuis
host-version = Version
host-server = Ce serveur parmi ceux qui partagent la base de données
host-elsewhere = Appareils d’ici, aux tables d’autres serveurs
host-bus = Bus
host-bus-up = en marche
host-bus-away = absent ; les messages passent par la base de données
host-bus-none = aucun ; les messages passent par la base de données

error-no-database = La base de données { $path } n’existe pas ; indique-la avec --database.
error-no-folder = Le dossier { $path } n’existe pas ; crée-le d’abord.
error-not-ours = { $path } n’est pas une base de données Spielkiste ; choisis un autre fichier.
error-damaged-database = { $path } est abîmé ; prends une sauvegarde plus ancienne.

site-done = { $path } est prêt ({ $size } Mo) : n’importe quel serveur web peut le servir.
error-site-no-page = La page n’est pas encore construite ; pour cela : make site
error-site-no-engine = Il n’y a pas de moteur dans { $path } (il manque { $name }). Lance make site dans un dépôt, ou indique un moteur avec --engine.
error-site-not-empty = { $path } n’est pas vide ; choisis un autre dossier.

backup-done = Le nouveau fichier { $path } contient { $tables ->
    [0] 0 table de jeu
    [one] la seule table de jeu
   *[other] les { $tables } tables de jeu
} de { $database }. Personne d’autre que toi ne peut le lire.
backup-removed = Anciennes sauvegardes supprimées : { $count }.
restore-done = { $tables ->
    [one] { $tables } table de jeu est
   *[other] { $tables } tables de jeu sont
} de retour dans { $database }, à partir de { $path }. Démarre maintenant le serveur.
restore-before = L’ancienne base de données est dans { $path } ; si tout va bien, tu peux la supprimer. Seules les { $count } dernières sont gardées.

doctor-ok = bon     { $said }
doctor-note = note    { $said }
doctor-wrong = ERREUR  { $said }
doctor-database = La base de données { $path } est en bon état et contient { $tables ->
    [one] { $tables } table de jeu
   *[other] { $tables } tables de jeu
}.
doctor-running = Un serveur tourne sur la base de données { $path } ; elle est en bon état et contient { $tables ->
    [one] { $tables } table de jeu
   *[other] { $tables } tables de jeu
}.
doctor-no-database = La base de données { $path } n’existe pas encore ; le serveur la créera.
doctor-database-gone = Un serveur tourne, mais sa base de données { $path } n’est plus là ; il n’enregistre plus rien. Arrête-le, restaure une sauvegarde et redémarre-le (docs/host.md).
doctor-no-server = Aucun serveur ne tourne ici. Pour en démarrer un : spielkiste serve (comme service : systemctl start spielkiste)
doctor-unreadable = Impossible de lire la base de données { $path } ({ $why }) ; lance la commande sous le compte du serveur.
doctor-shared = La base de données { $path } contient { $tables ->
    [one] { $tables } table de jeu
   *[other] { $tables } tables de jeu
} ; serveurs qui tournent dessus : { $servers }.
doctor-shared-empty = La base de données { $path } est joignable et vide ; le serveur la préparera.
doctor-synchronised = PostgreSQL écrit aussi sur le disque ce qu’il confirme.
doctor-not-synchronised = PostgreSQL confirme ce qui n’est pas encore sur le disque ; mets fsync et full_page_writes sur on.
doctor-clocks = Les horloges de cet ordinateur et de la base de données indiquent la même heure.
doctor-clocks-apart = Les horloges de cet ordinateur et de la base de données ont { $seconds } s d’écart ; règle-les.
doctor-bus = Le bus { $path } répond.
doctor-no-bus = Les serveurs se parlent par la base de données ; s’il y a beaucoup de monde, --bus redis://… est plus rapide.
doctor-bus-away = Le bus { $path } ne répond pas ({ $why }) ; les serveurs se parleraient par la base de données.
doctor-backup = La dernière sauvegarde { $days ->
    [0] date des dernières 24 heures
    [one] a { $days } jour
   *[other] a { $days } jours
} : { $path }
doctor-old-backup = La dernière sauvegarde a { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} ({ $path }) ; fais-en une chaque nuit, voir docs/host.md.
doctor-no-backup = Aucune sauvegarde n’est connue ; tape : spielkiste backup DOSSIER/ --last 14
doctor-private = Seul son propriétaire peut lire la base de données.
doctor-not-private = D’autres peuvent lire la base de données, avec ses graines et ses liens ; tape : chmod 600 { $path }
doctor-secrets-open = D’autres peuvent lire ou modifier { $path } ; tape : chmod { $mode } { $path }
doctor-read-only = Impossible d’écrire dans { $path } ; vérifie à qui il appartient.
doctor-room = Il y a de la place sur le disque : { $free } Go pour { $path }.
doctor-no-room = Le disque est presque plein : encore { $free } Go pour { $path } ; fais de la place.
doctor-clock = L’horloge indique { $now }.
doctor-wrong-clock = L’horloge indique { $now }, et c’est impossible ; règle-la. Rien n’est effacé pour autant.
doctor-none-marked = Rien n’est marqué pour être effacé.
doctor-marked = Ce qui n’a pas servi depuis longtemps sera effacé dans quelques jours : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $rooms ->
    [one] { $rooms } classe
   *[other] { $rooms } classes
}. Une table qu’on ouvre est gardée ; --keep-marked les garde toutes.
doctor-brought-back = Gardées, comme si elles venaient de servir : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $rooms ->
    [one] { $rooms } classe
   *[other] { $rooms } classes
}.
doctor-descriptors = Le système permet { $most } fichiers ouverts.
doctor-no-descriptors = Ce système ne limite pas les fichiers ouverts.
doctor-few-descriptors = Le système ne permet que { $most } fichiers ouverts, et il en faut un par personne à table ; augmente la limite avec ulimit -n ou LimitNOFILE.
doctor-port = Le port { $port } de { $host } est libre.
doctor-port-held = Le port { $port } de { $host } est occupé, par le serveur qui tourne.
doctor-alone = Seul cet ordinateur atteint { $host }. Si un proxy y fait entrer les gens, ajoute --behind-proxy.
doctor-no-proxy = Qui atteint { $host } entre directement. Si c’est un proxy, ajoute --behind-proxy.
doctor-proxy = X-Forwarded-For est accepté de { $proxies }.
doctor-bad-proxy = « { $proxies } » ne contient pas d’adresses de proxys ; écris-en comme 127.0.0.1,10.0.0.0/8 après --behind-proxy.
doctor-version = { $name } { $version } est assez récent.
doctor-old = { $name } { $version } est trop ancien, il faut { $least } ; tape : pip install --upgrade { $name }
doctor-missing = Il manque { $name } ; tape : pip install "spielkiste[serve]"
doctor-page = La page pour navigateurs est construite.
doctor-url-well = { $url } répond, et son serveur va bien.
doctor-url-ill = Le serveur à l’adresse { $url } répond, mais il ne va pas bien ({ $why }) ; regarde son journal et son disque.
doctor-url-other = { $url } répond avec le code { $status }, mais ce n’est pas une Spielkiste ; vérifie l’adresse et où mène le proxy.
doctor-url-away = { $url } ne répond pas ({ $why }) ; vérifie le nom, le pare-feu (ports 80 et 443), et que le proxy et le serveur tournent.
doctor-certificate = Le certificat de { $host } est encore valable { $days } jours.
doctor-certificate-ends = Le certificat de { $host } n’est plus valable que { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} ; vérifie que le proxy le renouvelle.
doctor-bad-certificate = Les navigateurs refusent le certificat de { $url } ({ $why }) ; regarde le journal du proxy.
doctor-not-encrypted = La connexion à { $host } n’est pas chiffrée ; hors de ton réseau, passe par https:// (docs/host.md).
doctor-socket = Le WebSocket par lequel on joue s’ouvre.
doctor-no-socket = Le WebSocket par lequel on joue ne s’ouvre pas (code { $status }) ; le proxy doit laisser passer les upgrades et l’en-tête Host, voir « Behind a proxy » dans docs/host.md.

push-turn = À toi de jouer : { $game }
push-again = { $game } t’attend toujours
