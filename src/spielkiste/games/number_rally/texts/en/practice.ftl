## Practising

syllabus-sums = Sums
