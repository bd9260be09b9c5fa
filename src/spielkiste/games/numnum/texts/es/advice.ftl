# Por qué una jugada tiene sentido: una frase verdadera cada vez. Las del solitario están en game.ftl.
nn-hint-last = Tu última carta: quien se queda sin cartas gana.
nn-hint-draw = Ninguna de tus cartas encaja.
nn-hint-pass = No hay nada que robar.
nn-hint-keep = Te guardas la carta para más tarde.
nn-hint-stop = Te guardas las demás cartas para más tarde.
nn-hint-double = Encaja doble: puedes jugar otra, y sobre esta { $count ->
        [one] encaja una de tus cartas
       *[other] encajan { $count } de tus cartas
    }.
nn-hint-one = De tus números, solo encaja este.
nn-hint-joker = Encaja, y te guardas el comodín, que va con cualquier número.
nn-hint-few = De tus cartas que encajan, es la más difícil de seguir: encima encajan { $count } números.
nn-hint-few-pressed = { $seat } está a punto de ganar y, de tus cartas que encajan, esta es la más difícil de seguir: encima encajan { $count } números.
nn-hint-fits = Encaja; encima pueden ir { $count } números.
nn-hint-special = Te quitas una carta que no va con ningún número.
nn-hint-special-only = Ninguno de tus números encaja, pero esta carta sí.
nn-hint-wish-only = Ninguno de tus números encaja. Pide { $colour }: tienes { $count }.
nn-hint-wish-most = Pide { $colour }: tienes { $count }, y de ninguna otra figura tienes más.
nn-hint-wish-colour = Pide { $colour }: tienes { $count }.
nn-hint-wish-pressed = { $seat } está a punto de ganar: después de un deseo solo encajan números de una figura.

nn-hint-claim = Ahí te llevas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }; al otro lado { $rest ->
        [0] no hay ninguna.
        [one] solo hay una.
       *[other] hay { $rest }.
    }
nn-hint-claim-less = Ahí te llevas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
nn-hint-breach = Así se vacía el montón { $stack } y se rompe el muro: junto a la brecha te llevas { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
nn-hint-take-double = El { $left } y el { $right } son pareja doble: repites turno.
nn-hint-take-opening = El { $left } y el { $right } son pareja doble, como pide la apertura.
nn-hint-take-high = El { $left } y el { $right } encajan, y todos los montones siguen altos: al menos { $count } cartas.
nn-hint-take-low = El { $left } y el { $right } encajan. Ojo con el montón { $stack }: { $count ->
        [one] solo le queda una carta.
       *[other] solo le quedan { $count } cartas.
    }
nn-hint-take-none = El { $left } y el { $right } encajan, y después los demás no encontrarán ninguna pareja.
nn-hint-take-leaves = El { $left } y el { $right } encajan, y así los demás tendrán menos donde elegir: { $count ->
        [one] una sola pareja
       *[other] { $count } parejas
    }.
nn-hint-take = El { $left } y el { $right } encajan: dos cartas para ti.
nn-hint-aside-lifts = Así la tabla del { $row } vuelve a valer, y la carta de debajo queda libre.
nn-hint-aside-bars = Así la tabla del { $row } queda prohibida, y la carta de debajo, libre.
nn-hint-aside-last = Es la última carta de la posición { $stack }.
nn-hint-swap-free = Con el { $card } libre en la posición { $stack } { $count ->
        [0] aún no tienes ninguna pareja
        [one] tienes una pareja
       *[other] tienes { $count } parejas
    } que llevarte.
