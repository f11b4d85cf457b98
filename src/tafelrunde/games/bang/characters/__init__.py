"""The sixteen characters (5): each adds rows to the tables, and no step knows of them."""

from .at_the_dice import at_the_dice
from .at_the_guns import at_the_guns
from .under_fire import under_fire

CHARACTER_CHAPTERS = [at_the_dice, at_the_guns, under_fire]

__all__ = ["CHARACTER_CHAPTERS"]
