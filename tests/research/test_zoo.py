"""PettingZoo's own tests pass, and its environments keep our promises."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from tafelrunde.games.catalog import load
from tafelrunde.kernel import IllegalAction, OptionError
from tafelrunde.research import pettingzoo_env
from tests.research.walking import GAMES

# PettingZoo advises against dictionaries, but for its own games with masks, which it knows by name.
ADVICE = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]
SETTINGS = [
    pytest.param(info.id, players, modules, marks=ADVICE, id=f"{info.id}-{players}-{len(modules)}")
    for info in map(load, GAMES)
    for players, modules in (
        (info.fewest, ()),
        (info.most, info.module_sets(info.most)[-1]),
    )
]


def at_random(env: Any, chance: np.random.Generator) -> int:
    """A number the mask allows."""
    observation, *_ = env.last()
    return int(chance.choice(np.flatnonzero(observation["action_mask"])))


def play(env: Any, seed: int) -> list[tuple[str, int]]:
    """Play a match at random to its end, and return who did what."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    done: list[tuple[str, int]] = []
    while not (env.terminations[env.agent_selection] or env.truncations[env.agent_selection]):
        action = at_random(env, chance)
        done.append((env.agent_selection, action))
        env.step(action)
    return done


@pytest.mark.parametrize(("game", "players", "modules"), SETTINGS)
def test_the_interface_is_as_pettingzoo_wants_it(
    game: str, players: int, modules: tuple[str, ...]
) -> None:
    api_test(pettingzoo_env(game, players, modules))


@pytest.mark.parametrize(("game", "players", "modules"), SETTINGS)
def test_the_same_seed_gives_the_same_match(
    game: str, players: int, modules: tuple[str, ...]
) -> None:
    seed_test(lambda: pettingzoo_env(game, players, modules))


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_turned_into_a_parallel_environment(game: str) -> None:
    env = turn_based_aec_to_parallel(pettingzoo_env(game))
    assert len(env.reset(seed=1)[0]) == env.max_num_agents
    parallel_api_test(TakesFirst(env))


class TakesFirst:
    """A parallel environment whose agents don't heed the test's own, unmasked choices."""

    def __init__(self, env: Any) -> None:
        self._env = env

    def __getattr__(self, name: str) -> Any:
        return getattr(self._env, name)

    def step(self, actions: dict[str, int]) -> Any:
        """Let whoever is asked take the first option."""
        asked = self._env.aec_env.agent_selection
        if self._env.agents and not self._env.aec_env.terminations[asked]:
            mask = self._env.aec_env.observe(asked)["action_mask"]
            actions = dict(actions) | {asked: int(np.flatnonzero(mask)[0])}
        return self._env.step(actions)


@pytest.mark.parametrize("game", ["magpie", "bang"])
def test_seeds_fix_whole_matches_and_resets_without_one_go_on(game: str) -> None:
    env = pettingzoo_env(game)
    first = play(env, 7)
    assert play(pettingzoo_env(game), 7) == first
    assert play(env, 8) != first
    env.reset(seed=7)
    one = env.render()
    env.reset()
    assert env.render() != one


def test_the_winners_share_one_and_everybody_leaves() -> None:
    env = pettingzoo_env("bang", 4)
    play(env, 3)
    won = {name: reward for name, reward in env.rewards.items() if reward}
    assert sum(won.values()) == pytest.approx(1.0)
    assert len(set(won.values())) == 1
    assert all(env.terminations.values())
    rewards = []
    for _ in env.agent_iter():
        observation, reward, ended, cut, _ = env.last()
        assert ended and not cut and not observation["action_mask"].any()
        rewards.append(reward)
        env.step(None)
    assert sum(rewards) == pytest.approx(1.0)
    assert env.agents == []


def test_a_zero_sum_match_gives_what_it_takes() -> None:
    env = pettingzoo_env("bang", 4, reward="zero_sum")
    play(env, 3)
    assert sum(env.rewards.values()) == pytest.approx(0.0)
    assert max(env.rewards.values()) > 0 > min(env.rewards.values())
    with pytest.raises(OptionError, match="rewards are shared or zero_sum, not greedy"):
        pettingzoo_env("bang", reward="greedy")


