"""The heuristic bot of BANG! is sensible with duels, rage, new characters and the undead."""

from __future__ import annotations

from typing import Any

from tafelrunde.games.bang.bot import BangBot
from tafelrunde.games.bang.modules.undead import HERE
from tafelrunde.games.bang.names import (
    ARROW,
    ARROWS,
    BEER,
    BELLE_STAR,
    BLACK_JACK,
    CHUCK_WENGAM,
    DEPUTY,
    DUEL,
    DYNAMITE,
    GATLING,
    GREG_DIGGER,
    HERB_HUNTER,
    LUCKY_DUKE,
    NO_CHARACTER,
    ONE,
    OUTLAW,
    PAT_BRENNAN,
    PAUL_REGRET,
    PIXIE_PETE,
    RENEGADE,
    SAM_THE_HEALER,
    SEAN_MALLORY,
    SHERIFF,
    SUZY_LAFAYETTE,
    TWO,
    WHISKEY,
)
from tafelrunde.games.catalog import load
from tafelrunde.kernel import NOBODY, Action, Frame, Game
from tafelrunde.kernel.insight import look

INFO = load("bang")
ALL = ("duel", "rage", "characters", "undead", "legacy")
Roles = tuple[int, ...]

# Five players, the bot on seat 0, everybody else an ordinary character


def table(
    role: int = DEPUTY,
    character: int = LUCKY_DUKE,
    others: Roles = (SHERIFF, OUTLAW, OUTLAW, RENEGADE),
    **columns: Any,
) -> tuple[Game, Any]:
    """A table in the middle of the bot's turn, all roles open unless `shown` says otherwise."""
    game = INFO.build(players=1 + len(others), modules=ALL)
    s = game.new(1)
    s.role = [role, *others]
    s.character = [character, *[BLACK_JACK] * len(others)]
    s.life = [8] * game.players
    s.limit = [8] * game.players
    s.arrows = [0] * game.players
    s.rage = [()] * game.players
    s.wounds = [0] * game.players
    s.pile = ARROWS
    s.shown = (1 << game.players) - 1
    for name, value in columns.items():
        setattr(s, name, value)
    s.turn = 0
    return game, s


def outbreak(
    zombies: Roles, master: int = NOBODY, role: int = DEPUTY, **columns: Any
) -> tuple[Game, Any]:
    """The same after an outbreak: these seats are zombies with two life each."""
    setup = table(role, **columns)
    s = setup[1]
    s.outbreak, s.master, s.graves = HERE, master, []
    for seat in zombies:
        s.zombies |= 1 << seat
        s.life[seat] = s.limit[seat] = 2
        s.character[seat] = NO_CHARACTER
    return setup


def choice(setup: tuple[Game, Any], frame: Frame) -> Action:
    """What the bot of seat 0 chooses when this is asked."""
    game, s = setup
    s.agenda = [("turn_over", 0, 0), frame]
    s.offer = ()
    return BangBot(game, 0).choose(look(game, s, 0, "a guess", []))


def rerolled(setup: tuple[Game, Any], *dice: int, left: int = 2) -> tuple[int, ...]:
    """The faces the bot rerolls; with five dice the last two are duel dice."""
    setup[1].dice = list(dice)
    setup[1].rerolls = left
    action = choice(setup, ("reroll", 0))
    mask = action[1] if action[0] == "reroll" else 0
    return tuple(face for place, face in enumerate(dice) if mask >> place & 1)


# Duels, whiskey, wounds (8)


def test_an_outlaw_challenges_the_sheriff_wherever_he_sits() -> None:
    setup = table(OUTLAW, others=(OUTLAW, DEPUTY, SHERIFF, RENEGADE))
    assert choice(setup, ("challenge", 0, 1)) == ("duel", 3)


def test_the_second_duel_is_for_the_next_best_foe() -> None:
    setup = table(DEPUTY, life=[8, 8, 1, 8, 8])
    assert choice(setup, ("challenge", 0, 2)) == ("duel", 2)
    setup[1].duelled = 1 << 2
    assert choice(setup, ("challenge", 0, 1)) in (("duel", 3), ("duel", 4))


def test_duels_are_kept_among_foes_and_rerolled_among_friends() -> None:
    foes = table(SHERIFF, others=(OUTLAW, OUTLAW, RENEGADE, OUTLAW))
    assert DUEL not in rerolled(foes, ONE, TWO, TWO, DUEL, DUEL)
    friends = table(DEPUTY, others=(SHERIFF, SHERIFF, SHERIFF, SHERIFF))
    assert rerolled(friends, BEER, BEER, BEER, DUEL, DUEL)[-2:] == (DUEL, DUEL)


