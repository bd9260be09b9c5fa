# Las lecciones: una frase o dos por paso, para que también se puedan leer en voz alta.
lesson-thousand-km-first = Tu primer viaje

km-lesson-first-green = Gana quien recorra primero 300 kilómetros justos. Sin semáforo verde no se mueve ningún coche: ¡toca tu semáforo verde!
km-lesson-first-rival = ¡Genial, ya estás en marcha! Ahora le toca a Lina. Mira qué hace.
km-lesson-first-drive = Ahora conduces tú. Cada número son kilómetros. ¡Juega los 100!
km-lesson-first-attacked = Vas por delante. A Lina no le hace ninguna gracia…
km-lesson-first-defend = ¡Sin gasolina! Ahora no te mueves. Pero tienes gasolina en la mano: juégala y vuelves a rodar.
km-lesson-first-attack = Ahora chinchas tú a Lina: ¡toca el pinchazo!
km-lesson-first-danger = Lina está parada. No tiene rueda de repuesto, pero tiene otra cosa…
km-lesson-first-master = ¡Otro pinchazo, y es para ti! Pero tienes la rueda antipinchazos. Si juegas una protección justo ahora, es un contragolpe. ¡Toca «contragolpe»!
km-lesson-first-goal = El ataque ha desaparecido y te toca otra vez. Te faltan 200 kilómetros justos. ¡Juega los 200!
km-lesson-first-won = 300 kilómetros justos: ¡has ganado! Recuerda: verde es seguir, cada ataque tiene su respuesta y las protecciones molan más como contragolpe.

lesson-thousand-km-teams = Dos contra dos

km-lesson-teams-green = ¡Cuatro coches en dos equipos! Ole va contigo: compartís una carretera. Tu semáforo verde vale para los dos. ¡Juégalo!
km-lesson-teams-rivals = ¡Genial, estáis en marcha! Lina y Mia son el otro equipo. Ahora juega Lina por las dos.
km-lesson-teams-partner = Os vais turnando, cada cual con sus cartas. Ahora le toca a Ole. Lo que él recorre también cuenta para ti.
km-lesson-teams-attacked = ¡100 kilómetros en vuestra carretera! Mia quiere pararos a los dos…
km-lesson-teams-defend = Sin gasolina no seguís ni tú ni Ole. Cualquiera de los dos puede arreglarlo. Tú tienes gasolina: ¡juégala!
km-lesson-teams-again = El depósito está lleno. Para seguir necesitáis un semáforo verde. ¡A ver qué tiene Ole!
km-lesson-teams-drive = El semáforo verde de Ole también vale para ti. Así que conduces tú: ¡juega tus 100!
km-lesson-teams-goal = ¡Ya van 200! Os faltan 100 justos, y le toca a Ole. ¡Cruza los dedos!
km-lesson-teams-won = 300 justos: ¡Ole y tú ganáis juntos! Recuerda: una carretera, dos manos. Lo que juega uno ayuda a los dos, y lo que frena a uno frena a los dos.
