# Por qué una jugada tiene sentido: una frase verdadera cada vez.
zr-hint-goal = Con esta llegas justo a { $goal }: ¡el rally es tuyo!
zr-hint-over-same = Es el mismo número que el de encima, y el montón llega a { $goal } o más: ¡el rally es tuyo!
zr-hint-over = El montón pasa de { $goal } y el coche lo tienes tú: ¡el rally es tuyo!
zr-hint-over-plain = El montón pasa de { $goal } y se acaba el rally.
zr-hint-last = Ahora se roba la última carta, y el coche decide: lo tendrás tú si nadie caza.
zr-hint-same = Es el mismo número que el de encima: te llevas el coche.
zr-hint-ten = { $total } es una decena justa: te llevas el coche.
zr-hint-event = Lo dice la carta: te llevas el coche.
zr-hint-overtake = El montón se queda en { $total }, y quien iba después de ti pierde el turno.
zr-hint-safe = En { $total } hace falta un { $need } para la siguiente decena, y todos han salido ya o los tienes tú.
zr-hint-count = En { $total } los demás necesitan un { $need } para la siguiente decena; { $count ->
        [one] solo queda uno
       *[other] quedan { $count }
    } por salir.
zr-hint-draw = { $count ->
        [0] No te quedan cartas
        [one] Solo te queda una carta
       *[other] Solo te quedan { $count } cartas
    } en la mano: roba mientras puedas.
zr-hint-draw-last = Con la última carta se acaba el rally, y el coche lo tienes tú.
zr-hint-snap = Tienes el mismo número: ¡cázalo y el coche es tuyo!
zr-hint-snap-wins = Tienes el mismo número, y el montón llega a { $total }: ¡el rally es tuyo!
zr-hint-pass = No tienes ningún { $card }.
zr-hint-pass-hold = Con tu carta el montón llegaría a { $total }; luego, con un { $need }, te quitarían el coche.
