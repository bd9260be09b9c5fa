# Why a move makes sense: one true sentence each.  Those of the patience are in game.ftl.
nn-hint-last = Je laatste kaart: wie er geen meer heeft, wint.
nn-hint-draw = Geen van je kaarten past.
nn-hint-pass = Er valt niets te pakken.
nn-hint-keep = Je bewaart de kaart voor later.
nn-hint-stop = Je bewaart je andere kaarten voor later.
nn-hint-double = Hij past dubbel: je mag er nog een leggen, en { $count ->
        [one] een van jouw kaarten past
       *[other] { $count } van jouw kaarten passen
    } erop.
nn-hint-one = Van je getalkaarten past alleen deze.
nn-hint-joker = Hij past, en zo bewaar je je joker, die bij elk getal past.
nn-hint-few = Op deze kaart past het minst. Getalkaarten die erop passen: { $count }.
nn-hint-few-pressed = { $seat } heeft bijna gewonnen, en op deze kaart past het minst. Getalkaarten die erop passen: { $count }.
nn-hint-fits = Hij past. Getalkaarten die daarna kunnen: { $count }.
nn-hint-special = Je raakt een kaart kwijt die bij geen enkel getal past.
nn-hint-special-only = Geen van je getalkaarten past, maar deze kaart wel.
nn-hint-wish-only = Geen van je getalkaarten past. Kies { $colour }: daar heb je er { $count } van.
nn-hint-wish-most = Kies { $colour }: daar heb je er { $count } van, en geen andere vorm heb je vaker.
nn-hint-wish-colour = Kies { $colour }: daar heb je er { $count } van.
nn-hint-wish-pressed = { $seat } heeft bijna gewonnen: na een keuzekaart past van de getalkaarten nog maar één vorm.
nn-hint-claim = Daar krijg je { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }, aan de andere kant { $rest ->
        [0] geen.
        [one] maar één.
       *[other] { $rest }.
    }
nn-hint-claim-less = Daar krijg je { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }.
nn-hint-breach = Zo is stapel { $stack } leeg: de muur breekt, en naast het gat haal je { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    } binnen.
nn-hint-take-double = Past dubbel: { $left } en { $right }. Dan mag je nog een keer.
nn-hint-take-opening = Past dubbel, zoals het in de opening moet: { $left } en { $right }.
nn-hint-take-high = Een paar: { $left } en { $right }. Alle stapels blijven hoog: minstens { $count } kaarten.
nn-hint-take-low = Een paar: { $left } en { $right }. Maar let op: op stapel { $stack } { $count ->
        [one] ligt dan nog maar één kaart.
       *[other] liggen dan nog maar { $count } kaarten.
    }
nn-hint-take-none = Een paar: { $left } en { $right }. Daarna vinden de anderen geen enkel paar.
nn-hint-take-leaves = Een paar: { $left } en { $right }. Zo houden de anderen de minste keus: { $count ->
        [one] nog maar één paar
       *[other] { $count } paren
    }.
nn-hint-take = Een paar: { $left } en { $right }. Twee kaarten voor jou.
nn-hint-aside-lifts = Zo mag de tafel van { $row } weer, en de kaart eronder komt vrij.
nn-hint-aside-bars = Zo is de tafel van { $row } verboden, en de kaart eronder komt vrij.
nn-hint-aside-last = Het is de laatste kaart van nummer { $stack }.
nn-hint-swap-free = Ligt { $card_acc } vrij bij nummer { $stack }, dan { $count ->
        [0] heb je nog geen paar
        [one] kun je één paar nemen
       *[other] kun je uit { $count } paren kiezen
    }.
