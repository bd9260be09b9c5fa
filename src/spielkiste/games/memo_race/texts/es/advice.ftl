# Por qué una jugada tiene sentido: una frase verdadera cada vez.
mr-hint-pit = Así llegas a la recta de boxes y consigues tu bidón.
mr-hint-finish = Es tu meta: ¡ganas la carrera!
mr-hint-near = Por { $place } te acercas: desde allí { $count ->
        [one] queda un paso
       *[other] quedan { $count } pasos
    } en línea recta.
mr-hint-near-seen = Por { $place } te acercas, y ya habéis visto lo que hay allí: { $kind }.
mr-hint-no-nearer = Desde aquí ninguna pista va derecha a donde tienes que llegar; por { $place } puedes seguir.
mr-hint-around = Así no pasas por { $other }: allí hay un callejón sin salida.
mr-hint-seen = Ya habéis visto lo que hay en { $place }: { $kind }.
mr-hint-drive = Es un rodeo por { $place }.
mr-hint-lay-back = Así la pista solo lleva hacia atrás.
mr-hint-lay-goal = Así la pista va hacia el { $direction }, justo adonde tienes que ir: { $place }.
mr-hint-lay-near = Así la pista va hacia el { $direction }, hasta { $place }, y te acerca a donde tienes que ir.
mr-hint-lay = Así la pista va hacia el { $direction }, hasta { $place }.
mr-hint-swap-stuck = Desde aquí no puedes avanzar: trae otra ficha a { $place }.
mr-hint-swap-ahead = Justo delante tienes { $place }, y nadie ha visto qué hay allí: trae algo mejor.
mr-hint-swap-seen = Justo delante tienes { $place }, y ya se sabe qué hay allí: { $kind }. Trae otra ficha.
mr-hint-swap-rival = Justo al lado de { $seat } está { $place }: otra ficha allí le estorbará.
mr-hint-swap = Trae otra ficha a { $place }.
mr-hint-with = Ya habéis visto lo que hay en { $place }: { $kind }. Eso va a { $other }.
mr-hint-with-unseen = Nadie ha visto aún lo que hay en { $place }; eso va a { $other }.