def test_a_dying_player_keeps_whiskey() -> None:
    foes = (OUTLAW, OUTLAW, RENEGADE, OUTLAW)
    dying = table(SHERIFF, others=foes, life=[1, 8, 8, 8, 8])
    assert WHISKEY not in rerolled(dying, ONE, TWO, ARROW, WHISKEY, ARROW)


def test_a_lone_shot_that_a_wound_will_cancel_is_worth_a_reroll() -> None:
    hurt = [3, 8, 8, 8, 8]
    dice = (TWO, BEER, BEER, DUEL, DUEL)
    assert rerolled(table(DEPUTY, life=hurt), *dice) == ()
    wounded = table(DEPUTY, life=hurt, wounds=[1 << TWO, 0, 0, 0, 0])
    assert rerolled(wounded, *dice) == (TWO,)


def test_a_dynamite_wound_makes_two_dynamite_enough_to_stop() -> None:
    foes = (OUTLAW, OUTLAW, RENEGADE, OUTLAW)
    dice = (DYNAMITE, BEER, BEER, DUEL, DUEL)
    life = [1, 8, 8, 8, 8]
    hale = table(SHERIFF, others=foes, life=life, limit=[1, 8, 8, 8, 8])
    assert rerolled(hale, *dice) != ()
    wound = [1 << DYNAMITE, 0, 0, 0, 0]
    wounded = table(SHERIFF, others=foes, life=life, limit=[1, 8, 8, 8, 8], wounds=wound)
    assert rerolled(wounded, *dice) == ()


def test_whiskey_cures_the_wound_that_cancels_a_die() -> None:
    wounds = [1 << DYNAMITE | 1 << ONE | 1 << TWO | 1 << BEER, 0, 0, 0, 0]
    dice = [TWO, GATLING, ARROW, WHISKEY, DUEL]
    assert choice(table(DEPUTY, wounds=wounds, dice=dice), ("cure", 0)) == ("cure", TWO)
    dice = [BEER, GATLING, TWO, WHISKEY, DUEL]
    dying = table(DEPUTY, wounds=wounds, dice=dice, life=[1, 8, 8, 8, 8])
    assert choice(dying, ("cure", 0)) == ("cure", BEER)


# Rage (10)


def test_a_gatling_on_a_rage_card_makes_two_more_worth_keeping() -> None:
    foes = (OUTLAW, OUTLAW, RENEGADE, OUTLAW)
    dice = (GATLING, GATLING, BEER, ARROW, ARROW)
    raging = table(SHERIFF, others=foes, rage_up=[GATLING])
    assert GATLING not in rerolled(raging, *dice, left=1)
    assert rerolled(raging, GATLING, GATLING, TWO, DUEL, DUEL) == ()


def test_rage_dynamite_is_feared_until_it_is_sure_to_go_off() -> None:
    others = (SHERIFF, DEPUTY, SHERIFF, DEPUTY)
    life = limit = [1, 8, 8, 8, 8]
    calm = table(OUTLAW, others=others, life=life, limit=limit)
    raging = table(OUTLAW, others=others, life=life, limit=limit, rage_up=[DYNAMITE, DYNAMITE])
    dice = (BEER, BEER, BEER, ARROW, DUEL)
    assert rerolled(calm, *dice, left=1) != ()
    assert rerolled(raging, *dice, left=1) == ()
    assert rerolled(raging, DYNAMITE, *dice[1:], left=1) != ()


def test_hits_are_spread_so_that_fewer_foes_draw_rage() -> None:
    setup = table(SHERIFF, others=(OUTLAW, DEPUTY, DEPUTY, OUTLAW))
    setup[1].aims = [0, 1, 0, 0, 0]
    assert choice(setup, ("aim", 0, ONE, 1)) == ("shoot", 4)
    setup[1].lost = [0, 1, 0, 0, 1]
    setup[1].aims = [0, 1, 0, 0, 0]  # seat 1 draws anyhow
    assert choice(setup, ("aim", 0, ONE, 1)) == ("shoot", 1)


def test_suzy_does_not_hope_for_rest_with_a_shot_on_a_rage_card() -> None:
    needy = table(DEPUTY, SUZY_LAFAYETTE, life=[2, 8, 8, 8, 8])
    dice = (BEER, BEER, GATLING, DYNAMITE, WHISKEY)
    assert rerolled(needy, *dice, left=1) == ()
    needy[1].rage_up = [TWO]
    assert GATLING in rerolled(needy, *dice, left=1)


