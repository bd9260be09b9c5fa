# La scala dei livelli nell’arena

ladder-table = { $game } in { $seats }, Elo sopra il livello più basso:
ladder-rung = { $bot }: { $elo } ± { $error }
ladder-higher = { $bot } batte { $other }: { $share }% (da { $low } a { $high }), { $games } partite
ladder-not-higher = { $bot } non è nettamente più forte di { $other }: { $share }% (da { $low } a { $high }), { $games } partite
ladder-undecided = { $bot } contro { $other }, ancora incerto: { $share }% (da { $low } a { $high }), { $games } partite
lab-stumbled = { $bot } si è confuso: { $count ->
    [one] una mossa è stata sorteggiata.
   *[other] { $count } mosse sono state sorteggiate.
}
error-ladder-bots = Una scala ha bisogno di almeno due bot diversi.
error-bad-budget = Un consiglio ha bisogno di almeno un mondo immaginato, non { $budget }.
error-ladder-rows = Una scala non scrive righe. Togli --out oppure confronta due bot senza --ladder.
