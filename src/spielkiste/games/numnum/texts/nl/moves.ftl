# Zetten met wat er ligt: in de tip en in de terugblik.
nn-move-take-cards = { $left_acc } en { $right_acc } nemen
nn-move-aside-card = { $card_acc } opzijleggen
nn-move-play-card = { $card_acc } op zijn stapel leggen
nn-move-wait-card = { $card_acc } laten wachten
nn-move-fetch-card = de wachtende kaart halen: { $card }
