## Üben

syllabus-sums = Plus und Minus
