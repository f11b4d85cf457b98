"""The page about drawing maps shows maps and signs that hold."""

from __future__ import annotations

import re
from pathlib import Path

from tafelrunde.games.catalog import load
from tafelrunde.games.cfs.dungeon import LEGEND as DUNGEON_LEGEND
from tafelrunde.games.cfs.surveying import load_dungeon
from tafelrunde.games.frag.board import load_board
from tafelrunde.games.frag.legend import LEGEND, WORD_OF_MARK, FieldReader

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "maps.md").read_text("utf-8")
BLOCKS = re.findall(r"^```\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
DUNGEON = next(block for block in BLOCKS if block.startswith("game: cfs"))
SIGNS = next(block for block in BLOCKS if block.startswith("sign "))


def test_the_map_of_the_page_is_sound_and_as_described() -> None:
    board = load_board(BLOCKS[0], "docs/maps.md")
    assert (board.width, board.height, len(board.respawn)) == (4, 4, 2)
    start, end = board.names.index("b2"), board.names.index("b3")
    assert end in board.steps[start] and start not in board.steps[end]


def test_the_signs_of_the_page_make_sense() -> None:
    signs = re.findall(r"^sign \S: (.*)$", SIGNS, re.MULTILINE)
    assert len(signs) == 4
    for words in signs:
        assert not FieldReader(words).problems, words


def test_the_page_names_every_character_and_every_word() -> None:
    prose = re.sub(r"^```\n.*?^```$", "", PAGE, flags=re.DOTALL | re.MULTILINE)
    named = set("".join(re.findall(r"`([^`]+)`", prose)))
    every = {*LEGEND.fields, *LEGEND.upright, *LEGEND.lying}
    assert not {mark for mark in every if not mark.isdigit()} - named - {" "}
    for word in WORD_OF_MARK.values():
        assert f"`{word}`" in PAGE or word.startswith("respawn-"), word


def test_the_dungeon_of_the_page_is_sound_and_two_can_play_in_it() -> None:
    dungeon = load_dungeon(DUNGEON, "docs/maps.md")
    assert [len(zone) for zone in dungeon.zones] == [6, 6, 0, 0]
    game = load("cfs").build(2, files={"dungeon": DUNGEON})
    s = game.new("two mills")
    while not game.over(s):
        seat = game.actors(s)[0]
        options = game.options(s, seat)
        game.apply(s, seat, options[s.serial % len(options)])
    assert s.round == game.option["rounds"]


def test_the_page_names_every_character_of_a_dungeon() -> None:
    section = PAGE[PAGE.index("## Dungeons for") : PAGE.index("## For programmers")]
    named = set(re.findall(r"`(.)`", section))
    ranges = {*"abcd1234"}  # of which the page names the first and the last
    every = {*DUNGEON_LEGEND.fields, *"BbGg"}
    assert every - ranges <= named and {"a", "d", "1", "4"} <= named
