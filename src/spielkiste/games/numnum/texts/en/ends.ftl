# Told of somebody who was ahead in nothing.
nn-fact-doubly-own = Double matches: { $seats } ({ $count })
nn-fact-wishes-own = Wishes: { $seats } ({ $count })
nn-fact-named-own = Right answers: { $seats } ({ $count })
nn-fact-pairs-doubly-own = Double pairs: { $seats } ({ $count })
nn-fact-breaches-own = Break-throughs: { $seats } ({ $count })
nn-fact-claimed-own = Cards won by breaking through: { $seats } ({ $count })
