"""The rules machine: state, agenda, decisions, events, views, chance and saves."""

from .chapter import Chapter
from .errors import (
    IllegalAction,
    OptionError,
    RulesError,
    SaveError,
    TafelrundeError,
    Values,
)
from .game import Game, Hidden, in_parts
from .insight import InfoSet
from .save import dump, load, state_hash
from .state import EVERYONE, NOBODY, Action, Event, Fate, Frame, State

__all__ = [
    "EVERYONE",
    "NOBODY",
    "Action",
    "Chapter",
    "Event",
    "Fate",
    "Frame",
    "Game",
    "Hidden",
    "IllegalAction",
    "InfoSet",
    "OptionError",
    "RulesError",
    "SaveError",
    "State",
    "TafelrundeError",
    "Values",
    "dump",
    "in_parts",
    "load",
    "state_hash",
]
