## L’allenamento

syllabus-sums = Addizioni e sottrazioni
