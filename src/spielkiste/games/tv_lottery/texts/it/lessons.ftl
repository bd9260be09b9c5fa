# Le lezioni: una frase o due per ogni passo, così si possono anche leggere ad alta voce.
lesson-tv-lottery-first = La tua prima estrazione
lesson-tv-lottery-buying-off = Incontrarsi e comprare

tl-lesson-first-number = Ecco il numero vincente; accanto c’è il tuo leggio. Vince chi ha per primo proprio queste cifre, dal basso in alto. Il 7 in fondo è già giusto!
tl-lesson-first-spin = Sopra il 7 ti serve un 1. Gira la freccia verde, quella con la tartaruga!
tl-lesson-first-put = Un 3: arrivi sulla cifra 1! Prendila: sul leggio tocca la seconda posizione dal basso, quella con lo 0.
tl-lesson-first-put-where = L’1 va nella seconda posizione dal basso, dove adesso c’è lo 0.
tl-lesson-first-lina = Due giuste! Adesso gira Lina. Guarda dove arriva.
tl-lesson-first-again = Una carta fortuna per Lina! E adesso tu: gira la freccia gialla. La lepre corre più di tutti.
tl-lesson-first-swap = Una casella scambio! Il tuo 2 e il tuo 9 sono uno al posto dell’altro. Toccali tutti e due!
tl-lesson-first-swap-which = Scambia il 2 e il 9. Confronta con il numero vincente lì accanto!
tl-lesson-first-bad = Adesso manca solo il 5! Ma prima tocca a Lina.
tl-lesson-first-red = Sfortuna per Lina: paga 50.000. La cifra 5 è una casella più avanti. Gira la freccia rossa, che fa passi piccoli!
tl-lesson-first-ask = Qui il 5 è finito. Allora chiedi chi ce l’ha doppio! Tocca «Chiedere».
tl-lesson-first-from = Lina ne ha due e uno lo deve vendere. Tocca Lina!
tl-lesson-first-leaving = Riceve 50.000 e una tua carta. Dalle l’8 in terza posizione: è lì che deve andare il 5.
tl-lesson-first-leaving-which = Tutte le altre sono già giuste. Dai via l’8, la terza carta dal basso.
tl-lesson-first-won = Tutte e sei le cifre sono giuste: 600.000 per te! Gli altri ricevono qualcosa per ogni cifra giusta, contando dal basso.

tl-lesson-buying-off-missing = Ti manca solo il 5, in terza posizione dal basso. Lina poco fa ne ha preso uno. Di sicuro anche lei ce l’ha in terza posizione!
tl-lesson-buying-off-lina = Gira Lina. Ricordati dove si ferma!
tl-lesson-buying-off-spin = Chi arriva sulla stessa casella può comprare. Fino a Lina ci sono cinque caselle. Gira la freccia gialla!
tl-lesson-buying-off-buy = Perfetto! La casella sfortuna costa 50.000, ma sei da Lina. Adesso dici una posizione, non una cifra: tocca la terza dal basso, quella con l’8!
tl-lesson-buying-off-buy-which = Ti manca la terza posizione dal basso: tocca l’8.
tl-lesson-buying-off-won = Il 5 è tuo e il numero vincente è completo! Quando compri all’incontro vi scambiate le carte della stessa posizione, e costa 50.000.
