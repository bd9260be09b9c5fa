# Warum ein Zug sinnvoll ist: je ein wahrer Satz.
mr-hint-pit = Damit bist du in der Boxengasse und bekommst deinen Kanister.
mr-hint-finish = Das ist dein Ziel: Du gewinnst das Rennen.
mr-hint-near = { $place } bringt dich näher: Von dort { $count ->
        [one] ist es in Luftlinie noch ein Schritt
       *[other] sind es in Luftlinie noch { $count } Schritte
    }.
mr-hint-near-seen = { $place } bringt dich näher, und was dort liegt, habt ihr schon gesehen: { $kind }.
mr-hint-no-nearer = Von hier führt keine Straße geradewegs auf dein Ziel zu; hier geht es weiter: { $place }.
mr-hint-around = So kommst du um { $other } herum: Dort liegt eine Sackgasse.
mr-hint-seen = Was auf { $place } liegt, habt ihr schon gesehen: { $kind }.
mr-hint-drive = Das ist ein Umweg über { $place }.
mr-hint-lay-back = So führt die Straße nur zurück.
mr-hint-lay-goal = So führt die Straße nach { $direction } genau dorthin, wo du hinmusst: { $place }.
mr-hint-lay-near = So führt die Straße nach { $direction } ({ $place }), näher dorthin, wo du hinmusst.
mr-hint-lay = So führt die Straße nach { $direction } ({ $place }).
mr-hint-swap-stuck = Von hier kannst du nicht fahren: Hol ein anderes Plättchen auf { $place }.
mr-hint-swap-ahead = { $place } liegt direkt vor dir, und niemand hat gesehen, was dort ist: Hol etwas Besseres dorthin.
mr-hint-swap-seen = { $place } liegt direkt vor dir, und was dort ist, weiß man: { $kind }. Hol ein anderes Plättchen dorthin.
mr-hint-swap-rival = { $place } liegt direkt neben { $seat }: Ein anderes Plättchen dort kommt in die Quere.
mr-hint-swap = Hol ein anderes Plättchen auf { $place }.
mr-hint-with = Was auf { $place } liegt, habt ihr schon gesehen: { $kind }. Das kommt auf { $other }.
mr-hint-with-unseen = Was auf { $place } liegt, hat noch niemand gesehen; das kommt auf { $other }.