def test_a_limit_cuts_a_match_short_without_rewards() -> None:
    env = pettingzoo_env("frag", 2, limit=20)
    assert len(play(env, 1)) == 20
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert not any(env.rewards.values())


def test_an_action_that_is_no_option_is_refused_and_changes_nothing() -> None:
    env = pettingzoo_env("bang", 4)
    env.reset(seed=1)
    before, asked = env.render(), env.agent_selection
    wrong = next(n for n in range(env.action_space(asked).n) if n not in env.options())
    with pytest.raises(IllegalAction, match=f"action {wrong} is not possible now"):
        env.step(wrong)
    assert (env.render(), env.agent_selection) == (before, asked)


def test_only_who_is_asked_has_a_mask() -> None:
    env = pettingzoo_env("bang", 4)
    env.reset(seed=1)
    for name in env.agents:
        assert env.observe(name)["action_mask"].any() == (name == env.agent_selection)


def test_those_who_decide_at_once_are_asked_by_seat_and_see_nothing_of_each_other() -> None:
    env, other = pettingzoo_env("magpie", 4), pettingzoo_env("magpie", 4)
    env.reset(seed=5)
    other.reset(seed=5)
    first = env.agent_selection
    low, high = min(env.options()), max(env.options())
    assert low != high
    env.step(low)
    other.step(high)  # another answer of the first seat
    assert env.agent_selection == other.agent_selection != first
    for name in env.agents:
        if name != first:
            assert np.array_equal(
                env.observe(name)["observation"], other.observe(name)["observation"]
            )


@pytest.mark.parametrize("game", ["magpie", "bang"])
def test_a_look_tells_what_pettingzoo_would_tell(game: str) -> None:
    env = pettingzoo_env(game, limit=30)
    env.reset(seed=4)
    chance = np.random.default_rng(4)
    for _ in env.agent_iter():
        seen, *rest = env.last()
        told, *others = AECEnv.last(env)
        assert rest == others and env.last(observe=False) == (None, *others)
        assert all(np.array_equal(seen[part], told[part]) for part in told)
        over = rest[1] or rest[2]
        env.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))


def test_a_series_goes_on_with_what_the_last_match_left() -> None:
    env = pettingzoo_env("magpie", 2)
    play(env, 2)
    env.reset(options={"carried": env.carried()})
    seats = json.loads(env.render())["table"]["seats"]
    assert sum(seat["wins"] for seat in seats) >= 1


def test_observations_stay_as_they_were() -> None:
    env = pettingzoo_env("bang", 4)
    env.reset(seed=1)
    seen, *_ = env.last()
    kept = copy.deepcopy(seen)
    env.step(min(env.options()))
    env.last()
    assert np.array_equal(seen["observation"], kept["observation"])


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_an_environment_goes_its_own_way(game: str) -> None:
    env = pettingzoo_env(game)
    play(env, 2)
    env.reset(seed=6)
    env.step(min(env.options()))
    twin = copy.deepcopy(env)
    before = env.render()
    for _ in range(5):
        twin.step(max(twin.options()))
    assert env.render() == before != twin.render()
    for _ in range(5):
        env.step(max(env.options()))
    assert env.agent_selection == twin.agent_selection
    for name in env.agents:
        one, other = env.observe(name), twin.observe(name)
        assert all(np.array_equal(one[part], other[part]) for part in one)


def test_every_action_has_a_row_of_features() -> None:
    env = pettingzoo_env("kf", 2)
    features = env.action_features()
    assert features.shape == (env.action_space("player_0").n, 3)
    assert len(np.unique(features, axis=0)) == len(features)


def test_a_game_travels_to_other_processes_by_name() -> None:
    about = pettingzoo_env("bang", 4, ("rage",)).subject
    again = pickle.loads(pickle.dumps(about))
    assert again.setting.key() == about.setting.key()
    assert again.layout.size == about.layout.size
    assert copy.deepcopy(about) is about
