## The chest without a server: its engine, and its games in one file

web-engine-loading = De spellen zijn onderweg: { $percent }%
web-engine-starting = De spellen worden uitgepakt …
web-engine-elsewhere = Spielkiste staat open in een ander tabblad dat niet antwoordt. Sluit dat, dan kun je hier verder.
web-engine-again = Nog eens proberen
web-engine-newer = Er is een nieuwe versie van Spielkiste.
web-engine-renew = Bijwerken
error-engine-network = De spellen konden niet geladen worden: geen verbinding. Je eerdere potjes zijn veilig.
error-engine-broken = De spellen zijn niet helemaal geladen. Laad de pagina opnieuw; je eerdere potjes zijn veilig.
error-engine-too-old = Deze browser is te oud voor de spellen. Werk hem bij of neem een andere.
error-storage-full = Op dit apparaat is geen plek meer. Maak wat ruimte en probeer het nog eens; er is niets kwijt.
error-storage-denied = Spielkiste mag van deze browser niets bewaren. Geef toestemming (in een privévenster kan dat niet) en laad de pagina opnieuw.
error-bad-chest = Dit is geen kist van Spielkiste, of het bestand is beschadigd. Er is niets veranderd.
error-newer-chest = Deze kist komt uit een nieuwere Spielkiste. Werk die van jou bij en open het bestand dan nog eens.

web-chest-hint = Je potjes blijven op dit apparaat. Wil je ze meenemen? Stop ze dan allemaal in één bestand.
web-chest-give = Alle potjes bewaren
web-chest-take = Potjes binnenhalen
web-chest-taken =
    { $taken ->
        [0] Alles wat erin zit, is hier al.
        [one] Er zit nu één potje extra in de kist.
       *[other] Er zitten nu { $taken } potjes extra in de kist.
    }
web-chest-some-taken = Binnengehaalde potjes: { $taken }. Hier niet te lezen: { $left }.
