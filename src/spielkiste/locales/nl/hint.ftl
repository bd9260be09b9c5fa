# Hints: what somebody would do who plays well; the same in every game.
hint-only = Iets anders kan nu niet.
hint-plain = Zo zou iemand die goed speelt het hier doen.
error-hint-not-alone = Tips zijn er als jij de enige mens aan tafel bent.

play-hint = Wie goed speelt, zou dit doen: { $move }. { $reason }
play-hint-chance = { $move }: wint ongeveer { $percent } van de 100 potjes
play-hint-none = Nu is er even geen tip.

web-hint = Tip
web-hint-thinking = Even denken …
web-hint-none = Nu is er even geen tip.
web-hint-do = Doe maar
web-hint-chances = Zo veel van de 100 potjes win je daar ongeveer mee:
web-hint-key = wat iemand zou doen die goed speelt
