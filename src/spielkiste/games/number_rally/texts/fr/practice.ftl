## L’entraînement

syllabus-sums = Additions
