"""The client's files, as they were built into the package.

Only files that were found when the folder was read are served: a path can't lead anywhere else.
Lobby and table come drawn already in the reader's language (client/src/drawing.ts), other pages as
an empty one that finds its way from there.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

import msgspec

import tafelrunde

from ..protocol.common import TableSetting
from .asgi import Headers, Receive, Scope, Send, cookie, header, respond
from .games import known_games
from .hints import MANIFEST, Hints, language

FOLDER = Path(tafelrunde.__file__).parent / "web"
INDEX = "/index.html"
ASSETS = "/assets/"  # the names of these tell what is in them, so they never change
FOR_EVER = b"public, max-age=31536000, immutable"
ASK_FIRST = b"no-cache"
ENCODINGS = ((".br", "br"), (".gz", "gzip"))  # the better one first
KINDS = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}
TABLE = "/t/"
DRAWN = "/drawn/"  # pages the build has drawn, and the games it has drawn them with
GAMES = f"{DRAWN}games.json"
# Cookies that the client sets (client/src/net/kept.ts): a theme, and how high the rows of games to
# go on with were in the lobby, such as "112-136".
THEME, ROWS = "theme", "rows"
THEMES = ("dark", "light")
HEIGHTS = re.compile(r"[1-9]\d{1,2}(-[1-9]\d{1,2}){0,19}")
# What the build has drawn in their place.
USUAL_ROW, MOST_ROWS = "112", 20  # client/src/app/TableRow.svelte has its least height
ROW = re.compile(rb'<div class="row[^"]*" style="height: 777px;"></div>')
DRAWN_WITH = b'"rows":[777]'
NOT_BUILT = b"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>tafelrunde</title>
<h1>The pages are not built yet</h1>
<p>The server runs, but its web client has to be built once: <code>make client</code>, then load
this page again. The API is described in <a href="/api/schema/openapi.json">openapi.json</a>.</p>
</html>
"""


@dataclass(eq=False)
class Page:
    """A file, as it is sent."""

    body: bytes
    kind: bytes
    tag: bytes
    encoded: dict[str, bytes] = field(default_factory=dict)


# Tells how a table is set up, if whoever asks may know that and it is known at once.
TableKnown = Callable[[Scope, str], Awaitable[TableSetting | None]]


async def unknown(scope: Scope, table: str) -> TableSetting | None:
    """Know no table."""
    return None


# Counts the tables at which somebody has something to go on with.
Waiting = Callable[[Scope], Awaitable[int]]


async def nothing(scope: Scope) -> int:
    """Know of no such table."""
    return 0


