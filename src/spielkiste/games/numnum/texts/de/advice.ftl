# Warum ein Zug sinnvoll ist: je ein wahrer Satz.  Die der Patience stehen in game.ftl.
nn-hint-last = Deine letzte Karte: Wer keine mehr hat, gewinnt.
nn-hint-draw = Von deinen Karten passt keine.
nn-hint-pass = Zu ziehen gibt es nichts.
nn-hint-keep = Du hebst die Karte für später auf.
nn-hint-stop = Du hebst deine übrigen Karten für später auf.
nn-hint-double = Sie passt doppelt: Du darfst weiterlegen, und { $count ->
        [one] eine deiner Karten passt
       *[other] { $count } deiner Karten passen
    } darauf.
nn-hint-one = Von deinen Zahlenkarten passt nur diese.
nn-hint-joker = Sie passt, und deinen Joker, der zu jeder Zahl passt, hebst du auf.
nn-hint-few = Auf diese Karte passt am wenigsten: { $count } Zahlenkarten.
nn-hint-few-pressed = { $seat } hat fast gewonnen, und auf diese Karte passt am wenigsten: { $count } Zahlenkarten.
nn-hint-fits = Sie passt; { $count } Zahlenkarten könnten folgen.
nn-hint-special = Du wirst eine Karte los, die zu keiner Zahl passt.
nn-hint-special-only = Von deinen Zahlenkarten passt keine, diese Karte schon.
nn-hint-wish-only = Von deinen Zahlenkarten passt keine. Wünsch dir { $colour }: Davon hast du { $count }.
nn-hint-wish-most = Wünsch dir { $colour }: Davon hast du { $count }, und kein anderes Zeichen hast du öfter.
nn-hint-wish-colour = Wünsch dir { $colour }: Davon hast du { $count }.
nn-hint-wish-pressed = { $seat } hat fast gewonnen: Nach einem Wunsch passt von den Zahlenkarten nur noch ein Zeichen.

nn-hint-claim = Dort bekommst du { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, auf der anderen Seite { $rest ->
        [0] keine.
        [one] nur eine.
       *[other] { $rest }.
    }
nn-hint-claim-less = Dort bekommst du { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
nn-hint-breach = Damit ist Stapel { $stack } leer: Die Mauer bricht, und neben der Lücke holst du { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
nn-hint-take-double = { $left } und { $right } passen doppelt: Du bist noch einmal dran.
nn-hint-take-opening = { $left } und { $right } passen doppelt, wie es die Eröffnung verlangt.
nn-hint-take-high = { $left } und { $right } passen, und alle Stapel bleiben hoch: mindestens { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
nn-hint-take-low = { $left } und { $right } passen. Achtung, Stapel { $stack } hat dann nur noch { $count ->
        [one] eine Karte.
       *[other] { $count } Karten.
    }
nn-hint-take-none = { $left } und { $right } passen, und danach finden die anderen gar kein Paar.
nn-hint-take-leaves = { $left } und { $right } passen, und danach haben die anderen am wenigsten Auswahl: { $count ->
        [one] nur ein Paar
       *[other] { $count } Paare
    }.
nn-hint-take = { $left } und { $right } passen: zwei Karten für dich.
nn-hint-aside-lifts = Das hebt das { $row }er-Verbot auf, und die Karte darunter wird frei.
nn-hint-aside-bars = Das sperrt die { $row }er-Reihe, und die Karte darunter wird frei.
nn-hint-aside-last = Es ist die letzte Karte von Stapel { $stack }.
nn-hint-swap-free = Liegt { $card } frei auf Stapel { $stack }, hast du { $count ->
        [0] noch kein Paar
        [one] ein Paar
       *[other] { $count } Paare
    } zur Wahl.
