"""What is sent as a view is what the game shows each viewer, now."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tafelrunde.games.catalog import GameInfo, all_games
from tafelrunde.kernel import NOBODY
from tafelrunde.lab.subject import Chooser
from tafelrunde.server.protocol.common import TableSetting
from tafelrunde.server.table.sights import Sight
from tests.server.tables import ANNA, BEN, CARLA, DORA, Page, Room, a_room, bang, in_loop, magpie


def plain(view: Any) -> Any:
    """Return what a page reads."""
    return msgspec.json.decode(msgspec.json.encode(view))


def shown_now(page: Page, viewer: int) -> Any:
    """Return what the game shows a viewer at this moment."""
    core = page.table.core
    assert core is not None and core.match is not None
    return plain(core.match.game.view(core.match.s, viewer))


@pytest.mark.parametrize("info", all_games(), ids=lambda info: info.id)
def test_every_viewer_is_sent_their_own_view_whoever_was_sent_theirs_before(info: GameInfo) -> None:
    for modules in {(), max(info.module_sets(info.most), key=len)}:
        game = info.build(info.most, modules)
        s, chooser = game.new("sights"), Chooser("sights")
        viewers = [NOBODY, *range(game.players)]
        for _ in range(40):
            if game.over(s):
                break
            game.apply(s, *chooser.move(game, s))
            sight = Sight(game, s)
            viewers = viewers[1:] + viewers[:1]
            for viewer in [*viewers, *viewers]:
                assert plain(sight.view(viewer)) == plain(game.view(s, viewer))


@pytest.mark.parametrize("setting", [bang(3), magpie(3), TableSetting("small", 3)])
@in_loop
async def test_pages_show_the_match_as_it_stands_after_every_step(
    tmp_path: Path, setting: TableSetting
) -> None:
    async with a_room(tmp_path) as room:
        table, pages = await room.table(setting, ANNA, BEN, CARLA)
        pages.append(await room.page(DORA, table))
        for turn in range(25):
            await take_a_step(room, pages, turn)
            for page in pages:
                assert page.standing().view == shown_now(page, page.viewer)


async def take_a_step(room: Room, pages: list[Page], turn: int) -> None:
    """Let one of those who are asked answer, or time pass where a window waits."""
    asked = [page for page in pages if page.is_asked()]
    if asked:
        options = asked[-1].asked().options
        await asked[-1].act(*options[turn * 7 % len(options)])
    else:
        await room.wait(3)
