# Consejos: lo que haría alguien que juega bien; igual en todos los juegos.
hint-only = Ahora no se puede hacer otra cosa.
hint-plain = Es lo que haría aquí alguien que juega bien.
error-hint-not-alone = Solo hay consejos cuando no hay más personas que tú en la mesa.

play-hint =
    Alguien que juega bien haría esto: { $move }
    { $reason }
play-hint-chance = { $move } (así ganas más o menos { $percent } de cada 100 partidas)
play-hint-none = Ahora mismo no hay ningún consejo.

web-hint = Consejo
web-hint-thinking = Estoy pensando…
web-hint-none = Ahora mismo no hay ningún consejo.
web-hint-do = Hacerlo así
web-hint-chances = De cada 100 partidas, con esto se ganarían más o menos:
web-hint-key = lo que haría alguien que juega bien
