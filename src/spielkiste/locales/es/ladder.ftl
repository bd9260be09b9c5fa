# La escalera de niveles en la arena

ladder-table = { $game } entre { $seats }, Elo por encima del nivel más bajo:
ladder-rung = { $bot }: { $elo } ± { $error }
ladder-higher = { $bot } gana a { $other }: { $share } % (de { $low } a { $high }), { $games } partidas
ladder-not-higher = { $bot } no es claramente más fuerte que { $other }: { $share } % (de { $low } a { $high }), { $games } partidas
ladder-undecided = { $bot } contra { $other }, aún sin decidir: { $share } % (de { $low } a { $high }), { $games } partidas
lab-stumbled = { $bot } ha fallado: { $count ->
    [one] se ha sorteado una jugada.
   *[other] se han sorteado { $count } jugadas.
}
lab-first-error = Primer error: { $error }. Con --strict lo ves entero.
error-ladder-bots = Para --ladder hacen falta al menos dos bots distintos.
error-bad-budget = Un consejo necesita al menos un mundo imaginado, no { $budget }.
error-ladder-rows = Con --ladder no se escriben filas. Quita --out o compara dos bots sin --ladder.
