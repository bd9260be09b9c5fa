## Was ein Kind schon kann, Aufgabe für Aufgabe, und das Üben

web-facts = Das kann ich schon
web-facts-none = Hier ist noch nichts. Spiel ein Spiel mit Plusaufgaben oder dem Einmaleins, dann füllt sich das Bild.
web-facts-who = Wessen Bild?
web-facts-cell = { $fact }: { $verdict }
web-facts-met = kam im Spiel vor
web-facts-next = Als Nächstes üben
web-facts-practise = 2 Minuten üben
web-facts-count = { $count } von { $all } sicher
web-facts-more = { $count ->
    [one] Eine mehr als vor einer Woche.
   *[other] { $count } mehr als vor einer Woche.
}
web-facts-same = So viele wie vor einer Woche.
web-facts-fewer = { $count ->
    [one] Eine ist seit letzter Woche verblasst.
   *[other] { $count } sind seit letzter Woche verblasst.
}
web-facts-weeks = Was sicher sitzt, Woche für Woche bis heute: { $counts }
web-facts-hint = Bleibt nur auf diesem Gerät, unter dem Namen, mit dem du spielst.
web-facts-delete-sure = Dieses Bild löschen?
web-facts-delete = Alles, was auf diesem Gerät über { $name } gespeichert ist, wird gelöscht.
web-facts-csv-head = Name, Aufgabe, Stand, Gefragt, Gleich gewusst, Im Spiel vorgekommen, Zuletzt gefragt
web-practice = Üben
web-practice-back = Zurück zum Bild
web-practice-help = Hilf mir einen Schritt weiter
web-practice-clock = Mit Uhr
web-practice-step = { $count ->
    [one] Eine Frage geschafft
   *[other] { $count } Fragen geschafft
}
web-practice-right = Richtig!
web-practice-wrong = { $answer } ist es nicht. Schau noch einmal.
web-practice-over = Gut gemacht, { $name }!
web-practice-done = { $count } von { $all } gleich gewusst.
web-practice-gold = Heute gewusst
web-practice-missed = Kommt wieder
web-practice-tomorrow = Morgen wieder: { $facts }
web-practice-later = In { $days } Tagen wieder: { $facts }
web-practice-stays = Komm an einem anderen Tag wieder: Was du dann noch weißt, das bleibt.
web-practice-again = Noch einmal
