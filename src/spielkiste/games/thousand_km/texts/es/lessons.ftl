# Las lecciones: una frase o dos por paso, para que también se puedan leer en voz alta.
lesson-thousand-km-first = Tu primer viaje

km-lesson-first-green = Sin semáforo verde no se mueve ningún coche. ¡Juega el tuyo!
km-lesson-first-rival = ¡En marcha! Gana quien haga antes 300 kilómetros justos. Ahora va Lina.
km-lesson-first-drive = Cada número son kilómetros. ¡Juega la carta de 100!
km-lesson-first-attacked = Vas por delante. A Lina no le hace ninguna gracia…
km-lesson-first-defend = ¡Sin gasolina no te mueves! Juega la gasolina y vuelves a rodar.
km-lesson-first-attack = Y ahora, una travesura para Lina: ¡juega el pinchazo!
km-lesson-first-danger = Lina está parada. No tiene rueda de repuesto, pero sí otra cosa…
km-lesson-first-master = ¡Otro pinchazo! Pero tienes la rueda antipinchazos: ¡haz el contragolpe!
km-lesson-first-goal = ¡Contragolpe! Por eso te toca otra vez. ¡Juega la carta de 200!
km-lesson-first-won = 300 justos: ¡has ganado! Recuerda: con el verde se avanza, cada ataque tiene su respuesta y las protecciones lucen más como contragolpe.

lesson-thousand-km-teams = Dos contra dos

km-lesson-teams-green = Ole y tú vais por la misma carretera. ¡Juega el semáforo verde para los dos!
km-lesson-teams-rivals = ¡En marcha! Gana quien haga antes 300 justos. Ahora el otro equipo: Lina.
km-lesson-teams-partner = Ahora Ole juega una de sus cartas. Lo que recorre también cuenta para ti.
km-lesson-teams-attacked = ¡100 kilómetros en vuestra carretera! Mia quiere pararos…
km-lesson-teams-defend = ¡Sin gasolina, ni tú ni Ole! Tú tienes gasolina: ¡juégala!
km-lesson-teams-again = Para seguir necesitáis otro semáforo verde. ¿Tendrá Ole uno?
km-lesson-teams-drive = El semáforo verde de Ole también vale para ti. ¡Juega tu carta de 100!
km-lesson-teams-goal = ¡Ya van 200! Faltan 100 justos, y le toca a Ole. ¡Cruza los dedos!
km-lesson-teams-won = 300 justos: ¡Ole y tú ganáis juntos! Recuerda: lo que juega uno ayuda a los dos, y lo que frena a uno frena a los dos.
