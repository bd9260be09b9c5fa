## De mensen op dit apparaat

web-family-new = Iemand nieuws
web-family-me = Dat ben ik!
web-family-change = { $name } wijzigen
web-family-doubled = Er is hier al een { $name }.
web-family-hint = Namen, stickers en spellen blijven op dit apparaat. Aan tafel zien de anderen alleen je naam en je dier.
web-family-move = Naar een ander apparaat
web-family-move-hint = Open deze link op het andere apparaat. Dan speelt { $name } daar ook, met alle stickers en sommen. De link bevat zelf alles; geen server bewaart er iets van. Ook hier blijft alles staan.
web-family-delete-sure = Moet { $name } echt weg?
web-family-delete = De stickers, bekers, gespeelde spellen en geleerde sommen van { $name } worden op dit apparaat gewist. Begonnen spellen blijven.
web-family-gone = { $name } woont hier niet meer.
web-family-back = Terughalen
web-person-title = { $name } komt hier wonen
web-person-facts = Dit kan ik al: { $count ->
    [one] één som
   *[other] { $count } sommen
}
web-person-known = { $name } is hier al. Alles komt bij elkaar.
web-person-go = Hier komen wonen
web-person-here = { $name } is er!
web-person-lost = Er is niemand aangekomen
web-person-damaged = De link is niet compleet. Stuur hem nog eens vanaf het andere apparaat.
