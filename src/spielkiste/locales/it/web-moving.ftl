## A game leaves the server, and where a table is

web-moving-open = Continua senza il server
web-moving-hint = La partita passa al tuo dispositivo e continua lì: con i bot o con gli amici che inviti. Tutti quelli al tavolo devono esserci ed essere d’accordo. Non può tornare sul server.
web-moving-go = Sposta la partita
web-moving-asked = { $name } vorrebbe continuare senza il server
web-moving-asked-what = La partita passerebbe al dispositivo di { $name }. Da lì si potrebbero scoprire tutte le carte: accetta solo se ti fidi di { $name }.
web-moved = Questa partita è passata al dispositivo di { $name }. Chiedi un invito a { $name }. Il tuo posto resta libero per te.
web-moved-title = La partita è stata spostata
web-moved-you = Prima salva la partita in un file.
web-moved-save = Salva la partita
web-moved-then = Poi apri la Spielkiste che funziona senza server. Tocca «Aggiungi partite» nel suo menu e scegli il file. Al tavolo puoi invitare gli altri: i loro posti restano liberi.
web-lives-server = Questo tavolo è sul server { $name }.
web-lives-here = Questo tavolo è su questo dispositivo.
web-lives-far = Questo tavolo è sul dispositivo di { $name }.
web-join-kept = Chi sei?
