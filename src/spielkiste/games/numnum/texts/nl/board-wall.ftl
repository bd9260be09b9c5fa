## The wall games of NumNum in the browser

web-wall-wall = De muur
web-wall-stacks = Zeven stapels naast elkaar
web-wall-rows = Zeven open kolommen
web-wall-stack = Stapel { $stack }, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
web-wall-row = Kolom { $row }, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
web-wall-second = Kolom { $row }, onder de laatste kaart
web-wall-below = Kolom { $row }, onder de vrije kaart, vanaf die kaart: { $cards }.
web-wall-hole = Stapel { $stack } is leeg
web-wall-one-left = Stapel { $stack }: nog maar één kaart!
web-wall-empty-row = afgeruimd
web-wall-show-all = Alle kaarten van de kolommen tonen
web-wall-chosen = gekozen
web-wall-can = kan genomen worden
web-wall-cannot = nu past er niets bij
web-wall-fits = past
web-wall-fits-doubly = past dubbel
web-wall-fits-why = past: { $why }
web-wall-your-turn = jouw beurt
web-wall-their-turn = denkt na
web-wall-partner = met { $name }
web-wall-cards = { $count ->
    [0] geen kaarten
    [one] één kaart
   *[other] { $count } kaarten
}
web-wall-mistakes = { $count ->
    [one] één fout antwoord
   *[other] { $count } foute antwoorden
}
web-wall-bars = Verboden
web-wall-bars-on = Verboden
web-wall-barred = De tafel van { $row } is verboden
web-wall-barred-short = tafel van { $row } verboden
web-wall-open = De tafel van { $row } mag
web-wall-why = Waarom?
web-wall-show-why = Waarom? Laten zien waarom kaarten passen
web-wall-why-on = Redenen aan.
web-wall-why-off = Redenen uit.
web-wall-star = Keuzekaart: ruil hem tegen een van de laatste zeven.
web-wall-ban = Verbod: leg het opzij. Het verbiedt zijn tafel of geeft die weer vrij.
web-wall-tag-swap = ruilen
web-wall-tag-bar = verbieden
web-wall-loot = De buit
web-wall-tag-lift = toestaan
web-wall-last = De zeven laatst genomen kaarten
web-wall-last-short = Laatste zeven
web-wall-last-card = { $you ->
    [yes] { $card }, bij jou
   *[no] { $card }, bij { $names }
}
web-wall-swap-for = { $you ->
    [yes] De keuzekaart ruilen tegen { $card }, bij jou
   *[no] De keuzekaart ruilen tegen { $card }, bij { $names }
}
web-wall-aside = Opzij
web-wall-breach = Doorbraak!
web-wall-claim-left = Alles links van stapel { $stack } nemen: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}
web-wall-claim-right = Alles rechts van stapel { $stack } nemen: { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}

web-wall-say-won = Gewonnen: { $names }!
web-wall-say-draw = Gelijkspel: iedereen wint!
web-wall-say-breach = Links of rechts?
web-wall-say-breach-hint = Alle kaarten daar zijn dan van jou.
web-wall-say-breach-other = Doorbraak! { $name } kiest een kant.
web-wall-say-wait = { $name } denkt na.
web-wall-took = { $you ->
    [yes] Jij neemt { $left } en { $right }:
   *[no] { $name } neemt { $left } en { $right }:
}
web-wall-say-naming = Wat is hetzelfde?
web-wall-say-bar = Verbiedt de tafel van { $row }.
web-wall-say-lift = Dan mag de tafel van { $row } weer.
web-wall-say-swap = Welke van de laatste zeven wil je?
web-wall-say-swap-hint = Wie hem heeft, krijgt de keuzekaart.
web-wall-say-not-free = Alleen kaarten waar niets op ligt, zijn vrij.
web-wall-say-lonely = Bij { $card } past nu niets.
web-wall-say-lonely-opening = Aan het begin moet een paar dubbel passen.
web-wall-say-lonely-hint = Kies een andere kaart.
web-wall-say-second = Kies erbij: { $card } en …
web-wall-heard-place = { $rows ->
    [yes] { $card } in kolom { $place }
   *[no] { $card } op stapel { $place }
}
web-wall-heard-double = { $card } (past dubbel)
web-wall-heard-fits = Past bij { $card }: { $cards }.
web-wall-heard-from = { $where ->
    [stacks] Van de stapels { $places }.
    [columns] Van de kolommen { $places }.
   *[column] Van kolom { $places }.
}
web-wall-heard-freed = Nu vrij: { $cards }.
web-wall-heard-free = Vrij: { $cards }.
web-wall-heard-lowest = { $many ->
    [one] Laagste stapel: { $stacks }, met { $count ->
            [one] één kaart
           *[other] { $count } kaarten
        }
   *[other] Laagste stapels: { $stacks }, met elk { $count ->
            [one] één kaart
           *[other] { $count } kaarten
        }
}.
web-wall-heard-again = Ga verder: zoek nog een paar.
web-wall-say-second-hint = 2× past dubbel: dan mag je verder.
web-wall-say-find = Welke past erbij?
web-wall-say-opening = Eerst een dubbel paar: zelfde vorm EN zelfde tafel.
web-wall-say-opening-take = Neem zo’n paar: het past dubbel.
web-wall-say-opening-hint = Aan het begin: zelfde vorm en zelfde tafel.
web-wall-like = bijv.
web-wall-riddle = Wie past dubbel bij mij?
web-wall-riddle-pair = Zie jij een paar?
web-wall-riddle-double = Daar ligt een dubbel paar!
web-wall-goal-rows = Doel: verzamel de meeste kaarten!
web-wall-goal-wall = Doel: breek door en haal de meeste kaarten!
web-wall-say-must = Gebruik een keuze- of verbodskaart.
web-wall-say-must-swap = Ruil de keuzekaart tegen een van de laatste zeven.
web-wall-say-must-lift = Sta de tafel van { $row } weer toe: dan past er meer!
web-wall-say-must-bar = Leg de verbodskaart opzij: die verbiedt de tafel van { $row }.
web-wall-say-must-ban = Leg een verbodskaart opzij.
web-wall-say-must-hint = Er is geen paar vrij.
web-wall-say-again = Dubbel! Ga verder.
web-wall-say-double = Er ligt een dubbel paar: neem het en ga verder!
web-wall-say-double-hint = Anders is dezelfde vorm of dezelfde tafel genoeg.
web-wall-say-double-short = Een dubbel paar! Eén van deze mag ook:
web-wall-say-go = Nu is één genoeg: zelfde vorm of zelfde tafel.
web-wall-say-pair = Zoek een paar: zelfde vorm of zelfde tafel.
web-wall-say-go-short = Kies er twee. Vorm of tafel is genoeg:
web-wall-go-suit = zelfde vorm
web-wall-go-row = zelfde tafel
web-wall-say-go-hint = Kies twee kaarten die bij elkaar passen.

web-wall-key-stacks = De vrije kaart van een stapel of kolom nemen
