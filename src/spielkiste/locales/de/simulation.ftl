# Viele Spiele: über Prozesse und Rechner, in Dateien

error-missing-extra = { $package } fehlt. So kommt es dazu: { $remedy } (aus den Quellen: { $clone })
error-other-run = Die Datei { $path } gehört zu einem anderen Lauf: { $name } ist dort { $theirs }, nicht { $ours }. Nimm eine andere Datei.
error-bad-rows-file = Nimm eine Datei, die auf .csv oder .parquet endet, nicht { $path }.
error-no-cluster = Unter { $address } antwortet kein Ray-Cluster. Prüfe die Adresse oder starte einen mit: ray start --head
error-portion-lost = Die Verteilungen { $first } bis { $last } haben ihren Prozess { $tries }-mal zum Absturz gebracht. Versuch sie mit --jobs 1, dann siehst du, warum.
error-other-rules = Ein Rechner kennt { $game } mit der Regelversion { $theirs }, nicht { $ours }. Installiere überall dieselbe Spielkiste.
error-ray-not-started = Ray ließ sich auf diesem Rechner nicht starten: { $why }
