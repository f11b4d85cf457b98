"""Words: what happened, what is asked and what is forbidden, told in the reader's language."""

from .languages import LANGUAGES, closest_language
from .rulebook import Chapter, Clause, Rulebook
from .wording import Wording

__all__ = ["LANGUAGES", "Chapter", "Clause", "Rulebook", "Wording", "closest_language"]
