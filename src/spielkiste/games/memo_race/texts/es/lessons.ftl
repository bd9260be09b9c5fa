# Las lecciones: una frase o dos por paso, para que también se puedan leer en voz alta.
lesson-memo-race-first = Tu primer viaje por el desierto

mr-lesson-first-turn = Tu coche es el azul. ¡Llévalo a la ficha de abajo!
    .typed = Tu coche es el azul. ¡Ve hacia el sur!
mr-lesson-first-lay = ¡Una curva! Tiene que llevar a la recta de boxes, en el centro: ¡ponla así!
mr-lesson-first-lay-where = Así la pista se aleja del centro. ¡Pon la curva hacia la recta de boxes!
mr-lesson-first-lina = Gana quien llegue antes a la meta. ¡Fíjate bien en lo que destapa Lina!
mr-lesson-first-pit = ¡Un callejón sin salida! Acuérdate de dónde está y entra en boxes.
mr-lesson-first-canister = El bidón te enseña tu meta: el trébol, abajo a la izquierda. Ahora va Lina.
mr-lesson-first-remember = ¿Te acuerdas? Abajo está el callejón sin salida. ¡Mejor ve a la izquierda!
mr-lesson-first-not-there = Debajo de boxes está el callejón sin salida. Por la izquierda se va al trébol.
mr-lesson-first-swaps = ¡Buena memoria! También se pueden cambiar dos fichas. ¡Mira cuáles toma Lina!
mr-lesson-first-on = ¡Ahora sigue hacia la izquierda!
    .typed = Sigues hacia la izquierda: ¡ve hacia el oeste!
mr-lesson-first-curve = Otra curva. ¡Ponla hacia abajo, que allí está tu meta!
    .typed = Otra curva. ¡Ponla hacia el sur, que allí está tu meta!
mr-lesson-first-curve-where = El trébol está abajo. Pon la curva de modo que vaya hacia abajo.
mr-lesson-first-down = ¡Sigue hacia abajo!
mr-lesson-first-nearly = Ya casi estás. ¡Un poquito más!
mr-lesson-first-goal = Ahí está tu trébol. ¡A la meta!
mr-lesson-first-won = ¡Has ganado! Recuerda: primero a boxes y luego al color de tu bidón. Quien se acuerda de las fichas va más rápido.
