# Las jugadas con lo que hay en la mesa: en el consejo y en el repaso.
nn-move-take-cards = llevarse { $left_acc } y { $right_acc }
nn-move-aside-card = apartar { $card_acc }
nn-move-play-card = poner { $card_acc } en su montón
nn-move-wait-card = dejar { $card_acc } esperando
nn-move-fetch-card = recuperar la carta en espera: { $card }
