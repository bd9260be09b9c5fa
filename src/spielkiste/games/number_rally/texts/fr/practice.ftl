## L’entraînement

syllabus-sums = Additions et soustractions
