## NumNum im Browser: was alle vier Spiele gemeinsam haben

web-nn-why-double = passen doppelt
web-nn-why-colour = beide { $colour }
web-nn-why-joker = ein Joker passt zu jeder Zahl
web-nn-why-rows = beide in: { $rows }
web-nn-why-barred = gesperrt: { $rows }
web-nn-why-nothing = nichts gemeinsam
web-nn-strips = Einmaleins von { $left } und { $right }. Sie treffen sich bei: { $answers }.
web-nn-strips-meet = Hier treffen sie sich: { $answers }.
web-nn-strips-never = Sie treffen sich in keiner Reihe. Nur die Farbe ist gleich.
web-nn-strips-joker = Die 1 ist ein Joker: Sie passt zu jeder Zahl.
web-nn-name = Was haben { $left } und { $right } gemeinsam?
web-nn-name-short = In welcher Reihe sind beide?
web-nn-name-tried = { $answer }: die ist es nicht
web-nn-joker = Joker
web-nn-colour-only = nur Farbe
