"""Games for researchers: environments, vectors, bots in any language, records as training data.

`pettingzoo_env` and `openspiel_game` are the two ways in for learning libraries; both need the
extra `research`. docs/research.md shows them at work.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .needs import need

if TYPE_CHECKING:
    from .zoo import SeatsEnv

__all__ = ["openspiel_game", "pettingzoo_env"]


def pettingzoo_env(
    game: str,
    players: int = 0,
    modules: tuple[str, ...] = (),
    options: dict[str, int] | None = None,
    **more: Any,
) -> SeatsEnv:
    """Return a PettingZoo AEC environment of a game; `more` goes to `zoo.SeatsEnv`."""
    need("pettingzoo", "gymnasium", "numpy")
    from .subject import subject
    from .zoo import SeatsEnv

    return SeatsEnv(subject(game, players, modules, options, more.pop("files", None)), **more)


def openspiel_game(
    game: str,
    players: int = 0,
    modules: tuple[str, ...] = (),
    options: dict[str, int] | None = None,
    **more: Any,
) -> Any:
    """Return an OpenSpiel game; `more` goes to `spiel.parameters_of`."""
    need("pyspiel", "numpy")
    from .spiel import load_game

    return load_game(game, players, modules, options, **more)
