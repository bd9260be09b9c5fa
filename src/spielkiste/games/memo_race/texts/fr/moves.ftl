# Les coups avec ce qui est sur la table : dans le conseil et dans le bilan.
mr-move-swap-both = échanger { $place } et { $other }
