# De ladder van niveaus in de arena

ladder-table = { $game } met { $seats } aan tafel, Elo boven het laagste niveau:
ladder-rung = { $bot }: { $elo } ± { $error }
ladder-higher = { $bot } verslaat { $other }: { $share }% ({ $low } tot { $high }), { $games } spellen
ladder-not-higher = { $bot } is niet merkbaar sterker dan { $other }: { $share }% ({ $low } tot { $high }), { $games } spellen
ladder-undecided = { $bot } tegen { $other } is nog niet beslist: { $share }% ({ $low } tot { $high }), { $games } spellen
lab-stumbled = { $bot } ging in de fout: { $count ->
    [one] één zet is door het lot gekozen.
   *[other] { $count } zetten zijn door het lot gekozen.
}
lab-first-error = Eerste fout: { $error }. Met --strict zie je hem helemaal.
error-ladder-bots = Een ladder heeft minstens twee verschillende bots nodig.
error-bad-budget = Een tip heeft minstens één bedachte wereld nodig, niet { $budget }.
error-ladder-rows = Een ladder schrijft geen rijen. Laat --out weg, of vergelijk twee bots zonder --ladder.
