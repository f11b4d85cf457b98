"""What can go wrong with a database."""

from __future__ import annotations

from tafelrunde.kernel import TafelrundeError


class StorageError(TafelrundeError):
    """The database refused or can't be reached; what was asked for has not happened."""


class ConnectionLost(StorageError):
    """The connection broke: nobody can say whether the last transaction was carried out."""
