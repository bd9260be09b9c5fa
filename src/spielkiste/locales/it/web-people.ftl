web-join-animal = Che animale sei?
web-name-yours = Il tuo nome
# Where a name may be typed: the question, and the name whoever types none has.
web-name-else = Il tuo nome, ad es. { $name }
web-join-for-example = ad es. { $name }
