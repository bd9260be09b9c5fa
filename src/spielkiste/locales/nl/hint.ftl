# Hints: what somebody would do who plays well; the same in every game.
hint-only = Iets anders kan nu niet.
hint-plain = Zo zou een goede speler het doen.
error-hint-not-alone = Tips krijg je alleen als er geen andere mensen meespelen.

play-hint =
    Dit zou een goede speler doen: { $move }
    { $reason }
play-hint-chance = { $move } (zo win je ongeveer { $percent } van de 100 potjes)
play-hint-none = Nu is er even geen tip.

web-hint = Tip
web-hint-thinking = Even denken …
web-hint-none = Nu is er even geen tip.
web-hint-do = Doe maar
web-hint-chances = Zo veel van de 100 potjes win je daar ongeveer mee:
web-hint-key = wat een goede speler zou doen
