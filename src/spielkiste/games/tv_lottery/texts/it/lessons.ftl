# Le lezioni: una frase o due per ogni passo, così si possono anche leggere ad alta voce.
lesson-tv-lottery-first = La tua prima estrazione
lesson-tv-lottery-buying-off = Incontrarsi e comprare

tl-lesson-first-spin = Gira la freccia verde, quella con la tartaruga!
tl-lesson-first-number = Ecco il numero vincente. Vince chi ha per primo tutte e sei le cifre!
tl-lesson-first-put = Un 1 per il tuo leggio! Va accanto all’1 dorato: mettilo al posto dello 0!
tl-lesson-first-put-where = L’1 va nella seconda posizione dal basso, dove adesso c’è lo 0.
tl-lesson-first-lina = Due giuste! Adesso gira Lina. Guarda dove arriva.
tl-lesson-first-again = Gira la freccia gialla. La lepre corre più di tutti!
tl-lesson-first-swap = Una casella scambio! Il tuo 2 e il tuo 9 sono al posto sbagliato. Scambiali!
tl-lesson-first-swap-which = Scambia il 2 e il 9. Confronta con il numero vincente lì accanto!
tl-lesson-first-bad = Adesso manca solo il 5! Ma prima tocca a Lina.
tl-lesson-first-red = Il 5 è una casella più avanti. Gira la freccia rossa, che fa passi piccoli!
tl-lesson-first-ask = Qui il 5 è finito. Chi ce l’ha doppio? Chiedilo!
tl-lesson-first-from = Lina ne ha due e uno lo deve vendere. Scegli Lina!
tl-lesson-first-leaving = Riceve 50.000 marchi e una tua carta. Dalle l’8!
tl-lesson-first-leaving-which = Tutte le altre sono già giuste. Dai via l’8, la terza carta dal basso.
tl-lesson-first-won = Tutte e sei le cifre sono giuste: 600.000 marchi per te! Gli altri ricevono qualcosa per ogni cifra giusta, contando dal basso.

tl-lesson-buying-off-spin = Lina ha il 5 che ti manca. È a cinque caselle: gira la freccia gialla!
tl-lesson-buying-off-buy = Eccoti sulla sua casella! Compra da lei la terza posizione: dai l’8 e prendi il 5!
tl-lesson-buying-off-buy-which = Ti manca la terza posizione dal basso, dove adesso c’è il tuo 8.
tl-lesson-buying-off-won = Il 5 è tuo e il numero vincente è completo! Comprando vi scambiate le carte della stessa posizione. Costa 50.000 marchi.
