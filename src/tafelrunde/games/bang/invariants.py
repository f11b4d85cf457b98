"""What is true at every decision of BANG!, and what a viewer can't know; for the laws."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product
from typing import Any

from tafelrunde.kernel import NOBODY, Game

from .modules.undead import HERE, NOT_YET, ZOMBIE_DICE, is_zombie
from .names import (
    ARROWS,
    DEAL,
    DICE,
    DUEL_DICE,
    DUEL_SIDES,
    FACES,
    GRAVES,
    LUCKY_DUKE,
    NO_CHARACTER,
    RAGE,
    RENEGADE,
    REROLLS,
    ROLES,
    SHERIFF,
    SIDES,
    SLAB_THE_KILLER,
    WOUNDS,
)
from .state import BangState, in_play
from .steps.setting_up import characters, full_life
from .view import knows_card

AIMING = ("aim", "slab_the_killer")  # the decisions at which shots lie on the table (3.2, 5.13)


def check(g: Game, s: BangState) -> None:
    """Everything is in exactly one place and every counter is in its range."""
    check_arrows(s)
    check_rage(g, s)
    check_wounds(g, s)
    check_graves(g, s)
    if "setting_up" in [frame[0] for frame in s.agenda]:  # choices of a series come first (12)
        assert not s.dice and not any(s.life), "somebody plays before the match is set up"
        return
    check_cards(g, s)
    check_seats(g, s)
    check_undead(g, s)
    check_dice(g, s)
    check_end(g, s)


def check_cards(g: Game, s: BangState) -> None:
    """The roles are those of the deal (1.1), the characters differ (1.2) and may be there (6.1)."""
    dealt = [s.role.count(role) for role in range(len(ROLES))]
    assert dealt == DEAL[g.players], f"the roles {s.role} are not those dealt to {g.players}"
    kept = [character for character in s.character if character != NO_CHARACTER]
    assert len(set(kept)) == len(kept), f"a character is there twice: {s.character}"
    assert set(kept) <= set(characters(g, s)), f"such a character can't be there: {s.character}"
    for seat in range(g.players):
        buried = "bury" in g.steps and s.outbreak != HERE and not in_play(s, seat)
        returned = s.character[seat] == NO_CHARACTER  # by the eliminated, and for good (11.1, 11.6)
        assert returned == (buried or is_zombie(s, seat)), f"seat {seat} is {s.character[seat]}"


def check_seats(g: Game, s: BangState) -> None:
    """Life is in its range; the eliminated have nothing left and have shown their role (4.1)."""
    falling = "harm" in [frame[0] for frame in s.agenda]  # deaths follow the losses (4.3)
    all_shown = g.players == 3 or not s.agenda  # with three players (7.1), and at the end
    shown = (1 << g.players) - 1 if all_shown else 1 << s.role.index(SHERIFF)
    for seat in range(g.players):
        limit = most_life(g, s, seat)
        assert s.limit[seat] == limit, f"seat {seat} may have {s.limit[seat]} life, not {limit}"
        assert 0 <= s.life[seat] <= limit, f"seat {seat} has {s.life[seat]} of {limit} life"
        if in_play(s, seat):
            assert s.life[seat] or falling, f"seat {seat} plays on without life"
        else:
            shown |= 1 << seat
            assert not s.life[seat], f"seat {seat} is out and has {s.life[seat]} life"
            assert not s.arrows[seat], f"seat {seat} is out and holds arrows"
        if is_zombie(s, seat) or (s.outbreak == HERE and s.role[seat] == RENEGADE):
            shown |= 1 << seat
    assert s.shown == shown, f"the roles shown are {s.shown:b}, not {shown:b}"
    assert s.alive < 1 << g.players, f"more seats are in play than there are: {s.alive:b}"


def most_life(g: Game, s: BangState, seat: int) -> int:
    """Return the most life a seat may have (1.2, 11.5, 12.1)."""
    if is_zombie(s, seat):
        return g.players - s.zombies.bit_count()
    if s.character[seat] == NO_CHARACTER:  # out, and its card is gone
        return s.limit[seat]
    return full_life(s.character[seat], s.role[seat]) + (seat == s.retired)


def check_arrows(s: BangState) -> None:
    """Nine arrows, in the middle or before a player (1.3); the last one is never left lying."""
    assert min(s.arrows) >= 0, f"somebody holds fewer than no arrows: {s.arrows}"
    total = s.pile + sum(s.arrows)
    assert total == ARROWS, f"there are {total} arrows: {s.pile} in the middle, {s.arrows}"
    assert s.pile > 0 or not s.agenda, "the last arrow was taken and no attack came (2.2)"


def check_dice(g: Game, s: BangState) -> None:
    """As many dice as the roller has or none, faces they have, shots only while they are aimed."""
    count = ZOMBIE_DICE if is_zombie(s, s.turn) else DICE
    assert len(s.dice) in (0, count), f"there are {len(s.dice)} dice"
    for die, face in enumerate(s.dice):
        duelling = "duels" in g.steps and DUEL_DICE >> die & 1
        assert face in (DUEL_SIDES if duelling else range(SIDES)), f"die {die} shows {face} (8.1)"
    lucky = s.character[s.turn] == LUCKY_DUKE or not in_play(s, s.turn)  # their card may be gone
    most = REROLLS + lucky
    assert 0 <= s.rerolls <= most, f"seat {s.turn} has {s.rerolls} rerolls left (2.1)"
    assert s.dice or not s.rerolls, "there are rerolls but no dice"
    if any(s.aims):
        aiming = s.agenda and s.agenda[-1][0] in AIMING
        assert aiming, f"shots lie on the table and nobody assigns any: {s.aims}"
        shots = len(s.dice) + len(s.rage_up)
        assert min(s.aims) >= 0 and sum(s.aims) <= shots, f"that many shots can't be: {s.aims}"
        assert not any(shots and not in_play(s, seat) for seat, shots in enumerate(s.aims))
    assert s.doubled in (0, 1), f"{s.doubled} beers doubled a shot (5.13)"
    if s.doubled and s.dice:  # Slab may have fallen since, and returned his card (11.1)
        slab = s.character[s.turn] in (SLAB_THE_KILLER, NO_CHARACTER)
        assert slab, "somebody else doubled a shot"


def check_end(g: Game, s: BangState) -> None:
    """While it goes on nobody has won and whose turn it is plays; at the end there are winners."""
    if s.agenda:
        assert not s.winners, f"{s.winners} won, and the match goes on"
        ending = s.agenda[-1][0] == "pixie_pete"  # the one choice at the end of a turn (9.6)
        assert ending or in_play(s, s.turn), f"seat {s.turn} has the turn and is out (4.3)"
    else:
        assert s.winners or (g.players == 3 and not s.alive), "the match ended without winners"
        assert s.winners == sorted(set(s.winners)), f"the winners are odd: {s.winners}"


# Modules


def check_rage(g: Game, s: BangState) -> None:
    """Each of the eighteen rage cards is in one place (10.4), and only living players hold some."""
    held = [card for cards in s.rage for card in cards]
    found = s.rage_pile + s.rage_discards + s.rage_up + s.rage_choice
    found += [symbol for _, symbol in held]
    wanted = RAGE if "turn_up_rage" in g.steps else ()
    assert Counter(found) == Counter(wanted), f"the rage cards are {sorted(found)}"
    choosing = bool(s.agenda) and s.agenda[-1][0] == "pixie_pete"
    assert len(s.rage_choice) == (2 if choosing else 0), f"Pixie chooses from {s.rage_choice}"
    for seat, cards in enumerate(s.rage):
        assert all(seen >> seat & 1 for seen, _ in cards), f"seat {seat} can't look at {cards}"
        assert not cards or may_hold(s, seat), f"seat {seat} is dead and has rage cards"
    assert min(s.lost) >= 0 and (wanted or not any(s.lost)), f"life lost is {s.lost} (10.1)"


def check_wounds(g: Game, s: BangState) -> None:
    """Each of the fifteen wounds is in one place, nobody has a symbol twice (8.4)."""
    found = s.wound_pile[:]
    for seat, wounds in enumerate(s.wounds):
        found += [face for face in range(len(FACES)) if wounds >> face & 1]
        assert not wounds or may_hold(s, seat), f"seat {seat} is dead and has wounds"
    wanted = WOUNDS if "duels" in g.steps else ()
    assert Counter(found) == Counter(wanted), f"the wounds are {sorted(found)}"
    assert 0 <= s.duelled < 1 << g.players, f"{s.duelled:b} were challenged"


def may_hold(s: BangState, seat: int) -> bool:
    """Neither the eliminated (4.3) nor zombies (11.6) have cards."""
    return in_play(s, seat) and not is_zombie(s, seat)


def check_graves(g: Game, s: BangState) -> None:
    """The graveyard cards are in one place each until the outbreak (11.2, 11.5)."""
    there = "bury" in g.steps and s.outbreak != HERE and s.agenda != []
    if there:
        found = Counter(s.graves + s.open_graves)
        assert found == Counter(GRAVES), f"graveyard cards: {s.graves}, open {s.open_graves}"
        assert 0 not in s.open_graves, "a card without hands lies open (11.2)"
    elif s.agenda:
        assert not s.graves and not s.open_graves, "graveyard cards are left"
    assert s.outbreak in (NOT_YET, HERE), "the outbreak is due, and somebody is asked before it"
    assert not s.stirred and not s.calm, "graveyard cards were drawn and no test followed (11.3)"
    assert not s.fallen & s.alive, f"{s.fallen:b} fell and are in play"
    assert there or not s.fallen or not s.agenda, f"{s.fallen:b} draw a card, and there are none"


def check_undead(g: Game, s: BangState) -> None:
    """Zombies and a Master come with the outbreak (11.5); the legacy knows who fell (12.2)."""
    if s.outbreak == HERE:
        assert s.zombies, "an outbreak without zombies"
        assert not is_zombie(s, s.role.index(SHERIFF)), "the Sheriff is a zombie (4.2)"
        leaders = [
            seat for seat, role in enumerate(s.role) if role == RENEGADE and not is_zombie(s, seat)
        ]
        assert s.master in (leaders or [NOBODY]), f"the Master is {s.master} (11.5)"
    else:
        assert not s.zombies and s.master == NOBODY, "zombies before the outbreak"
    fallen = [seat for seat in range(g.players) if not in_play(s, seat) or is_zombie(s, seat)]
    noted = fallen if "note_death" in g.steps else []
    assert sorted(s.dead_order) == noted, f"{s.dead_order} fell, not {noted}"


# Secrets


def unknown(g: Game, s: BangState, viewer: int) -> dict[tuple[str, int], tuple[Any, ...]]:
    """Return the roles (1.2) and rage cards (10.2) the viewer can't know, and what they may be."""
    others = [seat for seat in range(g.players) if seat != viewer and not s.shown >> seat & 1]
    held = tuple(sorted({s.role[seat] for seat in others}))
    roles = {("role", seat): held for seat in others} if s.agenda else {}
    return {**roles, **unknown_rage(s, viewer)}


