"""Games by HTTP: cards, words, vocabularies, rulebooks; and proofs of records."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import httpx
import msgspec
import pytest

from tafelrunde.games import catalog
from tafelrunde.records.record import dump_record
from tafelrunde.server.protocol import api
from tafelrunde.server.web import outside
from tests.records.playing import bang_match, finished
from tests.server.running import Running

LANGUAGES = ("en", "de", "ru")


@pytest.fixture
def client(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as client:
        yield client


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_all_games_of_the_catalogue_are_listed(client: httpx.Client) -> None:
    cards = msgspec.json.decode(client.get("/api/games").content, type=list[api.GameCard])
    assert [card.id for card in cards] == [info.id for info in catalog.all_games()]
    bang = next(card for card in cards if card.id == "bang")
    assert (bang.fewest, bang.most, bang.usual) == (3, 8, 5)
    assert (bang.modules[0].id, bang.modules[0].needs) == ("duel", ["rage"])
    assert bang.levels == ["beginner", "regular", "strong", "expert"]
    assert bang.series, "its legacy is carried over"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [info.id for info in catalog.all_games()])
def test_words_come_with_the_games_own_first(client: httpx.Client, game: str, lang: str) -> None:
    own, common = client.get(f"/api/games/{game}/texts/{lang}").json()
    assert "game-title" in own
    assert "language-de" in common


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_rulebook_has_all_clauses(client: httpx.Client, lang: str) -> None:
    answer = client.get(f"/api/games/bang/rulebook/{lang}")
    book = msgspec.json.decode(answer.content, type=api.RulebookBody)
    clauses = [clause.id for chapter in book.chapters for clause in chapter.clauses]
    assert "2.3" in clauses
    assert len(clauses) == len(set(clauses)) > 50
    assert all(clause.text for chapter in book.chapters for clause in chapter.clauses)


def test_a_vocabulary_depends_on_the_modules(client: httpx.Client) -> None:
    def asked(**wish: str | int) -> api.Vocabulary:
        answer = client.get("/api/games/bang/vocabulary", params=wish)
        return msgspec.json.decode(answer.content, type=api.Vocabulary)

    plain, undead = asked(players=5), asked(players=5, modules="undead")
    assert plain.verbs["reroll"] == [("dice", "dice")]
    assert plain.events.keys() < undead.events.keys()
    assert "face" in plain.kinds and "beer" in plain.kinds["face"]


def test_a_vocabulary_names_the_windows(client: httpx.Client) -> None:
    windows = client.get("/api/games/magpie/vocabulary").json()["windows"]
    game = catalog.load("magpie").build()
    assert windows == [name for name, step in game.steps.items() if step.window]
    assert windows


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/api/games/chess/texts/en", (404, "no-game")),
        ("/api/games/bang/texts/fr", (404, "no-game")),
        ("/api/games/bang/texts/..%2f..%2fgame", (404, "malformed")),
        ("/api/games/bang/rulebook/xx", (404, "no-game")),
        ("/api/games/bang/vocabulary?players=99", (400, "bad-setting")),
        ("/api/games/bang/vocabulary?players=many", (400, "malformed")),
        ("/api/games/bang/vocabulary?modules=duel", (400, "bad-setting")),
        ("/api/games/bang/vocabulary?modules=nonsense", (400, "bad-setting")),
    ],
)
def test_what_there_is_not_is_refused(
    client: httpx.Client, path: str, expected: tuple[int, str]
) -> None:
    assert refusal(client.get(path)) == expected


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        "/api/games/bang/texts/de",
        "/api/games/bang/vocabulary",
        "/api/games/bang/rulebook/ru",
    ],
)
def test_what_seldom_changes_is_sent_once(client: httpx.Client, path: str) -> None:
    first = client.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = client.get(path, headers={"if-none-match": '"something else"'})
    assert other.content == first.content


def test_what_is_big_comes_compressed_to_those_who_can_unpack_it(client: httpx.Client) -> None:
    path = "/api/games/bang/texts/de"
    packed = client.get(path, headers={"accept-encoding": "br, gzip"})
    plain = client.get(path, headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) * 2 < int(plain.headers["content-length"])
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert {packed.headers["vary"], plain.headers["vary"]} == {"accept-encoding"}


# Proofs


def check(client: httpx.Client, record: str) -> httpx.Response:
    return client.post("/api/verify", json={"record": record})


def test_a_finished_record_is_proved_fair(client: httpx.Client) -> None:
    record = finished("magpie", players=3)
    verdict = msgspec.json.decode(check(client, dump_record(record)).content, type=api.Verdict)
    assert verdict.ok
    assert verdict.names == record.names
    assert [check.ok for check in verdict.checks] == [True, True]
    assert verdict.draws == len(record.draws) == len(verdict.details)
    first = record.draws[0]
    assert verdict.details[0] == {
        "index": first.index,
        "n": first.n,
        "result": first.result,
        "what": first.what,
    }


def test_a_changed_die_is_found_out(client: httpx.Client) -> None:
    record = finished("magpie", players=3)
    first, *rest = record.draws
    other = replace(first, result=(first.result + 1) % first.n)
    forged = replace(record, draws=[other, *rest])
    verdict = check(client, dump_record(forged)).json()
    assert not verdict["ok"]
    assert "the key gives" in verdict["checks"][1]["text"]


def test_a_match_that_still_runs_proves_nothing_yet(client: httpx.Client) -> None:
    verdict = check(client, dump_record(bang_match().record(0))).json()
    assert not verdict["ok"]
    assert "no secret" in verdict["checks"][0]["text"]


@pytest.mark.parametrize(
    "junk",
    [
        "",
        "junk",
        "record: 1",
        "!!python/object/apply:os.system ['touch /tmp/owned']",
        "a: &a [*a]",
        "[" * 1000,
        "\x00\U0001f600: \t- }{",
        "record: 1\ngame: [" + "x, " * 5_000 + "]",
    ],
)
def test_junk_is_no_record(client: httpx.Client, junk: str) -> None:
    answer = check(client, junk)
    assert refusal(answer) == (400, "bad-record")
    assert answer.json()["text"].startswith("this record")
    told = answer.json()["because"][0]
    assert told["key"].startswith("error-"), "what is wrong is told in the reader's language"


def test_a_record_that_takes_too_long_is_given_up(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "MOST_SECONDS", 0.0)
    answer = check(client, dump_record(finished("magpie", players=3)))
    assert refusal(answer) == (400, "bad-record")
    assert "too long" in answer.json()["text"]


def test_a_reader_that_breaks_down_is_not_the_end(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outside, "COMMAND", ("false",))
    assert refusal(check(client, "record: 1")) == (400, "bad-record")
