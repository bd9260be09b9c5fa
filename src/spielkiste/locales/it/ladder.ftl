# La scala dei livelli nell’arena

ladder-table = { $game } in { $seats }, Elo sopra il livello più basso:
ladder-rung = { $bot }: { $elo } ± { $error }
ladder-higher = { $bot } batte { $other }: { $share }% (da { $low } a { $high }), { $games } partite
ladder-not-higher = { $bot } non è nettamente più forte di { $other }: { $share }% (da { $low } a { $high }), { $games } partite
ladder-undecided = { $bot } contro { $other }, ancora incerto: { $share }% (da { $low } a { $high }), { $games } partite
lab-stumbled = { $bot } ha fallito: { $count ->
    [one] una mossa è stata sorteggiata.
   *[other] { $count } mosse sono state sorteggiate.
}
lab-first-error = Primo errore: { $error }. Con --strict lo vedi per intero.
error-ladder-bots = Per una scala servono almeno due bot diversi.
error-bad-budget = Per un consiglio serve almeno un mondo immaginato, non { $budget }.
error-ladder-rows = Una scala non scrive righe. Togli --out oppure confronta due bot senza --ladder.
