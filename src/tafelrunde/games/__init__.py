"""The games, each in a folder of its own; `catalog` finds them by their game.toml."""
