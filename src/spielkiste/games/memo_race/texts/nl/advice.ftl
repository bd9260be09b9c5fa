# Why a move makes sense: one true sentence each.
mr-hint-pit = Zo ben je in de pitstraat en krijg je je jerrycan.
mr-hint-finish = Daar is je finish: je wint de race.
mr-hint-near = Via { $place } kom je dichterbij: recht eropaf { $count ->
        [one] is het dan nog één stap
       *[other] zijn het dan nog { $count } stappen
    }.
mr-hint-near-seen = Via { $place } kom je dichterbij, en jullie hebben al gezien wat daar ligt: een { $kind }.
mr-hint-no-nearer = Hier loopt geen weg recht op je doel af; wel kun je verder via { $place }.
mr-hint-around = Zo rijd je om { $other } heen: daar ligt een doodlopende straat.
mr-hint-seen = Wat er op { $place } ligt, hebben jullie al gezien: een { $kind }.
mr-hint-drive = Dat is een omweg via { $place }.
mr-hint-lay-back = Zo loopt de weg alleen maar terug.
mr-hint-lay-goal = Zo loopt de weg naar het { $direction }, precies waar je heen moet: { $place }.
mr-hint-lay-near = Zo loopt de weg naar het { $direction } ({ $place }), dichter bij waar je heen moet.
mr-hint-lay = Zo loopt de weg naar het { $direction } ({ $place }).
mr-hint-swap-stuck = Hier kun je niet weg: haal een ander plaatje naar { $place }.
mr-hint-swap-ahead = Vlak voor je ligt { $place }, en niemand heeft gezien wat daar is: haal er iets beters heen.
mr-hint-swap-seen = Vlak voor je ligt { $place }, en wat daar is, weten jullie: een { $kind }. Leg daar een ander plaatje neer.
mr-hint-swap-rival = Vlak naast { $seat } ligt { $place }: een ander plaatje daar zit lekker in de weg.
mr-hint-swap = Haal een ander plaatje naar { $place }.
mr-hint-with = Wat er op { $place } ligt, hebben jullie al gezien: een { $kind }. Dat gaat naar { $other }.
mr-hint-with-unseen = Wat er op { $place } ligt, heeft nog niemand gezien; dat gaat naar { $other }.
