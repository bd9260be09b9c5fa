# The ladder of levels in the arena

ladder-table = { $game }, { $seats } at the table, Elo above the lowest rung:
ladder-rung = { $bot }: { $elo } ± { $error }
ladder-higher = { $bot } beats { $other }: { $share }% ({ $low } to { $high }), { $games } games
ladder-not-higher = { $bot } isn’t noticeably stronger than { $other }: { $share }% ({ $low } to { $high }), { $games } games
ladder-undecided = { $bot } against { $other } is still undecided: { $share }% ({ $low } to { $high }), { $games } games
lab-stumbled = { $bot } failed: { $count ->
    [one] one move was picked at random.
   *[other] { $count } moves were picked at random.
}
lab-first-error = First error: { $error }. Add --strict to see it in full.
error-ladder-bots = A ladder needs at least two different bots.
error-bad-budget = A hint needs a budget of at least one world, not { $budget }.
error-ladder-rows = A ladder writes no rows. Leave out --out, or compare two bots without --ladder.
