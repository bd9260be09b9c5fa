# Le mosse con quello che c’è sul tavolo: nel consiglio e nel riepilogo.
nn-move-take-cards = prendere { $left_acc } e { $right_acc }
nn-move-aside-card = mettere da parte { $card_acc }
nn-move-play-card = mettere { $card_acc } sulla sua pila
nn-move-wait-card = far aspettare { $card_acc }
nn-move-fetch-card = riprendere { $card_acc } in attesa
