## NumNum di carta

nn-paper-cards = Carte
nn-paper-score = Chi ha vinto?
nn-paper-score-hint = Per più manche: una crocetta per ogni vittoria.
nn-paper-dominoes = Domino delle tabelline
nn-paper-dominoes-hint = Accanto a ogni moltiplicazione va la tessera con il suo risultato. Se è tutto giusto, le tessere formano un cerchio.
nn-paper-bingo = Tombola delle tabelline
nn-paper-bingo-hint = Qualcuno pesca e legge la moltiplicazione, ma non il risultato. Chi ce l’ha sulla cartella lo copre; quattro in fila e hai vinto.
nn-paper-calls = Biglietti della tombola
