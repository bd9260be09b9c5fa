# Les coups avec ce qui est sur la table : dans le conseil et dans le bilan.
nn-move-take-cards = prendre { $left_acc } et { $right_acc }
nn-move-aside-card = mettre de côté { $card_acc }
nn-move-play-card = poser { $card_acc } sur sa pile
nn-move-wait-card = faire attendre { $card_acc }
nn-move-fetch-card = reprendre { $card_acc } qui attend
