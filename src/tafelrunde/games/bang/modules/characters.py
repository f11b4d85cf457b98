"""Chapter 9, module 3: eight more characters. Those of other modules join only with them."""

from __future__ import annotations

from tafelrunde.kernel import NOBODY, Action, Chapter, Frame, Game

from ..characters.at_the_dice import SKIP, because
from ..names import (
    ARROW,
    BELLE_STAR,
    CHUCK_WENGAM,
    DUEL_DICE,
    DUEL_SIDES,
    DYNAMITE,
    GATLING,
    GREG_DIGGER,
    HERB_HUNTER,
    PAT_BRENNAN,
    PIXIE_PETE,
    PRICE,
    SAM_THE_HEALER,
    SEAN_MALLORY,
    SIDES,
)
from ..state import BangState, clockwise, in_play, is_in_play
from ..steps.losing import harm, heal
from ..steps.resolving import HEAL, symbols
from ..steps.rolling import blast, throw
from .rage import MUCH, hold_rage, may_draw, pass_rage, put_rage_back, take_rage

new_faces = Chapter("characters")  # of no other module
new_duellists = Chapter("characters with duel")
new_ragers = Chapter("characters with rage")

# Abilities used up in this turn, as bits of `spent`
CHUCK_PAID = 1
SEAN_REROLLED = 2


def join_new_faces(g: Game, s: BangState, deck: list[int], about: int) -> list[int]:
    """Shuffled among the base ones before dealing."""
    return [*deck, BELLE_STAR, CHUCK_WENGAM]


def join_duellists(g: Game, s: BangState, deck: list[int], about: int) -> list[int]:
    """They need module 1."""
    return [*deck, GREG_DIGGER, HERB_HUNTER, SAM_THE_HEALER, SEAN_MALLORY]


def join_ragers(g: Game, s: BangState, deck: list[int], about: int) -> list[int]:
    """They need module 2."""
    return [*deck, PAT_BRENNAN, PIXIE_PETE]


def refresh(g: Game, s: BangState, frame: Frame) -> None:
    """What can be used once a turn can be used again."""
    s.spent = 0


new_faces.modifier("characters", join_new_faces)
new_duellists.modifier("characters", join_duellists)
new_ragers.modifier("characters", join_ragers)
new_faces.trigger("turn_ended", "refresh")
new_faces.step("refresh", refresh)


def after_a_change(g: Game, s: BangState, seat: int, face: int) -> None:
    """A die was changed outside a roll: an arrow takes a token, a third dynamite goes off."""
    if symbols(g, s, seat, DYNAMITE) >= 3:
        s.rerolls = 0
        blast(g, s, seat)
    if face == ARROW:
        s.push(("take_arrows", seat, 1))


def fell_in_their_turn(g: Game, s: BangState, dead: int, cause: int, source: int) -> bool:
    """The roller died, perhaps by a die changed between two rolls."""
    return dead == s.turn


def lay_down_dice(g: Game, s: BangState, frame: Frame) -> None:
    """The rest of their roll lapses (4.3)."""
    s.rerolls = 0


new_faces.trigger("eliminated", "lay_down_dice", fell_in_their_turn)
new_faces.step("lay_down_dice", lay_down_dice)


# Belle Star: ("belle_star", seat)


def belle_has_dynamite(g: Game, s: BangState, seat: int) -> bool:
    """Belle rolled dynamite, but not three or more (9.1)."""
    if s.character[seat] != BELLE_STAR or DYNAMITE not in s.dice:
        return False
    return symbols(g, s, seat, DYNAMITE) < 3


def belle_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Turn one dynamite into a Gatling, or none."""
    return (("defuse",), SKIP)


def belle_turns(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """After each of her rolls she may turn one dynamite into a Gatling (9.1)."""
    if action != SKIP:
        s.dice[s.dice.index(DYNAMITE)] = GATLING
        s.tell("die_turned", seat, GATLING)


new_faces.verb("defuse")
new_faces.event("die_turned", seat="seat", face="face")
new_faces.trigger("landed", "belle_star", belle_has_dynamite)
new_faces.decision("belle_star", belle_options, belle_turns, because("9.1"))


# Chuck Wengam: ("chuck_may", seat), then ("chuck_wengam", seat)


def chuck_rolled(g: Game, s: BangState, seat: int) -> bool:
    """Chuck has rolled and not yet used his ability in this turn (9.2)."""
    return s.character[seat] == CHUCK_WENGAM and not s.spent & CHUCK_PAID


def chuck_may(g: Game, s: BangState, frame: Frame) -> None:
    """He is asked while he can pay: not at 1 life (9.2)."""
    if in_play(s, frame[1]) and s.life[frame[1]] > 1:
        s.push(("chuck_wengam", frame[1]))


def chuck_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any die to any other of its sides, but no dynamite with three or more."""
    stuck = symbols(g, s, seat, DYNAMITE) >= 3
    turns: list[Action] = [SKIP]
    for die, face in enumerate(s.dice):
        if face != DYNAMITE or not stuck:
            sides: tuple[int, ...] = g.ask(s, "sides", BASE_SIDES, die)
            turns += [("turn", 1 << die, side) for side in sides if side != face]
    return tuple(turns)


