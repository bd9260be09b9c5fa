# Por qué una jugada tiene sentido: una frase verdadera cada vez.
km-hint-arrive = Con { $km } km llegas justo a la meta.
km-hint-drive-then = Después de { $km } km te faltan { $left } km, y justo esa carta la tienes.
km-hint-drive-far = { $km } km es lo más lejos que puedes ir ahora; luego te faltan { $left } km.
km-hint-drive = Con { $km } km avanzas; luego te faltan { $left } km.
km-hint-green = Sin semáforo verde no puedes conducir.
km-hint-end-limit = Con límite de velocidad solo puedes poner 25 y 50. Con esta carta se acaba el límite.
km-hint-defend = Así te quitas de encima { $top_acc }.
km-hint-safety-frees = Te quitas de encima { $top_acc } para siempre{ $count ->
        [0] .
       *[other] , y repites turno.
    }
km-hint-safety-starts = Así puedes conducir también sin semáforo verde{ $count ->
        [0] .
       *[other] , y repites turno.
    }
km-hint-safety = Ya nadie podrá atacarte con esto ({ $cards }){ $count ->
        [0] .
       *[other] , y repites turno.
    }
km-hint-attack-near = Así paras a { $side }: { $side_count ->
        [one] le faltan
       *[other] les faltan
    } solo { $left } km para la meta.
km-hint-attack-first = Así paras a { $side }: de los demás, { $side_count ->
        [one] es quien ha llegado
       *[other] son quienes han llegado
    } más lejos, a { $km } km.
km-hint-attack-ahead = Así paras a { $side }: { $side_count ->
        [one] te saca
       *[other] te sacan
    } { $km } km.
km-hint-attack = Así paras a { $side } hasta que llegue la carta que lo arregla.
km-hint-limit-near = Así frenas a { $side }: { $side_count ->
        [one] le faltan
       *[other] les faltan
    } solo { $left } km para la meta.
km-hint-limit-first = Así frenas a { $side }: de los demás, { $side_count ->
        [one] es quien ha llegado
       *[other] son quienes han llegado
    } más lejos, a { $km } km.
km-hint-limit-ahead = Así frenas a { $side }: { $side_count ->
        [one] te saca
       *[other] te sacan
    } { $km } km.
km-hint-limit = Así frenas a { $side }: con límite de velocidad solo valen 25 y 50.
km-hint-discard-far = Es demasiado: solo te faltan { $left } km.
km-hint-discard-200 = En cada carretera solo caben dos cartas de 200: no podrás poner todas las tuyas.
km-hint-discard-attack = Con ella ya no puedes atacar a nadie: los demás tienen protección ({ $top }).
km-hint-discard-defence = Ya no la necesitas: tienes delante { $top_acc }.
km-hint-discard-spare = De estas tienes { $count }: puedes soltar una.
km-hint-discard-short = Es la más baja de tus cartas de kilómetros.
km-hint-discard = De tus cartas, es la que menos echarás de menos.
km-hint-master = Tu { $card } anula al momento { $top_acc }, y después tienes un turno entero.
km-hint-pass = No tienes { $card_acc }, así que no puedes anular { $top_acc }.
km-hint-pass-keep = Te guardas en la mano { $card_acc }.
km-hint-next = Los puntos están contados: ¡a por la siguiente ronda!
