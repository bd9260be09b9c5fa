# Warum ein Zug sinnvoll ist: je ein wahrer Satz.
zr-hint-goal = Das macht genau { $goal }: Die Rallye gehört dir.
zr-hint-over-same = Die gleiche Zahl wie oben, und damit steht es bei { $goal } oder mehr: Die Rallye gehört dir.
zr-hint-over = Damit geht es über { $goal }, und du hast das Auto: Die Rallye gehört dir.
zr-hint-over-plain = Damit geht es über { $goal }, und die Rallye ist zu Ende.
zr-hint-last = Jetzt wird die letzte Karte gezogen, dann entscheidet das Auto. Du hast es, wenn niemand schnappt.
zr-hint-same = Die gleiche Zahl wie oben: Du bekommst das Auto.
zr-hint-ten = { $total } ist ein voller Zehner: Du bekommst das Auto.
zr-hint-event = Die Karte sagt es: Du bekommst das Auto.
zr-hint-overtake = Es bleibt bei { $total }, und wer als Nächstes käme, wird überholt.
zr-hint-safe = Bei { $total } fehlt zum nächsten Zehner eine { $need }, und die sind alle weg oder bei dir.
zr-hint-count = Bei { $total } brauchen die anderen für den nächsten Zehner eine { $need }; davon { $count ->
        [one] ist nur noch eine
       *[other] sind noch { $count }
    } im Spiel.
zr-hint-draw = Du hast { $count ->
        [0] keine Karte
        [one] nur eine Karte
       *[other] nur { $count } Karten
    } auf der Hand: Zieh, solange du darfst.
zr-hint-draw-last = Die letzte Karte beendet die Rallye, und du hast das Auto.
zr-hint-snap = Du hast die gleiche Zahl: Schnapp, und das Auto gehört dir.
zr-hint-snap-wins = Du hast die gleiche Zahl, und damit steht es bei { $total }: Die Rallye gehört dir.
zr-hint-pass = Du hast keine { $card }.
zr-hint-pass-hold = Mit deiner Karte stünde es bei { $total }; dann holt eine { $need } das Auto wieder weg.
