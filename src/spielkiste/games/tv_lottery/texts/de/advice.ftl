# Warum eine Antwort sinnvoll ist: je ein wahrer Satz.
tl-hint-new = Eine { $digit } hast du noch nicht, und in jeder Gewinnzahl sind sechs verschiedene Ziffern.
tl-hint-again = Eine { $digit } hast du schon.
tl-hint-fill = Solange die Zahl nicht gezogen ist, ist keine Karte besser als eine andere.
tl-hint-place = Die Zahl ist noch nicht gezogen: Keine Stelle ist besser als eine andere.
tl-hint-take = Dir fehlt die { $digit } an Stelle { $place }.
tl-hint-take-useless = Die { $digit } fehlt dir nicht.
tl-hint-ask = Dir fehlt die { $digit } an Stelle { $place }. Fragen kostet nichts, und wer zwei hat, muss es sagen.
tl-hint-ask-useless = Die { $digit } fehlt dir nicht; fragen kostet nichts.
tl-hint-buy = Dir fehlt die { $digit } an Stelle { $place }.
tl-hint-put-right = In der Gewinnzahl steht die { $digit } an Stelle { $place }.
tl-hint-put-pair = Wenn du dann die Stellen { $place } und { $second } vertauschst, stimmen beide.
tl-hint-put-junk = Die { $card } an Stelle { $place } nützt dir nichts.
tl-hint-put = Irgendwohin muss die { $digit }.
tl-hint-give = Was an deiner Stelle { $place } steht, stimmt dort sowieso nicht.
tl-hint-give-right = Was an deiner Stelle { $place } steht, stimmt dort.
tl-hint-swap-both = Nach dem Tausch stimmen Stelle { $place } und Stelle { $second }.
tl-hint-swap-one = Der Tausch bringt die { $digit } dorthin, wo sie hingehört: an Stelle { $number }.
tl-hint-swap = Dieser Tausch bringt keine Ziffer an ihre Stelle.
tl-hint-spin = { $count } von { $number } Zahlen { $count ->
        [one] führt
       *[other] führen
    } dich zu einer fehlenden Ziffer oder zu einem Tausch, der hilft.
tl-hint-spin-most = { $count } von { $number } Zahlen { $count ->
        [one] führt
       *[other] führen
    } dich zu einer fehlenden Ziffer oder zu einem Tausch, der hilft: mehr als bei den anderen Drehpfeilen.
tl-hint-spin-none = Keine der Zahlen führt zu einer fehlenden Ziffer oder einem Tausch, der hilft; Glücks- und Kauffelder bleiben.
tl-hint-spin-nowhere = Von hier führt kein Drehpfeil zu einer fehlenden Ziffer oder einem Tausch, der hilft.
tl-hint-land-digit = Dort bekommst du die { $digit }, die dir an Stelle { $place } fehlt.
tl-hint-land-swap = Dort darfst du zwei Karten vertauschen, und mindestens eine Ziffer stimmt dann.
tl-hint-land = Das führt dich hierhin: { $square }.
tl-hint-trade = Deine Stelle { $place } stimmt nicht; in der Gewinnzahl steht dort eine { $digit }.
tl-hint-trade-right = Deine Stelle { $place } stimmt.
tl-hint-leave-digit = Die { $digit } fehlt dir nicht.
tl-hint-leave-swap = Durch einen Tausch käme keine deiner Karten an ihre Stelle.
tl-hint-leave = Du behältst, was du hast.
