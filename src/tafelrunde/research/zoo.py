"""PettingZoo's AEC environments of all games: one agent a seat, one step a decision."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy import frombuffer
from pettingzoo import AECEnv

from tafelrunde.kernel import NOBODY, IllegalAction

from .course import Course
from .subject import Subject, shares

Observation = dict[str, Any]  # "observation": the row, "action_mask": which numbers are options
SEEDS = 2**32
CELL = np.dtype("<i2")  # as layout.py writes them
FLAG = np.dtype(np.int8)


class SeatsEnv(AECEnv):  # type: ignore[misc]
    """A match, seat by seat. Where several decide at once they are asked by seat, unseen.

    `limit` ends a match after so many decisions (truncation); `reward` is "shared" (the winners
    share 1) or "zero_sum". A seed fixes a match; without one each reset begins another.
    """

    def __init__(
        self,
        subject: Subject,
        reward: str = "shared",
        limit: int = 0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        shares([], subject.game.players, reward)  # refuses a reward there is not
        self.subject = subject
        self.reward = reward
        self.limit = limit
        self.render_mode = render_mode
        self.metadata = {
            "name": f"tafelrunde_{subject.info.id}_v{subject.info.rules_version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = list(subject.names)
        self.agents: list[str] = []
        self._seat = {name: seat for seat, name in enumerate(self.possible_agents)}
        self._spaces(subject)
        self._seeds = np.random.default_rng()
        self._course = Course(subject.layout, subject.vocabulary)

    def _spaces(self, subject: Subject) -> None:
        """Make one space of each sort for each agent."""
        cells = subject.layout.cells()
        low = np.array([cell.least for cell in cells], dtype=np.int16)
        high = np.array([cell.most for cell in cells], dtype=np.int16)
        size = subject.vocabulary.size
        self.observation_spaces = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (size,), dtype=np.int8),
                }
            )
            for name in self.possible_agents
        }
        self.action_spaces = {name: spaces.Discrete(size) for name in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the numbers of all actions there are."""
        return self.action_spaces[agent]

    # A match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; `options` may hold what the last one of a series left ("carried")."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        carried = (options or {}).get("carried")
        course = self._course
        course.begin(self.subject.game.new(int(self._seeds.integers(SEEDS)), carried))
        self._goes_on = True  # else all that is left is to take leave
        self._taken = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[course.seat]

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, Any]:
        """Return what is seen, got and known of whoever is asked, as PettingZoo wants it."""
        if not self._goes_on:
            return super().last(observe)  # type: ignore[no-any-return]
        # Most of all looks: nobody has got anything yet, and nobody is out.
        agent = self.agent_selection
        return self.observe(agent) if observe else None, 0.0, False, False, self.infos[agent]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and which actions it may choose from if it is asked."""
        row, mask = self._course.look(self._seat[agent])
        return {"observation": frombuffer(row, CELL), "action_mask": frombuffer(mask, FLAG)}

    def step(self, action: Any) -> None:
        """Let whoever is asked take an action by its number."""
        if not self._goes_on:
            self._was_dead_step(action)
            return
        course = self._course
        if not course.take(int(action)):
            raise IllegalAction("error-not-offered", f"action {action} is not possible now")
        self._taken += 1
        if course.seat == NOBODY:
            self._finish()
        elif self._taken == self.limit:
            self._goes_on = False
            course.stop()
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[course.seat]

    def _finish(self) -> None:
        """Give everybody their share; rewards come only here."""
        self._goes_on = False
        got = shares(self._course.s.winners, self.subject.game.players, self.reward)
        self.rewards = dict(zip(self.agents, got, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    # More than PettingZoo asks for

    def options(self) -> dict[int, Any]:
        """Return what whoever is asked may do: the actions as the rules name them, by number."""
        return self.subject.vocabulary.numbered(self._course.options)

    def carried(self) -> dict[str, Any]:
        """Return what this match leaves to the next one of a series."""
        game = self.subject.game
        return game.carry(game, self._course.s)

    def action_features(self) -> Any:
        """Return a row of numbers for every action: verb, arguments plus 1, 0 for none."""
        words = self.subject.vocabulary
        return np.array([words.features(index) for index in range(words.size)], dtype=np.int16)

    def render(self) -> str:
        """Return what whoever is asked sees, as text."""
        seat = self._seat[self.agent_selection]
        view = self.subject.game.view(self._course.s, seat)
        return json.dumps({"seat": seat, **view}, ensure_ascii=False, indent=1)

    def close(self) -> None:
        """There is nothing to close."""
