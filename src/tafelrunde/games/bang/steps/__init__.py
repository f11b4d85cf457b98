"""The steps of BANG!, one rulebook chapter a file."""
