"""Print what the lobby shows of each game, for the pages that are drawn when the client is built.

Runs with nothing installed: a wheel is built like that.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from tafelrunde.games import catalog  # noqa: E402
from tafelrunde.games.catalog import GameInfo  # noqa: E402


def shown(info: GameInfo) -> dict[str, object]:
    """Return what a tile needs to know of a game, and its texts as they are written."""
    texts = {file.stem: file.read_text("utf-8") for file in info.folder.glob("texts/*.ftl")}
    return {
        "id": info.id,
        "title": info.title,
        "fewest": info.fewest,
        "most": info.most,
        "lessons": len(list(info.folder.glob("lessons/*.yaml"))),
        "texts": texts,
    }


if __name__ == "__main__":
    print(json.dumps([shown(info) for info in catalog.all_games()]))
