km-fact-master-own = Meisterzüge: { $seats } ({ $count })
km-fact-attacks-own = Andere angegriffen: { $seats } ({ $count })
km-fact-repairs-own = Pannen behoben: { $seats } ({ $count })
