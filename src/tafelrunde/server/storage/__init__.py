"""Where people, tables, matches and everything that was done are kept."""

from .desk import Desk
from .errors import StorageError
from .rows import ChatRow, LogRow, MatchRow, PersonRow, PushRow, SummaryRow, TableRow, Write
from .store import Store

__all__ = [
    "ChatRow",
    "Desk",
    "LogRow",
    "MatchRow",
    "PersonRow",
    "PushRow",
    "StorageError",
    "Store",
    "SummaryRow",
    "TableRow",
    "Write",
]
