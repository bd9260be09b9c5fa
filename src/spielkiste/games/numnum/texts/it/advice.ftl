# Perché una mossa ha senso: una frase vera per ciascuna.  Quelle del solitario stanno in game.ftl.
nn-hint-last = La tua ultima carta: chi resta senza vince.
nn-hint-draw = Nessuna delle tue carte si abbina.
nn-hint-pass = Non c’è niente da pescare.
nn-hint-keep = Tieni la carta per dopo.
nn-hint-stop = Tieni le altre carte per dopo.
nn-hint-double = È una doppietta: puoi giocare ancora, e { $count ->
        [one] una delle tue carte si abbina
       *[other] { $count } delle tue carte si abbinano
    } a questa.
nn-hint-one = È l’unica delle tue carte numero che si abbina.
nn-hint-joker = Si abbina, e così tieni il jolly, che va bene con ogni numero.
nn-hint-few = Tra le tue carte che si abbinano, su questa gli altri hanno meno scelta: ci vanno sopra { $count } carte numero.
nn-hint-few-pressed = { $seat } ha quasi vinto, e su questa carta c’è meno scelta: ci vanno sopra { $count } carte numero.
nn-hint-fits = Si abbina; poi ci vanno sopra { $count } carte numero.
nn-hint-special = Ti liberi di una carta che non si abbina a nessun numero.
nn-hint-special-only = Nessuna delle tue carte numero si abbina, questa invece sì.
nn-hint-wish-only = Nessuna delle tue carte numero si abbina. Chiedi { $colour }: ne hai { $count ->
        [one] uno
       *[other] { $count }
    }.
nn-hint-wish-most = Chiedi { $colour }: ne hai { $count ->
        [one] uno
       *[other] { $count }
    }, e di nessun’altra figura hai più carte.
nn-hint-wish-colour = Chiedi { $colour }: { $count ->
        [0] non ne hai
        [one] ne hai uno
       *[other] ne hai { $count }
    }.
nn-hint-wish-pressed = { $seat } ha quasi vinto: dopo un desiderio, tra le carte numero vale una figura sola.

nn-hint-claim = Lì prendi { $count ->
        [one] una carta
       *[other] { $count } carte
    }, dall’altra parte { $rest ->
        [0] nessuna.
        [one] solo una.
       *[other] { $rest }.
    }
nn-hint-claim-less = Lì prendi { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
nn-hint-breach = Così la pila { $stack } è vuota: il muro si spacca, e accanto alla breccia prendi { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
nn-hint-take-double = Il { $left } e il { $right } fanno doppietta: tocca ancora a te.
nn-hint-take-opening = Il { $left } e il { $right } fanno doppietta, come vuole l’apertura.
nn-hint-take-high = Il { $left } e il { $right } si abbinano, e tutte le pile restano alte: almeno { $count } carte.
nn-hint-take-low = Il { $left } e il { $right } si abbinano. Attenzione: nella pila { $stack } { $count ->
        [one] resta una sola carta.
       *[other] restano solo { $count } carte.
    }
nn-hint-take-none = Il { $left } e il { $right } si abbinano, e poi gli altri non trovano nessuna coppia.
nn-hint-take-leaves = Il { $left } e il { $right } si abbinano, e così gli altri hanno meno scelta possibile: { $count ->
        [one] una sola coppia
       *[other] { $count } coppie
    }.
nn-hint-take = Il { $left } e il { $right } si abbinano: due carte per te.
nn-hint-aside-lifts = Così la tabellina del { $row } torna a valere, e la carta sotto è libera.
nn-hint-aside-bars = Così la tabellina del { $row } è vietata, e la carta sotto è libera.
nn-hint-aside-last = È l’ultima carta in posizione { $stack }.
nn-hint-swap-free = Con { $card_acc } in posizione { $stack } { $count ->
        [0] non hai ancora nessuna coppia
        [one] hai una coppia
       *[other] hai { $count } coppie
    } da prendere.
