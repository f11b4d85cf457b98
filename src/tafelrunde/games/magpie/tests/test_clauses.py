"""Rulebook, code and tests are one net: every clause is written three times and proved."""

from __future__ import annotations

import pytest

from tafelrunde.games import catalog
from tafelrunde.lab.coverage import clauses, coverage, strangers
from tafelrunde.words import LANGUAGES, Rulebook

INFO = catalog.load("magpie")


def test_every_clause_has_a_test_that_cites_it() -> None:
    assert [clause for clause, proofs in coverage(INFO) if not proofs] == []


def test_no_test_cites_a_clause_that_is_not_there() -> None:
    assert strangers(INFO) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_every_clause(lang: str) -> None:
    assert list(Rulebook(INFO, lang).clauses) == clauses(INFO)
