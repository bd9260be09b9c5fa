## Oefenen

syllabus-sums = Sommen
