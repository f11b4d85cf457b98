"""PettingZoo's AEC environments of all games: one agent a seat, one step a decision."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy import frombuffer
from pettingzoo import AECEnv

from tafelrunde.kernel import Action, IllegalAction

from .layout import Sheets
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
        self._offer: tuple[Action, ...] | None = None  # what whoever is asked may do, once known
        # Looked up once: these are needed at every step.
        self._game = subject.game
        self._row = Sheets(subject.layout).row
        self._mask = subject.vocabulary.mask
        self._chosen = subject.vocabulary.chosen

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
        game = self.subject.game
        self._match = game.new(int(self._seeds.integers(SEEDS)), carried)
        self._goes_on = True  # else all that is left is to take leave
        self._taken = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._skip_agent_selection = None
        self._offer = None
        self.agent_selection = self.possible_agents[game.actor(self._match)]

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and which actions it may choose from if it is asked."""
        options = self._options() if agent == self.agent_selection else ()
        return {
            "observation": frombuffer(self._row(self._match, self._seat[agent]), CELL),
            "action_mask": frombuffer(self._mask(options), FLAG),
        }

    def _options(self) -> tuple[Action, ...]:
        """Return the options of whoever is asked; none when all is over."""
        if self._offer is None:
            seat = self._seat[self.agent_selection]
            self._offer = self._game.options(self._match, seat) if self._goes_on else ()
        return self._offer

    def step(self, action: Any) -> None:
        """Let whoever is asked take an action by its number."""
        if not self._goes_on:
            self._was_dead_step(action)
            return
        chosen = self._chosen(self._options(), int(action))
        if chosen is None:
            raise IllegalAction("error-not-offered", f"action {action} is not possible now")
        game, s = self._game, self._match
        game.commit(s, self._seat[self.agent_selection], chosen)
        self._offer = None
        self._taken += 1
        if not s.agenda:
            self._finish()
        elif self._taken == self.limit:
            self._goes_on = False
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[game.actor(s)]

    def _finish(self) -> None:
        """Give everybody their share; rewards come only here."""
        self._goes_on = False
        got = shares(self._match.winners, self.subject.game.players, self.reward)
        self.rewards = dict(zip(self.agents, got, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    # More than PettingZoo asks for

    def options(self) -> dict[int, Any]:
        """Return what whoever is asked may do: the actions as the rules name them, by number."""
        return self.subject.vocabulary.numbered(self._options())

    def carried(self) -> dict[str, Any]:
        """Return what this match leaves to the next one of a series."""
        game = self.subject.game
        return game.carry(game, self._match)

    def action_features(self) -> Any:
        """Return a row of numbers for every action: verb, arguments plus 1, 0 for none."""
        words = self.subject.vocabulary
        return np.array([words.features(index) for index in range(words.size)], dtype=np.int16)

    def render(self) -> str:
        """Return what whoever is asked sees, as text."""
        seat = self._seat[self.agent_selection]
        view = self.subject.game.view(self._match, seat)
        return json.dumps({"seat": seat, **view}, ensure_ascii=False, indent=1)

    def close(self) -> None:
        """There is nothing to close."""
