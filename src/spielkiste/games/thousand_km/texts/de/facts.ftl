# Am Ende: was sich von dieser Partie zu erzählen lohnt.
km-fact-master = Meisterzüge: { $seats } ({ $count })
km-fact-attacks = Am häufigsten andere angegriffen: { $seats } ({ $count }×)
km-fact-repairs = Die meisten Pannen behoben: { $seats } ({ $count })
km-fact-master-own = Meisterzüge: { $seats } ({ $count })
km-fact-attacks-own = Andere angegriffen: { $seats } ({ $count })
km-fact-repairs-own = Pannen behoben: { $seats } ({ $count })
