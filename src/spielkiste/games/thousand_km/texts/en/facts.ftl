# At the end: what is worth telling about this game.
km-fact-master = Master moves: { $seats } ({ $count })
km-fact-attacks = Most cheeky tricks: { $seats } ({ $count })
km-fact-repairs = Fixed the most problems: { $seats } ({ $count })
# Told of somebody who was ahead in nothing.
km-fact-master-own = { $seats_you ->
    [yes] You made { $count } master moves!
   *[no] { $seats } made { $count } master moves!
}
km-fact-attacks-own = { $seats_you ->
    [yes] You played { $count } cheeky tricks!
   *[no] { $seats } played { $count } cheeky tricks!
}
km-fact-repairs-own = { $seats_you ->
    [yes] You fixed { $count } problems!
   *[no] { $seats } fixed { $count } problems!
}
km-fact-drove = Drove the furthest: { $seats } ({ $count } km)
km-fact-drove-own = { $seats_you ->
    [yes] You drove { $count } kilometres!
   *[no] { $seats } drove { $count } kilometres!
}
