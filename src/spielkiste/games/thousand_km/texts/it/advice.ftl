# Perché una mossa ha senso: una frase vera per ciascuna.
km-hint-arrive = Con { $km } km arrivi esattamente al traguardo.
km-hint-drive-then = Dopo { $km } km ne mancano { $left }, e hai proprio quella carta.
km-hint-drive-far = { $km } km è il massimo che puoi fare adesso; poi ne mancano { $left }.
km-hint-drive = Con { $km } km vai avanti; poi ne mancano { $left }.
km-hint-green = Senza semaforo verde non puoi partire.
km-hint-end-limit = Con il limite di velocità puoi giocare solo 25 e 50. Con questa carta lo togli.
km-hint-defend = Così togli quello che ti ferma: { $top }.
km-hint-safety-frees = Così togli { $top_acc } per sempre{ $count ->
        [0] .
       *[other] , e tocca ancora a te.
    }
km-hint-safety-starts = Così puoi andare anche senza semaforo verde{ $count ->
        [0] .
       *[other] , e tocca ancora a te.
    }
km-hint-safety = Così nessuno ti può più attaccare in questo modo ({ $cards }){ $count ->
        [0] .
       *[other] , e tocca ancora a te.
    }
km-hint-attack-near = Così fermi { $side }: al traguardo mancano solo { $left } km.
km-hint-attack-first = Così fermi { $side }: tra gli altri nessuno ha fatto più strada ({ $km } km).
km-hint-attack-ahead = Così fermi { $side }, con { $km } km di vantaggio su di te.
km-hint-attack = Così fermi { $side } finché non arriva la risposta giusta.
km-hint-limit-near = Così rallenti { $side }: al traguardo mancano solo { $left } km.
km-hint-limit-first = Così rallenti { $side }: tra gli altri nessuno ha fatto più strada ({ $km } km).
km-hint-limit-ahead = Così rallenti { $side }, con { $km } km di vantaggio su di te.
km-hint-limit = Così rallenti { $side }: con il limite di velocità valgono solo 25 e 50.
km-hint-discard-far = È troppo: ti mancano solo { $left } km.
km-hint-discard-200 = Su una strada ci stanno solo due carte da 200: tutte le tue non le puoi giocare.
km-hint-discard-attack = Con questa non puoi più attaccare nessuno: tutti gli altri sono al sicuro ({ $top }).
km-hint-discard-defence = Non ti serve più: davanti a te c’è { $top_nom }.
km-hint-discard-spare = Di queste ne hai { $count }: una la puoi dare via.
km-hint-discard-short = È la più corta delle tue carte chilometri.
km-hint-discard = Tra le tue carte, è quella che ti mancherà di meno.
km-hint-master = Con { $card_acc } respingi subito { $top_acc }, e poi il turno è tuo.
km-hint-pass = Ti manca { $card_nom }: non puoi respingere subito { $top_acc }.
km-hint-pass-keep = Tieni in mano { $card_acc }.
km-hint-next = I punti sono contati: avanti con la prossima manche.
