"""Classrooms: what is said in one (`messages`), all of them (`rooms`), one that is open (`room`), and what belongs to that."""