def unknown_rage(s: BangState, viewer: int) -> dict[tuple[str, int], tuple[Any, ...]]:
    """Return where the rage cards are that the viewer hasn't seen, and what may be there."""
    choice = s.rage_choice if s.rage_choice and s.agenda[-1][1] != viewer else []
    unseen = [[seen for seen in cards if not knows_card(seen, viewer)] for cards in s.rage]
    pool = s.rage_pile + choice + [symbol for cards in unseen for _, symbol in cards]
    if len(pool) == len(s.rage_pile):
        return {}
    found: dict[tuple[str, int], tuple[Any, ...]] = {}
    for index in range(len(s.rage_pile)):
        found["rage_pile", index] = tuple(sorted(set(pool)))
    for index, drawn in enumerate(choice_of_two(pool) if choice else ()):
        found["rage_choice", index] = drawn
    for seat, cards in enumerate(unseen):
        if cards:
            seen = [card for card in s.rage[seat] if knows_card(card, viewer)]
            hands = [tuple(sorted([*seen, *hand])) for hand in hands_of(cards, Counter(pool))]
            found["rage", seat] = tuple(hands)
    return found


def choice_of_two(pool: list[int]) -> list[tuple[int, ...]]:
    """Return what the lower and the higher of two cards from the pool may be."""
    pool = sorted(pool)
    return [tuple(sorted(set(pool[:-1]))), tuple(sorted(set(pool[1:])))]


def hands_of(cards: list[tuple[int, int]], pool: Counter[int]) -> list[tuple[tuple[int, int], ...]]:
    """Return every hand that may lie where these cards do, with those who know them."""
    knowers = Counter(seen for seen, _ in cards)
    parts = [combinations_with_replacement(sorted(pool), count) for count in knowers.values()]
    hands = [
        tuple(
            [(seen, symbol) for seen, part in zip(knowers, chosen, strict=True) for symbol in part]
        )
        for chosen in product(*parts)
    ]
    return [hand for hand in hands if Counter(symbol for _, symbol in hand) <= pool]
