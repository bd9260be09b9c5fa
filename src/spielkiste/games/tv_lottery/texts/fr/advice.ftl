# Pourquoi une réponse est bonne : une phrase vraie pour chacune.

tl-hint-new = Tu n’as pas encore de { $digit }, et un numéro gagnant a toujours six chiffres différents.
tl-hint-again = Tu as déjà un { $digit }.
tl-hint-fill = Tant que le numéro n’est pas tiré, toutes les cartes se valent.
tl-hint-place = Le numéro n’est pas encore tiré : toutes les places se valent.
tl-hint-take = Il te manque le { $digit } à la place { $place }.
tl-hint-take-useless = Tu n’as pas besoin du { $digit }.
tl-hint-ask = Il te manque le { $digit } à la place { $place }. Demander ne coûte rien, et qui en a deux doit le dire.
tl-hint-ask-useless = Tu n’as pas besoin du { $digit } ; demander ne coûte rien.
tl-hint-buy = Il te manque le { $digit } à la place { $place }.
tl-hint-put-right = Dans le numéro gagnant, le { $digit } est à la place { $place }.
tl-hint-put-pair = Si tu échanges ensuite les places { $place } et { $second }, les deux seront bonnes.
tl-hint-put-junk = À la place { $place }, le { $card } ne te sert à rien.
tl-hint-put = Il faut bien mettre le { $digit } quelque part.
tl-hint-give = À la place { $place }, ta carte n’est pas la bonne de toute façon.
tl-hint-give-right = À la place { $place }, ta carte est la bonne.
tl-hint-swap-both = Après l’échange, les places { $place } et { $second } sont bonnes toutes les deux.
tl-hint-swap-one = L’échange met le { $digit } là où il doit être : à la place { $number }.
tl-hint-swap = Cet échange ne met aucun chiffre à la bonne place.
tl-hint-spin = { $count ->
    [one] { $count } de ses { $number } nombres t’amène
   *[other] { $count } de ses { $number } nombres t’amènent
} à un chiffre qui te manque ou à un échange utile.
tl-hint-spin-most = { $count ->
    [one] { $count } de ses { $number } nombres t’amène
   *[other] { $count } de ses { $number } nombres t’amènent
} à un chiffre qui te manque ou à un échange utile : plus qu’avec les autres flèches.
tl-hint-spin-none = Aucun de ses nombres ne t’amène à un chiffre qui te manque ou à un échange utile ; restent les cases Chance et Achat.
tl-hint-spin-nowhere = D’ici, aucune flèche ne t’amène à un chiffre qui te manque ou à un échange utile.
tl-hint-land-digit = Là, tu trouves le { $digit } qui te manque à la place { $place }.
tl-hint-land-swap = Là, tu peux échanger deux cartes, et au moins un chiffre sera bon.
tl-hint-land = Ça t’amène sur cette case : { $square }.
tl-hint-trade = Ta carte de la place { $place } n’est pas la bonne ; dans le numéro gagnant, il y a là un { $digit }.
tl-hint-trade-right = Ta carte de la place { $place } est la bonne.
tl-hint-leave-digit = Tu n’as pas besoin du { $digit }.
tl-hint-leave-swap = Aucun échange ne mettrait une de tes cartes à la bonne place.
tl-hint-leave = Tu gardes ce que tu as.
