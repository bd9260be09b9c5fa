# Why a move makes sense: one true sentence each.
km-hint-arrive = Met { $km } km sta je precies op de finish.
km-hint-drive-then = Na { $km } km moet je nog { $left } km, en precies die kaart heb je.
km-hint-drive-far = Verder dan { $km } km kom je nu niet; dan moet je nog { $left } km.
km-hint-drive = Met { $km } km kom je vooruit; dan moet je nog { $left } km.
km-hint-green = Zonder groen licht mag je niet rijden.
km-hint-end-limit = Met een maximumsnelheid kun je alleen 25 en 50 leggen. Zo ben je ervan af.
km-hint-defend = Zo ben je { $top_acc } weer kwijt.
km-hint-safety-frees = Zo ben je { $top_acc } voor altijd kwijt{ $count ->
        [0] .
       *[other] , en je bent nog een keer aan de beurt.
    }
km-hint-safety-starts = Zo mag je ook zonder groen licht rijden{ $count ->
        [0] .
       *[other] , en je bent nog een keer aan de beurt.
    }
km-hint-safety = Hiertegen ben je nu beschermd: { $cards }. { $count ->
        [0] Dat blijft zo.
       *[other] En je bent nog een keer aan de beurt.
    }
km-hint-attack-near = Dat houdt { $side } tegen: nog maar { $left } km tot de finish.
km-hint-attack-first = Dat houdt { $side } tegen. Van de anderen is niemand verder: { $km } km.
km-hint-attack-ahead = Dat houdt { $side } tegen: { $km } km voorsprong.
km-hint-attack = Dat houdt { $side } tegen tot het goede antwoord komt.
km-hint-limit-near = Dat remt { $side } af: nog maar { $left } km tot de finish.
km-hint-limit-first = Dat remt { $side } af. Van de anderen is niemand verder: { $km } km.
km-hint-limit-ahead = Dat remt { $side } af: { $km } km voorsprong.
km-hint-limit = Dat remt { $side } af: met een maximumsnelheid mogen alleen nog 25 en 50.
km-hint-discard-far = Dat is te ver: je hoeft nog maar { $left } km.
km-hint-discard-200 = Op één weg mogen maar twee kaarten van 200 liggen, dus je kunt ze toch niet allemaal leggen.
km-hint-discard-attack = Daarmee kun je niemand meer aanvallen: alle anderen zijn ertegen beschermd ({ $top }).
km-hint-discard-defence = Die heb je niet meer nodig: voor je ligt { $top_acc }.
km-hint-discard-spare = Daar heb je er { $count } van, dus je kunt er een missen.
km-hint-discard-short = Van je kilometerkaarten is dit de kortste.
km-hint-discard = Van al je kaarten zul je deze waarschijnlijk het minst missen.
km-hint-master = Met { $card_acc } antwoord je meteen op { $top_acc }, en daarna heb je een hele beurt.
km-hint-pass = Je hebt { $card_acc } niet, dus je kunt niet meteen antwoorden op { $top_acc }.
km-hint-pass-keep = Je houdt { $card_acc } in je hand.
km-hint-next = De punten zijn geteld: op naar de volgende ronde.
