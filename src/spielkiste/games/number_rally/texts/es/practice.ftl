## La práctica

syllabus-sums = Sumas y restas
