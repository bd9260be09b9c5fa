## Il baule senza server: il suo motore, e le sue partite in un file

web-engine-loading = I giochi stanno arrivando: { $percent }%
web-engine-starting = Apriamo le scatole…
web-engine-elsewhere = Spielkiste è aperta in un’altra scheda che non risponde. Chiudila, così puoi continuare qui.
web-engine-again = Riprova
web-engine-newer = C’è una versione nuova di Spielkiste.
web-engine-renew = Aggiorna
error-engine-network = Non è stato possibile caricare i giochi: manca la connessione. Le tue partite sono al sicuro.
error-engine-broken = I giochi non si sono caricati del tutto. Ricarica la pagina; le tue partite sono al sicuro.
error-engine-too-old = Questo browser è troppo vecchio per i giochi. Aggiornalo o usane un altro.
error-storage-full = Su questo dispositivo non c’è più spazio. Fai un po’ di posto e riprova; niente è andato perso.
error-storage-denied = Questo browser non lascia salvare niente a Spielkiste. Dalle il permesso (in una finestra privata non si può) e ricarica la pagina.
error-bad-chest = Questo non è un baule di Spielkiste, oppure il file è rovinato. Non è cambiato niente.
error-newer-chest = Questo baule viene da una Spielkiste più nuova. Aggiorna, poi riapri il file.

web-chest-hint = Le tue partite restano su questo dispositivo. Se vuoi portarle via, mettile tutte in un file.
web-chest-give = Salva tutte le partite
web-chest-take = Aggiungi partite
web-chest-taken =
    { $taken ->
        [0] Quello che c’è dentro è già tutto qui.
        [one] Nel baule è arrivata una partita.
       *[other] Nel baule sono arrivate { $taken } partite.
    }
web-chest-some-taken = Partite aggiunte: { $taken }. Qui non leggibili: { $left }.
