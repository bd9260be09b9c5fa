## La fine di una serata di club

web-club-final = Finale
web-club-semi = Semifinale
web-club-third = Per il terzo posto
web-club-next-final = Finale dei { $count } migliori
web-club-next-final-hint = Tutti gli altri giocano contro i vicini di classifica, così nessuno sta a guardare.
web-club-next-winners = Finale dei vincitori
web-club-next-winners-hint = Chi ha perso la semifinale gioca per il terzo posto, tutti gli altri contro i vicini di classifica.
web-club-next-semi = Semifinali
web-club-next-semi-hint = { $first } gioca contro { $fourth }, { $second } contro { $third }, tutti gli altri contro i vicini di classifica. Poi viene la finale dei vincitori.
web-club-you-final = Giochi in finale!
web-club-you-semi = Giochi in semifinale!
web-club-you-third = Giochi per il terzo posto!
error-class-no-final = Per questo servono più bambini che giocano tra loro.
