# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-thousand-km-goal = El objetivo
pic-thousand-km-goal-words = Gana quien llega primero justo a la meta. Pasarse no vale. En la partida larga son 1000 kilómetros.
pic-thousand-km-turn = Tu turno
pic-thousand-km-turn-words = Roba una carta, juega una carta. Primero necesitas un semáforo verde. Luego, a rodar: ¡pon kilómetros en tu carretera!
pic-thousand-km-attack = Parar a los demás
pic-thousand-km-attack-words = Juega un ataque contra alguien que esté en marcha y lo dejas parado. Con el límite de velocidad sigue, pero despacio: solo con 25 y 50.
pic-thousand-km-defend = Seguir adelante
pic-thousand-km-defend-words = Contra cada ataque sirve una sola carta. Ponla encima del ataque y en marcha otra vez.
pic-thousand-km-safety = Protecciones
pic-thousand-km-safety-words = Solo hay una de cada. Si la juegas, ese ataque ya no te afecta en toda la carrera, y además repites turno.
pic-thousand-km-master = El contragolpe
pic-thousand-km-master-words = ¿Te atacan y tienes la protección que toca? Juégala al momento: ¡contragolpe! El ataque desaparece y te toca a ti.
pic-thousand-km-end = ¿Nada te sirve?
pic-thousand-km-end-words = Si no puedes jugar ninguna carta, descarta una. Si el mazo se acaba, gana quien esté más cerca de la meta.