class Pages:
    """Answers everything that is not the API."""

    def __init__(
        self, folder: Path = FOLDER, table: TableKnown = unknown, waiting: Waiting = nothing
    ) -> None:
        self.folder = folder
        self.table = table
        self.waiting = waiting
        self.hints = Hints({})
        self.files: dict[str, Page] = {}
        self.read_at = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer with a file, or with the page that finds its way from there."""
        head = scope["method"] == "HEAD"
        if scope["method"] not in ("GET", "HEAD"):
            allow = [(b"allow", b"GET, HEAD")]
            await respond(send, 405, b"only to be read\n", b"text/plain", allow)
            return
        self.refresh()
        path: str = scope["path"]
        page = None if path.startswith(DRAWN) else self.files.get(path)
        if page is None and (path.startswith(ASSETS) or "." in path.rpartition("/")[2]):
            await respond(send, 404, b"no such file\n", b"text/plain", head=head)
            return
        if page is not None and path != INDEX:
            kept = FOR_EVER if path.startswith(ASSETS) else ASK_FIRST
            await send_page(scope, send, page, [(b"cache-control", kept)])
        elif index := self.files.get(INDEX):
            rows = rows_of(scope, await self.waiting(scope)) if path == "/" else ""
            drawn = self.drawn(scope, rows)
            page = made_for(drawn or index, cookie(scope, THEME), rows)
            await send_page(scope, send, page, await self.with_hints(scope, drawn is not None))
        else:
            await respond(send, 503, NOT_BUILT, b"text/html; charset=utf-8", head=head)

    async def with_hints(self, scope: Scope, drawn: bool) -> Headers:
        """Return the headers of a page; they tell what else it is going to want."""
        path: str = scope["path"]
        setting = None
        if path.startswith(TABLE):
            setting = await self.table(scope, path.removeprefix(TABLE))
        link = self.hints.link(path, language(scope), setting, drawn)
        told = [(b"cache-control", ASK_FIRST), (b"vary", b"accept-language, cookie")]
        return [*told, *([(b"link", link)] if link else [])]

    def drawn(self, scope: Scope, rows: str) -> Page | None:
        """Return a page that comes drawn, if there is one."""
        path, lang = scope["path"], language(scope)
        if path.startswith(TABLE):
            return self.files.get(f"{DRAWN}table.{lang}.html")
        if path != "/" or not self.same_games():  # there may be games the build didn't know
            return None
        return self.files.get(f"{DRAWN}{'back' if rows else 'lobby'}.{lang}.html")

    def same_games(self) -> bool:
        """Say whether the lobby was drawn with the games there are."""
        drawn_with = self.files.get(GAMES)
        known = [game.id for game in known_games()]
        return drawn_with is not None and msgspec.json.decode(drawn_with.body) == known

    def refresh(self) -> None:
        """Read the folder again if the client was built anew."""
        index = self.folder / INDEX.removeprefix("/")
        built = index.stat().st_mtime_ns if index.is_file() else 0
        if built != self.read_at:
            self.read_at = built
            self.files = read_folder(self.folder) if built else {}
            self.hints = Hints.read(self.folder)


def rows_of(scope: Scope, count: int) -> str:
    """Return how high so many rows are: as the client has told, else as high as a usual one."""
    told = cookie(scope, ROWS)
    if HEIGHTS.fullmatch(told) and told.count("-") + 1 == count:
        return told
    return "-".join([USUAL_ROW] * min(count, MOST_ROWS))


@lru_cache(maxsize=100)
def made_for(page: Page, theme: str, rows: str) -> Page:
    """Return a page in the theme somebody chose, with room for the games that wait for them."""
    body = page.body
    if theme in THEMES:
        body = body.replace(b"<html ", f'<html data-theme="{theme}" '.encode(), 1)
    if row := ROW.search(body):
        drawn = (row[0].replace(b"777", height.encode()) for height in rows.split("-"))
        body = body.replace(row[0], b"".join(drawn))
        body = body.replace(DRAWN_WITH, f'"rows":[{rows.replace("-", ",")}]'.encode())
    if body == page.body:
        return page
    return Page(body, page.kind, tag_of(body), {"gzip": gzip.compress(body)})


def read_folder(folder: Path) -> dict[str, Page]:
    """Return all files by their path; compressed ones belong to the file they were made from."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    files: dict[str, Page] = {}
    for path in paths:
        if path.suffix in ("", ".br", ".gz") or path.name == MANIFEST:  # for us, not for browsers
            continue
        page = read_page(path)
        for suffix, encoding in ENCODINGS:
            sibling = path.with_name(path.name + suffix)
            if sibling.is_file():
                page.encoded[encoding] = sibling.read_bytes()
        files["/" + path.relative_to(folder).as_posix()] = page
    return files


def read_page(path: Path) -> Page:
    """Read one file."""
    body = path.read_bytes()
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    kind = kind or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    return Page(body, kind.encode(), tag_of(body))


def tag_of(body: bytes) -> bytes:
    """Return the tag by which a browser asks whether it has the newest."""
    return f'"{blake2b(body, digest_size=12).hexdigest()}"'.encode()


async def send_page(scope: Scope, send: Send, page: Page, more: Headers) -> None:
    """Send a file, compressed if the browser likes that, or say that it has the newest already."""
    headers = [(b"etag", page.tag), (b"vary", b"accept-encoding"), *more]
    if page.tag.decode() in header(scope, b"if-none-match"):
        await respond(send, 304, b"", page.kind, headers)
        return
    body = page.body
    accepted = [part.partition(";")[0].strip() for part in accepted_encodings(scope)]
    for encoding, smaller in page.encoded.items():
        if encoding in accepted:
            headers.append((b"content-encoding", encoding.encode()))
            body = smaller
            break
    await respond(send, 200, body, page.kind, headers, head=scope["method"] == "HEAD")


def accepted_encodings(scope: Scope) -> list[str]:
    """Return what a browser says it can unpack."""
    return header(scope, b"accept-encoding").lower().split(",")
