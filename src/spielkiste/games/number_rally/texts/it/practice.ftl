## L’allenamento

syllabus-sums = Somme
