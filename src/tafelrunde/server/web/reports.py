"""Reports of the lab that the host has put into the data folder: a list, and the pages as they are.

A page brings its own scripts along. So it is sent with a policy of its own: a sandbox without an
origin, which can neither see cookies nor ask anybody for anything.
"""

from __future__ import annotations

import asyncio
import html
import re
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath

from ..protocol.errors import Refusal
from ..protocol.lab import ReportCard
from .handling import AnyRequest, Here, cacheable, refusals

FOLDER = "reports"  # in the data folder
ENDING = ".html"
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,99}")
TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
HEAD = 4_000  # bytes in which a page says its title
MOST = 500  # reports in the list
POLICY = "; ".join(
    (
        "sandbox allow-scripts",
        "default-src 'none'",
        "script-src 'unsafe-inline' 'unsafe-eval'",
        "style-src 'unsafe-inline'",
        "frame-ancestors 'self'",
    )
)


def files_in(folder: Path) -> dict[str, Path]:
    """Return all reports by their names; what is called otherwise is none."""
    if not folder.is_dir():
        return {}
    files = sorted(folder.glob(f"*{ENDING}"))
    return {file.stem: file for file in files if NAME.fullmatch(file.stem) and file.is_file()}


def cards_in(folder: Path) -> list[ReportCard]:
    """Return what the list shows, the newest first."""
    cards = [card_of(name, file) for name, file in files_in(folder).items()]
    return sorted(cards, key=lambda card: -card.changed)[:MOST]


def card_of(name: str, file: Path) -> ReportCard:
    """Return what the list shows of a report."""
    with file.open("rb") as page:
        head = page.read(HEAD).decode("utf-8", "replace")
    title = TITLE.search(head)
    shown = html.unescape(title[1]).strip() if title else name
    return ReportCard(name, shown[:200] or name, file.stat().st_mtime_ns // 1_000_000)


@get("/api/reports", responses=refusals(), summary="Reports of the lab", tags=["games"])
async def reports(services: Here) -> list[ReportCard]:
    """List the reports the host shows, the newest first."""
    return await asyncio.to_thread(cards_in, services.settings.data / FOLDER)


@get(
    "/api/reports/{name:str}",
    responses=refusals("no-record"),
    media_type=MediaType.HTML,
    summary="A report of the lab",
    tags=["games"],
)
async def report(services: Here, request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """Send a report as the page it is."""
    file = files_in(services.settings.data / FOLDER).get(name)
    if file is None:
        raise Refusal("no-record", "there is no such report")
    answer = cacheable(request, await asyncio.to_thread(file.read_bytes))
    answer.media_type = MediaType.HTML
    answer.headers["content-security-policy"] = POLICY
    return answer


handlers = [reports, report]
