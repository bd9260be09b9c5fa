# Le mosse con quello che c’è sul tavolo: nel consiglio e nel riepilogo.
mr-move-swap-both = scambiare { $place_acc } con { $other_acc }
