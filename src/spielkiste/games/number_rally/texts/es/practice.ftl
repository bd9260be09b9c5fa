## La práctica

syllabus-sums = Sumas
