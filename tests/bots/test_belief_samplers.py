"""Worlds drawn by belief: they keep what is known, have the belief's chances, and read no truth."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tafelrunde.games.bang.acts import KINDS, ROWS, SIZES, WEIGHTS
from tafelrunde.games.bang.beliefs import RoleSampler
from tafelrunde.games.bang.names import RENEGADE, SHERIFF
from tafelrunde.games.catalog import load
from tafelrunde.games.cfs.beliefs import NeedSampler, allowed, cards_left, set_weights
from tafelrunde.games.cfs.errands import SETS
from tafelrunde.games.cfs.names import COPIES, NEEDS, RESOURCES
from tafelrunde.kernel import Event, Game, InfoSet
from tafelrunde.kernel.insight import look
from tools.belief_games import Moment, Setting, moments

UNDEAD = ("duel", "rage", "characters", "undead")
TABLES = [
    ("bang", 4, ()),
    ("bang", 5, ()),
    ("bang", 8, UNDEAD),
    ("bang", 5, (*UNDEAD, "legacy")),
    ("cfs", 2, ()),
    ("cfs", 4, ()),
    ("kf", 2, ()),
    ("kf", 5, ()),
    ("frag", 4, ()),
]
OFTEN = {
    "bang": 4,
    "cfs": 41,
    "kf": 43,
    "frag": 67,
}  # at every so manieth decision samples are drawn
# Chi-square that a fair sampler exceeds once in a thousand times, by degrees of freedom.
UNLIKELY = {2: 13.8, 5: 20.5, 11: 31.3, 29: 58.3}


def sometimes(game_id: str, players: int, modules: tuple[str, ...], every: int) -> Iterator[Moment]:
    """Let bots play a match, and stop at every so manieth decision."""
    yield from islice(
        moments(Setting(game_id, players, modules), "samplers"), every - 1, 1500, every
    )


def sampler_of(game_id: str, game: Game, seat: int) -> Any:
    return load(game_id).part("beliefs").sampler(game, seat)


def hidden_things(world: Any) -> Any:
    if hasattr(world, "needs"):
        return world.needs
    return (world.hand, world.deck) if hasattr(world, "hand") else world.role


def whole_deck(world: Any) -> list[int]:
    """All cards in hands and decks, by kind."""
    if hasattr(world, "known"):  # KRALLEN & FALLEN: each card is one of its kind
        return sorted([*world.deck, *(card for hand in world.hand for card in hand)])
    cards: list[int] = world.deck[:]
    for hand in world.hand:
        for code in hand:
            cards[code >> 16] += 1
    return cards


@pytest.mark.parametrize(("game_id", "players", "modules"), TABLES)
def test_a_sampled_world_looks_to_its_viewer_like_the_real_one(
    game_id: str, players: int, modules: tuple[str, ...]
) -> None:
    seen = 0
    for game, s, seat, history in sometimes(game_id, players, modules, OFTEN[game_id]):
        info = look(game, s, seat, "guess", history)
        drawer = sampler_of(game_id, game, seat)
        drawer.listen(info)
        for number in range(5):
            world = drawer.sample(info, number)
            assert game.view(world, seat) == game.view(s, seat)
            assert game.options(world, seat) == game.options(s, seat)
            assert world.key == ""
            seen += 1
    assert seen >= 20


@pytest.mark.parametrize(("game_id", "players", "modules"), TABLES)
def test_what_is_sampled_is_dealt_from_the_cards_there_are(
    game_id: str, players: int, modules: tuple[str, ...]
) -> None:
    for game, s, seat, history in sometimes(game_id, players, modules, OFTEN[game_id]):
        info = look(game, s, seat, "guess", history)
        drawer = sampler_of(game_id, game, seat)
        drawer.listen(info)
        world = drawer.sample(info, "one")
        if game_id == "bang":
            assert sorted(world.role) == sorted(s.role)
        elif game_id != "cfs":
            assert whole_deck(world) == whole_deck(s)
        else:
            held = Counter(kind for needs in world.needs for kind in needs)
            assert max(held.values()) <= COPIES
            assert all(len(set(needs)) == NEEDS for needs in world.needs)


@pytest.mark.parametrize(("game_id", "players", "modules"), TABLES)
def test_a_sampler_draws_the_same_whatever_the_truth_is(
    game_id: str, players: int, modules: tuple[str, ...]
) -> None:
    differed = 0
    for game, s, seat, history in sometimes(game_id, players, modules, OFTEN[game_id]):
        real = InfoSet(game, s, seat, history)
        drawers = [sampler_of(game_id, game, seat) for _ in range(3)]
        infos = [look(game, s, seat, f"truth {number}", history) for number in range(3)]
        for drawer, info in zip(drawers, infos, strict=True):
            drawer.listen(info)
        for seed in range(4):
            found = [
                hidden_things(drawer.sample(info, seed))
                for drawer, info in zip(drawers, infos, strict=True)
            ]
            assert found[0] == found[1] == found[2] == hidden_things(drawers[0].sample(real, seed))
        differed += hidden_things(infos[0].world) != hidden_things(infos[1].world)
    assert differed


def chi_square(counts: Counter[Any], chances: dict[Any, float], draws: int) -> tuple[float, int]:
    """Return the statistic and its degrees of freedom; rare things are thrown together."""
    rare = [thing for thing, chance in chances.items() if chance * draws < 8]
    groups = [[thing] for thing in chances if thing not in rare]
    if rare:
        groups.append(rare)
    total = 0.0
    for group in groups:
        expected = draws * sum(chances[thing] for thing in group)
        seen = sum(counts[thing] for thing in group)
        total += (seen - expected) ** 2 / expected if expected > 1 else 0.0
    return total, len(groups) - 1


def most_for(freedom: int) -> float:
    """Return what the statistic exceeds once in a thousand times (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.09 * part**0.5) ** 3)


