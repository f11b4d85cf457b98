"""The examples in the documentation run."""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path

import pytest

from tafelrunde.records.fairness import match_key, secret_from_seed
from tafelrunde.records.record import load_record
from tafelrunde.records.replay import check_draws, verify
from tafelrunde.records.scenario import load_scenarios, report, run_scenario

DOCS = Path(__file__).resolve().parents[2] / "docs"


def blocks(name: str, language: str) -> list[str]:
    text = (DOCS / name).read_text("utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


WHOLE = [block for block in blocks("scenarios.md", "yaml") if block.startswith("title:")]


@pytest.mark.parametrize("text", WHOLE, ids=lambda text: text.splitlines()[0])
def test_a_scenario_in_the_documentation_holds(text: str) -> None:
    (scenario,) = load_scenarios(text, "docs/scenarios.md")
    outcome = run_scenario(scenario)
    assert outcome.ok, report([outcome])


def test_the_documentation_shows_scenarios() -> None:
    assert len(WHOLE) >= 5


def test_the_record_in_the_documentation_is_sound_and_fair() -> None:
    text, _ = blocks("records.md", "yaml")
    record = load_record(text, "docs/records.md")
    assert [check.ok for check in verify(record)] == [True, True]
    assert check_draws(record).text == "all 11 draws follow from the key"


def test_the_origin_in_the_documentation_can_be_read_and_verified() -> None:
    text, origin = blocks("records.md", "yaml")
    record = load_record(text.replace("\nstart:", f"\n{origin}start:", 1))
    assert [len(stretch.entries) for stretch in record.origin] == [1]
    assert [check.ok for check in verify(record)] == [True] * 4


def test_the_python_in_the_documentation_runs() -> None:
    (code,) = blocks("records.md", "python")
    exec(compile(code, "docs/records.md", "exec"), {})


def documented_word(key: bytes, index: int) -> int:
    """A word of the stream, by the recipe in docs/records.md and nothing else."""
    block = (index // 16).to_bytes(8, "little")
    digest = blake2b(block, digest_size=64, key=key, person=b"tafelrunde-draws").digest()
    place = 4 * (index % 16)
    return int.from_bytes(digest[place : place + 4], "little")


def test_the_recipe_for_fair_dice_gives_the_draws_of_the_record() -> None:
    text, _ = blocks("records.md", "yaml")
    record = load_record(text)
    secret = bytes.fromhex(record.secret)
    sealed = blake2b(secret, digest_size=32, person=b"tafelrunde-seal").hexdigest()
    assert sealed == record.commitment
    key = blake2b(secret, digest_size=32, person=b"tafelrunde-key").digest()
    for draw in record.draws:  # none of these passed a word over
        product = documented_word(key, draw.index) * draw.n
        assert product % 2**32 >= 2**32 % draw.n
        assert product // 2**32 == draw.result


def test_contributions_enter_the_key_as_the_recipe_says() -> None:
    secret = bytes(range(32))
    data = secret + b"\x04\x00\x00\x00luck" + b"\x02\x00\x00\x00\xc3\xa9"
    key = blake2b(data, digest_size=32, person=b"tafelrunde-key").hexdigest()
    assert match_key(secret.hex(), ("luck", "é")) == key


def test_a_seed_gives_the_secret_the_recipe_says() -> None:
    secret = blake2b(b"7", digest_size=32, person=b"tafelrunde-seed").hexdigest()
    assert secret_from_seed("7") == secret
