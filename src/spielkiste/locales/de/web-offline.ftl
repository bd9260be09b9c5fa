## Die Kiste ohne Server: ihr Motor, und ihre Partien in einer Datei

web-engine-loading = Die Spiele sind unterwegs: { $percent } %
web-engine-starting = Die Spiele werden ausgepackt …
web-engine-elsewhere = Die Spielkiste ist in einem anderen Tab offen, der nicht antwortet. Schließ ihn, dann geht es hier weiter.
web-engine-again = Noch einmal versuchen
web-engine-newer = Es gibt eine neue Fassung der Spielkiste.
web-engine-renew = Aktualisieren
error-engine-network = Die Spiele konnten nicht geladen werden: keine Verbindung. Deine bisherigen Partien sind sicher.
error-engine-broken = Die Spiele wurden nicht vollständig geladen. Lade die Seite neu; deine bisherigen Partien sind sicher.
error-engine-too-old = Dieser Browser ist zu alt für die Spiele. Aktualisiere ihn oder nimm einen anderen.
error-storage-full = Auf diesem Gerät ist kein Platz mehr. Schaff etwas Platz und versuch es noch einmal; es ist nichts verloren.
error-storage-denied = Dieser Browser lässt die Spielkiste nichts speichern. Erlaube es ihr (im privaten Fenster geht das nicht) und lade die Seite neu.
error-bad-chest = Das ist keine Kiste der Spielkiste, oder die Datei ist beschädigt. Es wurde nichts geändert.
error-newer-chest = Diese Kiste stammt aus einer neueren Spielkiste. Aktualisiere deine, dann öffne die Datei noch einmal.

web-chest-hint = Deine Partien bleiben auf diesem Gerät. Wenn du sie mitnehmen willst, pack sie alle in eine Datei.
web-chest-give = Alle Partien sichern
web-chest-take = Partien hereinholen
web-chest-taken =
    { $taken ->
        [0] Alles darin ist schon hier.
        [one] Eine Partie liegt jetzt in der Kiste.
       *[other] { $taken } Partien liegen jetzt in der Kiste.
    }
web-chest-some-taken = Hereingeholte Partien: { $taken }. Hier nicht lesbar: { $left }.
