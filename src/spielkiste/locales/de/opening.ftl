## Wenn jemand die Kiste zu Hause aufmacht

serve-already = Die Spielkiste steht schon offen unter { $address }
serve-other-port = Port { $port } belegt gerade ein anderes Programm; darum ist es dieses Mal { $opened }.
serve-games-there = Die Spiele von früher liegen im Regal unter { $address } und sind nicht verloren: Schließ das andere Programm und starte noch einmal.
serve-phone = Zum Mitspielen am Handy: { $address }
serve-other-networks = In anderen Netzen: { $addresses }
serve-who = Alle im selben Netz können hereinkommen und mitspielen. Nur für dich: --host 127.0.0.1 (mit make: make play SPIELKISTE_HOST=127.0.0.1).
serve-only-here = Nur dieser Computer kommt herein. Damit auch das Handy hereinkommt, lass --host weg.
serve-no-network = Dieser Computer ist in keinem Netz: Ein Handy erreicht ihn so nicht. Verbinde beide mit demselben WLAN und starte noch einmal.
serve-stop = Strg-C schließt sie; jedes Spiel ist gespeichert.
serve-closed = Die Spielkiste ist zu; jedes Spiel ist gespeichert.
serve-closed-unsaved = Die Spielkiste ist zu. Die Datenbank { $path } fehlte oder ließ sich nicht schreiben; die letzten Züge sind nicht gespeichert.
single-file-close = Drücke Enter, dann schließt sich dieses Fenster.
error-database-open-at = Auf der Datenbank { $path } läuft schon ein Server, unter { $address }; beende ihn zuerst, oder nenne mit --database eine andere.
error-other-origin = Diese Seite wurde unter einer anderen Adresse geöffnet, als der Server kennt. Nimm die Adresse, die er beim Start nennt; ein Proxy davor muss den Host-Header unverändert weitergeben.
