# Alla fine: quello che vale la pena raccontare di questa partita.
zr-fact-snaps = Le mani più veloci: { $seats } ({ $count ->
    [one] una carta acchiappata
   *[other] { $count } carte acchiappate
})
zr-fact-car = Auto conquistata: { $seats } ({ $count ->
    [one] una volta
   *[other] { $count } volte
})
zr-fact-named = Più calcoli fatti: { $seats } ({ $count })
zr-fact-laid = Più carte giocate: { $seats } ({ $count })
zr-fact-snaps-own = { $seats_you ->
    [yes] Hai acchiappato { $count } carte!
   *[no] { $seats } ha acchiappato { $count } carte!
}
zr-fact-car-own = { $seats_you ->
    [yes] Hai conquistato l’auto { $count } volte!
   *[no] { $seats } ha conquistato l’auto { $count } volte!
}
zr-fact-named-own = { $seats_you ->
    [yes] Hai fatto { $count } calcoli!
   *[no] { $seats } ha fatto { $count } calcoli!
}
zr-fact-laid-own = { $seats_you ->
    [yes] Hai giocato { $count } carte!
   *[no] { $seats } ha giocato { $count } carte!
}
