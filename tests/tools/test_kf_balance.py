"""Measuring what attacking is worth in KRALLEN & FALLEN: vows are kept."""

from __future__ import annotations

import pytest

from tafelrunde.bots import make_bot
from tafelrunde.bots.arena import play_match
from tafelrunde.games.kf.names import AIM
from tafelrunde.kernel import Action, InfoSet
from tools.kf_balance import HARMFUL, VOWS, Plan, Sworn, built, kf, main, play_one

ANNA = 0


class Watched:
    """A sworn bot whose every action of the own turn is looked at."""

    def __init__(self, vow: str) -> None:
        self.vow = vow
        self.bot = Sworn(make_bot(kf(), "regular", ANNA, 1), vow)
        self.acted = 0

    def choose(self, info: InfoSet) -> Action:
        action = self.bot.choose(info)
        if info.world.agenda[-1][0] == "act":
            self.acted += 1
            if action[0] == "attack":
                wild = self.vow == "leaves_realms" and action[1] in info.world.wild
                assert wild or action[1] in info.world.realm[ANNA]
            if action[0].startswith("play") and self.vow == "harms_nobody":
                assert AIM[action[1]] not in HARMFUL
        return action


@pytest.mark.parametrize("vow", VOWS[1:])
def test_a_vow_is_kept(vow: str) -> None:
    sworn = Watched(vow)
    for number in range(4):
        bots = [sworn, *[make_bot(kf(), "regular", seat, number) for seat in (1, 2)]]
        play_match(built(3), bots, f"sworn {number}")
    assert sworn.acted > 20


def test_the_same_number_plays_the_same_match() -> None:
    plan = Plan(2, "never_attacks", "again")
    assert play_one(plan, 3) == play_one(plan, 3)


def test_the_share_of_the_vow_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "4", "--players", "2", "--vow", "harms_nobody", "--cores", "1"])
    said = capsys.readouterr().out
    assert "4 games of 2" in said and "vow harms_nobody: " in said
