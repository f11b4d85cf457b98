"""A league: bots of several levels play each other, fairly seated, and are rated (docs/league.md).

The plots are drawn in `report.py` and want libraries of their own; nothing here imports it.
"""

from .contest import Contest, contest_for
from .playing import Played
from .results import play_league
from .standings import Standing, standings_of

__all__ = ["Contest", "Played", "Standing", "contest_for", "play_league", "standings_of"]
