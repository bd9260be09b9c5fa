# Aiutini: che cosa farebbe chi gioca bene, in ogni gioco.
hint-only = Adesso non si può fare altro.
hint-plain = È quello che farebbe qui chi gioca bene.
error-hint-not-alone = Gli aiutini ci sono solo quando al tavolo non ci sono altre persone.

play-hint = Ecco che cosa farebbe chi gioca bene: «{ $move }». { $reason }
play-hint-chance = { $move } (circa { $percent } probabilità su 100 di vincere)
play-hint-none = Adesso non ci sono aiutini.

web-hint = Aiutino
web-hint-thinking = Ci penso…
web-hint-none = Adesso non ci sono aiutini.
web-hint-do = Fai così
web-hint-chances = Quante partite su 100 si vincerebbero così, più o meno:
web-hint-key = che cosa farebbe chi gioca bene
