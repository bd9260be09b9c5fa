## El final de una tarde de club

web-club-final = Final
web-club-semi = Semifinal
web-club-third = Por el tercer puesto
web-club-next-final = Final de los { $count } mejores
web-club-next-final-hint = Los demás juegan contra sus vecinos de la tabla, así nadie se queda mirando.
web-club-next-winners = Final de los ganadores
web-club-next-winners-hint = Los perdedores de las semifinales juegan por el tercer puesto, los demás contra sus vecinos de la tabla.
web-club-next-semi = Semifinales
web-club-next-semi-hint = { $first } juega contra { $fourth }, { $second } contra { $third } y los demás contra sus vecinos de la tabla. Después viene la final de los ganadores.
web-club-you-final = ¡Juegas la final!
web-club-you-semi = ¡Juegas la semifinal!
web-club-you-third = ¡Juegas por el tercer puesto!
error-class-no-final = Para eso hacen falta más niños que jueguen entre sí.