def test_the_bound_of_chance_is_that_of_the_tables() -> None:
    for freedom, most in UNLIKELY.items():
        assert most_for(freedom) == pytest.approx(most, rel=0.03)


def test_roles_are_drawn_together_in_proportion_to_the_belief() -> None:
    checked = 0
    for game, s, seat, history in sometimes("bang", 6, (), 6):
        info = look(game, s, seat, "guess", history)
        drawer = RoleSampler(game, seat)
        drawer.listen(info)
        chances = dict(drawer.chances())
        assert sum(chances.values()) == pytest.approx(1)
        hidden = [other for other in range(6) if other != seat and not s.shown >> other & 1]
        draws = 2000
        counts: Counter[Any] = Counter()
        for number in range(draws):
            world = drawer.sample(info, number)
            counts[tuple(world.role[other] for other in hidden)] += 1
        assert set(counts) <= set(chances)
        statistic, freedom = chi_square(counts, chances, draws)
        if freedom:
            assert statistic < most_for(freedom)
            checked += 1
        if checked == 4:
            return
    raise AssertionError("the game was too short")


def test_needs_are_drawn_together_in_proportion_to_the_belief() -> None:
    game, s, seat, history = list(sometimes("cfs", 3, (), 60))[-1]
    info = look(game, s, seat, "guess", history)
    drawer = NeedSampler(game, seat)
    drawer.listen(info)
    left = cards_left(s.needs[seat])
    first, second = [
        dict(zip(SETS, set_weights(likely, left), strict=True)) for likely in drawer.likelihoods()
    ]
    chances: dict[Any, float] = defaultdict(float)
    for one, weight in first.items():
        for two, other in second.items():
            both = weight * other * allowed([one, two], left) if weight and other else 0.0
            for kind in set(one) & set(two):
                chances[kind] += both
            if not set(one) & set(two):
                chances["none"] += both
            chances["all"] += both
    draws = 3000
    others = [other for other in range(3) if other != seat]
    counts: Counter[Any] = Counter()
    for number in range(draws):
        one, two = (drawer.sample(info, number).needs[other] for other in others)
        for kind in set(one) & set(two):
            counts[kind] += 1
        if not set(one) & set(two):
            counts["none"] += 1
    for thing in [*range(len(RESOURCES)), "none"]:
        share = chances[thing] / chances["all"]
        spread = (draws * share * (1 - share)) ** 0.5
        assert abs(counts[thing] - draws * share) <= 4 * spread + 3


def test_without_news_all_deals_of_roles_are_equally_likely() -> None:
    game = load("bang").build(7)
    s = game.new("nobody has done anything")
    info = look(game, s, s.turn, 1, [])
    drawer = RoleSampler(game, s.turn)
    drawer.listen(info)
    chances = [chance for _, chance in drawer.chances()]
    assert len(chances) > 50
    assert max(chances) == pytest.approx(min(chances))


def test_without_news_needs_are_drawn_as_the_game_deals_them() -> None:
    game = load("cfs").build(4)
    s = game.new("nobody has done anything")
    info = look(game, s, 0, 1, [])
    drawer = NeedSampler(game, 0)
    drawer.listen(info)
    draws = 4000
    kinds = [[0] * len(RESOURCES), [0] * len(RESOURCES)]
    for number in range(draws):
        for at, world in enumerate((drawer.sample(info, number), info.sample(f"even {number}"))):
            for seat in (1, 2, 3):
                for kind in world.needs[seat]:
                    kinds[at][kind] += 1
    for believed, even in zip(*kinds, strict=True):
        assert abs(believed - even) < 4.5 * (believed + even) ** 0.5


def test_the_role_that_shoots_the_sheriff_is_drawn_more_often() -> None:
    game = load("bang").build(5)
    s = game.new("a shot at the Sheriff")
    sheriff = s.role.index(SHERIFF)
    shooter = (sheriff + 1) % 5
    viewer = (sheriff + 2) % 5
    shots: list[Event] = [(-1, "aimed", (shooter, sheriff, 2))] * 3
    drawer = RoleSampler(game, viewer)
    info = look(game, s, viewer, 1, shots)
    drawer.listen(info)
    worlds = [drawer.sample(info, number) for number in range(200)]
    renegades = sum(world.role[shooter] == RENEGADE for world in worlds)
    even = sum(info.sample(number).role[shooter] == RENEGADE for number in range(200))
    assert renegades <= even


def test_every_kind_of_act_has_weights_for_every_row() -> None:
    assert len(WEIGHTS) == len(KINDS) == len(SIZES)
    for rows, size in zip(WEIGHTS, SIZES, strict=True):
        assert [len(row) for row in rows] == [size] * len(ROWS)
