"""OpenSpiel's own tests of Python games pass, and chance is what the rules say."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.rl_environment import Environment
from open_spiel.python.tests import games_sim_test

from tafelrunde.kernel import Fate, OptionError, RulesError
from tafelrunde.research import openspiel_game
from tafelrunde.research.branching import Branching, parts
from tafelrunde.research.subject import subject
from tests.research.walking import GAMES

# Games short enough for OpenSpiel's simulations, which save and copy the match at every step.
SHORT = [
    ("magpie", {"players": 2, "options": {"rounds": 3}}),
    ("magpie", {"players": 3, "modules": ("owl",), "chance": "seeds"}),
    ("bang", {"players": 3}),
    ("bang", {"players": 4, "modules": ("duel", "rage"), "chance": "seeds"}),
    ("cfs", {"players": 2, "chance": "seeds"}),
]
LAWS = [name for name in dir(api_test.EnforceAPIOnPartialTreeBase) if name.startswith("test_")]


def at_random(state: Any, chance: np.random.Generator) -> None:
    """One step further."""
    if state.is_chance_node():
        state.apply_action(int(chance.integers(len(state.chance_outcomes()))))
    else:
        state.apply_action(int(chance.choice(state.legal_actions())))


@pytest.mark.parametrize(("game", "wish"), SHORT, ids=lambda value: str(value)[:40])
def test_openspiel_simulates_it(game: str, wish: dict[str, Any]) -> None:
    sims = 1 if game == "cfs" else 5
    pyspiel.random_sim_test(
        openspiel_game(game, **wish), num_sims=sims, serialize=True, verbose=False
    )


@pytest.mark.parametrize(("game", "wish"), SHORT[:1], ids=lambda value: str(value)[:40])
def test_openspiel_saves_copies_and_replays_it(game: str, wish: dict[str, Any]) -> None:
    games_sim_test.GamesSimTest().sim_game(openspiel_game(game, **wish))


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_api_test_holds_on_sampled_states(game: str) -> None:
    law = type("Laws", (api_test.EnforceAPIOnPartialTreeBase,), {})
    law.game_name = f"tafelrunde_{game}"  # type: ignore[attr-defined]
    law.game = openspiel_game(game, chance="seeds")  # type: ignore[attr-defined]
    law.game_type = law.game.get_type()  # type: ignore[attr-defined]
    law.some_states = some_states(law.game)  # type: ignore[attr-defined]
    assert LAWS
    for name in LAWS:
        getattr(law(name), name)()


def some_states(game: Any) -> list[Any]:
    """The beginning, and moments of one match; OpenSpiel's own sampling copies 400 whole paths."""
    chance = np.random.default_rng(1)
    state = game.new_initial_state()
    found = [state.clone()]
    for step in range(240):
        if state.is_terminal():
            break
        at_random(state, chance)
        if step % 12 == 0:
            found.append(state.clone())
    return [*found, state]


