## L’entraînement

syllabus-times = Tables de multiplication
web-nn-practice = Quelle carte vaut { $row } × { $place } ?
web-nn-practice-way = Le chemin dans la table de { $row } : { $steps }…
