## Le persone di questo dispositivo

web-family-new = Qualcun altro
web-family-me = Sono io!
web-family-change = Modifica { $name }
web-family-doubled = { $name } c’è già.
web-family-hint = Nomi, adesivi e partite restano su questo dispositivo. Al tavolo gli altri vedono solo il tuo nome e il tuo animale.
web-family-move = Su un altro dispositivo
web-family-move-hint = Apri questo link sull’altro dispositivo. Così { $name } gioca anche lì, con tutti gli adesivi e i calcoli. Il link contiene tutto; nessun server ne conserva nulla. Anche qui resta tutto.
web-family-delete-sure = { $name } deve proprio andare via?
web-family-delete = Su questo dispositivo vengono cancellati gli adesivi, le coppe, le partite finite e i calcoli imparati di { $name }. Le partite iniziate restano.
web-family-gone = { $name } non sta più qui.
web-family-back = Fai tornare
web-person-title = { $name } arriva qui
web-person-facts = Questo lo so già: { $count ->
    [one] un calcolo
   *[other] { $count } calcoli
}
web-person-known = { $name } c’è già. Mettiamo tutto insieme.
web-person-go = Vieni a stare qui
web-person-here = { $name } è qui!
web-person-lost = Non è arrivato nessuno
web-person-damaged = Il link non è completo. Mandalo di nuovo dall’altro dispositivo.
