# At the end: what is worth telling about this game.
km-fact-master = Meesterzetten: { $seats } ({ $count })
km-fact-attacks = De grootste plaaggeest: { $seats } ({ $count }×)
km-fact-repairs = Het vaakst pech verholpen: { $seats } ({ $count }×)
km-fact-master-own = { $seats_you ->
    [yes] Je hebt { $count } meesterzetten gedaan!
   *[no] { $seats } heeft { $count } meesterzetten gedaan!
}
km-fact-attacks-own = { $seats_you ->
    [yes] Je hebt { $count } streken uitgehaald!
   *[no] { $seats } heeft { $count } streken uitgehaald!
}
km-fact-repairs-own = { $seats_you ->
    [yes] Je hebt { $count } keer pech verholpen!
   *[no] { $seats } heeft { $count } keer pech verholpen!
}
km-fact-drove = Het verst gereden: { $seats } ({ $count } km)
km-fact-drove-own = { $seats_you ->
    [yes] Je hebt { $count } kilometer gereden!
   *[no] { $seats } heeft { $count } kilometer gereden!
}
