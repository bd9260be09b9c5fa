# Las jugadas con lo que hay en la mesa: en el consejo y en el repaso.
mr-move-swap-both = cambiar { $place } por { $other }