def test_learning_libraries_can_use_its_environment() -> None:
    env = Environment(openspiel_game("magpie", players=2, chance="seeds"))
    env.seed(1)
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([step.observations["legal_actions"][seat][0]])
    assert sum(step.rewards) == pytest.approx(0.0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("chance", ["explicit", "seeds"])
def test_a_seat_that_can_not_tell_two_matches_apart_has_one_information_state(
    game: str, chance: str
) -> None:
    drawing = np.random.default_rng(4)
    state = openspiel_game(game, chance=chance).new_initial_state()
    compared = 0
    for _ in range(150):
        if state.is_terminal():
            break
        at_random(state, drawing)
        if state.is_chance_node() or state.is_terminal():
            continue
        seat = state.current_player()
        play = state.play
        known = (state.information_state_string(seat), state.observation_string(seat))
        play.s = play.game.redeal(play.s, seat, compared)  # everything it can't know is another
        assert (state.information_state_string(seat), state.observation_string(seat)) == known
        compared += 1
    assert compared > 10


def test_seats_remember_what_they_did_and_never_share_an_information_state() -> None:
    game = openspiel_game("magpie", players=2, chance="seeds")
    state = game.new_initial_state()
    state.apply_action(0)
    seat = state.current_player()
    before = state.information_state_string(seat)
    low, high = state.legal_actions()[0], state.legal_actions()[-1]
    one, two = state.child(low), state.child(high)
    assert one.information_state_string(seat) != two.information_state_string(seat) != before
    other = one.current_player()
    assert other != seat
    assert one.information_state_string(other) == two.information_state_string(other)
    assert one.information_state_string(other) != one.information_state_string(seat)


def test_spectators_see_no_hand() -> None:
    state = openspiel_game("magpie", players=2, chance="seeds").new_initial_state()
    state.apply_action(0)
    kind = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    observer = state.get_game().make_py_observer(kind)
    text = observer.string_from(state, 0)
    assert text == observer.string_from(state, 1)
    assert '"cards":[]' in text and '"cards":["' not in text


def test_large_draws_are_made_in_parts() -> None:
    assert parts(1) == []
    assert parts(6) == [6]
    assert parts(7776) == [216, 36]
    assert parts(6**8) == [216, 216, 36]
    with pytest.raises(RulesError, match=r"a draw of 0\.\.226 can't be made in parts"):
        parts(227)


def test_every_draw_of_the_rules_is_equally_likely_in_the_tree() -> None:
    """BANG! for three: who is what, by all ways to deal the roles."""
    about = subject("bang", 3)
    seen: dict[tuple[int, ...], float] = {}

    def deal(play: Branching, weight: float) -> None:
        if play.what != "roles" or not play.outcomes:
            while play.outcomes:
                play.draw(0)
            roles = tuple(play.s.role)
            seen[roles] = seen.get(roles, 0.0) + weight
            return
        for outcome in range(play.outcomes):
            twin = play.clone()
            twin.draw(outcome)
            deal(twin, weight / play.outcomes)

    start = Branching(about)
    start.begin()
    assert start.what == "roles"
    deal(start, 1.0)
    assert len(seen) == 6
    assert all(weight == pytest.approx(1 / 6) for weight in seen.values())


class Noted(Fate):
    """Draws from the stream, and remembers what came."""

    def __init__(self) -> None:
        self.drawn: list[tuple[int, int]] = []

    def below(self, s: Any, n: int, what: str) -> int:
        """Draw."""
        self.drawn.append((n, s.draw(n)))
        return self.drawn[-1][1]

    def take(self) -> list[int]:
        """What came since last time, as the tree's nodes have it."""
        found: list[int] = []
        for n, result in self.drawn:
            digits = []
            for size in reversed(parts(n)):
                digits.append(result % size)
                result //= size
            found += reversed(digits)
        self.drawn = []
        return found


@pytest.mark.parametrize("game", GAMES)
def test_the_draws_of_a_match_lead_to_the_same_match_in_the_tree(game: str) -> None:
    about = subject(game)
    s, noted = about.game.blank(about.game.players), Noted()
    s.seed("tree")
    s.fate = noted
    about.game.begin(s)
    play = Branching(about)
    play.begin()
    for _ in range(60):
        for outcome in noted.take():
            assert play.outcomes
            play.draw(outcome)
        assert not play.outcomes
        assert [about.layout.row(s, seat) for seat in range(about.game.players)] == [
            about.layout.row(play.s, seat) for seat in range(about.game.players)
        ]
        if about.game.over(s):
            break
        seat = about.game.actor(s)
        options = about.game.options(s, seat)
        action = options[s.draw(len(options))]
        about.game.commit(s, seat, action)
        play.act(action)


def test_a_copy_goes_its_own_way() -> None:
    state = openspiel_game("magpie", players=2).new_initial_state()
    chance = np.random.default_rng(2)
    for _ in range(22):
        at_random(state, chance)
    text, twin = str(state), state.clone()
    for _ in range(3):
        at_random(twin, chance)
    assert str(state) == text != str(twin)


def test_wishes_the_game_can_not_fulfil_are_refused() -> None:
    with pytest.raises(OptionError, match="there is no game 'chess'"):
        openspiel_game("chess")
    with pytest.raises(Exception, match="chance is explicit or seeds, not dice"):
        openspiel_game("bang", chance="dice")


def test_a_game_is_found_by_its_registered_name() -> None:
    openspiel_game("bang")
    game = pyspiel.load_game("tafelrunde_frag(players=3,options=goal:2+map:1,chance=seeds)")
    assert game.num_players() == 3
    assert game.subject.setting.options == {"goal": 2, "map": 1}


def test_python_ends_well_after_using_it() -> None:
    code = "from tafelrunde.research import openspiel_game as g; g('magpie').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
