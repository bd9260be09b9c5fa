# Warum eine Antwort sinnvoll ist: je ein wahrer Satz.
tl-hint-new = Eine { $digit } hast du noch nicht, und in jeder Gewinnzahl sind sechs verschiedene Ziffern.
tl-hint-again = Eine { $digit } hast du schon.
tl-hint-fill = Solange die Zahl nicht gezogen ist, ist keine Karte besser als eine andere.
tl-hint-place = Die Zahl ist noch nicht gezogen: Kein Platz ist besser als ein anderer.
tl-hint-take = Dir fehlt die { $digit } auf Platz { $place }.
tl-hint-take-useless = Die { $digit } fehlt dir nicht.
tl-hint-ask = Dir fehlt die { $digit } auf Platz { $place }. Fragen kostet nichts, und wer zwei hat, muss es sagen.
tl-hint-ask-useless = Die { $digit } fehlt dir nicht; fragen kostet nichts.
tl-hint-buy = Dir fehlt die { $digit } auf Platz { $place }.
tl-hint-put-right = In der Gewinnzahl steht die { $digit } auf Platz { $place }.
tl-hint-put-pair = Wenn du dann Platz { $place } und { $second } tauschst, stimmen beide.
tl-hint-put-junk = Die { $card } auf Platz { $place } nützt dir nichts.
tl-hint-put = Irgendwohin muss die { $digit }.
tl-hint-give = Was auf deinem Platz { $place } steht, stimmt dort sowieso nicht.
tl-hint-give-right = Was auf deinem Platz { $place } steht, stimmt dort.
tl-hint-swap-both = Nach dem Tausch stimmen Platz { $place } und Platz { $second }.
tl-hint-swap-one = Der Tausch bringt die { $digit } dorthin, wo sie hingehört: auf Platz { $number }.
tl-hint-swap = Dieser Tausch bringt keine Ziffer an ihren Platz.
tl-hint-spin = { $count } von { $number } Zahlen { $count ->
        [one] führt
       *[other] führen
    } dich zu einer fehlenden Ziffer oder zu einem Tausch, der hilft.
tl-hint-spin-most = { $count } von { $number } Zahlen { $count ->
        [one] führt
       *[other] führen
    } dich zu einer fehlenden Ziffer oder zu einem Tausch, der hilft: mehr als bei den anderen Rädern.
tl-hint-spin-none = Keine der Zahlen führt zu einer fehlenden Ziffer oder einem Tausch, der hilft; Glücks- und Kauffelder bleiben.
tl-hint-spin-nowhere = Von hier führt kein Rad zu einer fehlenden Ziffer oder einem Tausch, der hilft.
tl-hint-land-digit = Dort bekommst du die { $digit }, die dir auf Platz { $place } fehlt.
tl-hint-land-swap = Dort darfst du zwei Karten tauschen, und mindestens eine Ziffer stimmt dann.
tl-hint-land = Das führt dich hierhin: { $square }.
tl-hint-trade = Dein Platz { $place } stimmt nicht; in der Gewinnzahl steht dort eine { $digit }.
tl-hint-trade-right = Dein Platz { $place } stimmt.
tl-hint-leave-digit = Die { $digit } fehlt dir nicht.
tl-hint-leave-swap = Durch einen Tausch käme keine deiner Karten an ihren Platz.
tl-hint-leave = Du behältst, was du hast.
