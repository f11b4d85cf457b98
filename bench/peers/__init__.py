"""Other people's games, one a file, each with `run(seconds) -> Result`."""
