"""KRALLEN & FALLEN: treasures, monsters, and interruptions."""