# New characters (9)


def test_belle_makes_gatlings_of_dynamite_among_foes() -> None:
    foes = (OUTLAW, OUTLAW, RENEGADE, OUTLAW)
    dice = [DYNAMITE, GATLING, GATLING, DUEL, DUEL]
    setup = table(SHERIFF, BELLE_STAR, foes, dice=dice, rerolls=0)
    assert choice(setup, ("belle_star", 0)) == ("defuse",)
    friends = table(DEPUTY, BELLE_STAR, (SHERIFF,) * 4, dice=dice, rerolls=0)
    assert choice(friends, ("belle_star", 0)) == ("skip",)


def test_belle_frees_a_locked_die_to_roll_it_again() -> None:
    setup = table(SHERIFF, BELLE_STAR, (OUTLAW, OUTLAW, RENEGADE, OUTLAW))
    setup[1].dice, setup[1].rerolls = [DYNAMITE, BEER, BEER, ARROW, ARROW], 2
    assert choice(setup, ("belle_star", 0)) == ("defuse",)


def test_chuck_pays_for_the_third_gatling_but_not_for_a_trifle() -> None:
    foes = (OUTLAW, OUTLAW, RENEGADE, OUTLAW)
    dice = [GATLING, GATLING, ARROW, ARROW, DYNAMITE]
    setup = table(SHERIFF, CHUCK_WENGAM, foes, dice=dice, rerolls=0, life=[9, 3, 3, 3, 3])
    action = choice(setup, ("chuck_wengam", 0))
    assert action[0] == "turn"
    assert action[2] == GATLING
    trifle = table(SHERIFF, CHUCK_WENGAM, foes, dice=[TWO, TWO, ONE, DUEL, DUEL], rerolls=0)
    assert choice(trifle, ("chuck_wengam", 0)) == ("skip",)


def test_chuck_waits_while_he_rolls_on_anyhow() -> None:
    foes = (OUTLAW, OUTLAW, RENEGADE, OUTLAW)
    dice = [GATLING, GATLING, BEER, ARROW, ARROW]
    setup = table(SHERIFF, CHUCK_WENGAM, foes, dice=dice, rerolls=2, life=[9, 3, 3, 3, 3])
    assert choice(setup, ("chuck_wengam", 0)) == ("skip",)


def test_greg_drinks_twice_when_he_is_hurt() -> None:
    setup = table(DEPUTY, GREG_DIGGER, life=[3, 8, 8, 8, 8])
    assert choice(setup, ("greg_digger", 0)) == ("drink",)


def test_herb_aims_twice_at_one_foe_for_the_wound() -> None:
    setup = table(SHERIFF, HERB_HUNTER, (OUTLAW, DEPUTY, DEPUTY, OUTLAW))
    setup[1].aims = [0, 1, 0, 0, 0]
    assert choice(setup, ("aim", 0, ONE, 1)) == ("shoot", 1)


def test_pixie_keeps_a_shot_rather_than_an_arrow() -> None:
    setup = table(SHERIFF, PIXIE_PETE, (OUTLAW, OUTLAW, RENEGADE, OUTLAW))
    setup[1].rage_choice = [ARROW, TWO]
    assert choice(setup, ("pixie_pete", 0)) == ("keep_rage", TWO)
    setup[1].rage_choice = [DYNAMITE, BEER]
    assert choice(setup, ("pixie_pete", 0)) == ("keep_rage", BEER)


def test_pat_gives_his_arrow_to_a_foe_and_takes_a_foes_card() -> None:
    foes = (OUTLAW, DEPUTY, DEPUTY, DEPUTY)
    burdened = table(SHERIFF, PAT_BRENNAN, foes)
    burdened[1].rage = [((1, ARROW),), (), (), (), ()]
    assert choice(burdened, ("pat_brennan", 0)) == ("give_rage", 1, ARROW)
    greedy = table(SHERIFF, PAT_BRENNAN, foes)
    greedy[1].rage = [(), ((2, ONE),), (), (), ()]
    assert choice(greedy, ("pat_brennan", 0)) == ("move_rage", 1, 0)


def test_pat_leaves_a_foe_a_card_he_knows_to_be_bad() -> None:
    setup = table(SHERIFF, PAT_BRENNAN, (OUTLAW, DEPUTY, DEPUTY, DEPUTY))
    setup[1].rage = [(), ((3, ARROW),), (), (), ()]
    assert choice(setup, ("pat_brennan", 0)) == ("skip",)


