"""Libraries that only researchers need: imported late, missed in one clear sentence."""

from __future__ import annotations

from importlib.util import find_spec

from tafelrunde.kernel import TafelrundeError


class MissingLibrary(TafelrundeError):
    """Something the extra `research` would bring is not installed."""


def has(module: str) -> bool:
    """Say whether a library is there, without importing it."""
    return find_spec(module) is not None


def need(*modules: str) -> None:
    """Refuse to go on where a library is missing, and say how to get it."""
    missing = [module for module in modules if not has(module)]
    if missing:
        names = " and ".join(missing)
        raise MissingLibrary(f"{names} is not installed: pip install 'tafelrunde[research]'")
