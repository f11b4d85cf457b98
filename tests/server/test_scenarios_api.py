"""Scenarios by HTTP: lists of them, playing one answer by answer, and anybody's own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest

from tafelrunde.games import catalog
from tafelrunde.records.scenario import lesson_files, read_scenarios, scenario_files
from tafelrunde.server.protocol.scenarios import PuzzleBody, ScenarioCard, ScenarioWish
from tafelrunde.server.settings import Limits
from tafelrunde.server.web import puzzling, scenarios
from tests.server.running import Running, running

OWN = """\
title: Mine
game: bang
players: 4
position: {seats: {anna: {character: paul-regret}}}
forced: {dice: [[1, 1, beer, dynamite, gatling]]}
steps:
- tell: {en: Stop, de: Halt}
  anna: stop
- anna: shoot boris
---
title: Another
game: magpie
players: 3
steps:
- expect: {round: 1}
"""


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as client:
        yield client


def asked(client: httpx.Client, **wish: Any) -> PuzzleBody:
    answer = client.post("/api/scenarios", json=wish)
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=PuzzleBody)


def refusal(client: httpx.Client, **wish: Any) -> tuple[int, str, str]:
    answer = client.post("/api/scenarios", json=wish)
    body = answer.json()
    return answer.status_code, body["code"], body["text"]


# Lists


@pytest.mark.parametrize("info", catalog.all_games(), ids=lambda info: info.id)
def test_lessons_are_listed_first_then_what_proves_rules(
    client: httpx.Client, info: catalog.GameInfo
) -> None:
    answer = client.get(f"/api/games/{info.id}/scenarios")
    cards = msgspec.json.decode(answer.content, type=list[ScenarioCard])
    files = [*lesson_files(info), *scenario_files(info)]
    written = [(file.stem, n) for file in files for n in range(len(read_scenarios(file)))]
    assert [(card.file, card.number) for card in cards] == written
    lessons = [card.lesson for card in cards]
    assert lessons == sorted(lessons, reverse=True)
    games = client.get("/api/games").json()
    assert sum(lessons) == next(card["lessons"] for card in games if card["id"] == info.id)


def test_the_list_is_sent_once(client: httpx.Client) -> None:
    first = client.get("/api/games/bang/scenarios")
    tag = {"if-none-match": first.headers["etag"]}
    assert client.get("/api/games/bang/scenarios", headers=tag).status_code == 304


def test_every_scenario_of_every_game_can_be_opened(client: httpx.Client) -> None:
    for info in catalog.all_games():
        for card in client.get(f"/api/games/{info.id}/scenarios").json():
            body = asked(client, game=info.id, file=card["file"], number=card["number"])
            assert body.status == ("asked" if body.steps else "solved")


# Playing


def lesson(client: httpx.Client, *answers: Any, **wish: Any) -> PuzzleBody:
    return asked(client, game="bang", file="1_secret_role", answers=list(answers), **wish)


def test_a_lesson_is_played_answer_by_answer(client: httpx.Client) -> None:
    first = lesson(client)
    assert (first.status, first.step, first.steps, first.seat) == ("asked", 0, 3, 1)
    assert first.position.decision is not None and ["stop"] in first.position.decision.options
    assert set(first.tell) == {"en", "de", "ru"}
    assert first.answer is None, "nobody asked to be shown"
    second = lesson(client, ["stop"])
    assert (second.status, second.step) == ("asked", 1)
    assert second.history[: len(first.history)] == first.history
    assert second.fresh == len(second.history) - len(first.history)
    last = lesson(client, ["stop"], ["shoot", 0], ["shoot", 0])
    assert (last.status, last.position.decision) == ("solved", None)
    assert last.history[-1][0] == "won"


def test_a_wrong_answer_comes_back_with_a_hint(client: httpx.Client) -> None:
    body = lesson(client, ["stop"], ["shoot", 2])
    assert (body.status, body.step) == ("wrong", 1)
    assert body.hint["de"]


def test_a_forbidden_answer_comes_back_with_its_clause(client: httpx.Client) -> None:
    body = lesson(client, ["reroll", 0b100])
    assert (body.status, body.clause) == ("illegal", "bang 2.3")


def test_whoever_gives_up_is_shown_the_answer(client: httpx.Client) -> None:
    assert lesson(client, ["stop"], show=True).answer == ["shoot", 0]


def test_who_asks_is_told_what_may_come_of_rerolled_dice(client: httpx.Client) -> None:
    body = asked(client, game="bang", file="2_rolling", odds=["reroll", 0b110])
    assert body.status == "asked" and body.step == 0, "asking is no answer"
    odds = {one.key: (one.ways, one.of) for one in body.chances}
    assert odds["beer"] == (11, 36), "two dice of six faces, one of them a beer"
    assert all(0 < ways <= of for ways, of in odds.values())


def test_nothing_comes_of_an_action_that_is_not_offered(client: httpx.Client) -> None:
    assert lesson(client, odds=["shoot", 2]).chances == []
    assert lesson(client).chances == [], "nobody asked"
    solved = lesson(client, ["stop"], ["shoot", 0], ["shoot", 0], odds=["stop"])
    assert (solved.status, solved.chances) == ("solved", [])


def test_a_puzzle_shows_no_more_than_the_seat_sees(client: httpx.Client) -> None:
    roles = [row["role"] for row in lesson(client).position.view["table"]["seats"]]
    assert roles == ["sheriff", "outlaw", "", "", ""]


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({}, (404, "no-game")),
        ({"game": "chess"}, (404, "no-game")),
        ({"game": "bang", "file": "nothing"}, (404, "no-scenario")),
        ({"game": "bang", "file": "../game"}, (404, "no-scenario")),
        ({"game": "bang", "file": "rolling", "number": 99}, (404, "no-scenario")),
        ({"game": "bang", "file": "rolling", "number": -1}, (404, "no-scenario")),
        ({"game": "bang", "file": "rolling", "answers": [[[[[[1]]]]]]}, (400, "malformed")),
        ({"game": "bang", "file": "rolling", "answers": "stop"}, (400, "malformed")),
    ],
)
def test_what_there_is_not_is_refused(
    client: httpx.Client, wish: dict[str, Any], code: tuple[int, str]
) -> None:
    assert refusal(client, **wish)[:2] == code


# Somebody's own


def test_ones_own_file_is_played_by_another_process(client: httpx.Client) -> None:
    body = asked(client, text=OWN, answers=[["stop"]])
    assert (body.card.file, body.scenarios, body.step, body.status) == ("", 2, 1, "asked")
    other = asked(client, text=OWN, number=1)
    assert (other.card.game, other.status, other.steps) == ("magpie", "solved", 0)


def test_ones_own_file_comes_with_the_odds_of_what_is_offered(client: httpx.Client) -> None:
    body = asked(client, text=OWN)
    told = {tuple(one.action): {row.key for row in one.chances} for one in body.prospects}
    assert "two" in told["reroll", 0b1], "a 1 may become a 2"
    assert asked(client, game="bang", file="2_rolling").prospects == [], "asked for one by one"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("junk", "this scenario line 1 column 1: write pairs such as key: value"),
        (OWN.replace("bang", "chess"), "this scenario line 2 column 7: game: "),
        (OWN.replace("anna: shoot", "ana: shoot"), "did you mean Anna?"),
        (OWN.replace("stop\n", "stop\n- expect: {pile: 3}\n"), "expected pile: 3, found pile: 9"),
        (OWN.replace("shoot boris", "shoot clara"), "line 9: expected anna: shoot clara"),
        ("a: &a [*a]", "anchors (&) are not allowed"),
        ("[" * 3000, "too deep to read"),
    ],
)
def test_what_can_not_be_played_is_explained_in_one_sentence(
    client: httpx.Client, text: str, sentence: str
) -> None:
    status, code, said = refusal(client, text=text)
    assert (status, code) == (400, "bad-scenario")
    assert sentence in said and "\n" not in said


def test_a_scenario_of_endless_length_is_refused(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzling, "MOST_STEPS", 2)
    outcome = puzzling.own(ScenarioWish(text=OWN))
    assert outcome.told is not None
    assert (outcome.code, outcome.told.text) == ("bad-scenario", "a scenario has at most 2 steps")
    assert (outcome.told.key, outcome.told.values) == ("error-scenario-long", {"most": 2})
    assert refusal(client, text="#" * 200_001)[:2] == (400, "malformed")


def test_a_scenario_that_takes_too_long_is_given_up(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scenarios, "MOST_SECONDS", 0.0)
    assert "too long" in refusal(client, text=OWN)[2]


def test_a_process_that_breaks_down_is_not_the_end(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scenarios, "COMMAND", ("false",))
    assert refusal(client, text=OWN)[:2] == (400, "bad-scenario")


def test_one_address_can_not_keep_starting_processes(tmp_path: Any) -> None:
    limits = Limits(requests=7, requests_per_second=0.001)
    with running(tmp_path, limits) as server, httpx.Client(trust_env=False) as client:
        address = f"{server.address}/api/scenarios"
        first, second = (client.post(address, json={"text": "junk"}) for _ in range(2))
    assert (first.status_code, second.json()["code"]) == (400, "too-fast")