def chuck_turns(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """Once a turn he may pay 1 life to turn a die to any side (9.2)."""
    if action == SKIP:
        return
    s.spent |= CHUCK_PAID
    s.dice[action[1].bit_length() - 1] = action[2]
    s.tell("die_turned", seat, action[2])
    after_a_change(g, s, seat, action[2])
    harm(g, s, PRICE, NOBODY, [(seat, 1)])


def why_no_turning(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """One die to another of its own sides, and no dynamite with three or more (9.2)."""
    return "9.2"


BASE_SIDES: tuple[int, ...] = tuple(range(SIDES))
SIDES_OF_A_DUEL_DIE: tuple[int, ...] = tuple(sorted(set(DUEL_SIDES)))


def duel_sides(g: Game, s: BangState, sides: tuple[int, ...], die: int) -> tuple[int, ...]:
    """A duel die has sides of its own (8.1)."""
    return SIDES_OF_A_DUEL_DIE if DUEL_DICE >> die & 1 else sides


new_faces.verb("turn", die="dice", face="face")
new_faces.trigger("landed", "chuck_may", chuck_rolled)
new_faces.step("chuck_may", chuck_may)
new_faces.decision("chuck_wengam", chuck_options, chuck_turns, why_no_turning)
new_duellists.modifier("sides", duel_sides)


# Greg Digger: ("greg_digger", seat)


def greg_drinks(g: Game, s: BangState, seat: int) -> bool:
    """Greg has a whiskey (9.3)."""
    return s.character[seat] == GREG_DIGGER


def greg_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Use the whiskey once more, or not."""
    return (("drink",), SKIP)


def greg_drinks_again(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """He may use each whiskey twice (9.3)."""
    if action != SKIP:
        s.push(("sip", seat))


new_duellists.verb("drink")
new_duellists.trigger("whiskey", "greg_digger", greg_drinks)
new_duellists.decision("greg_digger", greg_options, greg_drinks_again, because("9.3"))


# Herb Hunter: ("herb_hunter", seat, life, cause, source)


def herb_sees_blood(g: Game, s: BangState, seat: int, life: int, cause: int, source: int) -> bool:
    """In Herb's turn another player loses their second life (9.4); the loss is not counted yet."""
    if seat == s.turn or not is_in_play(s, HERB_HUNTER, s.turn):
        return False
    return s.lost[seat] < MUCH <= s.lost[seat] + life


def herb_wounds(g: Game, s: BangState, frame: Frame) -> None:
    """They draw a wound, if they live (9.4)."""
    if s.life[frame[1]]:
        s.push(("draw_wound", frame[1]))


new_duellists.trigger("lost_life", "herb_hunter", herb_sees_blood)
new_duellists.step("herb_hunter", herb_wounds)


# Pat Brennan: ("pat_brennan", seat)


def pat_may_move(g: Game, s: BangState, seat: int) -> bool:
    """Pat is on turn and somebody has a rage card (9.5)."""
    return s.character[seat] == PAT_BRENNAN and any(s.rage)


def pat_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Move a card from one player to another, himself too: his own by symbol, others' unseen."""
    moves: list[Action] = [SKIP]
    takers = [other for other in clockwise(s, seat) if g.ask(s, "may_draw", True, other)]
    for giver in clockwise(s, seat):
        for taker in takers:
            if giver == seat and taker != seat:
                kinds = sorted({symbol for _, symbol in s.rage[seat]})
                moves += [("give_rage", taker, symbol) for symbol in kinds]
            elif giver != taker and s.rage[giver]:
                moves.append(("move_rage", giver, taker))
    return tuple(moves)


def pat_moves(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """The card goes over; its old owner remembers it, the new one may look (9.5)."""
    if action[0] == "give_rage":
        cards = [card for card in s.rage[seat] if card[1] == action[2]]
        pass_rage(s, seat, action[1], cards[0])
    elif action[0] == "move_rage":
        held = s.rage[action[1]]
        pass_rage(s, action[1], action[2], held[s.pick([card[1] for card in held], "rage card")])


def why_no_moving(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """One card, from a player who has one to another who may (9.5)."""
    return "9.5"


new_ragers.verb("give_rage", target="seat", symbol="face")
new_ragers.verb("move_rage", giver="seat", target="seat")
new_ragers.trigger("turn_began", "pat_brennan", pat_may_move)
new_ragers.decision("pat_brennan", pat_options, pat_moves, why_no_moving)


# Pixie Pete: ("pixie_draws", seat, the draw that is replaced, row), then ("pixie_pete", seat)


def pixie_would_draw(g: Game, s: BangState, draw: Frame) -> bool:
    """Pixie is about to draw a rage card, and there are two (9.6)."""
    if not is_in_play(s, PIXIE_PETE, draw[1]) or not may_draw(g, s, draw[1]):
        return False
    return len(s.rage_pile) + len(s.rage_discards) > 1


def pixie_draws(g: Game, s: BangState, frame: Frame) -> None:
    """She draws two and looks at them."""
    seat: int = frame[1]
    s.rage_choice = sorted([take_rage(s), take_rage(s)])
    s.whisper(1 << seat, "rage_offered", seat, tuple(s.rage_choice))
    s.push(("pixie_pete", seat))


def pixie_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Keep one of the two."""
    return tuple([("keep_rage", symbol) for symbol in sorted(set(s.rage_choice))])


def pixie_keeps(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """She keeps one, the other is shuffled back (9.6)."""
    s.rage_choice.remove(action[1])
    put_rage_back(s, s.rage_choice[0])
    s.rage_choice = []
    hold_rage(s, seat, action[1])


def why_not_kept(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """One of the two cards drawn (9.6)."""
    return "9.6"


new_ragers.verb("keep_rage", symbol="face")
new_ragers.event("rage_offered", seat="seat", symbols="face*")
new_ragers.replacement("draw_rage", "pixie_draws", pixie_would_draw)
new_ragers.step("pixie_draws", pixie_draws)
new_ragers.decision("pixie_pete", pixie_options, pixie_keeps, why_not_kept, automatic=False)


# Sam the Healer: ("sam_the_healer", seat)


def sam_starts_a_duel(g: Game, s: BangState, seat: int) -> bool:
    """Sam starts a duel in his turn (9.7)."""
    return s.character[seat] == SAM_THE_HEALER


def sam_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Any player, himself too, or nobody."""
    return (*[HEAL[target] for target in clockwise(s, seat)], SKIP)


def sam_heals(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """For each duel he starts he may give one player 1 life (9.7)."""
    if action != SKIP:
        heal(g, s, action[1], 1, seat)


def why_no_cure(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """One player in play (9.7)."""
    return "9.7"


new_duellists.trigger("duel_began", "sam_the_healer", sam_starts_a_duel)
new_duellists.decision("sam_the_healer", sam_options, sam_heals, why_no_cure)


# Sean Mallory: ("sean_may", seat), then ("sean_mallory", seat); in a duel ("sean_duels", seat, …)


def sean_rolled(g: Game, s: BangState, seat: int) -> bool:
    """Sean has rolled and not yet used his ability in this turn (9.8)."""
    return s.character[seat] == SEAN_MALLORY and not s.spent & SEAN_REROLLED


def sean_may(g: Game, s: BangState, frame: Frame) -> None:
    """He is asked while he lives and has a duel die to reroll."""
    if in_play(s, frame[1]) and len(sean_options(g, s, frame, frame[1])) > 1:
        s.push(("sean_mallory", frame[1]))


def sean_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """One of the duel dice, but no dynamite with three or more; or none."""
    stuck = symbols(g, s, seat, DYNAMITE) >= 3
    dice = [die for die in range(len(s.dice)) if DUEL_DICE >> die & 1]
    free = [die for die in dice if s.dice[die] != DYNAMITE or not stuck]
    return (*[("again", 1 << die) for die in free], SKIP)


def sean_rerolls(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """Once in his own turn he may reroll one duel die, also after the last roll (9.8)."""
    if action == SKIP:
        return
    s.spent |= SEAN_REROLLED
    die = action[1].bit_length() - 1
    fresh = throw(g, s, (die,))
    s.dice[die] = fresh[0]
    s.tell("rerolled", seat, fresh, tuple(s.dice))
    after_a_change(g, s, seat, fresh[0])


def why_not_again(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> str:
    """A duel die, and no dynamite with three or more (9.8)."""
    return "9.8"


def sean_would_lose(g: Game, s: BangState, lost: Frame) -> bool:
    """In his own turn Sean missed in a duel, and may still reroll (9.8)."""
    if s.turn != lost[1] or not sean_rolled(g, s, lost[1]):
        return False
    return lost[3] != DYNAMITE or symbols(g, s, lost[1], DYNAMITE) < 3


def sean_duel_options(g: Game, s: BangState, frame: Frame, seat: int) -> tuple[Action, ...]:
    """Roll the die of the duel again, or lose."""
    return (("roll_again",), SKIP)


def sean_duels(g: Game, s: BangState, frame: Frame, seat: int, action: Action) -> None:
    """He rolls again, or things take their course (9.8)."""
    if action == SKIP:
        g.resume(s, frame[2], frame[3])
    else:
        s.spent |= SEAN_REROLLED
        s.push(("duel_roll", seat, frame[2][2]))


new_duellists.verb("again", die="dice")
new_duellists.verb("roll_again")
new_duellists.trigger("landed", "sean_may", sean_rolled)
new_duellists.step("sean_may", sean_may)
new_duellists.decision("sean_mallory", sean_options, sean_rerolls, why_not_again)
new_duellists.replacement("duel_lost", "sean_duels", sean_would_lose)
new_duellists.decision("sean_duels", sean_duel_options, sean_duels, why_not_again)
