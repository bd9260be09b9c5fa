## Die Mauerspiele von NumNum im Browser

web-wall-wall = Die Mauer
web-wall-stacks = Sieben Stapel nebeneinander
web-wall-rows = Sieben offene Spalten
web-wall-stack = Stapel { $stack }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-wall-row = Spalte { $row }, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-wall-second = Spalte { $row }, unter der letzten Karte
web-wall-below = Spalte { $row }, unter der freien Karte, von ihr aus: { $cards }.
web-wall-hole = Stapel { $stack } ist leer
web-wall-one-left = Stapel { $stack }: nur noch eine Karte!
web-wall-empty-row = abgeräumt
web-wall-show-all = Alle Karten der Spalten zeigen
web-wall-chosen = gewählt
web-wall-can = kann genommen werden
web-wall-cannot = findet gerade keinen Partner
web-wall-fits = passt
web-wall-fits-doubly = passt doppelt
web-wall-fits-why = passt: { $why }
web-wall-your-turn = du bist dran
web-wall-their-turn = überlegt
web-wall-partner = mit { $name }
web-wall-cards = { $count ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $count } Karten
}
web-wall-mistakes = { $count ->
    [one] eine falsche Antwort
   *[other] { $count } falsche Antworten
}
web-wall-bars = Sperren
web-wall-bars-on = Gesperrt
web-wall-barred = Die { $row }er-Reihe ist gesperrt
web-wall-barred-short = { $row }er-Reihe gesperrt
web-wall-open = Die { $row }er-Reihe ist frei
web-wall-why = Warum?
web-wall-show-why = Warum? Zeigen, weshalb Karten passen
web-wall-why-on = Gründe an.
web-wall-why-off = Gründe aus.
web-wall-star = Wunschkarte: Tausch sie gegen eine der letzten sieben.
web-wall-ban = Verbot: Leg es beiseite. Es sperrt seine Reihe oder gibt sie wieder frei.
web-wall-tag-swap = tauschen
web-wall-tag-bar = sperren
web-wall-loot = Die Beute
web-wall-tag-lift = freigeben
web-wall-last = Die sieben zuletzt genommenen Karten
web-wall-last-short = Letzte sieben
web-wall-last-card = { $you ->
    [yes] { $card }, bei dir
   *[no] { $card }, bei { $names }
}
web-wall-swap-for = { $you ->
    [yes] Die Wunschkarte gegen { $card } tauschen, bei dir
   *[no] Die Wunschkarte gegen { $card } tauschen, bei { $names }
}
web-wall-aside = Beiseite
web-wall-breach = Durchbruch!
web-wall-claim-left = Alles links von Stapel { $stack } nehmen: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
web-wall-claim-right = Alles rechts von Stapel { $stack } nehmen: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}

web-wall-say-won = Gewonnen: { $names }!
web-wall-say-draw = Gleichstand: Alle gewinnen!
web-wall-say-breach = Links oder rechts?
web-wall-say-breach-hint = Alle Karten dort gehören dann dir.
web-wall-say-breach-other = Durchbruch! { $name } wählt eine Seite.
web-wall-say-wait = { $name } überlegt.
web-wall-took = { $you ->
    [yes] Du nimmst { $left } und { $right }:
   *[no] { $name } nimmt { $left } und { $right }:
}
web-wall-say-naming = Was haben sie gemeinsam?
web-wall-say-bar = Sperrt die { $row }er-Reihe.
web-wall-say-lift = Gibt die { $row }er-Reihe wieder frei.
web-wall-say-swap = Welche der letzten sieben willst du?
web-wall-say-swap-hint = Wer sie hat, bekommt die Wunschkarte.
web-wall-say-not-free = Frei sind nur Karten, auf denen keine andere liegt.
web-wall-say-lonely = Zu { $card } passt gerade nichts.
web-wall-say-lonely-opening = Am Anfang muss ein Paar doppelt passen.
web-wall-say-lonely-hint = Wähle eine andere Karte.
web-wall-say-second = { $card } und …?
# Für alle, die zuhören: was andere an der Mauer sehen.
web-wall-heard-place = { $rows ->
    [yes] { $card } in Spalte { $place }
   *[no] { $card } auf Stapel { $place }
}
web-wall-heard-double = { $card } (passt doppelt)
web-wall-heard-fits = Zu { $card } passt: { $cards }.
web-wall-heard-from = { $where ->
    [stacks] Von den Stapeln { $places }.
    [columns] Von den Spalten { $places }.
   *[column] Von Spalte { $places }.
}
web-wall-heard-freed = Jetzt frei: { $cards }.
web-wall-heard-free = Frei: { $cards }.
web-wall-heard-lowest = { $many ->
    [one] Niedrigster Stapel: { $stacks }, mit { $count ->
            [one] einer Karte
           *[other] { $count } Karten
        }
   *[other] Niedrigste Stapel: { $stacks }, mit je { $count ->
            [one] einer Karte
           *[other] { $count } Karten
        }
}.
web-wall-heard-again = Mach weiter: Finde noch ein Paar.
web-wall-say-second-hint = 2× passt doppelt: Du machst weiter.
web-wall-say-find = Welche passt dazu?
web-wall-say-opening = Erst ein Doppel: gleiches Zeichen UND gleiche Malreihe.
web-wall-say-opening-take = Nimm so ein Paar: Es passt doppelt.
web-wall-say-opening-hint = Am Anfang: gleiches Zeichen und gleiche Malreihe.
web-wall-like = z. B.
web-wall-riddle = Findest du mein Doppel?
web-wall-riddle-pair = Siehst du ein Paar?
web-wall-riddle-double = Da liegt ein Doppel!
web-wall-goal-rows = Ziel: Sammle die meisten Karten!
web-wall-goal-wall = Ziel: Brich durch und hol die meisten Karten!
web-wall-say-must = Nutze eine Wunsch- oder Verbotskarte.
web-wall-say-must-swap = Tausch die Wunschkarte gegen eine der letzten sieben.
web-wall-say-must-lift = Gib die { $row }er-Reihe frei: Dann passt mehr!
web-wall-say-must-bar = Leg die Verbotskarte beiseite: Sie sperrt die { $row }er-Reihe.
web-wall-say-must-ban = Leg eine Verbotskarte beiseite.
web-wall-say-must-hint = Kein Paar ist frei.
web-wall-say-again = Doppelt! Mach weiter.
web-wall-say-double = Ein Doppel ist frei: Damit machst du weiter!
web-wall-say-double-hint = Sonst reicht gleiches Zeichen oder gleiche Malreihe.
web-wall-say-double-short = Ein Doppel ist frei! Sonst reicht eins:
web-wall-say-go = Jetzt reicht eins: gleiches Zeichen oder gleiche Malreihe.
web-wall-say-pair = Finde ein Paar: gleiches Zeichen oder gleiche Malreihe.
web-wall-say-go-short = Wähle zwei. Zeichen oder Reihe reicht:
web-wall-go-suit = gleiches Zeichen
web-wall-go-row = gleiche Malreihe
web-wall-say-go-hint = Wähle zwei passende.

web-wall-key-stacks = Die freie Karte eines Stapels oder einer Spalte nehmen
