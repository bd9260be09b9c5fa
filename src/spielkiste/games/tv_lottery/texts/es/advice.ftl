# Por qué una respuesta tiene sentido: una frase verdadera cada vez.
tl-hint-new = Aún no tienes ningún { $digit }, y cada número premiado tiene seis cifras distintas.
tl-hint-again = Ya tienes un { $digit }.
tl-hint-fill = Mientras no salga el número premiado, ninguna carta es mejor que otra.
tl-hint-place = El número premiado aún no ha salido: ninguna posición es mejor que otra.
tl-hint-take = Te falta el { $digit } en la posición { $place }.
tl-hint-take-useless = No te hace falta el { $digit }.
tl-hint-ask = Te falta el { $digit } en la posición { $place }. Preguntar no cuesta nada, y quien lo tenga repetido tiene que decirlo.
tl-hint-ask-useless = No te hace falta el { $digit }; preguntar no cuesta nada.
tl-hint-buy = Te falta el { $digit } en la posición { $place }.
tl-hint-put-right = En el número premiado, el { $digit } está en la posición { $place }.
tl-hint-put-pair = Si luego cambias las posiciones { $place } y { $second }, las dos estarán bien.
tl-hint-put-junk = El { $card } de la posición { $place } no te sirve.
tl-hint-put = En algún sitio tiene que ir el { $digit }.
tl-hint-give = Lo que hay en tu posición { $place } no está bien ahí de todas formas.
tl-hint-give-right = Lo que hay en tu posición { $place } está bien ahí.
tl-hint-swap-both = Con este cambio, las posiciones { $place } y { $second } estarán bien.
tl-hint-swap-one = El cambio pone el { $digit } donde tiene que estar: en la posición { $number }.
tl-hint-swap = Este cambio no pone ninguna cifra en su posición.
tl-hint-spin = De sus { $number } números, { $count ->
        [one] { $count } te lleva
       *[other] { $count } te llevan
    } a una cifra que te falta o a un cambio que te ayuda.
tl-hint-spin-most = De sus { $number } números, { $count ->
        [one] { $count } te lleva
       *[other] { $count } te llevan
    } a una cifra que te falta o a un cambio que te ayuda: más que con las otras flechas.
tl-hint-spin-none = Ninguno de sus números te lleva a una cifra que te falte ni a un cambio que te ayude; quedan las casillas de suerte y de compra.
tl-hint-spin-nowhere = Desde aquí ninguna flecha te lleva a una cifra que te falte ni a un cambio que te ayude.
tl-hint-land-digit = Ahí consigues el { $digit } que te falta en la posición { $place }.
tl-hint-land-swap = Ahí puedes cambiar dos cartas de sitio, y al menos una cifra quedará bien.
tl-hint-land = Así caes en { $square_acc }.
tl-hint-trade = Tu posición { $place } no está bien; en el número premiado ahí hay un { $digit }.
tl-hint-trade-right = Tu posición { $place } está bien.
tl-hint-leave-digit = No te hace falta el { $digit }.
tl-hint-leave-swap = Con un cambio, ninguna de tus cartas llegaría a su posición.
tl-hint-leave = Te quedas con lo que tienes.
