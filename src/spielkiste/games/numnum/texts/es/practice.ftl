## La práctica

syllabus-times = Tablas de multiplicar
web-nn-practice = ¿Qué carta es { $row } × { $place }?
web-nn-practice-way = El camino por la tabla del { $row }: { $steps }…