def test_sam_the_healer_cures_the_sheriff_he_serves_and_no_foe() -> None:
    hurt = table(DEPUTY, SAM_THE_HEALER, life=[8, 2, 1, 1, 1])
    assert choice(hurt, ("sam_the_healer", 0)) == ("heal", 1)
    foes = table(SHERIFF, SAM_THE_HEALER, (OUTLAW,) * 4, life=[8, 1, 1, 1, 1])
    assert choice(foes, ("sam_the_healer", 0)) == ("heal", 0)


def test_sean_throws_a_blank_duel_die_again_but_no_duel() -> None:
    foes = (OUTLAW, OUTLAW, RENEGADE, OUTLAW)
    blank = table(SHERIFF, SEAN_MALLORY, foes, dice=[ONE, TWO, TWO, DUEL, ARROW], rerolls=0)
    assert choice(blank, ("sean_mallory", 0)) == ("again", 1 << 4)
    armed = table(SHERIFF, SEAN_MALLORY, foes, dice=[ONE, TWO, TWO, DUEL, DUEL], rerolls=0)
    assert choice(armed, ("sean_mallory", 0)) == ("skip",)


def test_sean_waits_while_he_rolls_on_anyhow_and_never_gives_up_a_duel() -> None:
    foes = (OUTLAW, OUTLAW, RENEGADE, OUTLAW)
    setup = table(SHERIFF, SEAN_MALLORY, foes, dice=[BEER, BEER, ARROW, ARROW, ARROW], rerolls=2)
    assert choice(setup, ("sean_mallory", 0)) == ("skip",)
    lost = ("duel_lost", 0, 1, ARROW)
    assert choice(setup, ("sean_duels", 0, lost, 1)) == ("roll_again",)


# The undead (11)


def test_before_an_outbreak_the_sheriff_hunts_the_renegade_first() -> None:
    setup = table(SHERIFF, others=(OUTLAW, DEPUTY, DEPUTY, RENEGADE))
    assert choice(setup, ("aim", 0, ONE, 1)) == ("shoot", 4)
    setup[1].graves = []  # without that module
    assert choice(setup, ("aim", 0, ONE, 1)) == ("shoot", 1)


def test_after_the_outbreak_a_deputy_shoots_the_dead_sheriff() -> None:
    assert choice(outbreak((1,)), ("aim", 0, ONE, 1)) == ("shoot", 1)
    assert choice(outbreak((1,)), ("challenge", 0, 1)) == ("duel", 1)


def test_after_the_outbreak_a_living_outlaw_heals_the_living_sheriff() -> None:
    others = (SHERIFF, OUTLAW, OUTLAW, RENEGADE)
    setup = outbreak((2, 3), 4, OUTLAW, others=others, life=[8, 1, 2, 2, 8])
    assert choice(setup, ("pour", 0, 1, 1)) == ("heal", 1)
    assert choice(setup, ("aim", 0, ONE, 1)) == ("shoot", 4)


def test_a_zombies_beer_heals_the_master_and_no_other_zombie() -> None:
    setup = outbreak((0, 2), 4, OUTLAW, life=[2, 1, 2, 1, 5])
    setup[1].life[2] = 1
    assert choice(setup, ("pour", 0, 1, 1)) == ("heal", 4)
    assert rerolled(setup, BEER, BEER, TWO, left=1) == ()
    setup[1].life[4] = 8
    assert rerolled(setup, BEER, BEER, TWO, left=1) == (BEER, BEER)


def test_a_zombie_needs_all_three_gatlings() -> None:
    setup = outbreak((0,), 4, OUTLAW, others=(SHERIFF, OUTLAW, OUTLAW, RENEGADE))
    assert rerolled(setup, GATLING, GATLING, GATLING) == ()
    assert GATLING in rerolled(setup, GATLING, ONE, ONE, left=1)


def test_nobody_wastes_beer_on_zombies() -> None:
    setup = outbreak((1, 2), role=DEPUTY, life=[8, 1, 1, 8, 4])
    assert choice(setup, ("pour", 0, 1, 1)) == ("heal", 4)


# Found on the way


def test_paul_regrets_calm_under_a_gatling_is_known() -> None:
    setup = table(SHERIFF, others=(OUTLAW, OUTLAW, RENEGADE, OUTLAW))
    assert GATLING not in rerolled(setup, GATLING, GATLING, GATLING, DUEL, DUEL)
    setup[1].character = [LUCKY_DUKE, *[PAUL_REGRET] * 4]
    assert GATLING in rerolled(setup, GATLING, GATLING, GATLING, DUEL, DUEL)
