"""What a page is going to want, told along with it: a browser need not find it out step by step.

Without hints a script asks for the next one, that one for the game's words, and each question takes
a journey to the server and back. The build's manifest says which files belong together.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from urllib.parse import quote, urlencode

import msgspec

from tafelrunde.words import LANGUAGES

from ..protocol.common import TableSetting
from .asgi import Scope, cookie, header
from .games import known_games

LANGUAGE = "lang"  # the cookie that client/src/words/ui.svelte.ts sets
MANIFEST = "manifest.json"  # beside the client's index.html
INDEX = "index.html"
# The module behind the first part of an address; client/src/app/pages.ts has the same list.
PAGES = {
    "new": "src/app/NewTablePage.svelte",
    "join": "src/app/JoinPage.svelte",
    "t": "src/app/AtTable.svelte",
    "replay": "src/replay/ReplayPage.svelte",
    "verify": "src/app/VerifyPage.svelte",
    "rules": "src/app/RulesPage.svelte",
    "learn": "src/lessons/LearnPage.svelte",
    "puzzle": "src/lessons/PuzzlePage.svelte",
    "lab": "src/lab/LabPage.svelte",
    "about": "src/app/AboutPage.svelte",
}


class Chunk(msgspec.Struct):
    """A file the build made, with the modules and style sheets that must come with it."""

    file: str
    imports: list[str] = []
    css: list[str] = []


class Hints:
    """Knows which files each page needs."""

    def __init__(self, chunks: dict[str, Chunk]) -> None:
        self.chunks = chunks

    @classmethod
    def read(cls, folder: Path) -> Hints:
        """Read what the build tells; without it there are no hints, and all works a bit slower."""
        try:
            manifest = (folder / MANIFEST).read_bytes()
            return cls(msgspec.json.decode(manifest, type=dict[str, Chunk]))
        except (OSError, msgspec.DecodeError):
            return cls({})

    def link(
        self, path: str, lang: str, setting: TableSetting | None = None, drawn: bool = False
    ) -> bytes:
        """Return the header Link for a page: what is wanted first comes first."""
        page = PAGES.get(path.strip("/").split("/")[0], "")
        game = f"src/games/{setting.game}/index.ts" if setting else ""
        own = (own_texts(page, lang), own_texts(game, lang))
        modules = (INDEX, f"src/words/texts.{lang}.ts", page, game, *own)
        files = dict.fromkeys(file for one in modules for file in self.files(one))
        wanted: list[str] = []
        if self.chunks and setting:
            wanted = words_of(setting, lang)
        elif self.chunks and path == "/":
            # A lobby that comes drawn says what games are about by itself.
            texts = () if drawn else (texts_of(game.id, lang) for game in known_games())
            wanted = ["/api/games", *texts]
        return ", ".join([*map(file_link, files), *map(fetch_link, wanted)]).encode()

    def files(self, module: str) -> Iterator[str]:
        """Yield all files a module needs."""
        chunk = self.chunks.get(module)
        if chunk is None:
            return
        yield from chunk.css
        yield chunk.file
        for other in chunk.imports:
            yield from self.files(other)


def language(scope: Scope) -> str:
    """Return the language chosen before, else the first the browser wants and we speak."""
    accepted = header(scope, b"accept-language").lower().split(",")
    wanted = [part.split(";")[0].strip().split("-")[0] for part in accepted]
    known = (lang for lang in (cookie(scope, LANGUAGE), *wanted) if lang in LANGUAGES)
    return next(known, "en")


def own_texts(module: str, lang: str) -> str:
    """Return the texts that come with a page or a board: a file named like its folder, if any."""
    return f"src/texts/parts/{PurePosixPath(module).parent.name}.{lang}.ftl?raw"


def file_link(file: str) -> str:
    """Return the hint for a file of the client."""
    kind = "preload; as=style" if file.endswith(".css") else "modulepreload"
    return f"</{file}>; rel={kind}; crossorigin"


def fetch_link(address: str) -> str:
    """Return the hint for something a script will ask the API for."""
    return f"<{address}>; rel=preload; as=fetch; crossorigin"


# Addresses must be written exactly as client/src/net/api.ts writes them.


def texts_of(game: str, lang: str) -> str:
    """Return where a game's texts are."""
    return f"/api/games/{quote(game, safe='')}/texts/{lang}"


def words_of(setting: TableSetting, lang: str) -> list[str]:
    """Return where all words of a table are; a table's own files are sent along, not asked for."""
    if setting.files:
        return [texts_of(setting.game, lang)]
    wish = {"players": str(setting.players), "modules": ",".join(setting.modules)}
    if setting.options:
        wish["options"] = ",".join(f"{name}:{value}" for name, value in setting.options.items())
    vocabulary = f"/api/games/{quote(setting.game, safe='')}/vocabulary"
    query = urlencode(wish, safe="", quote_via=quote)
    return [texts_of(setting.game, lang), f"{vocabulary}?{query}"]
