"""A shrine is a place: beneath the Basilisk it guards nothing."""

from __future__ import annotations

import pytest

from tafelrunde.games.kf.names import CARDS, EXIT
from tafelrunde.games.kf.tests.table import Table


@pytest.mark.rule("kf card:basilisk", "kf card:shrine")
def test_a_shrine_beneath_the_basilisk_guards_its_treasure_no_longer() -> None:
    laid = ["thimble", {"card": "shrine", "on": "thimble"}]
    printed = EXIT[CARDS.index("thimble")]
    assert Table(ben={"realm": laid}).exit_number("thimble") == printed + 2
    silent = Table(ben={"realm": [*laid, {"card": "basilisk", "on": "shrine"}]})
    assert silent.exit_number("thimble") == printed
